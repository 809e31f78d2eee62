/** The Apprentice: valletta.md 7.4. */
import { type Case, illegal, wrong } from './case.js';

export const APPRENTICE_CASES: readonly Case[] = [
  {
    case: 'T23',
    says: 'the Apprentice as the first card does nothing, whatever was the last one before',
    hands: { p1: 'maid apprentice' },
    turns: [['p1', 'lumberjack', 'shopkeeper', 'maid take gold'], ['p2'], ['p1', 'apprentice']],
    changes: {},
    lint: 'valletta.turn.no-effect-allowed',
    told: ['valletta.card.apprentice-no-function'],
  },
  {
    case: 'T23',
    says: 'a gain of it',
    hands: { p1: 'maid apprentice' },
    turns: [['p1', 'lumberjack', 'shopkeeper', 'maid take gold'], ['p2'], ['p1', 'apprentice effect p1 gold=1']],
    breach: { ...wrong('valletta.card.apprentice-no-function', 'turn 3 play 1'), expected: '0', actual: '1' },
  },
  {
    case: 'T24',
    says: 'the Apprentice moves Jean again',
    hands: { p1: 'jean apprentice' },
    turns: [['p1', 'jean barrel gold', 'apprentice barrel wood']],
    breach: illegal('valletta.card.apprentice-colours', 'turn 1 play 2'),
  },
  {
    case: 'T25',
    says: 'the Apprentice builds behind a Stonemason',
    cells: { 'A1-1': { character: 'stonemason' } },
    hands: { p1: 'builder apprentice' },
    turns: [['p1', 'builder build A1-1', 'stonemason build A1-2', 'apprentice build A1-3']],
    breach: illegal('valletta.card.apprentice-colours', 'turn 1 play 3'),
  },
  {
    case: 'T26',
    says: 'the Apprentice repeats the Banker',
    cells: { 'A1-1': { character: 'banker', yields: 'gold:3' } },
    hands: { p1: 'builder apprentice' },
    turns: [['p1', 'builder build A1-1', 'banker', 'apprentice']],
    changes: { 'p1 gold': 3 },
  },
  {
    case: 'T27',
    says: 'a building built in this turn counts as a neighbour',
    cells: { 'A1-2': { character: 'seamstress' }, 'A1-3': { cost: '2/0/0/0' } },
    hands: { p1: 'builder apprentice' },
    goods: { p1: '1/0/0/0' },
    turns: [['p1', 'builder build A1-2', 'apprentice build A1-3 1/0/0/0']],
    changes: { 'p1 gold': -1, 'p1 house': -1 },
    told: ['valletta.build.built-now-counts', 'valletta.card.apprentice-copy-builder'],
  },
  ...[
    { says: 'the second Apprentice repeats what the first one did', chain: 'chain', last: 'apprentice take stone' },
    { says: 'the second Apprentice has no function', chain: 'none', last: 'apprentice' },
    { says: 'a gain of the second Apprentice', chain: 'none', last: 'apprentice effect p1 stone=1' },
  ].map(
    ({ says, chain, last }): Case => ({
      case: 'T28',
      says,
      options: { 'house.apprentice-chain': chain },
      hands: { p1: 'jean lumberjack shopkeeper stone-sculptor maid', p2: 'jean apprentice' },
      turns: [
        ['p1', 'lumberjack', 'shopkeeper', 'stone-sculptor', 'draw brick-worker builder apprentice'],
        ['p2', 'jean barrel gold dismiss apprentice', 'lumberjack', 'shopkeeper'],
        ['p1', 'jean barrel gold hire apprentice', 'brick-worker', 'builder'],
        ['p2', 'stone-sculptor', 'brick-worker', 'maid take wood'],
        ['p1', 'maid take gold', 'apprentice take wood', last],
      ],
      ...(last.includes('effect')
        ? { breach: { ...wrong('valletta.card.apprentice-chain', 'turn 5 play 3'), expected: '0', actual: '1' } }
        : { changes: chain === 'chain' ? { 'p1 stone': 1 } : {} }),
    }),
  ),
  {
    case: 'T29',
    says: 'an Apprentice behind a Builder that did nothing may do nothing',
    hands: { p1: 'builder apprentice' },
    turns: [['p1', 'builder', 'apprentice']],
    changes: {},
    lint: 'valletta.turn.no-effect-allowed',
  },
  {
    case: 'T30',
    says: 'only the card directly before counts',
    hands: { p1: 'builder lumberjack apprentice' },
    turns: [['p1', 'builder', 'lumberjack', 'apprentice build A1-1']],
    breach: illegal('valletta.card.apprentice-previous-card', 'turn 1 play 3'),
  },
];
