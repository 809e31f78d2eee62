/** Nuns, who lower the population of a region, and bishops, who keep tokens out of it. @see rattus.md 4.13 */

import { differing, type Facts } from '../../../engine/facts.js';
import { name, player as playerName } from '../../../engine/message.js';
import type { Act } from '../base/act.js';
import { tellRegion } from '../base/passage.js';
import { actInEach } from '../cards/acting.js';
import { requireChosen, type Tell } from '../record/asked.js';
import { BISHOPS, NUNS } from '../rules/amounts.js';
import * as declared from '../rules/cards/pieces.js';
import { regionNamed } from '../rules/facts.js';
import { onTable, standingAt } from '../table/quantities.js';
import type { RattusElementOf, Region } from '../vocabulary.js';

type Figure = RattusElementOf<'nun'> | RattusElementOf<'bishop'>;

/** What differs between the two. */
interface Kind {
  readonly thing: 'nun' | 'bishop';
  /** As the table counts them. */
  readonly standing: 'nuns' | 'bishops';
  readonly declared: typeof declared.nun;
  /** What is said of more than may be placed or moved in one use. */
  readonly message: string;
  /** What is said of a figure that is not where it is said to come from. @param from undefined: from beside the map */
  tellOrigin(use: Act, from: Region | undefined, stands: boolean): Facts;
}

/** Placed, or moved from where she stood. */
const NUN: Kind = {
  thing: 'nun',
  standing: 'nuns',
  declared: declared.nun,
  message: 'rattus_nuns-at-once',
  tellOrigin({ table, player }, from) {
    if (from !== undefined) return { message: 'rattus_nun-not-there', with: { place: name('site', from) } };
    const count = table.onMap('nuns') + 1;
    return {
      message: 'rattus_nuns-number',
      with: { player: playerName(player.id), count, most: NUNS },
      ...differing(`..${NUNS}`, count),
    };
  },
};

/** One is placed; once both are on the board one may be moved. */
const BISHOP: Kind = {
  thing: 'bishop',
  standing: 'bishops',
  declared: declared.bishop,
  message: 'rattus_bishops-at-once',
  tellOrigin({ table, player }, from, stands) {
    const elsewhere = stands ? 'rattus_bishop-too-early' : 'rattus_bishop-not-there';
    return {
      message: from === undefined ? 'rattus_bishops-number' : elsewhere,
      with: {
        player: playerName(player.id),
        count: table.onMap('bishops'),
        most: BISHOPS,
        place: name('site', from ?? ''),
      },
    };
  },
};

/** `<nun>`. */
export function nun(use: Act, nuns: readonly RattusElementOf<'nun'>[]): void {
  standFigures(use, nuns, NUN);
}

/** `<bishop>`. */
export function bishop(use: Act, bishops: readonly RattusElementOf<'bishop'>[]): void {
  standFigures(use, bishops, BISHOP);
}

function standFigures(use: Act, figures: readonly Figure[], kind: Kind): void {
  const { table, judge, player } = use;
  const { thing, standing, message } = kind;
  const { rule, most, count, beside, use: move } = kind.declared;
  const form = { rule, most, message, regions: ['from', 'at'], origin: 'from' } as const;
  actInEach(use, figures, form, (figure, { at }, judged) => {
    const from = figure.values.from as Region | undefined;
    const stands = from !== undefined && table.piecesAt(standing, from) > 0;
    const isThere = from === undefined ? table.onMap(standing) < count : stands;
    const values = [from === undefined ? beside : regionNamed(from), regionNamed(at)];
    const tell: Tell = (answer) =>
      answer.slot === 'to'
        ? tellRegion(table, answer.rule, { element: figure, attribute: 'at', at })
        : {
            ...kind.tellOrigin(use, from, stands),
            element: figure,
            ...(from !== undefined && { attribute: 'from', actual: from }),
            dependsOn: [onTable(standing), ...table.inUse.map(standingAt)],
            taints: [onTable(standing)],
          };
    const right = judged && requireChosen(use, move, values, tell);
    if (isThere) judge.effect(rule, { verb: 'place', player: player.id, thing, from, to: at });
    return right;
  });
}
