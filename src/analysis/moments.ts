/** The moments of a game that are worth a mark, found in its transcript and timeline. */
import type { Presentation } from '../engine/presentation.js';
import type { RuleId } from '../engine/rule.js';
import type { Transcript } from '../engine/transcript.js';
import type { Timeline } from './timeline.js';

/** Points scored at once under rules that the game wants to see marked. */
export interface Jump {
  readonly tick: number;
  readonly topic: string;
  readonly player: string;
  readonly points: number;
  /** The first rule under which they were scored. */
  readonly rule: RuleId;
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
}

export function momentsOf(
  transcript: Transcript,
  timeline: Timeline,
  presentation: Pick<Presentation, 'marks' | 'endings' | 'lastPhase'>,
): Moments {
  const topicOf = new Map<RuleId, string>(
    presentation.marks.flatMap(({ id, rules }) => rules.map((rule) => [rule, id] as const)),
  );
  const endingRules: ReadonlySet<RuleId> = new Set(presentation.endings);
  const jumps: { -readonly [Part in keyof Jump]: Jump[Part] }[] = [];
  const endings: Ending[] = [];
  let lastPhase: number | null = null;
  transcript.steps.forEach(({ entries }, index) => {
    const tick = timeline.tickOfStep[index] ?? 0;
    entries.forEach((entry, position) => {
      if (entry.type === 'line' && endingRules.has(entry.rule)) endings.push({ tick, step: index, entry: position });
      if (entry.type === 'line' && entry.rule === presentation.lastPhase) lastPhase ??= tick;
      if (entry.type !== 'effect' || entry.effect.verb !== 'score' || entry.effect.player === undefined) return;
      const topic = topicOf.get(entry.rule);
      if (topic === undefined) return;
      const { player, amount } = entry.effect;
      const last = jumps.at(-1);
      if (last && last.tick === tick && last.topic === topic && last.player === player) last.points += amount;
      else jumps.push({ tick, topic, player, points: amount, rule: entry.rule });
    });
  });
  return { jumps, endings, lastPhase };
}
