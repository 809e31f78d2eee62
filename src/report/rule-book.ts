/** The rules of a game -> everything that the page of its rule book says, as plain data. */
import type { Game } from '../engine/game.js';
import { rulesUnder } from '../engine/option-scope.js';
import { optionMeaning, optionTitle } from '../text/option-text.js';
import { chapterOf, type RuleEntry, rulingEntry } from '../text/rule-entry.js';
import type { Speaker } from '../text/speaker.js';
import { VERSION } from '../version.js';
import { type Citations, citations } from './citations.js';
import type { HeadedPage, Linked } from './model.js';

export interface RuleBookModel extends HeadedPage {
  /** What the rules cite. */
  readonly documents: readonly { readonly language: string; readonly title: string; readonly publisher: string }[];
  /** The other languages and games; without a link for those of this page. */
  readonly languages: readonly (Linked & { readonly language: string })[];
  readonly games: readonly Linked[];
  readonly chapters: readonly BookChapter[];
  readonly rulings: readonly BookRuling[];
  readonly options: readonly BookOption[];
  /** How many rules a search has left, for 0 to as many as there are: the script of the page says it. */
  readonly counts: readonly string[];
}

export interface BookChapter {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly BookEntry[];
}

export interface BookEntry extends Omit<RuleEntry, 'rulings' | 'sources'> {
  readonly documents: readonly Citations[];
  readonly rulings: readonly Pick<BookRuling, 'anchor' | 'kindText' | 'question' | 'decided'>[];
  /** What `check` can say besides the example of a breach. */
  readonly others: readonly string[];
  readonly hasExamples: boolean;
  readonly hasMore: boolean;
  readonly optionHref: string | null;
}

export interface BookRuling {
  readonly id: string;
  readonly anchor: string;
  readonly kindText: string;
  readonly differs: boolean;
  readonly question: string;
  readonly decided: string;
  readonly options: readonly Linked[];
  readonly rules: readonly Linked[];
}

export interface BookOption {
  readonly anchor: string;
  readonly name: string;
  readonly title: string;
  readonly values: readonly { readonly value: string; readonly meaning: string; readonly standard: boolean }[];
  readonly rules: readonly Linked[];
}

/** Where the page of a game and language lies, beside this one; undefined where it is not written. */
export interface BookShelf {
  readonly languages: readonly { readonly language: string; readonly name: string; readonly href: string | null }[];
  readonly games: readonly { readonly ruleset: string; readonly href: string | null }[];
}

const WORDS = [
  ...['skip', 'languages', 'games', 'contents', 'search', 'search-hint', 'search-clear', 'link', 'sources'],
  ...['option', 'messages', 'examples', 'decided', 'rulings', 'rulings-lead'],
  ...['options', 'options-lead', 'concerns', 'by-option'],
] as const;

/**
 * @param entries of all rules, in the order of the rulebook
 * @param speaker of the game, with the parts `rule-book`, `rulings`, `options` and `report`
 */
export function ruleBookModel(
  game: Game,
  entries: readonly RuleEntry[],
  shelf: BookShelf,
  speaker: Speaker,
): RuleBookModel {
  const name = speaker.name('game', game.ruleset);
  const kinds = (kind: RuleEntry['kind']): number => entries.filter((entry) => entry.kind === kind).length;
  const titles = new Map(entries.map(({ id, title }) => [id, title]));
  const linkTo = (id: string): Linked => ({ text: titles.get(id) ?? id, href: `#${id}` });
  return {
    kiebitz: VERSION,
    language: speaker.language,
    title: speaker.text('book-title', { game: name }),
    kicker: speaker.text('book-kicker', { game: name }),
    heading: speaker.text('book-heading', { game: name }),
    standfirst: speaker.text('book-standfirst', {
      rules: entries.length,
      explicit: kinds('explicit'),
      derived: kinds('derived'),
      ruling: kinds('ruling'),
    }),
    documents: game.sources.map(({ language, title, publisher }) => ({ language, title, publisher })),
    words: {
      ...Object.fromEntries(WORDS.map((word) => [word, speaker.text(`book-word-${word}`)])),
      breach: speaker.text('rules-breach'),
      'example-legal': speaker.text('rules-example-legal'),
      'example-breach': speaker.text('rules-example-breach'),
      standard: speaker.text('rules-standard'),
      limit: speaker.text('rules-limit'),
      'back-to-top': speaker.text('report-word-back-to-top'),
      'made-by': speaker.text('report-word-made-by'),
    },
    languages: shelf.languages.map(({ language, name: text, href }) => ({ language, text, href })),
    games: shelf.games.map(({ ruleset, href }) => ({ text: speaker.name('game', ruleset), href })),
    chapters: chaptersOf(entries, speaker),
    rulings: game.rulings.map((ruling) => {
      const { options, ...texts } = rulingEntry(game, ruling, speaker);
      return {
        ...texts,
        anchor: rulingAnchor(ruling.id),
        kindText: speaker.text(`rules-ruling-${ruling.kind}`),
        differs: ruling.kind === 'differs',
        options: options.map((option) => ({ text: option, href: `#${optionAnchor(option)}` })),
        rules: ruling.rules.map(linkTo),
      };
    }),
    options: game.options.map((option) => ({
      anchor: optionAnchor(option.name),
      name: option.name,
      title: optionTitle(speaker, game.ruleset, option.name),
      values: option.values.map((value, index) => ({
        value,
        meaning: optionMeaning(speaker, game.ruleset, option.name, value),
        standard: index === 0,
      })),
      rules: rulesUnder(game, option).map(({ id }) => linkTo(id)),
    })),
    counts: Array.from({ length: entries.length + 1 }, (_, count) => speaker.text('book-found', { count })),
  };
}

/** Each chapter once, also where the rulebook comes back to it. */
function chaptersOf(entries: readonly RuleEntry[], speaker: Speaker): readonly BookChapter[] {
  const ids = [...new Set(entries.map(chapterOf))];
  return ids.map((id) => ({
    id,
    title: speaker.text(id),
    rules: entries.filter((entry) => chapterOf(entry) === id).map((entry) => bookEntry(entry, speaker)),
  }));
}

function bookEntry(entry: RuleEntry, speaker: Speaker): BookEntry {
  const { examples, messages, option, rulings, sources, ...rest } = entry;
  const others = messages.filter((message) => examples.breach?.told.includes(message) !== true);
  const hasExamples = examples.legal !== null || examples.breach !== null;
  return {
    ...rest,
    ...{ examples, messages, option, others, hasExamples },
    documents: citations(sources),
    rulings: rulings.map(({ id, kind, question, decided }) => ({
      anchor: rulingAnchor(id),
      kindText: speaker.text(`rules-ruling-${kind}`),
      question,
      decided,
    })),
    hasMore: hasExamples || others.length > 0,
    optionHref: option && `#${optionAnchor(option.name)}`,
  };
}

function rulingAnchor(id: string): string {
  return `ruling-${id.toLowerCase()}`;
}

function optionAnchor(name: string): string {
  return `option-${name}`;
}
