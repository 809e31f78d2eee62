/** Breaches of the rules about points during play and about recorded numbers: rules/valletta.md 4.16. */
import { all, get, one } from '../../oracle/element.js';
import { pick } from '../../oracle/random.js';
import { changed, GOODS, has } from '../../oracle/valletta-table.js';
import type { Mutator } from '../mutator.js';
import { bookedAs, endStating, inPlay, inTurn } from './plant.js';

export const SCORE: readonly Mutator[] = [
  lap('valletta.score.wrap-25', 26, 50),
  lap('valletta.score.wrap-50', 51, 75),
  lap('valletta.score.wrap-75-100', 76, 125),
  // The token of 50 is kept beside the one of 75.
  lap('valletta.score.wrap-75-100', 76, 100, 50),
  inPlay('valletta.score.sources', (play) => {
    const brings = GOODS.some((good) => changed(play.after, play.player, good) > 0);
    const quiet = all(play.element, 'build', 'upgrade', 'exchange').length === 0;
    if (!brings || !quiet || changed(play.after, play.player, 'points') !== 0) return undefined;
    const claim = bookedAs(play, play.player, { points: 1 });
    return claim && { what: `a point for ${play.card}`, element: claim };
  }),
  inTurn('valletta.claim.total', (turn, random) => {
    const good = pick(GOODS, random) ?? '';
    const wrong = has(turn.refilled, turn.player, good) + 7;
    return { what: `${good} ${wrong}`, element: endStating(turn, { player: turn.player, [good]: wrong }) };
  }),
];

/** The figure starts over without a new token: in a stated total of the game, or in the result. */
function lap(rule: string, from: number, to: number, more = -25): Mutator {
  return inTurn(rule, (turn) => {
    const points = has(turn.refilled, turn.player, 'points');
    if (points >= from && points <= to) {
      const state = endStating(turn, { player: turn.player, points: points + more });
      return { what: `${points} points stated as ${points + more}`, element: state };
    }
    const scores = all(one(turn.game, 'result'), 'score');
    const reached = scores.filter(
      (score) => Number(get(score, 'points')) >= from && Number(get(score, 'points')) <= to,
    );
    const [score] = reached;
    if (!score) return undefined;
    const total = Number(get(score, 'points'));
    score.attributes['points'] = String(total + more);
    delete score.attributes['rank'];
    return {
      what: `${total} points in the end as ${total + more}`,
      place: { section: 'result', turn: null },
      element: score,
    };
  });
}
