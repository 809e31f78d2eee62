/** Breaches of how the plague goes on in a region of Rattus: which tokens are turned up, and where they end. */
import { all, type Element, get } from '../../oracle/element.js';
import { pick } from '../../oracle/random.js';
import { canRavage } from '../../oracle/rattus-plague.js';
import { cubesAt, ratsIn } from '../../oracle/rattus-table.js';
import { newElement } from '../edits.js';
import type { Mutator } from '../mutator.js';
import { atMoment, type Change, insert } from './plant.js';
import { endInNext, endRecord, rest } from './use.js';
import type { Moment } from './walk.js';

export const RAVAGE: readonly Mutator[] = [
  atMoment('rattus.ravage.precondition', (moment, _random, game) => {
    const { table, turn } = moment;
    if (!isOver(moment) || turn?.revealed !== 0 || turn.calm || cubesAt(table, table.figure).length > 0)
      return undefined;
    return revealed(game, moment);
  }),
  atMoment('rattus.ravage.stop-empty', (moment, _random, game) => {
    const { table, turn } = moment;
    if (!isOver(moment) || !turn || turn.revealed === 0 || cubesAt(table, table.figure).length > 0) return undefined;
    return revealed(game, moment);
  }),
  atMoment('rattus.ravage.continue', (moment, random, game) => {
    const { step, turn, parent, index } = moment;
    if (!turn?.moved || turn.last || turn.order.length > 0 || step?.name !== 'reveal') return undefined;
    if (rest(moment).some(({ name }) => name === 'use') || random(3) === 0) return undefined;
    if (!endInNext(game, moment)) return undefined;
    parent.children.length = index;
    return { what: 'the ravage stops with cubes and tokens left', element: undefined };
  }),
  atMoment('rattus.ravage.discard', (moment, _random, game) => {
    const { table, turn, step } = moment;
    if (!turn?.moved || turn.last || turn.revealed === 0 || (step && step.name !== 'state')) return undefined;
    if (turn.order.length > 0) return undefined;
    const rats = ratsIn(table, table.figure).length + turn.revealed;
    return claimed(game, moment, { region: table.figure, rats: String(rats) }, 'what was turned up stays there');
  }),
  atMoment('rattus.ravage.hidden-stay', (moment, _random, game) => {
    const { table, turn, step } = moment;
    if (!turn?.moved || turn.last || turn.revealed === 0 || (step && step.name !== 'state')) return undefined;
    if (turn.order.length > 0 || ratsIn(table, table.figure).length === 0) return undefined;
    return claimed(game, moment, { region: table.figure, rats: '0' }, 'the hidden tokens vanish');
  }),
  atMoment('rattus.ravage.to-supply', (moment, random, game) => {
    const { table, turn, step, parent } = moment;
    if (!turn?.moved || turn.last || (step && step.name !== 'state')) return undefined;
    const losses = all(parent, 'reveal')
      .flatMap((reveal) => all(reveal, 'lose'))
      .filter((lose) => Number(get(lose, 'cubes')) > 0);
    const player = pick(losses, random)?.attributes['player'];
    if (player === undefined) return undefined;
    const lost = losses
      .filter((lose) => get(lose, 'player') === player)
      .reduce((sum, lose) => sum + Number(get(lose, 'cubes')), 0);
    const supply = cubesAt(table, 'supply', player).length - lost;
    return claimed(game, moment, { player, supply: String(supply) }, 'the lost cubes do not come back');
  }),
];

/** Nothing more can be turned up in this turn, although a token lies there. */
function isOver({ table, turn, step }: Moment): boolean {
  if (!turn?.moved || turn.last || turn.serfMay || turn.order.length > 0 || (step && step.name !== 'state'))
    return false;
  return ratsIn(table, table.figure).length > 0 && !canRavage(table, table.figure, turn.neutral);
}

/** One token more is turned up, without an effect. */
function revealed(game: Element, moment: Moment): Change {
  const { table } = moment;
  const token = ratsIn(table, table.figure)[0] ?? '';
  const reveal = newElement('reveal', { region: table.figure, slot: '1', token });
  endRecord(game, moment);
  insert(moment, reveal);
  return { what: `${token} is turned up where no cube is`, element: reveal };
}

function claimed(game: Element, moment: Moment, values: Record<string, string>, what: string): Change {
  const state = newElement('state', values);
  endRecord(game, moment);
  insert(moment, state);
  return { what, element: state };
}
