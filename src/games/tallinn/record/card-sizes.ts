/** The numbers of towers, and of cards in hand and pile, that a log states. @see tallinn.invariant.hand-size */

import { followRecord } from '../../../engine/follow-record.js';
import { name, player as playerName } from '../../../engine/message.js';
import { compareNumber } from '../../../engine/stated-number.js';
import { known } from '../../../log/attribute.js';
import type { RuleIdOfTallinn } from '../rulebook.js';
import { miscountedIn, ofPlayer, onTable, statedAt } from '../table/quantities.js';
import type { Judged, PlayerState } from '../table/state.js';
import type { TallinnElement, TallinnElementOf } from '../vocabulary.js';
import { lateness } from './lateness.js';
import { statedTogether } from './stated-together.js';

export function checkCards(judged: Judged, element: State, among: readonly TallinnElement[]): void {
  const { towers, cards } = judged.player;
  checkZone(judged, element, among, 'towers', towers.length);
  checkZone(judged, element, among, 'hand', cards.handSize);
  checkZone(judged, element, among, 'pile', cards.pileSize);
}

type State = TallinnElementOf<'state'>;
type Zone = 'towers' | 'hand' | 'pile';

function checkZone(
  judged: Judged,
  element: State,
  among: readonly TallinnElement[],
  zone: Zone,
  computed: number,
): void {
  const { table, judge, player } = judged;
  const claimed = known(element.values[zone]);
  if (claimed === undefined || (player.cards.isUncertain && zone !== 'pile')) return;
  const late = lateness(judged, zone, claimed, computed);
  compareNumber(judge, { element, attribute: zone, claimed, computed, place: player.id, thing: zone }, (by) => {
    // Where one of these numbers is wrong, all of them are one breach.
    const [{ offset }] = statedTogether(element, among);
    const asOne = [statedAt(offset), miscountedIn(table, zone, by), ...late];
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

function ruleOfZone(player: PlayerState, zone: Zone, difference: number, round: number): RuleIdOfTallinn {
  if (zone === 'pile') return 'tallinn.draw.one';
  if (zone === 'towers') return difference < 0 ? 'tallinn.tower.permanent' : 'tallinn.invariant.towers-vs-contests';
  const hasBuilt = player.towers.some((tower) => tower.from === 'hand' && tower.round === round);
  return difference === 1 && hasBuilt ? 'tallinn.tower.hand-shrinks' : 'tallinn.invariant.hand-size';
}
