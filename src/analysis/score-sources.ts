/** Where each player's points came from, without remainder: every change of the score, grouped by its rule. */
import type { Topic } from '../engine/presentation.js';
import type { RuleId } from '../engine/rule.js';
import type { Transcript } from '../engine/transcript.js';

/** Points that the record has and the rules do not explain: the replay followed a claim. */
export const ADJUSTED = 'adjusted';

export interface ScoreShare {
  /** The id of a topic, or the chapter of a rule that belongs to none, or `ADJUSTED`. */
  readonly source: string;
  readonly points: number;
}

export interface PlayerSources {
  readonly player: string;
  /** In the order of the topics; sources without points are left out. */
  readonly shares: readonly ScoreShare[];
  readonly total: number;
}

/** @param players ids in turn order */
export function scoreSources(
  transcript: Transcript,
  players: readonly string[],
  topics: readonly Topic[],
): readonly PlayerSources[] {
  const sourceOf = new Map<RuleId, string>(topics.flatMap(({ id, rules }) => rules.map((rule) => [rule, id] as const)));
  const points = new Map(players.map((player) => [player, new Map<string, number>()]));
  const found: string[] = [];
  for (const { entries } of transcript.steps) {
    for (const entry of entries) {
      if (entry.type !== 'effect' || entry.effect.thing !== 'point') continue;
      const { effect, rule } = entry;
      const source = effect.verb === 'adjust' ? ADJUSTED : (sourceOf.get(rule) ?? chapterOf(rule));
      for (const [place, change] of [
        [effect.to, effect.amount],
        [effect.from, -effect.amount],
      ] as const) {
        const own = points.get(place);
        if (!own) continue;
        if (!found.includes(source)) found.push(source);
        own.set(source, (own.get(source) ?? 0) + change);
      }
    }
  }
  const order = [
    ...topics.map(({ id }) => id).filter((id) => found.includes(id)),
    ...found.filter((id) => topics.every((topic) => topic.id !== id)),
  ];
  return players.map((player) => {
    const own = points.get(player);
    const shares = order
      .map((source) => ({ source, points: own?.get(source) ?? 0 }))
      .filter((share) => share.points !== 0);
    return { player, shares, total: shares.reduce((sum, share) => sum + share.points, 0) };
  });
}

/** `bonus` of `valletta.bonus.two-points`. */
function chapterOf(rule: RuleId): string {
  return rule.split('.')[1] ?? rule;
}
