/** `kiebitz report` on the command line. */
import type { Command } from 'commander';
import { positive } from '../option-values.js';
import type { ReportOptions } from '../report.js';
import { wantsColours } from '../wanted-colours.js';
import { addJudging, examples, notesFiles } from './options.js';

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
    .option('--quiz', 'also a printable sheet of questions about each game, with the answers', false)
    .option('--quiet', 'nothing but what is wrong: not where the reports lie, no progress', false)
    .option('--jobs <number>', 'how many processors to use; the pages do not depend on it', positive)
    .addOption(notesFiles());
  addJudging(command)
    .addHelpText(
      'after',
      examples(
        'kiebitz report game.xml',
        'kiebitz report game.xml -o anna-and-ben.html',
        'kiebitz report logs/ -o reports/ --lang de',
        'kiebitz report game.xml --view p2 -o what-p2-knew.html',
        'kiebitz report --quiz game.xml -o lesson/',
        'kiebitz report game.xml --notes anna.notes.json --notes ben.notes.json',
      ),
    )
    .action(async (paths: string[], { jobs, ...options }: ReportOptions & { jobs?: number }, command: Command) => {
      if (options.quiz && options.output === '-')
        command.error('error: --quiz writes a file of its own: -o names no file');
      const [{ report }, { defaultJobs }] = await Promise.all([import('../report.js'), import('../file-workers.js')]);
      const color = wantsColours(process.stderr);
      process.exitCode = await report(paths, { ...options, color }, jobs ?? defaultJobs());
    });
}
