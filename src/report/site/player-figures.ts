/** The pictures of a player: seats, sources of points, what is chosen, and the others at the same tables. */
import type { Compared } from '../../analysis/compared.js';
import { beyond, type PlayerCount, type ThingRecord } from '../../analysis/player-record.js';
import type { Presentation } from '../../engine/presentation.js';
import type { Speaker } from '../../text/speaker.js';
import { capitalised, nameOf } from '../context.js';
import { headings } from '../figures/figure-texts.js';
import { plain } from '../figures/time.js';
import { type ComparedRow, type ComparedWords, comparedFigure, differences, NAMED } from './compared-figure.js';
import type { SiteFigure } from './model.js';
import { CAMP_STYLE, columnOfShares, meanText, rangeText, type Side, shareDot, shareText } from './numbers.js';
import { sourceName } from './sources.js';

/** So many things at either end are drawn; the table has all. */
const DRAWN = 6;
/** So many opponents are drawn. */
const OPPONENTS = 12;

function sidesOf(player: string, speaker: Speaker): readonly Side[] {
  return [
    { name: player, ...CAMP_STYLE.winners },
    { name: speaker.text('site-player-others'), ...CAMP_STYLE.others },
  ];
}

/** How often a player wins, by the number of players and by seat. */
export function resultsFigure({ parties }: PlayerCount, speaker: Speaker): SiteFigure {
  const title = speaker.text('site-player-results-title');
  const rowsOf = ({ wins, seats }: PlayerCount['parties'][number]) => [
    { label: speaker.text('site-player-all-seats'), won: wins },
    ...seats.flatMap((won, seat) =>
      won.count === 0 ? [] : [{ label: speaker.text('site-seat', { seat: seat + 1 }), won }],
    ),
  ];
  const panels = parties.map((party) => {
    const name = speaker.text('site-party', { players: party.players, games: party.wins.count });
    return {
      title: name,
      summary: speaker.text('site-player-results-summary', {
        party: name,
        share: shareText(speaker, party.wins.value),
        fair: shareText(speaker, party.fair),
      }),
      data: {
        columns: [
          columnOfShares(speaker, '', party.fair, speaker.text('site-fair', { share: shareText(speaker, party.fair) })),
        ],
        rows: rowsOf(party).map(({ label, won }, index) => ({
          label,
          cells: [[shareDot(speaker, won, index === 0 ? CAMP_STYLE.winners : undefined)]],
        })),
      },
    };
  });
  return {
    id: 'results',
    title,
    short: speaker.text('site-player-results-short'),
    lead: speaker.text('site-player-results-lead'),
    summary: panels.map(({ summary }) => summary).join(' '),
    legend: [],
    drawing: { kind: 'seats', panels },
    table: {
      caption: title,
      columns: headings(speaker, 'site', 'seats', 'seat', 'games', 'wins', 'share', 'interval'),
      rows: parties.flatMap((party) =>
        rowsOf(party).map(({ label, won }) => [
          plain(party.players),
          plain(label),
          plain(won.count),
          plain(Math.round(won.value * won.count)),
          plain(shareText(speaker, won.value)),
          plain(rangeText(speaker, won, shareText)),
        ]),
      ),
    },
  };
}

export function playerSourcesFigure(
  { ruleset, games, sources }: PlayerCount,
  player: string,
  presentation: Presentation,
  speaker: Speaker,
): SiteFigure | undefined {
  if (sources.length === 0) return undefined;
  const rows = sources.map((one) => rowOf(sourceName(one.id, ruleset, presentation, speaker), one));
  return sumsFigure(rows, player, speaker, {
    id: 'sources',
    title: speaker.text('site-player-sources-title'),
    short: speaker.text('site-sources-short'),
    lead: speaker.text('site-player-sources-lead', { player, games }),
    heading: speaker.text('site-column-source'),
    measure: speaker.text('site-player-measure-points'),
  });
}

export function playerTollsFigure(
  { ruleset, games, tolls }: PlayerCount,
  player: string,
  speaker: Speaker,
): SiteFigure | undefined {
  if (tolls.length === 0) return undefined;
  const rows = tolls.map((one) => rowOf(capitalised(nameOf(speaker, one.name)), one));
  return sumsFigure(rows, player, speaker, {
    id: 'losses',
    title: speaker.text(`site-${ruleset}-tolls-title`),
    short: speaker.text(`site-${ruleset}-tolls-short`),
    lead: speaker.text('site-player-tolls-lead', { player, games }),
    heading: speaker.text('site-column-cause'),
    measure: speaker.text('site-player-measure-lost'),
  });
}

