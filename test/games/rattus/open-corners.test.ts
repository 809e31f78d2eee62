/**
 * Where the text of Rattus is open: what is refused says under which option it would be none, and what is accepted is refused
 * under the other value. And what follows from a breach is no breach of its own.
 */
import { describe, expect, test } from 'vitest';
import { resolvingValues } from '../../../src/engine/readings.js';
import type { RuleIdOfRattus } from '../../../src/games/rattus/rulebook.js';
import { gameOf } from '../../../src/games.js';
import { recordingsOf, replayed, requestFor } from '../../engine/replays.js';
import { AWAY, ENDING, NOTHING, turn } from './cases/case.js';
import { type GamePlan, gameLog } from './game-log.js';
import { judged } from './judged.js';

interface Corner extends GamePlan {
  readonly says: string;
  readonly rule: RuleIdOfRattus;
  readonly option: string;
  readonly value: string;
}

const use = (card: string, what: string) => `<use card="${card}">${what}</use>`;
const PLACE = '<place region="italia" cubes="1"/>';
/** Two tokens and p2's cubes in Scandia; the figure comes there from Germania. */
const toScandia = (between: string, end = '<reveal region="scandia" slot="1" token="{6:magic}"/>') =>
  [
    [
      'p1',
      PLACE,
      AWAY,
      '<spread to="russia russia"/>',
      '<reveal region="scandia" slot="1" token="{6:A}"/>',
      between,
      end,
    ],
  ] as const;
const SCANDIA = { italia: { rats: 1 }, gallia: { p1: 1 }, scandia: { rats: 2, p2: 2 } } as const;
const NUNS = '<use card="nun"><nun at="hungaria"/><nun at="hungaria"/></use>';
const HUNGARIA = { hungaria: { rats: 2, p2: 3 }, gallia: { rats: 1 } } as const;
/** A token is called up in a region in which there is the figure, and nobody's cube. */
function whereTheFigureIsAlone(cards: string, ...before: readonly string[]): Omit<Corner, 'says'> {
  const reveal = '<reveal region="scandia" slot="1" token="{2:magic}"/>';
  return {
    cards: { p1: cards },
    regions: { italia: { rats: 1 }, scandia: { rats: 1 } },
    turns: [['p1', PLACE, '<plague path="scandia" as-cubes="true"/>', '<spread to="russia"/>', ...before, reveal]],
    rule: 'rattus.ravage.precondition',
    option: 'neutral-enables-ravage',
    value: 'true',
  };
}

