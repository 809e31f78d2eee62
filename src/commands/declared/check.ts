/** `kiebitz check` on the command line. */
import type { Command } from 'commander';
import { CSV_ROWS } from '../../output/csv.js';
import { CHECK_FORMATS, type CheckOptions, FAIL_ON } from '../check-options.js';
import { defaultJobs, positive, refuseCombinations, webFolder, wholeNumber } from '../option-values.js';
import { wantsColours } from '../wanted-colours.js';
import { addJudging, among, several, withExamples } from './options.js';

export function declareCheck(program: Command): void {
  const command = program
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
    .addOption(
      among('--fail-on <level>', 'what fails the run; each includes those before it', FAIL_ON).default('error'),
    )
    .option('--max-errors <number>', 'fail only if more findings than this count against the run', wholeNumber, 0)
    .option('--baseline <file>', 'findings that are known and do not fail the run')
    .option('--update-baseline', 'write the findings of this run into that file', false)
    .addOption(several('--quirks <file>', 'declared deviations of a source of logs; may be given more than once'))
    .option('--rules-url <url>', 'where the pages of rules --html are published: links in SARIF', webFolder)
    .option('--jobs <number>', 'how many processors to use; the output does not depend on it', positive);
  withExamples(
    addJudging(command),
    'kiebitz check game.xml',
    'kiebitz check logs/ --format ndjson > findings.ndjson',
    'kiebitz check logs/ --format junit > kiebitz.xml',
    'kiebitz check logs/ --format csv --rows games > games.csv',
    'kiebitz check logs/ --group',
    'kiebitz check logs/ --quiet --ignore tallinn.tower.*',
    'kiebitz check logs/ --baseline known.json --update-baseline',
    'kiebitz check logs/ --config ci/kiebitz.json',
    'zcat games.xml.gz | kiebitz check -',
  ).action(async (paths: string[], { jobs, ...options }: CheckOptions & { jobs?: number }, command: Command) => {
    refuseCombinations(options, command);
    const { check } = await import('../check.js');
    process.exitCode = await check(paths, { ...options, color: wantsColours(process.stdout) }, jobs ?? defaultJobs());
  });
}
