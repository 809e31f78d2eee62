/** A number in a use, or in what a token does, may count what there was, or what there is when all of it is done. */
import { expect, test } from 'vitest';
import type { GamePlan } from './game-log.js';
import { judged } from './judged.js';

/** Anna's king takes a cube out of Gallia, where she has two of her four; sixteen are in her supply. */
const king = (...inside: readonly string[]): GamePlan => ({
  players: 2,
  cards: { p1: 'king' },
  regions: { gallia: { p1: 2 }, hispania: { rats: 1, p1: 2 }, anglia: { p2: 4 } },
  turns: [['p1', `<use card="king">${inside.join('')}</use>`, '<place region="hispania" cubes="1"/>']],
});

/** Carla's serf has waited in Germania: a token takes a cube from Ben, and she adds one to her own, of which she has five on the board. */
const serf = (...inside: readonly string[]): GamePlan => ({
  players: 3,
  options: { 'last-round-serf': 'deferred-final' },
  figure: 'hungaria',
  castle: { p1: 18 },
  cards: { p3: 'serf', p2: 'merchant' },
  regions: { hungaria: { rats: 1, p1: 1 }, germania: { rats: 1, p2: 2, p3: 5 } },
  turns: [['p1', '<place region="hungaria" cubes="1"/>', '<plague path="polonia"/>']],
  lastRound: [['p3', '<plague by="serf" path="germania"/>'], ['p2']],
  final: [
    '<reveal region="germania" token="{1:bourgeoisie}"><lose player="p2" cubes="1"/></reveal>',
    `<use card="serf">${inside.join('')}</use>`,
    '<reveal region="hungaria" token="{6:A}"/>',
  ],
});

/** The first of two tokens that Anna's crusader has turned up takes the last cube; the second goes without having acted. */
const crusader = (rats: number): GamePlan => ({
  cards: { p1: 'crusader' },
  figure: 'germania',
  regions: { scandia: { rats: 2, p2: 1 }, italia: { rats: 1 } },
  turns: [
    [
      'p1',
      ...['<place region="italia" cubes="1"/>', '<plague path="scandia"/>', '<spread to="russia russia"/>'],
      '<use card="crusader"><order tokens="{1:A} {2:A}"/></use>',
      `<reveal region="scandia" token="{1:A}"><lose player="p2" cubes="1"/><state region="scandia" rats="${rats}"/></reveal>`,
    ],
  ],
});

const CASTLE = '<castle from="gallia"/>';
const ADD = '<add region="germania" cubes="1"/>';
const at = (castle: number, board: number): string => `<state player="p1" castle="${castle}" board="${board}"/>`;
const gallia = (cubes: number): string => `<state region="gallia" cubes="p1:${cubes}"/>`;
const carla = (board: number): string => `<state player="p3" board="${board}"/>`;
const EFFECT = '<effect player="p1" castle="+1" board="-1"/>';

test.each<readonly [string, GamePlan, readonly string[]]>([
  ['what there was, then what there is', king(at(0, 4), gallia(2), CASTLE, at(1, 3), gallia(1)), []],
  ['a change is that of the whole use', king(EFFECT, CASTLE), []],
  ['what there is when all of it is done', king(at(1, 3), gallia(1), CASTLE), []],
  ['neither', king(at(2, 3), CASTLE), ['rattus.king.castle rattus_claim-count']],
  ['before the tokens go that act no more', crusader(1), []],
  ['behind that', crusader(0), []],
  ['as many as there were before any of it', crusader(2), ['rattus.ravage.discard rattus_claim-rats']],
  ['in the final plague, too', serf(carla(5), ADD, carla(6)), []],
  ['in the final plague, wrong', serf(ADD, carla(7)), ['rattus.piper.serf-add rattus_claim-count']],
])('%s', (_, plan, roots) => {
  const { text, ...found } = judged(plan);
  expect(
    found.roots.map(({ rule, message }) => `${rule} ${message.id}`),
    text,
  ).toEqual(roots);
});
