/** One breach is one error of its own: what goes on from it follows. */
import { expect, test } from 'vitest';
import { choice } from '../../../src/engine/message.js';
import type { GamePlan } from './game-log.js';
import { judged } from './judged.js';

const HUNGARIA = '<reveal region="hungaria" slot="1" token="{6:magic}"/>';
const GERMANIA = '<reveal region="germania" slot="1" token="{6:M}"/>';
const ANGLIA = '<reveal region="anglia" slot="1" token="{1:M}"><lose player="p2" cubes="1"/></reveal>';
const AGAIN = '</final-plague><final-plague>';

/** Anna has 17 cubes in the castle and 3 on the board, Ben 2 and 2, Carla 1 on the board. */
const ends = (final: readonly string[], scores: readonly [p1: number, p2: number, p3: number]): GamePlan => ({
  players: 3,
  castle: { p1: 17, p2: 2 },
  cards: { p1: 'king', p2: 'merchant' },
  regions: { hungaria: { rats: 1, p1: 1 }, germania: { rats: 1, p1: 1, p2: 2, p3: 1 }, anglia: { rats: 1, p2: 1 } },
  turns: [['p1', '<place region="hungaria" cubes="1"/>', '<plague path="scandia"/>']],
  lastRound: [['p3'], ['p2']],
  final,
  result: scores.map((cubes, seat) => `player="p${seat + 1}" cubes="${cubes}"`),
});

const WHOLE = [HUNGARIA, GERMANIA, ANGLIA];
const IN_PARTS = '</last-round><last-round>';
const SLOTS = 'rattus.end.last-round-players rattus_slot-missing';
const ROUND = 'rattus.invariant.last-round-length rattus_last-round-twice';
const UNLOAD = 'rattus.piper.end-baker rattus_unload-out-of-time';
const PLAGUE = 'rattus.end.final-ravage rattus_final-plague-twice';
const USE = 'rattus.card.own-turn rattus_uses-at-end';
const SPREAD_AT_END = 'rattus.end.no-final-spread rattus_spreads-at-end';
const MOVED = 'rattus.end.no-figure rattus_figure-without-card';
const TURNED_UP = 'rattus.end.only-abilities rattus_ravages-in-last-round';
const TRIGGER = 'rattus.end.last-round-players rattus_slot-of-trigger';
const COUNTED = 'rattus.ravage.discard rattus_claim-rats';
const LEFT = 'rattus.end.final-ravage rattus_not-ravaged';
const CASTLE = 'rattus.king.counts rattus_result-without-castle';

test.each<readonly [string, GamePlan, readonly string[]]>([
  ['nothing', ends(WHOLE, [20, 4, 1]), []],
  ['a final plague in two parts', ends([HUNGARIA, AGAIN, GERMANIA, ANGLIA], [20, 4, 1]), []],
  ['a final plague behind an empty one', ends([AGAIN, ...WHOLE], [20, 4, 1]), []],
  ['a region left out of a final plague in two parts', ends([HUNGARIA, AGAIN, ANGLIA], [20, 4, 1]), [LEFT]],
  ['the same final plague again', ends([...WHOLE, AGAIN, ...WHOLE], [20, 4, 1]), [PLAGUE]],
  ['a card in a part of its own', ends([...WHOLE, AGAIN, '<use card="king"/>'], [20, 4, 1]), [USE]],
  ['a new token in a part of its own', ends([...WHOLE, AGAIN, '<spread to="gallia"/>'], [20, 4, 1]), [SPREAD_AT_END]],
  [
    'a token that came up against the rules before, in a part of its own',
    {
      ...ends([HUNGARIA, ANGLIA, AGAIN, GERMANIA], [20, 4, 1]),
      lastRound: [['p3', '<plague path="germania"/>', GERMANIA], ['p2']],
    },
    [MOVED, TURNED_UP],
  ],
  [
    'tokens behind the last one that the log alone has',
    ends([...WHOLE, '<state region="germania" rats="1"/>'], [20, 4, 1]),
    [COUNTED],
  ],
  [
    'a region left out, and counted behind the last token as if it were not',
    ends([HUNGARIA, ANGLIA, '<state region="germania" rats="0"/>'], [20, 4, 1]),
    [LEFT],
  ],
  ['a region left out, and an empty final plague', ends([HUNGARIA, ANGLIA, AGAIN], [20, 4, 1]), [LEFT]],
  ['a last round in two parts', { ...ends(WHOLE, [20, 4, 1]), lastRound: [['p3'], IN_PARTS, ['p2']] }, []],
  ['a last round behind an empty one', { ...ends(WHOLE, [20, 4, 1]), lastRound: [IN_PARTS, ['p3'], ['p2']] }, []],
  ['a last round, and an empty one', { ...ends(WHOLE, [20, 4, 1]), lastRound: [['p3'], ['p2'], IN_PARTS] }, []],
  [
    'a slot left out, and an empty last round behind the final plague',
    {
      ...ends(WHOLE, [20, 4, 1]),
      lastRound: [['p3']],
      edits: [['</final-plague>', '</final-plague><last-round/>']],
    },
    [SLOTS],
  ],
  ['a slot that neither part has', { ...ends(WHOLE, [20, 4, 1]), lastRound: [['p3'], IN_PARTS] }, [SLOTS]],
  [
    'the last round again',
    { ...ends(WHOLE, [20, 4, 1]), lastRound: [['p3'], ['p2'], IN_PARTS, ['p3'], ['p2']] },
    [ROUND],
  ],
  [
    'a go of whoever brought about the end, in a part of its own',
    { ...ends(WHOLE, [20, 4, 1]), lastRound: [['p3'], ['p2'], IN_PARTS, ['p1']] },
    [TRIGGER],
  ],
  [
    'cubes of the Baker between two parts of the last round',
    {
      ...ends(WHOLE, [20, 4, 1]),
      ...{ options: { expansion: 'true' }, cards: { p1: 'king', p3: 'baker' }, baker: { p3: 1 } },
      lastRound: [['p3'], '</last-round><unload player="p1" region="polonia" cubes="1"/><last-round>', ['p2']],
    },
    [UNLOAD],
  ],
  ['the castle of one player', ends(WHOLE, [20, 2, 1]), [CASTLE]],
  ['the castle of one player, and a wrong total', ends(WHOLE, [3, 4, 2]), [CASTLE]],
  ['the castles of two', ends(WHOLE, [3, 2, 1]), [CASTLE]],
  ['a total that is no total without the castle', ends(WHOLE, [20, 3, 1]), ['rattus.claim.total rattus_result']],
])('of its own: %s', (_, plan, own) => {
  const { roots, text } = judged(plan);
  expect(
    roots.map(({ rule, message }) => `${rule} ${message.id}`),
    text,
  ).toEqual(own);
});