function sumsFigure(
  rows: readonly ComparedRow[],
  player: string,
  speaker: Speaker,
  words: Omit<ComparedWords, 'summary'>,
): SiteFigure {
  const told = differences(rows, speaker, (name, own, others) =>
    speaker.text('site-player-thing', { name, own, others }),
  );
  const summary = speaker.text('site-player-differences', { player, ...told });
  return comparedFigure(rows, sidesOf(player, speaker), { ...words, summary }, speaker);
}

/** What a player chooses more often than the others, and less often. */
export function favouriteFigures(
  { ruleset, stats }: PlayerCount,
  player: string,
  speaker: Speaker,
): readonly SiteFigure[] {
  return stats.flatMap(({ stat: { id, of, measure }, things }) => {
    const nameFor = ({ thing }: ThingRecord): string => capitalised(nameOf(speaker, { of, id: thing }, true));
    const rows = things.map((one) => ({ ...rowOf(nameFor(one), one), games: one.own.count }));
    if (rows.length === 0) return [];
    const isMean = measure === 'times';
    const print = isMean ? meanText : shareText;
    const short = speaker.text(`site-${ruleset}-${id}-short`);
    const named = (some: readonly ThingRecord[]): string =>
      speaker.list(
        some.slice(0, NAMED).map((one) =>
          speaker.text('site-player-thing', {
            name: nameFor(one),
            own: print(speaker, one.own.value),
            others: print(speaker, one.others.value),
          }),
        ),
      );
    const more = things.filter((one) => beyond(one) > 0);
    const less = things.filter((one) => beyond(one) < 0).reverse();
    const sides = more.length === 0 ? (less.length === 0 ? 'none' : 'less') : less.length === 0 ? 'more' : 'both';
    return [
      comparedFigure(
        rows,
        sidesOf(player, speaker),
        {
          id,
          short,
          title: speaker.text('site-player-favourites-title', { things: short }),
          lead: speaker.text('site-player-favourites-lead', { player, measure }),
          summary: speaker.text('site-player-favourites-summary', { sides, more: named(more), less: named(less) }),
          heading: speaker.text('site-column-thing'),
          measure: speaker.text('site-player-measure', { measure }),
          isShare: !isMean,
        },
        speaker,
        rows.length > 2 * DRAWN ? [...rows.slice(0, DRAWN), ...rows.slice(-DRAWN)] : rows,
      ),
    ];
  });
}

/** @param href of the page of another player; null for one who has none */
export function opponentsFigure(
  { opponents }: PlayerCount,
  player: string,
  speaker: Speaker,
  href: (name: string) => string | null,
): SiteFigure | undefined {
  if (opponents.length === 0) return undefined;
  const title = speaker.text('site-player-opponents-title');
  return {
    id: 'opponents',
    title,
    short: speaker.text('site-player-opponents-short'),
    lead: speaker.text('site-player-opponents-lead', { player }),
    summary: speaker.text('site-player-opponents-summary', {
      list: speaker.list(
        opponents
          .slice(0, NAMED)
          .map(({ name, games, ahead }) =>
            speaker.text('site-player-opponent', { player: name, games, ahead: Math.round(ahead.value * games) }),
          ),
      ),
    }),
    legend: [],
    drawing: {
      kind: 'interval-dots',
      data: {
        columns: [columnOfShares(speaker, speaker.text('site-player-measure-ahead'), 0.5)],
        rows: opponents.slice(0, OPPONENTS).map(({ name, ahead }) => ({
          label: name,
          cells: [[shareDot(speaker, ahead, CAMP_STYLE.winners)]],
        })),
      },
    },
    table: {
      caption: title,
      columns: headings(speaker, 'site', 'opponent', 'games', 'ahead', 'level', 'behind', 'share', 'interval'),
      rows: opponents.map(({ name, games, ahead, level, behind }) => [
        { text: name, href: href(name) },
        ...[games, games - level - behind, level, behind].map(plain),
        plain(shareText(speaker, ahead.value)),
        plain(rangeText(speaker, ahead, shareText)),
      ]),
    },
  };
}

function rowOf(label: string, { own, others }: Compared): ComparedRow {
  return { label, estimates: [own, others] };
}
