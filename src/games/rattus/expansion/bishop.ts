/** The bishop: two figures that keep tokens out of a region. @see rattus.md 4.13 */
import { name, player as playerName } from '../../../engine/message.js';
import { known } from '../../../log/attribute.js';
import type { Use } from '../base/act.js';
import { requireChosen } from '../base/asked.js';
import { refuseCastle, tellRegion } from '../base/passage.js';
import { requireAtMost } from '../cards/at-most.js';
import { BISHOPS } from '../rules/amounts.js';
import { bishop as declared } from '../rules/cards/pieces.js';
import type { RattusElementOf } from '../vocabulary.js';
import { slotsOf } from './pieces.js';

/** `<bishop>`: one is placed; once both are on the board one may be moved. */
export function bishop(use: Use, bishops: readonly RattusElementOf<'bishop'>[]): void {
  const { table, judge, player } = use;
  const rule = 'rattus.piper.bishop-place';
  let judged = requireAtMost(use, rule, 1, bishops, 'rattus_bishops-at-once');
  for (const figure of bishops) {
    const at = known(figure.values.at);
    const from = known(figure.values.from);
    if (at === undefined || figure.values.from === '?') {
      judge.suspend('choice', rule);
      continue;
    }
    if (at === 'castle' || from === 'castle') {
      if (judged) judged = refuseCastle(judge, figure, from === 'castle' ? 'from' : 'at');
      continue;
    }
    const onBoard = table.onMap('bishops');
    const stands = from !== undefined && table.region(from).bishops > 0;
    if (judged)
      judged = requireChosen(use, declared.use, slotsOf(declared, from, at), ({ rule: broken, slot }) => {
        if (slot === 'to') return tellRegion(table, broken, { element: figure, attribute: 'at', at });
        const message =
          from === undefined ? 'rattus_bishops-number' : stands ? 'rattus_bishop-too-early' : 'rattus_bishop-not-there';
        return {
          message,
          with: { player: playerName(player.id), count: onBoard, most: BISHOPS, place: name('site', from ?? '') },
          element: figure,
          ...(from !== undefined && { attribute: 'from', actual: from }),
          restsOn: ['bishops'],
          spoils: ['bishops'],
        };
      });
    if ((from !== undefined && !stands) || (from === undefined && onBoard >= BISHOPS)) continue;
    judge.effect(rule, {
      verb: 'place',
      player: player.id,
      thing: 'bishop',
      amount: 1,
      from: stands ? from : '',
      to: at,
    });
  }
}
