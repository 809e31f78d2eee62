/** Puts mutators together: what may be broken in a game, one of it chosen at random, and where it stands. */
import { copyOf, type Element, tagOf } from '../../oracle/element.js';
import { pick } from '../../oracle/random.js';
import type { Place } from '../../oracle/verdict.js';
import type { Mutator, Planted } from '../mutator.js';
import { writeClaims } from './claims.js';
import type { Reckoning } from './reckoning.js';
import { type RecordedGame, type Round, recordOf } from './record.js';

/** Plants a breach in one way; the game is changed only when it is called. */
export type Occasion = () => Planted | undefined;

/** A mutator that takes one of the occasions of a game. */
export function mutator(
  rule: string,
  occasions: (record: RecordedGame) => readonly Occasion[],
  twins: readonly string[] = [],
): Mutator {
  return { rule, twins, plant: (game, random) => pick(occasions(recordOf(game)), random)?.() };
}

/** Writes what a program claims that reckons so, and accuses the first claim that differs. */
export function misreckoned(game: Element, what: string, faults: Partial<Reckoning>): Planted | undefined {
  const before = copyOf(game);
  writeClaims(game, faults);
  const element = firstChange(before, game);
  if (!element) return undefined;
  return { what: `${what}: ${tagOf(element)}`, place: placeOf(game, element), element };
}

/** Every element with what may be said of it in a round. */
export function inRound({ number }: Pick<Round, 'number'>, what: string, element?: Element): Planted {
  const place: Place = { section: 'turn', turn: number };
  return { what: element ? `${what}: ${tagOf(element)}` : what, place, ...(element && { element }) };
}

export function inSection(section: 'setup' | 'final' | 'result', what: string, element?: Element): Planted {
  return {
    what: element ? `${what}: ${tagOf(element)}` : what,
    place: { section, turn: null },
    ...(element && { element }),
  };
}

/** The first element of a game, in the order of the log, that is not as it was. */
function firstChange(before: Element, after: Element): Element | undefined {
  if (JSON.stringify(before.attributes) !== JSON.stringify(after.attributes)) return after;
  for (const [index, child] of after.children.entries()) {
    const old = before.children[index];
    if (!old || old.name !== child.name) return child;
    const change = firstChange(old, child);
    if (change) return change;
  }
  return undefined;
}

/** The section and round in which an element stands. */
function placeOf(game: Element, element: Element): Place {
  const { rounds, final, result } = recordOf(game);
  const round = rounds.find((own) => own.element.children.includes(element));
  if (round) return { section: 'turn', turn: round.number };
  if (final?.children.includes(element)) return { section: 'final', turn: null };
  return { section: result?.children.includes(element) ? 'result' : 'setup', turn: null };
}
