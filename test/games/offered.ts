/** What is offered at places of recorded games, and whether a recorded move is among it. */
import { expect } from 'vitest';
import { type BrokenOff, breakOffBefore, breakOffIn, goOn } from '../../src/engine/broken-off.js';
import type { Game } from '../../src/engine/game.js';
import { Opening } from '../../src/engine/opening.js';
import { recordedMoves } from '../../src/engine/recorded-moves.js';
import { type ReplayRequest, replayToTable } from '../../src/engine/replay.js';
import { gameOf } from '../../src/games.js';
import type { Recording } from '../../src/log/recording.js';
import type { AnyElement, Element, Vocabulary } from '../../src/log/vocabulary.js';
import { recordingsOf, requestFor } from '../engine/replays.js';
import { expectationOf, fixtures, textOf } from '../fixture-files.js';

type Node = AnyElement<Vocabulary>;

/** The legal games of the fixtures, each with its name. */
export function legalGames(ruleset: string): readonly (readonly [name: string, recording: Recording])[] {
  return fixtures()
    .filter((fixture) => fixture.name.startsWith(`${ruleset}/legal/`) && expectationOf(fixture)?.verdict !== 'illegal')
    .flatMap((fixture) =>
      recordingsOf(textOf(fixture), fixture.name).map((recording) => [fixture.name, recording] as const),
    );
}

export interface Place {
  /** The move that was made there. */
  readonly recorded: Node;
  readonly opening: Opening;
  /** Whether two moves leave the same table. */
  readonly comeToTheSame: (one: Element, other: Element) => boolean;
}

/** The places of all moves of a game, or of some. @param every the first and then each so-manieth */
export function* placesOf(recording: Recording, every = 1): Generator<Place> {
  const game = playedBy(recording);
  const request: ReplayRequest = requestFor(recording);
  for (const [index, { element }] of recordedMoves(game, recording, request).moves.entries()) {
    const end = index % every === 0 ? breakOffBefore(recording, element) : undefined;
    if (!end) continue;
    yield {
      recorded: element as Node,
      opening: new Opening(game, end, request),
      comeToTheSame: (one, other) => tableAfter(game, end, one, request) === tableAfter(game, end, other, request),
    };
  }
}

/** The end of a game that somebody has written, in its last element of some name. */
export function openingIn(text: string, inside: string): Opening {
  const { recording, end } = endIn(text, inside);
  return new Opening(playedBy(recording), end, requestFor(recording));
}

/** What lies on the table there, in the game's own shape. @see openingIn */
export function tableIn(text: string, inside: string): unknown {
  const { recording, end } = endIn(text, inside);
  const request = { ...requestFor(recording), breaksOffIn: end.inside };
  return replayToTable(playedBy(recording), end.recording, request).session.table();
}

function endIn(text: string, inside: string): { readonly recording: Recording; readonly end: BrokenOff } {
  const [recording] = recordingsOf(text);
  const last = recording && lastOf(recording.game, inside);
  const end = last && breakOffIn(recording, last);
  if (!end) throw new Error(`no ${inside} in ${text}`);
  return { recording, end };
}

function lastOf(element: Node, name: string): Node | undefined {
  for (const child of element.children.toReversed()) {
    const found = lastOf(child, name);
    if (found) return found;
  }
  return element.name === name ? element : undefined;
}

function playedBy({ ruleset }: Recording): Game {
  const game = gameOf(ruleset);
  if (!game) throw new Error(`no game ${ruleset}`);
  return game;
}

function tableAfter(game: Game, end: BrokenOff, element: Element, request: ReplayRequest): string {
  const { recording, inside } = goOn(end, element);
  const { session } = replayToTable(game, recording, { ...request, breaksOffIn: inside });
  return JSON.stringify([...session.measure()].sort());
}

/** As it stands in a log, on one line. */
export function written(element: Element): string {
  const { name, children } = element as Node;
  const attributes = Object.entries(element.values)
    .filter(([, value]) => value !== undefined)
    .map(([attribute, value]) => ` ${attribute}="${Array.isArray(value) ? value.join(' ') : String(value)}"`);
  const inner = children.map(written).join('');
  return `<${name}${attributes.join('')}${inner ? `>${inner}</${name}>` : '/>'}`;
}

/** Fails, and says what was offered instead. */
export function missing(move: Element, offered: readonly Element[]): never {
  return expect.fail([`${written(move)} is not among`, ...offered.map(written)].join('\n'));
}

/** Children that decide nothing. */
const CLAIMS = ['state', 'effect', 'note', 'lose'];
/** Attributes that decide nothing: annotations, claims, and what chance shows. */
const UNDECIDED = ['mark', 'points', 'rats', 'token'];
/** Lists whose order means something. */
const ORDERED = ['path', 'tokens'];

/**
 * Whether a recorded move and an offered one are the same, as far as they are written alike: but for claims, chance, and
 * the order of lists and of what stands inside. `?` is whatever the other one has.
 * @param forced names of children that only state here what must be
 */
export function isSame(recorded: Node, offered: Node, forced: readonly string[] = []): boolean {
  if (recorded.name !== offered.name) return false;
  const [one, other] = [recorded.values, offered.values] as readonly Readonly<Record<string, unknown>>[];
  const names = new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})]);
  for (const name of names)
    if (!UNDECIDED.includes(name) && !isSameValue(name, one?.[name], other?.[name])) return false;
  const left = offered.children.filter(({ name }) => !CLAIMS.includes(name));
  const decisions = recorded.children.filter(({ name }) => !CLAIMS.includes(name) && !forced.includes(name));
  return (
    decisions.length === left.length &&
    decisions.every((child) => {
      const at = left.findIndex((candidate) => isSame(child, candidate));
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    })
  );
}

function isSameValue(name: string, one: unknown, other: unknown): boolean {
  if (one === '?' || other === '?') return true;
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  const [list, second] = ORDERED.includes(name) ? [one, other] : [one.toSorted(), other.toSorted()];
  return (
    list.length === second.length &&
    list.every((member, index) => member === second[index] || [member, second[index]].includes('?'))
  );
}
