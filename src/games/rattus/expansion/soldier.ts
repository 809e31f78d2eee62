/** The soldier: one token more when new tokens come into play. @see rattus.md 4.13 */
import { name, player as playerName } from '../../../engine/message.js';
import { known } from '../../../log/attribute.js';
import type { Use } from '../base/act.js';
import { closed, requireRoom } from '../base/passage.js';
import { draw, put, ratsDue, requireTarget } from '../base/spread.js';
import { requireAtMost } from '../cards/at-most.js';
import { TOKENS } from '../components.js';
import type { RattusElementOf, Region } from '../vocabulary.js';

/** `<extra-rat>`. @see rattus.piper.soldier-extra, rattus.piper.end-soldier */
export function soldier(use: Use, extras: readonly RattusElementOf<'extra-rat'>[]): void {
  const { table, judge } = use;
  const rule = use.lastRound ? 'rattus.piper.end-soldier' : 'rattus.piper.soldier-extra';
  const region = use.lastRound ? table.figure : use.ravage?.region;
  let judged = requireAtMost(use, rule, 1, extras, 'rattus_soldier-twice', { spoils: ['rat supply'] });
  if (judged && !use.lastRound) judged = requireSpreading(use);
  for (const extra of extras) {
    const to = known(extra.values.to);
    if (to === undefined) {
      judge.suspend('choice', rule);
      continue;
    }
    if (judged && region !== undefined) {
      const isFree = !use.lastRound && table.profile.soldierReachesAll;
      judged = isFree
        ? !closed(table, judge, to, extra, 'to') && requireRoom(table, judge, to, extra, 'to')
        : requireTarget(use, extra, region, to, rule);
    }
    drawExtra(use, extra, to);
  }
}

/** Only when tokens enter play, and before any is turned up. */
function requireSpreading(use: Use): boolean {
  const { table, judge, player, ravage } = use;
  const rule = 'rattus.piper.soldier-extra';
  const inTime = judge.require(rule, ravage?.flips === 0 && !ravage.order, () => ({
    kind: 'order',
    message: 'rattus_soldier-late',
    with: { player: playerName(player.id) },
  }));
  if (!inTime || !ravage || !table.profile.soldierNeedsSpread) return inTime;
  const rats = table.region(ravage.region).rats.length;
  return judge.require(rule, use.spreadCount > 0 || use.spreadDue || ratsDue(rats) > 0, () => ({
    message: 'rattus_soldier-without-spread',
    with: { player: playerName(player.id), region: name('region', ravage.region) },
    restsOn: [`${ravage.region} rats`],
  }));
}

/** From the supply; in the last round, where it is empty, from the discarded or from all tokens. */
function drawExtra(use: Use, extra: RattusElementOf<'extra-rat'>, to: Region): void {
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
