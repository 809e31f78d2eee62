/** How the points of the final scoring are reckoned by a program that does not know one of the rules. */
import { displayOf, ESTATES, isArms, personsOnTowers, type Table, towersOf } from '../../oracle/tallinn-table.js';
import { fewest } from './claims.js';
import { personsOnHalves, withTowersOfDisplay } from './contest-faults.js';
import {
  estatePoints,
  type Moment,
  opponents,
  type Reckoning,
  RULES,
  reckoningWith,
  sum,
  towerPoints,
} from './reckoning.js';
import { halfOf, otherSide } from './record.js';

type Faults = Partial<Reckoning>;
type Counts = (at: Moment, player: string, estate: string) => number;

const persons = (counts: Counts): Faults => ({ persons: counts });

/** What each comparison of an estate is worth. */
function estateWorth(win: number, tie: number): Faults {
  return {
    estateContest: (at, player, estate) => {
      const own = RULES.persons(at, player, estate);
      const each = opponents(at, player).map((other) => estatePoints(own, RULES.persons(at, other, estate)));
      return sum(each.map((points) => ({ 4: win, 2: tie })[points] ?? 0));
    },
  };
}

/** What each comparison of towers is worth. */
function towerWorth(win: number, tie: number): Faults {
  return {
    towerContest: (at, player) => sum(towerDuels(at, player).map((points) => ({ 6: win, 3: tie })[points] ?? 0)),
  };
}

function towerDuels(at: Moment, player: string): number[] {
  const hasTower = towersOf(at.table, player).length > 0;
  return opponents(at, player).map((other) => towerPoints(bestOf(at, player), bestOf(at, other), hasTower));
}

const bestOf = (at: Moment, player: string): number => Math.max(...RULES.towerPersons(at, player));

/** Towers are worth this instead of the best estate. */
function towerValue(value: (at: Moment, player: string) => number): Faults {
  return {
    towerContest: (at, player) => {
      const hasTower = towersOf(at.table, player).length > 0;
      return sum(opponents(at, player).map((other) => towerPoints(value(at, player), value(at, other), hasTower)));
    },
  };
}

/** Towers bear these persons; a legate among them still brings its two. */
const towerPersons = (counts: Counts): Faults => ({
  towerPersons: (at, player) => {
    const persons = ESTATES.map((estate) => counts(at, player, estate));
    return hasLegateTower(at, player) ? withTwo(persons, Math.min(...persons)) : persons;
  },
});

const hasLegateTower = ({ table }: Moment, player: string): boolean => towersOf(table, player).includes('legate');

/** Two persons more of the first estate that has so many. */
function withTwo(persons: readonly number[], many: number): number[] {
  return persons.map((count, index) => (index === persons.indexOf(many) ? count + 2 : count));
}

const bare = ({ table }: Moment, player: string): number[] =>
  ESTATES.map((estate) => personsOnTowers(table, player, estate));

/** The half of a tower that was active in the display; both of a card from the hand. */
function onActiveHalves({ table }: Moment, player: string, estate: string): number {
  const own = table.towers.filter((tower) => tower.player === player);
  return sum(
    own.map(({ card, from }) => {
      const side = table.played.find((play) => play.player === player && play.card === card)?.side ?? 'a';
      const sides = from === 'hand' ? [side, otherSide(side)] : [side];
      return sum(sides.map((id) => halfOf(table.faces, card, id).persons[estate] ?? 0));
    }),
  );
}

const withoutBonus = (table: Table): Table => ({ ...table, bonuses: [] });

/** The two persons of a displayed legate go elsewhere. */
const bonusTo = (estates: (at: Moment, player: string) => string | undefined): Faults =>
  persons((at, player, estate) => {
    const bare = { ...at, table: withoutBonus(at.table) };
    return RULES.persons(bare, player, estate) + (estates(bare, player) === estate ? 2 : 0);
  });

const showsArms = ({ table }: Moment, player: string): boolean => displayOf(table, player).some(isArms);
const showsLegate = ({ table }: Moment, player: string): boolean =>
  displayOf(table, player).some(({ card }) => card === 'legate');

function most(at: Moment, player: string): string | undefined {
  const counts = ESTATES.map((estate) => RULES.persons(at, player, estate));
  return ESTATES[counts.indexOf(Math.max(...counts))];
}

/** The halves that a choice takes, and the two persons of the arms. */
function halves({ table }: Moment, player: string, estate: string, sides: (side: string) => string[]): number {
  const bonus = table.bonuses.filter((own) => own.player === player && own.estate === estate);
  return personsOnHalves(table, player, estate, sides) + 2 * bonus.length;
}

const onTowers: Counts = (at, player, estate) => RULES.towerPersons(at, player)[ESTATES.indexOf(estate)] ?? 0;