const REFUSED: readonly Corner[] = [
  ...(
    [
      ['magician', '<potion region="gallia"/>'],
      ['nun', '<nun at="gallia"/>'],
      ['bishop', '<bishop at="gallia"/>'],
      ['emperor', '<wall between="gallia italia"/>'],
      ['messenger', '<exchange-cubes a="gallia p1" b="scandia p2"/>'],
      ['pied-piper', '<pipe from="gallia" to="anglia"/>'],
      ['baker', '<bake/>'],
      ['monk', '<shift from="italia" to="gallia" slot="1"/>'],
    ] as const
  ).map(
    ([card, what]): Corner => ({
      says: `the ${card} between two tokens`,
      cards: { p1: card },
      regions: SCANDIA,
      turns: toScandia(use(card, what)),
      rule: card === 'monk' ? 'rattus.monk.timing' : 'rattus.turn.c-last',
      option: 'window-policy',
      value: 'free',
    }),
  ),
  { says: 'the figure alone calls a token up', ...whereTheFigureIsAlone('knight') },
  {
    says: 'the crusader turns up tokens where the figure alone is',
    ...whereTheFigureIsAlone('knight crusader', use('crusader', '<order tokens="{2:magic}"/>')),
  },
  {
    says: "the soldier's token far from the plague region",
    cards: { p1: 'soldier' },
    regions: { italia: { rats: 1 }, scandia: { rats: 1 } },
    turns: [['p1', PLACE, AWAY, '<spread to="russia"/>', use('soldier', '<extra-rat to="italia"/>')]],
    rule: 'rattus.piper.soldier-extra',
    option: 'soldier-target',
    value: 'anywhere',
  },
  ...(['own', 'foreign'] as const).map((whose): Corner => {
    const id = whose === 'own' ? 'p1' : 'p2';
    return {
      says: `the messenger and two ${whose} cubes`,
      cards: { p1: 'messenger' },
      regions: { gallia: { [id]: 1 }, italia: { [id]: 1 } },
      turns: turn(use('messenger', `<exchange-cubes a="gallia ${id}" b="italia ${id}"/>`)),
      rule: 'rattus.piper.messenger-swap',
      option: 'messenger-same-owner',
      value: 'true',
    };
  }),
  {
    says: 'two walls on one border',
    cards: { p1: 'emperor' },
    regions: {},
    turns: turn(use('emperor', '<wall between="gallia italia"/><wall between="italia gallia"/>')),
    rule: 'rattus.piper.emperor-where',
    option: 'walls-share-border',
    value: 'true',
  },
  {
    says: 'the serf leaves the figure where it is',
    ...ENDING,
    cards: { p2: 'serf' },
    lastRound: [['p2', '<plague by="serf" path=""/>']],
    final: NOTHING,
    rule: 'rattus.piper.end-serf',
    option: 'last-round-serf-zero-steps',
    value: 'true',
  },
  {
    says: 'new tokens where the figure goes in the last round',
    ...ENDING,
    cards: { p2: 'crusader' },
    regions: { hungaria: { rats: 1 }, anglia: { rats: 1 } },
    lastRound: [['p2', '<plague by="crusader" path="anglia"/>', '<spread to="gallia"/>']],
    final: NOTHING,
    rule: 'rattus.end.only-abilities',
    option: 'last-round-spread',
    value: 'true',
  },
  {
    says: 'nuns do not count in the final plague',
    ...ENDING,
    classes: 'nun monk merchant knight witch king',
    cards: { p1: 'nun' },
    regions: HUNGARIA,
    turns: [['p1', NUNS, '<place region="hungaria" cubes="2"/>', AWAY]],
    castle: { p1: 18 },
    lastRound: [['p2']],
    final: [
      '<reveal region="hungaria" slot="1" token="{5:A}"><lose player="p2" cubes="1"/></reveal>',
      '<reveal region="hungaria" slot="1" token="{9:A}"/>',
    ],
    rule: 'rattus.piper.nun-threshold',
    option: 'final-plague-nuns',
    value: 'ignored',
  },
  {
    says: "the knight's figure counts though nobody used him",
    ...ENDING,
    cards: { p2: 'knight monk' },
    regions: { hungaria: { rats: 1 }, anglia: { rats: 1 }, scandia: { p2: 1 } },
    lastRound: [['p2', use('monk', '<shift from="anglia" to="scandia" slot="1"/>')]],
    final: ['<reveal region="scandia" slot="1" token="{3:A}"><lose player="p2" cubes="1"/></reveal>', ...NOTHING],
    rule: 'rattus.end.knight-neutral',
    option: 'last-round-knight-counts',
    value: 'when-owned',
  },
];

const ACCEPTED: readonly Corner[] = [
  {
    says: "one of the queen's two cubes",
    cards: { p1: 'queen' },
    regions: { gallia: { rats: 1, p1: 1 } },
    turns: turn('<place region="gallia" cubes="2"/>'),
    rule: 'rattus.piper.queen-bonus',
    option: 'queen-partial',
    value: 'false',
  },
  {
    says: "one of the queen's two cubes with the mayor",
    cards: { p1: 'mayor queen' },
    regions: { gallia: { rats: 1, p1: 1 } },
    turns: turn('<place by="mayor" regions="gallia gallia"/>'),
    rule: 'rattus.piper.mayor-queen',
    option: 'queen-partial',
    value: 'false',
  },
  {
    says: "one of the queen's two cubes in the last round",
    ...ENDING,
    cards: { p2: 'queen' },
    regions: { ...ENDING.regions, gallia: { p2: 1 }, italia: { p2: 1 } },
    lastRound: [['p2', use('queen', '<add region="gallia" cubes="1"/>')]],
    final: NOTHING,
    rule: 'rattus.piper.end-queen',
    option: 'queen-partial',
    value: 'false',
  },
];

