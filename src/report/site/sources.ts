/** Where the points of winners and of all others come from, and what they lose. */
import type { Camp } from '../../analysis/camps.js';
import type { GameStatistics, SourceCount } from '../../analysis/game-statistics.js';
import { ADJUSTED } from '../../analysis/score-sources.js';
import type { Presentation } from '../../engine/presentation.js';
import type { Speaker } from '../../text/speaker.js';
import { capitalised, nameOf } from '../context.js';
import { comparedFigure, differences } from './compared-figure.js';
import type { SiteFigure } from './model.js';
import { CAMP_STYLE } from './numbers.js';

const BOTH: readonly Camp[] = ['winners', 'others'];

export function sourcesFigure(
  { ruleset, games, sources }: GameStatistics,
  presentation: Presentation,
  speaker: Speaker,
): SiteFigure | undefined {
  if (sources.length === 0) return undefined;
  return meansFigure(sources, ({ id }) => sourceName(id, ruleset, presentation, speaker), speaker, {
    id: 'sources',
    text: 'site-sources-',
    ...{ games, heading: 'source', measure: speaker.text('site-column-mean-points') },
  });
}

export function tollsFigure({ ruleset, games, tolls }: GameStatistics, speaker: Speaker): SiteFigure | undefined {
  if (tolls.length === 0) return undefined;
  return meansFigure(tolls, ({ name }) => capitalised(nameOf(speaker, name)), speaker, {
    id: 'losses',
    text: `site-${ruleset}-tolls-`,
    ...{ games, heading: 'cause', measure: speaker.text('site-column-mean-lost') },
  });
}

/** @param id of a source of the presentation, or of a chapter of the rules */
export function sourceName(id: string, ruleset: string, presentation: Presentation, speaker: Speaker): string {
  const topic = presentation.sources.find((one) => one.id === id);
  if (topic) return capitalised(nameOf(speaker, topic.name, true));
  return id === ADJUSTED ? speaker.text('report-adjusted') : speaker.text(`${ruleset}-chapter-${id}`);
}

interface Words {
  readonly id: string;
  /** The first part of the ids of its sentences. */
  readonly text: string;
  readonly games: number;
  readonly heading: 'source' | 'cause';
  readonly measure: string;
}

function meansFigure<Count extends SourceCount>(
  counts: readonly Count[],
  nameFor: (count: Count) => string,
  speaker: Speaker,
  { id, text, games, heading, measure }: Words,
): SiteFigure {
  const rows = counts.map((count) => ({ label: nameFor(count), estimates: BOTH.map((camp) => count.byCamp[camp]) }));
  const told = differences(rows, speaker, (name, winners, others) =>
    speaker.text('site-sources-difference', { name, winners, others }),
  );
  return comparedFigure(
    rows,
    BOTH.map((camp) => ({ name: speaker.text(`site-camp-${camp}`), ...CAMP_STYLE[camp] })),
    {
      ...{ id, measure },
      title: speaker.text(`${text}title`),
      short: speaker.text(`${text}short`),
      lead: speaker.text(`${text}lead`, { games }),
      summary: speaker.text('site-sources-summary', told),
      heading: speaker.text(`site-column-${heading}`),
    },
    speaker,
  );
}
