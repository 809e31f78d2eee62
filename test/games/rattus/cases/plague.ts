/** RE-22 to RE-47: spreading and ravaging. */
import type { GamePlan, TurnPlan } from '../game-log.js';
import { AWAY, type RattusCase } from './case.js';

const reveal = (region: string, token: string, lost: Readonly<Record<string, number>> = {}) =>
  `<reveal region="${region}" slot="1" token="{${token}}">${Object.entries(lost)
    .map(([player, cubes]) => `<lose player="${player}" cubes="${cubes}"/>`)
    .join('')}</reveal>`;

/** Scandia with tokens and cubes; the figure comes there, new tokens go to Russia. The first player must place one in Italia. */
const scandia = (rats: number, cubes: Readonly<Record<string, number>>, more: GamePlan = {}): GamePlan => ({
  ...more,
  regions: { italia: { rats: 1 }, scandia: { rats, ...cubes } },
});
const PLACE = '<place region="italia" cubes="1"/>';
const ravage = (rats: number, ...lines: string[]): readonly TurnPlan[] => [
  ['p1', PLACE, AWAY, `<spread to="${rats === 1 ? 'russia' : 'russia russia'}"/>`, ...lines],
];
/** The same with the figure counting. */
const withFigure = (rats: number, ...lines: string[]): readonly TurnPlan[] => [
  [
    'p1',
    PLACE,
    '<plague path="scandia" as-cubes="true"/>',
    `<spread to="${rats === 1 ? 'russia' : 'russia russia'}"/>`,
    ...lines,
  ],
];

