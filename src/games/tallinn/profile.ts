/** The options of Tallinn (tallinn.md 2.3) and what a game makes of them. */
import { type NameIn, type OptionDeclaration, type Options, type ProfileOf, profileFrom } from '../../engine/option.js';

/** Each with its values, the default first, the ruling that it decides or what it offers, and what the rules call it. */
export const OPTIONS = [
  { name: 'start-score', values: ['4', '0'], ruling: 'TA-02', as: 'startsWithNothing' },
  { name: 'legate', values: ['false', 'true'], offers: 'expansion', as: 'legate' },
  { name: 'tower-decision', values: ['simultaneous', 'leader-first'], offers: 'variant', as: 'leaderFirst' },
  { name: 'leader-first-rest', values: ['descending', 'simultaneous'], ruling: 'TA-12', as: 'restAtOnce' },
  {
    name: 'tower-eligibility',
    values: ['contest-this-round', 'any-earlier-contest'],
    ruling: 'TA-05',
    as: 'towerByEarlierContest',
  },
  { name: 'tower-counts', values: ['whole-card', 'half-card'], ruling: 'TA-03', as: 'halfTowers' },
  { name: 'start-card-may-be-tower', values: ['false', 'true'], ruling: 'TA-07', as: 'startCardMayBeTower' },
  {
    name: 'five-diff-scope',
    values: ['display-estates', 'display-and-towers'],
    ruling: 'TA-08',
    as: 'fiveDifferenceInTowers',
  },
  {
    name: 'legate-display-bonus',
    values: ['arms-side-only', 'either-side'],
    ruling: 'TA-14',
    as: 'legateBonusOnEitherSide',
  },
  {
    name: 'legate-tower-counts-printed-persons',
    values: ['true', 'false'],
    ruling: 'TA-16',
    as: 'legateTowerCountsPersons',
  },
  { name: 'legate-bonus-in-tiebreak', values: ['true', 'false'], ruling: 'TA-16', as: 'legateBonusInTiebreak' },
  { name: 'legate-arms-requires-contest', values: ['false', 'true'], ruling: 'TA-19', as: 'armsRequireContest' },
  { name: 'play-mandatory', values: ['true', 'false'], ruling: 'TA-21', as: 'mustPlay' },
] as const satisfies readonly OptionDeclaration[];

/** The name of an option, as logs and the command line have it. */
export type OptionName = NameIn<typeof OPTIONS>;

/** tallinn.setup.start-score, and what the printed example begins with. @see tallinn.md TA-02 */
const START_SCORE = 4;

/** The options in the types that the procedures use. */
export interface Profile extends ProfileOf<typeof OPTIONS> {
  /** @see tallinn.setup.start-score */
  readonly startScore: number;
  /** So many points more have all who take the other value of the option for the rule. */
  readonly moreByOtherStart: number;
}

/** @param options by name; what is not named has its default @returns the same object for the same options */
export function profileOf(options: Options): Profile {
  let key = '';
  for (const { name, values } of OPTIONS) key += ` ${options[name] ?? values[0]}`;
  let profile = known.get(key);
  if (!profile) {
    profile = newProfile(options);
    known.set(key, profile);
  }
  return profile;
}

/** Many games are played under the same options. By the values of all of them. */
const known = new Map<string, Profile>();

function newProfile(options: Options): Profile {
  const profile = profileFrom(OPTIONS, options);
  const startScore = profile.startsWithNothing ? 0 : START_SCORE;
  return { ...profile, startScore, moreByOtherStart: START_SCORE - 2 * startScore };
}
