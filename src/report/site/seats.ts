/** How often each seat wins, by the number of players. */
import type { GameStatistics, PartyCount } from '../../analysis/game-statistics.js';
import type { Speaker } from '../../text/speaker.js';
import { headings } from '../figures/figure-texts.js';
import { plain } from '../figures/time.js';
import type { SiteFigure } from './model.js';
import { columnOfShares, rangeText, shareDot, shareText } from './numbers.js';

export function seatsFigure({ parties }: GameStatistics, speaker: Speaker): SiteFigure {
  const panels = parties.map((party) => panelOf(party, speaker));
  return {
    id: 'seats',
    title: speaker.text('site-seats-title'),
    short: speaker.text('site-seats-short'),
    lead: speaker.text('site-seats-lead'),
    summary: panels.map(({ summary }) => summary).join(' '),
    legend: [],
    drawing: { kind: 'seats', panels },
    table: {
      caption: speaker.text('site-seats-title'),
      columns: headings(speaker, 'site', 'seats', 'seat', 'count', 'wins', 'share', 'interval'),
      rows: parties.flatMap(({ players, games, wins }) =>
        wins.map((won, seat) => [
          plain(players),
          plain(seat + 1),
          plain(games),
          plain(Math.round(won.value * games)),
          plain(shareText(speaker, won.value)),
          plain(rangeText(speaker, won, shareText)),
        ]),
      ),
    },
  };
}

function panelOf({ players, games, wins }: PartyCount, speaker: Speaker) {
  const title = speaker.text('site-party', { players, games });
  // A victory that is shared counts for each of its winners.
  const fair = wins.reduce((sum, { value }) => sum + value, 0) / players;
  const seatName = (seat: number): string => speaker.text('site-seat', { seat: seat + 1 });
  const seats = wins.map((won, seat) =>
    speaker.text('site-seat-share', { seat: seat + 1, share: shareText(speaker, won.value) }),
  );
  return {
    title,
    summary: speaker.text('site-seats-summary', { party: title, seats: speaker.list(seats) }),
    data: {
      columns: [columnOfShares(speaker, '', fair, speaker.text('site-fair', { share: shareText(speaker, fair) }))],
      rows: wins.map((won, seat) => ({ label: seatName(seat), cells: [[{ ...shareDot(speaker, won), count: null }]] })),
    },
  };
}
