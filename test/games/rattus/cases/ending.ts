/** RE-84 to RE-99: the last round, the final plague and the result. */
import type { GamePlan } from '../game-log.js';
import { AWAY, ENDING, NOTHING, type RattusCase } from './case.js';

/** Three players: `ENDING` in larger. */
const THREE: GamePlan = { ...ENDING, players: 3 };
const BACK = '<plague path="germania"/>';

const BESIDE = ['<plague by="serf" path="germania"/>', '<use card="knight"/>'];

/** The serf moves the figure into a ravage, and the knight is used beside him. @param lost by a token that hits from three cubes on */
function beside(lost: number, options: GamePlan['options'] = {}, says: readonly string[] = BESIDE) {
  const reveal = `<reveal region="germania" slot="1" token="{3:A}"><lose player="p2" cubes="${lost}"/></reveal>`;
  return {
    ...ENDING,
    options,
    cards: { p2: 'knight serf' },
    regions: { ...ENDING.regions, germania: { rats: 1, p2: 1 } },
    lastRound: [['p2', ...says, reveal]],
    final: NOTHING,
  } as const satisfies GamePlan;
}

/** The knight moves the figure to where nobody stands, and says that it counts, perhaps after another ability. */
function alone(...lines: string[]) {
  return {
    ...ENDING,
    options: { preset: 'yucata', 'neutral-enables-ravage': 'true' },
    cards: { p2: 'knight monk' },
    regions: { ...ENDING.regions, germania: { rats: 1 }, anglia: { rats: 1 } },
    lastRound: [['p2', '<plague by="knight" path="germania"/>', ...lines]],
    final: NOTHING,
  } as const satisfies GamePlan;
}
const SHIFT = '<use card="monk"><shift from="anglia" to="gallia" slot="1"/></use>';
const COUNTS = '<use card="knight"/>';