const rattus = gameOf('rattus');

/** The options under which the root errors of a plan would be none. */
function resolving(plan: GamePlan): readonly string[] {
  const [recording] = recordingsOf(gameLog(plan).text);
  if (!recording || !rattus) throw new Error('a log of Rattus was written');
  const values = resolvingValues(rattus, recording, replayed(recording), requestFor(recording));
  return judged(plan).roots.flatMap(({ id }) =>
    (values.get(id) ?? []).map(({ option, value }) => `${option}=${value}`),
  );
}

const under = (plan: GamePlan, option: string, value: string): GamePlan => ({
  ...plan,
  options: { ...plan.options, [option]: value },
});

describe.each(REFUSED)('$says', ({ says: _, rule, option, value, ...plan }) => {
  test('is one breach, and names the option under which it is none', () => {
    const { roots, text } = judged(plan);
    expect(
      roots.map((root) => root.rule),
      text,
    ).toEqual([rule]);
    expect(resolving(plan)).toContain(`${option}=${value}`);
  });

  test('is none there', () => {
    const { errors, text } = judged(under(plan, option, value));
    expect(errors, text).toEqual([]);
  });
});

describe.each(ACCEPTED)('$says', ({ says: _, rule, option, value, ...plan }) => {
  test('is accepted with a remark', () => {
    const { errors, notes, text } = judged(plan);
    expect(errors, text).toEqual([]);
    expect(
      notes.map((note) => note.rule),
      text,
    ).toEqual([rule]);
  });

  test('is refused under the option', () => {
    expect(judged(under(plan, option, value)).roots.map((root) => root.rule)).toEqual([rule]);
  });
});

test('the whole of what the queen brings is no remark', () => {
  const [plan] = ACCEPTED;
  expect(judged({ ...plan, turns: turn('<place region="gallia" cubes="3"/>') }).notes).toEqual([]);
});

test('potions in the final plague protect nobody where an option says so', () => {
  const potion: GamePlan = {
    ...ENDING,
    cards: { p1: 'magician' },
    regions: { hungaria: { rats: 1, p1: 1 } },
    castle: { p1: 18 },
    turns: [['p1', use('magician', '<potion region="hungaria"/>'), '<place region="hungaria" cubes="1"/>', AWAY]],
    lastRound: [['p2']],
    final: ['<reveal region="hungaria" slot="1" token="{1:A}"><spend-potion player="p1"/></reveal>'],
  };
  expect(judged(potion).errors).toEqual([]);
  expect(judged(under(potion, 'final-plague-potions', 'ignored')).roots.map(({ rule }) => rule)).toEqual([
    'rattus.piper.magician-protect',
  ]);
});

test('a total that another reading explains names it', () => {
  const plan: GamePlan = {
    ...ENDING,
    cards: { p1: 'nun' },
    regions: HUNGARIA,
    turns: [['p1', NUNS, '<place region="hungaria" cubes="2"/>', AWAY]],
    castle: { p1: 18 },
    lastRound: [['p2']],
    final: [
      '<reveal region="hungaria" slot="1" token="{5:A}"/>',
      '<reveal region="hungaria" slot="2" token="{9:A}"/>',
    ].map((line) => line.replace('slot="2"', 'slot="1"')),
    result: ['player="p1" cubes="19"', 'player="p2" cubes="2"'],
  };
  expect(judged(plan).roots.map(({ suspects }) => suspects)).toEqual([['rattus.piper.nun-threshold']]);
  expect(resolving(plan)).toEqual(['final-plague-nuns=ignored']);
  const wrong = { ...plan, result: ['player="p1" cubes="18"', 'player="p2" cubes="3"'] };
  expect(judged(wrong).roots.map(({ suspects }) => suspects)).toEqual([undefined]);
});

