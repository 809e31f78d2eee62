/** Tool and oracle judge the same game: do they agree? */
import type { Finding } from '../../src/engine/finding.js';
import { findingText, recordingsOf, replayed } from '../engine/replays.js';
import { DIFFERENCES } from './differences.js';
import { type Element, toJson } from './element.js';
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

export function compare(game: Element, { judge }: Oracle): Comparison {
  const oracle = judge(game);
  const { verdict, roots } = opinionOf(game);
  const [error] = roots.filter(({ severity }) => severity === 'error');
  const agree =
    oracle.verdict !== 'illegal'
      ? verdict === (oracle.verdict === 'open' ? 'undecidable' : 'legal')
      : error !== undefined && error.at.section === oracle.section && error.at.turn === oracle.turn;
  const explained = DIFFERENCES.find(({ explains }) => explains(oracle, roots));
  const said = oracle.verdict === 'illegal' ? `${oracle.section} ${oracle.turn ?? ''}: ${oracle.why}` : oracle.verdict;
  return {
    agree,
    difference: agree ? undefined : explained?.name,
    oracle,
    text: `  oracle: ${said}\n  tool:   ${[verdict, ...roots.slice(0, 3).map(findingText)].join('\n          ')}`,
  };
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
