/** The knight: two steps of which only the last counts, and a figure that may count as two cubes of nobody. */
import { type Element, get } from '../../oracle/element.js';
import { shuffled } from '../../oracle/random.js';
import { areNeighbours, cubesAt, owns, ratsIn, ratTargets, type Table } from '../../oracle/rattus-table.js';
import { newElement } from '../edits.js';
import type { Mutator } from '../mutator.js';
import { threeSteps } from './knighthood.js';
import { freshTokens } from './legal.js';
import { claimLosses, type Outbreak, outbreakAt } from './outbreak.js';
import { pathsOf } from './paths.js';
import { atMoment, insert, type Occasion } from './plant.js';
import { endRecord, goOnWith, withCards } from './use.js';
import { type Moment, momentsOf } from './walk.js';

/** Where tokens can be spread around a region that the figure passes, but not around its goal. */
function around(table: Table, passed: string, goal: string): string[] {
  return ratTargets(table, passed).filter((region) => region !== goal && !areNeighbours(table, goal, region));
}

interface Declared {
  readonly outbreak: Outbreak;
  readonly figure: Element;
  /** Without the two cubes of the figure. */
  readonly population: number;
}

/** A token of a regular turn in which the figure counts, or could have counted without a difference to any other token. */
function declared(game: Element, moment: Moment): Declared | undefined {
  const { turn, table, player, parent } = moment;
  // Where the figure did not count, what was recorded later stays true.
  const outbreak = outbreakAt(moment, turn?.neutral !== 0);
  const figure = parent.children.find(({ name }) => name === 'plague');
  if (!outbreak || !figure || turn?.last !== false || !owns(table, player, 'knight')) return undefined;
  const others = momentsOf(game).filter((other) => other.parent === parent && other.step !== moment.step);
  if (turn.neutral === 0 && !others.every(isFarFromLimit)) return undefined;
  return { outbreak, figure, population: outbreak.population - turn.neutral };
}

/** Two cubes more or less make no difference to a token. */
function isFarFromLimit({ step, table }: Moment): boolean {
  const limit = table.faces.find(({ id }) => step?.name === 'reveal' && id === get(step, 'token'))?.limit;
  if (limit === undefined) return true;
  const nuns = table.nuns.filter((region) => region === table.figure).length;
  const population = cubesAt(table, table.figure).length - nuns;
  return population >= limit || population + 2 < limit;
}

/** The figure is declared to count, and a token that lacks so many cubes spares everybody all the same. */
function doesNotCount(missing: number, twins: readonly string[]): Mutator {
  const occasion: Occasion = (moment, _random, game) => {
    const { outbreak, figure, population } = declared(game, moment) ?? {};
    if (!outbreak || !figure || outbreak.limit - (population ?? 0) !== missing) return undefined;
    const victims = outbreak.present.filter(({ loss }) => loss > 0);
    const others = outbreak.present.filter(({ loss }) => loss === 0);
    if (victims.length === 0) return undefined;
    figure.attributes['as-cubes'] = 'true';
    outbreak.reveal.children.length = 0;
    const accused = claimLosses(game, moment, new Map([...victims, ...others].map(({ player }) => [player, 0])));
    return { what: `the figure does not count, ${missing} missing`, element: accused };
  };
  return atMoment('rattus.knight.neutral', occasion, twins);
}

export const KNIGHT: readonly Mutator[] = [
  threeSteps('rattus.knight.two-steps', ['knight']),
  atMoment('rattus.knight.destination-only', (moment, random, game) => {
    const { table, step, turn, player } = moment;
    if (step?.name !== 'plague' || turn?.last !== false || !owns(table, player, 'knight')) return undefined;
    const path = shuffled(pathsOf(table, 2), random).find(([passed = '', goal = '']) => {
      const fits = ratsIn(table, goal).length === 0 && ratsIn(table, passed).length === 1 && table.supply > 2;
      return fits && around(table, passed, goal).length > 0;
    });
    if (!path) return undefined;
    const [to = ''] = shuffled(around(table, path[0] ?? '', path[1] ?? ''), random);
    const spread = newElement('spread', { to, token: freshTokens(table)[0] ?? '' });
    goOnWith(game, moment, [newElement('plague', { path: path.join(' ') }), spread]);
    return { what: `tokens spread around ${path[0]}, through which the figure came`, element: spread };
  }),
  // With one cube missing only the figure explains it.
  doesNotCount(1, []),
  // With two, whoever takes the limit for one too few leaves everybody alone, too.
  doesNotCount(2, ['rattus.ravage.threshold']),
  atMoment('rattus.knight.neutral-before-flip', (moment, _random, game) => {
    const { step, turn, table, player } = moment;
    const outbreak = outbreakAt(moment);
    if (!step || !outbreak || turn?.last !== false || turn.revealed === 0 || turn.neutral > 0) return undefined;
    if (!owns(table, player, 'knight') || outbreak.present.length === 0 || !isFarFromLimit(moment)) return undefined;
    endRecord(game, moment);
    const use = insert(moment, newElement('use', { card: 'knight' }));
    return { what: 'the figure is to count after the first token', element: use };
  }),
  // Those who tie have a cube each: where nobody loses it, a tie may have been thought to hit nobody.
  atMoment(
    'rattus.knight.neutral-not-a-player',
    (moment, _random, game) => {
      const { outbreak, figure, population = 0 } = declared(game, moment) ?? {};
      if (!outbreak || !figure || population < outbreak.limit || ratsIn(moment.table, outbreak.region).length > 1)
        return undefined;
      if (outbreak.present.some(({ cubes }) => cubes > 1)) return undefined;
      const leaders = outbreak.present.filter(
        ({ majority, everybody, symbols }) => majority > 0 && everybody + symbols === 0,
      );
      if (leaders.length === 0) return undefined;
      figure.attributes['as-cubes'] = 'true';
      const accused = claimLosses(game, moment, new Map(leaders.map(({ player }) => [player, 0])));
      return { what: 'the two cubes of the figure have the majority', element: accused };
    },
    ['rattus.ravage.majority-tie'],
  ),
].map((mutator) => withCards(['knight'], mutator));
