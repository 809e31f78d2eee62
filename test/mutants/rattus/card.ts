/** Breaches of what is common to all class cards of Rattus. */
import { type Element, get } from '../../oracle/element.js';
import { pick, type Random } from '../../oracle/random.js';
import { owns } from '../../oracle/rattus-table.js';
import { newElement } from '../edits.js';
import type { Mutator } from '../mutator.js';
import { cardsOf, usesOf } from './legal.js';
import { atMoment, type Change, insert } from './plant.js';
import { concerns } from './turn.js';
import { endRecord, rest } from './use.js';
import type { Moment } from './walk.js';

/** The cards whose use is a step of its own; the emperor's walls would matter for too much. */
const FREE = ['witch', 'monk', 'merchant', 'king', 'magician', 'nun', 'bishop', 'messenger', 'pied-piper'];

/** The cards that act on cubes of the user only. */
const ON_OWN_CUBES = ['merchant', 'king', 'magician', 'pied-piper'];

export const CARD: readonly Mutator[] = [
  atMoment(
    'rattus.setup.class-display',
    (moment, random, game) => {
      const { step, table } = moment;
      if (step?.name !== 'class' || table.cards.some(({ owner }) => owner !== '')) return undefined;
      const from = pick(others(moment), random) ?? '';
      step.attributes['from'] = from;
      endRecord(game, moment);
      return { what: `${from} owns ${get(step, 'card')} from the start` };
    },
    // The player had the card from the beginning, or did not have it: then the source is wrong.
    ['rattus.card.take-source'],
  ),
  atMoment('rattus.card.take-one', (moment, random, game) => {
    if (!isBeforeFigure(moment) || !moment.turn?.took) return undefined;
    const second = pick(takings(moment), random);
    return second && inserted(game, moment, second, `takes ${get(second, 'card')} in addition`);
  }),
  atMoment('rattus.card.take-source', (moment, random, game) => {
    if (!mayTake(moment)) return undefined;
    const { table, player } = moment;
    const card = pick(cardsOf(table, player), random);
    const from = pick([player, 'supply'], random);
    if (card === undefined || from === undefined) return undefined;
    return inserted(game, moment, newElement('class', { card, from }), `takes ${card}, which is his own`);
  }),
  atMoment('rattus.card.keep', (moment, _random, game) => {
    const { step } = moment;
    if (step?.name !== 'class' || get(step, 'from') === 'supply') return undefined;
    step.attributes['from'] = 'supply';
    endRecord(game, moment);
    return { what: `${get(step, 'card')} lies in the display again` };
  }),
  atMoment(
    'rattus.card.keep',
    (moment, random, game) => {
      const { step } = moment;
      if (step?.name !== 'class' || get(step, 'from') === 'supply') return undefined;
      const holders = others(moment).filter((player) => player !== get(step, 'from'));
      const from = pick(holders, random);
      if (from === undefined) return undefined;
      step.attributes['from'] = from;
      endRecord(game, moment);
      return { what: `${get(step, 'card')} is now with ${from}` };
    },
    // The card was handed on unseen, or it was not: then the source is wrong.
    ['rattus.card.take-source'],
  ),
  atMoment('rattus.card.once', (moment, random, game) => {
    const { table, player, turn } = moment;
    if (!isBeforeFigure(moment) || !turn) return undefined;
    const used = turn.used.filter((card) => owns(table, player, card));
    const use = harmless(moment, used, player, random);
    return use && inserted(game, moment, use, `uses ${get(use, 'card')} once more`);
  }),
  atMoment('rattus.card.owned', (moment, random, game) => {
    const { table, player } = moment;
    if (!isBeforeFigure(moment)) return undefined;
    const foreign = table.cards.filter(({ owner }) => owner !== player).map(({ card }) => card);
    const use = harmless(moment, foreign, player, random);
    return use && inserted(game, moment, use, `uses ${get(use, 'card')}, which is not his`);
  }),
  atMoment(
    'rattus.card.own-turn',
    (moment, random, game) => {
      if (!isBeforeFigure(moment)) return undefined;
      const user = pick(others(moment), random) ?? '';
      const cards = cardsOf(moment.table, user).filter((card) => ON_OWN_CUBES.includes(card));
      const use = harmless(moment, cards, user, random);
      return use && inserted(game, moment, use, `${user} uses ${get(use, 'card')}`);
    },
    // A use does not say whose it is: it may as well be that of the active player, who does not own the card.
    ['rattus.card.owned'],
  ),
  atMoment('rattus.card.own-turn', (moment, random, game) => {
    const { parent, step, table } = moment;
    if (parent.name !== 'final-plague' || step !== undefined) return undefined;
    const user = pick(table.players, random) ?? '';
    const use = harmless(moment, cardsOf(table, user), user, random);
    return use && inserted(game, moment, use, `${user} uses ${get(use, 'card')} behind the final plague`);
  }),
];

function inserted(game: Element, moment: Moment, added: Element, what: string): Change {
  endRecord(game, moment);
  insert(moment, added);
  return { what, element: added };
}

/** A use that has to do with nothing that follows in the turn. */
function harmless(moment: Moment, cards: readonly string[], player: string, random: Random): Element | undefined {
  const { table } = moment;
  const later = rest(moment).filter(({ name }) => name !== 'state');
  const areaMatters = ['queen', 'mayor'].some((card) => owns(table, moment.player, card));
  if (areaMatters && later.some(({ name }) => name === 'place')) return undefined;
  const uses = cards
    .filter((card) => FREE.includes(card) && !later.some((step) => get(step, 'card') === card))
    .flatMap((card) => usesOf(table, player, card))
    .filter((use) => regionsOf(use).every((region) => !later.some((step) => concerns(step, region))));
  return pick(uses, random);
}

function regionsOf({ children: [step] }: Element): string[] {
  return Object.values(step?.attributes ?? {}).flatMap((value) => value.split(' '));
}

/** In the turn of somebody who has not moved the figure so far, and not between a card and what comes with it. */
function isBeforeFigure({ turn, step }: Moment): boolean {
  return turn?.moved === false && !turn.last && step !== undefined && step.name !== 'unload';
}

function mayTake(moment: Moment): boolean {
  return isBeforeFigure(moment) && !moment.turn?.took && !rest(moment).some(({ name }) => name === 'class');
}

function others({ table, parent }: Moment): string[] {
  return table.players.filter((other) => other !== get(parent, 'player'));
}

/** Every card that could be taken now. */
function takings({ table, player }: Moment): Element[] {
  return table.cards
    .filter(({ card, owner }) => owner !== player && card !== 'baker')
    .map(({ card, owner }) => newElement('class', { card, from: owner || 'supply' }));
}
