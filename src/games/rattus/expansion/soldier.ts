/** The soldier: one token more when new tokens come into play. @see rattus.md 4.13 */

import type { Facts } from '../../../engine/judge.js';
import { name, player as playerName } from '../../../engine/message.js';
import type { RuleId } from '../../../engine/rule.js';
import { known } from '../../../log/attribute.js';
import type { Act } from '../base/act.js';
import { draw, EMPTY, put, tellTarget } from '../base/spread.js';
import { actInEach } from '../cards/acting.js';
import { requireChosen } from '../record/asked.js';
import * as declared from '../rules/cards/soldier.js';
import { regionNamed } from '../rules/facts.js';
import { TOKENS } from '../table/components.js';
import { inRegion, onTable } from '../table/quantities.js';
import type { RattusElement, RattusElementOf, Region } from '../vocabulary.js';

/** `<extra-rat>`. @see rattus.piper.soldier-extra, rattus.piper.end-soldier */
export function soldier(use: Act, extras: readonly RattusElementOf<'extra-rat'>[]): void {
  const { table } = use;
  const rule = use.lastRound ? 'rattus.piper.end-soldier' : 'rattus.piper.soldier-extra';
  const region = use.lastRound ? table.figure : use.ravage?.region;
  const form = { rule, message: 'rattus_soldier-twice', taints: [onTable('rat supply')], regions: ['to'] } as const;
  actInEach(use, extras, form, (extra, { to }, judged) => {
    const right =
      judged &&
      (region === undefined ||
        requireChosen(use, declared.soldier, [regionNamed(to)], ({ rule: broken }) => ({
          ...tellTarget(table, broken, region, to),
          element: extra,
        })));
    drawExtra(use, extra, to);
    return right;
  });
}

/** What is said where he comes too late, takes a token that is due, or no tokens come that he could add to. */
export function tellUnasked({ table, player, ravage, lastRound }: Act, rule: RuleId, acts: RattusElement): Facts {
  if (lastRound || rule === 'rattus.spread.from-supply') return { ...EMPTY, element: acts };
  const to = acts.name === 'extra-rat' ? known(acts.values.to) : undefined;
  const taints = to === undefined ? [] : [inRegion(to, 'rats')];
  if (ravage?.flips !== 0 || ravage.order)
    return { kind: 'order', message: 'rattus_soldier-late', with: { player: playerName(player.id) }, taints };
  if (table.region(ravage.region).rats.length > 0)
    return {
      message: 'rattus_soldier-before-others',
      with: { player: playerName(player.id) },
      dependsOn: [onTable('rat supply')],
      taints,
    };
  return {
    message: 'rattus_soldier-without-spread',
    with: { player: playerName(player.id), region: name('region', ravage.region) },
    dependsOn: [inRegion(ravage.region, 'rats')],
    taints,
  };
}

/** From the supply; in the last round, where it is empty, from the discarded or from all tokens. */
function drawExtra(use: Act, extra: RattusElementOf<'extra-rat'>, to: Region): void {
  const { table, judge } = use;
  const token = known(extra.values.token);
  if (!use.lastRound || table.ratSupply > 0) return draw(use, extra, to, token);
  if (table.profile.soldierDrawsAny) {
    judge.line('rattus.online.soldier-any-token', 'rattus_any-token', () => ({ count: TOKENS }));
    return put(use, extra, to, token, '', 'rattus.online.soldier-any-token');
  }
  judge.line('rattus.piper.end-soldier-empty', 'rattus_token-from-box', () => ({ count: table.ratsDiscarded }));
  put(use, extra, to, token, table.ratsDiscarded > 0 ? 'box' : '', 'rattus.piper.end-soldier-empty');
}
