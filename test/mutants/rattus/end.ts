/** Breaches of the end of a game of Rattus: its trigger, the last round, the final plague and the result. */
import { all, type Element, get, one } from '../../oracle/element.js';
import { pick } from '../../oracle/random.js';
import { canAct } from '../../oracle/rattus-slot.js';
import { cubesAt, owns, ratsIn, ratTargets } from '../../oracle/rattus-table.js';
import { newElement } from '../edits.js';
import type { Mutator } from '../mutator.js';
import { freshTokens, placing, shortTurn, usesOf } from './legal.js';
import { outbreakAt } from './outbreak.js';
import { pathsOf } from './paths.js';
import { atMoment, breakOffBehind, breakOffInNext, type Change, insert, type Occasion } from './plant.js';
import { endRecord } from './use.js';
import { type Moment, momentsOf } from './walk.js';

export const END: readonly Mutator[] = [
  atMoment('rattus.end.trigger-supply', (moment, _random, game) => {
    const { step, parent, table, place } = moment;
    // Some tokens are left when the last round begins.
    if (step?.name !== 'turn' || parent.name !== 'moves' || table.trigger !== '' || table.supply > 4) return undefined;
    if (place.turn === 1) return undefined;
    const last = parent.children[moment.index - 1];
    const own = table.players.indexOf(last ? get(last, 'player') : '');
    const order = [...table.players.slice(0, own).reverse(), ...table.players.slice(own + 1).reverse()];
    const slots = order.map((player) => newElement('turn', { player }));
    const round = insert(moment, newElement('last-round', {}, slots));
    breakOffBehind(game, { ...moment, parent: round });
    const here = { section: 'turn', turn: (place.turn ?? 1) - 1 } as const;
    return { what: `the last round with ${table.supply} tokens left`, element: round, place: here };
  }),
  atMoment('rattus.end.after-turn', (moment, _random, game) => {
    const { step, table, parent, index, place } = moment;
    if (step?.name !== 'last-round') return undefined;
    const next = table.players[(table.players.indexOf(table.trigger) + 1) % table.players.length] ?? '';
    const turn = shortTurn(table, next);
    if (!turn) return undefined;
    parent.children.splice(index, 1, turn);
    breakOffBehind(game, { ...moment, parent: turn });
    const here = { section: 'turn', turn: (place.turn ?? 0) + 1 } as const;
    return { what: `${next} has one more turn`, element: turn, place: here };
  }),
  inLastRound('rattus.end.last-round-players', ({ table }, slots) => {
    const slot = newElement('turn', { player: table.trigger });
    slots.push(slot);
    return [slots.length - 1, slot, 'the last round of everybody'];
  }),
  atMoment('rattus.end.last-round-players', ({ step, place }, _random, game) => {
    const slots = all(step, 'turn');
    const last = slots.at(-1);
    // Nobody did anything in it, so that the rest of the game stays as it was.
    if (step?.name !== 'last-round' || !last || last.children.some(({ name }) => name !== 'state')) return undefined;
    const before = momentsOf(game).find((moment) => moment.parent === step && moment.step === last);
    if (!before || !canAct(before.table, get(last, 'player'))) return undefined;
    step.children.splice(step.children.indexOf(last), 1);
    const turn = (place.turn ?? 0) + slots.length - 1;
    return { what: `no slot of ${get(last, 'player')}`, element: undefined, place: { section: 'turn', turn } };
  }),
  inLastRound('rattus.end.last-round-order', ({ table }, slots, random) => {
    if (slots.length < 2) return undefined;
    const first = random(slots.length - 1);
    const [former, latter] = slots.slice(first, first + 2);
    // Who could do nothing is passed over.
    if (former && !canAct(table, get(former, 'player'))) return undefined;
    if (former && latter) slots.splice(first, 2, latter, former);
    return [first, latter, 'two slots in the wrong order'];
  }),
  inLastRound('rattus.invariant.last-round-length', ({ table }, slots, random) => {
    const players = table.players.filter((player) => player !== table.trigger);
    const slot = newElement('turn', { player: pick(players, random) ?? '' });
    slots.push(slot);
    return [slots.length - 1, slot, 'a second slot'];
  }),
  inSlot('rattus.end.only-abilities', ({ table }, random) => {
    const [to, token] = [pick(ratTargets(table, table.figure), random), freshTokens(table)[0]];
    if (to === undefined || token === undefined || table.supply === 0) return undefined;
    return newElement('spread', { to, token });
  }),
  inSlot(
    'rattus.end.only-abilities',
    ({ table, player, turn }, random) => {
      const used = (turn?.used ?? []).filter((card) => card !== 'peasant');
      return pick(
        used.flatMap((card) => usesOf(table, player, card)),
        random,
      );
    },
    // Each ability once: the rule of the last round repeats that of the cards.
    ['rattus.card.once'],
  ),
  inSlot('rattus.end.no-take', ({ table, player }, random) => {
    const taken = pick(
      table.cards.filter(({ card, owner }) => owner !== player && card !== 'baker'),
      random,
    );
    return taken && newElement('class', { card: taken.card, from: taken.owner || 'supply' });
  }),
  inSlot('rattus.end.no-place', ({ table, player }) => placing(table, player)),
  inSlot('rattus.end.no-figure', ({ table, player, turn }, random) => {
    if (['knight', 'crusader', 'serf'].some((card) => owns(table, player, card)) || turn?.moved) return undefined;
    const path = pick(
      pathsOf(table, 1).filter(([to = '']) => ratsIn(table, to).length === 0),
      random,
    );
    return (
      path && newElement('plague', { path: path.join(' '), ...(owns(table, player, 'soldier') && { by: 'soldier' }) })
    );
  }),
  atMoment('rattus.end.peasant', ({ step, turn, table, player, ...moment }, _random, game) => {
    const add = one(step, 'add');
    if (!turn?.last || !add || get(step as Element, 'card') !== 'peasant') return undefined;
    if (cubesAt(table, 'supply', player).length < 2) return undefined;
    endRecord(game, { ...moment, step, turn, table, player });
    add.attributes['cubes'] = '2';
    return { what: 'two cubes for the peasant', element: add };
  }),
  inSlot('rattus.end.knight-move', ({ table, player, turn }, random) => {
    if (!owns(table, player, 'knight') || turn?.moved) return undefined;
    const path = pick(
      pathsOf(table, 3).filter((way) => ratsIn(table, way.at(-1) ?? '').length === 0),
      random,
    );
    return path && newElement('plague', { path: path.join(' '), by: 'knight' });
  }),
  atMoment('rattus.end.knight-neutral', (moment, _random, game) => {
    const outbreak = outbreakAt(moment);
    const { table, turn, parent, place } = moment;
    const slot = idleKnight(game, moment);
    if (!outbreak || turn || place.section !== 'final' || table.figureCounts || !slot) return undefined;
    const { region, population, limit, present } = outbreak;
    const path = [[], ...pathsOf(table, 1), ...pathsOf(table, 2)].find(
      (way) => (way.at(-1) ?? table.figure) === region,
    );
    const others = momentsOf(game).filter((other) => other.parent === parent && isReveal(other, region));
    const saved = population < limit && population + 2 >= limit && present.some(({ loss }) => loss > 0);
    if (!path || !saved || others.some((other) => other.step !== moment.step && mindsTwo(other, region)))
      return undefined;
    slot.children.unshift(newElement('plague', { path: path.join(' '), by: 'knight' }));
    endRecord(game, moment);
    const accused = all(moment.step, 'lose').find((lose) => {
      return present.some(({ player, loss }) => player === get(lose, 'player') && loss > 0);
    });
    return accused && { what: `the figure in ${region} does not count`, element: accused };
  }),
  atMoment('rattus.end.final-ravage', (moment, random, game) => {
    const { step, parent } = moment;
    if (parent.name !== 'final-plague' || step?.name !== 'reveal' || random(3) === 0) return undefined;
    const region = get(step, 'region');
    const kept = parent.children.filter((other) => other.name !== 'reveal' || get(other, 'region') !== region);
    if (!breakOffInNext(game, moment)) return undefined;
    parent.children.splice(0, parent.children.length, ...kept.filter(({ name }) => name !== 'state'));
    return { what: `${region} is left out`, element: undefined };
  }),
  atMoment('rattus.end.no-final-spread', (moment, random, game) => {
    const { parent, step, table } = moment;
    if (parent.name !== 'final-plague' || (step && step.name !== 'reveal')) return undefined;
    // A token that comes to a region without cubes makes no difference.
    const calm = table.regions.filter(
      (region) => cubesAt(table, region).length === 0 && ratsIn(table, region).length < 3,
    );
    const [to, token] = [pick(calm, random), freshTokens(table)[0]];
    if (to === undefined || token === undefined || table.supply === 0) return undefined;
    endRecord(game, moment);
    const spread = insert(moment, newElement('spread', { to, token }));
    return { what: `a new token in ${to}`, element: spread };
  }),
  ranked('rattus.end.winner', (first, second) => get(first, 'cubes') !== get(second, 'cubes')),
  ranked('rattus.end.tiebreak', (first, second) => get(first, 'cubes') === get(second, 'cubes')),
];

