/** The program: commander, one declaration per command. Commands are loaded only when they are called. */
import { Command, CommanderError } from 'commander';
import { declareAnalyse } from './commands/declared/analyse.js';
import { declareArchive } from './commands/declared/archive.js';
import { declareCheck } from './commands/declared/check.js';
import { declareCompletion } from './commands/declared/completion.js';
import { declareComponents } from './commands/declared/components.js';
import { declareConvert } from './commands/declared/convert.js';
import { declareDiff } from './commands/declared/diff.js';
import { declareDuel } from './commands/declared/duel.js';
import { declareExplain } from './commands/declared/explain.js';
import { declareImport } from './commands/declared/import.js';
import { declareNew } from './commands/declared/new.js';
import { declareNotes } from './commands/declared/notes.js';
import { declarePlay } from './commands/declared/play.js';
import { declareRecord } from './commands/declared/record.js';
import { declareReport } from './commands/declared/report.js';
import { declareRules } from './commands/declared/rules.js';
import { declareServe } from './commands/declared/serve.js';
import { declareShrink } from './commands/declared/shrink.js';
import { declareWhyNot } from './commands/declared/why-not.js';
import { EXIT } from './commands/exit.js';
import { lastWords, watchForFailures } from './commands/last-words.js';
import { findConfiguration, takeLanguage } from './commands/option-values.js';
import { standardOutputFailure, watchStandardStreams } from './io/standard-output.js';
import { plain } from './output/plain.js';
import { VERSION } from './version.js';

/** What many commands have. */
interface CommonOptions {
  readonly lang?: string;
  /** False with `--no-color`. */
  readonly color?: boolean;
  /** Paths of the user's own editions; of `new` what is printed. */
  readonly components?: readonly string[] | true;
  /** Of games: `name=value`. */
  readonly option?: readonly string[];
}

watchStandardStreams();
watchForFailures();
/** The language asked for, once that is known. */
let asked: string | undefined;

const newProgram = (): Command =>
  new Command('kiebitz')
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
    .configureOutput({ outputError: (text, write) => write(`${text.trimEnd().split('\n').map(plain).join(' ')}\n`) })
    .hook('preAction', async (_, command) => {
      takeLanguage(command);
      asked = command.opts<CommonOptions>().lang;
      if (command.opts<CommonOptions>().color === false) process.env['NO_COLOR'] = '1';
      const configuration = findConfiguration(command);
      if (configuration !== undefined) {
        const { configure } = await import('./commands/configuration.js');
        await configure(command, configuration);
      }
      const { lang, components = [], option = [] } = command.opts<CommonOptions>();
      asked = lang;
      // Before anything is done with them: a worker could not say what is wrong.
      if (option.length > 0) {
        const { refuseOptions } = await import('./commands/given-options.js');
        await refuseOptions(command, option, lang);
      }
      if (components === true || components.length === 0) return;
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

/** Declares each command. What is not asked for is not declared: that would be a twentieth of a start. */
const COMMANDS: ReadonlyMap<string, (program: Command) => void> = new Map([
  ['check', declareCheck],
  ['diff', declareDiff],
  ['report', declareReport],
  ['explain', declareExplain],
  ['notes', declareNotes],
  ['why-not', declareWhyNot],
  ['analyse', declareAnalyse],
  ['archive', declareArchive],
  ['serve', declareServe],
  ['record', declareRecord],
  ['duel', declareDuel],
  ['rules', declareRules],
  ['shrink', declareShrink],
  ['convert', declareConvert],
  ['import', declareImport],
  ['play', declarePlay],
  ['new', declareNew],
  ['components', declareComponents],
  ['completion', declareCompletion],
]);

/**
 * The words of a command line, as commander is to read them. By itself it answers `help nope` and `nope --help` with the help
 * of the whole program, and `help rules coverage` with that of `rules`.
 */
function meant(words: readonly string[]): readonly string[] {
  const asksForHelp = words[0] === 'help';
  const command = asksForHelp ? words.slice(words[1] === 'help' ? 2 : 1) : words;
  const [name = '--help'] = command;
  // What comes behind a command that there is not is no concern of anybody's.
  if (!name.startsWith('-') && !COMMANDS.has(name)) return [name];
  return asksForHelp ? [...command, '--help'] : words;
}

/** Runs the program on the words of its command line; the exit code is set when it has done. */
export async function main(): Promise<void> {
  try {
    const words = meant(process.argv.slice(2));
    const own = COMMANDS.get(words[0] ?? '');
    // Completions and the help of the whole program tell of all.
    const program = newProgram();
    for (const declare of own && own !== declareCompletion ? [own] : COMMANDS.values()) declare(program);
    await program.parseAsync(words, { from: 'user' });
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
