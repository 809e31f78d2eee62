/** Groups of findings as `check --group --format json` prints them: a contract (docs/output.md). */
import type { Group } from '../analysis/groups.js';

/** One group as an element of `groups`. */
export function groupJson({ example, cases, games, ...group }: Group): object {
  const { file, game, finding, at, sentence } = example;
  return {
    ruleset: group.ruleset,
    rule: group.rule,
    kind: group.kind,
    bug: group.bug,
    games: games.length,
    findings: cases,
    first: group.first,
    rules: group.rules.map((one) => ({ rule: one.rule, findings: one.cases })),
    facts: group.facts,
    circumstances: group.circumstances,
    ...(group.unclaimed.length > 0 && { unclaimed: group.unclaimed }),
    ...(group.value && { value: group.value }),
    example: { file, game, finding, at, message: sentence },
    in: games,
  };
}
