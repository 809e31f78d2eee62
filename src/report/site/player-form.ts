/** How a player fared, game after game: by date where all games have one, else in the order of the logs. */
import type { PlayedGame, PlayerCount } from '../../analysis/player-record.js';
import type { FormStemsData } from '../../charts/form-stems.js';
import type { Speaker } from '../../text/speaker.js';
import { wholeNumber } from '../../text/whole-number.js';
import { headings } from '../figures/figure-texts.js';
import { plain } from '../figures/time.js';
import type { Linked } from '../model.js';
import { dayOf } from './filters.js';
import { type KeptGame, type ToldGame, toldGame } from './kept-game.js';
import type { SiteFigure } from './model.js';
import { CAMP_STYLE, legendOf, meanText, signed } from './numbers.js';

/** So many games are what is called lately. */
const LATELY = 5;

/** A game of the player, as its page tells it. */
type Played = PlayedGame<ToldGame>;
type Decided = Played & { readonly result: NonNullable<Played['result']> };

/** Where the page of a game lies, as the page of the player leads to it. */
type Href = (page: string) => string;

/** @param count of one player */
export function formFigure(
  { all, latest: kept, isDated, games, wins }: PlayerCount<KeptGame>,
  player: string,
  speaker: Speaker,
  href: Href,
): SiteFigure {
  const latest = kept.map((one) => ({ ...one, game: toldGame(one.game) }));
  const decided = latest.flatMap((one) => (one.result ? [{ ...one, result: one.result }] : []));
  const sides = [
    { name: speaker.text('site-player-won'), ...CAMP_STYLE.winners },
    { name: speaker.text('site-player-not-won'), ...CAMP_STYLE.others },
  ];
  const title = speaker.text('site-player-form-title');
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
    drawing: { kind: 'form', data: stemsOf(decided, player, speaker, href) },
    table: {
      caption: title,
      columns: headings(speaker, 'site', 'game', ...(isDated ? ['date'] : []), 'rank', 'margin', 'players'),
      rows: latest.map((one) => rowOf(one, isDated, speaker, href)),
    },
  };
}

function stemsOf(decided: readonly Decided[], player: string, speaker: Speaker, href: Href): FormStemsData {
  const leads = decided.map(({ result }) => result.lead);
  const lately = leads.map((_, index) => meanBefore(leads, index));
  const now = lately.at(-1) ?? null;
  return {
    games: decided.map(({ game, seat, result }, index) => ({
      ...{ lead: result.lead, won: result.won, lately: lately[index] ?? null },
      href: hrefOf(game, href),
      title: speaker.text('site-player-form-game', {
        game: nameOfGame(game),
        result: resultText(game, speaker),
        player: game.players.find((one) => one.seat === seat)?.name ?? player,
      }),
    })),
    styles: { won: CAMP_STYLE.winners, lost: CAMP_STYLE.others },
    now: now === null ? null : signed(meanText(speaker, now), now),
    words: { ahead: speaker.text('site-player-ahead'), behind: speaker.text('site-player-behind') },
  };
}

function rowOf({ game, result }: Played, isDated: boolean, speaker: Speaker, href: Href): readonly Linked[] {
  return [
    { text: nameOfGame(game), href: hrefOf(game, href) },
    ...(isDated ? [plain(dayOf(game) ?? '')] : []),
    plain(result ? result.rank : '–'),
    plain(result ? signed(String(Math.abs(result.lead)), result.lead) : '–'),
    plain(resultText(game, speaker)),
  ];
}

/** Null where the game has no page. */
function hrefOf({ page }: ToldGame, href: Href): string | null {
  return page ? href(page) : null;
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
