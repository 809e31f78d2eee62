/** The list of very many games, in pages, and shorter lists of some of them: what a filter does where no page can hold all games. */
import type { MoveVerdict } from '../../engine/transcript.js';
import type { Speaker } from '../../text/speaker.js';
import type { Linked } from '../model.js';
import type { Listed } from './index-model.js';
import type { Pager } from './model.js';

/** More games than that do not stand on one page. */
export const MOST_ON_ONE = 1000;
/** Of several pages each has so many: well below a megabyte. */
const ON_PAGE = 500;
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

/**
 * All pages of all lists, the first one of the list of all games first. Lists that would say the same as a longer one are left out.
 * @param index the name of the index
 * @param rulesets in the order in which they are told
 */
export function* listPages(
  listed: readonly Listed[],
  rulesets: readonly string[],
  index: string,
  speaker: Speaker,
): Generator<ListPage> {
  const lists = listsOf(listed, rulesets);
  const wayTo = (list: ListKey, page: number): string =>
    list.ruleset === null && list.verdict === null && page === 0 ? index : `${LISTS}/${nameOf(list)}-${page + 1}.html`;
  for (const [key, games] of lists) {
    const pages = Math.ceil(games.length / ON_PAGE);
    for (let page = 0; page < pages; page += 1) {
      const path = wayTo(key, page);
      const isBelow = path.includes('/');
      const wayFromHere = (to: ListKey, at: number): string | null => {
        const href = wayTo(to, at);
        return href === path ? null : isBelow ? `../${href}` : href;
      };
      const from = page * ON_PAGE;
      const shown = games.slice(from, from + ON_PAGE);
      yield {
        path,
        // Games of different pages cannot be laid side by side, so none bring what that takes.
        games: shown.map((one) => ({ ...one, side: null, page: isBelow && one.page ? `../${one.page}` : one.page })),
        pager: {
          ...pagerOf(
            { at: page, pages, from, shown: shown.length, all: games.length },
            (at) => wayFromHere(key, at),
            speaker,
          ),
          lists: choicesOf(key, lists, speaker).map((row) =>
            row.map(({ text, to }) => ({ text, href: wayFromHere(to, 0) })),
          ),
        },
      };
    }
  }
}

/** Which lists there are, by what their games have in common. */
function listsOf(listed: readonly Listed[], rulesets: readonly string[]): ReadonlyMap<ListKey, readonly Listed[]> {
  const several = <Value>(values: readonly Value[], of: (one: Listed) => Value): readonly (Value | null)[] => {
    const found = new Set(listed.map(of));
    return found.size > 1 ? [null, ...values.filter((value) => found.has(value))] : [null];
  };
  const lists = new Map<ListKey, readonly Listed[]>();
  for (const ruleset of several(rulesets, ({ summary }) => summary.ruleset)) {
    for (const verdict of several(VERDICTS, ({ summary }) => summary.verdict)) {
      const games = listed.filter(
        ({ summary }) =>
          (ruleset === null || summary.ruleset === ruleset) && (verdict === null || summary.verdict === verdict),
      );
      if (games.length > 0) lists.set({ ruleset, verdict }, games);
    }
  }
  return lists;
}

/** Rulesets and verdicts are our own words. */
function nameOf({ ruleset, verdict }: ListKey): string {
  return [ruleset, verdict].filter((word) => word !== null).join('-') || 'all';
}

/** From a list the way to those that differ in one thing: a row for the rulesets, and one for the verdicts. */
function choicesOf(
  own: ListKey,
  lists: ReadonlyMap<ListKey, readonly Listed[]>,
  speaker: Speaker,
): readonly (readonly { readonly text: string; readonly to: ListKey }[])[] {
  const row = (isIn: (key: ListKey) => boolean, nameIn: (key: ListKey) => string) =>
    [...lists].flatMap(([to, { length }]) =>
      isIn(to) ? [{ text: speaker.text('site-pager-list', { list: nameIn(to), games: length }), to }] : [],
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
