/** The games of a run, a row for each -> everything that the index says. */
import type { GameSummary } from '../../analysis/game-summary.js';
import type { Game } from '../../engine/game.js';
import type { MoveVerdict } from '../../engine/transcript.js';
import type { Speaker } from '../../text/speaker.js';
import { wholeNumber } from '../../text/whole-number.js';
import { placeName } from '../places.js';
import { dayOf, filtersOf, optionKeys } from './filters.js';
import { frameOf, pagerWords } from './frame.js';
import { GameCounts } from './game-counts.js';
import { playerList } from './index-players.js';
import type { Column, GameRow, IndexModel, PlayerRow, RulesetCard } from './model.js';
import type { GameSide } from './side.js';
import { sourceName } from './sources.js';

/** A game and its page. */
export interface Listed {
  readonly summary: GameSummary;
  /** The name of its file beside the index; null where it could not be written, undefined where nobody wants one. */
  readonly page: string | null | undefined;
  /** Null for a game without a result. */
  readonly side: GameSide | null;
}

/** A part of the input that could not be read: the first that was wrong with it, and how much more. */
export interface UnreadInput {
  readonly file: string;
  readonly reason: string;
  readonly more: number;
}

const VERDICTS: readonly MoveVerdict[] = ['legal', 'undecidable', 'illegal'];

/**
 * @param games those of the rulesets that were listed
 * @param anySpeaker with the parts `report` and `site`
 * @param statistics the page about what the games of a ruleset have in common, where there is one
 * @param orphans files with notes that no game has a move for
 * @param players those who have a page, in the order of their list
 */
export function indexModel(
  listed: readonly Listed[],
  unread: readonly UnreadInput[],
  games: readonly Game[],
  statistics: ReadonlyMap<string, string>,
  anySpeaker: Speaker,
  orphans: IndexModel['orphans'] = [],
  players: readonly PlayerRow[] = [],
): IndexModel {
  const speaker = anySpeaker.forPages();
  const counts = new GameCounts(listed);
  const present = games.filter(({ ruleset }) => counts.of(ruleset, null) > 0);
  const mixed = present.length > 1;
  const files = new Set(listed.map(({ summary }) => summary.file));
  const around = commonDirectory([...files]);
  const filters = filtersOf(
    listed.map(({ summary }) => summary),
    present,
    speaker,
  );
  return {
    ...frameOf(speaker, 'skip', wordsOf(speaker)),
    ...indexHead(counts, present, statistics, speaker),
    kicker: speaker.text('site-kicker'),
    players: playerList(players, speaker),
    mixed,
    filters,
    sources: sourcesOf(listed, present, speaker),
    columns: columnsOf(mixed, filters.hasDays, speaker),
    games: listed.map((one) => {
      const game = games.find(({ ruleset }) => ruleset === one.summary.ruleset);
      return rowOf(one, files.size > 1 ? around : null, game ? speaker.forGame(game) : speaker);
    }),
    pager: null,
    more: [],
    verdicts: VERDICTS.filter((verdict) => counts.of(null, verdict) > 0).map((verdict) => ({
      verdict,
      text: speaker.text(`check-verdict-${verdict}`),
    })),
    unread: unread.map(({ file, reason, more }) => ({
      file,
      reason: more === 0 ? reason : `${reason} ${speaker.text('site-unread-more', { count: more })}`,
    })),
    orphans,
    unreadText: unread.length === 0 ? '' : speaker.text('site-unread-count', { count: unread.length }),
  };
}

/** What the index says of all games together, whichever of them stand on the page. */
export function indexHead(
  counts: GameCounts,
  games: readonly Game[],
  statistics: ReadonlyMap<string, string>,
  speaker: Speaker,
): Pick<IndexModel, 'title' | 'heading' | 'standfirst' | 'rulesets'> {
  const heading = speaker.text('site-heading', { games: counts.all });
  return {
    title: `${heading} — Kiebitz`,
    heading,
    standfirst: verdictsText(counts, null, speaker),
    rulesets: games
      .filter(({ ruleset }) => counts.of(ruleset, null) > 0)
      .map((game) => cardOf(game, counts, statistics.get(game.ruleset) ?? null, speaker)),
  };
}

/** The sources of points that came up. */
function sourcesOf(listed: readonly Listed[], games: readonly Game[], speaker: Speaker): IndexModel['sources'] {
  const found = new Map<string, Set<string>>(games.map(({ ruleset }) => [ruleset, new Set()]));
  for (const { summary, side } of listed)
    for (const id of side?.sources.match(/[^;:]+(?=:)/g) ?? []) found.get(summary.ruleset)?.add(id);
  return games.flatMap((game) => {
    const { ruleset, presentation } = game;
    const own = speaker.forGame(game);
    const known = found.get(ruleset) ?? new Set<string>();
    const order = presentation.sources.map(({ id }) => id);
    const ids = [...order.filter((id) => known.has(id)), ...[...known].filter((id) => !order.includes(id))];
    return ids.map((id) => ({ ruleset, id, name: sourceName(id, ruleset, presentation, own) }));
  });
}

