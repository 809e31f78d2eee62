/** What lies on the table of a game of Tallinn, counted anew from lists of what happened. */
import { all, type Element, get, one, optionsOf } from './element.js';

export const ESTATES = ['merchant', 'knight', 'monk'];

type Persons = Record<string, number>;

/** Options with what each is where a game says nothing. */
export const DEFAULTS = {
  'start-score': '4',
  legate: 'false',
  'tower-decision': 'simultaneous',
  'leader-first-rest': 'descending',
  'tower-eligibility': 'contest-this-round',
  'tower-counts': 'whole-card',
  'start-card-may-be-tower': 'false',
  'five-diff-scope': 'display-estates',
  'legate-display-bonus': 'arms-side-only',
  'legate-tower-counts-printed-persons': 'true',
  'legate-bonus-in-tiebreak': 'true',
  'legate-arms-requires-contest': 'false',
  'play-mandatory': 'true',
};

export type Options = Readonly<Record<keyof typeof DEFAULTS, string>>;

/** The options that a game is played under. */
export function optionsIn(game: Element): Options {
  return { ...DEFAULTS, ...optionsOf(game) };
}

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
  readonly options: Options;
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
    if (towersOf(table, player).includes(card)) continue;
    persons += table.faces.starts.find(({ id }) => id === card)?.persons[estate] ?? 0;
  }
  for (const { card, side } of displayOf(table, player)) {
    const face = table.faces.cards.find(({ id }) => id === card);
    persons += face?.sides.find(({ id }) => id === side)?.persons[estate] ?? 0;
  }
  for (const bonus of own(table.bonuses, player)) if (bonus.estate === estate) persons += 2;
  return persons;
}

/** The persons of an estate on all towers, without the two of a legate. */
export function personsOnTowers(table: Table, player: string, estate: string): number {
  let persons = 0;
  for (const card of towersOf(table, player)) {
    if (card === 'legate' && table.options['legate-tower-counts-printed-persons'] === 'false') continue;
    persons += table.faces.starts.find(({ id }) => id === card)?.persons[estate] ?? 0;
    for (const side of table.faces.cards.find(({ id }) => id === card)?.sides ?? []) {
      if (countsOnTower(table, player, card, side.id)) persons += side.persons[estate] ?? 0;
    }
  }
  return persons;
}

/** Both halves of a card do, or the one that was active; a card that comes from the hand has had none. */
function countsOnTower(table: Table, player: string, card: string, side: string): boolean {
  if (table.options['tower-counts'] === 'whole-card') return true;
  const played = own(table.played, player).find((play) => play.card === card);
  return played === undefined || played.side === side;
}

/** The points of the start and those of the contests of the rounds. */
export function pointsOf(table: Table, player: string): number {
  let points = table.options['start-score'] === '0' ? 0 : 4;
  for (const contest of own(table.scored, player)) points += contest.points;
  return points;
}

/** So many rounds a game has at most. */
export function mostRounds({ options }: Table): number {
  return options.legate === 'true' ? 11 : 10;
}

/** Nobody has a card left; whoever need not play may have some after the last round. */
export function isOver(table: Table, round: number): boolean {
  if (round === mostRounds(table) && table.options['play-mandatory'] === 'false') return true;
  return table.players.every((player) => handOf(table, player).length === 0 && pileOf(table, player).length === 0);
}
