/** The monk: one token goes to a neighbouring region, unseen. @see rattus.md 4.10 */

import { foundAt } from '../../../engine/facts.js';
import { known } from '../../../log/attribute.js';
import type { Act } from '../base/act.js';
import { blur, tellNoToken, tellPlace } from '../base/identity.js';
import { tellRegion } from '../base/passage.js';
import { requireChosen } from '../record/asked.js';
import * as declared from '../rules/cards/monk.js';
import { regionNamed } from '../rules/facts.js';
import { inRegion } from '../table/quantities.js';
import { disturb } from '../table/ravage-state.js';
import type { RattusElementOf } from '../vocabulary.js';
import { actInEach } from './acting.js';

const FORM = { rule: 'rattus.monk.move', message: 'rattus_monk-twice', regions: ['from', 'to'] } as const;

/** `<shift>`. @see rattus.monk.move, rattus.monk.cap */
export function monk(use: Act, shifts: readonly RattusElementOf<'shift'>[]): void {
  const { table, judge, player } = use;
  actInEach(use, shifts, FORM, (shift, { from, to }, judged) => {
    const slot = known(shift.values.slot);
    const { rats } = table.region(from);
    const right =
      judged &&
      requireChosen(use, declared.monk, [regionNamed(from), regionNamed(to), (slot ?? 1) - 1], (answer) => {
        // How many tokens lie here and there is what the record says.
        const taints = [inRegion(from, 'rats'), inRegion(to, 'rats')];
        if (answer.slot === 'to')
          return tellRegion(table, answer.rule, { element: shift, attribute: 'to', at: to, from, taints });
        return answer.slot === 'slot'
          ? { ...tellPlace(table, from, slot ?? 1, shift), taints }
          : { ...tellNoToken(from, foundAt(shift, 'from')), taints };
      });
    if (rats.length === 0) return right;
    // Which token went is not told by a place in which none lies.
    if ((slot === undefined && rats.length > 1) || (slot !== undefined && !rats[slot - 1])) blur(table, from);
    disturb(use.ravage, from);
    const which = String(Math.max(1, Math.min(slot ?? 1, rats.length)));
    judge.effect('rattus.monk.move', { verb: 'advance', player: player.id, thing: 'rat', which, from, to });
    return right;
  });
}
