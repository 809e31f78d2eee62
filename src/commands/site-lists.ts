/** The index of very many games: a page of the list of all, with ways to its other pages, to shorter lists, and to all players. */
import { allGames } from '../games.js';
import type { WriteFailure } from '../io/write-whole.js';
import type { Linked } from '../report/model.js';
import type { GameCounts } from '../report/site/game-counts.js';
import { indexHead, indexModel, type Listed, type UnreadInput } from '../report/site/index-model.js';
import { renderIndex } from '../report/site/index-page.js';
import { LISTS, type ListPage, Lists } from '../report/site/lists.js';
import type { IndexModel, PlayerRow } from '../report/site/model.js';
import { type SiteTable, tablePages } from '../report/site/table-page.js';
import type { Speaker } from '../text/speaker.js';
import { INDEX } from './reported.js';
import type { SiteFolder } from './site-folder.js';

/** What the index tells of. */
interface Told {
  /** All games, in their order. */
  readonly listed: Iterable<Listed> | AsyncIterable<Listed>;
  readonly counts: GameCounts;
  readonly unread: readonly UnreadInput[];
  readonly orphans: IndexModel['orphans'];
  /** The page about what the games of a ruleset have in common. */
  readonly statistics: ReadonlyMap<string, string>;
  /** Those who have a page, in the order of their list. */
  readonly players: readonly PlayerRow[];
  /** Ways from the index to other pages. */
  readonly more: readonly Linked[];
}

/** So many players stand in the index, where there are more. */
const PLAYERS_IN_INDEX = 200;
/** So much that could not be read is told one by one. */
const UNREAD_IN_INDEX = 500;

/** @returns what could not be written */
export async function writeLists(
  folder: SiteFolder,
  { listed, counts, unread, orphans, statistics, players, more }: Told,
  anySpeaker: Speaker,
): Promise<WriteFailure | undefined> {
  const speaker = anySpeaker.forPages();
  const isMany = players.length > PLAYERS_IN_INDEX;
  const written = isMany ? await writeTable(folder, playersTable(players, speaker), speaker) : undefined;
  if (written && 'code' in written) return written;
  const ways = [...(written ? [written] : []), ...more];
  const present = allGames().filter(({ ruleset }) => counts.of(ruleset, null) > 0);
  const head = indexHead(counts, present, statistics, speaker);
  const below = <Way extends { readonly href: string | null }>(way: Way): Way => ({
    ...way,
    href: way.href === null ? null : `../${way.href}`,
  });
  const headBelow = { ...head, rulesets: head.rulesets.map(below) };
  const write = ({ path, games, pager }: ListPage): Promise<WriteFailure | undefined> => {
    const isIndex = path === INDEX;
    const model = isIndex
      ? indexModel(
          games,
          unread.slice(0, UNREAD_IN_INDEX),
          allGames(),
          statistics,
          speaker,
          orphans,
          players.slice(0, PLAYERS_IN_INDEX),
        )
      : indexModel(games, [], allGames(), statistics, speaker);
    const links = isIndex ? ways : [{ text: speaker.text('site-home'), href: INDEX }, ...ways].map(below);
    return folder.write(path, renderIndex({ ...model, ...(isIndex ? head : headBelow), pager, more: links }));
  };
  const lists = new Lists(
    counts,
    present.map(({ ruleset }) => ruleset),
    INDEX,
    speaker,
  );
  for await (const one of listed) {
    for (const page of lists.add(one)) {
      const failure = await write(page);
      if (failure) return failure;
    }
  }
  for (const page of lists.end()) {
    const failure = await write(page);
    if (failure) return failure;
  }
  return undefined;
}

/** Writes the pages of a table. @returns the way from the index to the first one, or what could not be written */
export async function writeTable(
  folder: SiteFolder,
  table: SiteTable,
  speaker: Speaker,
): Promise<Linked | WriteFailure> {
  let first: string | undefined;
  for (const { file, html } of tablePages(table, `../${INDEX}`, speaker)) {
    const name = `${LISTS}/${file}`;
    const failure = await folder.write(name, html);
    if (failure) return failure;
    first ??= name;
  }
  return { text: table.heading, href: first ?? null };
}

function playersTable(players: readonly PlayerRow[], speaker: Speaker): SiteTable {
  const columns = ['player', 'games', 'wins', 'share', 'interval', 'fair'];
  return {
    name: 'players',
    heading: speaker.text('site-all-players'),
    lead: speaker.text('site-players-lead'),
    columns: columns.map((column) => ({ text: speaker.text(`site-column-${column}`), numeric: column !== 'player' })),
    rows: players.map(({ name, href, games, won, share, interval, fair }) =>
      [name, games, won, share, interval, fair].map(
        (cell, at): Linked => ({ text: String(cell), href: at === 0 ? `../${href}` : null }),
      ),
    ),
  };
}
