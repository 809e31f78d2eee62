/**
 * What was counted of one player -> everything that the page says. It needs rows of games and sums of observations, and neither
 * pages nor transcripts: an archive can make the same page.
 */
import type { PlayerCount } from '../../analysis/player-record.js';
import type { PlayerStatistics } from '../../analysis/players-of-games.js';
import type { Game } from '../../engine/game.js';
import type { Speaker } from '../../text/speaker.js';
import { figuresFrame } from './frame.js';
import type { KeptGame } from './kept-game.js';
import type { PlayerChapter, PlayerModel, Tile } from './model.js';
import { intervalIn, meanText, rangeText, shareText, signed } from './numbers.js';
import {
  favouriteFigures,
  opponentsFigure,
  playerSourcesFigure,
  playerTollsFigure,
  resultsFigure,
} from './player-figures.js';
import { formFigure } from './player-form.js';
import { skillView } from './player-skill.js';

/** The pages that a player's page leads to, as they lie from there. */
export interface PlayerWays {
  readonly home: string;
  /** Of the page of a game. */
  readonly game: (page: string) => string;
  /** Of the page of another player; null for one who has none. */
  readonly player: (name: string) => string | null;
  /** Of the statistics of a ruleset; null where there are none. */
  readonly statistics: (ruleset: string) => string | null;
}

/**
 * @param games those of the rulesets that were counted
 * @param anySpeaker with the parts `report`, `rule-book` and `site`
 */
export function playerModel(
  { name, games: size, counts }: PlayerStatistics<KeptGame>,
  games: readonly Game[],
  anySpeaker: Speaker,
  ways: PlayerWays,
): PlayerModel {
  const speaker = anySpeaker.forPages();
  const parts = counts.flatMap((count) => {
    const game = games.find(({ ruleset }) => ruleset === count.ruleset);
    return game ? [{ count, game }] : [];
  });
  const isMixed = parts.length > 1;
  return {
    ...figuresFrame(speaker, ways.home),
    title: `${speaker.text('site-player-title', { player: name, games: size })} — Kiebitz`,
    kicker: speaker.text('site-player-kicker'),
    heading: name,
    standfirst: parts
      .map(({ count, game }) =>
        speaker.text('site-player-games-of', {
          game: speaker.name('game', game.ruleset),
          games: count.all,
          won: Math.round(count.wins.value * count.games),
        }),
      )
      .join(' '),
    note: speaker.text('site-player-note'),
    isMixed,
    chapters: parts.map(({ count, game }) => chapterOf(name, count, game, isMixed, speaker, ways)),
  };
}

function chapterOf(
  player: string,
  count: PlayerCount<KeptGame>,
  game: Game,
  isMixed: boolean,
  anySpeaker: Speaker,
  ways: PlayerWays,
): PlayerChapter {
  const speaker = anySpeaker.forGame(game);
  const { ruleset } = game;
  const statistics = ways.statistics(ruleset);
  const figures =
    count.games === 0
      ? []
      : [
          formFigure(count, player, speaker, ways.game),
          resultsFigure(count, speaker),
          playerSourcesFigure(count, player, game.presentation, speaker),
          playerTollsFigure(count, player, speaker),
          ...favouriteFigures(count, player, speaker),
          opponentsFigure(count, player, speaker, ways.player),
        ].filter((figure) => figure !== undefined);
  return {
    id: ruleset,
    anchor: isMixed ? `${ruleset}-chapter` : null,
    heading: speaker.name('game', ruleset),
    counted: speaker.text('site-statistics-counted', {
      games: count.games,
      open: count.all - count.games,
      breached: count.breached,
    }),
    statistics:
      statistics === null
        ? null
        : {
            text: speaker.text('site-player-statistics', { game: speaker.name('game', ruleset) }),
            href: statistics,
          },
    tiles: count.games === 0 ? [] : tilesOf(count, speaker),
    skills: count.skills.map((record) => skillView(record, speaker)),
    // Ids stand once on a page, whatever the number of its chapters.
    figures: isMixed ? figures.map((figure) => ({ ...figure, id: `${ruleset}-${figure.id}` })) : figures,
  };
}

function tilesOf({ games, wins, fair, points, lead }: PlayerCount, speaker: Speaker): readonly Tile[] {
  return [
    {
      name: speaker.text('site-player-tile-won'),
      value: shareText(speaker, wins.value),
      note: speaker.text('site-player-tile-won-note', {
        won: Math.round(wins.value * games),
        games,
        range: rangeText(speaker, wins, shareText),
      }),
    },
    {
      name: speaker.text('site-player-tile-fair'),
      value: shareText(speaker, fair),
      note: speaker.text('site-player-tile-fair-note'),
    },
    {
      name: speaker.text('site-player-tile-points'),
      value: meanText(speaker, points.own.value),
      note: speaker.text('site-player-tile-points-note', {
        ...intervalIn(speaker, points.own),
        others: meanText(speaker, points.others.value),
      }),
    },
    {
      name: speaker.text('site-player-tile-lead'),
      value: signed(meanText(speaker, lead.value), lead.value),
      note: speaker.text('site-player-tile-lead-note', intervalIn(speaker, lead)),
    },
  ];
}
