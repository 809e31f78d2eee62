/** The moments of a game that are worth a mark, found in its transcript and timeline. */
import type { Portrait } from '../engine/portrait.js';
import type { RuleId } from '../engine/rule.js';
import type { Transcript } from '../engine/transcript.js';
import type { Timeline, Values } from './timeline.js';

/** Points scored at once under rules that the game wants to see marked. */
export interface Jump {
  readonly tick: number;
  readonly topic: string;
  readonly player: string;
  readonly points: number;
  /** The first rule under which they were scored. */
  readonly rule: RuleId;
}

export interface LeadChange {
  readonly tick: number;
  readonly from: number | null;
  /** Seat of the new leader. */
  readonly to: number;
}

/** A step that says that the end draws near. */
export interface Ending {
  readonly tick: number;
  /** Index of the step and of the entry that says so. */
  readonly step: number;
  readonly entry: number;
}

export interface Moments {
  readonly jumps: readonly Jump[];
  readonly endings: readonly Ending[];
  /** The first tick of the last phase; null where there is none. */
  readonly lastPhase: number | null;
  readonly leadChanges: readonly LeadChange[];
  /** The seat of the sole leader after each tick; null while several share the lead. */
  readonly leaders: readonly (number | null)[];
}

export function momentsOf(
  transcript: Transcript,
  timeline: Timeline,
  portrait: Pick<Portrait, 'score' | 'marks' | 'endings' | 'lastPhase'>,
): Moments {
  const topicOf = new Map<RuleId, string>(
    portrait.marks.flatMap(({ id, rules }) => rules.map((rule) => [rule, id] as const)),
  );
  const endingRules: ReadonlySet<RuleId> = new Set(portrait.endings);
  const jumps: Jump[] = [];
  const endings: Ending[] = [];
  let lastPhase: number | null = null;
  transcript.steps.forEach(({ entries }, index) => {
    const tick = timeline.tickOfStep[index] ?? 0;
    entries.forEach((entry, position) => {
      if (entry.type === 'line' && endingRules.has(entry.rule)) endings.push({ tick, step: index, entry: position });
      if (entry.type === 'line' && entry.rule === portrait.lastPhase) lastPhase ??= tick;
      if (entry.type !== 'effect' || entry.effect.verb !== 'score' || entry.effect.player === undefined) return;
      const topic = topicOf.get(entry.rule);
      if (topic === undefined) return;
      const { player, amount } = entry.effect;
      const last = jumps.at(-1);
      if (last && last.tick === tick && last.topic === topic && last.player === player) {
        jumps[jumps.length - 1] = { ...last, points: last.points + amount };
      } else jumps.push({ tick, topic, player, points: amount, rule: entry.rule });
    });
  });
  const leaders = leadersOf(timeline.series[portrait.score] ?? []);
  return { jumps, endings, lastPhase, leadChanges: changesOf(leaders), leaders };
}

function leadersOf(values: Values): readonly (number | null)[] {
  const ticks = values[0]?.length ?? 0;
  return Array.from({ length: ticks }, (_, tick) => {
    const scores = values.map((own) => own[tick] ?? 0);
    const most = Math.max(...scores);
    const first = scores.indexOf(most);
    return scores.lastIndexOf(most) === first ? first : null;
  });
}

/** A tie does not end a lead; only another sole leader does. */
function changesOf(leaders: readonly (number | null)[]): readonly LeadChange[] {
  const changes: LeadChange[] = [];
  let holder: number | null = null;
  leaders.forEach((leader, tick) => {
    if (leader === null || leader === holder) return;
    changes.push({ tick, from: holder, to: leader });
    holder = leader;
  });
  return changes;
}
