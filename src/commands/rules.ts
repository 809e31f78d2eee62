/** `kiebitz rules`: lists, searches and shows the rules of the games, and their options. */
import type { Game } from '../engine/game.js';
import type { Rule } from '../engine/rule.js';
import { allGames } from '../games.js';
import { writeStandardOutput } from '../io/standard-output.js';
import { RULESETS } from '../log/envelope.js';
import { nearest } from '../log/nearest.js';
import { coloursFor } from '../output/colours.js';
import { optionLines, optionList } from '../output/options-text.js';
import { plain } from '../output/plain.js';
import { ruleHits, ruleInFull, ruleList } from '../output/rules-text.js';
import { alsoKnownAs } from '../text/names/also-known-as.js';
import { chapterOf, type RuleEntry } from '../text/rule-entry.js';
import { type SearchHit, searchRules, wordsOfRules } from '../text/rule-search.js';
import { type Speaker, speakerFor } from '../text/speaker.js';
import { complain, withHint } from './complain.js';
import { EXIT } from './exit.js';
import { inFull, type OptionOfGame, optionsLike, optionsNamed, optionsOf } from './named-options.js';
import { bookOf, type RuleBook } from './rule-books.js';

/** The options of one run, as the command line gives them. */
export interface RulesOptions {
  /** Only the rules of this ruleset. */
  readonly game?: string;
  /** True for the options of the games instead of their rules; the words are games or names of options then. */
  readonly options?: boolean;
  readonly format: 'text' | 'json';
  readonly lang?: string;
  readonly color: boolean;
}

/** What was asked for. */
type Answer =
  | { readonly type: 'list'; readonly rules: readonly Rule[] }
  | { readonly type: 'hits'; readonly hits: readonly SearchHit[] }
  | { readonly type: 'rule'; readonly rule: Rule }
  | { readonly type: 'options'; readonly options: readonly OptionOfGame[] }
  /** An option by its name, and rules that speak of what bears the same name. */
  | { readonly type: 'option'; readonly options: readonly OptionOfGame[]; readonly hits: readonly SearchHit[] };

/**
 * @param words an id of a rule (shown whole), or words that must all occur in id, title, statement or breach
 * @returns the exit code: findings, 1, where no rule was found; wrong usage for a game that there is not
 */
export async function rules(words: readonly string[], options: RulesOptions): Promise<number> {
  const games = allGames().filter((game) => options.game === undefined || game.ruleset === options.game);
  const speaker = await speakerFor(options.lang, RULESETS, ['rule-book', 'rulings', 'options']);
  if (games.length === 0) return complainOfGame(options.game ?? '', speaker);
  const all = games.flatMap((game) => game.rulebook);
  // A shell or a file name may have put accents behind their letters.
  const asked = words.map((word) => word.trim().normalize('NFC')).filter((word) => word !== '');
  const answer = options.options ? optionsFor(asked, games) : answerTo(asked, all, optionsOf(games), speaker);
  if (typeof answer === 'string') return complainOfOption(answer, games, speaker);
  await writeStandardOutput(
    options.format === 'json'
      ? await asJson(answer, games, speaker)
      : await asText(answer, words, all, games, speaker, options),
  );
  return answer.type === 'hits' && answer.hits.length === 0 ? EXIT.findings : EXIT.fine;
}

function complainOfGame(found: string, speaker: Speaker): number {
  const sentence = speaker.text('rules-no-game', { found, known: RULESETS.join(', ') });
  return complain(withHint(sentence, nearest(found, RULESETS), speaker));
}

function complainOfOption(query: string, games: readonly Game[], speaker: Speaker): number {
  const known = [...RULESETS, ...optionsOf(games).map(({ option }) => option.name)];
  const sentence = speaker.text('rules-options-none', { query });
  return complain(withHint(sentence, nearest(query.toLowerCase(), known), speaker));
}

/** The options of the games that are named, or those that bear one of the names. @returns the word that is neither */
function optionsFor(words: readonly string[], games: readonly Game[]): Answer | string {
  const all = optionsOf(games);
  const named = words.map((word) => {
    const ofGame = all.filter(({ game }) => game.ruleset === word.toLowerCase());
    const exact = optionsNamed(word, all);
    return { word, options: [ofGame, exact, optionsLike(word, all)].find(({ length }) => length > 0) ?? [] };
  });
  const stranger = named.find(({ options }) => options.length === 0);
  if (stranger) return stranger.word;
  const wanted = new Set(named.flatMap(({ options }) => options));
  return { type: 'options', options: words.length === 0 ? all : all.filter((one) => wanted.has(one)) };
}