/** The empty slot of the knight's owner, where the book's rules hold and nobody moves the figure in the last round. */
function idleKnight(game: Element, { table }: Moment): Element | undefined {
  const slots = all(one(one(game, 'moves'), 'last-round'), 'turn');
  const figureMoves = slots.some((slot) => slot.children.some(({ name }) => name === 'plague'));
  if (table.options['last-round-knight'] !== 'deferred-final' || figureMoves) return undefined;
  return slots.find((slot) => owns(table, get(slot, 'player'), 'knight'));
}

function isReveal({ step }: Moment, region: string): boolean {
  return step?.name === 'reveal' && get(step, 'region') === region;
}

/** Whether two cubes more would make a difference to a token. */
function mindsTwo({ step, table }: Moment, region: string): boolean {
  const limit = table.faces.find(({ id }) => step && id === get(step, 'token'))?.limit ?? 0;
  const population = cubesAt(table, region).length - table.nuns.filter((nun) => nun === region).length;
  return population < limit && population + 2 >= limit;
}

type Slots = (
  moment: Moment,
  slots: Element[],
  random: Parameters<Occasion>[1],
) => readonly [number: number, accused: Element | undefined, what: string] | undefined;

/** Writes the slots of the last round anew, all of them empty; the record ends behind it. */
function inLastRound(rule: string, change: Slots, twins: readonly string[] = []): Mutator {
  return atMoment(
    rule,
    (moment, random, game) => {
      const { step, place } = moment;
      if (step?.name !== 'last-round') return undefined;
      const slots = all(step, 'turn').map((slot) => newElement('turn', { player: get(slot, 'player') }));
      const changed = change(moment, slots, random);
      if (!changed) return undefined;
      const [number, accused, what] = changed;
      step.children.splice(0, step.children.length, ...slots);
      breakOffBehind(game, { ...moment, parent: step });
      return { what, element: accused, place: { section: 'turn', turn: (place.turn ?? 0) + number + 1 } };
    },
    twins,
  );
}

