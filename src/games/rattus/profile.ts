/** The options of Rattus (rattus.md 2.1), the two presets, and what a game makes of them. */
import { askerOf, type NameIn, type OptionDeclaration, type Options } from '../../engine/option.js';

/** Each with its values, the default first, and the ruling that it decides or what it offers. */
export const OPTIONS = [
  { name: 'preset', values: ['book', 'yucata'], offers: 'online' },
  { name: 'expansion', values: ['false', 'true'], offers: 'expansion' },
  { name: 'end-timing', values: ['after-trigger-turn', 'complete-round'], ruling: 'RA-02' },
  { name: 'end-trigger-latch', values: ['event', 'end-of-turn'], ruling: 'RA-05' },
  { name: 'placement-obligation', values: ['exact', 'up-to', 'optional'], ruling: 'RA-06' },
  { name: 'window-policy', values: ['lenient', 'strict', 'free'], ruling: 'RA-07' },
  { name: 'knight-neutral-scope', values: ['whole-ravage', 'per-token'], ruling: 'RA-09' },
  { name: 'neutral-enables-ravage', values: ['false', 'true'], ruling: 'RA-10' },
  { name: 'figure-may-return', values: ['false', 'true'], ruling: 'RA-11' },
  { name: 'figure-walled-in', values: ['stay-no-plague', 'stay-and-plague'], ruling: 'RA-12' },
  { name: 'last-round-knight', values: ['deferred-final', 'immediate'], ruling: 'RA-16' },
  { name: 'last-round-zero-steps', values: ['true', 'false'], ruling: 'RA-17' },
  { name: 'last-round-knight-counts', values: ['when-used', 'when-owned'], ruling: 'RA-62' },
  { name: 'last-round-spread', values: ['false', 'true'], ruling: 'RA-18' },
  { name: 'last-round-serf', values: ['immediate', 'deferred-final'], ruling: 'RA-59' },
  { name: 'last-round-serf-zero-steps', values: ['false', 'true'], ruling: 'RA-63' },
  { name: 'soldier-needs-spread', values: ['true', 'false'], ruling: 'RA-19' },
  { name: 'soldier-target', values: ['neighbour', 'anywhere'], ruling: 'RA-64' },
  { name: 'soldier-empty-supply-source', values: ['discarded', 'all-tokens'], ruling: 'RA-20' },
  { name: 'crusader-unresolved-tokens', values: ['discard', 'stay'], ruling: 'RA-21' },
  { name: 'baker-source', values: ['personal-supply', 'board'], ruling: 'RA-24' },
  { name: 'baker-cubes-count-as-deployed', values: ['false', 'true'], ruling: 'RA-25' },
  { name: 'messenger-same-owner', values: ['false', 'true'], ruling: 'RA-65' },
  { name: 'messenger-castle', values: ['true', 'false'], ruling: 'RA-27' },
  { name: 'mayor-partial', values: ['true', 'false'], ruling: 'RA-29' },
  { name: 'queen-partial', values: ['true', 'false'], ruling: 'RA-66' },
  { name: 'queen-in-rat-free-region', values: ['true', 'false'], ruling: 'RA-31' },
  { name: 'queen-walls-split-area', values: ['false', 'true'], ruling: 'RA-32' },
  { name: 'walls-share-border', values: ['false', 'true'], ruling: 'RA-34' },
  { name: 'bishop-blocks-witch-swap', values: ['false', 'true'], ruling: 'RA-36' },
  { name: 'potion-use', values: ['owner-choice', 'forced-most-first'], ruling: 'RA-39' },
  { name: 'potion-limit', values: ['10', 'unlimited'], ruling: 'RA-40' },
  { name: 'king-potion', values: ['owner-choice', 'no-potion-first-then-fewest'], ruling: 'RA-41' },
  { name: 'final-plague-nuns', values: ['count', 'ignored'], ruling: 'RA-67' },
  { name: 'final-plague-potions', values: ['protect', 'ignored'], ruling: 'RA-38' },
  { name: 'final-token-order', values: ['as-logged', 'random-system'], ruling: 'RA-15' },
  { name: 'tie-break-order', values: ['clockwise', 'counter-clockwise'], ruling: 'RA-04' },
  { name: 'card-estates', values: ['by-pairs', 'as-declared'], ruling: 'RA-68' },
] as const satisfies readonly OptionDeclaration[];

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
export type Profile = Readonly<ReturnType<typeof profileOf>>;

/** The options of one game, read once. @param options a value for each of them */
export function profileOf(options: Options) {
  const is = askerOf<typeof OPTIONS>(options);
  return {
    online: is('preset', 'yucata'),
    expansion: is('expansion', 'true'),
    completeRound: is('end-timing', 'complete-round'),
    latchAtEndOfTurn: is('end-trigger-latch', 'end-of-turn'),
    placing: is('placement-obligation', 'up-to')
      ? 'up-to'
      : is('placement-obligation', 'optional')
        ? 'optional'
        : 'exact',
    // What becomes of abilities at moments that the rules leave open.
    windows: is('window-policy', 'strict') ? 'strict' : is('window-policy', 'free') ? 'free' : 'lenient',
    neutralPerToken: is('knight-neutral-scope', 'per-token'),
    neutralEnablesRavage: is('neutral-enables-ravage', 'true'),
    figureMayReturn: is('figure-may-return', 'true'),
    walledInPlague: is('figure-walled-in', 'stay-and-plague'),
    lastRoundKnightNow: is('last-round-knight', 'immediate'),
    lastRoundZeroSteps: is('last-round-zero-steps', 'true'),
    // The figure counts at the end wherever it stands, as long as somebody owns the knight.
    ownedKnightCounts: is('last-round-knight-counts', 'when-owned'),
    lastRoundSpread: is('last-round-spread', 'true'),
    lastRoundSerfNow: is('last-round-serf', 'immediate'),
    lastRoundSerfStays: is('last-round-serf-zero-steps', 'true'),
    soldierNeedsSpread: is('soldier-needs-spread', 'true'),
    soldierReachesAll: is('soldier-target', 'anywhere'),
    soldierDrawsAny: is('soldier-empty-supply-source', 'all-tokens'),
    crusaderDiscards: is('crusader-unresolved-tokens', 'discard'),
    bakerFromBoard: is('baker-source', 'board'),
    bakerCountsAsDeployed: is('baker-cubes-count-as-deployed', 'true'),
    messengerSameOwner: is('messenger-same-owner', 'true'),
    messengerCastle: is('messenger-castle', 'true'),
    mayorPartial: is('mayor-partial', 'true'),
    queenPartial: is('queen-partial', 'true'),
    queenInRatFree: is('queen-in-rat-free-region', 'true'),
    queenWallsSplit: is('queen-walls-split-area', 'true'),
    wallsShareBorder: is('walls-share-border', 'true'),
    bishopBlocksSwap: is('bishop-blocks-witch-swap', 'true'),
    potionsForced: is('potion-use', 'forced-most-first'),
    // Undefined where there is no limit.
    potions: is('potion-limit', 'unlimited') ? undefined : 10,
    kingTakesPlain: is('king-potion', 'no-potion-first-then-fewest'),
    finalNuns: is('final-plague-nuns', 'count'),
    finalPotions: is('final-plague-potions', 'protect'),
    finalBySystem: is('final-token-order', 'random-system'),
    tieCounterClockwise: is('tie-break-order', 'counter-clockwise'),
    declaredEstates: is('card-estates', 'as-declared'),
  } as const;
}
