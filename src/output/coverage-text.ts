/** Rule coverage on the terminal: for each rule how often it came up, and what never did. */
import { COUNTED, countsIn, coverageGroup, type GameCoverage, groupsNotShown } from '../analysis/rule-coverage.js';
import { coverageSummary } from '../text/coverage.js';
import { chapterOf } from '../text/rule-entry.js';
import type { Speaker } from '../text/speaker.js';
import type { Colours } from './colours.js';

/** Ids are shorter; the numbers stand below one another. */
const ID_WIDTH = 42;

/** The lines of one game: a table of what came up, then the groups of what did not. @param speaker with the part `rule-book` */
export function* coverageText(coverage: GameCoverage, speaker: Speaker, colours: Colours): Generator<string> {
  const headings = COUNTED.map((column) => speaker.text(`coverage-columns-${column}`));
  const widths = headings.map((heading) => Math.max(7, heading.length) + 2);
  const cells = (texts: readonly string[]): string => texts.map((text, at) => text.padStart(widths[at] ?? 0)).join('');
  yield colours.bold(coverageSummary(coverage, speaker));
  yield '';
  yield colours.dim(`  ${speaker.text('coverage-columns-rule').padEnd(ID_WIDTH)}${cells(headings)}`);
  let chapter: string | undefined;
  for (const count of countsIn(coverage, 'shown')) {
    const own = chapterOf({ id: count.rule });
    if (own !== chapter) yield colours.bold(speaker.text(own));
    chapter = own;
    const numbers = COUNTED.map((column) => (count[column] === 0 ? '·' : String(count[column])));
    yield `  ${count.rule.padEnd(ID_WIDTH)}${cells(numbers)}`;
  }
  yield* coverageGaps(coverage, speaker, colours);
}

/** The groups of rules that never came up. @param speaker with the part `rule-book` */
export function* coverageGaps(coverage: GameCoverage, speaker: Speaker, colours: Colours): Generator<string> {
  for (const group of groupsNotShown(coverage)) {
    const counts = countsIn(coverage, group);
    yield* ['', colours.bold(`${speaker.text(`coverage-${group}`)} (${counts.length})`)];
    if (counts.length === 0) {
      if (group === 'missing') yield `  ${colours.green(speaker.text('coverage-missing-none'))}`;
      continue;
    }
    yield colours.dim(`  ${speaker.text(`coverage-${group}-lead`)}`);
    for (const { rule } of counts) {
      const paint = group === 'missing' ? colours.red : (text: string): string => text;
      yield `  ${paint(rule.padEnd(ID_WIDTH))} ${speaker.rule(rule).title}`;
    }
  }
}

/** An element of `games` in JSON, a contract: docs/output.md. @param speaker with the part `rule-book` */
export function coverageJson({ ruleset, games, counts }: GameCoverage, speaker: Speaker): object {
  return {
    ruleset,
    games,
    rules: counts.map((count) => ({
      ...count,
      group: coverageGroup(count),
      title: speaker.rule(count.rule).title,
    })),
  };
}
