/** Tables about the games of an archive, as pages of its site. */
import type { RunDifference } from '../../analysis/run-difference.js';
import type { Cell } from '../../archive/question.js';
import { standingText } from '../../output/difference-text.js';
import type { Linked } from '../../report/model.js';
import type { SiteTable } from '../../report/site/table-page.js';
import type { Speaker } from '../../text/speaker.js';
import { playerPageName } from '../file-name.js';

/** Who has played so often has a page. */
const FEWEST = 2;

/** @param lines answers to the question `ratings` @returns undefined where no game says when it was played */
export function ratingsTable(lines: readonly (readonly Cell[])[], anySpeaker: Speaker): SiteTable | undefined {
  const speaker = anySpeaker.forPages();
  if (lines.length === 0) return undefined;
  return {
    name: 'ratings',
    heading: speaker.text('site-ratings'),
    lead: speaker.text('site-ratings-lead'),
    columns: columnsOf(['ruleset', 'player'], ['games', 'rating', 'interval'], speaker),
    rows: lines.map(([ruleset, name, games, rating, low, high]): readonly Linked[] => [
      said(speaker.name('game', String(ruleset))),
      { text: String(name), href: Number(games) >= FEWEST ? `../players/${playerPageName(String(name))}` : null },
      said(games),
      said(rating),
      said(`${low}–${high}`),
    ]),
  };
}

/** What two referees see differently, by rule. */
export function changesTable(changes: RunDifference, anySpeaker: Speaker): SiteTable {
  const speaker = anySpeaker.forPages();
  return {
    name: 'changes',
    heading: speaker.text('site-changes'),
    lead: speaker.text('diff-summary', { changed: changes.changes.length, same: changes.same }),
    columns: columnsOf(['rule', 'before', 'after'], ['games', 'findings', 'firsts'], speaker),
    rows: changes
      .groups()
      .map(({ rule, before, after, games, findings, first }) =>
        [rule ?? '', standingText(before, speaker), standingText(after, speaker), games, findings, first].map(said),
      ),
  };
}

function columnsOf(words: readonly string[], numbers: readonly string[], speaker: Speaker): SiteTable['columns'] {
  return [...words, ...numbers].map((column) => ({
    text: speaker.text(`site-column-${column}`),
    numeric: numbers.includes(column),
  }));
}

function said(cell: Cell | undefined): Linked {
  return { text: String(cell ?? ''), href: null };
}