/** By rule: programs that do something else in the contests of the estates. */
export const ESTATE_FAULTS: Readonly<Record<string, readonly Faults[]>> = {
  'tallinn.final.estate-win': [estateWorth(5, 2), estateWorth(3, 2), estateWorth(2, 2)],
  'tallinn.final.estate-tie': [estateWorth(4, 1), estateWorth(4, 4), estateWorth(4, 0)],
  'tallinn.final.no-zero-tie': [
    {
      estateContest: (at, player, estate) =>
        sum(
          opponents(at, player).map((other) => {
            const [own, theirs] = [RULES.persons(at, player, estate), RULES.persons(at, other, estate)];
            return own === theirs ? 2 : estatePoints(own, theirs);
          }),
        ),
    },
  ],
  'tallinn.final.display-excludes-towers': [
    persons((at, player, estate) => RULES.persons(at, player, estate) + onTowers(at, player, estate)),
  ],
  'tallinn.tower.leaves-display': [
    persons((at, player, estate) => RULES.persons({ ...at, table: withTowersOfDisplay(at.table) }, player, estate)),
  ],
  'tallinn.card.start-persons-count': [
    persons((at, player, estate) => RULES.persons({ ...at, table: { ...at.table, starts: [] } }, player, estate)),
  ],
  'tallinn.card.two-halves': [
    persons((at, player, estate) => halves(at, player, estate, (side) => [side, otherSide(side)])),
  ],
  'tallinn.play.right-half-active': [
    persons((at, player, estate) => halves(at, player, estate, (side) => [otherSide(side)])),
  ],
  'tallinn.legate.final-display': [
    bonusTo(() => undefined),
    bonusTo((at, player) => (showsArms(at, player) ? most(at, player) : undefined)),
    persons((at, player, estate) => {
      const isExtra = showsLegate(at, player) && !showsArms(at, player) && fewest(at, player)[0] === estate;
      return RULES.persons(at, player, estate) + (isExtra ? 2 : 0);
    }),
  ],
};

/** By rule: programs that do something else in the contest of the towers. */
export const TOWER_FAULTS: Readonly<Record<string, readonly Faults[]>> = {
  'tallinn.final.tower-win': [towerWorth(4, 3), towerWorth(3, 3), towerWorth(5, 3)],
  'tallinn.final.tower-tie': [towerWorth(6, 2), towerWorth(6, 6), towerWorth(6, 0)],
  'tallinn.final.no-tower-no-tie': [
    {
      towerContest: (at, player) =>
        sum(opponents(at, player).map((other) => towerPoints(bestOf(at, player), bestOf(at, other), true))),
    },
  ],
  'tallinn.final.tower-estate': [
    towerValue((at, player) => sum(RULES.towerPersons(at, player))),
    towerValue((at, player) => RULES.towerPersons(at, player).find((count) => count > 0) ?? 0),
    towerValue((at, player) => Math.min(...RULES.towerPersons(at, player))),
  ],
  'tallinn.final.tower-whole-card': [towerPersons(onActiveHalves)],
  'tallinn.final.tower-cross-estate': [
    {
      towerContest: (at, player) => {
        const own = RULES.towerPersons(at, player);
        const best = own.indexOf(Math.max(...own));
        const hasTower = towersOf(at.table, player).length > 0;
        const theirs = (other: string): number => RULES.towerPersons(at, other)[best] ?? 0;
        return sum(opponents(at, player).map((other) => towerPoints(own[best] ?? 0, theirs(other), hasTower)));
      },
    },
  ],
  'tallinn.final.display-excludes-towers': [
    {
      towerPersons: (at, player) =>
        ESTATES.map((estate) => onTowers(at, player, estate) + RULES.persons(at, player, estate)),
    },
  ],
  'tallinn.legate.final-tower': [
    { towerPersons: bare },
    {
      towerPersons: (at, player) => {
        const persons = bare(at, player);
        return hasLegateTower(at, player) ? withTwo(persons, Math.max(...persons)) : persons;
      },
    },
    {
      // The legate's own three persons are left out.
      towerPersons: (at, player) =>
        RULES.towerPersons(at, player).map((count) => (hasLegateTower(at, player) ? count - 1 : count)),
    },
  ],
};

const contestOf = (reckoning: Reckoning, at: Moment, player: string, estate: string): number =>
  estate === 'tower' ? reckoning.towerContest(at, player) : reckoning.estateContest(at, player, estate);

/** What everybody gets in one contest. */
function pointsOf(faults: Faults, at: Moment, estate: string): string {
  const reckoning = reckoningWith(faults);
  return at.table.players.map((player) => contestOf(reckoning, at, player, estate)).join(' ');
}

/**
 * The first contest in which a program differs from the rules, unless one that breaks another rule, which has not shown before
 * either, comes to the same points.
 */
export function finalContestsMisreckonedBy(
  rule: string,
  at: Moment,
): { readonly estate: string; readonly reckoning: Reckoning }[] {
  return [
    { table: ESTATE_FAULTS, estates: ESTATES },
    { table: TOWER_FAULTS, estates: ['tower'] },
  ].flatMap(({ table, estates }) => {
    const ways = Object.entries(table).flatMap(([name, all]) =>
      all.map((faults) => ({
        name,
        faults,
        shows: estates.find((estate) => pointsOf(faults, at, estate) !== pointsOf({}, at, estate)),
      })),
    );
    return ways
      .filter(({ name }) => name === rule)
      .flatMap(({ faults, shows }) => {
        if (shows === undefined) return [];
        const points = pointsOf(faults, at, shows);
        const isRivalled = ways.some(
          (way) => way.name !== rule && way.shows === shows && pointsOf(way.faults, at, shows) === points,
        );
        return isRivalled ? [] : [{ estate: shows, reckoning: reckoningWith(faults) }];
      });
  });
}
