/** How a log may have been meant where something in it is wrong: with another word, an element elsewhere, or without it. */
import { time } from '../log/attribute.js';
import { UNDO } from '../log/envelope.js';
import type { Recording } from '../log/recording.js';
import { type Reading, reread } from '../log/reread.js';
import type { AnyElement, Vocabulary } from '../log/vocabulary.js';
import type { Facts } from './facts.js';
import type { Fitting } from './finding.js';

/** Where a finding stands in the log. */
export interface Stand {
  /** The id of the finding. */
  readonly finding: string;
  /** Of the element. */
  readonly offset: number;
  /** A word of it for which the rules would have another one. */
  readonly word: WrongWord | undefined;
}

/** @param standpoint the offset of the element where the judge stands @returns nothing for what stands nowhere in the log */
export function standsOf(
  finding: string,
  { element, attribute, expected, actual }: Facts,
  standpoint: number | undefined,
): readonly Stand[] {
  const offset = element?.offset ?? standpoint;
  if (offset === undefined) return [];
  const isWord = attribute !== undefined && expected !== undefined && actual !== undefined;
  return [{ finding, offset, word: isWord ? { attribute, expected, actual } : undefined }];
}

interface WrongWord {
  readonly attribute: string;
  /** What stands there. */
  readonly actual: string;
  /** What might stand there instead, in the notation of the log, parted by `|`. */
  readonly expected: string;
}

/** What is not where it was meant to be. */
type Part = Exclude<Fitting, { readonly word: string }>['of'];

/** How a log may have been meant: with another word, without an element, or with two of them in the other order. */
export type Otherwise =
  /** `elsewhere`: whose word it is, and of which turn, where what is wrong does not stand there. */
  | { readonly reading: Reading; readonly elsewhere?: { readonly turn: number; readonly player: string } }
  /** The offset of the element. */
  | { readonly without: number; readonly of: Part }
  /** The offset of the first of both. */
  | { readonly exchanged: number; readonly of: Part; readonly way: 'later' | 'earlier' }
  /** The offset of the first of both, and of another one further behind. */
  | { readonly exchanged: number; readonly by: number; readonly of: 'turn'; readonly way: 'exchanged' };

/** Where one thing is named, each of those that might be there; where several are counted, all of them together. */
export function otherWords({ offset, word }: Stand): readonly Otherwise[] {
  if (!word) return [];
  const { attribute, actual, expected } = word;
  const isOne = /^[^\s:]+$/.test(actual);
  const others = isOne ? expected.split(/[|\s]/).map((one) => one.replace(/:.*/, '')) : [expected];
  return others
    .filter((as) => as !== '')
    .map((as) => ({ reading: { of: 'word', offset, attribute, word: actual, as } }));
}

/**
 * An element, and the turn or round (or whatever stands among these) in which it stands, in the other order with a neighbour; or without it, if the
 * same stands before it. A turn, too, in the other order with the next one that would be right here.
 */
export function otherParts(recording: Recording, { offset, word }: Stand): readonly Otherwise[] {
  const moves = movesOf(recording);
  const part = moves.findLast((one) => one.offset <= offset);
  if (!part) return [];
  const isInside = part.children.some((child) => child.offset === offset);
  return [
    ...otherPlaces(moves, part.offset),
    ...(isInside ? otherPlaces(part.children, offset) : []),
    ...(part.offset === offset && word ? dueTurn(moves, part, word) : []),
  ];
}

/** A turn in the place of the next one that bears the word that was expected of it, unless that follows it at once. */
function dueTurn(
  moves: readonly AnyElement<Vocabulary>[],
  turn: AnyElement<Vocabulary>,
  { attribute, expected }: WrongWord,
): readonly Otherwise[] {
  const behind = moves.slice(moves.indexOf(turn) + 1);
  const due = behind.findIndex(({ name, values }) => name === turn.name && values[attribute] === expected);
  const by = due > 0 && isTurn(turn) ? behind[due]?.offset : undefined;
  return by === undefined ? [] : [{ exchanged: turn.offset, by, of: 'turn', way: 'exchanged' }];
}

function otherPlaces(siblings: readonly AnyElement<Vocabulary>[], offset: number): readonly Otherwise[] {
  const index = siblings.findIndex((one) => one.offset === offset);
  const [before, part, next] = [siblings[index - 1], siblings[index], siblings[index + 1]];
  if (!part) return [];
  // What is only told of it may stand between both.
  const done = siblings.slice(0, index).findLast(({ name }) => name !== 'state' && name !== 'note');
  const of = isTurn(part) ? 'turn' : 'element';
  return [
    ...(next ? [{ exchanged: offset, of, way: 'later' } as const] : []),
    ...(before ? [{ exchanged: before.offset, of, way: 'earlier' } as const] : []),
    ...(done && isSame(part, done) ? [{ without: offset, of } as const] : []),
  ];
}

/** Without the element that stands there. Nothing of the end of a game can be wrong without it: that is no way, unless it has ended before. */
export function withoutPart(recording: Recording, offset: number): readonly Otherwise[] {
  const moves = movesOf(recording);
  const index = moves.findIndex((one) => one.offset === offset);
  const part = moves[index];
  if (part && isTurn(part)) return [{ without: offset, of: 'turn' }];
  const isEnd = part && part.children.length > 0 && !moves.slice(index).some(isTurn);
  const isFirst = moves.findIndex(({ name }) => name === part?.name) === index;
  return isEnd && isFirst ? [] : [{ without: offset, of: 'element' }];
}

export function movesOf({ game }: Recording): readonly AnyElement<Vocabulary>[] {
  return game.children.find(({ name }) => name === 'moves')?.children ?? [];
}

export function isTurn({ name }: AnyElement<Vocabulary>): boolean {
  return name === 'turn' || name === 'round';
}

function isSame(one: AnyElement<Vocabulary>, other: AnyElement<Vocabulary>): boolean {
  return JSON.stringify(one, withoutRemarks) === JSON.stringify(other, withoutRemarks);
}

/** Where and when something was written, what was taken back in it, and what somebody thinks of it make no other element of it. */
function withoutRemarks(key: string, value: unknown): unknown {
  // At a place is something else than at a time.
  if (key === 'offset' || key === 'mark' || (key === 'at' && time.read(String(value)) !== undefined)) return undefined;
  const isRemark = ({ name }: AnyElement<Vocabulary>): boolean => name === 'note' || name === UNDO;
  return key === 'children' ? (value as AnyElement<Vocabulary>['children']).filter((child) => !isRemark(child)) : value;
}

/** The same recording as it may have been meant. @param readings how it has been read already, where it could not be read as it stands */
export function meant(
  recording: Recording,
  vocabulary: Vocabulary,
  way: Otherwise,
  readings: readonly Reading[],
): Recording {
  if ('reading' in way) return reread(recording, vocabulary, [...readings, way.reading]);
  const arranged = (element: AnyElement<Vocabulary>): AnyElement<Vocabulary> => {
    const children = element.children.map(arranged);
    const index = children.findIndex(({ offset }) => offset === ('without' in way ? way.without : way.exchanged));
    const one = children[index];
    if (!one) return { ...element, children };
    if ('without' in way) return { ...element, children: children.toSpliced(index, 1) };
    const at = 'by' in way ? children.findIndex(({ offset }) => offset === way.by) : index + 1;
    const other = children[at];
    return { ...element, children: other ? children.with(index, other).with(at, one) : children };
  };
  return { ...recording, game: arranged(recording.game) };
}