/** Ben takes a card from Anna, who goes on to place as if she had it. */
const loses = (card: string, cubes: number): GamePlan => ({
  players: 2,
  figure: 'gallia',
  cards: { p1: card },
  regions: { hungaria: { rats: 1, p1: 1 }, hispania: { rats: 1 }, polonia: { rats: 2, p1: 1 } },
  turns: [
    ['p1', '<place region="hungaria" cubes="1"/>', '<plague path="italia"/>'],
    ['p2', `<class card="${card}" from="p1"/>`, '<place region="hispania" cubes="1"/>', '<plague path="gallia"/>'],
    ['p1', `<place region="hungaria" cubes="${cubes}"/>`, '<plague path="italia"/>'],
    ['p2', '<place region="hispania" cubes="1"/>', '<plague path="gallia"/>'],
    ['p1', `<place region="hungaria" cubes="${cubes}"/>`, '<plague path="italia"/>'],
  ],
});

test.each<readonly [string, GamePlan, number]>([
  ['the Peasant, gone unnoticed', loses('peasant', 2), 1],
  ['the Queen, gone unnoticed', loses('queen', 3), 1],
  ['a number that the Peasant does not explain', loses('peasant', 4), 2],
  ['a card that adds nothing', loses('merchant', 2), 2],
])('cubes that a card would have added: %s', (_, plan, own) => {
  const { errors, roots, text } = judged(plan);
  expect(
    errors.map(({ rule }) => rule),
    text,
  ).toEqual(['rattus.place.count', 'rattus.place.count']);
  expect(roots.length, text).toBe(own);
});

/** Anna's crusader turns up the two tokens of Scandia. */
const ordered = (tokens: string, ...reveals: readonly string[]): GamePlan => ({
  cards: { p1: 'crusader' },
  regions: { italia: { rats: 1 }, scandia: { rats: 2, p1: 2 } },
  turns: [
    [
      'p1',
      '<place region="italia" cubes="1"/>',
      '<plague path="scandia"/>',
      '<spread to="russia russia"/>',
      `<use card="crusader"><order tokens="${tokens}"/></use>`,
      ...reveals.map((token) => `<reveal region="scandia" slot="1" token="${token}"/>`),
    ],
  ],
});

test.each<readonly [string, GamePlan, readonly string[]]>([
  ['two tokens', ordered('{6:A} {6:M}', '{6:A}', '{6:M}'), []],
  ['two tokens of one face', ordered('{6:A} {6:A}#2', '{6:A}', '{6:A}#2'), []],
  ['one token, and one that nobody has recorded', ordered('{6:A} ?', '{6:A}', '?'), []],
  ['one token twice', ordered('{6:A} {6:A}'), ['order']],
  ['one token twice, and others come up', ordered('{6:A} {6:A}', '{6:A}', '{6:M}'), ['order']],
  ['one token twice, and it comes up twice', ordered('{6:A} {6:A}', '{6:A}', '{6:A}'), ['order']],
])('an order of the Crusader: %s', (_, plan, own) => {
  const { roots, text } = judged(plan);
  expect(
    roots.map(({ at, rule, message }) => [at.element, rule, message.parameters['why']]),
    text,
  ).toEqual(own.map((element) => [element, 'rattus.token.census', choice('twice')]));
});