export const END_CASES: readonly RattusCase[] = [
  { case: 'RA-10', says: 'nobody is there, and the figure does not count', ...alone() },
  ...[[COUNTS], [SHIFT, COUNTS]].flatMap((lines): readonly RattusCase[] => [
    {
      case: 'RA-10',
      says: `the figure alone brings the plague: ${lines.length}`,
      ...alone(...lines, '<reveal region="germania" slot="1" token="{3:A}"/>'),
    },
    {
      case: 'RA-10',
      says: `the figure alone brings the plague, and nothing is turned up: ${lines.length}`,
      ...alone(...lines),
      breach: { rule: 'rattus.online.last-round-immediate', at: 'turn 2', kind: 'missing' },
    },
  ]),
  ...[
    ['germania', 'true'],
    ['anglia germania', 'true'],
    ['germania', '?'],
    ['anglia germania', '?'],
  ].flatMap(([path, counts]): readonly RattusCase[] => {
    const says = [`<plague by="serf" path="${path}" as-cubes="${counts}"/>`];
    return [
      {
        case: 'RA-45',
        says: `the knight is combined with the serf where the figure is said to count: ${path}, ${counts}`,
        ...beside(1, { preset: 'yucata' }, says),
      },
      {
        case: 'RA-45',
        says: `by the book the figure counts later where it is said to count: ${path}, ${counts}`,
        ...beside(0, {}, says),
      },
    ];
  }),
  {
    case: 'RA-16',
    says: 'by the book the figure does not count at once',
    ...beside(0),
    told: ['rattus.end.knight-neutral'],
  },
  {
    case: 'RA-16',
    says: 'by the book the figure counts at once all the same',
    ...beside(1),
    breach: { rule: 'rattus.ravage.no-outbreak', at: 'turn 2 reveal 1', expected: '0', actual: '1' },
  },
  {
    case: 'RA-16',
    says: 'online the figure counts at once',
    ...beside(1, { preset: 'yucata' }),
  },
  {
    case: 'RE-84',
    says: 'another turn after the end',
    ...ENDING,
    turns: [...ENDING.turns, ['p2', '<place region="hungaria" cubes="1"/>', BACK]],
    breach: { rule: 'rattus.end.after-turn', at: 'turn 2', kind: 'order' },
  },
  {
    case: 'RE-84',
    says: 'accepted where the round is completed',
    options: { 'end-timing': 'complete-round' },
    ...ENDING,
    turns: [...ENDING.turns, ['p2', '<place region="hungaria" cubes="1"/>', BACK]],
  },
  {
    case: 'RE-85',
    says: 'a slot of the player who brought it about',
    ...ENDING,
    cards: { p1: 'king' },
    lastRound: [['p2'], ['p1', '<use card="king"><castle from="scandia"/></use>']],
    breach: { rule: 'rattus.end.last-round-players', at: 'turn 3', kind: 'order' },
    regions: { ...ENDING.regions, scandia: { p1: 0 } },
    edits: [['<use card="king"><castle from="scandia"/></use>', '']],
  },
  {
    case: 'RE-86',
    says: 'a card in the last round',
    ...ENDING,
    lastRound: [['p2', '<class card="king" from="supply"/>']],
    final: NOTHING,
    breach: { rule: 'rattus.end.no-take', at: 'turn 2 class 1' },
  },
  {
    case: 'RE-87',
    says: 'two cubes with the peasant',
    ...ENDING,
    cards: { p2: 'peasant' },
    lastRound: [['p2', '<use card="peasant"><add region="gallia" cubes="2"/></use>']],
    final: NOTHING,
    breach: { rule: 'rattus.end.peasant', at: 'turn 2 use 1', expected: '1', actual: '2' },
  },
  {
    case: 'RE-88',
    says: 'the soldier moves the figure',
    ...ENDING,
    cards: { p2: 'soldier' },
    lastRound: [['p2', '<plague by="soldier" path="anglia"/>']],
    final: NOTHING,
    breach: { rule: 'rattus.end.no-figure', at: 'turn 2 plague 1' },
  },
  {
    case: 'RE-89',
    says: 'knight and serf in two regions',
    ...ENDING,
    cards: { p2: 'knight serf' },
    lastRound: [['p2', '<plague by="knight" path="germania gallia"/>', '<plague by="serf" path="hispania"/>']],
    final: NOTHING,
    breach: { rule: 'rattus.piper.end-combo', at: 'turn 2 plague 2' },
  },
  {
    case: 'RE-90',
    says: 'two steps with the serf',
    ...ENDING,
    cards: { p2: 'serf' },
    lastRound: [['p2', '<plague by="serf" path="germania gallia"/>']],
    final: NOTHING,
    breach: { rule: 'rattus.piper.end-serf', at: 'turn 2 plague 1', expected: 'germania', actual: 'germania gallia' },
  },
  {
    case: 'RE-91',
    says: 'the right neighbour sets the bread down',
    ...THREE,
    cards: { p1: 'baker' },
    baker: { p2: 4 },
    lastRound: [['p3'], ['p2']],
    between: ['<unload player="p3" region="gallia" cubes="4"/>'],
    final: NOTHING,
    breach: { rule: 'rattus.piper.end-baker', at: 'final', kind: 'order', expected: 'p2', actual: 'p3' },
  },
  {
    case: 'RE-91',
    says: 'the bread is set down behind the final plague',
    ...THREE,
    cards: { p1: 'baker' },
    baker: { p2: 4 },
    lastRound: [['p3'], ['p2']],
    between: ['<unload player="p2" region="gallia" cubes="4"/>'],
    final: NOTHING,
    edits: [['</final-plague>', '</final-plague><unload player="p2" region="gallia" cubes="0"/>']],
    breach: { rule: 'rattus.piper.end-baker', at: 'final', kind: 'order' },
  },
  {
    case: 'RE-91',
    says: 'bread is set down where nobody owns the Baker',
    ...THREE,
    baker: { p2: 4 },
    lastRound: [['p3'], ['p2']],
    between: ['<unload player="p2" region="gallia" cubes="4"/>'],
    final: NOTHING,
    breach: { rule: 'rattus.piper.end-baker', at: 'final', kind: 'illegal', actual: 'p2' },
  },
  {
    case: 'RE-92',
    says: 'eight regions with two players',
    ...ENDING,
    lastRound: [['p2']],
    final: NOTHING,
    told: ['rattus.piper.end-final'],
  },
  {
    case: 'RE-93',
    says: 'a region is left out',
    ...ENDING,
    lastRound: [['p2']],
    final: [],
    result: [],
    breach: { rule: 'rattus.end.final-ravage', at: 'final', kind: 'missing' },
  },
  {
    case: 'RE-94',
    says: 'a tie for the player who brought it about',
    ...ENDING,
    regions: { ...ENDING.regions, gallia: { p2: 20 } },
    lastRound: [['p2']],
    final: NOTHING,
    result: ['player="p1" cubes="20" rank="1"', 'player="p2" cubes="20" rank="2"'],
    breach: { rule: 'rattus.end.tiebreak', at: 'result', kind: 'wrong', expected: '2', actual: '1' },
    scores: [
      [20, 2],
      [20, 1],
    ],
  },
  {
    case: 'RE-95',
    says: 'the castle is forgotten',
    ...ENDING,
    lastRound: [['p2']],
    final: NOTHING,
    result: ['player="p1" cubes="1" rank="1"', 'player="p2" cubes="0" rank="2"'],
    breach: { rule: 'rattus.king.counts', at: 'result', kind: 'wrong', expected: '20', actual: '1' },
  },
  {
    case: 'RE-96',
    says: 'no card of Knighthood for two',
    players: 2,
    options: { expansion: 'true' },
    classes: 'pied-piper magician bishop nun monk emperor',
    chosen: 'by="set" set="rat-control"',
    disputed: 'rattus.piper.knighthood-advice',
  },
  {
    case: 'RE-98',
    says: 'more tokens than the supply has',
    ratSupply: 1,
    regions: { italia: { rats: 1 }, scandia: { rats: 2 } },
    turns: [['p1', '<place region="italia" cubes="1"/>', AWAY, '<spread to="russia russia"/>']],
    breach: { rule: 'rattus.spread.from-supply', at: 'turn 1 spread 1' },
  },
  {
    // The end follows from the breach that made it possible.
    case: 'RE-99',
    says: 'the supply is empty in turn 1',
    regions: { italia: { rats: 1 }, scandia: { rats: 1 } },
    turns: [['p1', '<place region="italia" cubes="1"/>', AWAY, `<spread to="${'russia '.repeat(37).trim()}"/>`]],
    breach: { rule: 'rattus.spread.one', at: 'turn 1 spread 1', expected: '1', actual: '37' },
    ratsLeft: 0,
  },
];
