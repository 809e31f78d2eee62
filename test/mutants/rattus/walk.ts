/** Follows a legal game of Rattus with the second referee and notes down what lay on the table before every step. */
import practice from '../../../src/editions/rattus-practice.xml?raw';
import { type Element, get, parseXml } from '../../oracle/element.js';
import { judgeRattus } from '../../oracle/rattus.js';
import type { Turn } from '../../oracle/rattus-act.js';
import type { Table, Watched } from '../../oracle/rattus-table.js';
import type { Place } from '../../oracle/verdict.js';

/** A moment of a game: what is about to happen, and the table as it is then. */
export interface Moment {
  /** The step that follows; undefined at the end of a turn, of the last round, of the final plague and of the moves. */
  readonly step: Element | undefined;
  /** What the step stands in: a turn or slot, or the last round, the final plague, or the moves. */
  readonly parent: Element;
  /** Where the step stands among the children of its parent; at the end, behind the last of them. */
  readonly index: number;
  readonly place: Place;
  /** The table before the step; the functions of the referee's table tell what lies on it. */
  readonly table: Table;
  /** The turn, or slot of the last round (`last`), as far as it has come; undefined where no player acts. */
  readonly turn: Turn | undefined;
  /** Whose turn or slot it is; empty where no player acts. */
  readonly player: string;
}

export const EDITION = parseXml(practice);

/** A moment with its elements as their numbers in the order of the log, so that it fits every copy of the game. */
type Numbered = Omit<Moment, 'step' | 'parent'> & { readonly step: number; readonly parent: number };

const walked = new Map<string, readonly Numbered[]>();

/** All moments of a game, in order; those of the setup are not among them. The tables are only to be looked at. */
export function momentsOf(game: Element): Moment[] {
  const key = JSON.stringify(game);
  const elements = [...elementsIn(game)];
  const numbered = walked.get(key) ?? follow(game, elements);
  walked.set(key, numbered);
  return numbered.map(({ step, parent, ...moment }) => {
    return { ...moment, step: elements[step], parent: elements[parent] ?? game };
  });
}

function follow(game: Element, elements: readonly Element[]): Numbered[] {
  const numbers = new Map(elements.map((element, number) => [element, number]));
  const moments: Numbered[] = [];
  let quiet: Table | undefined;
  judgeRattus(game, EDITION, (watched) => {
    const { step, parent, place, table, turn } = watched as Watched<Turn>;
    const copy = quiet ?? copyOfTable(table);
    // A claim changes nothing on the table.
    quiet = step?.name === 'state' ? copy : undefined;
    moments.push({
      step: step ? (numbers.get(step) ?? -1) : -1,
      parent: numbers.get(parent) ?? -1,
      index: step ? parent.children.indexOf(step) : parent.children.length,
      place,
      table: copy,
      turn: turn && { ...turn, table: copy, used: [...turn.used], order: [...turn.order] },
      player: turn ? get(parent, 'player') : '',
    });
  });
  return moments;
}

function* elementsIn(element: Element): Generator<Element> {
  yield element;
  for (const child of element.children) yield* elementsIn(child);
}

function copyOfTable(table: Table): Table {
  return {
    ...table,
    watch: undefined,
    cubes: table.cubes.map((cube) => ({ ...cube })),
    rats: table.rats.map((rat) => ({ ...rat })),
    cards: table.cards.map((card) => ({ ...card })),
    drawn: [...table.drawn],
    box: [...table.box],
    walls: [...table.walls],
    nuns: [...table.nuns],
    bishops: [...table.bishops],
  };
}
