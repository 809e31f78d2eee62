/** `kiebitz report` on the command line. */
import type { Command } from 'commander';
import { hasPipe } from '../../io/inputs.js';
import { PLAY_OUT_BOTS } from '../../kernel/appraisal.js';
import { LANGUAGES, type Language } from '../../text/language.js';
import type { AppraisalOptions } from '../appraised.js';
import { EXTRAS, type Extra, isSheet } from '../extras.js';
import { defaultJobs, positive, refuseIdle } from '../option-values.js';
import type { ReportOptions } from '../report.js';
import { wantsColours } from '../wanted-colours.js';
import { addAppraising, addJudging, notesFiles, several, withExamples } from './options.js';

/** As commander hands it over. */
interface Given extends Omit<ReportOptions, 'appraisal'>, Omit<AppraisalOptions, 'bot'> {
  readonly jobs?: number;
  readonly quiz: boolean;
  readonly with: readonly Extra[];
  readonly alsoIn: readonly Language[];
}

/** Options of an analysis. */
const APPRAISING = ['playOuts', 'seed', 'least', 'chances', 'cache'];

export function declareReport(program: Command): void {
  const command = program
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
    .option('--view <player>', 'only what this player could know, by id; `table`: what lay open to all')
    .addOption(
      several(
        '--with <what>',
        'what else is wanted of each game: analyse (on the page: what should have been played; takes seconds to minutes a game), or a sheet to be printed: quiz (questions with the answers), puzzles (positions in which one move was clearly best), lesson (one or two pages, and the same as slides); may be given more than once',
        EXTRAS,
      ),
    )
    .option('--quiz', 'the same as --with quiz', false)
    .addOption(several('--also-in <language>', 'the pages in another language, too, in a folder of its own', LANGUAGES))
    .option('--quiet', 'nothing but what is wrong: not where the reports lie, no progress', false)
    .option('--jobs <number>', 'how many processors to use; the pages do not depend on it', positive)
    .addOption(notesFiles());
  withExamples(
    addJudging(addAppraising(command)),
    'kiebitz report game.xml',
    'kiebitz report game.xml -o anna-and-ben.html',
    'kiebitz report logs/ -o reports/ --lang de',
    'kiebitz report game.xml --view p2 -o what-p2-knew.html',
    'kiebitz report --with quiz --with lesson game.xml -o class/',
    'kiebitz report --with analyse --with puzzles game.xml -o reports/ --play-outs 50',
    'kiebitz report logs/ -o site/ --lang de --also-in en --also-in it',
    'kiebitz report game.xml --notes anna.notes.json --notes ben.notes.json',
  ).action(async (paths: string[], given: Given, command: Command) => {
    const { jobs, quiz, playOuts, seed, least, chances, cache, ...options } = given;
    const wanted = [...new Set([...options.with, ...(quiz ? (['quiz'] as const) : [])])];
    const sheet = wanted.find(isSheet);
    if (sheet && options.output === '-') {
      const typed = options.with.includes(sheet) ? `--with ${sheet}` : `--${sheet}`;
      command.error(`error: ${typed} writes a file of its own: -o names no file`);
    }
    const isAnalysed = wanted.includes('analyse') || wanted.includes('puzzles');
    if (!isAnalysed) refuseIdle(command, APPRAISING, '--with analyse or --with puzzles');
    if (options.alsoIn.length > 0 && ((await hasPipe(paths)) || /^-$|\.html?$/i.test(options.output)))
      command.error('error: --also-in reads everything again and writes folders: neither a pipe (-) nor one page');
    const { report } = await import('../report.js');
    const color = wantsColours(process.stderr);
    const how = { bot: PLAY_OUT_BOTS[0], playOuts, seed, least, chances, ...(cache !== undefined && { cache }) };
    const asked = { ...options, with: wanted, color, ...(isAnalysed && { appraisal: how }) };
    process.exitCode = await report(paths, asked, jobs ?? defaultJobs());
  });
}
