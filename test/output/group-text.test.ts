import { describe, expect, it } from 'vitest';
import type { CardValue } from '../../src/analysis/card-values.js';
import type { Group } from '../../src/analysis/groups.js';
import type { SharedCircumstance } from '../../src/analysis/separating.js';
import type { SharedFact } from '../../src/analysis/shared-facts.js';
import type { BugKind } from '../../src/engine/finding.js';
import { circumstancesText } from '../../src/output/circumstance-text.js';
import { coloursFor } from '../../src/output/colours.js';
import { groupsText } from '../../src/output/group-text.js';
import { wrongValueText } from '../../src/output/wrong-value-text.js';
import { LANGUAGES } from '../../src/text/language.js';
import { speakerFor } from '../../src/text/speaker.js';

const FACTS: Readonly<Record<SharedFact['type'], Omit<SharedFact, 'type' | 'holds' | 'among'>>> = {
  attribute: { of: 'build', attribute: 'at', value: 'B…' },
  beside: { of: 'build', value: '' },
  seat: { value: '2' },
  play: { value: '1' },
  section: { value: 'final' },
  element: { value: 'effect' },
  difference: { of: 'gold', value: '−2' },
  parameter: { of: 'computed', value: '2' },
  players: { value: '3' },
  option: { of: 'house.reshuffle', value: 'lazy' },
  source: { value: 'a\u001b[31mserver' },
  edition: { value: 'mine' },
};
const facts = Object.entries(FACTS).map(
  ([type, fact]): SharedFact => ({ type: type as SharedFact['type'], ...fact, holds: 9, among: 10 }),
);
const told = (one: Partial<SharedCircumstance>): SharedCircumstance => ({
  ...{
    whose: 'own',
    place: 'hand',
    thing: 'card',
    which: '',
    least: 1,
    holds: 9,
    among: 10,
    passing: 3,
    amongPassing: 40,
  },
  ...one,
});
const CIRCUMSTANCES: readonly SharedCircumstance[] = [
  told({ least: 0, most: 0 }),
  told({ whose: 'least', place: '', thing: 'gold', least: 0, most: 2, holds: 10 }),
  told({ whose: 'least', least: 2 }),
  told({ whose: 'most', least: 0, most: 2 }),
  told({ whose: 'most', thing: 'unheard-of' }),
  told({ whose: 'tie', thing: 'questioned' }),
  told({ whose: 'tie', place: 'here', thing: 'card', least: 0, most: 0 }),
  told({ whose: 'tie', place: 'here', thing: 'card', least: 0, most: 1 }),
  told({ whose: 'tie', place: 'here', thing: 'card', least: 2 }),
  ...(['own', 'anyone', 'other', 'came', 'table'] as const).map((whose) => told({ whose, which: 'builder' })),
  told({ whose: 'came', place: '', which: 'A1-1' }),
  told({ whose: 'turn', place: '', thing: '', least: 7 }),
  told({ whose: 'turn', place: '', thing: '', least: 0, most: 7 }),
  told({ whose: 'rule', place: '', thing: '', which: 'valletta.build.cost' }),
];
const BUGS: readonly (BugKind | null)[] = [
  'too-permissive',
  'too-strict',
  'wrong-effect',
  'wrong-bookkeeping',
  'wrong-order',
  'wrong-value',
  'incomplete-log',
  null,
];

function group(fact: readonly SharedFact[], bug: BugKind | null): Group {
  const at = { section: 'turn' as const, turn: 3, play: 1, player: 'p1', element: 'build', line: 7, column: 9 };
  const rule = bug === 'incomplete-log' ? null : 'valletta.build.cost';
  return {
    ruleset: 'valletta',
    rule,
    kind: 'illegal',
    bug,
    cases: 10,
    games: [{ file: 'a.xml', game: 'g1' }],
    first: bug === null ? 0 : 1,
    rules: [
      { rule, cases: 9 },
      { rule: 'valletta.build.exact-payment', cases: 1 },
    ],
    facts: fact,
    circumstances: CIRCUMSTANCES,
    unclaimed: [
      { element: 'contest', attribute: 'points', after: 'round' },
      { element: 'state', after: 'turn' },
      { element: 'effect', after: 'play' },
      { element: 'lose', after: 'plague' },
    ],
    value: null,
    example: {
      file: 'a.xml',
      game: 'g1',
      ruleset: 'valletta',
      finding: 'f1',
      rule,
      kind: 'illegal',
      bug,
      suspects: [],
      at,
      check: '',
      isFirst: true,
      moves: 9,
      sentence: 'A \u202esentence.',
      facts: [],
    },
  };
}

