import { expect, test } from 'vitest';
import type { Game } from '../../src/engine/game.js';
import { GameRun, type MovesEnd, type Procedures } from '../../src/engine/game-run.js';
import type { Judge } from '../../src/engine/judge.js';
import { quantityOf } from '../../src/engine/quantity.js';
import { count, id, optional, required } from '../../src/log/attribute.js';
import { ANYWHERE, withEnvelope } from '../../src/log/envelope.js';
import { element, leaf } from '../../src/log/vocabulary.js';
import { elementOf, rosterOf, watchedJudge } from './judges.js';

/** A game in which everybody says once that it is over. */
const vocabulary = withEnvelope({
  ruleset: 'valletta',
  options: ['none'],
  inComponents: [],
  inSetup: [],
  inMoves: ['over'],
  records: ['all'],
  elements: {
    over: element({ describe: 'the end', attributes: {}, children: ANYWHERE }),
    state: leaf('a claim', { player: optional(id) }),
    effect: leaf('a claim', { player: required(id) }),
    score: leaf('a result', { player: required(id), rank: optional(count) }),
  },
});

type Steps = string[];

const procedures: Procedures<typeof vocabulary, { steps: Steps; measure: () => Map<string, number> }, MovesEnd> = {
  party: { count: 'game.setup.player-count', countMessage: 'some-count' },
  lay: () => ({ steps: [], measure: () => new Map() }),
  checkComponents: ({ steps }) => steps.push('components'),
  setUp: ({ steps }, _, { setup }) => steps.push(setup ? 'setup' : 'no setup'),
  open: ({ steps }) => steps.push('open'),
  playMoves: ({ steps }, _, moves) => {
    steps.push('moves');
    return { complete: moves.children.some(({ name }) => name === 'over') };
  },
  earlyEnd: () => ({
    rule: 'game.end.all',
    stops: 'log-stops',
    tooEarly: 'result-too-early',
    with: {},
    dependsOn: [quantityOf('end')],
  }),
  score: (_, __, result, { complete }) => (complete || result ? [{ player: 'p1', points: 3, rank: 1 }] : undefined),
  apply: () => undefined,
  series: {},
  declaredNames: () => new Map(),
  seen: () => new Int16Array(0),
  openMoves: () => [],
  forbiddenMoves: () => [],
};

const moves = (...names: string[]) =>
  elementOf(
    'moves',
    {},
    names.map((name) => elementOf(name, {})),
  );
const result = elementOf('result', {});

function played(parts: Parameters<typeof elementOf>[2], players = 2) {
  const session = new GameRun(procedures, {
    game: elementOf('game', {}, parts),
    roster: rosterOf(players),
    profile: (profileOf) => profileOf({}),
    edition: undefined,
  } satisfies Parameters<Game['open']>[0]);
  const { judge } = watchedJudge();
  return { outcome: session.play(judge), steps: (session.table() as { steps: string[] }).steps, said: saidBy(judge) };
}

function saidBy({ findings }: Judge): string[] {
  return findings.map(({ severity, message, at }) => `${severity} ${message.id} in ${at.section}`);
}

const SCORED = [{ player: 'p1', points: 3, rank: 1 }];

test('a whole game goes through all its parts', () => {
  expect(played([elementOf('setup', {}), moves('over'), result])).toEqual({
    outcome: { complete: true, scores: SCORED },
    steps: ['components', 'setup', 'open', 'moves'],
    said: [],
  });
});

test('a log that stops is incomplete', () => {
  expect(played([moves()])).toEqual({
    outcome: { complete: false, scores: [] },
    steps: ['components', 'no setup', 'open', 'moves'],
    said: ['warning log-stops in result'],
  });
  expect(played([moves('abandoned')]).said).toEqual([]);
});

test('a result before the end is wrong, and counts', () => {
  const { outcome, said } = played([moves(), result]);
  expect(outcome).toEqual({ complete: false, scores: SCORED });
  expect(said).toEqual(['error result-too-early in result']);
});

test('without moves nothing has been played', () => {
  const { outcome, steps, said } = played([result]);
  expect(outcome).toEqual({ complete: false, scores: [] });
  expect(steps).toEqual(['components', 'no setup', 'open']);
  expect(said).toEqual(['error engine-no-moves in log']);
});

test.each([1, 5])('nobody plays with %i', (players) => {
  const { outcome, steps, said } = played([moves('over')], players);
  expect(outcome).toEqual({ complete: false, scores: [] });
  expect(steps).toEqual(['components', 'no setup']);
  expect(said).toEqual(['error some-count in setup']);
});
