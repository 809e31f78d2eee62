/** How a player fared, game after game: by date where all games have one, else in the order of the logs. */
import type { PlayerCount } from '../../analysis/player-record.js';
import type { Speaker } from '../../text/speaker.js';
import { wholeNumber } from '../../text/whole-number.js';
import { plain } from '../figures/time.js';
import type { Linked } from '../model.js';
import { dayOf } from './filters.js';
import { type KeptGame, type ToldGame, toldGame } from './kept-game.js';
import type { SiteFigure } from './model.js';
import { CAMP_STYLE, legendOf, meanText, signed } from './numbers.js';

/** So many games are what is called lately. */
const LATELY = 5;

/**
 * @param count of one player
 * @param href of the page of a game, as the page of the player leads to it
 */
export function formFigure(
  { all, latest: kept, isDated, games, wins }: PlayerCount<KeptGame>,
  player: string,
  speaker: Speaker,
  href: (page: string) => string,
): SiteFigure {
  const latest = kept.map((one) => ({ ...one, game: toldGame(one.game) }));
  const decided = latest.flatMap((one) => (one.result ? [{ ...one, result: one.result }] : []));
  const sides = [
    { name: speaker.text('site-player-won'), ...CAMP_STYLE.winners },
    { name: speaker.text('site-player-not-won'), ...CAMP_STYLE.others },
  ];
  const title = speaker.text('site-player-form-title');
  const lately = decided.map((_, index) =>
    meanBefore(
      decided.map(({ result }) => result.lead),
      index,
    ),
  );
  const now = lately.at(-1) ?? null;
  return {
    id: 'form',
    title,
    short: speaker.text('site-player-form-short'),
    lead: speaker.text('site-player-form-lead', {
      ...{ dated: isDated ? 'yes' : 'no', lately: LATELY, all },
      latest: latest.length < all ? latest.length : 0,
    }),
    summary: speaker.text('site-player-form-summary', {
      games,
      won: Math.round(wins.value * games),
      last: Math.min(LATELY, decided.length),
      lastWon: decided.slice(-LATELY).filter(({ result }) => result.won).length,
    }),
    legend: legendOf(sides),
    drawing: {
      kind: 'form',
      data: {
        games: decided.map(({ game, seat, result }, index) => ({
          ...{ lead: result.lead, won: result.won, lately: lately[index] ?? null },
          href: !game.page ? null : href(game.page),
          title: speaker.text('site-player-form-game', {
            game: nameOfGame(game),
            result: resultText(game, speaker),
            player: game.players.find((one) => one.seat === seat)?.name ?? player,
          }),
        })),
        styles: { won: CAMP_STYLE.winners, lost: CAMP_STYLE.others },
        now: now === null ? null : signed(meanText(speaker, now), now),
        words: { ahead: speaker.text('site-player-ahead'), behind: speaker.text('site-player-behind') },
      },
    },
    table: {
      caption: title,
      columns: ['game', ...(isDated ? ['date'] : []), 'rank', 'margin', 'players'].map((column) =>
        speaker.text(`site-column-${column}`),
      ),
      rows: latest.map(({ game, result }): readonly Linked[] => [
        { text: nameOfGame(game), href: !game.page ? null : href(game.page) },
        ...(isDated ? [plain(dayOf(game) ?? '')] : []),
        plain(result ? result.rank : '–'),
        plain(result ? signed(String(Math.abs(result.lead)), result.lead) : '–'),
        plain(resultText(game, speaker)),
      ]),
    },
  };
}

function nameOfGame({ game, file }: ToldGame): string {
  return game ?? file;
}

/** `Ben 61, Anna 51` */
function resultText({ complete, players }: ToldGame, speaker: Speaker): string {
  if (!complete) return speaker.text('site-unfinished');
  return speaker.list(
    players.map(({ name, points }) =>
      speaker.text('site-player-result', { player: name, points: points === null ? '–' : wholeNumber(points) }),
    ),
  );
}

/** The mean of the last games up to one; null where there are fewer. */
function meanBefore(leads: readonly number[], index: number): number | null {
  if (index + 1 < LATELY) return null;
  return leads.slice(index + 1 - LATELY, index + 1).reduce((sum, lead) => sum + lead, 0) / LATELY;
}
