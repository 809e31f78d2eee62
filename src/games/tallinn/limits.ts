/**
 * The rules of Tallinn that a log cannot show both kept and broken, and why. A test holds this to the recorded games.
 */
import { limitsOf } from '../../engine/rule.js';
import type { RuleIdOfTallinn } from './rulebook.js';

/** By reason, as `limitsOf` names them. @see src/engine/rule.ts */
export const LIMITS = limitsOf<RuleIdOfTallinn>({
  permits: [
    'tallinn.choose.free-half',
    'tallinn.play.sorting-allowed',
    'tallinn.tower.optional',
    'tallinn.tower.this-round-card',
    'tallinn.tower.sole-entitled',
    'tallinn.variant.leader-tie-lot',
    'tallinn.final.estate-order',
    'tallinn.legate.tower-right',
    'tallinn.legate.tower-allowed',
  ],
  unwritten: [
    'tallinn.setup.counter-start',
    'tallinn.setup.gold-supply',
    'tallinn.setup.private-pile',
    'tallinn.score.flip-over-15',
    'tallinn.score.gold-over-30',
    'tallinn.score.stack-over-60',
    'tallinn.round.simultaneous',
    'tallinn.choose.secret',
    'tallinn.play.append-display',
    'tallinn.contest.clockwise',
    'tallinn.tower.simultaneous',
    'tallinn.visibility.hand',
    'tallinn.visibility.hand-tower',
  ],
  elsewhere: [
    'tallinn.card.tower-back',
    'tallinn.round.empty-hand-skip',
    'tallinn.choose.phase-complete',
    'tallinn.contest.cover-coin',
    'tallinn.draw.unequal-hands',
    'tallinn.invariant.card-conservation',
    'tallinn.invariant.hand-tower-cap',
    'tallinn.invariant.round-bounds',
    'tallinn.invariant.score-floor',
    'tallinn.invariant.final-total',
    'tallinn.claim.total',
  ],
  silent: [
    'tallinn.round.phase-order',
    'tallinn.choose.mandatory',
    'tallinn.play.keep-orientation',
    'tallinn.contest.every-opponent',
    'tallinn.contest.all-before-towers',
    'tallinn.contest.one-per-round',
    'tallinn.tower.influence-only',
    'tallinn.tower.permanent',
    'tallinn.tower.after-contests',
    'tallinn.final.everyone',
  ],
});
