/** What each of the 31 Characters does, in the order of the card guide. @see valletta.md 4.5 and 4.11 to 4.13 */
import { buildOrUpgrade } from './build.js';
import { chamberlain, pius, scoreForColour } from './counting.js';
import { laparelli, merchant, purchase, trader } from './exchanges.js';
import { innkeeper, monk, taxCollector } from './gifts.js';
import { playJean } from './jean.js';
import { type Play, score } from './play.js';
import type { RuleIdOfValletta } from './rulebook.js';
import { artisan, countIcons, nun, oneGood, takeChosen } from './taking.js';
import type { Character } from './vocabulary.js';

/** Characters that an Apprentice can repeat do so through `Play.rule`: the effect then carries the rule of the copying. */
type Act = (play: Play) => void;

const ACTS: Readonly<Record<Character, Act>> = {
  shopkeeper: oneGood,
  lumberjack: oneGood,
  'stone-sculptor': oneGood,
  'brick-worker': oneGood,
  maid: (play) => takeChosen(play, 1),
  builder: buildOrUpgrade,
  // An Apprentice is resolved as what it copies (apprentice.ts).
  apprentice: () => undefined,
  jean: playJean,
  banker: countIcons,
  woodworker: countIcons,
  carver: countIcons,
  mason: countIcons,
  monk,
  bricklayer: buildOrUpgrade,
  trader,
  seamstress: (play) => takeChosen(play, 2),
  merchant,
  artisan,
  chamberlain,
  stonemason: buildOrUpgrade,
  innkeeper,
  nun,
  carpenter: buildOrUpgrade,
  'tax-collector': taxCollector,
  laparelli,
  schilling: (play) => purchase(play, [4, 0, 0, 0], 4),
  'del-monte': (play) => purchase(play, [1, 1, 1, 1], 5),
  philip: (play) => scoreForColour(play, 'green'),
  charles: (play) => scoreForColour(play, 'blue'),
  pius,
  rekuk: (play) => {
    play.judge.applies('valletta.yellow.forced');
    score(play, 2, 'valletta.card.rekuk');
  },
};

/** Performs the function of a Character. */
export function act(play: Play): void {
  ACTS[play.card](play);
}

/** The rule that a Character's effects carry when it is played itself. */
export function ruleOf(card: Character): RuleIdOfValletta {
  if (card === 'jean') return 'valletta.jean.move-one';
  if (card === 'apprentice') return 'valletta.card.apprentice-copy';
  return RULES[card];
}

const RULES: Readonly<Record<Exclude<Character, 'jean' | 'apprentice'>, RuleIdOfValletta>> = {
  shopkeeper: 'valletta.card.shopkeeper',
  lumberjack: 'valletta.card.lumberjack',
  'stone-sculptor': 'valletta.card.stone-sculptor',
  'brick-worker': 'valletta.card.brick-worker',
  maid: 'valletta.card.maid',
  builder: 'valletta.card.builder',
  banker: 'valletta.card.banker',
  woodworker: 'valletta.card.woodworker',
  carver: 'valletta.card.carver',
  mason: 'valletta.card.mason',
  monk: 'valletta.card.monk',
  bricklayer: 'valletta.card.bricklayer',
  trader: 'valletta.card.trader',
  seamstress: 'valletta.card.seamstress',
  merchant: 'valletta.card.merchant',
  artisan: 'valletta.card.artisan',
  chamberlain: 'valletta.card.chamberlain',
  stonemason: 'valletta.card.stonemason',
  innkeeper: 'valletta.card.innkeeper',
  nun: 'valletta.card.nun',
  carpenter: 'valletta.card.carpenter',
  'tax-collector': 'valletta.card.tax-collector',
  laparelli: 'valletta.card.laparelli',
  schilling: 'valletta.card.schilling',
  'del-monte': 'valletta.card.del-monte',
  philip: 'valletta.card.philip',
  charles: 'valletta.card.charles',
  pius: 'valletta.card.pius',
  rekuk: 'valletta.card.rekuk',
};
