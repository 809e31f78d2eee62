/** The program: commander, one import per command. Commands are loaded only when they are called. */
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { EXIT } from './commands/exit.js';
import type { CheckOptions } from './commands/judged.js';
import { VERSION } from './version.js';

const program = new Command('kiebitz')
  .description(
    'Looks over the players’ shoulders: reads recorded games of Valletta, Tallinn and Rattus, replays them\nunder the full rules, and says what happened, why, and what was not allowed.',
  )
  .version(VERSION, '-V, --version', 'print the version')
  .helpOption('-h, --help', 'print help')
  .helpCommand('help [command]', 'print help for a command')
  .showSuggestionAfterError()
  .exitOverride()
  .configureOutput({ outputError: (text, write) => write(text) })
  .addHelpText(
    'after',
    `
Examples:
  kiebitz report game.xml              the report of a game as one HTML file
  kiebitz check logs/                  which games break which rule, and where
  kiebitz explain game.xml --turn 14   a turn told step by step, with its rules
  kiebitz rules adjacent               rules that speak of a word

Exit codes: 0 nothing to complain about, 1 findings, 2 wrong usage, 3 some input could not be read, 70 our own fault.`,
  );

const language = () =>
  new Option('--lang <language>', 'language of the sentences: en, de or it').choices(['en', 'de', 'it']);
const noColour = () => new Option('--no-color', 'no colours (also with NO_COLOR)');
const ownEditions = () =>
  new Option('--components <file>', 'card values of your own; may be given more than once')
    .argParser((file: string, before: string[]) => [...before, file])
    .default([], 'none');

program
  .command('check')
  .summary('find illegal moves and wrong numbers')
  .description('Replays games under the full rules and names every breach with its rule and its place in the file.')
  .argument('<paths...>', 'log files, directories, or - for standard input')
  .addOption(
    new Option('--format <format>', 'how the result is printed').choices(['text', 'json', 'ndjson']).default('text'),
  )
  .option('--all', 'also print remarks, and what follows from an earlier breach', false)
  .option('--jobs <number>', 'how many processors to use; the output does not depend on it', positive)
  .addOption(
    new Option('--reader <reader>', 'what reads XML: the fast reader, or a slower one for a second opinion')
      .choices(['kiebitz', 'fast-xml-parser'])
      .default('kiebitz'),
  )
  .addOption(ownEditions())
  .addOption(language())
  .addOption(noColour())
  .addHelpText(
    'after',
    examples(
      'kiebitz check game.xml',
      'kiebitz check logs/ --format ndjson > findings.ndjson',
      'zcat games.xml.gz | kiebitz check -',
    ),
  )
  .action(async (paths: string[], { jobs, ...options }: CheckOptions & { jobs?: number }) => {
    const [{ check }, { defaultJobs }] = await Promise.all([
      import('./commands/check.js'),
      import('./commands/judge-files.js'),
    ]);
    process.exitCode = await check(paths, { ...options, color: wantsColour(options.color) }, jobs ?? defaultJobs());
  });

program
  .command('report')
  .summary('write the report of a game as an HTML file')
  .description('Writes one self-contained HTML file for each game: result, charts, the city, and every turn explained.')
  .argument('<paths...>', 'log files, directories, or - for standard input')
  .option('-o, --output <directory>', 'where the reports are written', '.')
  .option('--game <id>', 'only the game of this id')
  .addOption(ownEditions())
  .addOption(language())
  .addOption(noColour())
  .addHelpText('after', examples('kiebitz report game.xml', 'kiebitz report logs/ -o reports/ --lang de'))
  .action(
    async (
      paths: string[],
      options: { output: string; game?: string; lang?: string; color: boolean; components: string[] },
    ) => {
      const { report } = await import('./commands/report.js');
      process.exitCode = await report(paths, { ...options, color: wantsColour(options.color) });
    },
  );

program
  .command('explain')
  .summary('tell a game turn by turn, with the rules of each step')
  .description('Tells a game in the terminal: every step with what it changed and under which rule.')
  .argument('<paths...>', 'log files, directories, or - for standard input')
  .option('--turn <number>', 'only this turn', positive)
  .option('--game <id>', 'only the game of this id')
  .addOption(ownEditions())
  .addOption(language())
  .addOption(noColour())
  .addHelpText('after', examples('kiebitz explain game.xml', 'kiebitz explain game.xml --turn 14'))
  .action(
    async (
      paths: string[],
      options: { turn?: number; game?: string; lang?: string; color: boolean; components: string[] },
    ) => {
      const { explain } = await import('./commands/explain.js');
      process.exitCode = await explain(paths, { ...options, color: wantsColour(options.color) });
    },
  );

program
  .command('rules')
  .summary('list, search and show rules')
  .description('Lists the rules of the games; with words, those that contain all of them; with an id, that rule whole.')
  .argument('[words...]', 'an id, or words to search for')
  .option('--game <ruleset>', 'only the rules of this game')
  .addOption(new Option('--format <format>', 'how the result is printed').choices(['text', 'json']).default('text'))
  .addOption(language())
  .addOption(noColour())
  .addHelpText(
    'after',
    examples(
      'kiebitz rules --game valletta',
      'kiebitz rules barrel',
      'kiebitz rules valletta.build.adjacency-discount',
    ),
  )
  .action(
    async (words: string[], options: { game?: string; format: 'text' | 'json'; lang?: string; color: boolean }) => {
      const { rules } = await import('./commands/rules.js');
      process.exitCode = await rules(words, { ...options, color: wantsColour(options.color) });
    },
  );

program
  .command('convert')
  .summary('write a log as XML, JSON or NDJSON')
  .description('Writes logs in another notation; nothing that stands in them is lost.')
  .argument('<paths...>', 'log files, directories, or - for standard input')
  .addOption(
    new Option('--to <notation>', 'the notation to write').choices(['xml', 'json', 'ndjson']).makeOptionMandatory(),
  )
  .option('-o, --output <file>', 'where to write; standard output by default', '-')
  .addOption(noColour())
  .addHelpText(
    'after',
    examples('kiebitz convert game.xml --to json > game.json', 'kiebitz convert logs/ --to ndjson -o all.ndjson'),
  )
  .action(async (paths: string[], options: { to: 'xml' | 'json' | 'ndjson'; output: string; color: boolean }) => {
    const { convert } = await import('./commands/convert.js');
    process.exitCode = await convert(paths, { ...options, color: wantsColour(options.color) });
  });

program
  .command('components')
  .summary('print an edition as a file to edit')
  .description(
    'Prints the card values of an edition. Type the values of your own game into a copy and use it with --components.',
  )
  .argument('<ruleset>', 'the game')
  .option('--edition <name>', 'which edition', 'practice')
  .addHelpText('after', examples('kiebitz components valletta > mine.xml', 'kiebitz check logs/ --components mine.xml'))
  .action(async (ruleset: string, options: { edition: string }) => {
    const { components } = await import('./commands/components.js');
    process.exitCode = await components(ruleset, options.edition);
  });

function examples(...lines: string[]): string {
  return `\nExamples:\n${lines.map((line) => `  ${line}`).join('\n')}`;
}

function positive(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new InvalidArgumentError('Expected a whole number from 1 on.');
  return number;
}

/** Colours only where a person looks at them. @see https://no-color.org */
function wantsColour(asked: boolean): boolean {
  return asked && process.stdout.isTTY === true && !process.env['NO_COLOR'];
}

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? EXIT.fine : EXIT.usage;
  else {
    const { reportFailure } = await import('./commands/failure.js');
    process.exitCode = reportFailure(error);
  }
}