test('a tie goes to the next of the last round where an option says so', () => {
  const plan: GamePlan = {
    ...ENDING,
    players: 3,
    regions: { hungaria: { rats: 1 }, gallia: { p2: 20 }, italia: { p3: 20 } },
    lastRound: [],
    final: NOTHING,
    result: ['player="p1" rank="3"', 'player="p2" rank="2"', 'player="p3" rank="1"'],
  };
  expect(judged(plan).roots.map(({ rule }) => rule)).toContain('rattus.end.tiebreak');
  expect(judged(under(plan, 'tie-break-order', 'counter-clockwise')).errors).toEqual([]);
});

describe('the estates of the cards', () => {
  const declare = (...cards: string[]): GamePlan => ({
    players: 2,
    classes: 'knight crusader soldier messenger merchant pied-piper',
    components: `<components>${cards.map((card) => `<class ${card}/>`).join('')}</components>`,
  });
  const swapped = declare('id="messenger" estate="peasantry"', 'id="serf" estate="bourgeoisie"');

  test('are one breach where two cards have changed them', () => {
    expect(judged(swapped).roots.map(({ rule }) => rule)).toEqual(['rattus.piper.three-per-estate']);
    expect(judged(swapped).errors).toHaveLength(2);
    expect(resolving(swapped)).toEqual(['card-estates=as-declared']);
  });

  test('are as declared where an option says so, three cards for each', () => {
    expect(judged(under(swapped, 'card-estates', 'as-declared')).errors).toEqual([]);
    const alone = under(declare('id="messenger" estate="peasantry"'), 'card-estates', 'as-declared');
    expect(judged(alone).errors.map(({ message }) => message.id)).toEqual([
      'rattus_estate-cards',
      'rattus_estate-cards',
    ]);
    const told = under(
      declare('id="soldier" estate="magic"', 'id="witch" estate="knighthood"'),
      'card-estates',
      'as-declared',
    );
    expect(judged(told).errors.map(({ message }) => message.id)).toEqual([
      'rattus_wrong-estate',
      'rattus_wrong-estate',
    ]);
  });
});

describe('a token that nobody has seen', () => {
  const plan = (lose: string, more: Partial<GamePlan> = {}): GamePlan => ({
    regions: { italia: { rats: 1 }, scandia: { rats: 1, p2: 2, p3: 1 } },
    turns: [
      ['p1', PLACE, AWAY, '<spread to="russia"/>', `<reveal region="scandia" slot="1" token="?">${lose}</reveal>`],
    ],
    ...more,
  });
  const rulesOf = (one: GamePlan) => judged(one).roots.map(({ rule }) => rule);
  const lose = (id: string, cubes: number) => `<lose player="${id}" cubes="${cubes}"/>`;

  test('may take a cube of anybody, or of those with most, or none', () => {
    for (const losses of [
      '',
      lose('p2', 1),
      lose('p2', 1) + lose('p3', 0),
      lose('p2', 1) + lose('p3', 1),
      lose('p2', 0),
    ])
      expect(rulesOf(plan(losses)), losses).toEqual([]);
  });

  test('takes no second cube of somebody without a card, none where there is none, not one of the fewer alone', () => {
    expect(rulesOf(plan(lose('p2', 2)))).toEqual(['rattus.ravage.symbol']);
    expect(rulesOf(plan(lose('p1', 1)))).toEqual(['rattus.ravage.symbol-no-cubes']);
    expect(rulesOf(plan(lose('p3', 2)))).toEqual(['rattus.ravage.loss-cap']);
    expect(rulesOf(plan(lose('p2', 0) + lose('p3', 1)))).toEqual(['rattus.claim.total']);
  });

  test('may take more of an owner of cards, and less where potions are spent', () => {
    expect(rulesOf(plan(lose('p2', 2), { cards: { p2: 'king' } }))).toEqual([]);
    expect(rulesOf(plan(`${lose('p2', 2)}<spend-potion player="p2"/>`))).not.toEqual([]);
  });

  test('is one of those that the values of the log leave', () => {
    const tokens = (hits: string) =>
      Array.from(
        { length: 49 },
        (_, index) => `<token id="t${index}" limit="1" hits="${hits}"${index < 12 ? ' start="true"' : ''}/>`,
      );
    const all = { components: `<components>${tokens('A').join('')}</components>`, players: 4 } as const;
    expect(rulesOf(plan(lose('p2', 1), all))).not.toContain('rattus.ravage.threshold');
    expect(rulesOf(plan(lose('p2', 0), all))).toContain('rattus.ravage.threshold');
    const none = { components: `<components>${tokens('church').join('')}</components>` };
    expect(rulesOf(plan(lose('p2', 1), none))).toContain('rattus.ravage.no-outbreak');
  });
});

