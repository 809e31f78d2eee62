/** What lies on the table of a game of Rattus: plain lists, counted anew whenever somebody asks. */
import { all, type Element, get, words } from './element.js';
import { demand, type Place } from './verdict.js';

export const BASE_CARDS = ['peasant', 'monk', 'merchant', 'knight', 'witch', 'king'];
const BEIGE = ['anglia', 'gallia', 'germania', 'hispania', 'hungaria', 'italia', 'polonia', 'scandia'];

/** A cube lies in a region, in `supply`, in the `castle` or on the `baker`. */
export interface Cube {
  readonly player: string;
  at: string;
  potions: number;
}

interface Face {
  readonly id: string;
  readonly limit: number;
  readonly hits: readonly string[];
  readonly start: boolean;
}

export interface Table {
  /** Is told of every step before it is judged. */
  readonly watch?: Watch | undefined;
  /** Elements behind whose last child something may still be written. */
  readonly growing?: ReadonlySet<Element>;
  /** Clockwise; the first is the start player. */
  readonly players: readonly string[];
  readonly regions: readonly string[];
  /** Every pair of neighbours in use, both ways. */
  readonly borders: readonly { readonly from: string; readonly to: string }[];
  readonly faces: readonly Face[];
  readonly estates: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, string>>;
  readonly records: readonly string[];
  readonly cubes: Cube[];
  /** The tokens on the board; in a region, the one that has been there longest stands first. */
  rats: { region: string; token: string }[];
  /** How many tokens the supply holds, and which have come out of it. */
  supply: number;
  readonly drawn: string[];
  readonly box: string[];
  /** The six class cards; the owner is empty for the display. */
  readonly cards: { readonly card: string; owner: string }[];
  readonly walls: string[];
  readonly nuns: string[];
  readonly bishops: string[];
  figure: string;
  /** The last round's knight of the book: the figure counts as two in the final ravage. */
  figureCounts: boolean;
  /** Whose serf acts in the final ravage, and where. */
  serfWaits?: { readonly player: string; readonly region: string };
  /** Who brought about the end. */
  trigger: string;
}

/** A step that is about to be judged; without `step`, the end of what it stands in. */
export interface Watched<Turn = unknown> {
  readonly parent: Element;
  readonly step?: Element;
  readonly place: Place;
  readonly table: Table;
  /** The turn or slot that it belongs to, as far as it has come. */
  readonly turn?: Turn;
}

export type Watch = (watched: Watched) => void;

export function facesOf(edition: Element): Face[] {
  return all(edition, 'token').map((token) => ({
    id: get(token, 'id'),
    limit: Number(get(token, 'limit')),
    hits: words(token, 'hits'),
    start: get(token, 'start') === 'true',
  }));
}

/** Eight regions for two players, ten for three, all for four. */
export function regionsFor(players: number): string[] {
  const regions = [...BEIGE];
  if (players >= 3) regions.push('bulgaria', 'turcia');
  if (players >= 4) regions.push('russia', 'tartaria');
  return regions;
}

export function bordersOf(edition: Element, regions: readonly string[]): Table['borders'] {
  const borders: { from: string; to: string }[] = [];
  for (const region of all(edition, 'region')) {
    for (const neighbour of words(region, 'neighbours')) {
      const here = get(region, 'id');
      if (!regions.includes(here) || !regions.includes(neighbour)) continue;
      borders.push({ from: here, to: neighbour }, { from: neighbour, to: here });
    }
  }
  return borders;
}

/** A whole number of an attribute. */
export function count(element: Element, attribute: string, place: Place): number {
  const text = get(element, attribute);
  demand(/^-?\d+$/.test(text), place, `${attribute}="${text}" is no number`);
  return Number(text);
}

export function isOn(table: Table, option: string): boolean {
  return table.options[option] === 'true';
}

export function cubesAt(table: Table, at: string, player?: string): Cube[] {
  return table.cubes.filter((cube) => cube.at === at && (player === undefined || cube.player === player));
}

export function onBoard(table: Table, player: string): number {
  return table.regions.reduce((total, region) => total + cubesAt(table, region, player).length, 0);
}

export function ratsIn(table: Table, region: string): string[] {
  return table.rats.filter((rat) => rat.region === region).map(({ token }) => token);
}

export function owns(table: Table, player: string, card: string): boolean {
  return table.cards.some((own) => own.card === card && own.owner === player);
}

export function areNeighbours(table: Table, from: string, to: string): boolean {
  return table.borders.some((border) => border.from === from && border.to === to);
}

/** A border by its two regions, whichever is named first. */
export function borderOf(one: string, other: string): string {
  return [one, other].sort().join(' ');
}

/** Next to each other and no wall between them. */
export function isOpen(table: Table, from: string, to: string): boolean {
  return areNeighbours(table, from, to) && !table.walls.includes(borderOf(from, to));
}

