/** A written game, replayed: what a test of the rules asks of it. */
import { addEffect } from '../../../src/engine/effect.js';
import type { Finding, FindingKind } from '../../../src/engine/finding.js';
import type { Replayed } from '../../../src/engine/replay.js';
import type { Step } from '../../../src/engine/transcript.js';
import type { RuleIdOfValletta } from '../../../src/games/valletta/rulebook.js';
import { caseText, replayText } from '../../engine/replays.js';
import { type GamePlan, gameLog } from './game-log.js';

/** Where a finding must stand: `setup`, `draft`, `turn 2 play 1`, `turn 2`, `final`, `result`, `log`. */
export type PlaceText = string;

export interface Breach {
  readonly rule: RuleIdOfValletta;
  readonly kind: FindingKind;
  readonly at: PlaceText;
  readonly expected?: string;
  readonly actual?: string;
}

export interface Judged {
  readonly replayed: Replayed;
  /** Without those of the claims that make the position. */
  readonly findings: readonly Finding[];
  readonly errors: readonly Finding[];
  /** Errors that are nobody's consequence. */
  readonly roots: readonly Finding[];
  readonly steps: readonly Step[];
  /** Every rule that the transcript names, or a finding. */
  readonly rulesTold: ReadonlySet<string>;
  /** The log and the findings, for the message of a test that fails. */
  readonly text: string;
}

export function judged(plan: GamePlan): Judged {
  const { text, positionLines } = gameLog(plan);
  const replay = replayText(text, 'test.xml');
  const findings = replay.findings.filter(({ at }) => at.line === null || !positionLines.has(at.line));
  const errors = findings.filter(({ severity }) => severity === 'error');
  const steps = replay.transcript?.steps ?? [];
  return {
    replayed: replay,
    findings,
    errors,
    roots: errors.filter(({ cause }) => cause === null),
    steps,
    rulesTold: rulesToldIn(replay),
    text: caseText(text, replay.findings),
  };
}

function rulesToldIn(replayed: Replayed): ReadonlySet<string> {
  const entries = (replayed.transcript?.steps ?? []).flatMap((step) => step.entries);
  const told = entries.flatMap((entry) => (entry.type === 'finding' ? [] : [entry.rule]));
  return new Set([...told, ...replayed.findings.flatMap(({ rule }) => rule ?? [])]);
}

export function placeOf({ at }: Pick<Finding, 'at'>): PlaceText {
  if (at.section !== 'turn') return at.section;
  return at.play === null ? `turn ${at.turn}` : `turn ${at.turn} play ${at.play}`;
}

export function breachOf(finding: Finding): Breach {
  return {
    rule: finding.rule as RuleIdOfValletta,
    kind: finding.kind,
    at: placeOf(finding),
    ...(finding.expected !== undefined && { expected: finding.expected }),
    ...(finding.actual !== undefined && { actual: finding.actual }),
  };
}

/** The step of a play; the last one where none is named. */
export function stepAt({ steps, text }: Judged, turn?: number, play?: number): Step {
  const plays = steps.filter(({ verdict, at }) => verdict !== undefined && at.section === 'turn');
  const found = turn === undefined ? plays.at(-1) : plays.find(({ at }) => at.turn === turn && at.play === play);
  if (!found) throw new Error(`no play ${play} in turn ${turn}${text}`);
  return found;
}

/** What a step changes, by place and thing: `p1 wood` -> 1. */
export function changesOf(step: Step): Readonly<Record<string, number>> {
  const changes = new Map<string, number>();
  for (const entry of step.entries) if (entry.type === 'effect') addEffect(changes, entry.effect);
  return Object.fromEntries(changes);
}