function answerTo(
  words: readonly string[],
  all: readonly Rule[],
  options: readonly OptionOfGame[],
  speaker: Speaker,
): Answer {
  const [only] = words;
  if (only === undefined) return { type: 'list', rules: all };
  const exact = words.length === 1 ? all.find(({ id }) => id === only) : undefined;
  if (exact) return { type: 'rule', rule: exact };
  const hits = search(all, words, speaker);
  const named = words.length === 1 ? optionsNamed(only, options) : [];
  if (named.length > 0) return { type: 'option', options: named, hits };
  const like = words.length === 1 && hits.length === 0 ? optionsLike(only, options) : [];
  if (like.length > 0) return { type: 'option', options: like, hits };
  const [first] = hits;
  return hits.length === 1 && first ? { type: 'rule', rule: first.rule } : { type: 'hits', hits };
}

/** A word also finds what bears its name in another language or edition. */
function search(all: readonly Rule[], words: readonly string[], speaker: Speaker): readonly SearchHit[] {
  return searchRules(
    all,
    words.map((word) => [word, ...alsoKnownAs(word, speaker.language, RULESETS)]),
    speaker,
  );
}

async function asText(
  answer: Answer,
  words: readonly string[],
  all: readonly Rule[],
  games: readonly Game[],
  speaker: Speaker,
  options: RulesOptions,
): Promise<string> {
  const colours = coloursFor(options.color);
  const lines = (generated: Iterable<string>): string => `${[...generated].join('\n')}\n`;
  if (answer.type === 'list') return lines(ruleList(answer.rules, speaker, colours));
  if (answer.type === 'options') return lines(optionList(inFull(answer.options, speaker), speaker, colours));
  if (answer.type === 'option') {
    const told = inFull(answer.options, speaker).map((entry) => lines(optionLines(entry, speaker, colours)));
    return [...told, ...(answer.hits.length > 0 ? [lines(ruleHits(answer.hits, speaker, colours))] : [])].join('\n');
  }
  if (answer.type === 'rule') {
    const [book] = await booksFor([answer.rule], games, speaker);
    return book ? lines(ruleInFull(book.entry(answer.rule), book.speaker, colours)) : '';
  }
  if (answer.hits.length > 0) return lines(ruleHits(answer.hits, speaker, colours));
  const none = speaker.text('rules-none-found', { query: words.join(' ') });
  return `${plain(withHint(none, nearestWords(words, all, optionsOf(games), speaker), speaker))}\n`;
}

/** The words with those that no rule has replaced by the nearest that one has; undefined where one has none near. */
function nearestWords(
  words: readonly string[],
  all: readonly Rule[],
  options: readonly OptionOfGame[],
  speaker: Speaker,
): string | undefined {
  const names = options.map(({ option }) => option.name);
  const known = [...new Set([...wordsOfRules(all, speaker), ...all.map(({ id }) => id), ...names])];
  const meant = words.map((word) => (search(all, [word], speaker).length > 0 ? word : nearest(word, known)));
  const isBetter = meant.every((word) => word !== undefined) && meant.join(' ') !== words.join(' ');
  return isBetter ? meant.join(' ') : undefined;
}

/** A contract: docs/output.md. */
async function asJson(answer: Answer, games: readonly Game[], speaker: Speaker): Promise<string> {
  const hits = 'hits' in answer ? answer.hits : [];
  const shown =
    answer.type === 'list' ? answer.rules : answer.type === 'rule' ? [answer.rule] : hits.map(({ rule }) => rule);
  const options = 'options' in answer ? inFull(answer.options, speaker) : [];
  const books = await booksFor(shown, games, speaker);
  const list = shown.flatMap((rule, index) => {
    const book = books.find(({ game }) => game.rulebook.includes(rule));
    const hit = hits[index];
    return book ? [ruleJson(book.game, rule, book.entry(rule), hit, speaker)] : [];
  });
  return `${JSON.stringify([...options, ...list], null, 2)}\n`;
}

function ruleJson(game: Game, rule: Rule, entry: RuleEntry, hit: SearchHit | undefined, speaker: Speaker): object {
  const { kindText: _, sources, option, rulings, limit, ...rest } = entry;
  return {
    game: game.ruleset,
    chapter: speaker.text(chapterOf(rule)),
    ...rest,
    cites: sources,
    ...(rule.option !== undefined && { option: rule.option }),
    optionText: option,
    ...(rule.ruling !== undefined && { ruling: rule.ruling }),
    rulings,
    limit: rule.limit ?? null,
    limitText: limit,
    ...(hit && { hit: { score: hit.score, field: hit.field, pieces: hit.pieces } }),
  };
}

/** The books that some rules stand in. */
async function booksFor(shown: readonly Rule[], games: readonly Game[], speaker: Speaker): Promise<RuleBook[]> {
  const wanted = games.filter(({ rulebook }) => shown.some((rule) => rulebook.includes(rule)));
  return Promise.all(wanted.map((game) => bookOf(game, speaker)));
}
