/** `kiebitz rules --html`: the rule book of each game as a page, each written whole or not at all. */
import { join } from 'node:path';
import type { Game } from '../engine/game.js';
import { allGames } from '../games.js';
import { writeStandardOutput } from '../io/standard-output.js';
import { writeInFolder } from '../io/write-whole.js';
import { RULESETS } from '../log/envelope.js';
import { nearest } from '../log/nearest.js';
import { plain } from '../output/plain.js';
import { type BookShelf, ruleBookModel } from '../report/rule-book.js';
import { renderRuleBook } from '../report/rule-book-page.js';
import { LANGUAGES, type Language, languageOf } from '../text/language.js';
import { type Speaker, speakerFor } from '../text/speaker.js';
import { complain, complainOfWriting, withHint } from './complain.js';
import { EXIT } from './exit.js';
import { makeDirectory } from './output-directory.js';
import { bookOf } from './rule-books.js';

/** The options of one run, as the command line gives them. */
export interface RulesPageOptions {
  /** Directory; made where it does not exist. */
  readonly output: string;
  /** One language; all of them where it is not given. */
  readonly lang?: string;
}

/**
 * Writes `<game>.<language>.html` for each.
 * @param rulesets all games where none is named
 * @returns the exit code: wrong usage for a game that there is not
 */
export async function rulePages(rulesets: readonly string[], options: RulesPageOptions): Promise<number> {
  const language = languageOf(options.lang);
  const languages = language ? [language] : LANGUAGES;
  const speakers = new Map<Language, Speaker>();
  for (const one of languages) speakers.set(one, await speakerOf(one));
  const speaker = speakers.get(language ?? 'en') ?? (await speakerOf('en'));
  const stranger = rulesets.find((ruleset) => !RULESETS.some((one) => one === ruleset));
  if (stranger !== undefined) {
    const sentence = speaker.text('rules-no-game', { found: stranger, known: RULESETS.join(', ') });
    return complain(withHint(sentence, nearest(stranger, RULESETS), speaker));
  }
  const games = allGames().filter(({ ruleset }) => rulesets.length === 0 || rulesets.includes(ruleset));
  const noDirectory = await makeDirectory(options.output);
  if (noDirectory) return complainOfWriting(noDirectory, speaker);
  for (const game of games) {
    for (const [own, anySpeaker] of speakers) {
      const book = await bookOf(game, anySpeaker);
      const shelf = shelfOf(game, own, games, languages, speakers);
      const page = renderRuleBook(ruleBookModel(game, game.rulebook.map(book.entry), shelf, book.speaker));
      const path = join(options.output, pageName(game, own));
      const failure = await writeInFolder(path, page);
      if (failure) return complainOfWriting(failure, speaker);
      await writeStandardOutput(`${plain(anySpeaker.text('rules-written', { path }))}\n`);
    }
  }
  return EXIT.fine;
}

function speakerOf(language: Language): Promise<Speaker> {
  return speakerFor(language, RULESETS, ['rule-book', 'rulings', 'options', 'report']);
}

function pageName({ ruleset }: Game, language: Language): string {
  return `${ruleset}.${language}.html`;
}

/** What is written in the same run; a page leads to nothing else. */
function shelfOf(
  game: Game,
  language: Language,
  games: readonly Game[],
  languages: readonly Language[],
  speakers: ReadonlyMap<Language, Speaker>,
): BookShelf {
  const others = <T>(all: readonly T[]): readonly T[] => (all.length > 1 ? all : []);
  return {
    languages: others(languages).map((one) => ({
      language: one,
      name: speakers.get(one)?.text('book-language') ?? one,
      href: one === language ? null : pageName(game, one),
    })),
    games: others(games).map((one) => ({
      ruleset: one.ruleset,
      href: one === game ? null : pageName(one, language),
    })),
  };
}
