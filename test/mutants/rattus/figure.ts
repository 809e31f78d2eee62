/** Breaches of the figure's move in Rattus. */
import { type Element, words } from '../../oracle/element.js';
import { pick, type Random } from '../../oracle/random.js';
import { areNeighbours, bordersOf, cubesAt, isOpen, owns, ratsIn, regionsFor } from '../../oracle/rattus-table.js';
import { newElement } from '../edits.js';
import type { Mutator } from '../mutator.js';
import { unusedRegions } from './place.js';
import { atMoment, type Change, insert } from './plant.js';
import { endRecord } from './use.js';
import { EDITION, type Moment } from './walk.js';

const KNIGHTHOOD = ['knight', 'crusader', 'soldier'];

export const FIGURE: readonly Mutator[] = [
  atMoment('rattus.plague.adjacent-step', (moment, random, game) => {
    const { table } = moment;
    const far = (region: string) => region !== table.figure && !areNeighbours(table, table.figure, region);
    return walk(game, moment, far, random);
  }),
  atMoment('rattus.plague.adjacent-step', (moment, random, game) => {
    const { table, step } = moment;
    if (isKnightly(moment)) return undefined;
    const far = (region: string) => region !== table.figure && overTo(moment, region) !== undefined;
    const change = walk(game, moment, far, random);
    const [to = ''] = step ? words(step, 'path') : [];
    if (change && step) step.attributes['path'] = `${overTo(moment, to)} ${to}`;
    return change;
  }),
  atMoment(
    'rattus.setup.unused-regions-closed',
    (moment, random, game) => {
      const { table, step } = moment;
      if (step?.name !== 'plague' || moment.turn?.last !== false) return undefined;
      const borders = bordersOf(EDITION, regionsFor(4));
      const closed = unusedRegions(table.players.length);
      const to = pick(
        closed.filter((own) => borders.some(({ from, to }) => from === table.figure && to === own)),
        random,
      );
      if (to === undefined) return undefined;
      return rewritten(game, moment, to);
    },
    ['rattus.setup.regions-by-players'],
  ),
  atMoment(
    'rattus.plague.must-leave',
    (moment, random, game) => {
      const { table, step } = moment;
      if (step?.name !== 'plague' || moment.turn?.last !== false || !isCalm(moment, table.figure)) return undefined;
      if (!table.regions.some((region) => isOpen(table, table.figure, region))) return undefined;
      return rewritten(game, moment, pick(['', table.figure], random) ?? '');
    },
    // A figure that stays has not been moved.
    ['rattus.turn.c-mandatory'],
  ),
  atMoment('rattus.plague.must-leave', (moment, _random, game) => {
    const { table, step, turn } = moment;
    if (step?.name !== 'plague' || turn?.last !== false || !isKnightly(moment) || !isCalm(moment, table.figure))
      return undefined;
    const over = table.regions.find((region) => isOpen(table, table.figure, region));
    return over === undefined ? undefined : rewritten(game, moment, `${over} ${table.figure}`);
  }),
  atMoment('rattus.plague.region', (moment, random, game) => {
    const { table, turn, step } = moment;
    if (!turn?.moved || turn.last || turn.revealed > 0 || turn.order.length > 0 || step?.name !== 'reveal')
      return undefined;
    const region = pick(
      table.regions.filter(
        (own) => own !== table.figure && cubesAt(table, own).length > 0 && ratsIn(table, own).length > 0,
      ),
      random,
    );
    if (region === undefined) return undefined;
    const reveal = newElement('reveal', { region, slot: '1', token: ratsIn(table, region)[0] ?? '' });
    endRecord(game, moment);
    insert(moment, reveal);
    return { what: `the plague in ${region}, too`, element: reveal };
  }),
];

/** The active player moves the figure in a turn and may take two steps. */
function isKnightly({ table, player }: Moment): boolean {
  return KNIGHTHOOD.some((card) => owns(table, player, card));
}

/** A region between the figure and another, each step to a neighbour. */
function overTo({ table }: Moment, to: string): string | undefined {
  return table.regions.find((own) => isOpen(table, table.figure, own) && isOpen(table, own, to));
}

/** Without tokens in a region the plague does nothing there. */
function isCalm({ table }: Moment, region: string): boolean {
  return ratsIn(table, region).length === 0;
}

/** The figure goes to a region in which the plague does nothing. */
function walk(game: Element, moment: Moment, fits: (region: string) => boolean, random: Random): Change | undefined {
  const { step, table, turn } = moment;
  if (step?.name !== 'plague' || turn?.last !== false) return undefined;
  const to = pick(
    table.regions.filter((region) => fits(region) && isCalm(moment, region)),
    random,
  );
  return to === undefined ? undefined : rewritten(game, moment, to);
}

/** Another path; as the plague does nothing there, the turn ends with it. */
function rewritten(game: Element, moment: Moment, path: string): Change {
  const { step, parent, index } = moment;
  endRecord(game, moment);
  parent.children.length = index + 1;
  if (step) for (const name of Object.keys(step.attributes)) delete step.attributes[name];
  if (step) step.attributes['path'] = path;
  return { what: `the figure goes to ${path}` };
}
