/** The options of Tallinn (tallinn.md 2.3) and what a game makes of them. */
import { askerOf, type NameIn, type OptionDeclaration, type Options } from '../../engine/option.js';

/** Each with its values, the default first, and the ruling that it decides or what it offers. */
export const OPTIONS = [
  { name: 'start-score', values: ['4', '0'], ruling: 'TA-02' },
  { name: 'legate', values: ['false', 'true'], offers: 'expansion' },
  { name: 'tower-decision', values: ['simultaneous', 'leader-first'], offers: 'variant' },
  { name: 'leader-first-rest', values: ['descending', 'simultaneous'], ruling: 'TA-12' },
  { name: 'tower-eligibility', values: ['contest-this-round', 'any-earlier-contest'], ruling: 'TA-05' },
  { name: 'tower-counts', values: ['whole-card', 'half-card'], ruling: 'TA-03' },
  { name: 'start-card-may-be-tower', values: ['false', 'true'], ruling: 'TA-07' },
  { name: 'five-diff-scope', values: ['display-estates', 'display-and-towers'], ruling: 'TA-08' },
  { name: 'legate-display-bonus', values: ['arms-side-only', 'either-side'], ruling: 'TA-14' },
  { name: 'legate-tower-counts-printed-persons', values: ['true', 'false'], ruling: 'TA-16' },
  { name: 'legate-bonus-in-tiebreak', values: ['true', 'false'], ruling: 'TA-16' },
  { name: 'legate-arms-requires-contest', values: ['false', 'true'], ruling: 'TA-19' },
  { name: 'play-mandatory', values: ['true', 'false'], ruling: 'TA-21' },
] as const satisfies readonly OptionDeclaration[];

/** The name of an option, as logs and the command line have it. */
export type OptionName = NameIn<typeof OPTIONS>;

/** The options in the types that the procedures use. */
export type Profile = Readonly<ReturnType<typeof profileOf>>;

/** @param options by name; what is not named has its default */
export function profileOf(options: Options) {
  const is = askerOf<typeof OPTIONS>(options);
  return {
    // tallinn.setup.start-score
    startScore: is('start-score', '0') ? 0 : 4,
    legate: is('legate', 'true'),
    leaderFirst: is('tower-decision', 'leader-first'),
    // With leader first: those behind the leader decide in order, too.
    restDescends: !is('leader-first-rest', 'simultaneous'),
    towerByEarlierContest: is('tower-eligibility', 'any-earlier-contest'),
    // A tower built from the display counts only the half that was active; one from the hand always both.
    halfTowers: is('tower-counts', 'half-card'),
    startCardMayBeTower: is('start-card-may-be-tower', 'true'),
    fiveDifferenceInTowers: is('five-diff-scope', 'display-and-towers'),
    legateBonusOnEitherSide: is('legate-display-bonus', 'either-side'),
    legateTowerCountsPersons: !is('legate-tower-counts-printed-persons', 'false'),
    legateBonusInTiebreak: !is('legate-bonus-in-tiebreak', 'false'),
    armsRequireContest: is('legate-arms-requires-contest', 'true'),
    mustPlay: !is('play-mandatory', 'false'),
  } as const;
}
