/** What each of the 31 Characters does, in the order of the card guide. @see valletta.md 4.5 and 4.11 to 4.13 */
import { buildOrUpgrade } from '../build/build.js';
import { type Play, score } from '../turn/play.js';
import type { Character } from '../vocabulary.js';
import { chamberlain, pius, scoreForColour } from './counting.js';
import { exchange } from './exchanges.js';
import { collect, monk } from './gifts.js';
import { playJean } from './jean.js';
import { artisan, countIcons, nun, oneGood, takeChosen } from './taking.js';

/** Characters that an Apprentice can repeat do so through `Play.rule`: the effect then carries the rule of the copying. */
type Perform = (play: Play) => void;

const PERFORMED: Readonly<Record<Character, Perform>> = {
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
  trader: exchange,
  seamstress: (play) => takeChosen(play, 2),
  merchant: exchange,
  artisan,
  chamberlain,
  stonemason: buildOrUpgrade,
  innkeeper: collect,
  nun,
  carpenter: buildOrUpgrade,
  'tax-collector': collect,
  laparelli: exchange,
  schilling: exchange,
  'del-monte': exchange,
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
  PERFORMED[play.card](play);
}
