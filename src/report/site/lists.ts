/** The list of very many games, in pages, and shorter lists of some of them: what a filter does where no page can hold all games. */
import type { MoveVerdict } from '../../engine/transcript.js';
import type { Speaker } from '../../text/speaker.js';
import type { Linked } from '../model.js';
import type { GameCounts } from './game-counts.js';
import type { Listed } from './index-model.js';
import type { Pager } from './model.js';

/** More games than that do not stand on one page, which is below a megabyte then, and filters of which answer at once. */
export const GAMES_ON_PAGE = 300;
/** The folder of all pages but the first one of the list of all games. */
export const LISTS = 'lists';

/** What the games of a list have in common; null where it does not matter. */
interface ListKey {
  readonly ruleset: string | null;
  readonly verdict: MoveVerdict | null;
}

/** A page of a list. */
export interface ListPage {
  /** As it lies from the index. */
  readonly path: string;
  readonly games: readonly Listed[];
  readonly pager: Pager;
}

const VERDICTS: readonly MoveVerdict[] = ['legal', 'undecidable', 'illegal'];

/** Games that come one after the other are put into all lists to which they belong; a page is ready when it is full. */
export class Lists {
  private readonly lists: readonly List[];

  /**
   * @param counts of all games that will come
   * @param rulesets in the order in which they are told
   * @param index the name of the index, the first page of the list of all games
   */
  constructor(
    counts: GameCounts,
    rulesets: readonly string[],
    private readonly index: string,
    private readonly speaker: Speaker,
  ) {
    this.lists = listsOf(counts, rulesets);
  }

  /** @returns the pages that are full with this game */
  *add(one: Listed): Generator<ListPage> {
    const { ruleset, verdict } = one.summary;
    for (const list of this.lists) {
      const { key } = list;
      if ((key.ruleset ?? ruleset) !== ruleset || (key.verdict ?? verdict) !== verdict) continue;
      list.waiting.push(one);
      if (list.waiting.length === GAMES_ON_PAGE) yield this.nextPage(list);
    }
  }

  /** @returns the pages that are not full, when no game comes any more */
  *end(): Generator<ListPage> {
    for (const list of this.lists) if (list.waiting.length > 0) yield this.nextPage(list);
  }

  private nextPage(list: List): ListPage {
    const { key, games } = list;
    const shown = list.waiting;
    list.waiting = [];
    const [at, pages] = [list.page, Math.ceil(games / GAMES_ON_PAGE)];
    list.page += 1;
    const path = this.wayTo(key, at);
    const isBelow = path.includes('/');
    const wayFromHere = (to: ListKey, page: number): string | null => {
      const href = this.wayTo(to, page);
      return href === path ? null : isBelow ? `../${href}` : href;
    };
    const from = at * GAMES_ON_PAGE;
    return {
      path,
      // Games of different pages cannot be laid side by side, so none bring what that takes.
      games: shown.map((one) => ({ ...one, side: null, page: isBelow && one.page ? `../${one.page}` : one.page })),
      pager: {
        ...pagerOf(
          { at, pages, from, shown: shown.length, all: games },
          (page) => wayFromHere(key, page),
          this.speaker,
        ),
        lists: choicesOf(key, this.lists, this.speaker).map((row) =>
          row.map(({ text, to }) => ({ text, href: wayFromHere(to, 0) })),
        ),
      },
    };
  }

  private wayTo({ ruleset, verdict }: ListKey, page: number): string {
    return ruleset === null && verdict === null && page === 0
      ? this.index
      : `${LISTS}/${nameOf({ ruleset, verdict })}-${page + 1}.html`;
  }
}

/** A list as it grows. */
interface List {
  readonly key: ListKey;
  /** How many it will hold. */
  readonly games: number;
  /** How many of its pages are made. */
  page: number;
  /** Games of the next page. */
  waiting: Listed[];
}

/** Lists that would say the same as a longer one are left out. */
function listsOf(counts: GameCounts, rulesets: readonly string[]): readonly List[] {
  const several = <Value>(values: readonly Value[], count: (value: Value) => number): readonly (Value | null)[] => {
    const found = values.filter((value) => count(value) > 0);
    return found.length > 1 ? [null, ...found] : [null];
  };
  return several(rulesets, (ruleset) => counts.of(ruleset, null)).flatMap((ruleset) =>
    several(VERDICTS, (verdict) => counts.of(null, verdict)).flatMap((verdict) => {
      const games = counts.of(ruleset, verdict);
      return games > 0 ? [{ key: { ruleset, verdict }, games, page: 0, waiting: [] }] : [];
    }),
  );
}

/** Rulesets and verdicts are our own words. */
function nameOf({ ruleset, verdict }: ListKey): string {
  return [ruleset, verdict].filter((word) => word !== null).join('-') || 'all';
}

/** From a list the way to those that differ in one thing: a row for the rulesets, and one for the verdicts. */
function choicesOf(
  own: ListKey,
  lists: readonly List[],
  speaker: Speaker,
): readonly (readonly { readonly text: string; readonly to: ListKey }[])[] {
  const row = (isIn: (key: ListKey) => boolean, nameIn: (key: ListKey) => string) =>
    lists.flatMap(({ key: to, games }) =>
      isIn(to) ? [{ text: speaker.text('site-pager-list', { list: nameIn(to), games }), to }] : [],
    );
  const all = speaker.text('site-word-all');
  return [
    row(
      ({ verdict }) => verdict === own.verdict,
      ({ ruleset }) => (ruleset === null ? all : speaker.name('game', ruleset)),
    ),
    row(
      ({ ruleset }) => ruleset === own.ruleset,
      ({ verdict }) => (verdict === null ? all : speaker.text(`check-verdict-${verdict}`)),
    ),
  ].filter(({ length }) => length > 1);
}

/** Where a page lies in its list; all numbers but `shown` 0-based. */
interface PageOfList {
  readonly at: number;
  readonly pages: number;
  readonly from: number;
  readonly shown: number;
  readonly all: number;
}

/** The ways from a page to the others. @param wayTo a page by its number; null where that is the page itself */
export function pagerOf(
  { at, pages, from, shown, all }: PageOfList,
  wayTo: (page: number) => string | null,
  speaker: Speaker,
): Pager {
  const link = (text: string, page: number): Linked => ({ text, href: page === at ? null : wayTo(page) });
  return {
    shown: speaker.text('site-pager-shown', { from: from + 1, to: from + shown, all }),
    lists: [],
    pages: nearPages(at, pages).map((page) => link(String(page + 1), page)),
    previous: at > 0 ? link(speaker.text('site-pager-previous'), at - 1) : null,
    next: at < pages - 1 ? link(speaker.text('site-pager-next'), at + 1) : null,
  };
}

/** The first and the last page, and those next to one. */
function nearPages(page: number, pages: number): readonly number[] {
  const near = [0, page - 2, page - 1, page, page + 1, page + 2, pages - 1];
  return [...new Set(near.filter((at) => at >= 0 && at < pages))];
}