/** Three players, of whom Anna has cubes in Gallia; `lines` behind her placement. */
const goesOn = (more: GamePlan, ...lines: readonly string[]): GamePlan => ({
  players: 3,
  regions: { italia: { rats: 1 }, hungaria: { rats: 1 }, gallia: { p1: 2 } },
  ...more,
  turns: [['p1', '<place region="italia" cubes="1"/>', ...lines], ...(more.turns ?? [])],
});
const BAKES = '<use card="baker"><bake/><bake/></use>';
const LEADS = `<use card="pied-piper">${'<pipe from="gallia" to="anglia"/>'.repeat(2)}</use>`;

test.each<readonly [string, GamePlan, string]>([
  [
    'a card that acts twice, and is counted once',
    goesOn({ cards: { p1: 'baker' } }, BAKES, '<plague path="scandia"/>', '<state player="p1" baker="1" supply="16"/>'),
    'rattus.piper.baker-deposit',
  ],
  [
    'a cube that is led twice, and is counted once',
    goesOn(
      { cards: { p1: 'pied-piper' } },
      ...[
        LEADS,
        '<plague path="scandia"/>',
        '<state region="gallia" cubes="p1:1"/><state region="anglia" cubes="p1:1"/>',
      ],
    ),
    'rattus.piper.pied-piper-move',
  ],
  [
    'a figure that has not moved, and goes on from elsewhere',
    goesOn({ turns: [['p2', '<place region="hungaria" cubes="1"/>', '<plague path="bulgaria"/>']] }),
    'rattus.turn.c-mandatory',
  ],
  [
    'a supply that the record alone has empty, and the last round',
    goesOn({ ratSupply: 3, lastRound: [['p3'], ['p2']] }, '<plague path="scandia"/>', '<state rats="0"/>'),
    'rattus.invariant.tokens',
  ],
])('one error: %s', (_, plan, own) => {
  const { roots, text } = judged(plan);
  expect(
    roots.map(({ rule }) => rule),
    text,
  ).toEqual([own]);
});

/** What the plague does in Scandia, and where the figure comes there. */
const comesLate = (...lines: readonly string[]): GamePlan => ({
  regions: { italia: { rats: 1 }, scandia: { rats: 2, p2: 2 } },
  turns: [['p1', '<place region="italia" cubes="1"/>', ...lines]],
});
const SPREAD = '<spread to="russia russia"/>';
const COMES = '<plague path="scandia"/>';
const TURNED = ['{6:A}', '{6:M}'].map((token) => `<reveal region="scandia" slot="1" token="${token}"/>`);

test.each<readonly [string, GamePlan, string]>([
  ['the spread', comesLate(SPREAD, COMES, ...TURNED), 'rattus.spread.first rattus_spreads-before-figure'],
  ['one token of two', comesLate('<spread to="russia"/>', COMES), 'rattus.spread.first rattus_spreads-before-figure'],
  ['all', comesLate(SPREAD, ...TURNED, COMES), 'rattus.spread.first rattus_spreads-before-figure'],
  [
    'what is turned up',
    comesLate(TURNED[0] ?? '', COMES, SPREAD, TURNED[1] ?? ''),
    'rattus.plague.region rattus_ravages-before-figure',
  ],
])('before the figure comes: %s', (_, plan, own) => {
  const { roots, text } = judged(plan);
  expect(roots.slice(1), text).toEqual([]);
  expect(`${roots[0]?.rule} ${roots[0]?.message.id}`, text).toBe(own);
});

/** Anna's knight says that the figure counts before it has gone to Scandia, where three cubes lie. */
const early = (...tokens: readonly string[]): GamePlan => ({
  players: 2,
  records: 'losses',
  cards: { p1: 'knight', p2: 'merchant' },
  regions: { hungaria: { rats: 1, p1: 1 }, scandia: { rats: 1, p1: 1, p2: 2 } },
  turns: [
    ['p1', '<place region="hungaria" cubes="1"/>', '<use card="knight"/>', '<plague path="scandia"/>', ...tokens],
  ],
});

