/** Rule books and pages of rule coverage as the program writes them, for their tests. */
import { RuleCoverage } from '../../src/analysis/rule-coverage.js';
import { ruleUses } from '../../src/analysis/rule-uses.js';
import { bookOf } from '../../src/commands/rule-books.js';
import type { Game } from '../../src/engine/game.js';
import { gameOf } from '../../src/games.js';
import { coverageModel } from '../../src/report/coverage.js';
import { renderCoverage } from '../../src/report/coverage-page.js';
import { type RuleBookModel, ruleBookModel } from '../../src/report/rule-book.js';
import { renderRuleBook } from '../../src/report/rule-book-page.js';
import type { Language } from '../../src/text/language.js';
import { speakerFor } from '../../src/text/speaker.js';
import { toldGame } from './games.js';

function gameNamed(ruleset: string): Game {
  const game = gameOf(ruleset);
  if (!game) throw new Error(ruleset);
  return game;
}

export async function bookModel(ruleset: string, language: Language): Promise<RuleBookModel> {
  const game = gameNamed(ruleset);
  const speaker = await speakerFor(language, [ruleset], ['rule-book', 'rulings', 'options', 'report']);
  const book = await bookOf(game, speaker);
  const shelf = {
    languages: [
      { language: 'en', name: 'English', href: language === 'en' ? null : `${ruleset}.en.html` },
      { language: 'de', name: 'Deutsch', href: language === 'de' ? null : `${ruleset}.de.html` },
    ],
    games: [{ ruleset, href: null }],
  };
  return ruleBookModel(game, game.rulebook.map(book.entry), shelf, book.speaker);
}

export async function bookPage(ruleset: string, language: Language): Promise<string> {
  return renderRuleBook(await bookModel(ruleset, language));
}

/** Of one game. */
export async function coveragePage(language: Language): Promise<string> {
  const { game, replayed, transcript } = toldGame('one-breach');
  const coverage = new RuleCoverage(game.ruleset, game.rulebook);
  coverage.add(ruleUses(transcript, replayed.findings));
  const speaker = await speakerFor(language, [game.ruleset], ['rule-book', 'report']);
  return renderCoverage(coverageModel(coverage.counted(), speaker));
}
