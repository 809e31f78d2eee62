/** How often the rules of a game came up in recorded games -> everything that the page of it says, as plain data. */
import {
  COUNTED,
  type CoverageGroup,
  countsIn,
  type GameCoverage,
  groupsNotShown,
  type RuleCount,
} from '../analysis/rule-coverage.js';
import { coverageSummary } from '../text/coverage.js';
import { chapterOf } from '../text/rule-entry.js';
import type { Speaker } from '../text/speaker.js';
import { VERSION } from '../version.js';
import type { PageModel } from './model.js';

export interface CoverageModel extends PageModel {
  readonly kicker: string;
  readonly summary: string;
  readonly lead: string;
  /** Headings of the numbers. */
  readonly columns: readonly string[];
  readonly chapters: readonly { readonly id: string; readonly title: string; readonly rows: readonly CoverageRow[] }[];
  readonly groups: readonly RuleGroup[];
}

export interface CoverageRow {
  readonly id: string;
  readonly title: string;
  /** As they stand in the table; `·` for none. */
  readonly numbers: readonly string[];
  /** Of a bar, 0 to 100: enacted, and what is broken. On a scale on which ten times as much is one step more. */
  readonly bar: number;
  readonly breach: number;
}

export interface RuleGroup {
  readonly id: CoverageGroup;
  readonly title: string;
  readonly lead: string;
  readonly rules: readonly { readonly id: string; readonly title: string; readonly statement: string }[];
}

/** @param speaker with the parts `rule-book` and `report` */
export function coverageModel(coverage: GameCoverage, speaker: Speaker): CoverageModel {
  const game = speaker.name('game', coverage.ruleset);
  const most = Math.max(1, ...coverage.counts.map(({ enacted, broken }) => Math.max(enacted, broken)));
  return {
    kiebitz: VERSION,
    language: speaker.language,
    title: speaker.text('coverage-kicker', { game }),
    kicker: speaker.text('coverage-kicker', { game }),
    summary: coverageSummary(coverage, speaker),
    lead: speaker.text('coverage-columns-lead'),
    words: {
      heading: speaker.text('coverage-title'),
      shown: speaker.text('coverage-shown'),
      rule: speaker.text('coverage-columns-rule'),
      'back-to-top': speaker.text('report-word-back-to-top'),
      'made-by': speaker.text('report-word-made-by'),
      skip: speaker.text('book-word-skip'),
    },
    columns: COUNTED.map((column) => speaker.text(`coverage-columns-${column}`)),
    chapters: chaptersOf(countsIn(coverage, 'shown'), most, speaker),
    groups: groupsNotShown(coverage).map((group) => {
      const rules = countsIn(coverage, group).map(({ rule }) => ({ id: rule, ...speaker.rule(rule) }));
      const isAll = group === 'missing' && rules.length === 0;
      return {
        id: group,
        title: speaker.text(`coverage-${group}`),
        lead: speaker.text(isAll ? 'coverage-missing-none' : `coverage-${group}-lead`),
        rules,
      };
    }),
  };
}

function chaptersOf(counts: readonly RuleCount[], most: number, speaker: Speaker): CoverageModel['chapters'] {
  const chapters: { id: string; title: string; rows: CoverageRow[] }[] = [];
  for (const count of counts) {
    const id = chapterOf({ id: count.rule });
    if (chapters.at(-1)?.id !== id) chapters.push({ id, title: speaker.text(id), rows: [] });
    const length = (number: number): number => Math.round((100 * Math.log10(1 + number)) / Math.log10(1 + most));
    chapters.at(-1)?.rows.push({
      id: count.rule,
      title: speaker.rule(count.rule).title,
      numbers: COUNTED.map((column) => (count[column] === 0 ? '·' : String(count[column]))),
      bar: length(count.enacted),
      breach: length(count.broken),
    });
  }
  return chapters;
}
