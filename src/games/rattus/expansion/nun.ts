/** The nun: three figures that lower the population of a region. @see rattus.md 4.13 */
import { name, player as playerName } from '../../../engine/message.js';
import { known } from '../../../log/attribute.js';
import type { Use } from '../base/act.js';
import { requireChosen } from '../base/asked.js';
import { refuseCastle, tellRegion } from '../base/passage.js';
import { requireAtMost } from '../cards/at-most.js';
import { NUNS } from '../rules/amounts.js';
import { nun as declared } from '../rules/cards/pieces.js';
import type { RattusElementOf } from '../vocabulary.js';
import { slotsOf } from './pieces.js';

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
    const onBoard = table.onMap('nuns');
    if (at === 'castle' || from === 'castle') {
      if (judged) judged = refuseCastle(judge, figure, from === 'castle' ? 'from' : 'at');
      continue;
    }
    if (judged)
      judged = requireChosen(use, declared.use, slotsOf(declared, from, at), ({ rule: broken, slot }) => {
        if (slot === 'to') return tellRegion(table, broken, { element: figure, attribute: 'at', at });
        const about = { element: figure, restsOn: ['nuns'], spoils: ['nuns'] };
        if (from !== undefined)
          return {
            ...about,
            message: 'rattus_nun-not-there',
            with: { place: name('site', from) },
            attribute: 'from',
            actual: from,
          };
        return {
          ...about,
          message: 'rattus_nuns-number',
          with: { player: playerName(player.id), count: onBoard + 1, most: NUNS },
          expected: `..${NUNS}`,
          actual: String(onBoard + 1),
        };
      });
    if (from === undefined && onBoard >= NUNS) continue;
    const origin = from !== undefined && table.region(from).nuns > 0 ? from : '';
    if (from !== undefined && origin === '') continue;
    judge.effect(rule, { verb: 'place', player: player.id, thing: 'nun', amount: 1, from: origin, to: at });
  }
}
