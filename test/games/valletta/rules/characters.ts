/** valletta.md 4.5 and 4.10 to 4.14: what the Characters do, and where goods and Characters come from. */
import type { Character } from '../../../../src/games/valletta/vocabulary.js';
import type { GamePlan } from '../game-log.js';
import { breach, firstTurn, never, type RuleRow, type RuleTable, withCharacter } from './rule-row.js';

/** The good that a starting card gives. */
function gives(card: string, good: string): RuleRow {
  return breach('wrong', 'turn 1 play 1', (amount) => firstTurn(`${card} effect p1 ${good}=${amount}`), ['1', '2']);
}

/** What an Apprentice does behind some cards. */
function apprenticeAfter(lines: readonly string[], plan: GamePlan = {}): GamePlan {
  return { ...firstTurn(...lines, 'apprentice'), ...plan };
}

/** A green Character on a building with two icons of its good; a wrong good is claimed. */
function green(card: Character, good: string, other: string): RuleRow {
  return breach(
    'wrong',
    'turn 1 play 2',
    (kind) =>
      withCharacter(card, `${card} effect p1 ${kind}=2`, {
        cells: { 'A1-1': { character: card, yields: `${good}:2` } },
      }),
    [good, other],
  );
}

/** The Banker counts gold on own buildings: a green one with three icons and a blue one with two. */
function icons(gold: string): GamePlan {
  return {
    cells: {
      'A1-1': { character: 'banker', yields: 'gold:3', cost: '3/0/0/0' },
      'A1-3': { character: 'trader', yields: 'gold:2', cost: '4/0/0/0' },
      'B1-1': { character: 'monk', yields: 'gold:5' },
    },
    hands: { p1: 'builder apprentice', p2: 'builder' },
    goods: { p1: '9/9/9/9' },
    turns: [
      ['p1', 'builder build A1-1 3/0/0/0', 'apprentice build A1-3 4/0/0/0', 'shopkeeper'],
      ['p2', 'builder build B1-1', 'lumberjack', 'shopkeeper'],
      ['p1', `banker effect p1 gold=${gold}`],
    ],
  };
}

/** A blue builder: two of a good less. */
function reduces(card: Character, good: number): RuleRow {
  const cost = [0, 0, 0, 0].with(good, 2).join('/');
  return breach(
    'illegal',
    'turn 1 play 2',
    (pay) =>
      withCharacter(card, `${card} build B1-1 ${pay}`, { cells: { 'B1-1': { cost } }, goods: { p1: '9/9/9/9' } }),
    ['0', [0, 0, 0, 0].with(good, 1).join('/')],
  );
}

/** Points of a yellow Character. */
function scores(card: Character, points: readonly [string, string], plan: GamePlan = {}, exchange = ''): RuleRow {
  return breach(
    'wrong',
    'turn 1 play 2',
    (claimed) =>
      withCharacter(card, `${card}${exchange} effect p1 points=${claimed}`, { goods: { p1: '9/9/9/9' }, ...plan }),
    points,
  );
}

const THREE: GamePlan = { players: 3, goods: { p2: '0/0/0/0', p3: '0/0/0/0' } };
const RICH: GamePlan = { goods: { p2: '5/5/5/5' } };
const JEAN = firstTurn('jean barrel gold');

