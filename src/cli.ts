/** The program: commander, one import per command. Commands are loaded only when they are called. */
import { Argument, Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { CHECK_FORMATS, type CheckOptions, FAIL_ON } from './commands/check-options.js';
import { completion, SHELLS, type Shell } from './commands/completion.js';
import type { ConvertOptions } from './commands/convert.js';
import type { DiffOptions } from './commands/diff.js';
import { EXIT } from './commands/exit.js';
import type { ExplainOptions } from './commands/explain.js';
import { lastWords, watchForFailures } from './commands/last-words.js';
import type { Beginning } from './commands/new.js';
import type { NotesOptions } from './commands/notes.js';
import {
  findConfiguration,
  listOf,
  oneOf,
  positive,
  refuseCombinations,
  takeLanguage,
  webFolder,
  wholeNumber,
} from './commands/option-values.js';
import type { PlayOptions } from './commands/play-options.js';
import type { ReportOptions } from './commands/report.js';
import type { RulesOptions } from './commands/rules.js';
import type { CoverageOptions } from './commands/rules-coverage.js';
import type { RulesPageOptions } from './commands/rules-html.js';
import type { ServeOptions } from './commands/serve.js';
import type { ShrinkOptions } from './commands/shrink.js';
import { wantsColours } from './commands/wanted-colours.js';
import type { WhyNotOptions } from './commands/why-not.js';
import { readPlace, readWholePlace, type WholePlace } from './engine/move-place.js';
import { LEVELS } from './engine/playable.js';
import type { MovePlace } from './engine/recorded-moves.js';
import { standardOutputFailure, watchStandardStreams, writeStandardOutput } from './io/standard-output.js';
import { BOTS, type Bot } from './kernel/bots.js';
import { CSV_ROWS } from './output/csv.js';
import { plain } from './output/plain.js';
import { LANGUAGES } from './text/language.js';
import { VERSION } from './version.js';

/** What many commands have. */
interface CommonOptions {
  readonly lang?: string;
  /** False with `--no-color`. */
  readonly color?: boolean;
  /** Paths of the user's own editions; of `new` what is printed. */
  readonly components?: readonly string[] | true;
}

watchStandardStreams();
watchForFailures();
/** The language asked for, once that is known. */
let asked: string | undefined;

const program = new Command('kiebitz')
  .description(
    'Looks over the players’ shoulders: reads recorded games of Valletta, Tallinn and Rattus, replays them under the full rules, and says what happened, why, and what was not allowed.',
  )
  .version(VERSION, '-V, --version', 'print the version')
  .helpOption('-h, --help', 'print help')
  .helpCommand('help [command]', 'print help for a command')
  .showSuggestionAfterError()
  // Options behind `rules coverage` are its own, and not those of `rules`, which have the same names.
  .enablePositionalOptions()
  .exitOverride()
  .configureOutput({ outputError: (text, write) => write(text.split('\n').map(plain).join('\n')) })
  .hook('preAction', async (_, command) => {
    takeLanguage(command);
    asked = command.opts<CommonOptions>().lang;
    if (command.opts<CommonOptions>().color === false) process.env['NO_COLOR'] = '1';
    const configuration = findConfiguration(command);
    if (configuration !== undefined) {
      const { configure } = await import('./commands/configuration.js');
      await configure(command, configuration);
    }
    const { lang, components = [] } = command.opts<CommonOptions>();
    asked = lang;
    if (components === true || components.length === 0) return;
    // Before anything is done with them: a worker could not say what is wrong.
    const { editionsOf } = await import('./commands/editions.js');
    await editionsOf(components);
  })
  .addHelpText(
    'after',
    `
Examples:
  kiebitz report game.xml              the report of a game as one HTML file
  kiebitz check logs/                  which games break which rule, and where
  kiebitz explain game.xml --turn 14   a turn told step by step, with its rules
  kiebitz why-not game.xml --at 14.2   what is wrong with a move, and which ones are legal
  kiebitz rules adjacent               rules that speak of a word

Exit codes: 0 nothing to complain about, 1 findings, 2 wrong usage, 3 some input could not be read, 70 our own fault.`,
  );

const language = () =>
  among('--lang <language>', 'language of the sentences: en, de or it (also with KIEBITZ_LANG)', LANGUAGES);
const noColour = () =>
  new Option('--no-color', 'no colours (also with NO_COLOR; FORCE_COLOR: colours in files and pipes, too)');
const configFile = () =>
  new Option('--config <file>', 'what the command line leaves out (default: kiebitz.config.json, where there is one)');
const noConfig = () => new Option('--no-config', 'no such file, not even that of the working directory');
const ownEditions = () =>
  several('--components <edition>', 'a file with card values of your own, or "practice"; may be given more than once');
const notesFiles = () =>
  several('--notes <file>', 'notes about moves, from a file beside the log; may be given more than once');

program
  .command('check')
  .summary('find illegal moves and wrong numbers')
  .description('Replays games under the full rules and names every breach with its rule and its place in the file.')
  .argument('<paths...>', 'log files, directories, or - for standard input')
  .addOption(among('--format <format>', 'how the result is printed', CHECK_FORMATS).default('text'))
  .addOption(among('--rows <what>', 'what a row of csv stands for (default: findings)', CSV_ROWS))
  .option('--all', 'also print remarks, what follows from an earlier breach, and what is known', false)
  .option('--group', 'say once what many findings have in common (text, json, ndjson)', false)
  .addOption(several('--select <rule>', 'only findings of this rule: an id, or a pattern such as tallinn.tower.*'))
  .addOption(several('--ignore <rule>', 'no findings of this rule; both may be given more than once'))
  .option('--quiet', 'nothing but what is wrong: no counts, no progress', false)
  .option('--strict', 'words in another spelling or language, which are understood, are errors', false)
  .option('--audit', 'also where each player’s points come from, turn by turn (json, ndjson)', false)
  .addOption(among('--fail-on <level>', 'what fails the run; each includes those before it', FAIL_ON).default('error'))
  .option('--max-errors <number>', 'fail only if more findings than this count against the run', wholeNumber, 0)
  .option('--baseline <file>', 'findings that are known and do not fail the run')
  .option('--update-baseline', 'write the findings of this run into that file', false)
  .addOption(several('--quirks <file>', 'declared deviations of a source of logs; may be given more than once'))
  .option('--rules-url <url>', 'where the pages of rules --html are published: links in SARIF', webFolder)
  .option('--jobs <number>', 'how many processors to use; the output does not depend on it', positive)
  .addOption(ownEditions())
  .addOption(language())
  .addOption(configFile())
  .addOption(noConfig())
  .addOption(noColour())
  .addHelpText(
    'after',
    examples(
      'kiebitz check game.xml',
      'kiebitz check logs/ --format ndjson > findings.ndjson',
      'kiebitz check logs/ --format junit > kiebitz.xml',
      'kiebitz check logs/ --format csv --rows games > games.csv',
      'kiebitz check logs/ --group',
      'kiebitz check logs/ --quiet --ignore tallinn.tower.*',
      'kiebitz check logs/ --baseline known.json --update-baseline',
      'kiebitz check logs/ --config ci/kiebitz.json',
      'zcat games.xml.gz | kiebitz check -',
    ),
  )
  .action(async (paths: string[], { jobs, ...options }: CheckOptions & { jobs?: number }, command: Command) => {
    refuseCombinations(options, command);
    const [{ check }, { defaultJobs }] = await Promise.all([
      import('./commands/check.js'),
      import('./commands/file-workers.js'),
    ]);
    process.exitCode = await check(paths, { ...options, color: wantsColours(process.stdout) }, jobs ?? defaultJobs());
  });

program
  .command('diff')
  .summary('compare two runs of check')
  .description(
    'Says which verdicts and findings have changed between two runs of check --format ndjson, for example of two versions of a program or of Kiebitz: by rule, the first cause first.',
  )
  .argument('<old>', 'the output of a run, or - for standard input')
  .argument('<new>', 'the output of another run over the same logs')
  .addOption(among('--format <format>', 'how the result is printed', ['text', 'json']).default('text'))
  .addOption(language())
  .addOption(configFile())
  .addOption(noConfig())
  .addOption(noColour())
  .addHelpText(
    'after',
    examples('kiebitz check logs/ --format ndjson > new.ndjson', 'kiebitz diff old.ndjson new.ndjson'),
  )
  .action(async (before: string, after: string, options: DiffOptions) => {
    const { diff } = await import('./commands/diff.js');
    process.exitCode = await diff(before, after, { ...options, color: wantsColours(process.stdout) });
  });

program
  .command('report')
  .summary('write the report of a game as an HTML file')
  .description(
    'Writes one self-contained HTML file for each game: result, charts, the city, and every turn explained. For several games also index.html, a table of all of them, and a page about what the games of each ruleset have in common.',
  )
  .argument('<paths...>', 'log files, directories, or - for standard input')
  .option(
    '-o, --output <path>',
    'where the reports are written: a directory; for one game also a file (.html), or - for standard output',
    '.',
  )
  .option('--game <id>', 'only the game of this id')
  .option('--quiz', 'also a printable sheet of questions about each game, with the answers', false)
  .option('--quiet', 'nothing but what is wrong: not where the reports lie, no progress', false)
  .option('--jobs <number>', 'how many processors to use; the pages do not depend on it', positive)
  .addOption(notesFiles())
  .addOption(ownEditions())
  .addOption(language())
  .addOption(configFile())
  .addOption(noConfig())
  .addOption(noColour())
  .addHelpText(
    'after',
    examples(
      'kiebitz report game.xml',
      'kiebitz report game.xml -o anna-and-ben.html',
      'kiebitz report logs/ -o reports/ --lang de',
      'kiebitz report --quiz game.xml -o lesson/',
      'kiebitz report game.xml --notes anna.notes.json --notes ben.notes.json',
    ),
  )
  .action(async (paths: string[], { jobs, ...options }: ReportOptions & { jobs?: number }, command: Command) => {
    if (options.quiz && options.output === '-')
      command.error('error: --quiz writes a file of its own: -o names no file');
    const [{ report }, { defaultJobs }] = await Promise.all([
      import('./commands/report.js'),
      import('./commands/file-workers.js'),
    ]);
    const color = wantsColours(process.stderr);
    process.exitCode = await report(paths, { ...options, color }, jobs ?? defaultJobs());
  });

program
  .command('explain')
  .summary('tell a game turn by turn, with the rules of each step')
  .description('Tells a game in the terminal: every step with what it changed and under which rule.')
  .argument('<paths...>', 'log files, directories, or - for standard input')
  .option('--turn <number>', 'only this turn', positive)
  .option('--game <id>', 'only the game of this id')
  .addOption(notesFiles())
  .addOption(ownEditions())
  .addOption(language())
  .addOption(configFile())
  .addOption(noConfig())
  .addOption(noColour())
  .addHelpText('after', examples('kiebitz explain game.xml', 'kiebitz explain game.xml --turn 14'))
  .action(async (paths: string[], options: ExplainOptions) => {
    const { explain } = await import('./commands/explain.js');
    process.exitCode = await explain(paths, { ...options, color: wantsColours(process.stdout) });
  });

program
  .command('notes')
  .summary('write a file for notes about the moves of a game')
  .description(
    'Writes a JSON file with a row for each move, to be filled in with a mark or a text; report and explain show it with --notes. With --notes here, the rows of a file that is there already are taken over, and notes that have only a place (14.2) get their anchor.',
  )
  .argument('<log>', 'a log file, or - for standard input')
  .option('--notes <file>', 'a file of notes to be taken over')
  .option('--game <id>', 'the game of this id; needed where the file holds several')
  .option('-o, --output <file>', 'where to write; standard output by default', '-')
  .addOption(ownEditions())
  .addOption(language())
  .addOption(configFile())
  .addOption(noConfig())
  .addHelpText(
    'after',
    examples(
      'kiebitz notes game.xml -o game.notes.json',
      'kiebitz notes game.xml --notes game.notes.json -o game.notes.json',
      'kiebitz report game.xml --notes game.notes.json',
    ),
  )
  .action(async (log: string, options: NotesOptions) => {
    const { notes } = await import('./commands/notes.js');
    process.exitCode = await notes(log, options);
  });

program
  .command('why-not')
  .summary('say why a move is not allowed, and which ones are')
  .description(
    'Puts a move in the place of a recorded one and names its conditions, the first that fails, and the nearest legal moves. Without a move: all legal moves there.',
  )
  .argument('<log>', 'a log file, or - for standard input')
  .argument('[move]', 'an element in XML: a whole move, or the part of the recorded one to be exchanged')
  .addOption(
    new Option(
      '--at <place>',
      'turn and move as check numbers them: 14.2, 14.1:reveal; or draft.1, setup.1, final.1; without a number where there is one such move: 14, final',
    )
      .argParser(place)
      .makeOptionMandatory(),
  )
  .option('--game <id>', 'the game of this id; needed where the file holds several')
  .addOption(among('--format <format>', 'how the result is printed', ['text', 'json']).default('text'))
  .addOption(ownEditions())
  .addOption(language())
  .addOption(configFile())
  .addOption(noConfig())
  .addOption(noColour())
  .addHelpText(
    'after',
    examples(
      'kiebitz why-not game.xml --at 14.2',
      `kiebitz why-not game.xml --at 14.2 '<play card="builder"><build at="A1-3" pay="gold:2"/></play>'`,
      `kiebitz why-not game.xml --at 14.2 '<build at="A1-3" pay="gold:2"/>'`,
    ),
  )
  .action(async (log: string, move: string | undefined, options: WhyNotOptions) => {
    const { whyNot } = await import('./commands/why-not.js');
    process.exitCode = await whyNot(log, move, { ...options, color: wantsColours(process.stdout) });
  });

program
  .command('serve')
  .summary('referee games for another program while they are played')
  .description(
    'Reads one JSON object a line from standard input and answers each with one on standard output: open, play, legal, why-not, undo, state, view, log, close. docs/serve.md has the protocol, and whole clients in Python and TypeScript.',
  )
  .option(
    '--games <number>',
    'how many games may be open at the same time; then the oldest idle one is dropped',
    positive,
    100,
  )
  .addOption(ownEditions())
  .addOption(language())
  .addHelpText(
    'after',
    examples('kiebitz serve', 'kiebitz serve --games 1000 --lang de', 'kiebitz serve --components mine.xml'),
  )
  .action(async (options: ServeOptions) => {
    const { serve } = await import('./commands/serve.js');
    process.exitCode = await serve(options);
  });

const rulesCommand = program
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
  .option('-o, --output <directory>', 'where the pages are written', '.')
  .addOption(language())
  .addOption(configFile())
  .addOption(noConfig())
  .addOption(noColour())
  .addHelpText(
    'after',
    examples(
      'kiebitz rules --game valletta',
      'kiebitz rules barrel',
      'kiebitz rules valletta.build.adjacency-discount',
      'kiebitz rules --options rattus',
      'kiebitz rules house.reshuffle',
      'kiebitz rules --html -o book/ valletta --lang de',
      'kiebitz rules coverage logs/',
    ),
  )
  .action(async (words: string[], options: RulesOptions & RulesPageOptions & { html: boolean }) => {
    if (options.html) {
      const { rulePages } = await import('./commands/rules-html.js');
      process.exitCode = await rulePages(options.game === undefined ? words : [options.game, ...words], options);
      return;
    }
    const { rules } = await import('./commands/rules.js');
    process.exitCode = await rules(words, { ...options, color: wantsColours(process.stdout) });
  });

rulesCommand
  .command('coverage')
  .summary('count how often recorded games enact each rule, break it or leave it in doubt')
  .description(
    'Counts for each rule how often recorded games enact it, break it or leave it in doubt, and names those that never came up.',
  )
  .argument('<paths...>', 'log files, directories, or - for standard input')
  .addOption(among('--format <format>', 'how the result is printed', ['text', 'json']).default('text'))
  .option('--html', 'write a page for each game instead', false)
  .option('-o, --output <directory>', 'where the pages are written', '.')
  .addOption(ownEditions())
  .addOption(language())
  .addOption(configFile())
  .addOption(noConfig())
  .addOption(noColour())
  .addHelpText('after', examples('kiebitz rules coverage logs/', 'kiebitz rules coverage logs/ --html -o coverage/'))
  .action(async (paths: string[], options: CoverageOptions) => {
    const { rulesCoverage } = await import('./commands/rules-coverage.js');
    process.exitCode = await rulesCoverage(paths, { ...options, color: wantsColours(process.stdout) });
  });

program
  .command('shrink')
  .summary('cut a log down to one finding, for a bug report')
  .description(
    'Writes the shortest log that still shows the same finding: behind it everything is cut off, before it whatever it does not need is left out. Players, options and edition stay as they are.',
  )
  .argument('<log>', 'a log file, or - for standard input')
  .option('--rule <id>', 'the first breach of this rule; by default the first error, else the first warning')
  .option('--finding <id>', 'the finding of this id, as check --format json names it: f3')
  .option('--game <id>', 'the game of this id; the first game that has the finding by default')
  .option('-o, --output <file>', 'where to write; standard output by default', '-')
  .option('--quiet', 'nothing but the log, and what is wrong', false)
  .addOption(ownEditions())
  .addOption(language())
  .addOption(configFile())
  .addOption(noConfig())
  .addOption(noColour())
  .addHelpText(
    'after',
    examples(
      'kiebitz shrink game.xml > bug.xml',
      'kiebitz shrink game.xml --rule valletta.build.cost -o bug.xml',
      'kiebitz shrink logs.xml --game g17 --finding f3 -o bug.xml',
    ),
  )
  .action(async (log: string, options: ShrinkOptions) => {
    const { shrink } = await import('./commands/shrink.js');
    process.exitCode = await shrink(log, { ...options, color: wantsColours(process.stderr) });
  });

program
  .command('convert')
  .summary('write a log as XML, JSON or NDJSON')
  .description(
    'Writes logs in another notation. What stands in them is kept, understood or not; what cannot be is named, and makes the exit code 3.',
  )
  .argument('<paths...>', 'log files, directories, or - for standard input')
  .addOption(among('--to <notation>', 'the notation to write', ['xml', 'json', 'ndjson']).makeOptionMandatory())
  .option('-o, --output <file>', 'where to write; standard output by default', '-')
  .addOption(noColour())
  .addHelpText(
    'after',
    examples('kiebitz convert game.xml --to json > game.json', 'kiebitz convert logs/ --to ndjson -o all.ndjson'),
  )
  .action(async (paths: string[], options: ConvertOptions) => {
    const { convert } = await import('./commands/convert.js');
    process.exitCode = await convert(paths, { ...options, color: wantsColours(process.stderr) });
  });

program
  .command('play')
  .summary('let bots play games, and write them as logs')
  .description(
    'Plays games to their end by the rules and writes them as native logs, one file for each level of detail. The same seed writes the same bytes.',
  )
  .argument('<ruleset>', 'the game')
  .option('--players <number>', 'how many players (default: 2; in a search any number)', positive)
  .option(
    '--games <number>',
    'how many games (default: 1; in a search how many are tried at most, 2000; with --paired how many deals)',
    positive,
  )
  .option('--seed <number>', 'where chance begins', wholeNumber, 1)
  .addOption(
    among(
      '--bot <name>',
      'who decides; random: at random, part by part; greedy: what is worth most at once; search: what turns out best when it is played on (default: random)',
      BOTS,
    ).conflicts('bots'),
  )
  .addOption(
    new Option('--bots <names>', 'who sits where, in turn order and then anew, such as greedy,random').argParser(
      listOf(BOTS),
    ),
  )
  .option('--play-outs <number>', 'how many games search plays on for each move it looks at, on average', positive, 8)
  .addOption(
    new Option(
      '--paired',
      'play two bots against each other, the first one in each seat of every deal, and print who came in where',
    )
      .conflicts(['cover', 'reach', 'bot'])
      .default(false),
  )
  .addOption(among('--format <format>', 'how that is printed', ['text', 'json']).default('text'))
  .addOption(
    new Option('--level <level...>', 'full: everything, with claims; moves: decisions and chance; public: what all see')
      .choices(LEVELS)
      .default(['full']),
  )
  .addOption(
    new Option('--option <name=value>', 'an option of the game; can be given several times')
      .argParser((one: string, before: readonly string[]) => [...before, one])
      .default([], 'none'),
  )
  .option('--edition <name>', 'the edition that is played with')
  .addOption(
    new Option(
      '--reach <rule...>',
      'look for legal games that show these rules, under any options that are not given, and write the fewest found',
    ).conflicts('cover'),
  )
  .option('--cover', 'the same for all rules that a legal game can show; those that were not reached are listed', false)
  .option('-o, --output <directory>', 'where the logs are written', '.')
  .addOption(ownEditions())
  .addOption(language())
  .addOption(configFile())
  .addOption(noConfig())
  .addHelpText(
    'after',
    examples(
      'kiebitz play tallinn --players 3 --games 100 --seed 7 -o logs/',
      'kiebitz play tallinn --players 4 --option legate=true --level full public -o logs/',
      'kiebitz play tallinn --bot greedy --games 10 -o logs/',
      'kiebitz play valletta --bots greedy,random --paired --games 400',
      'kiebitz play rattus --reach rattus.piper.crusader-discard -o logs/',
      'kiebitz play valletta --cover --games 3000 -o logs/',
    ),
  )
  .action(async (ruleset: string, { bot, bots, ...options }: PlayOptions & { bot?: Bot; bots?: readonly Bot[] }) => {
    const { play } = await import('./commands/play.js');
    process.exitCode = await play(ruleset, { ...options, bots: bots ?? [bot ?? BOTS[0]] });
  });

program
  .command('new')
  .summary('print what you need to write logs of a game')
  .description(
    'Prints a whole legal game to begin with, the log format as far as it is about the game, or the card values of an edition. Type the values of your own game into a copy of those and use it with --components.',
  )
  .argument('<ruleset>', 'the game')
  .addOption(new Option('--example', 'a recorded game').conflicts(['format', 'components']))
  .addOption(new Option('--format', 'the log format').conflicts(['example', 'components']))
  .addOption(new Option('--components', 'the card values').conflicts(['example', 'format']))
  .option('--edition <name>', 'which card values', 'practice')
  .addHelpText(
    'after',
    examples(
      'kiebitz new valletta --example > game.xml',
      'kiebitz new valletta --format',
      'kiebitz new valletta --components > mine.xml',
    ),
  )
  .action(async (ruleset: string, { edition, ...chosen }: { edition: string } & Partial<Record<Beginning, true>>) => {
    const { printNew } = await import('./commands/new.js');
    const beginning = chosen.components ? 'components' : chosen.format ? 'format' : 'example';
    process.exitCode = await printNew(ruleset, beginning, edition);
  });

program
  .command('components')
  .summary('print an edition as a file to edit')
  .description('Prints the card values of an edition. It is the older name of kiebitz new GAME --components.')
  .argument('<ruleset>', 'the game')
  .option('--edition <name>', 'which edition', 'practice')
  .addHelpText('after', examples('kiebitz components valletta > mine.xml', 'kiebitz check logs/ --components mine.xml'))
  .action(async (ruleset: string, options: { edition: string }) => {
    const { printNew } = await import('./commands/new.js');
    process.exitCode = await printNew(ruleset, 'components', options.edition);
  });

program
  .command('completion')
  .summary('print a script with which a shell completes words')
  .description('Prints what a shell needs to complete the names of commands, options and their values.')
  .addArgument(new Argument('<shell>', 'the shell').choices(SHELLS).argParser(oneOf(SHELLS)))
  .addHelpText(
    'after',
    `
Examples:
  kiebitz completion bash > ~/.local/share/bash-completion/completions/kiebitz
  kiebitz completion zsh > ~/.zfunc/_kiebitz
  kiebitz completion fish > ~/.config/fish/completions/kiebitz.fish`,
  )
  .action(async (shell: Shell) => {
    await writeStandardOutput(completion(program, shell));
  });

/** Command lines at the end of a help text. */
function examples(...lines: string[]): string {
  return `\nExamples:\n${lines.map((line) => `  ${line}`).join('\n')}`;
}

/** A reader for a turn and a move; complains of what is none. */
function place(text: string): MovePlace | WholePlace {
  const read = readPlace(text) ?? readWholePlace(text);
  if (!read)
    throw new InvalidArgumentError(
      'Expected a turn, or turn and move, such as 14, 14.2, 14.1:reveal, draft.1 or final.',
    );
  return read;
}

/** An option that takes a value each time it is given. */
function several(flags: string, description: string): Option {
  return new Option(flags, description)
    .argParser((value: string, before: readonly string[]) => [...before, value])
    .default([], 'none');
}

/** An option that takes one word out of several. */
function among(flags: string, description: string, words: readonly string[]): Option {
  return new Option(flags, description).choices(words).argParser(oneOf(words));
}

/**
 * The words of a command line, as commander is to read them. By itself it answers `help nope` and `nope --help` with the help
 * of the whole program, and `help rules coverage` with that of `rules`.
 */
function meant(words: readonly string[]): readonly string[] {
  const asksForHelp = words[0] === 'help';
  const command = asksForHelp ? words.slice(words[1] === 'help' ? 2 : 1) : words;
  const [name = '--help'] = command;
  // What comes behind a command that there is not is no concern of anybody's.
  if (!name.startsWith('-') && !program.commands.some((one) => one.name() === name)) return [name];
  return asksForHelp ? [...command, '--help'] : words;
}

/** Runs the program on the words of its command line; the exit code is set when it has done. */
export async function main(): Promise<void> {
  try {
    await program.parseAsync(meant(process.argv.slice(2)), { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? EXIT.fine : EXIT.usage;
    else process.exitCode = await reported(error, ({ reportFailure }) => reportFailure(error, asked));
  }
  const unwritten = await standardOutputFailure();
  if (unwritten === undefined) return;
  const error = new Error(`standard output cannot be written: ${unwritten}`);
  process.exitCode = await reported(error, ({ reportUnwritten }) => reportUnwritten(unwritten, asked));
}

/** Says what went wrong, in the words that are loaded for it if they can be. @returns the exit code */
async function reported(
  error: unknown,
  say: (failure: typeof import('./commands/failure.js')) => Promise<number>,
): Promise<number> {
  try {
    return await say(await import('./commands/failure.js'));
  } catch {
    return lastWords(error);
  }
}
