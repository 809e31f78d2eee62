/** Breaches of the spread of tokens in Rattus. */
import { type Element, get, words } from '../../oracle/element.js';
import { pick } from '../../oracle/random.js';
import { ratsDue } from '../../oracle/rattus-plague.js';
import { areNeighbours, cubesAt, isOpen, ratsIn, ratTargets } from '../../oracle/rattus-table.js';
import { newElement } from '../edits.js';
import type { Mutator } from '../mutator.js';
import { freshTokens } from './legal.js';
import { atMoment, type Change, insert, remove } from './plant.js';
import { endInNext, endRecord, rest } from './use.js';
import type { Moment } from './walk.js';

export const SPREAD: readonly Mutator[] = [
  atMoment('rattus.board.token-cap', (moment, random, game) => {
    const { table } = moment;
    const full = neighbours(moment).filter(
      (region) => ratsIn(table, region).length === 2 && ratTargets(table, table.figure).includes(region),
    );
    const to = pick(full, random);
    return isSpread(moment) && to !== undefined && due(moment) === 2 ? respread(game, moment, [to, to]) : undefined;
  }),
  atMoment(
    'rattus.board.token-cap',
    (moment, random, game) => {
      const { table } = moment;
      const to = pick(
        neighbours(moment).filter((region) => ratsIn(table, region).length === 3),
        random,
      );
      return isSpread(moment) && to !== undefined && due(moment) === 1 ? respread(game, moment, [to]) : undefined;
    },
    // A token for a full region was to go elsewhere.
    ['rattus.spread.redirect'],
  ),
  atMoment('rattus.spread.first', (moment, _random, game) => {
    const { step } = moment;
    const [reveal] = rest(moment, 1);
    // With three tokens there, two are due before and after the first is turned up.
    if (!isSpread(moment) || reveal?.name !== 'reveal' || ratsIn(moment.table, moment.table.figure).length < 3)
      return undefined;
    endRecord(game, moment);
    remove(moment);
    insert(moment, step as Element, 1);
    return { what: 'a token is turned up before the others are spread', element: reveal };
  }),
  atMoment('rattus.spread.zero', (moment, random, game) => {
    const { table, turn, step } = moment;
    if (
      !turn?.moved ||
      turn.last ||
      turn.calm ||
      ratsIn(table, table.figure).length > 0 ||
      (step && step.name !== 'state')
    )
      return undefined;
    if (turn.revealed > 0 || turn.spreadDone) return undefined;
    const to = pick(ratTargets(table, table.figure), random);
    const [token] = freshTokens(table);
    if (to === undefined || token === undefined) return undefined;
    const spread = newElement('spread', { to, token });
    endRecord(game, moment);
    insert(moment, spread);
    return { what: 'a token is spread from nothing', element: spread };
  }),
  atMoment('rattus.spread.one', (moment, random, game) => {
    if (!isSpread(moment) || ratsIn(moment.table, moment.table.figure).length !== 1) return undefined;
    return oneMore(game, moment, pick(spare(moment), random));
  }),
  atMoment('rattus.spread.one', (moment, _random, game) => {
    if (
      !isSpread(moment) ||
      ratsIn(moment.table, moment.table.figure).length !== 1 ||
      hasFull(moment) ||
      hasNoCubes(moment)
    )
      return undefined;
    return dropped(game, moment, 1);
  }),
  atMoment('rattus.spread.two', (moment, random, game) => {
    if (!isSpread(moment) || ratsIn(moment.table, moment.table.figure).length < 2) return undefined;
    return oneMore(game, moment, pick(spare(moment), random));
  }),
  atMoment('rattus.spread.two', (moment, _random, game) => {
    if (!isSpread(moment) || ratsIn(moment.table, moment.table.figure).length < 2 || hasFull(moment)) return undefined;
    return dropped(game, moment, 1);
  }),
  atMoment('rattus.spread.target', (moment, random, game) => {
    const { step, table } = moment;
    if (!isSpread(moment) || !step) return undefined;
    const to = pick(
      table.regions.filter(
        (region) =>
          !areNeighbours(table, table.figure, region) &&
          ratsIn(table, region).length < 3 &&
          !table.bishops.includes(region),
      ),
      random,
    );
    const targets = words(step, 'to');
    if (to === undefined || targets.length === 0 || to === table.figure) return undefined;
    targets[random(targets.length)] = to;
    return respread(game, moment, targets);
  }),
  atMoment('rattus.spread.target', (moment, random, game) => {
    const { step, table } = moment;
    const targets = step ? words(step, 'to') : [];
    if (!isSpread(moment) || targets.length === 0 || ratsIn(table, table.figure).length > 2) return undefined;
    if (cubesAt(table, table.figure).length > 0) return undefined;
    targets[random(targets.length)] = table.figure;
    return respread(game, moment, targets);
  }),
  atMoment(
    'rattus.spread.redirect',
    (moment, _random, game) => {
      if (!isSpread(moment) || !hasFull(moment) || hasNoCubes(moment)) return undefined;
      return dropped(game, moment, 1);
    },
    // A token left out where one region is full is also one too few.
    ['rattus.spread.one', 'rattus.spread.two'],
  ),
  atMoment(
    'rattus.spread.from-supply',
    (moment, random, game) => {
      const { step, table } = moment;
      const token = pick(table.box, random);
      if (!isSpread(moment) || !step || token === undefined || words(step, 'token').length === 0) return undefined;
      endRecord(game, moment);
      step.attributes['token'] = [token, ...words(step, 'token').slice(1)].join(' ');
      return { what: `${token} comes from the box` };
    },
    // It was drawn from the box, or it had been put back into the supply.
    ['rattus.ravage.discard'],
  ),
  atMoment('rattus.spread.from-supply', (moment, random, game) => {
    const { step, table } = moment;
    if (!isSpread(moment) || !step || words(step, 'to').length !== table.supply) return undefined;
    const [token, to] = [pick(table.box, random), pick(spare(moment), random)];
    if (token === undefined || to === undefined || table.supply >= due(moment)) return undefined;
    endRecord(game, moment);
    step.attributes['to'] = [...words(step, 'to'), to].join(' ');
    step.attributes['token'] = [...words(step, 'token'), token].join(' ');
    return { what: `the supply is empty, ${token} comes from the box` };
  }),
  atMoment('rattus.spread.regardless-of-cubes', (moment, _random, game) => {
    const { step } = moment;
    if (!isSpread(moment) || !step || !hasNoCubes(moment) || words(step, 'to').length === 0) return undefined;
    if (!endInNext(game, moment)) return undefined;
    remove(moment);
    return { what: 'no spread where no cube is', element: undefined };
  }),
];

