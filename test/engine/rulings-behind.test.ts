import { describe, expect, test } from 'vitest';
import { remarksOn } from '../../src/engine/readings.js';
import { replay } from '../../src/engine/replay.js';
import type { Rule, Ruling } from '../../src/engine/rule.js';
import { rulingsOf } from '../../src/engine/rule.js';
import { rulingsBehind } from '../../src/engine/rulings-behind.js';
import { allGames, gameOf } from '../../src/games.js';
import { gameLog as rattusLog } from '../games/rattus/game-log.js';
import { gameLog } from '../games/valletta/game-log.js';
import { recordingsOf, replayText, requestFor } from './replays.js';

const rulebook: readonly Rule[] = [
  { id: 'game.open', kind: 'ruling', cites: [], ruling: 'A1' },
  { id: 'game.stated', kind: 'explicit', cites: [], ruling: 'A2' },
  { id: 'game.partly', kind: 'explicit', cites: [] },
];

const rulings = rulingsOf<'A1' | 'A2' | 'A3', 'game.open' | 'game.stated' | 'game.partly'>(
  { A1: ['game.open'], A2: ['game.stated'], A3: [] },
  {
    differs: (id) => id === 'A2',
    accuses: { A3: ['game.stated', ['game.partly', 'open-message']] },
    permits: { A1: ['game.partly'] },
  },
);

describe('an accusation rests on', () => {
  const behind = rulingsBehind({ rulings, rulebook });
  test.each([
    ['what the rulebook itself calls a ruling', 'game.open', 'any', ['A1']],
    ['a ruling that names the rule', 'game.stated', 'any', ['A3']],
    ['a ruling that names the message', 'game.partly', 'open-message', ['A3']],
    ['nothing but the rulebook', 'game.partly', 'another', []],
    ['nothing of which anybody knows', 'game.unknown', 'any', []],
  ] as const)('%s', (_, rule, message, found) => {
    expect(behind(rule, message)).toEqual(found);
  });
});

test('rulings say whether texts differ, and keep their rows', () => {
  expect(rulings.map(({ id, kind, permits }) => [id, kind, permits])).toEqual([
    ['A1', 'open', ['game.partly']],
    ['A2', 'differs', []],
    ['A3', 'open', []],
  ]);
});

test.each(allGames().map((game) => [game.ruleset, game] as const))('the rulings of %s name rules of it', (_, game) => {
  const ids = new Set<string>(game.rulebook.map(({ id }) => id));
  const named = game.rulings.flatMap(({ accuses, permits }: Ruling) => [
    ...accuses.map((one) => (typeof one === 'string' ? one : one[0])),
    ...permits,
  ]);
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});

test.each([
  ['tokens that a short supply still had', 'rattus.spread.short-supply', 'RA-13'],
  ['the cube of the Serf behind the last one', 'rattus.piper.serf-immediate', 'RA-22'],
] as const)('an accusation of Rattus about %s rests on a ruling', (_, rule, ruling) => {
  const game = gameOf('rattus');
  if (!game) throw new Error('no game');
  expect(rulingsBehind(game)(rule, 'rattus_any')).toEqual([ruling]);
});

test('a finding names the ruling that it rests on', () => {
  const { text } = rattusLog({
    figure: 'italia',
    regions: { gallia: { rats: 1 } },
    turns: [['p1', '<plague path="gallia"/>']],
  });
  const named = replayText(text).findings.flatMap(({ rule, rulings: found }) => (found ? [[rule, ...found]] : []));
  expect(named).toEqual([['rattus.turn.b-obligation', 'RA-06']]);
});

describe('a legal move that another option forbids', () => {
  const { text } = gameLog({
    cells: { 'A1-1': { character: 'trader' } },
    hands: { p1: 'builder shopkeeper' },
    goods: { p1: '0/3/0/0' },
    turns: [['p1', 'builder build A1-1', 'trader', 'shopkeeper']],
  });
  const [recording] = recordingsOf(text);
  const game = recording && gameOf(recording.ruleset);
  if (!recording || !game) throw new Error('no game');
  const remarks = remarksOn(game, recording, requestFor(recording));

  test('has a remark that names option and value', () => {
    expect(replay(game, recording, requestFor(recording)).verdict).not.toBe('illegal');
    expect(remarks).toContainEqual(
      expect.objectContaining({
        kind: 'note',
        severity: 'note',
        illegalUnder: [{ option: 'house.exchange', value: 'must-if-able' }],
        at: expect.objectContaining({ turn: 1, play: 2 }),
      }),
    );
  });

  test('remarks are numbered behind the findings', () => {
    const { findings } = replay(game, recording, requestFor(recording));
    expect(remarks.map(({ id }) => id)).toEqual(remarks.map((_, index) => `f${findings.length + index + 1}`));
  });
});

test('a permission that rests on a ruling alone is remarked where it is used', () => {
  const game = gameOf('valletta');
  const [recording] = recordingsOf(gameLog({ hands: { p1: 'shopkeeper' }, turns: [['p1', 'shopkeeper']] }).text);
  if (!game || !recording) throw new Error('no game');
  const permits = ['valletta.turn.one-at-a-time'] as const;
  const asked = { ...game, rulings: [{ id: 'A99', kind: 'open', rules: [], accuses: [], permits } as const] };
  const remarks = remarksOn(asked, recording, requestFor(recording));
  expect(remarks).toEqual([
    expect.objectContaining({ rule: permits[0], rulings: ['A99'], at: expect.objectContaining({ turn: 1, play: 1 }) }),
  ]);
});