describe('in the last round', () => {
  const missing = 'rattus.end.last-round-players';
  const rulesOf = (plan: GamePlan) => judged(plan).roots.map(({ rule }) => rule);

  test('who has nothing to use needs no slot', () => {
    expect(rulesOf({ ...ENDING, lastRound: [], final: NOTHING })).toEqual([]);
    expect(rulesOf({ ...ENDING, final: NOTHING })).toEqual([]);
    expect(rulesOf({ ...ENDING, cards: { p2: 'mayor' }, lastRound: [], final: NOTHING })).toEqual([]);
  });

  test('who has, needs one', () => {
    const result = ['player="p1" cubes="20"'];
    expect(rulesOf({ ...ENDING, cards: { p2: 'peasant' }, lastRound: [], final: NOTHING, result })).toEqual([missing]);
    expect(rulesOf({ ...ENDING, cards: { p2: 'peasant' }, final: NOTHING })).toEqual([missing]);
  });

  test('others may pass over who has nothing, in the order of the round', () => {
    const three = { ...ENDING, players: 3, cards: { p2: 'peasant' }, final: NOTHING };
    const slot = ['p2', use('peasant', '<add region="gallia" cubes="1"/>')] as const;
    expect(rulesOf({ ...three, lastRound: [[...slot]] })).toEqual([]);
    expect(rulesOf({ ...three, lastRound: [[...slot], ['p3']] })).toEqual(['rattus.end.last-round-order']);
  });

  test.each([
    ['the first', [['p3'], ['p2']]],
    ['the second', [['p4'], ['p2']]],
    ['the last', [['p4'], ['p3']]],
  ] as const)('%s slot that is left out is missing, and puts no other one out of order', (_, lastRound) => {
    const four = { ...ENDING, players: 4, cards: { p2: 'peasant', p3: 'baker', p4: 'queen nun' }, final: NOTHING };
    expect(judged({ ...four, lastRound }).errors).toEqual([]);
    const result = ['player="p1" cubes="20"'];
    expect(rulesOf({ ...four, lastRound, result })).toEqual([missing]);
  });

  test('the order is broken where a slot comes that should have come before another one', () => {
    const four = { ...ENDING, players: 4, cards: { p2: 'peasant', p3: 'baker', p4: 'queen nun' }, final: NOTHING };
    const { errors } = judged({ ...four, lastRound: [['p3'], ['p4'], ['p2']] });
    expect(errors.map(({ rule, at, expected, actual }) => [rule, at.turn, expected, actual])).toEqual([
      ['rattus.end.last-round-order', expect.any(Number), 'p4', 'p3'],
    ]);
  });
});

test('cubes of the baker that are set down too late are one breach, where they are set down', () => {
  const { errors } = judged({
    cards: { p2: 'baker' },
    baker: { p2: 2 },
    regions: { italia: { rats: 1 } },
    turns: turn('<class card="baker" from="p2"/>', PLACE, '<unload region="gallia" cubes="2"/>'),
  });
  expect(errors.map(({ message, at }) => [message.id, at.element])).toEqual([['rattus_unload-late', 'unload']]);
});
