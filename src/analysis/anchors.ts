/** Names of moves that stay the same when a log is written anew, or changed elsewhere: what notes hold on to. */
import { decisionOf } from '../log/decision.js';
import { entryOf } from '../log/entry-of.js';
import type { Recording } from '../log/recording.js';
import type { Element, Vocabulary } from '../log/vocabulary.js';
import { contentOf, hash } from './content.js';

/** Enough that two moves of a game have the same digits once in a million games. Even then they have different numbers. */
const DIGITS = 10;

const ANCHOR = /^([0-9a-f]{10})(?:-([1-9]\d{0,5})of([1-9]\d{0,5}))?$/;

/** An anchor taken apart. */
export interface Anchor {
  /** What was decided, by whom, as ten hexadecimal digits. */
  readonly digits: string;
  /** Which of the moves that have these digits, in the order of the log; 1-based. */
  readonly number: number;
  /** How many moves have them. */
  readonly of: number;
}

/** @param text `3f9a1c02be`, or `3f9a1c02be-2of5` for one of equal moves; @returns undefined for anything else */
export function readAnchor(text: string): Anchor | undefined {
  const [, digits, number = '1', of = '1'] = ANCHOR.exec(text.trim().toLowerCase()) ?? [];
  if (digits === undefined || Number(number) > Number(of)) return undefined;
  return { digits, number: Number(number), of: Number(of) };
}

/** The same the other way round. */
export function anchorText({ digits, number, of }: Anchor): string {
  return of === 1 ? digits : `${digits}-${number}of${of}`;
}

/**
 * The anchor of each move. What goes into it: the ruleset, the part of the log, the player, and what was decided; no place
 * in the file or in the game, no remark and no claim.
 * @param vocabulary of the game
 * @param moves elements of the recording
 */
export function anchorsOf(
  { game, ruleset }: Recording,
  vocabulary: Vocabulary,
  moves: ReadonlySet<Element>,
): ReadonlyMap<Element, Anchor> {
  const equals = new Map<string, Element[]>();
  const visit = (element: Element, part: string, around: string): void => {
    const own: unknown = element.values['player'];
    const player = typeof own === 'string' ? own : around;
    if (moves.has(element)) {
      const digits = hash([ruleset, part, player, contentOf(decisionOf(element, vocabulary))], DIGITS);
      entryOf(equals, digits, () => []).push(element);
    }
    for (const child of element.children) visit(child, part, player);
  };
  for (const part of game.children) visit(part, part.name, '');
  return new Map(
    [...equals].flatMap(([digits, elements]) =>
      elements.map((element, index) => [element, { digits, number: index + 1, of: elements.length }] as const),
    ),
  );
}
