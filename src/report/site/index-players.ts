/** The players of several games, a row for each -> their list in the index. */
import { shareOf } from '../../analysis/intervals.js';
import type { PlayerStatistics } from '../../analysis/players-of-games.js';
import type { Speaker } from '../../text/speaker.js';
import { headings } from '../figures/figure-texts.js';
import type { PlayerList, PlayerRow } from './model.js';
import { inPercent, rangeText, shareText } from './numbers.js';

/** So many stand there before somebody asks for the others. */
const FIRST = 10;

/** What the list says of a player, over all rulesets. */
export function playerRow({ name, games, counts }: PlayerStatistics, href: string, anySpeaker: Speaker): PlayerRow {
  const speaker = anySpeaker.forPages();
  const decided = counts.reduce((sum, count) => sum + count.games, 0);
  const won = counts.reduce((sum, count) => sum + Math.round(count.wins.value * count.games), 0);
  const fair = counts.reduce((sum, count) => sum + count.fair * count.games, 0) / decided;
  const wins = shareOf(won, decided);
  const { value, low, high } = inPercent(wins);
  const rounded = (share: number | null): number => Math.round((share ?? 0) * 10) / 10;
  return {
    ...{ name, href, games, won },
    ...(decided === 0
      ? { share: '–', interval: '–', fair: '–', drawn: null }
      : {
          share: shareText(speaker, wins.value),
          interval: rangeText(speaker, wins, shareText),
          fair: shareText(speaker, fair),
          drawn: { value: rounded(value), low: rounded(low), high: rounded(high), fair: rounded(fair * 100) },
        }),
  };
}

/** @param rows in the order of the list */
export function playerList(rows: readonly PlayerRow[], speaker: Speaker): PlayerList | null {
  if (rows.length === 0) return null;
  return {
    heading: speaker.text('site-word-players'),
    lead: speaker.text('site-players-lead'),
    columns: headings(speaker, 'site', 'player', 'games', 'wins', 'share', 'interval', 'fair'),
    first: rows.slice(0, FIRST),
    rest: rows.slice(FIRST),
    restText: speaker.text('site-word-all-players', { players: Math.max(0, rows.length - FIRST) }),
  };
}
