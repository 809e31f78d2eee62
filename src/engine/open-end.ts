/** Where a record ends although more may follow: what is missing there is not missing yet. */
import { UNDO } from '../log/envelope.js';
import type { Recording } from '../log/recording.js';
import type { Element, Vocabulary } from '../log/vocabulary.js';
import type { Located } from './facts.js';

/** How a record ends, and the elements that may still grow. */
export interface OpenEnd {
  /**
   * `closed`: it has a result, nothing can follow. `stops`: somebody wrote no further. `broken`: the text broke off, so
   * something was lost. `goes-on`: it ends on purpose, so that somebody may go on from there.
   */
  readonly end: 'closed' | 'stops' | 'broken' | 'goes-on';
  /** Each holds the next one; the last move of the record is in the last of them. */
  readonly elements: readonly Located[];
  /** Moves that the text had not closed, and the numbers in them: what was lost of such a move may account for those. */
  readonly open?: ReadonlySet<Located>;
}

/** Nothing can follow. */
export const CLOSED: OpenEnd = { end: 'closed', elements: [] };

/** Parts that stand behind the head of a game: what is missing before them stays missing. */
const PARTS: ReadonlySet<string> = new Set(['setup', 'moves', 'result']);

/** Numbers that stand behind what they are about: nothing can be added in front of them. */
const CLAIMS: ReadonlySet<string> = new Set(['state', 'effect']);

/** Moves stand in a turn or round, in `<moves>`, in the game. */
const MOVES_AT = 3;

/**
 * Where the record of a game ends.
 * @param innermost the element in which it breaks off on purpose
 */
export function openEndOf(recording: Recording, vocabulary: Vocabulary, innermost: Element | undefined): OpenEnd {
  if (innermost) return { end: 'goes-on', elements: brokenPath(recording.game, innermost) };
  if (recording.truncated) {
    const elements = brokenPath(recording.game, undefined);
    const moves = elements.slice(MOVES_AT, recording.unclosed ?? 0);
    const open = moves.flatMap((move) => [move, ...move.children.filter(({ name }) => CLAIMS.has(name))]);
    return { end: 'broken', elements, open: new Set(open) };
  }
  const moves = recording.game.children.find(({ name }) => name === 'moves');
  const isOver = recording.game.children.some(({ name }) => name === 'result');
  if (isOver && !moves?.children.some(({ name }) => name === 'abandoned')) return CLOSED;
  return { end: 'stops', elements: growing(recording.game, vocabulary) };
}

/** The game, in it its last part, and so on: a broken text may have ended in whatever stands last. */
function brokenPath(game: Element, innermost: Element | undefined): readonly Element[] {
  const path: Element[] = [];
  for (let element: Element | undefined = game; element; element = element.children.at(-1)) {
    path.push(element);
    if (element === innermost) {
      // A turn that has only been begun goes on, too.
      const begun = element.name === 'moves' ? element.children.at(-1) : undefined;
      return begun?.children.length === 0 ? [...path, begun] : path;
    }
  }
  return path;
}

/** The elements behind whose last child something could be written, without changing what stands there. */
function growing(game: Element, vocabulary: Vocabulary): readonly Element[] {
  const part = game.children.findLast(({ name }) => PARTS.has(name) && name !== 'result');
  if (!part) return [game, ...game.children.slice(-1)];
  const path: Element[] = [];
  for (let element: Element | undefined = part; element; element = lastMove(element)) {
    if ((vocabulary[element.name]?.children.length ?? 0) > 0) path.push(element);
  }
  return path;
}

/** Nothing of the game. */
const ASIDE: ReadonlySet<string> = new Set(['note', 'abandoned', UNDO]);

/** What was recorded last in an element; undefined where that is a number, which nothing can be added to. */
function lastMove({ children }: Element): Element | undefined {
  const last = children.findLast(({ name }) => !ASIDE.has(name));
  return last && !CLAIMS.has(last.name) ? last : undefined;
}
