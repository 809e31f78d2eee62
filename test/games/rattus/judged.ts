/** A written game, replayed: what a test of the rules asks of it. */
import type { Finding, FindingKind } from '../../../src/engine/finding.js';
import type { Replayed } from '../../../src/engine/replay.js';
import type { Frame } from '../../../src/engine/scene.js';
import type { RuleIdOfRattus } from '../../../src/games/rattus/rulebook.js';
import type { TableState } from '../../../src/games/rattus/table/state.js';
import { caseText, replayText } from '../../engine/replays.js';
import { type GamePlan, gameLog } from './game-log.js';

export interface Breach {
  readonly rule: RuleIdOfRattus | null;
  /** `setup`, `turn 2 use 1`, `turn 2`, `final`, `result`, `log`; turns are those of the plan. */
  readonly at: string;
  readonly kind?: FindingKind;
  readonly expected?: string;
  readonly actual?: string;
}

export interface Judged {
  readonly replayed: Replayed;
  /** Without those of the lines that make the position. */
  readonly findings: readonly Finding[];
  readonly errors: readonly Finding[];
  /** Errors that are nobody's consequence. */
  readonly roots: readonly Finding[];
  readonly notes: readonly Finding[];
  readonly table: TableState;
  /** What lies on the table at the end. */
  readonly lying: Frame | undefined;
  /** Every rule that the transcript names. */
  readonly told: ReadonlySet<string>;
  /** The log and the findings, for the message of a test that fails. */
  readonly text: string;
  readonly breaches: readonly Breach[];
}

export function judged(plan: GamePlan): Judged {
  const { text, positionLines, turnsBefore } = gameLog(plan);
  const replayed = replayText(text, 'test.xml', 'drawn');
  const isPosition = (finding: Finding): boolean => finding.at.line !== null && positionLines.has(finding.at.line);
  const ofPosition = new Set(replayed.findings.filter(isPosition).map(({ id }) => id));
  const findings = replayed.findings.filter((finding) => !isPosition(finding));
  const errors = findings.filter(({ severity }) => severity === 'error');
  const roots = errors.filter(({ cause }) => cause === null || ofPosition.has(cause));
  const steps = replayed.transcript?.steps ?? [];
  const entries = steps.flatMap((step) => step.entries);
  return {
    replayed,
    findings,
    errors,
    roots,
    notes: findings.filter(({ severity }) => severity === 'note'),
    table: replayed.table as TableState,
    lying: steps.at(-1)?.frame,
    told: new Set(entries.flatMap((entry) => (entry.type === 'finding' ? [] : [entry.rule]))),
    text: caseText(text, replayed.findings),
    breaches: roots.map((finding) => breachOf(finding, turnsBefore)),
  };
}

function breachOf({ rule, kind, at, expected, actual }: Finding, turnsBefore: number): Breach {
  const place =
    at.section === 'turn'
      ? `turn ${(at.turn ?? 0) - turnsBefore}${at.play === null ? '' : ` ${topOf(at.element)} ${at.play}`}`
      : at.section;
  return {
    rule: rule as RuleIdOfRattus,
    at: place,
    kind,
    ...(expected !== undefined && { expected }),
    ...(actual !== undefined && { actual }),
  };
}

/** The move that an element is part of: what stands in a use is said of the use. */
function topOf(element: string | null): string {
  if (element === 'lose' || element === 'spend-potion') return 'reveal';
  if (element === 'state') return 'state after';
  return ['class', 'unload', 'place', 'plague', 'spread', 'reveal', 'use'].includes(element ?? '')
    ? (element ?? '')
    : 'use';
}
