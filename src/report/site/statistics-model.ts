/** Statistics over the games of one ruleset -> everything that their page says. */
import type { GameStatistics } from '../../analysis/game-statistics.js';
import type { Game } from '../../engine/game.js';
import type { Speaker } from '../../text/speaker.js';
import { courseFigure } from './course.js';
import { figuresFrame } from './frame.js';
import type { StatisticsModel } from './model.js';
import { meanText, rangeText } from './numbers.js';
import { scoresFigure } from './scores.js';
import { seatsFigure } from './seats.js';
import { sourcesFigure, tollsFigure } from './sources.js';
import { statFigures } from './stats.js';

/**
 * @param anySpeaker with the parts `report`, `rule-book` and `site`
 * @param home where the list of all games lies
 */
export function statisticsModel(
  statistics: GameStatistics,
  game: Game,
  anySpeaker: Speaker,
  home: string,
): StatisticsModel {
  const speaker = anySpeaker.forGame(game).forPages();
  const { games, open, breached } = statistics;
  const name = speaker.name('game', game.ruleset);
  const all = games + open;
  return {
    ...figuresFrame(speaker, home),
    title: speaker.text('site-statistics-title', { game: name, games: all }),
    kicker: `${name} · ${speaker.text('site-word-statistics')}`,
    heading: speaker.text('site-statistics-heading', { game: name, games: all }),
    standfirst: speaker.text('site-statistics-counted', { games, open, breached }),
    note: speaker.text('site-statistics-note'),
    tiles: games === 0 ? [] : tilesOf(statistics, speaker),
    figures:
      games === 0
        ? []
        : [
            seatsFigure(statistics, speaker),
            scoresFigure(statistics, speaker),
            courseFigure(statistics, speaker),
            sourcesFigure(statistics, game.presentation, speaker),
            tollsFigure(statistics, speaker),
            ...statFigures(statistics, speaker),
          ].filter((figure) => figure !== undefined),
  };
}

function tilesOf({ games, turns, margin, scores, parties }: GameStatistics, speaker: Speaker) {
  const { mean } = scores.winners;
  const shared = parties.reduce((sum, party) => sum + party.shared, 0);
  return [
    {
      name: speaker.text('site-tile-winning'),
      value: meanText(speaker, mean.value),
      note:
        mean.low === null
          ? speaker.text('site-tile-mean-alone')
          : speaker.text('site-tile-mean', { range: rangeText(speaker, mean) }),
    },
    {
      name: speaker.text('site-tile-margin'),
      value: speaker.text('report-score', { points: margin.median }),
      note: speaker.text('site-tile-median', { ...margin }),
    },
    {
      name: speaker.text('site-tile-length'),
      value: speaker.text('site-turns', { turns: turns.median }),
      note: speaker.text('site-tile-median', { ...turns }),
    },
    {
      name: speaker.text('site-tile-shared'),
      value: String(shared),
      note: speaker.text('site-tile-of', { games }),
    },
  ];
}
