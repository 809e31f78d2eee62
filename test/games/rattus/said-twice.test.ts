/** What stands in a log a second time, or at the wrong moment, is not passed over. Found by the oracle (test/oracle). */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findingText, replayText } from '../../engine/replays.js';
import { ENDING, NOTHING } from './cases/case.js';
import { type GamePlan, gameLog } from './game-log.js';
import { judged } from './judged.js';

const legal = (name: string): string =>
  readFileSync(new URL(`../../../fixtures/rattus/legal/full-${name}.xml`, import.meta.url), 'utf8');

const EDITED: readonly (readonly [
  says: string,
  game: string,
  before: RegExp,
  after: string,
  rule: string,
  place: readonly [string, number | null],
])[] = [
  ['class cards', '4-players-book-5', /<classes [^>]*>/, '$&$&', 'rattus.setup.class-display', ['setup', null]],
  ['figure', '4-players-book-5', /<plague region=[^>]*>/, '$&$&', 'rattus.setup.figure-anywhere', ['setup', null]],
  [
    'last round',
    '4-players-book-5',
    /<last-round>[\s\S]*<\/last-round>/,
    '$&$&',
    'rattus.invariant.last-round-length',
    ['turn', 26],
  ],
  ['exchange of the witch', '3-players-yucata-9', /<swap\/>/, '$&$&', 'rattus.witch.swap', ['turn', 15]],
  [
    'exchange before the second look',
    '3-players-yucata-9',
    /(<peek[^>]*>\s*)<swap\/>/,
    '<swap/>$1',
    'rattus.witch.swap',
    ['turn', 15],
  ],
  ['look', '3-players-yucata-9', /(<peek[^>]*>\s*)<peek[^>]*>\s*<swap\/>/, '$1$1', 'rattus.witch.look', ['turn', 15]],
  [
    'order of the crusader',
    '3-players-yucata-7',
    /<order [^>]*>/,
    '$&$&',
    'rattus.piper.crusader-reveal',
    ['turn', 18],
  ],
  [
    'baker before the last round',
    '3-players-book-36',
    /(<last-round>[\s\S]*<\/last-round>)\s*(<unload [^>]*>)/,
    '$2$1',
    'rattus.piper.end-baker',
    ['final', null],
  ],
  [
    'token too many',
    '4-players-book-5',
    /(<spread to="\w+" token="\w+)/,
    '$1 r49',
    'rattus.spread.from-supply',
    ['turn', 1],
  ],
  [
    'another loss',
    '3-players-yucata-9',
    /<lose player="p1" cubes="1"\/>/,
    '$&<lose player="p1" cubes="0"/>',
    'rattus.claim.total',
    ['turn', 4],
  ],
];

test.each(EDITED)('%s', (_, game, before, after, rule, [section, turn]) => {
  const text = legal(game);
  const edited = text.replace(before, after);
  expect(edited).not.toBe(text);
  const { verdict, findings } = replayText(edited);
  expect(verdict).toBe('illegal');
  const [first] = findings.filter(({ severity }) => severity === 'error');
  expect(first, findings.map(findingText).join('\n')).toMatchObject({ rule, cause: null, at: { section, turn } });
});

const WRITTEN: readonly (readonly [says: string, plan: GamePlan, breach: object])[] = [
  [
    'a token of the soldier has one front',
    {
      ...ENDING,
      cards: { p2: 'soldier' },
      options: { preset: 'yucata' },
      ratSupply: 0,
      regions: { hungaria: { rats: 1 }, anglia: { p2: 1 } },
      lastRound: [['p2', '<use card="soldier"><extra-rat to="anglia" token="{6:magic}"/></use>']],
      final: [...NOTHING, '<reveal region="anglia" slot="1" token="{6:royalty}"/>'],
    },
    { kind: 'wrong', at: 'final' },
  ],
  [
    'cubes fall with potions that are not there',
    {
      cards: { p2: 'king' },
      figure: 'anglia',
      regions: { scandia: { rats: 1, p2: 2 } },
      turns: [
        [
          'p1',
          '<place region="scandia" cubes="1"/>',
          '<plague path="scandia"/>',
          '<spread to="germania"/>',
          '<reveal region="scandia" slot="1" token="{1:royalty}"><lose player="p2" cubes="1" potions="1"/></reveal>',
        ],
      ],
    },
    { rule: 'rattus.invariant.potions', at: 'turn 1 reveal 1' },
  ],
  [
    'the last round begins before the round is over',
    { ...ENDING, options: { 'end-timing': 'complete-round' }, lastRound: [['p2']], final: NOTHING },
    { rule: 'rattus.end.after-turn', kind: 'order', at: 'turn 1' },
  ],
  [
    'where neutral cubes are enough, the ravage must begin',
    {
      cards: { p1: 'knight' },
      figure: 'anglia',
      options: { 'neutral-enables-ravage': 'true' },
      regions: { scandia: { rats: 2 }, italia: { rats: 1 } },
      turns: [
        [
          'p1',
          '<place region="italia" cubes="1"/>',
          '<plague path="scandia" as-cubes="true"/>',
          '<spread to="russia russia"/>',
        ],
        '<state/>',
      ],
    },
    { rule: 'rattus.ravage.continue', at: 'turn 1' },
  ],
];

test.each(WRITTEN)('%s', (_, plan, breach) => {
  const { breaches, text } = judged(plan);
  expect(breaches, text).toEqual([expect.objectContaining(breach)]);
});

test('a last round behind the final plague is missing before it, also where nobody has anything to use', () => {
  const { text, positionLines } = gameLog({ ...ENDING, lastRound: [['p2']], final: NOTHING });
  const late = text.replace(/(<last-round>[\s\S]*<\/last-round>)([\s\S]*)(?=\s*<\/moves>)/, '$2$1');
  expect(late).not.toBe(text);
  const errors = replayText(late).findings.filter(({ severity, at }) => {
    return severity === 'error' && !positionLines.has(at.line ?? 0);
  });
  expect(
    errors.map(({ rule, kind }) => [rule, kind]),
    late,
  ).toEqual([['rattus.end.last-round-players', 'missing']]);
});

test('what a result says before the final plague follows from its being too early', () => {
  const { roots, errors, text } = judged({ ...ENDING, result: ['player="p1" cubes="3"'] });
  expect(
    roots.map(({ rule }) => rule),
    text,
  ).toEqual(['rattus.end.final-ravage']);
  expect(errors.length, text).toBeGreaterThan(1);
});

test.each([
  ['in another region', '<rat region="gallia"', 1],
  ['in a region that is not in use', '<rat region="tartaria"', 1],
  ['in another region, and one that is missing', '<rat region="gallia"', 2],
])('a start token that lies %s', (_, other, own) => {
  const text = legal('3-players-yucata-1').replace('<rat region="polonia"', other);
  const { findings } = replayText(own > 1 ? text.replace(/<rat region="italia"[^>]*>/, '') : text);
  const roots = findings.filter(({ severity, cause }) => severity === 'error' && cause === null);
  expect(roots.length, findings.map(findingText).join('\n')).toBe(own);
});
