/**
 * What is listed against what is judged: at decisions of games that were played, every listed move is written into the record and must
 * be legal there, and moves that are not listed must not be. Two ways to the same rules, which must never part.
 */
import { breakOffBefore, goOn } from '../../src/engine/broken-off.js';
import type { Game } from '../../src/engine/game.js';
import { Opening } from '../../src/engine/opening.js';
import type { Options } from '../../src/engine/option.js';
import { recordedMoves } from '../../src/engine/recorded-moves.js';
import { type ReplayRequest, replayToTable } from '../../src/engine/replay.js';
import { Random } from '../../src/kernel/random.js';
import type { Element } from '../../src/log/vocabulary.js';
import { playedUnder } from '../engine/played-under.js';
import { recordingsOf, requestFor } from '../engine/replays.js';
import { canonical, isNoMove, isPaidOtherwise, type Node, withValue } from './moves.js';

/** A place at which the two do not agree. */
export interface Disagreement {
  readonly game: string;
  readonly options: Options;
  readonly move: string;
  readonly says: string;
}

/** What was compared. */
export interface Tally {
  decisions: number;
  listed: number;
  unlisted: number;
  /** Of those that are not listed: cards that are used for nothing. No list has them, and nobody is accused of one. */
  idle: number;
  readonly disagreements: Disagreement[];
}

/** So many decisions are looked at in one game. */
const PER_GAME = 10;
/** So many moves that are not listed are tried at each decision: near misses, and as many with a value at random. */
const UNLISTED = 2;

/** Compares at so many decisions of one ruleset. */
export function compareDecisions(game: Game, decisions: number, seed: number): Tally {
  const tally: Tally = { decisions: 0, listed: 0, unlisted: 0, idle: 0, disagreements: [] };
  for (let number = 1; tally.decisions < decisions; number += 1) {
    const random = new Random(seed, number);
    compareGame(game, random, `${seed}-${number}`, Math.min(PER_GAME, decisions - tally.decisions), tally);
  }
  return tally;
}

function compareGame(game: Game, random: Random, id: string, count: number, tally: Tally): void {
  const given = anyOptions(game, random);
  const [recording] = recordingsOf(playedUnder(game, given, random, `g${id}`));
  if (!recording) throw new Error('no game was played');
  const request: ReplayRequest = requestFor(recording);
  const moves = recordedMoves(game, recording, request).moves;
  const pool = new Pool();
  for (let left = count; left > 0; left -= 1) {
    const move = moves[random.below(moves.length)];
    const end = move && breakOffBefore(recording, move.element);
    if (!end) continue;
    tally.decisions += 1;
    const say = (element: Element, says: string): void => {
      tally.disagreements.push({ game: id, options: given, move: canonical(element as Node), says });
    };
    const tableAfter = (element?: Element): string => {
      const { recording: longer, inside } = element ? goOn(end, element) : end;
      const { session } = replayToTable(game, longer, { ...request, breaksOffIn: inside });
      return JSON.stringify([...session.measure()].sort());
    };
    compareAt(new Opening(game, end, request), tableAfter, random, pool, tally, say);
  }
}

/** @param tableAfter what lies on the table behind a move, or as it is */
function compareAt(
  opening: Opening,
  tableAfter: (element?: Element) => string,
  random: Random,
  pool: Pool,
  tally: Tally,
  say: (element: Element, says: string) => void,
): void {
  const trials = [...opening.moves()].filter(({ kind }) => kind === 'move');
  const listed = trials.map(({ element }) => element as Node);
  for (const { element, verdict: expected } of trials) {
    const { verdict, findings } = opening.try(element);
    tally.listed += 1;
    const errors = findings.flatMap(({ severity, rule, message }) =>
      severity === 'error' ? `${rule} ${message.id}` : [],
    );
    if (verdict !== expected) say(element, `listed as ${expected}, judged ${verdict} ${errors.join(', ')}`);
  }
  const near = [...opening.forbiddenMoves()].map(({ element }) => element as Node);
  for (const element of [...listed, ...near]) pool.add(element);
  const known = new Set(listed.map(canonical));
  const candidates = [
    ...sample(near, random),
    ...sample([...listed, ...near], random).flatMap((element) => pool.exchanged(element, random) ?? []),
  ];
  for (const element of candidates) {
    if (isNoMove(element) || known.has(canonical(element))) continue;
    if (isPaidOtherwise(listed, element)) continue;
    tally.unlisted += 1;
    const { verdict } = opening.try(element);
    if (verdict !== 'legal') continue;
    // Which nun goes where makes no difference: a list has one of the moves that come to the same.
    const after = tableAfter(element);
    if (listed.some((one) => one.name === element.name && tableAfter(one) === after)) continue;
    if (element.name === 'use' && after === tableAfter()) tally.idle += 1;
    else say(element, 'not listed, judged legal');
  }
}

function sample(all: readonly Node[], random: Random): readonly Node[] {
  return Array.from({ length: all.length === 0 ? 0 : UNLISTED }, () => all[random.below(all.length)] as Node);
}

/** Values that were seen, by attribute and by elements that say as much: to leave something out is no other move. */
class Pool {
  private readonly values = new Map<string, unknown[]>();

  add(element: Node): void {
    for (const [attribute, value] of attributesOf(element)) {
      const key = `${shapeOf(element)} ${attribute}`;
      const known = this.values.get(key) ?? [];
      known.push(value);
      this.values.set(key, known);
    }
    for (const child of element.children) this.add(child);
  }

  /** The same with another value in one place; undefined where there is no place for one. */
  exchanged(element: Node, random: Random): Node | undefined {
    const within = random.below(element.children.length + 1);
    const child = element.children[within - 1];
    if (child) {
      const other = this.exchanged(child, random);
      return other && { ...element, children: element.children.with(within - 1, other) };
    }
    const attributes = attributesOf(element);
    const [attribute] = attributes[random.below(attributes.length)] ?? [];
    const values = this.values.get(`${shapeOf(element)} ${attribute}`) ?? [];
    if (attribute === undefined || values.length === 0) return undefined;
    return withValue(element, attribute, values[random.below(values.length)]);
  }
}

function attributesOf({ values }: Node): readonly (readonly [string, unknown])[] {
  return Object.entries(values).filter(([, value]) => value !== undefined);
}

/** The name of an element, and what it says anything of. */
function shapeOf(element: Node): string {
  const names = attributesOf(element).map(([name]) => name);
  return [element.name, ...names.sort()].join(' ');
}

/** The defaults, or a choice of variants, and one option more. */
function anyOptions({ options }: Game, random: Random): Options {
  const offered = options.filter(({ offers }) => offers !== undefined && random.below(2) === 1);
  const other = options[random.below(options.length)];
  const chosen = random.below(2) === 1 && other ? [...offered, other] : offered;
  return Object.fromEntries(
    chosen.map(({ name, values }) => [name, values[1 + random.below(values.length - 1)] ?? values[0]]),
  );
}
