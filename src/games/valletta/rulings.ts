/**
 * Where the rulebooks of Valletta differ (C) or leave something open (A), by their numbers in valletta.md 6, and the rules
 * concerned. What it is and what was decided: src/text/<language>/valletta-rulings.ftl.
 */
import { type Ruling, rulingsOf } from '../../engine/rule.js';
import type { RuleIdOfValletta } from './rulebook.js';

const ADDITIONAL_GOOD = [
  'valletta.card.monk-two-player',
  'valletta.card.innkeeper-two-player',
  'valletta.card.tax-collector-two-player',
] as const;

const rules = {
  C01: ['valletta.upgrade.yield', 'valletta.upgrade.points'],
  C02: ['valletta.card.trader', 'valletta.card.merchant'],
  C03: ['valletta.card.schilling', 'valletta.card.del-monte'],
  C04: ['valletta.card.laparelli'],
  C05: ADDITIONAL_GOOD,
  C06: ['valletta.turn.play-three', 'valletta.turn.refill-varies'],
  C07: ['valletta.turn.refill-five'],
  C08: ['valletta.jean.barrel-aside', 'valletta.supply.goods-shortage'],
  C09: ['valletta.turn.small-deck'],
  C10: ['valletta.jean.hire-from-supply', 'valletta.jean.owner-change'],
  C11: ['valletta.setup.street', 'valletta.jean.shared-figure'],
  C12: ['valletta.setup.barrels'],
  C13: ['valletta.setup.figure-at-gate'],
  C14: ['valletta.end.trigger-houses'],
  C15: ['valletta.final.tie-houses'],
  C16: ['valletta.variant.start-player-goods', 'valletta.variant.fewer-barrels-scope'],
  C17: ['valletta.setup.inventory'],
  C18: ['valletta.setup.inventory', 'valletta.setup.houses'],
  C19: ['valletta.card.discount-upgrade'],
  C20: ['valletta.card.bricklayer'],
  C21: ['valletta.supply.characters-open'],
  C22: ['valletta.end.skip'],
  C23: ['valletta.end.hands-kept'],
  C24: [],
  C25: ['valletta.draft.timing'],
  C26: ['valletta.score.wrap-25'],
  C27: ['valletta.green.all-colours'],
  C28: ['valletta.draft.extra-set', 'valletta.draft.leftovers', 'valletta.turn.discard-played'],
  C29: ['valletta.substitute.voluntary'],
  C30: ['valletta.end.play-through-once'],
  A01: ['valletta.turn.reshuffle'],
  A02: [
    ...(['valletta.card.trader', 'valletta.card.merchant', 'valletta.card.laparelli'] as const),
    ...(['valletta.card.schilling', 'valletta.card.del-monte'] as const),
  ],
  A03: ADDITIONAL_GOOD,
  A04: ['valletta.upgrade.yield', 'valletta.upgrade.points'],
  A05: [
    'valletta.card.apprentice-previous-card',
    'valletta.card.apprentice-colours',
    'valletta.card.apprentice-copy-builder',
    'valletta.card.apprentice-chain',
    'valletta.card.jean-purple',
  ],
  A06: ['valletta.turn.execute-fully', 'valletta.turn.no-effect-allowed'],
  A07: ['valletta.turn.short-hand'],
  A08: ['valletta.turn.short-hand', 'valletta.end.player-out'],
  A09: ['valletta.jean.dismiss-from-hand'],
  A10: ['valletta.supply.goods-shortage'],
  A11: ['valletta.bonus.tower-none'],
  A12: ['valletta.score.exact-multiple', 'valletta.score.no-limit'],
  A13: ['valletta.end.trigger-points'],
  A14: ['valletta.end.triggered-once'],
  A15: ['valletta.end.player-out'],
  A16: ['valletta.end.gained-cards'],
  A17: ['valletta.build.house-available'],
  A18: ['valletta.upgrade.same-turn'],
  A19: ['valletta.build.reduction-order', 'valletta.substitute.after-reduction'],
  A20: ['valletta.substitute.other-type'],
  A21: ['valletta.substitute.gold-too'],
  A22: ['valletta.end.no-equal-turns'],
  A23: ['valletta.card.opponents-simultaneous'],
  A24: ['valletta.jean.refill-effect'],
  A25: ['valletta.jean.hire-from-supply'],
  A26: ['valletta.bonus.last-space', 'valletta.jean.last-space'],
  A27: ['valletta.variant.fewer-barrels-placement'],
  A28: ['valletta.variant.start-player-first-turn', 'valletta.variant.start-player-second-turn'],
  A29: ['valletta.build.take-character', 'valletta.bonus.immediate'],
  A30: [],
  A31: ['valletta.setup.row-outward', 'valletta.setup.column-areas'],
  A32: ['valletta.build.adjacency-orthogonal'],
  A33: ['valletta.bonus.per-action'],
  A34: ['valletta.card.trader'],
  A35: ['valletta.final.tie-shared', 'valletta.final.tie-houses', 'valletta.final.winner'],
  A36: [],
} as const satisfies Record<string, readonly RuleIdOfValletta[]>;

type Id = keyof typeof rules;

/** All of them, in the order of their numbers. */
export const RULINGS: readonly Ruling[] = rulingsOf<Id, RuleIdOfValletta>(rules, {
  differs: (id) => id.startsWith('C'),
  accuses: {
    A01: [['valletta.turn.reshuffle', 'valletta_reshuffle']],
    A17: ['valletta.build.house-available'],
    A19: ['valletta.substitute.after-reduction'],
    A35: [
      ['valletta.final.winner', 'valletta_claim-rank-behind'],
      ['valletta.final.tie-houses', 'valletta_claim-rank-behind'],
      ['valletta.final.tie-shared', 'valletta_claim-rank-behind'],
    ],
  },
  permits: {
    A07: ['valletta.turn.short-hand'],
    A18: ['valletta.upgrade.same-turn'],
    C10: ['valletta.jean.owner-change'],
  },
});