/** Puts a step at the end of a slot; the record ends behind it. */
function inSlot(
  rule: string,
  write: (moment: Moment, random: Parameters<Occasion>[1]) => Element | undefined,
  twins: readonly string[] = [],
): Mutator {
  const occasion: Occasion = (moment, random, game): Change | undefined => {
    const { turn, step } = moment;
    if (!turn?.last || turn.serfMay || (step && step.name !== 'state')) return undefined;
    const written = write(moment, random);
    if (!written) return undefined;
    endRecord(game, moment);
    insert(moment, written);
    return { what: `${written.name} in the last round`, element: written };
  };
  return atMoment(rule, occasion, twins);
}

/** The first two change places in the result. */
function ranked(rule: string, fits: (first: Element, second: Element) => boolean): Mutator {
  return {
    rule,
    plant: (game) => {
      const scores = all(one(game, 'result'), 'score');
      const [first, second] = ['1', '2'].map((rank) => scores.find((score) => get(score, 'rank') === rank));
      if (!first || !second || !fits(first, second)) return undefined;
      first.attributes['rank'] = '2';
      second.attributes['rank'] = '1';
      const accused = scores.find((score) => score === first || score === second) ?? first;
      return { what: `${get(second, 'player')} wins`, place: { section: 'result', turn: null }, element: accused };
    },
  };
}
