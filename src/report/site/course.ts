/** How the score grows over a game, for winners and for all others. */
import type { Camp } from '../../analysis/camps.js';
import type { GameStatistics, PartyCount } from '../../analysis/game-statistics.js';
import { COURSE_STEPS } from '../../analysis/observation.js';
import type { Speaker } from '../../text/speaker.js';
import { plain } from '../figures/time.js';
import type { SiteFigure } from './model.js';
import { CAMP_STYLE, campLegend, meanText, rangeText, shareText } from './numbers.js';

const BOTH: readonly Camp[] = ['winners', 'others'];

export function courseFigure({ parties }: GameStatistics, speaker: Speaker): SiteFigure {
  const panels = parties.map((party) => panelOf(party, speaker));
  const title = speaker.text('site-course-title');
  const columns = parties.flatMap((party) => BOTH.map((camp) => ({ party, camp })));
  const name = ({ party, camp }: (typeof columns)[number]): string =>
    speaker.text('site-camp-in-party', { camp: speaker.text(`site-camp-${camp}`), players: party.players });
  return {
    id: 'course',
    title,
    short: speaker.text('site-course-short'),
    lead: speaker.text('site-course-lead'),
    summary: panels.map(({ summary }) => summary).join(' '),
    legend: campLegend(speaker),
    drawing: { kind: 'curves', panels },
    table: {
      caption: title,
      columns: [
        speaker.text('site-column-moment'),
        ...columns.flatMap((column) => [name(column), speaker.text('site-interval-of', { name: name(column) })]),
      ],
      rows: Array.from({ length: COURSE_STEPS + 2 }, (_, step) => [
        plain(
          step > COURSE_STEPS
            ? speaker.text('site-course-final-moment')
            : speaker.text('site-course-moment', { share: shareText(speaker, step / COURSE_STEPS) }),
        ),
        ...columns.flatMap(({ party, camp }) => {
          const mean = party.course[camp][step];
          return mean && mean.count > 0
            ? [plain(meanText(speaker, mean.value)), plain(rangeText(speaker, mean))]
            : [plain('–'), plain('–')];
        }),
      ]),
    },
  };
}

function panelOf({ players, games, course }: PartyCount, speaker: Speaker) {
  const title = speaker.text('site-party', { players, games });
  const at = (camp: Camp, step: number): string => {
    const mean = course[camp][step];
    return mean && mean.count > 0 ? meanText(speaker, mean.value) : '–';
  };
  return {
    title,
    summary: speaker.text('site-course-summary', {
      party: title,
      winnersHalf: at('winners', COURSE_STEPS / 2),
      othersHalf: at('others', COURSE_STEPS / 2),
      winnersEnd: at('winners', COURSE_STEPS + 1),
      othersEnd: at('others', COURSE_STEPS + 1),
    }),
    data: {
      // Where all share the victory, there are no others.
      groups: BOTH.filter((camp) => (course[camp][0]?.count ?? 0) > 0).map((camp) => ({
        ...CAMP_STYLE[camp],
        points: course[camp],
        text: meanText(speaker, course[camp].at(-1)?.value ?? 0),
      })),
      words: {
        start: speaker.text('site-course-start'),
        end: speaker.text('site-course-end'),
        final: speaker.text('site-course-final'),
      },
    },
  };
}
