/** The numbers of towers, and of cards in hand and pile, that a log states. @see tallinn.invariant.hand-size */

import { followRecord } from '../../../engine/follow-record.js';
import { name, player as playerName } from '../../../engine/message.js';
import { compareNumber } from '../../../engine/stated-number.js';
import { known } from '../../../log/attribute.js';
import type { RuleIdOfTallinn } from '../rulebook.js';
import { miscountedIn, ofPlayer, onTable, statedAt } from '../table/quantities.js';
import type { Judged, PlayerState } from '../table/state.js';
import type { TallinnElementOf } from '../vocabulary.js';
import { lateness } from './lateness.js';

export function checkCards({ table, judge, player }: Judged, element: TallinnElementOf<'state'>): void {
  // Where one of these numbers is wrong, all of them are one breach.
  const claim = statedAt(element.offset);
  const zones = [
    ['towers', player.towers.length],
    ['hand', player.cards.handSize],
    ['pile', player.cards.pileSize],
  ] as const;
  for (const [zone, computed] of zones) {
    const claimed = known(element.values[zone]);
    if (claimed === undefined || (player.cards.isUncertain && zone !== 'pile')) continue;
    const late = lateness({ table, judge, player }, zone, claimed, computed);
    compareNumber(judge, { element, attribute: zone, claimed, computed, place: player.id, thing: zone }, (by) => {
      const asOne = [claim, miscountedIn(table, zone, by), ...late];
      const cards = ofPlayer(player.id, 'cards');
      return {
        rule: ruleOfZone(player, zone, by, table.round),
        message: 'tallinn_claim-cards',
        with: { player: playerName(player.id), zone: name('card-zone', zone) },
        player: player.id,
        dependsOn: [ofPlayer(player.id, zone), ...(zone === 'towers' ? [cards] : []), ...asOne],
        taints: [...asOne, cards, onTable('rounds')],
        follow: (amount) => {
          // Which card is a tower too many, nobody can say.
          if (zone === 'towers') return;
          const to = player.places[zone];
          followRecord(judge, 'tallinn.claim.total', { player: player.id, thing: 'card', amount, to });
        },
      };
    });
  }
}

function ruleOfZone(
  player: PlayerState,
  zone: 'towers' | 'hand' | 'pile',
  difference: number,
  round: number,
): RuleIdOfTallinn {
  if (zone === 'pile') return 'tallinn.draw.one';
  if (zone === 'towers') return difference < 0 ? 'tallinn.tower.permanent' : 'tallinn.invariant.towers-vs-contests';
  const hasBuilt = player.towers.some((tower) => tower.from === 'hand' && tower.round === round);
  return difference === 1 && hasBuilt ? 'tallinn.tower.hand-shrinks' : 'tallinn.invariant.hand-size';
}
