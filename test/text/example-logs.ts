/** Where examples of rules come from: the recorded games of the fixtures, and what the tests of the rules wrote. */
import { fixtures, textOf } from '../fixture-files.js';
import { BREACHES } from '../games/rattus/cases/breaches.js';
import { CARD_CASES } from '../games/rattus/cases/cards.js';
import type { RattusCase } from '../games/rattus/cases/case.js';
import { END_CASES } from '../games/rattus/cases/ending.js';
import { PLAGUE_CASES } from '../games/rattus/cases/plague.js';
import { SCENARIOS } from '../games/rattus/cases/scenarios.js';
import { SETUP_CASES } from '../games/rattus/cases/setup.js';
import { TOLD_CASES } from '../games/rattus/cases/told.js';
import { TURN_CASES } from '../games/rattus/cases/turn.js';
import { WORKED_EXAMPLES } from '../games/rattus/cases/worked-examples.js';
import { gameLog as rattusLog } from '../games/rattus/game-log.js';
import { CASES as TALLINN_CASES } from '../games/tallinn/cases.js';
import { gameLog as tallinnLog } from '../games/tallinn/game-log.js';
import { RULES as TALLINN_RULES } from '../games/tallinn/rules.js';
import { type GamePlan, gameLog } from '../games/valletta/game-log.js';
import { BUILDING_RULES } from '../games/valletta/rules/building.js';
import { CHARACTER_RULES } from '../games/valletta/rules/characters.js';
import { ENDING_RULES } from '../games/valletta/rules/ending.js';
import type { RuleTable } from '../games/valletta/rules/rule-row.js';
import { SETUP_RULES } from '../games/valletta/rules/setup.js';
import { END_RULES, TURN_RULES } from '../games/valletta/rules/turn.js';

export interface ExampleLog {
  /** From the root of the repository on. */
  readonly file: string;
  readonly text: string;
  /** How real the game is: 0 for whole recorded games; the higher, the more it was made up for a test. */
  readonly rank: number;
  /** The only rule that it is an example of. */
  readonly rule?: string;
  /** What happens in it, where the test says so. */
  readonly says?: string;
  /** The same game, but for a word or a line, and with that the rule is kept. */
  readonly keptText?: string;
  /** Lines that make up a position; what is found there is no example. */
  readonly madeUp?: ReadonlySet<number>;
}

const TABLES: readonly RuleTable[] = [
  SETUP_RULES,
  TURN_RULES,
  CHARACTER_RULES,
  BUILDING_RULES,
  END_RULES,
  ENDING_RULES,
];
const CASES: readonly RattusCase[] = [
  ...[...WORKED_EXAMPLES, ...SCENARIOS, ...SETUP_CASES, ...TURN_CASES, ...PLAGUE_CASES],
  ...[...CARD_CASES, ...TOLD_CASES, ...END_CASES, ...BREACHES],
];

const WRITTEN: Readonly<Record<string, () => Iterable<ExampleLog>>> = {
  valletta: () => TABLES.flatMap((table) => [...written(table)]),
  tallinn: writtenTallinn,
  rattus: () => CASES.map(writtenRattus),
};

export function exampleLogs(ruleset: string): readonly ExampleLog[] {
  return [...recorded(ruleset), ...(WRITTEN[ruleset]?.() ?? [])].map((log) => ({ ...log, text: withNames(log.text) }));
}

function recorded(ruleset: string): readonly ExampleLog[] {
  return fixtures()
    .filter(({ name }) => name.startsWith(`${ruleset}/`) && name.endsWith('.xml'))
    .map((fixture) => {
      const [, folder] = fixture.name.split('/');
      const rank = folder === 'legal' || folder?.endsWith('.xml') ? 0 : folder === 'bugs' ? 1 : 2;
      return { file: `fixtures/${fixture.name}`, text: textOf(fixture), rank };
    });
}

function* written(table: RuleTable): Generator<ExampleLog> {
  for (const [rule, row] of Object.entries(table)) {
    const log = (plan: GamePlan): ExampleLog => {
      const { text, positionLines } = gameLog(plan);
      return { file: 'test/games/valletta/rules', text, rank: 3, rule, madeUp: positionLines };
    };
    if ('because' in row) yield log(row.told);
    else {
      const kept = log(row.keeps);
      yield kept;
      yield { ...log(row.breaks), keptText: kept.text };
    }
  }
}

function* writtenTallinn(): Generator<ExampleLog> {
  const file = 'test/games/tallinn/rules.ts';
  for (const [rule, row] of Object.entries(TALLINN_RULES)) {
    if ('because' in row) yield { file, text: tallinnLog(row.told), rank: 3, rule };
    else {
      const kept = { file, text: tallinnLog(row.keeps), rank: 3, rule };
      yield kept;
      yield { file, text: tallinnLog(row.breaks), rank: 3, rule, keptText: kept.text };
    }
  }
  for (const one of TALLINN_CASES)
    yield { file: 'test/games/tallinn/cases.ts', text: tallinnLog(one), rank: 4, says: one.says };
}

function writtenRattus(one: RattusCase): ExampleLog {
  const { text, positionLines } = rattusLog(one);
  return { file: 'test/games/rattus/cases', text, rank: 3, madeUp: positionLines, says: one.says };
}

const NAMES = ['Anna', 'Ben', 'Clara', 'Dario', 'Elena'];

/** Games written for tests call the players P1, P2 ..., or have no names for them. */
function withNames(text: string): string {
  const nameOf = (seat: string): string | undefined => NAMES[Number(seat) - 1];
  return text
    .replace(/name="P(\d)"/g, (own, seat: string) => (nameOf(seat) ? `name="${nameOf(seat)}"` : own))
    .replace(/<player id="p(\d)"(?![^>]* name=)/g, (own, seat: string) =>
      nameOf(seat) ? `${own} name="${nameOf(seat)}"` : own,
    );
}