/** A spread of a turn, before the soldier has done anything. */
function isSpread({ step, turn, parent }: Moment): boolean {
  const soldier = parent.children.some((other) => get(other, 'card') === 'soldier');
  return step?.name === 'spread' && turn?.last === false && !turn.calm && !soldier;
}

function due({ table }: Moment): number {
  return ratsDue(table, table.figure);
}

/** Open neighbours of the plague region without a bishop, full or not. */
function neighbours({ table }: Moment): string[] {
  return table.regions.filter((region) => isOpen(table, table.figure, region) && !table.bishops.includes(region));
}

/** A neighbour is full, or will be when all but the last of the recorded tokens are placed. */
function hasFull(moment: Moment): boolean {
  const before = moment.step ? words(moment.step, 'to').slice(0, -1) : [];
  return neighbours(moment).some((region) => {
    return ratsIn(moment.table, region).length + before.filter((to) => to === region).length === 3;
  });
}

function hasNoCubes({ table }: Moment): boolean {
  return cubesAt(table, table.figure).length === 0;
}

/** Where another token could go when the recorded ones have been placed. */
function spare({ table, step }: Moment): string[] {
  const targets = step ? words(step, 'to') : [];
  return ratTargets(table, table.figure).filter(
    (region) => ratsIn(table, region).length + targets.filter((to) => to === region).length < 3,
  );
}

function oneMore(game: Element, moment: Moment, to: string | undefined): Change | undefined {
  const { step, table } = moment;
  if (to === undefined || !step || table.supply < 4) return undefined;
  return respread(game, moment, [...words(step, 'to'), to]);
}

/** Without the last tokens, although there is room. */
function dropped(game: Element, moment: Moment, number: number): Change | undefined {
  const { step, table } = moment;
  const targets = step ? words(step, 'to') : [];
  if (targets.length < number || table.supply < 4) return undefined;
  return respread(game, moment, targets.slice(0, -number));
}

function respread(game: Element, moment: Moment, to: readonly string[]): Change {
  const { step, table } = moment;
  endRecord(game, moment);
  const token = freshTokens(table).slice(0, to.length);
  if (step) Object.assign(step.attributes, { to: to.join(' '), token: token.join(' ') });
  return { what: `spreads to ${to.join(' ') || 'nowhere'}` };
}
