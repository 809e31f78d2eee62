/** The nun: three figures that lower the population of a region. @see rattus.md 4.13 */
import { name, player as playerName } from '../../../engine/message.js';
import { known } from '../../../log/attribute.js';
import type { Use } from '../base/act.js';
import { closed } from '../base/passage.js';
import { requireAtMost } from '../cards/at-most.js';
import { NUNS } from '../rules/amounts.js';
import type { RattusElementOf } from '../vocabulary.js';

/** `<nun>`: placed, or moved from where she stood. */
export function nun(use: Use, nuns: readonly RattusElementOf<'nun'>[]): void {
  const { table, judge, player } = use;
  const rule = 'rattus.piper.nun-place';
  let judged = requireAtMost(use, rule, NUNS, nuns, 'rattus_nuns-number');
  for (const figure of nuns) {
    const at = known(figure.values.at);
    const from = known(figure.values.from);
    if (at === undefined || figure.values.from === '?') {
      judge.suspend('choice', rule);
      continue;
    }
    const onBoard = table.inUse.reduce((sum, region) => sum + table.region(region).nuns, 0);
    if (judged && from === undefined) {
      judged = judge.require(rule, onBoard < NUNS, () => ({
        message: 'rattus_nuns-number',
        with: { player: playerName(player.id), count: onBoard + 1, most: NUNS },
        expected: `..${NUNS}`,
        actual: String(onBoard + 1),
        element: figure,
        restsOn: ['nuns'],
        spoils: ['nuns'],
      }));
    } else if (judged && from !== undefined) {
      judged = judge.require(rule, from !== 'castle' && table.region(from).nuns > 0, () => ({
        message: 'rattus_nun-not-there',
        with: { place: name('site', from) },
        element: figure,
        attribute: 'from',
        actual: from,
        restsOn: ['nuns'],
        spoils: ['nuns'],
      }));
    }
    if (judged) judged = !closed(table, judge, at, figure, 'at');
    if (at === 'castle' || (from === undefined && onBoard >= NUNS)) continue;
    const origin = from !== undefined && from !== 'castle' && table.region(from).nuns > 0 ? from : '';
    if (from !== undefined && origin === '') continue;
    judge.effect(rule, { verb: 'place', player: player.id, thing: 'nun', amount: 1, from: origin, to: at });
  }
}
