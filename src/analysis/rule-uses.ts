/** How often each rule came up in a game: enacted, broken or in doubt, and where first. */
import type { Finding, Place } from '../engine/finding.js';
import type { RuleId } from '../engine/rule.js';
import type { Transcript } from '../engine/transcript.js';
import { entryOf } from '../log/entry-of.js';

/** Where a rule came up: a turn, or a part of the game beside the turns. */
export type Stage = Pick<Place, 'section' | 'turn'>;

export interface RuleUse {
  readonly rule: RuleId;
  /** Moves (and parts between them) in which it was kept, had an effect, was reckoned with or gave rise to a remark. */
  readonly enacted: number;
  /** Errors and warnings under it that are nobody's consequence. */
  readonly broken: number;
  /** Errors and warnings under it that follow from another one. */
  readonly following: number;
  /** Moves in which hidden information leaves it open. */
  readonly doubted: number;
  /** Each once, in the order of the game. */
  readonly stages: readonly Stage[];
}

type Tally = { -readonly [Key in keyof Omit<RuleUse, 'stages'>]: RuleUse[Key] } & { readonly stages: Stage[] };

/** @returns the rules that came up at all, in the order in which they first did */
export function ruleUses({ steps }: Transcript, findings: readonly Finding[]): readonly RuleUse[] {
  const byRule = new Map<RuleId, Tally>();
  const told = new Set<string>();
  const tallyOf = (rule: RuleId, { section, turn }: Stage): Tally => {
    const none = { enacted: 0, broken: 0, following: 0, doubted: 0 };
    const tally = entryOf(byRule, rule, () => ({ rule, ...none, stages: [] as Stage[] }));
    const last = tally.stages.at(-1);
    if (last?.section !== section || last.turn !== turn) tally.stages.push({ section, turn });
    return tally;
  };
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  const count = ({ id, rule, severity, cause, at }: Finding): void => {
    told.add(id);
    if (rule === null) return;
    const tally = tallyOf(rule, at);
    if (severity === 'note') tally.enacted += 1;
    else if (cause === null) tally.broken += 1;
    else tally.following += 1;
  };
  for (const { at, entries } of steps) {
    const enacted = new Set<RuleId>();
    const doubted = new Set<RuleId>();
    for (const entry of entries) {
      if (entry.type === 'doubt') doubted.add(entry.rule);
      else if (entry.type !== 'finding') enacted.add(entry.rule);
      else {
        const finding = byId.get(entry.finding);
        if (finding) count(finding);
      }
    }
    for (const rule of enacted) tallyOf(rule, at).enacted += 1;
    for (const rule of doubted) tallyOf(rule, at).doubted += 1;
  }
  // What is found before the first step is told nowhere.
  for (const finding of findings) if (!told.has(finding.id)) count(finding);
  return [...byRule.values()];
}
