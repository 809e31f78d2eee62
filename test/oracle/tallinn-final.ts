/** The final scoring of Tallinn: what every claim of it must say. */
import { all, type Element, get, tagOf, words } from './element.js';
import {
  displayOf,
  ESTATES,
  isArms,
  personsOf,
  personsOnTowers,
  pointsOf,
  type Table,
  towersOf,
} from './tallinn-table.js';
import { demand, type Place } from './verdict.js';

/** How the game may have ended: more than one where nobody says where the two persons of a legate went. */
export interface World {
  readonly table: Table;
  readonly scores: readonly {
    readonly player: string;
    /** What each estate brought in final scoring, without payments. */
    readonly estates: readonly number[];
    readonly points: number;
    readonly towerPersons: number;
  }[];
}

const STAGES = ['bonus', 'estate', 'towers', 'tower'];

/**
 * @param final undefined where the log holds no final scoring
 * @param records what the log holds completely
 * @returns the ends that agree with all that is claimed
 */
export function finalScoring(
  table: Table,
  final: Element | undefined,
  place: Place,
  records: readonly string[],
): World[] {
  const bonuses = all(final, 'bonus');
  let worlds = worldsOf(table, bonuses);
  let stage = 0;
  const said: string[] = [];
  for (const element of final?.children ?? []) {
    if (element.name === 'note') continue;
    // A contest of which nobody says for which estate it is, or how it ended, claims nothing.
    if (element.name === 'contest' && get(element, 'estate') === '') continue;
    const own = STAGES.indexOf(stageOf(element));
    demand(own >= stage, place, `${tagOf(element)} stands too late`);
    stage = own;
    for (const attribute of ['player', 'from', 'to']) {
      const id = element.attributes[attribute];
      demand(id === undefined || table.players.includes(id), place, `${tagOf(element)}: nobody is ${id}`);
    }
    const subject = subjectOf(element);
    demand(element.name === 'towers' || !said.includes(subject), place, `${tagOf(element)}: a second time`);
    said.push(subject);
    if (element.name === 'bonus') checkBonus(table, element, place);
    worlds = worlds.filter((world) => isTrue(world.table, element));
    demand(worlds.length > 0, place, `${tagOf(element)} does not hold`);
  }
  for (const player of table.players) {
    for (const estate of records.includes('contests') ? [...ESTATES, 'tower'] : []) {
      demand(said.includes(`contest ${player} ${estate}`), place, `no contest of ${player} for ${estate}`);
    }
    for (const other of records.includes('transfers') ? table.players : []) {
      for (const estate of [...ESTATES, 'tower']) {
        const isSaid = said.includes(`transfer ${player} ${other} ${estate}`);
        worlds = worlds.filter((world) => isSaid || !isPaid(world.table, player, other, estate));
        demand(worlds.length > 0, place, `${player} pays nothing to ${other} for ${estate}`);
      }
    }
  }
  return worlds;
}

function stageOf(element: Element): string {
  if (element.name !== 'contest' && element.name !== 'transfer') return element.name;
  return get(element, 'estate') === 'tower' ? 'tower' : 'estate';
}

/** What an element speaks of; nothing is scored twice. */
function subjectOf(element: Element): string {
  const { player, from, to, estate } = element.attributes;
  if (element.name === 'transfer') return `transfer ${from} ${to} ${estate}`;
  if (element.name === 'contest') return `contest ${player} ${estate}`;
  return `${element.name} ${player}`;
}

function checkBonus(table: Table, bonus: Element, place: Place): void {
  const player = get(bonus, 'player');
  demand(hasBonus(table, player), place, `${tagOf(bonus)}: no legate with its arms in the display`);
  demand(fewest(table, player).includes(get(bonus, 'estate')), place, `${tagOf(bonus)}: not the fewest`);
}

/** A legate lies in the display, with its arms if that is asked. */
function hasBonus(table: Table, player: string): boolean {
  const eitherSide = table.options['legate-display-bonus'] === 'either-side';
  return displayOf(table, player).some((play) => isArms(play) || (eitherSide && play.card === 'legate'));
}

