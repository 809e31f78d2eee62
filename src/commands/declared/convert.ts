/** `kiebitz convert` on the command line. */
import { type Command, Option } from 'commander';
import { STRIPPED } from '../../log/stripped.js';
import type { ConvertOptions } from '../convert.js';
import { listOf } from '../option-values.js';
import { wantsColours } from '../wanted-colours.js';
import { addSpeaking, among, withExamples } from './options.js';

export function declareConvert(program: Command): void {
  const command = program
    .command('convert')
    .summary('write a log as XML, JSON, NDJSON, or lines to type')
    .description(
      'Writes logs in another notation. What stands in them is kept, understood or not; what cannot be is named, and makes the exit code 3.',
    )
    .argument('<paths...>', 'log files, directories, or - for standard input')
    .addOption(
      among('--to <notation>', 'the notation to write', ['xml', 'json', 'ndjson', 'kbz']).makeOptionMandatory(),
    )
    .option('--view <player>', 'only what this player could know, by id; `table`: what lay open to all')
    .option('--merge', 'logs of one game (the same id) become one: what one did not see is taken from another')
    .addOption(
      new Option('--strip <parts>', `what is not written: ${STRIPPED.join(', ')}, separated by commas`).argParser(
        listOf(STRIPPED),
      ),
    )
    .option('--anonymise', 'no names, sources, times or notes; ids of games and players are numbered through the run')
    .option('-o, --output <file>', 'where to write; standard output by default', '-');
  withExamples(
    addSpeaking(command),
    'kiebitz convert game.xml --to json > game.json',
    'kiebitz convert logs/ --to ndjson -o all.ndjson',
    'kiebitz convert typed.kbz --to xml > game.xml',
    'kiebitz convert game.xml --to xml --view p2 > what-p2-knew.xml',
    'kiebitz convert anna.xml ben.kbz --merge --to xml > both.xml',
    'kiebitz convert logs/ --to ndjson --anonymise --strip times,claims > shared.ndjson',
  ).action(async (paths: string[], options: ConvertOptions) => {
    const { convert } = await import('../convert.js');
    process.exitCode = await convert(paths, { ...options, color: wantsColours(process.stderr) });
  });
}
