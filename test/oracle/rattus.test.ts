/** The second referee of Rattus: first it must itself be right about recorded games, then the tool must agree with it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { IS_LONG } from '../runs.js';
import { compare } from './compare.js';
import { all, copyOf, type Element, get, one } from './element.js';
import { mutate, vocabularyOf } from './mutate.js';
import { judgeableGames, legalGames, ORACLES, type Oracle } from './oracles.js';

const SEED = 20_261_121;
const MUTANTS_OF_A_GAME = 4;
/** In the short run the first two of them. */
const TRIED = IS_LONG ? MUTANTS_OF_A_GAME : 2;
const BUGS = 'fixtures/rattus/bugs/';

/** Values that are not the default of either set of rules. */
const OPTIONS: readonly (readonly [name: string, value: string])[] = [
  ['end-timing', 'complete-round'],
  ['end-trigger-latch', 'end-of-turn'],
  ['window-policy', 'strict'],
  ['neutral-enables-ravage', 'true'],
  ['baker-source', 'board'],
  ['baker-cubes-count-as-deployed', 'true'],
  ['mayor-partial', 'false'],
  ['queen-in-rat-free-region', 'false'],
  ['queen-walls-split-area', 'true'],
  ['queen-partial', 'false'],
  ['window-policy', 'free'],
  ['walls-share-border', 'true'],
  ['soldier-target', 'anywhere'],
  ['messenger-same-owner', 'true'],
  ['final-plague-nuns', 'ignored'],
  ['final-plague-potions', 'ignored'],
  ['last-round-serf-zero-steps', 'true'],
  ['last-round-knight-counts', 'when-owned'],
  ['tie-break-order', 'counter-clockwise'],
];

const oracle = ORACLES.find(({ ruleset }) => ruleset === 'rattus') as Oracle;
const games = legalGames('rattus', ['fixtures']);
const vocabulary = vocabularyOf(games);

test('calls the legal games legal', () => {
  expect(games.length).toBeGreaterThanOrEqual(9);
  expect(games.map((game) => oracle.judge(game)).filter(({ verdict }) => verdict !== 'legal')).toEqual([]);
});

test('finds the bugs of other programs where they are', () => {
  let judged = 0;
  for (const file of readdirSync(BUGS).filter((name) => name.endsWith('.xml'))) {
    const expectation = `${BUGS}${file.replace('.xml', '.expected.json')}`;
    const [game] = judgeableGames(`${BUGS}${file}`);
    if (!game || !existsSync(expectation)) continue;
    const { findings } = JSON.parse(readFileSync(expectation, 'utf8')) as {
      findings: { severity: string; cause?: string; section: string; turn: number | null }[];
    };
    const places = findings
      .filter(({ severity, cause }) => severity === 'error' && !cause)
      .map(({ section, turn }) => ({ section, turn }));
    const { section, turn } = oracle.judge(game);
    expect(places, file).toContainEqual({ section, turn });
    judged += 1;
  }
  expect(judged).toBeGreaterThanOrEqual(12);
});

test('agrees with the tool on mutants', () => {
  const disagreements: string[] = [];
  let illegal = 0;
  for (const [index, game] of games.entries()) {
    for (let number = 0; number < TRIED; number += 1) {
      const mutant = mutate(game, vocabulary, SEED + index * MUTANTS_OF_A_GAME + number);
      const { agree, oracle: own, text } = compare(mutant.game, oracle);
      if (own.verdict === 'illegal') illegal += 1;
      if (!agree) disagreements.push(`${get(game, 'id')}: ${mutant.what}\n${text}`);
    }
  }
  expect(disagreements).toEqual([]);
  expect(illegal).toBeGreaterThan((games.length * TRIED) / 2);
});

test('agrees with the tool under other options', () => {
  const disagreements: string[] = [];
  let illegal = 0;
  for (const game of games.slice(0, 4)) {
    for (const [name, value] of OPTIONS) {
      const { agree, oracle: own, text } = compare(withOption(game, name, value), oracle);
      if (own.verdict === 'illegal') illegal += 1;
      if (!agree) disagreements.push(`${get(game, 'id')} ${name}=${value}\n${text}`);
    }
  }
  expect(disagreements).toEqual([]);
  expect(illegal).toBeGreaterThan(2);
});

describe('of what brute force tried', () => {
  test('no card does what another does', () => {
    const other: Element = { ...element('use', { card: 'soldier' }), children: [element('swap', {})] };
    const soldier = cutGame('full-2-players-yucata-39.xml', 1, 3);
    expect(oracle.judge(soldier(element('use', { card: 'soldier' }))).verdict).toBe('legal');
    expect(oracle.judge(soldier(other)).why).toContain('does no such thing');
  });

  test('the figure may come back in the last round, and in a turn it may not', () => {
    const back = element('plague', { by: 'knight', path: 'polonia germania' });
    const slot = cutGame('full-4-players-book-5.xml', 24, 0);
    expect(oracle.judge(slot(back)).verdict).toBe('legal');
    const turn = cutGame('full-2-players-yucata-39.xml', 1, 2);
    expect(oracle.judge(turn(element('plague', { path: 'gallia hispania' }))).verdict).toBe('illegal');
  });

  test('the knight may be used alone in the last round, and in a turn he may not', () => {
    const alone = element('use', { card: 'knight' });
    expect(oracle.judge(cutGame('full-4-players-book-5.xml', 24, 0)(alone)).verdict).toBe('legal');
    expect(oracle.judge(cutGame('full-4-players-book-5.xml', 23, 0)(alone)).verdict).toBe('illegal');
  });

  test('the baker may be taken where the record ends: his cubes can still be set down', () => {
    const baker = cutGame('full-3-players-yucata-1.xml', 12, 1);
    const taken = element('class', { card: 'baker', from: 'p2' });
    expect(oracle.judge(baker(taken)).verdict).toBe('legal');
    expect(oracle.judge(baker(taken, element('use', { card: 'baker' }))).why).toContain('stay there');
  });
});

function element(name: string, attributes: Record<string, string>): Element {
  return { name, attributes, children: [], text: '' };
}

/** A game that ends in a turn behind so many elements of it, and any others. */
function cutGame(file: string, turn: number, kept: number): (...others: Element[]) => Element {
  return (...others) => {
    const [game] = judgeableGames(`fixtures/rattus/legal/${file}`);
    const moves = game && one(game, 'moves');
    const round = one(moves, 'last-round');
    const turns = [...all(moves, 'turn'), ...all(round, 'turn')];
    const last = turns[turn - 1];
    if (!moves || !last) throw new Error('no such turn');
    const inside = round?.children.includes(last) ? round : undefined;
    game.children.splice(game.children.indexOf(moves) + 1);
    moves.children.splice(moves.children.indexOf(inside ?? last) + 1);
    inside?.children.splice(inside.children.indexOf(last) + 1);
    last.children.splice(kept, last.children.length, ...others);
    return game;
  };
}

function withOption(game: Element, name: string, value: string): Element {
  const copy = copyOf(game);
  const options = one(copy, 'options');
  if (!options || all(options, 'option').some((option) => get(option, 'name') === name)) throw new Error('no room');
  options.children.push({ name: 'option', attributes: { name, value }, children: [], text: '' });
  return copy;
}
