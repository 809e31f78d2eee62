/** What a Character does, by its family. @see valletta.md 4.5 and 4.11 to 4.13 */
import { buildOrUpgrade } from '../build/build.js';
import type { Family } from '../rules/card-function.js';
import { FUNCTIONS } from '../rules/functions.js';
import type { Play } from '../turn/play.js';
import { CHARACTERS, type Character } from '../vocabulary.js';
import { goldForBuildings, points, pointsForBuildings, pointsForUpgrades } from './counting.js';
import { exchange } from './exchanges.js';
import { collect, monk } from './gifts.js';
import { playJean } from './jean.js';
import { artisan, countIcons, nun, oneGood, takeChosen } from './taking.js';

/** Characters that an Apprentice can repeat do so through `Play.rule`: the effect then carries the rule of the copying. */
const PERFORMED: Readonly<Record<Family, (play: Play) => void>> = {
  'one good': oneGood,
  icons: countIcons,
  choice: takeChosen,
  'chosen icons': artisan,
  'for all': nun,
  'gold for buildings': goldForBuildings,
  'points for buildings': pointsForBuildings,
  'points for upgrades': pointsForUpgrades,
  points,
  build: buildOrUpgrade,
  // An Apprentice is resolved as what it copies (apprentice.ts).
  copy: () => undefined,
  jean: playJean,
  'asked gifts': monk,
  'forced gifts': collect,
  exchange,
  sale: exchange,
};

const ACTS: ReadonlyMap<Character, (play: Play) => void> = new Map(
  CHARACTERS.map((card) => [card, PERFORMED[FUNCTIONS[card].family]]),
);

/** Performs the function of a Character. */
export function act(play: Play): void {
  ACTS.get(play.card)?.(play);
}
