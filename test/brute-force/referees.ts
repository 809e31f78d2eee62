/** The second referee at one place of a game: what came before the place is judged once, and then any number of candidates. */
import rattusPractice from '../../src/editions/rattus-practice.xml?raw';
import tallinnPractice from '../../src/editions/tallinn-practice.xml?raw';
import vallettaPractice from '../../src/editions/valletta-practice.xml?raw';
import type { Ruleset } from '../../src/log/envelope.js';
import { type Element, get, parseXml } from '../oracle/element.js';
import { judgeRattus } from '../oracle/rattus.js';
import { playSlot } from '../oracle/rattus-slot.js';
import type { Table as RattusTable } from '../oracle/rattus-table.js';
import { playTurn as playRattusTurn } from '../oracle/rattus-turn.js';
import { judgeTallinn } from '../oracle/tallinn.js';
import { finalScoring } from '../oracle/tallinn-final.js';
import { playRound } from '../oracle/tallinn-round.js';
import type { Table as TallinnTable } from '../oracle/tallinn-table.js';
import { judgeValletta } from '../oracle/valletta.js';
import type { Table as VallettaTable } from '../oracle/valletta-table.js';
import { playTurn as playVallettaTurn } from '../oracle/valletta-turn.js';
import { type Judgement, judgementOf, type Place } from '../oracle/verdict.js';
import type { OpenPlace } from './positions.js';

/** What the second referee knows at a place. */
export interface Referee<Table extends object = object> {
  /** What lies on the table where the place is. */
  readonly table: Table;
  /** What lies there behind a candidate; undefined where that is not allowed. */
  readonly after: (candidate: Element) => Table | undefined;
}

/** What every ruleset does of its own. */
type Followed = Pick<OpenPlace, 'game' | 'inside' | 'parent'>;
type Follow = (place: Followed) => Referee;

export const REFEREES: Readonly<Record<Ruleset, Follow>> = {
  rattus: inRattus,
  tallinn: inTallinn,
  valletta: inValletta,
};

const RATTUS = parseXml(rattusPractice);
const TALLINN = parseXml(tallinnPractice);
const VALLETTA = parseXml(vallettaPractice);

function inRattus({ game, inside, parent }: Followed): Referee<RattusTable> {
  if (inside.name !== 'turn') {
    return wholeGame<RattusTable>(game, inside, (played, see) =>
      judgeRattus(played, RATTUS, ({ table }) => see(table)),
    );
  }
  let before: { readonly table: RattusTable; readonly place: Place } | undefined;
  judgeRattus(game, RATTUS, ({ step, table, place }) => {
    if (step === inside) before = { table: copyOfTable({ ...table, watch: undefined }), place };
  });
  return fromHere(before?.table, inside, (table, turn) => {
    const play = parent.name === 'last-round' ? playSlot : playRattusTurn;
    if (before) play({ ...table, growing: new Set([turn]) }, turn, before.place);
  });
}

function inTallinn({ game, inside, parent }: Followed): Referee<TallinnTable> {
  let before: TallinnTable | undefined;
  const number = parent.children.indexOf(inside);
  judgeTallinn(game, TALLINN, (table, index) => {
    if (index === number) before = copyOfTable(table);
  });
  return fromHere(before, inside, (table, element) => {
    if (element.name === 'final') finalScoring(table, element, { section: 'final', turn: null }, []);
    else playRound(table, element, { section: 'turn', turn: number + 1 }, true);
  });
}

function inValletta({ game, inside }: Followed): Referee<VallettaTable> {
  if (inside.name !== 'turn') {
    return wholeGame<VallettaTable>(game, inside, (played, see) => judgeValletta(played, VALLETTA, see));
  }
  let before: VallettaTable | undefined;
  judgeValletta(game, VALLETTA, (table, element) => {
    if (element === inside) before = { ...copyOfTable(table), turn: table.turn + 1 };
  });
  return fromHere(before, inside, (table, turn) => playVallettaTurn(table, turn, get(turn, 'player'), true));
}

/** Plays the last turn or round anew for each candidate, on a copy of the table before it. */
function fromHere<Table extends object>(
  before: Table | undefined,
  inside: Element,
  play: (table: Table, inside: Element) => void,
): Referee<Table> {
  if (!before) throw new Error('the place is not reached');
  const played = (children: readonly Element[]): Table | undefined => {
    const table = copyOfTable(before);
    const { verdict } = judgementOf(() => {
      play(table, { ...inside, children: [...inside.children, ...children] });
      return false;
    });
    return verdict === 'legal' ? table : undefined;
  };
  const table = played([]);
  if (!table) throw new Error('what comes before the place is not legal');
  return { table, after: (candidate) => played([candidate]) };
}

/** Where no turn has begun: the whole game is judged for each candidate. */
function wholeGame<Table extends object>(
  game: Element,
  inside: Element,
  judge: (game: Element, see: (table: Table) => void) => Judgement,
): Referee<Table> {
  const played = (children: readonly Element[]): Table | undefined => {
    let seen: Table | undefined;
    const longer = { ...inside, children: [...inside.children, ...children] };
    const whole = { ...game, children: game.children.map((part) => (part === inside ? longer : part)) };
    const { verdict } = judge(whole, (table) => {
      seen = table;
    });
    return verdict === 'legal' ? seen : undefined;
  };
  const table = played([]);
  if (!table) throw new Error('what comes before the place is not legal');
  return { table, after: (candidate) => played([candidate]) };
}

/** Lists of pieces that lie now here, now there; what stands in the others never changes. */
const MOVABLE: readonly string[] = ['cards', 'cubes', 'rats'];

/** A table with which anything can be done, without harm to the one that it is a copy of. */
function copyOfTable<Table extends object>(table: Table): Table {
  const copy: Record<string, unknown> = Object.fromEntries(Object.entries(table));
  for (const [name, value] of Object.entries(copy)) {
    if (!Array.isArray(value)) continue;
    copy[name] = MOVABLE.includes(name) ? value.map((item: object) => ({ ...item })) : [...value];
  }
  return copy as Table;
}

/** The same text for tables on which the same lies, in whatever order it came there. */
export function textOfTable(table: object): string {
  const parts = Object.entries(table).map(([name, value]) => {
    if (Array.isArray(value)) return [name, value.map((item) => JSON.stringify(item)).sort()];
    return typeof value === 'object' ? [] : [name, value];
  });
  return JSON.stringify(parts);
}