describe.each(LANGUAGES)('groups in %s', (language) => {
  it('have words for every kind of bug and of fact', async () => {
    const speaker = await speakerFor(language, ['valletta'], ['referee']);
    const groups = BUGS.flatMap((bug) => facts.map((fact) => group([fact, { ...fact, never: true }], bug)));
    const text = groupsText(groups, speaker, () => speaker, 3, coloursFor(false));
    for (const words of [
      '<build at="B…"> (9/10)',
      '<build> (9/10)',
      ' gold −2 (9/10)',
      'house.reshuffle',
      'a.xml:7:9',
    ]) {
      expect(text).toContain(words);
    }
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get through
    expect(text).not.toMatch(/[\u001b\u202e]/);
    expect(text.split('\n\n')).toHaveLength(groups.length + 3);
  });

  it('have words for every circumstance', async () => {
    const speaker = await speakerFor(language, ['valletta'], ['referee']);
    const text = circumstancesText(CIRCUMSTANCES, speaker);
    const parts = text.split(/; (?=\S)/);
    expect(parts).toHaveLength(CIRCUMSTANCES.length);
    expect(new Set(parts).size).toBe(CIRCUMSTANCES.length);
    expect(text).toContain(speaker.name('character', 'builder'));
    expect(text).toContain(speaker.rule('valletta.build.cost').title);
    expect(text).toMatch(/unheard-of/);
    expect(text).not.toMatch(/undefined|NaN|Infinity|\{/);
  });

  it('have words for every card value', async () => {
    const speaker = await speakerFor(language, ['valletta', 'tallinn', 'rattus'], ['referee']);
    const half = { element: 'side', card: '9a', attribute: 'knight', printed: '2', tried: '3' };
    const building = { element: 'building', card: 'g-banker-1', character: 'banker', attribute: 'cost', of: 'gold' };
    const token = { element: 'token', card: 'r07', attribute: 'hits', of: 'church' };
    const values: readonly CardValue[] = [
      half,
      { ...half, attribute: 'coin', printed: '', tried: 'monk' },
      { ...building, printed: '2', tried: '3' },
      { ...building, attribute: 'points', printed: '2', tried: '3' },
      { ...token, printed: '', tried: 'church' },
      { ...token, printed: 'church', tried: '' },
    ];
    const texts = values.map((value) => wrongValueText(value, speaker));
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts[0]).toContain(speaker.name('half', '9a'));
    expect(texts[0]).toContain(speaker.name('person', 'knight'));
    expect(texts[2]).toContain(speaker.name('character', 'banker'));
    expect(texts[2]).toContain(speaker.name('good', 'gold'));
    expect(texts[4]).toContain(speaker.name('rat-hit', 'church'));
  });

  it('are nothing where there are none', async () => {
    const speaker = await speakerFor(language, [], ['referee']);
    expect(groupsText([], speaker, () => speaker, 0, coloursFor(false))).toBe('');
  });
});

it('no opponent who has as many is no player who has none', async () => {
  const speaker = await speakerFor('en', ['tallinn'], ['referee']);
  const text = (most: number): string => circumstancesText([told({ whose: 'tie', least: 0, most })], speaker);
  expect(text(0)).toContain('hand of the player who moves: no opponent has as many cards');
  expect(text(1)).toContain('hand of the player who moves: at most one opponent has as many cards');
});
