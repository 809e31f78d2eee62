/** What the cards of Pied Piper do in the last round, and the figure that acts at once there. */
import { one } from '../../oracle/element.js';
import { shuffled } from '../../oracle/random.js';
import {
  areNeighbours,
  cubesAt,
  leads,
  queenWorks,
  ratsIn,
  ratTargets,
  type Table,
  takesRat,
} from '../../oracle/rattus-table.js';
import { newElement } from '../edits.js';
import type { Mutator } from '../mutator.js';
import { useIn } from './faulty-use.js';
import { cardsOf, freshTokens } from './legal.js';
import { pathsOf } from './paths.js';
import { atMoment, insert, plays } from './plant.js';
import { endInNext, endRecord, insertUse, mayUse, rest, restIgnores, withCards } from './use.js';
import type { Moment } from './walk.js';

const MOVERS = ['knight', 'crusader', 'serf'];

const add = (region: string, cubes: number) => newElement('add', { region, cubes: String(cubes) });

/** A card can be used for the first time in a slot of the last round. */
function inSlot(moment: Moment, card: string): boolean {
  return moment.turn?.last === true && mayUse(moment, card);
}

function hasSupply({ table, player }: Moment): boolean {
  return cubesAt(table, 'supply', player).length > 3;
}

/** More cubes than one other player has, but as many as another. */
function isTied({ table, player }: Moment, region: string): boolean {
  const own = cubesAt(table, region, player).length;
  return own > 0 && !leads(table, player, region);
}

/** In a slot in which the figure is not moved, so many steps by a card to a region where the plague acts, or does not. */
function moveBy(rule: string, card: string, steps: readonly number[], acts: boolean, preset = ''): Mutator {
  const mutator = atMoment(rule, (moment, random, game) => {
    const { table, player } = moment;
    if (!inSlot(moment, card) || rest(moment).some(({ name }) => name === 'plague')) return undefined;
    if (preset !== '' && !plays(game, 'preset', preset)) return undefined;
    if (cardsOf(table, player).some((own) => own !== card && MOVERS.includes(own))) return undefined;
    const ways = steps.flatMap((number) => pathsOf(table, number));
    const path = shuffled(ways, random).find((way) => canAct(table, way.at(-1) ?? '') === acts);
    if (!path) return undefined;
    // A token that is not turned up may follow where the record ends.
    if (acts && !endInNext(game, moment)) return undefined;
    const plague = insert(moment, newElement('plague', { by: card, path: path.join(' ') }));
    if (!acts) endRecord(game, moment);
    const what = `the ${card}: ${path.join(', ')}${acts ? ', and no token is turned up' : ''}`;
    return { what, element: acts ? undefined : plague };
  });
  return withCards([card], mutator);
}

function canAct(table: Table, region: string): boolean {
  return ratsIn(table, region).length > 0 && cubesAt(table, region).length > 0;
}

export const LAST_CARDS: readonly Mutator[] = [
  useIn({
    rule: 'rattus.piper.end-queen',
    card: 'queen',
    when: inSlot,
    fits: (moment) => hasSupply(moment) && !queenWorks(moment.table, moment.player),
    does: (region) => [add(region, 2)],
  }),
  useIn({
    rule: 'rattus.piper.end-queen',
    card: 'queen',
    when: inSlot,
    fits: (moment) => hasSupply(moment) && queenWorks(moment.table, moment.player),
    does: (region) => [add(region, 3)],
  }),
  withCards(
    ['soldier'],
    atMoment('rattus.piper.end-soldier', (moment, random, game) => {
      const { table } = moment;
      const token = (table.supply > 0 ? freshTokens(table) : table.box)[0];
      if (!inSlot(moment, 'soldier') || token === undefined) return undefined;
      const [to] = shuffled(table.regions, random).filter(
        (region) => region !== table.figure && !areNeighbours(table, table.figure, region) && takesRat(table, region),
      );
      if (to === undefined || !restIgnores(moment, [to])) return undefined;
      return insertUse(game, moment, 'soldier', [newElement('extra-rat', { to, token })]);
    }),
  ),
  withCards(
    ['soldier'],
    atMoment('rattus.piper.end-soldier', ({ step, table, turn, ...moment }, random, game) => {
      const extra = turn?.last === true && step ? one(step, 'extra-rat') : undefined;
      const [to] = shuffled(table.regions, random).filter(
        (region) => region !== table.figure && !areNeighbours(table, table.figure, region) && takesRat(table, region),
      );
      // A token less where the figure goes later would be another fault.
      if (moment.parent.children.some(({ name }) => name === 'plague')) return undefined;
      if (!extra || to === undefined) return undefined;
      extra.attributes['to'] = to;
      endRecord(game, { step, table, turn, ...moment });
      return { what: `a token to ${to}, far from the figure`, element: extra };
    }),
  ),
  withCards(
    ['soldier'],
    atMoment('rattus.piper.end-soldier-empty', (moment, random, game) => {
      const { table, step, turn } = moment;
      if (turn?.last !== true || table.supply > 0 || !plays(game, 'preset', 'book')) return undefined;
      const [token = ''] = [...freshTokens(table), ...table.rats.map((rat) => rat.token)];
      const recorded = step ? one(step, 'extra-rat') : undefined;
      if (recorded) {
        recorded.attributes['token'] = token;
        endRecord(game, moment);
        return { what: `${token} does not come from the box`, element: recorded };
      }
      const [to] = shuffled(ratTargets(table, table.figure), random);
      if (!inSlot(moment, 'soldier') || to === undefined || !restIgnores(moment, [to])) return undefined;
      return insertUse(game, moment, 'soldier', [newElement('extra-rat', { to, token })]);
    }),
  ),
  moveBy('rattus.piper.end-crusader', 'crusader', [3], false),
  moveBy('rattus.piper.end-crusader', 'crusader', [1, 2], true),
  moveBy('rattus.piper.end-serf', 'serf', [2], false),
  useIn({
    rule: 'rattus.piper.end-mayor',
    card: 'mayor',
    when: inSlot,
    fits: (moment, region) => hasSupply(moment) && leads(moment.table, moment.player, region),
    does: (region) => [add(region, 2)],
  }),
  useIn({
    rule: 'rattus.piper.end-mayor',
    card: 'mayor',
    when: inSlot,
    fits: (moment, region) => hasSupply(moment) && isTied(moment, region),
    does: (region) => [add(region, 1)],
  }),
  atMoment('rattus.piper.end-combo', (moment, random, game) => {
    const { table, player } = moment;
    const [first, second] = shuffled(
      cardsOf(table, player).filter((card) => MOVERS.includes(card)),
      random,
    );
    if (!first || !second || !inSlot(moment, first) || rest(moment).some(({ name }) => name === 'plague'))
      return undefined;
    const calm = pathsOf(table, 1).filter(([goal = '']) => !canAct(table, goal));
    const [goal] = shuffled(calm, random)[0] ?? [];
    if (goal === undefined) return undefined;
    const next = pathsOf({ ...table, figure: goal }, 1).find(([other = '']) => !canAct(table, other));
    if (!next) return undefined;
    insert(moment, newElement('plague', { by: first, path: goal }));
    const again = insert(moment, newElement('plague', { by: second, path: next.join(' ') }), 1);
    endRecord(game, moment);
    return { what: `the ${first} to ${goal}, the ${second} to ${next.join(' ')}`, element: again };
  }),
];

export const ONLINE_LAST: readonly Mutator[] = [
  moveBy('rattus.online.last-round-immediate', 'knight', [1, 2], true, 'yucata'),
];
