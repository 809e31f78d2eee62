/** Where examples of rules come from: the recorded games of the fixtures, and what the tests of the rules wrote. */
import { fixtures, textOf } from '../fixture-files.js';
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
  /** The same game, but for a word or a line, and with that the rule is kept. */
  readonly keptText?: string;
  /** Lines that make up a position; what is found there is no example. */
  readonly madeUp?: ReadonlySet<number>;
}

const TABLES: Readonly<Record<string, readonly RuleTable[]>> = {
  valletta: [SETUP_RULES, TURN_RULES, CHARACTER_RULES, BUILDING_RULES, END_RULES, ENDING_RULES],
};

export function exampleLogs(ruleset: string): readonly ExampleLog[] {
  return [...recorded(ruleset), ...(TABLES[ruleset] ?? []).flatMap((table) => [...written(table)])].map((log) => ({
    ...log,
    text: withNames(log.text),
  }));
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

const NAMES = ['Anna', 'Ben', 'Clara', 'Dario', 'Elena'];

/** Games written for tests call the players P1, P2 ... */
function withNames(text: string): string {
  return text.replace(/name="P(\d)"/g, (own, seat: string) =>
    NAMES[Number(seat) - 1] ? `name="${NAMES[Number(seat) - 1]}"` : own,
  );
}
