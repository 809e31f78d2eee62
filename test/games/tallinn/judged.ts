/** A written game, replayed: what a test of the rules asks of it. */
import type { Finding, FindingKind } from '../../../src/engine/finding.js';
import type { Replayed } from '../../../src/engine/replay.js';
import type { RuleIdOfTallinn } from '../../../src/games/tallinn/rulebook.js';
import { caseText, replayText } from '../../engine/replays.js';
import { type GamePlan, gameLog } from './game-log.js';

/** Where a finding must stand: `setup`, `turn 2 play 1`, `turn 2`, `final`, `result`, `log`. */
type PlaceText = string;

export interface Breach {
  readonly rule: RuleIdOfTallinn;
  readonly kind: FindingKind;
  readonly at: PlaceText;
}

export interface Judged {
  readonly replayed: Replayed;
  readonly errors: readonly Finding[];
  /** Errors that are nobody's consequence. */
  readonly roots: readonly Finding[];
  /** Every rule that the transcript names, or a finding. */
  readonly rulesTold: ReadonlySet<string>;
  /** Points of the replay, in turn order. */
  readonly points: readonly number[];
  /** The log and the findings, for the message of a test that fails. */
  readonly text: string;
}

export function judged(plan: GamePlan): Judged {
  const text = gameLog(plan);
  const replayed = replayText(text, 'test.xml');
  const errors = replayed.findings.filter(({ severity }) => severity === 'error');
  return {
    replayed,
    errors,
    roots: errors.filter(({ cause }) => cause === null),
    rulesTold: rulesToldIn(replayed),
    points: replayed.scores.map((score) => score.points),
    text: caseText(text, replayed.findings),
  };
}

function rulesToldIn(replayed: Replayed): ReadonlySet<string> {
  const entries = (replayed.transcript?.steps ?? []).flatMap((step) => step.entries);
  const told = entries.flatMap((entry) => (entry.type === 'finding' ? [] : [entry.rule]));
  return new Set([...told, ...replayed.findings.flatMap(({ rule }) => rule ?? [])]);
}

export function breachOf({ rule, kind, at }: Finding): Breach {
  const inTurn = at.play === null ? `turn ${at.turn}` : `turn ${at.turn} play ${at.play}`;
  return { rule: rule as RuleIdOfTallinn, kind, at: at.section === 'turn' ? inTurn : at.section };
}
