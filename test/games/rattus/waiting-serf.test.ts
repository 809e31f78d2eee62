/** The serf who has moved the figure in the last round and acts in the final plague. @see option last-round-serf */
import { expect, test } from 'vitest';
import { openingIn, written } from '../offered.js';
import { type GamePlan, gameLog } from './game-log.js';
import { judged } from './judged.js';

const reveal = (region: string, token: string, lost: Readonly<Record<string, number>> = {}): string => {
  const losses = Object.entries(lost).map(([player, cubes]) => `<lose player="${player}" cubes="${cubes}"/>`);
  return `<reveal region="${region}" slot="1" token="${token}">${losses.join('')}</reveal>`;
};
const add = (region = 'germania', cubes = 1): string =>
  `<use card="serf"><add region="${region}" cubes="${cubes}"/></use>`;

/** Carla's serf has brought the figure to Germania: two tokens, two cubes of Ben, one of hers. */
const ends = (
  final: readonly string[],
  scores?: readonly [p2: number, p3: number],
  { waits = true, moves = true } = {},
): GamePlan => ({
  players: 3,
  castle: { p1: 19 },
  options: waits ? { 'last-round-serf': 'deferred-final' } : {},
  cards: { p3: 'serf', p2: 'witch' },
  regions: { hungaria: { rats: 1 }, germania: { rats: 2, p2: 2, p3: 1 }, anglia: { rats: 1, p2: 1 } },
  turns: [['p1', '<place region="hungaria" cubes="1"/>', '<plague path="scandia"/>']],
  lastRound: [['p3', moves ? '<plague by="serf" path="germania"/>' : ''], ['p2']],
  final: [reveal('hungaria', '{6:magic}'), ...final],
  ...(scores && {
    result: ['player="p1" cubes="20"', ...scores.map((cubes, index) => `player="p${index + 2}" cubes="${cubes}"`)],
  }),
});

const KILLS = reveal('germania', '{3:magic}', { p2: 1 });
const NOTHING = reveal('germania', '{6:A}');
const KILLS_BOTH = reveal('germania', '{3:A}', { p2: 1, p3: 1 });
const PART = '</final-plague><final-plague>';
const ANGLIA = reveal('anglia', '{6:M}');

test.each<readonly [string, GamePlan]>([
  ['a cube for a token', ends([ANGLIA, KILLS, add(), NOTHING], [2, 2])],
  ['a cube for each token, which the next one counts', ends([KILLS, add(), KILLS_BOTH, add(), ANGLIA], [1, 2])],
  ['none', ends([ANGLIA, KILLS, NOTHING], [2, 1])],
  ['a cube in another part of the final plague', ends([ANGLIA, NOTHING, KILLS, PART, add()], [2, 2])],
  ['a token that nobody has seen', ends([ANGLIA, reveal('germania', '?'), add(), NOTHING], [2, 2])],
])('legal: %s', (_, plan) => {
  const { errors, text } = judged(plan);
  expect(errors, text).toEqual([]);
});

test.each<readonly [string, GamePlan]>([
  ['two cubes for one token', ends([ANGLIA, KILLS, add(), add(), NOTHING], [2, 3])],
  ['two cubes at once', ends([ANGLIA, KILLS, add('germania', 2), NOTHING], [2, 3])],
  ['a cube in another region', ends([ANGLIA, KILLS, add('gallia'), NOTHING], [2, 2])],
  [
    'a token that hits nobody else',
    ends([ANGLIA, reveal('germania', '{3:peasantry}', { p3: 1 }), add(), NOTHING], [3, 1]),
  ],
  ['a token of another region', ends([KILLS, NOTHING, reveal('anglia', '{1:M}', { p2: 1 }), add('anglia')], [1, 2])],
  ['a cube that comes later', ends([KILLS, ANGLIA, add(), NOTHING], [2, 2])],
  ['a serf who has not moved the figure', ends([ANGLIA, KILLS, add(), NOTHING], [2, 2], { moves: false })],
  ['a serf who does not wait', ends([ANGLIA, KILLS, add(), NOTHING], [2, 2], { waits: false, moves: false })],
])('a breach: %s', (_, plan) => {
  const { roots, text } = judged(plan);
  expect(
    roots.map(({ rule }) => rule),
    text,
  ).toEqual(['rattus.piper.serf-add']);
});

test('a cube that comes behind another token of the region comes too late', () => {
  const { roots, text } = judged(ends([ANGLIA, KILLS, NOTHING, add()], [2, 2]));
  expect(
    roots.map(({ rule }) => rule),
    text,
  ).toEqual(['rattus.piper.serf-immediate']);
});

const ADD = '<use card="serf"><add region="germania" cubes="1"/></use>';

test.each<readonly [string, readonly string[], boolean]>([
  ['behind a token that kills', [ANGLIA, KILLS], true],
  ['behind a cube that he has added', [ANGLIA, KILLS, add()], false],
  ['behind a later token of the region', [ANGLIA, KILLS, NOTHING], false],
  ['behind a token of another region', [KILLS, ANGLIA], false],
  ['behind a token that hits nobody else', [ANGLIA, reveal('germania', '{3:peasantry}', { p3: 1 })], false],
])('the cube is listed %s: the list says what the judge says', (_, final, isListed) => {
  const opening = openingIn(gameLog(ends(final)).text, 'final-plague');
  const uses = [...opening.moves()].flatMap(({ element, verdict }) =>
    element.name === 'use' ? `${verdict} ${written(element)}` : [],
  );
  expect(uses).toEqual(isListed ? [`legal ${ADD}`] : []);
  const tokens = [...opening.moves()].filter(({ element }) => element.name === 'reveal');
  expect(tokens.length > 0).toBe(!final.includes(NOTHING));
  for (const { element, rule } of opening.forbiddenMoves()) {
    const { findings } = opening.try(element);
    expect(
      findings.filter(({ severity }) => severity === 'error').map((finding) => finding.rule),
      written(element),
    ).toEqual([rule]);
  }
});
