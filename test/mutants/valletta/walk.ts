/** Follows a legal game of Valletta with the tables of the oracle, and keeps what lay on the table before and after each play. */
import vallettaPractice from '../../../src/editions/valletta-practice.xml?raw';
import { all, type Element, get, one, optionsOf, parseXml } from '../../oracle/element.js';
import { draft, setUp } from '../../oracle/valletta.js';
import { functionOf } from '../../oracle/valletta-cards.js';
import { editionOf, GOODS, has, type Table } from '../../oracle/valletta-table.js';
import { playCard, refill, shuffleIfTriggered } from '../../oracle/valletta-turn.js';
import type { Place } from '../../oracle/verdict.js';

/** The practice edition, by which recorded games are played, as it is written and as it is read. */
export const COMPONENTS = parseXml(vallettaPractice);
export const PRACTICE = editionOf(COMPONENTS);

/** One card played. */
export interface Play {
  readonly element: Element;
  /** The turn in which it stands. */
  readonly turn: Turn;
  readonly place: Place;
  readonly player: string;
  readonly card: string;
  /** What the card does: that of the card before it for an apprentice, or `nothing`. */
  readonly what: string;
  /** The cards played before it in this turn. */
  readonly earlier: readonly string[];
  readonly before: Table;
  readonly after: Table;
}

export interface Turn {
  readonly game: Element;
  /** All turns of the game, in order. */
  readonly turns: readonly Turn[];
  readonly element: Element;
  /** Its number stands in the place. */
  readonly place: Place;
  readonly player: string;
  readonly plays: readonly Play[];
  /** The refill, where one is recorded. */
  readonly draw: Element | undefined;
  readonly before: Table;
  /** Before the played cards are discarded. */
  readonly played: Table;
  /** Behind the refill, before a final shuffle. */
  readonly refilled: Table;
  readonly after: Table;
}

export interface Walk {
  readonly game: Element;
  /** Before the draft. */
  readonly start: Table;
  /** Before the first turn. */
  readonly drafted: Table;
  readonly turns: readonly Turn[];
  readonly end: Table;
}

/** Walks by the text of their game: every mutator gets copies of the same games. */
const WALKED = new Map<string, Walk>();

/** @param game legal, fully recorded and not broken off */
export function walk(game: Element): Walk {
  const text = JSON.stringify(game);
  const walked = WALKED.get(text);
  if (walked) return onCopy(walked, game);
  const first = follow(game);
  WALKED.set(text, first);
  return first;
}

/** The same tables beside the elements of another copy. */
function onCopy(walked: Walk, game: Element): Walk {
  const elements = all(one(game, 'moves'), 'turn');
  const turns: Turn[] = [];
  for (const [index, turn] of walked.turns.entries()) {
    const element = elements[index];
    if (!element) continue;
    const plays: Play[] = [];
    const copy: Turn = { ...turn, game, turns, element, plays, draw: one(element, 'draw') };
    for (const [number, play] of all(element, 'play').entries()) {
      const before = turn.plays[number];
      if (before) plays.push({ ...before, element: play, turn: copy });
    }
    turns.push(copy);
  }
  return { ...walked, game, turns };
}

function follow(game: Element): Walk {
  const start = setUp(game, editionOf(COMPONENTS, one(game, 'components')), optionsOf(game));
  const drafted = copyOfTable(start);
  const picked: string[] = [];
  for (const pick of all(one(game, 'moves'), 'draft')) draft(drafted, picked, pick);
  const turns: Turn[] = [];
  let table = drafted;
  for (const element of all(one(game, 'moves'), 'turn')) {
    const turn = turnOf(game, element, table, turns);
    turns.push(turn);
    table = turn.after;
  }
  return { game, start, drafted, turns, end: table };
}

function turnOf(game: Element, element: Element, before: Table, turns: readonly Turn[]): Turn {
  const player = get(element, 'player');
  const place: Place = { section: 'turn', turn: before.turn + 1 };
  const plays: Play[] = [];
  let played = copyOfTable(before);
  played.turn += 1;
  const [draw] = all(element, 'draw');
  const done: string[] = [];
  const steps: Omit<Play, 'turn'>[] = [];
  for (const play of all(element, 'play')) {
    const card = get(play, 'card');
    const earlier = [...done];
    const what = functionOf(card, earlier, before.options['house.apprentice-chain'] === 'chain');
    const after = copyOfTable(played);
    playCard(after, player, done, play, place);
    steps.push({ element: play, place, player, card, what, earlier, before: played, after });
    played = after;
  }
  const refilled = copyOfTable(played);
  refill(refilled, player, draw, place);
  const after = copyOfTable(refilled);
  shuffleIfTriggered(after);
  const turn: Turn = { game, turns, element, place, player, plays, draw, before, played, refilled, after };
  plays.push(...steps.map((step) => ({ ...step, turn })));
  return turn;
}

/** A copy to go on with; what everybody has stands in it as one sum. */
function copyOfTable(table: Table): Table {
  const sums = table.players.flatMap((player) =>
    [...GOODS, 'points'].map((what) => ({ play: table.play, player, what, amount: has(table, player, what) })),
  );
  return {
    ...table,
    cards: table.cards.map((card) => ({ ...card })),
    houses: [...table.houses],
    upgraded: [...table.upgraded],
    paid: [...table.paid],
    ledger: sums,
    barrels: [...table.barrels],
    triggers: [...table.triggers],
  };
}