export const PLAGUE_CASES: readonly RattusCase[] = [
  {
    case: 'RE-22',
    says: 'tokens are spread around the region on the way',
    cards: { p1: 'knight' },
    figure: 'italia',
    regions: { germania: { rats: 3 }, scandia: { rats: 0 } },
    turns: [
      [
        'p1',
        '<place region="germania" cubes="3"/>',
        '<plague path="germania scandia"/>',
        '<spread to="gallia hungaria"/>',
      ],
    ],
    breach: { rule: 'rattus.knight.destination-only', at: 'turn 1 spread 1' },
  },
  {
    case: 'RE-23',
    says: 'two for one token',
    ...scandia(1, {}),
    turns: [['p1', PLACE, AWAY, '<spread to="russia russia"/>']],
    breach: { rule: 'rattus.spread.one', at: 'turn 1 spread 1', expected: '1', actual: '2' },
  },
  {
    case: 'RE-24',
    says: 'three for three tokens',
    ...scandia(3, {}),
    turns: [['p1', PLACE, AWAY, '<spread to="russia russia anglia"/>']],
    breach: { rule: 'rattus.spread.two', at: 'turn 1 spread 1', expected: '2', actual: '3' },
  },
  {
    case: 'RE-25',
    says: 'out of reach',
    figure: 'gallia',
    regions: { hispania: { rats: 1 }, italia: { rats: 1 } },
    turns: [['p1', PLACE, '<plague path="hispania"/>', '<spread to="germania"/>']],
    breach: { rule: 'rattus.spread.target', at: 'turn 1 spread 1', actual: 'germania' },
  },
  {
    case: 'RE-26',
    says: 'a fourth token',
    regions: { italia: { rats: 1 }, scandia: { rats: 2 }, russia: { rats: 2 } },
    turns: [['p1', PLACE, AWAY, '<spread to="russia russia"/>']],
    breach: { rule: 'rattus.board.token-cap', at: 'turn 1 spread 1', actual: 'russia' },
  },
  {
    case: 'RE-27',
    says: 'all neighbours are full',
    regions: {
      italia: { rats: 1 },
      scandia: { rats: 2 },
      russia: { rats: 3 },
      anglia: { rats: 3 },
      germania: { rats: 3 },
    },
    turns: [['p1', PLACE, AWAY, '<spread to=""/>']],
    told: ['rattus.spread.all-full'],
  },
  {
    case: 'RE-28',
    says: 'one neighbour has room',
    regions: {
      italia: { rats: 1 },
      scandia: { rats: 2 },
      russia: { rats: 2 },
      anglia: { rats: 3 },
      germania: { rats: 3 },
    },
    turns: [['p1', PLACE, AWAY, '<spread to=""/>']],
    breach: { rule: 'rattus.spread.redirect', at: 'turn 1 spread 1', kind: 'missing', expected: '1', actual: '0' },
  },
  { case: 'RE-29', says: 'tokens without cubes', ...scandia(2, {}), turns: ravage(2), after: { scandia: { rats: 2 } } },
  {
    case: 'RE-30',
    says: 'turned up without cubes',
    ...scandia(2, {}),
    turns: ravage(2, reveal('scandia', '1:A')),
    breach: { rule: 'rattus.ravage.precondition', at: 'turn 1 reveal 1' },
  },
  {
    case: 'RE-31',
    says: 'the first token empties the region',
    ...scandia(3, { p2: 1 }, { cards: { p2: 'king' } }),
    turns: ravage(3, reveal('scandia', '1:royalty', { p2: 1 })),
    after: { scandia: { rats: 2, p2: 0 } },
  },
  {
    case: 'RE-32',
    says: 'a second one is turned up',
    ...scandia(3, { p2: 1 }, { cards: { p2: 'king' } }),
    turns: ravage(3, reveal('scandia', '1:royalty', { p2: 1 }), reveal('scandia', '1:A')),
    breach: { rule: 'rattus.ravage.stop-empty', at: 'turn 1 reveal 2' },
  },
  {
    case: 'RE-33',
    says: 'two tokens empty the region, the third stays',
    ...scandia(3, { p2: 2, p3: 1 }, { cards: { p2: 'king', p3: 'monk' } }),
    turns: ravage(3, reveal('scandia', '3:M,church', { p2: 1, p3: 1 }), reveal('scandia', '1:A', { p2: 1 })),
    after: { scandia: { rats: 1, p2: 0, p3: 0 } },
  },
  {
    case: 'RE-34',
    says: 'a loss below the number',
    ...scandia(1, { p2: 2 }, { cards: { p2: 'king' } }),
    turns: ravage(1, reveal('scandia', '3:royalty', { p2: 1 })),
    breach: { rule: 'rattus.ravage.no-outbreak', at: 'turn 1 reveal 1', expected: '0', actual: '1' },
  },
  {
    case: 'RE-35',
    says: 'no loss at the number',
    ...scandia(1, { p2: 2, p3: 1 }),
    turns: ravage(1, reveal('scandia', '3:A', { p2: 0, p3: 0 })),
    breach: { rule: 'rattus.ravage.threshold', at: 'turn 1 reveal 1', expected: '1', actual: '0' },
  },
  {
    case: 'RE-36',
    says: 'two symbols hit one player',
    ...scandia(1, { p2: 3, p3: 1 }, { cards: { p2: 'king witch' } }),
    turns: ravage(1, reveal('scandia', '4:royalty,magic', { p2: 2, p3: 0 })),
  },
  {
    case: 'RE-37',
    says: 'the majority changes from token to token',
    ...scandia(2, { p2: 3, p3: 2 }, { cards: { p2: 'king' } }),
    turns: ravage(2, reveal('scandia', '5:M,royalty', { p2: 2, p3: 0 }), reveal('scandia', '3:M', { p2: 0, p3: 1 })),
    after: { scandia: { p2: 1, p3: 1 } },
  },
  {
    case: 'RE-38',
    says: 'M judged after the symbol',
    ...scandia(1, { p2: 3, p3: 2 }, { cards: { p2: 'king' } }),
    turns: ravage(1, reveal('scandia', '5:M,royalty', { p2: 2, p3: 1 })),
    breach: { rule: 'rattus.ravage.majority-first', at: 'turn 1 reveal 1', expected: '0', actual: '1' },
  },
  {
    case: 'RE-39',
    says: 'everybody is tied',
    ...scandia(1, { p2: 1, p3: 1, p4: 1 }),
    turns: ravage(1, reveal('scandia', '3:M', { p2: 1, p3: 1, p4: 1 })),
    after: { scandia: { p2: 0, p3: 0, p4: 0 } },
  },
  {
    case: 'RE-40',
    says: 'M and A on one token',
    ...scandia(1, { p2: 2, p3: 1 }),
    turns: ravage(1, reveal('scandia', '3:M,A', { p2: 2, p3: 1 })),
    after: { scandia: { p2: 0, p3: 0 } },
  },
  {
    case: 'RE-41',
    says: 'the monk lies in the display',
    ...scandia(1, { p2: 2 }),
    turns: ravage(1, reveal('scandia', '1:church', { p2: 0 })),
    told: ['rattus.ravage.symbol-unowned'],
  },
  {
    case: 'RE-42',
    says: 'the active player is spared',
    ...scandia(1, { p1: 1, p2: 2 }, { cards: { p1: 'king', p2: 'monk' } }),
    turns: ravage(1, reveal('scandia', '2:royalty,church', { p1: 0, p2: 1 })),
    breach: { rule: 'rattus.ravage.nobody-immune', at: 'turn 1 reveal 1', expected: '1', actual: '0' },
  },
  {
    case: 'RE-43',
    says: 'a token that was turned up stays',
    ...scandia(1, { p2: 1 }),
    turns: [
      [
        'p1',
        PLACE,
        AWAY,
        '<spread to="russia"/>',
        reveal('scandia', '3:A', { p2: 0 }),
        '<state region="scandia" rats="1"/>',
      ],
    ],
    breach: { rule: 'rattus.ravage.discard', at: 'turn 1 state after 1', expected: '0', actual: '1' },
  },
  {
    case: 'RE-44',
    says: 'the figure counts for the whole ravage',
    ...scandia(3, { p2: 2 }, { cards: { p1: 'knight', p2: 'peasant' } }),
    turns: withFigure(
      3,
      reveal('scandia', '4:peasantry', { p2: 1 }),
      reveal('scandia', '4:peasantry', { p2: 0 }).replace('}"', '}#2"'),
      reveal('scandia', '3:peasantry', { p2: 1 }),
    ),
    after: { scandia: { rats: 0, p2: 0 } },
  },
  {
    case: 'RE-45',
    says: 'the figure counts only after the first token',
    ...scandia(2, { p2: 2 }, { cards: { p1: 'knight', p2: 'peasant' } }),
    turns: ravage(
      2,
      reveal('scandia', '4:peasantry', { p2: 0 }),
      '<use card="knight"/>',
      reveal('scandia', '3:peasantry', { p2: 1 }),
    ),
    breach: { rule: 'rattus.knight.neutral-before-flip', at: 'turn 1 use 1', kind: 'order' },
  },
  {
    case: 'RE-46',
    says: 'the figure alone is no cube',
    ...scandia(2, {}, { cards: { p1: 'knight' } }),
    turns: withFigure(2, reveal('scandia', '1:A')),
    breach: { rule: 'rattus.ravage.precondition', at: 'turn 1 reveal 1' },
  },
  {
    case: 'RE-47',
    says: 'figure and nuns together',
    ...scandia(1, { p2: 3 }, { cards: { p1: 'knight nun', p2: 'peasant' } }),
    turns: [
      [
        'p1',
        '<use card="nun"><nun at="scandia"/><nun at="scandia"/></use>',
        PLACE,
        '<plague path="scandia" as-cubes="true"/>',
        '<spread to="russia"/>',
        reveal('scandia', '3:peasantry', { p2: 1 }),
      ],
    ],
  },
];
