/** The crusader: turns up all tokens of the plague region and chooses their order. @see rattus.md 4.13 */

import { type Facts, foundAt } from '../../../engine/facts.js';
import { choice, list, name, player as playerName, quoted } from '../../../engine/message.js';
import type { RuleId } from '../../../engine/rule.js';
import { known } from '../../../log/attribute.js';
import type { Act } from '../base/act.js';
import { misfitAmong } from '../base/identity.js';
import { requireAtMost } from '../cards/acting.js';
import { cubesIn, inRegion, ofToken, onTable } from '../table/quantities.js';
import type { RattusElement, RattusElementOf } from '../vocabulary.js';

/** `<order>`. @param judged false where a breach has been found already @see rattus.piper.crusader-reveal */
export function crusader(use: Act, orders: readonly RattusElementOf<'order'>[], judged: boolean): void {
  const { table, judge, player, ravage } = use;
  const [order] = orders;
  if (!order) return;
  const rule = 'rattus.piper.crusader-reveal';
  requireAtMost(use, { rule, message: 'rattus_orders' }, orders);
  const tokens = known(order.values.tokens);
  if (!ravage) return;
  const { region } = ravage;
  const { rats } = table.region(region);
  if (table.profile.online) judge.applies('rattus.online.save-points');
  if (tokens === undefined) {
    judge.doubt(rule, 'choice');
    ravage.order = rats.map(() => '?');
    return;
  }
  const dependsOn = [inRegion(region, 'rats')];
  if (judged) {
    judge.require(rule, tokens.length === rats.length, () => ({
      message: 'rattus_crusader-partial',
      with: { player: playerName(player.id), region: name('region', region), count: tokens.length, rats: rats.length },
      expected: String(rats.length),
      ...foundAt(order, 'tokens', tokens.length),
      dependsOn,
      taints: [onTable('crusader')],
    })) && requirePresent(use, order, tokens);
  }
  judge.line(rule, 'rattus_order', () => ({ player: playerName(player.id), tokens: list(tokens.map(quoted)) }));
  ravage.order = [...tokens];
}

/** What is said where something has been turned up already, or nobody is there whom it could concern. */
export function tellIdle({ table, player, ravage }: Act, rule: RuleId, order: RattusElement): Facts {
  if (rule === 'rattus.ravage.precondition' && ravage) {
    return {
      message: 'rattus_no-cubes',
      with: { region: name('region', ravage.region), flips: 0 },
      element: order,
      dependsOn: cubesIn(table, ravage.region),
      taints: [onTable('crusader')],
    };
  }
  return { kind: 'order', message: 'rattus_crusader-late', with: { player: playerName(player.id) }, element: order };
}

/** Only tokens that may lie there together can be turned up there. */
function requirePresent(
  { table, judge, ravage }: Act,
  order: RattusElementOf<'order'>,
  tokens: readonly string[],
): void {
  const region = ravage?.region;
  if (!region) return;
  const { rats } = table.region(region);
  const { token = '', beside = [] } = misfitAmong(table, rats, tokens) ?? {};
  judge.require('rattus.token.census', token === '', () => ({
    kind: 'wrong',
    message: 'rattus_token-impossible',
    with: {
      token: quoted(token),
      region: name('region', region),
      why: choice(beside.includes(token) ? 'twice' : beside.length > 0 ? 'together' : 'elsewhere'),
      known: quoted(''),
    },
    ...foundAt(order, 'tokens', token),
    dependsOn: [ofToken(token), inRegion(region, 'rats')],
    taints: [
      ...[token, ...beside, ...rats.flatMap(({ name: known }) => known ?? [])].map((id) => ofToken(id)),
      onTable('crusader'),
    ],
  }));
}
