/** Tool and oracle judge the same game: do they agree? */
import type { Finding } from '../../src/engine/finding.js';
import { findingText, recordingsOf, replayed } from '../engine/replays.js';
import { DIFFERENCES } from './differences.js';
import { type Element, toJson } from './element.js';
import { sensesOf } from './notation.js';
import type { Oracle } from './oracles.js';
import type { Judgement } from './verdict.js';

export interface Comparison {
  /** The same verdict, and the first breach in the same turn. */
  readonly agree: boolean;
  /** The name of the declared difference that explains why they do not. */
  readonly difference: string | undefined;
  readonly oracle: Judgement;
  /** Both opinions, for people. */
  readonly text: string;
}

export function compare(game: Element, oracle: Oracle): Comparison {
  const judged = oracle.judge(game);
  const { verdict, roots } = opinionOf(game);
  // A slip of notation is an error of the log, and no breach.
  const [error] = roots.filter(({ severity, kind }) => severity === 'error' && kind !== 'unread');
  const senses = judged.verdict === 'illegal' ? sensesThatDiffer(game, judged, oracle) : [];
  const agree =
    judged.verdict !== 'illegal'
      ? verdict === (judged.verdict === 'open' ? 'undecidable' : 'legal')
      : senses.length > 0
        ? roots.some(({ kind }) => kind === 'unread') && standsInEach(error, verdict, senses)
        : error !== undefined && isAt(error, judged);
  const explained = DIFFERENCES.find(({ explains }) => explains(judged, roots));
  const said = judged.verdict === 'illegal' ? `${judged.section} ${judged.turn ?? ''}: ${judged.why}` : judged.verdict;
  return {
    agree,
    difference: agree ? undefined : explained?.name,
    oracle: judged,
    text: `  oracle: ${said}\n  tool:   ${[verdict, ...roots.slice(0, 3).map(findingText)].join('\n          ')}`,
  };
}

/** The senses that a game has where a player is not declared, if the oracle finds another breach, or none, in one of them. */
function sensesThatDiffer(game: Element, { section, turn, why }: Judgement, { judge }: Oracle): readonly Judgement[] {
  const senses = sensesOf(game)?.map(judge) ?? [];
  return senses.some((sense) => sense.section !== section || sense.turn !== turn || sense.why !== why) ? senses : [];
}

/** Nothing is proved where one of the senses is legal. Which breach comes first depends on the sense. */
function standsInEach(error: Finding | undefined, verdict: string, senses: readonly Judgement[]): boolean {
  return error ? senses.every((sense) => sense.verdict === 'illegal') : verdict === 'undecidable';
}

function isAt({ at }: Finding, { section, turn }: Judgement): boolean {
  return at.section === section && at.turn === turn;
}

/** The tool's verdict, and the roots of all that it finds, in the order of the log; that a log just stops is none. */
function opinionOf(game: Element): { readonly verdict: string; readonly roots: readonly Finding[] } {
  const [recording] = recordingsOf(JSON.stringify(toJson(game)), 'mutant.json');
  if (!recording) throw new Error('a mutant without a game');
  const { verdict, findings } = replayed(recording, false);
  const roots = findings.filter(
    ({ cause, severity, at }) =>
      cause === null && (severity === 'error' || (severity === 'warning' && at.section !== 'result')),
  );
  return { verdict, roots: roots.sort((one, other) => orderOf(one) - orderOf(other)) };
}

/** By part of the log; moves by column, as a mutant is one line. */
function orderOf({ at }: Finding): number {
  const before = ['log', 'setup'].indexOf(at.section);
  if (before >= 0) return before - 2;
  return at.section === 'result' ? Number.POSITIVE_INFINITY : (at.column ?? 0);
}