function columnsOf(mixed: boolean, hasDays: boolean, speaker: Speaker): readonly Column[] {
  const column = (id: string, numeric: boolean): Column => ({ id, text: speaker.text(`site-column-${id}`), numeric });
  return [
    column('game', false),
    ...(mixed ? [column('ruleset', false)] : []),
    ...(hasDays ? [column('date', false)] : []),
    column('players', false),
    column('margin', true),
    column('length', true),
    column('verdict', true),
    column('breaches', true),
    column('first', false),
  ];
}

function cardOf({ ruleset }: Game, counts: GameCounts, href: string | null, speaker: Speaker): RulesetCard {
  const games = counts.of(ruleset, null);
  let from = 0;
  const parts = VERDICTS.flatMap((verdict) => {
    const size = Math.round((counts.of(ruleset, verdict) / games) * 1000) / 10;
    const part = { verdict, from: Math.round(from * 10) / 10, size };
    from += size;
    return size > 0 ? [part] : [];
  });
  return {
    ruleset,
    name: speaker.name('game', ruleset),
    games: speaker.text('site-ruleset-games', { games }),
    verdicts: verdictsText(counts, ruleset, speaker),
    parts,
    href,
  };
}

/** @param ruleset null for the games of all */
function verdictsText(counts: GameCounts, ruleset: string | null, speaker: Speaker): string {
  const legal = counts.of(ruleset, 'legal');
  return speaker.text('site-verdicts', {
    all: legal === counts.of(ruleset, null) ? 'yes' : 'no',
    legal,
    illegal: counts.of(ruleset, 'illegal'),
    undecidable: counts.of(ruleset, 'undecidable'),
  });
}

/** @param around the start of all names of files that says nothing; null where there is but one file */
function rowOf({ summary, page, side }: Listed, around: string | null, speaker: Speaker): GameRow {
  const { game, file, ruleset, players, margin, turns, complete, verdict, breaches, firstBreach } = summary;
  const shared = players.filter(({ rank }) => rank === 1).length > 1;
  return {
    name: game ?? file.slice(around?.length ?? 0),
    href: page ?? null,
    isLost: page === null,
    file: around === null || game === null ? null : file.slice(around.length),
    ruleset,
    rulesetName: speaker.name('game', ruleset),
    key: page ?? [file, game ?? ''].join(' '),
    day: dayOf(summary) ?? '',
    event: summary.event,
    edition: summary.edition,
    options: optionKeys(summary).join(' '),
    side,
    players: players.map(({ name, points, rank }) => ({
      name,
      points: points === null ? '' : wholeNumber(points),
      winner: rank === 1,
    })),
    unfinished: complete ? null : speaker.text('site-unfinished'),
    margin: {
      order: margin ?? -1,
      text: margin === null ? '–' : shared ? speaker.text('site-shared') : margin > 0 ? `+${margin}` : '0',
    },
    length: { order: turns, text: speaker.text('site-turns', { turns }) },
    verdict,
    verdictText: speaker.text(`check-verdict-${verdict}`),
    verdictOrder: VERDICTS.indexOf(verdict),
    breaches,
    first: firstBreach && {
      text: placeName({ speaker, numbered: true }, firstBreach),
      // Ids of findings are our own, never a log's.
      href: page ? `${page}#finding-${firstBreach.finding}` : null,
    },
  };
}

/** What all names of files begin with, up to a slash. */
function commonDirectory(files: readonly string[]): string {
  const [first = '', ...others] = files;
  let length = 0;
  while (length < first.length && others.every((other) => other[length] === first[length])) length += 1;
  const start = first.slice(0, length);
  return start.slice(0, 1 + Math.max(start.lastIndexOf('/'), start.lastIndexOf('\\')));
}

const WORDS = ['games', 'statistics', 'search', 'all', 'shown', 'of', 'clear', 'sort'] as const;
const MORE_WORDS = ['unread', 'file', 'reason', 'winner', 'not-written', 'orphans'] as const;
const FILTER_WORDS = ['player', 'from', 'to', 'event', 'edition', 'option'] as const;
const COMPARE_WORDS = ['compare', 'compare-heading', 'compare-lead', 'compare-show', 'compare-end', 'chosen'] as const;

function wordsOf(speaker: Speaker): Readonly<Record<string, string>> {
  return {
    ...Object.fromEntries(
      [...WORDS, ...MORE_WORDS, ...FILTER_WORDS, ...COMPARE_WORDS].map((word) => [
        word,
        speaker.text(`site-word-${word}`),
      ]),
    ),
    ruleset: speaker.text('site-column-ruleset'),
    margin: speaker.text('site-column-margin'),
    verdict: speaker.text('site-column-verdict'),
    'to-statistics': speaker.text('site-to-statistics'),
    ...pagerWords(speaker),
  };
}
