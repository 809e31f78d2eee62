/** What lies on the table of a game of Tallinn, counted anew from lists of what happened. */
import { all, type Element, get, one } from './element.js';

export const ESTATES = ['merchant', 'knight', 'monk'];

type Persons = Record<string, number>;

/** The faces of the cards: the legate is a card like the others, with other sides. */
export interface Faces {
  readonly starts: readonly { readonly id: string; readonly persons: Persons }[];
  readonly cards: readonly {
    readonly id: string;
    readonly sides: readonly { readonly id: string; readonly persons: Persons; readonly coin: string }[];
  }[];
}

interface Moved {
  readonly round: number;
  readonly player: string;
  readonly card: string;
}

export interface Table {
  readonly players: readonly string[];
  readonly faces: Faces;
  readonly legate: boolean;
  readonly starts: { readonly player: string; readonly card: string }[];
  readonly dealt: { readonly player: string; readonly card: string }[];
  readonly played: (Moved & { readonly side: string })[];
  readonly towers: (Moved & { readonly from: string })[];
  readonly drawn: Moved[];
  /** The contests of the rounds. */
  readonly scored: { readonly round: number; readonly player: string; readonly points: number }[];
  /** Where the two persons of a displayed legate went at the end. */
  readonly bonuses: { readonly player: string; readonly estate: string }[];
}

/** Is told of an element of the moves before it is judged. @param index its number, as the elements are copies */
export type Watch = (table: Table, index: number) => void;

/** The cards of an edition, from `<components>`; what a log prints itself stands for the cards of the same name. */
export function facesOf(edition: Element, own?: Element): Faces {
  const printedHere = own?.children ?? [];
  const isReplaced = (element: Element): boolean => printedHere.some((other) => nameOf(other) === nameOf(element));
  const kept = edition.children.filter((element) => !isReplaced(element));
  return facesIn({ ...edition, children: [...kept, ...printedHere] });
}

function nameOf({ name, attributes: { id, n } }: Element): string {
  return `${name} ${id} ${n}`;
}

function facesIn(edition: Element): Faces {
  const card = (id: string, element: Element): Faces['cards'][number] => ({
    id,
    sides: all(element, 'side').map((side) => ({
      id: get(side, 'id'),
      persons: printed(side),
      coin: get(side, 'coin'),
    })),
  });
  const legate = one(edition, 'legate');
  return {
    starts: all(edition, 'start').map((start) => ({ id: get(start, 'id'), persons: printed(start) })),
    cards: [
      ...all(edition, 'influence').map((element) => card(get(element, 'n'), element)),
      ...(legate ? [card('legate', legate)] : []),
    ],
  };
}

function printed(element: Element): Persons {
  return Object.fromEntries(ESTATES.map((estate) => [estate, Number(get(element, estate))]));
}

const own = <T extends { readonly player: string }>(list: readonly T[], player: string): T[] =>
  list.filter((item) => item.player === player);

/** The cards in a hand, the legate included. */
export function handOf(table: Table, player: string): string[] {
  const got = [...own(table.dealt, player), ...own(table.drawn, player)].map(({ card }) => card);
  const gone = [...own(table.played, player), ...own(table.towers, player).filter(({ from }) => from === 'hand')].map(
    ({ card }) => card,
  );
  return got.filter((card) => !gone.includes(card));
}

/** The cards that a player has not drawn yet. */
export function pileOf(table: Table, player: string): string[] {
  const seen = [...own(table.dealt, player), ...own(table.drawn, player)].map(({ card }) => card);
  return table.faces.cards.map(({ id }) => id).filter((id) => id !== 'legate' && !seen.includes(id));
}

/** The cards that a player has turned into towers. */
export function towersOf(table: Table, player: string): string[] {
  return own(table.towers, player).map(({ card }) => card);
}

/** The legate's side with the imperial arms. */
export function isArms({ card, side }: { readonly card: string; readonly side: string }): boolean {
  return card === 'legate' && side === 'arms';
}

/** The played cards that are no towers. */
export function displayOf(table: Table, player: string): Table['played'] {
  const towers = towersOf(table, player);
  return own(table.played, player).filter(({ card }) => !towers.includes(card));
}

/** The persons of an estate in a display: start card, active halves, and at the end the two of the legate. */
export function personsOf(table: Table, player: string, estate: string): number {
  let persons = 0;
  for (const { card } of own(table.starts, player)) {
    persons += table.faces.starts.find(({ id }) => id === card)?.persons[estate] ?? 0;
  }
  for (const { card, side } of displayOf(table, player)) {
    const face = table.faces.cards.find(({ id }) => id === card);
    persons += face?.sides.find(({ id }) => id === side)?.persons[estate] ?? 0;
  }
  for (const bonus of own(table.bonuses, player)) if (bonus.estate === estate) persons += 2;
  return persons;
}

/** The persons of an estate on both halves of all towers, without the two of a legate. */
export function personsOnTowers(table: Table, player: string, estate: string): number {
  let persons = 0;
  for (const card of towersOf(table, player)) {
    for (const side of table.faces.cards.find(({ id }) => id === card)?.sides ?? []) {
      persons += side.persons[estate] ?? 0;
    }
  }
  return persons;
}

/** Four points at the start and those of the contests of the rounds. */
export function pointsOf(table: Table, player: string): number {
  let points = 4;
  for (const contest of own(table.scored, player)) points += contest.points;
  return points;
}

/** Nobody has a card left. */
export function isOver(table: Table): boolean {
  return table.players.every((player) => handOf(table, player).length === 0 && pileOf(table, player).length === 0);
}
