/** Nuns, who lower the population of a region, and bishops, whose regions no token enters. */
import type { Element } from '../../oracle/element.js';
import { words } from '../../oracle/element.js';
import { shuffled } from '../../oracle/random.js';
import { isOpen, ratsIn, type Table } from '../../oracle/rattus-table.js';
import { newElement } from '../edits.js';
import type { Mutator } from '../mutator.js';
import { useBetween } from './faulty-use.js';
import { claimLosses, outbreakAt } from './outbreak.js';
import { atMoment } from './plant.js';
import { endRecord, insertUse, mayUse, restIgnores, withCards } from './use.js';
import type { Moment } from './walk.js';

const nun = (at: string): Element => newElement('nun', { at });
const bishop = (at: string, from = ''): Element => newElement('bishop', { at, ...(from !== '' && { from }) });

/** A region that nothing later depends on, without a bishop. */
function quiet(moment: Moment): string[] {
  return moment.table.regions.filter(
    (region) => restIgnores(moment, [region]) && !moment.table.bishops.includes(region),
  );
}

/** A token could go there if no bishop stood there. */
function hasRoom(table: Table, region: string): boolean {
  return table.bishops.includes(region) && ratsIn(table, region).length < 3;
}

export const NUN: readonly Mutator[] = [
  atMoment('rattus.piper.nun-place', (moment, random, game) => {
    if (!mayUse(moment, 'nun')) return undefined;
    const regions = shuffled(quiet(moment), random);
    const more = 4 - moment.table.nuns.length;
    if (regions.length < more) return undefined;
    return insertUse(game, moment, 'nun', regions.slice(0, more).map(nun), more > 3 ? 'use' : 'step');
  }),
  atMoment('rattus.piper.nun-threshold', (moment, _random, game) => {
    const outbreak = outbreakAt(moment);
    if (!outbreak || outbreak.breaksOut) return undefined;
    const nuns = moment.table.nuns.filter((region) => region === outbreak.region).length;
    const victims = outbreak.present.filter(({ loss }) => loss > 0);
    const cubes = outbreak.population + nuns;
    // Whoever counts the cubes lost before would come to the same.
    if (cubes < outbreak.limit || victims.length === 0 || outbreak.lostBefore > 0) return undefined;
    const accused = claimLosses(game, moment, new Map(victims.map(({ player, loss }) => [player, loss])));
    return accused && { what: `${nuns} nuns are ignored`, element: accused };
  }),
].map((mutator) => withCards(['nun'], mutator));

export const BISHOP: readonly Mutator[] = [
  atMoment('rattus.piper.bishop-place', (moment, random, game) => {
    const { bishops } = moment.table;
    const [first, second] = shuffled(quiet(moment), random);
    if (!mayUse(moment, 'bishop') || bishops.length > 0 || !first || !second) return undefined;
    return insertUse(game, moment, 'bishop', [bishop(first), bishop(second)], 'use');
  }),
  atMoment('rattus.piper.bishop-place', (moment, random, game) => {
    const { bishops } = moment.table;
    const [from] = bishops;
    const [to] = shuffled(quiet(moment), random);
    if (!mayUse(moment, 'bishop') || bishops.length !== 1 || !from || !to || !restIgnores(moment, [from]))
      return undefined;
    return insertUse(game, moment, 'bishop', [bishop(to, from)]);
  }),
  atMoment('rattus.piper.bishop-place', (moment, random, game) => {
    const [to] = shuffled(quiet(moment), random);
    if (!mayUse(moment, 'bishop') || moment.table.bishops.length < 2 || !to) return undefined;
    return insertUse(game, moment, 'bishop', [bishop(to)]);
  }),
  useBetween({
    rule: 'rattus.piper.bishop-block',
    card: 'monk',
    fits: ({ table }, from, to) => ratsIn(table, from).length > 0 && isOpen(table, from, to) && hasRoom(table, to),
    does: (from, to) => [newElement('shift', { from, to, slot: '1' })],
  }),
  atMoment('rattus.piper.bishop-block', (moment, random, game) => {
    const { step, table, turn } = moment;
    const targets = step?.name === 'spread' && turn ? words(step, 'to') : [];
    const [to] = shuffled(table.bishops, random).filter(
      (region) => isOpen(table, table.figure, region) && hasRoom(table, region),
    );
    if (!step || targets.length === 0 || to === undefined) return undefined;
    step.attributes['to'] = [...targets.slice(1), to].join(' ');
    endRecord(game, moment);
    return { what: `a token spreads to the bishop in ${to}` };
  }),
].map((mutator) => withCards(['bishop'], mutator));
