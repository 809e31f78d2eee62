/**
 * Games as one program with one fault would have recorded them: the same fault wherever it counts, in every game. The
 * decisions are those of legal games; what follows from them is reckoned anew.
 */
import { copyOf, type Element } from '../oracle/element.js';
import { legalGames } from '../oracle/oracles.js';
import { displayOf, ESTATES, personsOnTowers, towersOf } from '../oracle/tallinn-table.js';
import { serialOf } from './serial.js';
import { writeClaims } from './tallinn/claims.js';
import { contestPoints, opponents, type Reckoning, RULES } from './tallinn/reckoning.js';

/** A game of such a program. */
export interface FaultyGame {
  readonly file: string;
  readonly text: string;
}

type Faults = Partial<Reckoning>;

/** A half of a card shows more persons of an estate than are printed on it. */
export function misprinted(card: string, side: string, estate: string, more: number): Faults {
  return {
    persons: (at, player, of) => {
      const isThere = displayOf(at.table, player).some((shown) => shown.card === card && shown.side === side);
      return RULES.persons(at, player, of) + (isThere && of === estate ? more : 0);
    },
    // Both halves of a tower count. Two persons of a legate join the weakest estate, so they come last.
    towerPersons: (at, player) => {
      const towers = towersOf(at.table, player);
      const persons = ESTATES.map(
        (of) => personsOnTowers(at.table, player, of) + (towers.includes(card) && of === estate ? more : 0),
      );
      const least = persons.indexOf(Math.min(...persons));
      return persons.map((count, index) => (towers.includes('legate') && index === least ? count + 2 : count));
    },
  };
}

/** Contests of the rounds against some opponents bring something else. */
function contestsWith(points: (own: number, other: number) => number): Faults {
  return {
    contest: (at, { player, estate, extra }) => {
      const own = RULES.persons(at, player, estate) + extra;
      return opponents(at, player).reduce((sum, other) => sum + points(own, RULES.persons(at, other, estate)), 0);
    },
  };
}

/** An opponent who shows none of the estate is left out of the contest. */
export const SKIPS_THE_EMPTY = contestsWith((own, other) => (other === 0 ? 0 : contestPoints(own, other)));

/** As many persons bring nothing. */
export const LOSES_TIES = contestsWith((own, other) => (own === other ? 0 : contestPoints(own, other)));

/** From a round on a contest brings one point less. */
export function tiresIn(round: number): Faults {
  return {
    contest: (at, contest) => {
      const points = RULES.contest(at, contest);
      return at.round >= round && points > 0 ? points - 1 : points;
    },
  };
}

/** All legal games of the fixtures, as such a program of Tallinn records them. */
export function faultyTallinn(faults: Faults, edit: (game: Element) => void = () => undefined): FaultyGame[] {
  return legalGames('tallinn', ['fixtures']).map((game, index) => {
    const copy = copyOf(game);
    writeClaims(copy, faults);
    edit(copy);
    return { file: `game-${index + 1}.xml`, text: serialOf(copy).text };
  });
}

/** Only the result is stated. */
export function onlyResult(game: Element): void {
  const silent = new Set(['state', 'transfer', 'effect']);
  const strip = (element: Element): void => {
    if (element.name === 'contest') delete element.attributes['points'];
    const kept = element.children.filter(({ name }) => !silent.has(name));
    element.children.splice(0, element.children.length, ...kept);
    for (const child of element.children) strip(child);
  };
  strip(game);
}