/** The estates of which a player displays fewest persons. */
function fewest(table: Table, player: string): string[] {
  const counts = ESTATES.map((estate) => personsOf(table, player, estate));
  return ESTATES.filter((_, index) => counts[index] === Math.min(...counts));
}

/** All ways in which the legates' persons may have been added: as recorded, else to any of the fewest. */
function worldsOf(table: Table, bonuses: readonly Element[]): World[] {
  let tables: Table[] = [table];
  for (const player of table.players.filter((id) => hasBonus(table, id))) {
    const recorded = bonuses.filter((bonus) => get(bonus, 'player') === player).map((bonus) => get(bonus, 'estate'));
    const estates = recorded.length > 0 ? recorded.slice(0, 1) : fewest(table, player);
    tables = tables.flatMap((before) =>
      estates.map((estate) => ({ ...before, bonuses: [...before.bonuses, { player, estate }] })),
    );
  }
  return tables.map((own) => ({ table: own, scores: own.players.map((player) => scoreOf(own, player)) }));
}

function scoreOf(table: Table, player: string): World['scores'][number] {
  let points = pointsOf(table, player) + towerContest(table, player);
  for (const estate of [...ESTATES, 'tower']) {
    if (estate !== 'tower') points += estateContest(table, player, estate);
    for (const other of table.players) {
      if (isPaid(table, other, player, estate)) points += 1;
      if (isPaid(table, player, other, estate)) points -= 1;
    }
  }
  const added = table.options['legate-bonus-in-tiebreak'] === 'true';
  const counted = added ? towerPersons(table, player) : printedOnTowers(table, player);
  const estates = ESTATES.map((estate) => estateContest(table, player, estate));
  return { player, estates, points, towerPersons: sum(counted) };
}

/** Four for every opponent with fewer, two for every one with as many, if there are any. */
function estateContest(table: Table, player: string, estate: string): number {
  const own = personsOf(table, player, estate);
  let points = 0;
  for (const opponent of table.players.filter((id) => id !== player)) {
    const other = personsOf(table, opponent, estate);
    if (own > other) points += 4;
    if (own === other && own > 0) points += 2;
  }
  return points;
}

function isPaid(table: Table, from: string, to: string, estate: string): boolean {
  if (estate !== 'tower') return personsOf(table, to, estate) - personsOf(table, from, estate) >= 5;
  if (table.options['five-diff-scope'] !== 'display-and-towers') return false;
  return Math.max(...towerPersons(table, to)) - Math.max(...towerPersons(table, from)) >= 5;
}

function printedOnTowers(table: Table, player: string): number[] {
  return ESTATES.map((estate) => personsOnTowers(table, player, estate));
}

/** All persons on the towers, by estate; two more of the fewest where a legate is among them. */
function towerPersons(table: Table, player: string): number[] {
  const persons = printedOnTowers(table, player);
  if (!towersOf(table, player).includes('legate')) return persons;
  const least = persons.indexOf(Math.min(...persons));
  return persons.map((count, index) => (index === least ? count + 2 : count));
}

function towerContest(table: Table, player: string): number {
  const own = Math.max(...towerPersons(table, player));
  let points = 0;
  for (const opponent of table.players.filter((id) => id !== player)) {
    const other = Math.max(...towerPersons(table, opponent));
    if (own > other) points += 6;
    if (own === other && towersOf(table, player).length > 0) points += 3;
  }
  return points;
}

function isTrue(table: Table, claim: Element): boolean {
  const player = get(claim, 'player');
  const estate = get(claim, 'estate');
  switch (claim.name) {
    case 'bonus':
      return true;
    case 'transfer':
      return isPaid(table, get(claim, 'from'), get(claim, 'to'), estate);
    case 'towers':
      return same(words(claim, 'cards'), towersOf(table, player));
    case 'contest': {
      const points = estate === 'tower' ? towerContest(table, player) : estateContest(table, player, estate);
      const said = get(claim, 'points');
      return (estate === 'tower' || ESTATES.includes(estate)) && (said === '' || Number(said) === points);
    }
    default:
      throw new Error(`the oracle does not know ${tagOf(claim)} here`);
  }
}

function same(one: readonly string[], other: readonly string[]): boolean {
  return [...one].sort().join(' ') === [...other].sort().join(' ');
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
