/** What a token of Rattus that is turned up does by the rules, cause by cause, so that a mutator can leave one of them out. */
import { all, type Element, get } from '../../oracle/element.js';
import { cubesAt, ratsIn, type Table } from '../../oracle/rattus-table.js';
import { newElement } from '../edits.js';
import { endRecord, rest } from './use.js';
import type { Moment } from './walk.js';

/** A token that is the last of its region, where no potion lies, so that nothing else depends on what it does. */
export interface Outbreak {
  readonly reveal: Element;
  readonly region: string;
  readonly limit: number;
  readonly hits: readonly string[];
  /** What the limit is compared with. */
  readonly population: number;
  /** Cubes that earlier tokens of the same ravage have removed from the region. */
  readonly lostBefore: number;
  readonly breaksOut: boolean;
  /** Those who have cubes there. */
  readonly present: readonly Victim[];
}

export interface Victim {
  readonly player: string;
  readonly cubes: number;
  /** Hits for the most cubes, for everybody, and for the symbols (one for each card of the estate). */
  readonly majority: number;
  readonly everybody: number;
  readonly symbols: number;
  /** What the token costs this player if it breaks out. */
  readonly loss: number;
}

/**
 * @param last the token must be the last of its region
 * @returns undefined where a moment is no such token
 */
export function outbreakAt(moment: Moment, last = true): Outbreak | undefined {
  const { step, table, turn, parent, index } = moment;
  if (step?.name !== 'reveal') return undefined;
  const region = get(step, 'region');
  const face = table.faces.find(({ id }) => id === get(step, 'token'));
  const there = cubesAt(table, region);
  if (!face || (last && ratsIn(table, region).length !== 1) || there.some(({ potions }) => potions > 0))
    return undefined;
  // A card that is used afterwards may rest on what was lost.
  if (rest(moment, 1).some(({ name }) => name === 'use' || name === 'plague')) return undefined;
  const neutral = turn ? turn.neutral : table.figureCounts && table.figure === region ? 2 : 0;
  const nuns = table.nuns.filter((nun) => nun === region).length;
  const population = there.length + neutral - nuns;
  const earlier = parent.children
    .slice(0, index)
    .filter((other) => other.name === 'reveal' && get(other, 'region') === region)
    .flatMap((other) => all(other, 'lose'));
  return {
    reveal: step,
    region,
    limit: face.limit,
    hits: face.hits,
    population,
    lostBefore: earlier.reduce((sum, lose) => sum + Number(get(lose, 'cubes')), 0),
    breaksOut: population >= face.limit,
    present: victimsOf(table, region, face.hits),
  };
}

function victimsOf(table: Table, region: string, hits: readonly string[]): Victim[] {
  const counted = table.players.map((player) => ({ player, cubes: cubesAt(table, region, player).length }));
  const most = Math.max(...counted.map(({ cubes }) => cubes));
  return counted
    .filter(({ cubes }) => cubes > 0)
    .map(({ player, cubes }) => {
      const majority = hits.includes('M') && cubes === most ? 1 : 0;
      const everybody = hits.includes('A') ? 1 : 0;
      const symbols = hits.reduce((sum, hit) => sum + cardsOfEstate(table, player, hit), 0);
      return { player, cubes, majority, everybody, symbols, loss: Math.min(cubes, majority + everybody + symbols) };
    });
}

/** How many cards of an estate a player owns. */
export function cardsOfEstate(table: Table, player: string, estate: string): number {
  return table.cards.filter(({ card, owner }) => owner === player && table.estates[card] === estate).length;
}

/**
 * Writes other losses than the right ones; the record ends behind the turn.
 * @param losses cubes by player; those not named lose what they must
 * @returns the first claim that is wrong now; undefined where none is
 */
export function claimLosses(game: Element, moment: Moment, losses: ReadonlyMap<string, number>): Element | undefined {
  const { step } = moment;
  if (!step) return undefined;
  const wrong = [...losses].flatMap(([player, cubes]) => {
    const own = all(step, 'lose').find((lose) => get(lose, 'player') === player);
    if (own && Number(get(own, 'cubes')) === cubes) return [];
    const claim = own ?? newElement('lose', { player });
    if (!own) step.children.push(claim);
    claim.attributes['cubes'] = String(cubes);
    return [claim];
  });
  if (wrong.length === 0) return undefined;
  endRecord(game, moment);
  return all(step, 'lose').find((lose) => wrong.includes(lose));
}
