/** Breaches of the order of turns of Rattus, and of the order of actions in a turn. */
import { type Element, get, words } from '../../oracle/element.js';
import { pick } from '../../oracle/random.js';
import { canRavage } from '../../oracle/rattus-plague.js';
import { owns } from '../../oracle/rattus-table.js';
import type { Mutator } from '../mutator.js';
import { cardsOf, placing, shortTurn, usesOf } from './legal.js';
import { atMoment, breakOffBehind, insert, type Occasion, remove } from './plant.js';
import { endRecord, rest } from './use.js';
import type { Moment } from './walk.js';

/** These say that they may be used at any time. */
const ANY_TIME = ['witch', 'merchant', 'king'];

/** Cards that matter in action B and in the figure's move. */
const BEFORE_PLAGUE = ['peasant', 'queen', 'mayor', 'knight', 'crusader', 'soldier'];

export const TURN: readonly Mutator[] = [
  atMoment('rattus.setup.first-turn', (moment, random, game) =>
    moment.place.turn === 1 ? wrongTurn(moment, 1 + random(moment.table.players.length - 1), game) : undefined,
  ),
  atMoment('rattus.turn.order', (moment, random, game) =>
    moment.place.turn === 1 ? undefined : wrongTurn(moment, 1 + random(moment.table.players.length - 1), game),
  ),
  atMoment('rattus.turn.c-last', (moment, _random, game) => {
    const { step } = moment;
    if (step?.name !== 'class' || rest(moment)[1]?.name === 'unload') return undefined;
    const card = get(step, 'card');
    // What the card can do in this turn must not matter.
    const used = rest(moment, 1).some((later) => get(later, 'card') === card);
    const before = rest(moment, 1).findIndex(({ name }) => name === 'plague');
    if (used || BEFORE_PLAGUE.includes(card) || before < 0) return undefined;
    endRecord(game, moment);
    remove(moment);
    insert(moment, step, before + 1);
    return { what: `takes ${card} after the figure has moved` };
  }),
  atMoment('rattus.turn.c-last', (moment, _random, game) => {
    const { step, table, player } = moment;
    if (step?.name !== 'place' || rest(moment)[1]?.name !== 'plague') return undefined;
    const path = words(rest(moment)[1] as Element, 'path');
    if (owns(table, player, 'queen') || path.includes(get(step, 'region'))) return undefined;
    endRecord(game, moment);
    remove(moment);
    insert(moment, step, 1);
    return { what: 'places after the figure has moved' };
  }),
  atMoment('rattus.turn.c-mandatory', (moment, _random, game) => {
    const { step, table, parent, index } = moment;
    if (step?.name !== 'plague') return undefined;
    const next = shortTurn(table, following(moment));
    if (!next) return undefined;
    parent.children.length = index;
    breakOffBehind(game, moment);
    movesOf(game).push(next);
    return { what: 'the figure is not moved', element: undefined };
  }),
  atMoment('rattus.turn.b-obligation', (moment, _random, game) => {
    const { step, table, player } = moment;
    if (step?.name !== 'place' || owns(table, player, 'queen') || owns(table, player, 'mayor')) return undefined;
    const region = get(step, 'region');
    const later = rest(moment, 1).filter(({ name }) => name !== 'state');
    if (later.some((other) => concerns(other, region))) return undefined;
    endRecord(game, moment);
    remove(moment);
    return { what: 'nothing is placed', element: undefined };
  }),
  atMoment('rattus.turn.b-once', (moment, _random, game) => {
    const { step, table, player } = moment;
    if (step?.name !== 'plague' || !moment.turn?.placed) return undefined;
    const end = words(step, 'path').at(-1);
    const second = placing(table, player, end);
    if (!second || rest(moment, 1).some((later) => concerns(later, get(second, 'region')))) return undefined;
    endRecord(game, moment);
    insert(moment, second);
    return { what: 'places a second time', element: second };
  }),
  atMoment('rattus.turn.ends-after-plague', (moment, random, game) => {
    const { table, turn, player, step } = moment;
    if (!turn?.moved || turn.last || turn.revealed === 0 || turn.serfMay) return undefined;
    if ((step && step.name !== 'state') || canRavage(table, table.figure, turn.neutral)) return undefined;
    const cards = cardsOf(table, player).filter((card) => ANY_TIME.includes(card) && !turn.used.includes(card));
    const use = pick(
      cards.flatMap((card) => usesOf(table, player, card)),
      random,
    );
    if (!use) return undefined;
    endRecord(game, moment);
    insert(moment, use);
    return { what: `uses ${get(use, 'card')} when the plague is over`, element: use };
  }),
];

/** Somebody else takes the turn that is due. @param ahead how many players are passed over */
function wrongTurn(moment: Moment, ahead: number, game: Element): ReturnType<Occasion> {
  const { step, table, parent, index } = moment;
  if (step?.name !== 'turn' || parent.name !== 'moves') return undefined;
  const due = table.players.indexOf(get(step, 'player'));
  const player = table.players[(due + ahead) % table.players.length] ?? '';
  const turn = shortTurn(table, player);
  if (!turn) return undefined;
  parent.children.splice(index, 1, turn);
  breakOffBehind(game, { ...moment, parent: turn });
  return { what: `${player} takes the turn of ${get(step, 'player')}`, element: turn };
}

/** Who has the turn after that of a moment. */
function following({ table, player }: Moment): string {
  return table.players[(table.players.indexOf(player) + 1) % table.players.length] ?? '';
}

function movesOf(game: Element): Element[] {
  return game.children.find(({ name }) => name === 'moves')?.children ?? [];
}

/** Whether a step has to do with cubes or tokens of a region. */
export function concerns(step: Element, region: string): boolean {
  const named = ['region', 'regions', 'from', 'to', 'a', 'b', 'at', 'between'].flatMap((name) => words(step, name));
  const walked = words(step, 'path').at(-1) === region;
  return walked || named.includes(region) || step.children.some((child) => concerns(child, region));
}