/** May another token come to a region at all? */
export function takesRat(table: Table, region: string): boolean {
  return ratsIn(table, region).length < 3 && !table.bishops.includes(region);
}

/** Where tokens may be put from a region. */
export function ratTargets(table: Table, from: string): string[] {
  return table.regions.filter((region) => isOpen(table, from, region) && takesRat(table, region));
}

/** More cubes there than every other player. */
export function leads(table: Table, player: string, region: string): boolean {
  const own = cubesAt(table, region, player).length;
  return own > 0 && table.players.every((other) => other === player || cubesAt(table, region, other).length < own);
}

/** The largest connected group of regions in which a player has cubes. */
function largestArea(table: Table, player: string): number {
  let largest = 0;
  for (const region of table.regions) {
    if (cubesAt(table, region, player).length === 0) continue;
    let area = [region];
    for (let grown = true; grown; ) {
      const more = table.regions.filter(
        (next) =>
          !area.includes(next) &&
          cubesAt(table, next, player).length > 0 &&
          area.some((own) => (isOn(table, 'queen-walls-split-area') ? isOpen : areNeighbours)(table, own, next)),
      );
      grown = more.length > 0;
      area = [...area, ...more];
    }
    largest = Math.max(largest, area.length);
  }
  return largest;
}

/** The queen works for her owner. */
export function queenWorks(table: Table, player: string): boolean {
  const own = largestArea(table, player);
  return (
    owns(table, player, 'queen') && table.players.every((other) => other === player || largestArea(table, other) < own)
  );
}

/** All potions under cubes. */
export function potionsOut(table: Table): number {
  return table.cubes.reduce((total, cube) => total + cube.potions, 0);
}

/**
 * Cubes out of others.
 * @param potions how many potions lie under each of them, or (one number) under all together; empty: those with fewest
 * @returns undefined where there are none such
 */
export function pick(cubes: readonly Cube[], number: number, potions: readonly string[]): Cube[] | undefined {
  const sorted = [...cubes].sort((one, other) => one.potions - other.potions);
  if (potions.length === 0) return sorted.length < number ? undefined : sorted.slice(0, number);
  const wanted = [...potions].sort().join(' ');
  return choices(sorted, number).find((choice) => {
    const under = choice.map((cube) => cube.potions);
    const total = under.reduce((sum, own) => sum + own, 0);
    return under.map(String).sort().join(' ') === wanted || String(total) === wanted;
  });
}

/** Every way to take some of the cubes. */
function choices(cubes: readonly Cube[], number: number): Cube[][] {
  if (number === 0) return [[]];
  return cubes.flatMap((cube, index) => choices(cubes.slice(index + 1), number - 1).map((rest) => [cube, ...rest]));
}

/** A cube goes to another place; only in regions do potions stay under it. */
export function put(table: Table, cube: Cube, at: string): void {
  cube.at = at;
  if (!table.regions.includes(at)) cube.potions = 0;
}

/** Takes cubes out of a player's supply. */
export function place(table: Table, player: string, region: string, number: number, where: Place): void {
  const cubes = cubesAt(table, 'supply', player);
  demand(cubes.length >= number, where, `${player} has ${cubes.length} cubes left, not ${number}`);
  for (const cube of cubes.slice(0, number)) put(table, cube, region);
}

/** A new token comes out of the supply. */
export function drawRat(table: Table, region: string, token: string, where: Place): void {
  demand(table.supply > 0, where, 'no token is left');
  const rat = { region, token: '?' };
  if (token !== '?') show(table, rat, token, where);
  const removed = 12 - (table.players.length - 2) * 6;
  const ordinary = table.drawn.filter((id) => table.faces.some((other) => other.id === id && !other.start));
  demand(ordinary.length <= 37 - removed, where, `more than ${37 - removed} tokens without a purple rim`);
  table.supply -= 1;
  table.rats.push(rat);
}

/** The front of a token is shown; one that came in unseen has not had a name so far. */
export function show(table: Table, rat: Table['rats'][number], token: string, where: Place): void {
  if (rat.token === '?') {
    demand(
      table.faces.some(({ id }) => id === token),
      where,
      `there is no token ${token}`,
    );
    demand(!table.drawn.includes(token), where, `${token} has already come into the game`);
    table.drawn.push(token);
    rat.token = token;
  }
  demand(rat.token === token, where, `${rat.token} lies there, not ${token}`);
}

/** The token in a slot, counted from 1. */
export function ratAt(table: Table, region: string, slot: number): Table['rats'][number] | undefined {
  return table.rats.filter((rat) => rat.region === region)[slot - 1];
}

/** Whether the end of the game has come about. */
export function endIsReached(table: Table): boolean {
  if (table.supply === 0) return true;
  return table.players.some((player) => {
    const baker = isOn(table, 'baker-cubes-count-as-deployed') ? cubesAt(table, 'baker', player).length : 0;
    return onBoard(table, player) + cubesAt(table, 'castle', player).length + baker === 20;
  });
}
