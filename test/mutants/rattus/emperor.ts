/** The emperor: three walls on borders, which nothing crosses. */
import type { Element } from '../../oracle/element.js';
import { words } from '../../oracle/element.js';
import { shuffled } from '../../oracle/random.js';
import { areNeighbours, borderOf, cubesAt, ratsIn, type Table, takesRat } from '../../oracle/rattus-table.js';
import { newElement } from '../edits.js';
import type { Mutator } from '../mutator.js';
import { useBetween } from './faulty-use.js';
import { atMoment } from './plant.js';
import { endRecord, insertUse, mayUse, restIgnores, withCards } from './use.js';

function wall(between: string): Element {
  return newElement('wall', { between });
}

/** The borders without a wall. */
function free({ borders, walls }: Table): string[] {
  const all = new Set(borders.map(({ from, to }) => borderOf(from, to)));
  return [...all].filter((border) => !walls.includes(border));
}

function isWalled(table: Table, from: string, to: string): boolean {
  return table.walls.includes(borderOf(from, to));
}

export const EMPEROR: readonly Mutator[] = [
  atMoment('rattus.piper.emperor-walls', (moment, random, game) => {
    if (!mayUse(moment, 'emperor')) return undefined;
    const { table } = moment;
    const borders = shuffled(free(table), random).filter((border) => restIgnores(moment, border.split(' ')));
    const more = 4 - table.walls.length;
    if (borders.length < more) return undefined;
    return insertUse(game, moment, 'emperor', borders.slice(0, more).map(wall), more > 3 ? 'use' : 'step');
  }),
  atMoment('rattus.piper.emperor-where', (moment, random, game) => {
    if (!mayUse(moment, 'emperor')) return undefined;
    const { table } = moment;
    if (table.walls.length === 3) return undefined;
    const [from = '', to = ''] =
      shuffled(table.regions, random)
        .flatMap((one) => table.regions.map((other) => [one, other]))
        .find(([one = '', other = '']) => one !== other && !areNeighbours(table, one, other)) ?? [];
    return insertUse(game, moment, 'emperor', [wall(`${from} ${to}`)]);
  }),
  useBetween({
    rule: 'rattus.piper.emperor-block',
    card: 'monk',
    fits: ({ table }, from, to) => ratsIn(table, from).length > 0 && isWalled(table, from, to) && takesRat(table, to),
    does: (from, to) => [newElement('shift', { from, to, slot: '1' })],
  }),
  useBetween({
    rule: 'rattus.piper.emperor-block',
    card: 'merchant',
    fits: ({ table, player }, from, to) => cubesAt(table, from, player).length > 0 && isWalled(table, from, to),
    does: (from, to) => [newElement('move', { from, to, cubes: '1' })],
  }),
  atMoment('rattus.piper.emperor-block', (moment, random, game) => {
    const { step, table, turn } = moment;
    if (step?.name !== 'plague' || turn?.last !== false) return undefined;
    const [to] = shuffled(table.regions, random).filter((region) => {
      return isWalled(table, table.figure, region) && ratsIn(table, region).length === 0;
    });
    if (to === undefined) return undefined;
    for (const name of Object.keys(step.attributes)) delete step.attributes[name];
    step.attributes['path'] = to;
    moment.parent.children.length = moment.index + 1;
    endRecord(game, moment, 1);
    return { what: `the figure goes through a wall to ${to}` };
  }),
  atMoment('rattus.piper.emperor-block', (moment, random, game) => {
    const { step, table } = moment;
    const targets = step?.name === 'spread' ? words(step, 'to') : [];
    const [to] = shuffled(table.regions, random).filter((region) => {
      return isWalled(table, table.figure, region) && takesRat(table, region);
    });
    if (!step || targets.length === 0 || to === undefined || targets.includes(to)) return undefined;
    step.attributes['to'] = [...targets.slice(1), to].join(' ');
    endRecord(game, moment);
    return { what: `a token spreads through a wall to ${to}` };
  }),
].map((mutator) => withCards(['emperor'], mutator));