export const CHARACTER_RULES: RuleTable = {
  'valletta.card.shopkeeper': gives('shopkeeper', 'gold'),
  'valletta.card.lumberjack': gives('lumberjack', 'wood'),
  'valletta.card.stone-sculptor': gives('stone-sculptor', 'stone'),
  'valletta.card.brick-worker': gives('brick-worker', 'brick'),
  'valletta.card.maid': breach('illegal', 'turn 1 play 1', (goods) => firstTurn(`maid take ${goods}`), [
    'wood',
    'wood+gold',
  ]),
  'valletta.card.builder': {
    keeps: firstTurn('builder build A1-1'),
    breaks: firstTurn('builder build A1-1 upgrade A1-1'),
    kind: 'illegal',
    at: 'turn 1 play 1',
  },
  'valletta.card.apprentice-copy': breach(
    'wrong',
    'turn 1 play 2',
    (good) => firstTurn('shopkeeper', `apprentice effect p1 ${good}=1`),
    ['gold', 'wood'],
  ),
  'valletta.card.apprentice-previous-card': {
    keeps: firstTurn('builder', 'lumberjack', 'apprentice'),
    breaks: firstTurn('builder', 'lumberjack', 'apprentice build A1-1'),
    kind: 'illegal',
    at: 'turn 1 play 3',
  },
  'valletta.card.apprentice-no-function': {
    keeps: firstTurn('apprentice'),
    breaks: firstTurn('apprentice take gold'),
    kind: 'illegal',
    at: 'turn 1 play 1',
  },
  'valletta.card.apprentice-colours': {
    keeps: firstTurn('jean barrel gold', 'apprentice'),
    breaks: firstTurn('jean barrel gold', 'apprentice barrel gold'),
    kind: 'illegal',
    at: 'turn 1 play 2',
  },
  'valletta.card.apprentice-free-choice': never('it permits', firstTurn('maid take wood', 'apprentice take gold')),
  'valletta.card.apprentice-copy-builder': {
    keeps: firstTurn('builder', 'apprentice build A1-1'),
    breaks: firstTurn('builder', 'apprentice take gold'),
    kind: 'illegal',
    at: 'turn 1 play 2',
  },
  'valletta.card.apprentice-copy-green': breach(
    'wrong',
    'turn 1 play 3',
    (gold) => ({
      cells: { 'A1-1': { character: 'banker', yields: 'gold:2' } },
      hands: { p1: 'builder apprentice' },
      turns: [['p1', 'builder build A1-1', 'banker', `apprentice effect p1 gold=${gold}`]],
    }),
    ['2', '1'],
  ),
  'valletta.card.apprentice-chain': breach(
    'illegal',
    'turn 5 play 3',
    (last) => ({
      hands: { p1: 'jean lumberjack shopkeeper stone-sculptor maid', p2: 'jean apprentice' },
      turns: [
        ['p1', 'lumberjack', 'shopkeeper', 'stone-sculptor', 'draw brick-worker builder apprentice'],
        ['p2', 'jean barrel gold dismiss apprentice', 'lumberjack', 'shopkeeper'],
        ['p1', 'jean barrel gold hire apprentice', 'brick-worker', 'builder'],
        ['p2', 'stone-sculptor', 'brick-worker', 'maid take wood'],
        ['p1', 'maid take gold', 'apprentice take wood', last],
      ],
    }),
    ['apprentice', 'apprentice take stone'],
  ),
  'valletta.card.jean-purple': never(
    'to repeat him breaks valletta.card.apprentice-colours',
    apprenticeAfter(['jean barrel gold']),
  ),

  'valletta.jean.move-one': breach(
    'wrong',
    'turn 1 play 1',
    (space) => firstTurn(`jean barrel gold state jean=${space}`),
    ['1', '2'],
  ),
  'valletta.jean.move-forced': {
    keeps: JEAN,
    breaks: firstTurn('jean', 'shopkeeper'),
    kind: 'missing',
    at: 'turn 1 play 1',
  },
  'valletta.jean.barrel': breach(
    'wrong',
    'turn 1 play 1',
    (gold) => firstTurn(`jean barrel gold effect p1 gold=${gold}`),
    ['1', '0'],
  ),
  'valletta.jean.barrel-aside': breach(
    'data',
    'turn 1 play 1',
    (good) => ({ ...firstTurn(`jean barrel ${good}`), barrels: 'gold:10+wood:10+stone:5' }),
    ['gold', 'brick'],
  ),
  'valletta.jean.personnel': breach(
    'illegal',
    'turn 1 play 1',
    (more) => ({ ...firstTurn(`jean barrel gold hire builder${more}`), hands: { p1: 'jean maid' } }),
    ['', ' dismiss maid'],
  ),
  'valletta.jean.neither': never('it permits', JEAN),
  'valletta.jean.step-order': {
    keeps: firstTurn('jean barrel gold hire builder'),
    breaks: firstTurn('jean hire builder barrel gold'),
    kind: 'order',
    at: 'turn 1 play 1',
  },
  'valletta.jean.dismiss-from-hand': breach(
    'illegal',
    'turn 1 play 2',
    (card) => ({
      ...firstTurn('lumberjack', `jean barrel gold dismiss ${card}`),
      hands: { p1: 'jean lumberjack maid' },
    }),
    ['maid', 'lumberjack'],
  ),
  'valletta.jean.dismiss-any': never('it permits', {
    ...firstTurn('jean barrel gold dismiss maid'),
    hands: { p1: 'jean maid' },
  }),
  'valletta.jean.dismiss-no-action': breach(
    'wrong',
    'turn 1 play 1',
    (more) => ({ ...firstTurn(`jean barrel gold dismiss maid${more}`), hands: { p1: 'jean maid' } }),
    ['', ' take wood'],
  ),
  'valletta.jean.dismiss-to-supply': breach(
    'wrong',
    'turn 1 play 1',
    (supply) => ({ ...firstTurn(`jean barrel gold dismiss maid state supply=${supply}`), hands: { p1: 'jean maid' } }),
    ['builder:4+maid', 'builder:4'],
  ),
  'valletta.jean.hire-from-supply': breach(
    'illegal',
    'turn 1 play 1',
    (card) => firstTurn(`jean barrel gold hire ${card}`),
    ['builder', 'banker'],
  ),
  'valletta.jean.hire-to-hand': breach(
    'wrong',
    'turn 1 play 1',
    (hand) => firstTurn(`jean barrel gold hire builder state p1 hand=${hand}`),
    ['5', '4'],
  ),
  'valletta.jean.hire-free': breach(
    'illegal',
    'turn 1 play 1',
    (more) => firstTurn(`jean barrel gold hire builder${more}`),
    ['', ' exchange gold'],
  ),
  'valletta.jean.last-space': breach(
    'illegal',
    'turn 1 play 1',
    (more) => ({ ...firstTurn(`jean${more}`), position: ['state jean=25'] }),
    ['', ' barrel gold'],
  ),
  'valletta.jean.refill-effect': never('another number breaks valletta.turn.refill-five', {
    turns: [['p1', 'jean barrel gold hire builder', 'shopkeeper', 'lumberjack', 'draw ? ?']],
  }),
  'valletta.jean.owner-change': never('it permits', {
    hands: { p1: 'jean maid', p2: 'jean' },
    turns: [
      ['p1', 'jean barrel gold dismiss maid', 'shopkeeper', 'lumberjack'],
      ['p2', 'jean barrel gold hire maid'],
    ],
  }),
  'valletta.jean.shared-figure': never('another position breaks valletta.jean.move-one', {
    hands: { p1: 'jean', p2: 'jean' },
    turns: [
      ['p1', 'jean barrel gold', 'shopkeeper', 'lumberjack'],
      ['p2', 'jean barrel gold'],
    ],
  }),

  'valletta.green.count-icons': breach('wrong', 'turn 3 play 1', icons, ['5', '2']),
  'valletta.green.all-colours': breach('wrong', 'turn 3 play 1', icons, ['5', '3']),
  'valletta.green.yield-field-only': breach('wrong', 'turn 3 play 1', icons, ['5', '7']),
  'valletta.green.zero': breach(
    'wrong',
    'turn 1 play 2',
    (gold) => withCharacter('banker', `banker effect p1 gold=${gold}`),
    ['0', '1'],
  ),
  'valletta.green.own-only': breach('wrong', 'turn 3 play 1', icons, ['5', '10']),
  'valletta.card.banker': green('banker', 'gold', 'wood'),
  'valletta.card.woodworker': green('woodworker', 'wood', 'gold'),
  'valletta.card.carver': green('carver', 'stone', 'gold'),
  'valletta.card.mason': green('mason', 'brick', 'gold'),

  'valletta.card.monk': breach(
    'missing',
    'turn 1 play 2',
    (gift) => withCharacter('monk', [`monk${gift}`, 'shopkeeper'], { ...RICH, hands: { p1: 'builder shopkeeper' } }),
    [' give p2 wood', ''],
  ),
  'valletta.card.monk-giver-chooses': breach(
    'illegal',
    'turn 1 play 2',
    (good) => withCharacter('monk', `monk give p2 ${good}`, { goods: { p2: '4/0/0/0' } }),
    ['gold', 'wood'],
  ),
  'valletta.card.monk-max-one': breach(
    'illegal',
    'turn 1 play 2',
    (more) => withCharacter('monk', `monk give p2 wood${more}`, RICH),
    ['', ' give p2 stone'],
  ),
  'valletta.card.monk-two-player': breach(
    'illegal',
    'turn 1 play 2',
    (more) => withCharacter('monk', `monk${more}`, THREE),
    ['', ' extra gold'],
  ),
  'valletta.card.bricklayer': reduces('bricklayer', 3),
  'valletta.card.stonemason': reduces('stonemason', 2),
  'valletta.card.carpenter': reduces('carpenter', 1),
  'valletta.card.discount-no-refund': breach(
    'wrong',
    'turn 1 play 2',
    (brick) =>
      withCharacter('bricklayer', `bricklayer build B1-1 effect p1 brick=${brick}`, {
        cells: { 'B1-1': { cost: '0/0/0/1' } },
      }),
    ['0', '1'],
  ),
  'valletta.card.discount-upgrade': never(
    'a payment without the reduction breaks the rule of the card',
    withCharacter('bricklayer', 'bricklayer upgrade A1-1', {
      cells: { 'A1-1': { character: 'bricklayer', cost: '0/0/0/1' } },
      goods: { p1: '0/0/0/1' },
      edits: [['<build at="A1-1" pay=""/>', '<build at="A1-1" pay="brick"/>']],
    }),
  ),
  'valletta.card.trader': breach(
    'illegal',
    'turn 1 play 2',
    (give) => withCharacter('trader', `trader exchange ${give}`, { goods: { p1: '9/9/9/9' } }),
    ['wood', 'gold'],
  ),
  'valletta.card.merchant': breach(
    'illegal',
    'turn 1 play 2',
    (give) => withCharacter('merchant', `merchant exchange ${give}`, { goods: { p1: '9/9/9/9' } }),
    ['gold', 'gold:2'],
  ),
  'valletta.card.seamstress': breach(
    'illegal',
    'turn 1 play 2',
    (goods) => withCharacter('seamstress', `seamstress take ${goods}`),
    ['gold+wood', 'gold+wood+brick'],
  ),
  'valletta.card.artisan': breach(
    'illegal',
    'turn 1 play 2',
    (goods) => withCharacter('artisan', `artisan take ${goods}`),
    ['gold', 'gold+wood'],
  ),
  'valletta.card.chamberlain': breach(
    'wrong',
    'turn 1 play 3',
    (gold) => ({
      cells: { 'A1-1': { character: 'chamberlain' }, 'A1-2': { character: 'banker' } },
      hands: { p1: 'builder apprentice' },
      turns: [['p1', 'builder build A1-1', 'apprentice build A1-2', `chamberlain effect p1 gold=${gold}`]],
    }),
    ['1', '2'],
  ),
  'valletta.card.innkeeper': breach(
    'wrong',
    'turn 1 play 2',
    (giver) =>
      withCharacter('innkeeper', `innkeeper give ${giver} gold`, {
        players: 3,
        goods: { p2: '2/0/0/0', p3: '1/0/0/0' },
        edits: [],
      }),
    ['p2', 'p3'],
  ),
  'valletta.card.innkeeper-max-one': breach(
    'wrong',
    'turn 1 play 2',
    (gold) => withCharacter('innkeeper', `innkeeper give p2 ${gold}`, RICH),
    ['gold', 'gold:2'],
  ),
  'valletta.card.innkeeper-two-player': breach(
    'illegal',
    'turn 1 play 2',
    (good) => withCharacter('innkeeper', `innkeeper extra ${good}`),
    ['gold', 'wood'],
  ),
  'valletta.card.nun': breach('illegal', 'turn 1 play 2', (goods) => withCharacter('nun', `nun take ${goods}`), [
    'wood',
    'wood:2+gold',
  ]),
  'valletta.card.nun-others': breach(
    'wrong',
    'turn 1 play 2',
    (wood) => withCharacter('nun', `nun take wood effect p2 wood=${wood}`),
    ['1', '0'],
  ),
  'valletta.card.tax-collector': breach(
    'wrong',
    'turn 1 play 2',
    (good) => withCharacter('tax-collector', `tax-collector give p2 ${good}`, { goods: { p2: '0/3/2/0' } }),
    ['wood', 'stone'],
  ),
  'valletta.card.tax-collector-max': breach(
    'wrong',
    'turn 1 play 2',
    (wood) => withCharacter('tax-collector', `tax-collector give p2 ${wood}`, { goods: { p2: '0/6/0/0' } }),
    ['wood', 'wood:2'],
  ),
  'valletta.card.tax-collector-no-gold': breach(
    'wrong',
    'turn 1 play 2',
    (good) => withCharacter('tax-collector', `tax-collector give p2 ${good}`, RICH),
    ['wood', 'gold'],
  ),
  'valletta.card.tax-collector-two-player': breach(
    'illegal',
    'turn 1 play 2',
    (good) => withCharacter('tax-collector', `tax-collector extra ${good}`),
    ['wood', 'gold'],
  ),
  'valletta.card.opponents-simultaneous': never(
    'gifts may stand in any order',
    withCharacter('innkeeper', 'innkeeper', THREE),
  ),
  'valletta.card.blue-not-copyable': never('to repeat one breaks valletta.card.apprentice-colours', {
    cells: { 'A1-1': { character: 'trader' } },
    hands: { p1: 'builder apprentice' },
    turns: [['p1', 'builder build A1-1', 'trader', 'apprentice']],
  }),

  'valletta.card.laparelli': breach(
    'illegal',
    'turn 1 play 2',
    (give) => withCharacter('laparelli', `laparelli exchange ${give}`, { goods: { p1: '9/9/9/9' } }),
    ['wood', 'wood:2+stone:2'],
  ),
  'valletta.card.schilling': scores('schilling', ['4', '5'], {}, ' exchange'),
  'valletta.card.del-monte': scores('del-monte', ['5', '4'], {}, ' exchange'),
  'valletta.card.philip': breach(
    'wrong',
    'turn 1 play 3',
    (points) => ({
      cells: { 'A1-1': { character: 'philip' }, 'A1-2': { character: 'banker' } },
      hands: { p1: 'builder apprentice' },
      turns: [['p1', 'builder build A1-1', 'apprentice build A1-2', `philip effect p1 points=${points}`]],
    }),
    ['1', '2'],
  ),
  'valletta.card.charles': breach(
    'wrong',
    'turn 1 play 3',
    (points) => ({
      cells: { 'A1-1': { character: 'charles' }, 'A1-2': { character: 'nun' } },
      hands: { p1: 'builder apprentice' },
      turns: [['p1', 'builder build A1-1', 'apprentice build A1-2', `charles effect p1 points=${points}`]],
    }),
    ['1', '2'],
  ),
  'valletta.card.pius': breach(
    'wrong',
    'turn 1 play 3',
    (points) => ({
      cells: { 'A1-1': { character: 'pius' } },
      hands: { p1: 'builder apprentice' },
      turns: [['p1', 'builder build A1-1', 'apprentice upgrade A1-1', `pius effect p1 points=${points}`]],
    }),
    ['1', '2'],
  ),
  'valletta.card.rekuk': scores('rekuk', ['2', '3']),
  'valletta.yellow.forced': breach(
    'missing',
    'turn 1 play 2',
    (points) => withCharacter('rekuk', `rekuk effect p1 points=${points}`),
    ['2', '0'],
  ),
  'valletta.yellow.duplicates': breach(
    'data',
    'log',
    (third) => ({
      cells: {
        'A1-1': { character: 'rekuk' },
        'A1-2': { character: 'rekuk' },
        'A1-3': { character: third as Character },
      },
    }),
    ['pius', 'rekuk'],
  ),
  'valletta.yellow.exact-payment': breach(
    'illegal',
    'turn 1 play 2',
    (give) => withCharacter('schilling', `schilling exchange ${give}`, { goods: { p1: '9/9/9/9' } }),
    ['gold:4', 'gold:8'],
  ),
  'valletta.card.yellow-not-copyable': never('to repeat one breaks valletta.card.apprentice-colours', {
    cells: { 'A1-1': { character: 'rekuk' } },
    hands: { p1: 'builder apprentice' },
    turns: [['p1', 'builder build A1-1', 'rekuk', 'apprentice']],
  }),

  'valletta.supply.goods-return': never('a record has no place for the pieces in the supply', {
    cells: { 'A1-1': { cost: '1/0/0/0' } },
    ...firstTurn('builder build A1-1 1/0/0/0'),
  }),
  'valletta.supply.goods-shortage': breach(
    'wrong',
    'turn 1 play 1',
    (gold) => ({
      ...firstTurn(`shopkeeper effect p1 gold=${gold}`),
      options: { 'house.supply': 'strict' },
      goods: { p1: '41/0/0/0' },
    }),
    ['0', '1'],
  ),
  'valletta.supply.unbounded-hoard': never('it permits', {}),
  'valletta.supply.characters-open': never('it permits', firstTurn('jean barrel gold hire builder')),
  'valletta.supply.characters-empty': breach(
    'illegal',
    'turn 1 play 1',
    (supply) => ({ ...firstTurn('jean barrel gold hire builder'), position: [`state supply=${supply}`] }),
    ['builder', ''],
  ),
};