test.each([
  ['and it counts', 1],
  ['and it does not', 0],
])('a figure is said to count before it has moved, %s', (_, lost) => {
  const lose = `<lose player="p1" cubes="0"/><lose player="p2" cubes="${lost}"/>`;
  const hit = `<reveal region="scandia" slot="1" token="{5:bourgeoisie}">${lose}</reveal>`;
  const { roots, text } = judged(early('<spread to="anglia"/>', hit));
  expect(
    roots.map(({ rule }) => rule),
    text,
  ).toEqual(['rattus.knight.neutral-before-flip']);
});

/** Anna's knight leads the figure through Scandia to Germania; the tokens that come then may have an element each. */
const spreads = (rats: number, ...regions: readonly string[]): GamePlan => ({
  cards: { p1: 'knight' },
  figure: 'anglia',
  regions: { italia: { rats: 1 }, germania: { rats } },
  turns: [
    [
      'p1',
      '<place region="italia" cubes="1"/>',
      '<plague path="scandia germania"/>',
      ...regions.map((to) => `<spread to="${to}"/>`),
    ],
  ],
});

test.each<readonly [string, GamePlan, string]>([
  ['at once, around a region on the way', spreads(2, 'russia russia'), 'rattus.knight.destination-only'],
  ['one by one, around a region on the way', spreads(2, 'russia', 'russia'), 'rattus.knight.destination-only'],
  ['at once, too many', spreads(1, 'hungaria hungaria hungaria'), 'rattus.spread.one'],
  ['one by one, too many', spreads(1, 'hungaria', 'hungaria', 'hungaria'), 'rattus.spread.one'],
])('new tokens %s, are one error', (_, plan, own) => {
  const { roots, text } = judged(plan);
  expect(
    roots.map(({ rule }) => rule),
    text,
  ).toEqual([own]);
});

test('a step too many, and all that happens in the region before it', () => {
  const { roots, text } = judged({
    players: 2,
    figure: 'anglia',
    regions: { italia: { rats: 2, p2: 1 }, gallia: { rats: 1, p1: 1 }, germania: { rats: 1 } },
    turns: [
      [
        'p1',
        '<place region="italia" cubes="2"/>',
        '<plague path="gallia italia"/>',
        '<spread to="anglia"/>',
        '<reveal region="gallia" slot="1" token="{6:M}"/>',
      ],
      ['p2', '<place region="germania" cubes="1"/>', '<plague path="anglia"/>', '<spread to="scandia"/>'],
    ],
  });
  expect(
    roots.map(({ rule }) => rule),
    text,
  ).toEqual(['rattus.plague.adjacent-step']);
});

/** A token that came to Russia by name is turned up there; two cubes of Anna's lie beside it. */
const named = (shown: string, lost: number): GamePlan => ({
  figure: 'anglia',
  cards: { p1: 'peasant' },
  regions: { scandia: { rats: 1 }, polonia: { rats: 1 }, russia: { p1: 2 } },
  turns: [
    ['p1', '<place region="polonia" cubes="2"/>', '<plague path="scandia"/>', '<spread to="russia" token="{2:M}"/>'],
    [
      'p2',
      '<place region="polonia" cubes="1"/>',
      '<plague path="russia"/>',
      '<spread to="scandia"/>',
      `<reveal region="russia" slot="1" token="${shown}"><lose player="p1" cubes="${lost}"/></reveal>`,
      `<state region="russia" cubes="p1:${2 - lost}"/>`,
    ],
  ],
});

test.each<readonly [string, GamePlan, readonly string[]]>([
  ['nothing', named('{2:M}', 1), []],
  ['another token, which costs what the one would that it was', named('{6:M}', 1), ['rattus.token.census']],
  ['another token, and what it costs', named('{6:M}', 0), ['rattus.token.census']],
  ['what the token costs', named('{2:M}', 0), ['rattus.ravage.threshold']],
])('of its own where a token is turned up: %s', (_, plan, own) => {
  const { roots, text } = judged(plan);
  expect(
    roots.map(({ rule }) => rule),
    text,
  ).toEqual(own);
});

test('cubes on the board that are not counted were placed, and not lost before they were counted rightly', () => {
  const { roots, text } = judged({
    players: 2,
    figure: 'scandia',
    regions: { anglia: { rats: 1, p1: 2 }, scandia: { rats: 1 }, polonia: { rats: 1 } },
    turns: [
      [
        'p1',
        '<place region="polonia" cubes="1"/>',
        '<plague path="anglia"/>',
        '<spread to="gallia"/>',
        '<reveal region="anglia" slot="1" token="{1:M}"/>',
        '<state player="p1" board="2"/>',
      ],
      ['p2', '<place region="polonia" cubes="1"/>', '<plague path="germania"/>'],
      ['p1', '<place region="scandia" cubes="1"/>', '<plague path="italia"/>', '<state player="p1" board="2"/>'],
    ],
  });
  expect(
    roots.map(({ rule }) => rule),
    text,
  ).toEqual(['rattus.place.count']);
});
