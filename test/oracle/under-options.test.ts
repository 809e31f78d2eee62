/** Tool and second referee agree on games that are played under any of the options that both know, and on what is edited in them. */
import { describe, expect, test } from 'vitest';
import { gameOf } from '../../src/games.js';
import { Random } from '../../src/kernel/random.js';
import { anyOf, playedUnder } from '../engine/played-under.js';
import { IS_LONG } from '../runs.js';
import { compare } from './compare.js';
import { all, copyOf, type Element, get, one, parseXml } from './element.js';
import { mutate, vocabularyOf } from './mutate.js';
import { ORACLES, type Oracle } from './oracles.js';

const GAMES = IS_LONG ? 100 : 2;
const MUTANTS = IS_LONG ? 12 : 4;
/** In one game of so many an option has a value of its own. */
const SELDOM = 4;

/** A game at a level at which nothing is hidden. */
function played({ ruleset, options }: Oracle, number: number): Element {
  const game = gameOf(ruleset);
  if (!game) throw new Error(ruleset);
  const random = new Random(74, number);
  const known = game.options.filter(({ name }) => options.includes(name));
  const given = anyOf(known, random, () => SELDOM);
  const level = number % 2 === 0 ? 'full' : 'moves';
  const log = one(parseXml(playedUnder(game, given, random, `options-${number}`, level)), 'game');
  if (!log) throw new Error('no game');
  return ruleset === 'rattus' ? log : promisingCards(log);
}

/** Of hands and draws the second referee must know that they are all there; of other promises it knows nothing. */
function promisingCards(log: Element): Element {
  const copy = copyOf(log);
  const moves = one(copy, 'moves');
  if (moves) moves.attributes['records'] = 'hands draws';
  return copy;
}

describe.each(ORACLES)('of $ruleset', (oracle) => {
  const games = Array.from({ length: GAMES }, (_, at) => played(oracle, at + 1));
  const vocabulary = vocabularyOf(games);

  test.each(games.map((game, at) => [at + 1, game] as const))('game %i', (number, game) => {
    const judged = compare(game, oracle);
    expect([judged.oracle.verdict, judged.agree], judged.text).toEqual(['legal', true]);
    for (let mutant = 0; mutant < MUTANTS; mutant += 1) {
      const { what, game: edited } = mutate(game, vocabulary, number * 1_000 + mutant);
      const { agree, difference, text } = compare(edited, oracle);
      if (difference === undefined) expect(agree, `${what}\n${text}`).toBe(true);
    }
  });
});

test('the Knight of Rattus may decide anew for each token', () => {
  const oracle = ORACLES.find(({ ruleset }) => ruleset === 'rattus');
  const game = gameOf('rattus');
  if (!oracle || !game) throw new Error('no Rattus');
  // In one of its turns he is used twice.
  const text = playedUnder(game, { 'knight-neutral-scope': 'per-token' }, new Random(75, 5), 'each-token');
  const log = one(parseXml(text), 'game');
  const [twice] = (log ? all(one(log, 'moves'), 'turn') : []).filter(
    (turn) => all(turn, 'use').filter((use) => get(use, 'card') === 'knight').length > 1,
  );
  expect(twice).toBeDefined();
  const judged = log && compare(log, oracle);
  expect([judged?.oracle.verdict, judged?.agree], judged?.text).toEqual(['legal', true]);
});
