/** The options of Rattus (rattus.md 2.1), the two presets, and what a game makes of them. */
import { type NameIn, type OptionDeclaration, type Options, type ProfileOf, profileFrom } from '../../engine/option.js';

/** Each with its values, the default first, the ruling that it decides or what it offers, and what the rules call it. */
export const OPTIONS = [
  { name: 'preset', values: ['book', 'yucata'], offers: 'online', as: 'online' },
  { name: 'expansion', values: ['false', 'true'], offers: 'expansion', as: 'expansion' },
  { name: 'end-timing', values: ['after-trigger-turn', 'complete-round'], ruling: 'RA-02', as: 'completeRound' },
  { name: 'end-trigger-latch', values: ['event', 'end-of-turn'], ruling: 'RA-05', as: 'latchAtEndOfTurn' },
  { name: 'placement-obligation', values: ['exact', 'up-to', 'optional'], ruling: 'RA-06', as: 'placing' },
  { name: 'window-policy', values: ['lenient', 'strict', 'free'], ruling: 'RA-07', as: 'windows' },
  { name: 'knight-neutral-scope', values: ['whole-ravage', 'per-token'], ruling: 'RA-09', as: 'neutralPerToken' },
  { name: 'neutral-enables-ravage', values: ['false', 'true'], ruling: 'RA-10', as: 'neutralEnablesRavage' },
  { name: 'figure-may-return', values: ['false', 'true'], ruling: 'RA-11', as: 'figureMayReturn' },
  { name: 'figure-walled-in', values: ['stay-no-plague', 'stay-and-plague'], ruling: 'RA-12', as: 'walledInPlague' },
  { name: 'last-round-knight', values: ['deferred-final', 'immediate'], ruling: 'RA-16', as: 'lastRoundKnightNow' },
  { name: 'last-round-zero-steps', values: ['true', 'false'], ruling: 'RA-17', as: 'lastRoundZeroSteps' },
  { name: 'last-round-knight-counts', values: ['when-used', 'when-owned'], ruling: 'RA-62', as: 'ownedKnightCounts' },
  { name: 'last-round-spread', values: ['false', 'true'], ruling: 'RA-18', as: 'lastRoundSpread' },
  { name: 'last-round-serf', values: ['immediate', 'deferred-final'], ruling: 'RA-59', as: 'lastRoundSerfWaits' },
  { name: 'last-round-serf-zero-steps', values: ['false', 'true'], ruling: 'RA-63', as: 'lastRoundSerfStays' },
  { name: 'soldier-needs-spread', values: ['true', 'false'], ruling: 'RA-19', as: 'soldierNeedsSpread' },
  { name: 'soldier-target', values: ['neighbour', 'anywhere'], ruling: 'RA-64', as: 'soldierReachesAll' },
  { name: 'soldier-empty-supply-source', values: ['discarded', 'all-tokens'], ruling: 'RA-20', as: 'soldierDrawsAny' },
  { name: 'crusader-unresolved-tokens', values: ['discard', 'stay'], ruling: 'RA-21', as: 'crusaderLeaves' },
  { name: 'baker-source', values: ['personal-supply', 'board'], ruling: 'RA-24', as: 'bakerFromBoard' },
  { name: 'baker-cubes-count-as-deployed', values: ['false', 'true'], ruling: 'RA-25', as: 'bakerCountsAsDeployed' },
  { name: 'messenger-same-owner', values: ['false', 'true'], ruling: 'RA-65', as: 'messengerSameOwner' },
  { name: 'messenger-castle', values: ['true', 'false'], ruling: 'RA-27', as: 'messengerCastle' },
  { name: 'mayor-partial', values: ['true', 'false'], ruling: 'RA-29', as: 'mayorPartial' },
  { name: 'queen-partial', values: ['true', 'false'], ruling: 'RA-66', as: 'queenPartial' },
  { name: 'queen-in-rat-free-region', values: ['true', 'false'], ruling: 'RA-31', as: 'queenInRatFree' },
  { name: 'queen-walls-split-area', values: ['false', 'true'], ruling: 'RA-32', as: 'queenWallsSplit' },
  { name: 'walls-share-border', values: ['false', 'true'], ruling: 'RA-34', as: 'wallsShareBorder' },
  { name: 'bishop-blocks-witch-swap', values: ['false', 'true'], ruling: 'RA-36', as: 'bishopBlocksSwap' },
  { name: 'potion-use', values: ['owner-choice', 'forced-most-first'], ruling: 'RA-39', as: 'potionsForced' },
  { name: 'potion-limit', values: ['10', 'unlimited'], ruling: 'RA-40', as: 'potionsUnlimited' },
  {
    name: 'king-potion',
    values: ['owner-choice', 'no-potion-first-then-fewest'],
    ruling: 'RA-41',
    as: 'kingTakesFewest',
  },
  { name: 'final-plague-nuns', values: ['count', 'ignored'], ruling: 'RA-67', as: 'finalNunsIgnored' },
  { name: 'final-plague-potions', values: ['protect', 'ignored'], ruling: 'RA-38', as: 'finalPotionsIgnored' },
  { name: 'final-token-order', values: ['as-logged', 'random-system'], ruling: 'RA-15', as: 'finalBySystem' },
  { name: 'tie-break-order', values: ['clockwise', 'counter-clockwise'], ruling: 'RA-04', as: 'tieCounterClockwise' },
  { name: 'card-estates', values: ['by-pairs', 'as-declared'], ruling: 'RA-68', as: 'declaredEstates' },
] as const satisfies readonly OptionDeclaration[];

/** The name of an option, as logs and the command line have it. */
export type OptionName = NameIn<typeof OPTIONS>;

/** Where the online implementation differs from the printed rules. @see rattus.md 2.3 */
const YUCATA = {
  'last-round-knight': 'immediate',
  'soldier-empty-supply-source': 'all-tokens',
  'messenger-same-owner': 'true',
  'potion-use': 'forced-most-first',
  'potion-limit': 'unlimited',
  'king-potion': 'no-potion-first-then-fewest',
  'final-token-order': 'random-system',
} as const satisfies Readonly<Partial<Record<OptionName, string>>>;

/** What a preset says of the options that a log does not name. */
export function presets(given: Options): Options {
  return given['preset'] === 'yucata' ? YUCATA : {};
}

/** The options in the types that the procedures use. */
export type Profile = ProfileOf<typeof OPTIONS>;

/** The options of one game, read once. @param options a value for each of them */
export function profileOf(options: Options): Profile {
  return profileFrom(OPTIONS, options);
}
