/** `kiebitz rules` on the command line. */
import type { Command } from 'commander';
import { directory, refuseIdle } from '../option-values.js';
import type { RulesOptions } from '../rules.js';
import type { CoverageOptions } from '../rules-coverage.js';
import type { RulesPageOptions } from '../rules-html.js';
import { wantsColours } from '../wanted-colours.js';
import { addJudging, addSpeaking, among, withExamples } from './options.js';

export function declareRules(program: Command): void {
  const rules = program
    .command('rules')
    .summary('list, search and show rules, write them as a book, count which ones logs show')
    .description(
      'Lists the rules of the games; with words, those that contain all of them; with an id or the name of an option, that one whole. With --options the options of the games, with --html the rule book of each game named (or of all) as a page.',
    )
    .argument(
      '[words...]',
      'an id, an option, or words to search for; with --options: games or options; with --html: games',
    )
    .option('--game <ruleset>', 'only the rules of this game')
    .addOption(among('--format <format>', 'how the result is printed', ['text', 'json']).default('text'))
    .option(
      '--options',
      'what logs can choose: each option with its values, what it decides, and where the texts differ',
      false,
    )
    .option('--html', 'write the rule book as a page for each game and language', false)
    .option('-o, --output <directory>', 'where the pages are written', directory, '.');
  withExamples(
    addSpeaking(rules),
    'kiebitz rules --game valletta',
    'kiebitz rules barrel',
    'kiebitz rules valletta.build.adjacency-discount',
    'kiebitz rules --options rattus',
    'kiebitz rules house.reshuffle',
    'kiebitz rules --html -o book/ valletta --lang de',
    'kiebitz rules coverage logs/',
  ).action(async (words: string[], options: RulesOptions & RulesPageOptions & { html: boolean }, command: Command) => {
    refusePages(options.html, command);
    if (options.html && options.options) command.error('error: --html writes the rules: --options has no page');
    if (options.html) {
      const { rulePages } = await import('../rules-html.js');
      process.exitCode = await rulePages(options.game === undefined ? words : [options.game, ...words], options);
      return;
    }
    const { rules } = await import('../rules.js');
    process.exitCode = await rules(words, { ...options, color: wantsColours(process.stdout) });
  });

  const coverage = rules
    .command('coverage')
    .summary('count how often recorded games enact each rule, break it or leave it in doubt')
    .description(
      'Counts for each rule how often recorded games enact it, break it or leave it in doubt, and names those that never came up.',
    )
    .argument('<paths...>', 'log files, directories, or - for standard input')
    .addOption(among('--format <format>', 'how the result is printed', ['text', 'json']).default('text'))
    .option('--html', 'write a page for each game instead', false)
    .option('-o, --output <directory>', 'where the pages are written', directory, '.');
  withExamples(
    addJudging(coverage),
    'kiebitz rules coverage logs/',
    'kiebitz rules coverage logs/ --html -o coverage/',
  ).action(async (paths: string[], options: CoverageOptions, command: Command) => {
    refusePages(options.html, command);
    const { rulesCoverage } = await import('../rules-coverage.js');
    process.exitCode = await rulesCoverage(paths, { ...options, color: wantsColours(process.stdout) });
  });
}

/** Complains of options that have nothing to do with pages, or with anything else. */
function refusePages(isHtml: boolean, command: Command): void {
  if (!isHtml) refuseIdle(command, ['output'], '--html');
  else if (command.getOptionValueSource('format') === 'cli') command.error('error: --html writes pages: no --format');
}
