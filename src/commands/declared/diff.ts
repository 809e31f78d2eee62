/** `kiebitz diff` on the command line. */
import type { Command } from 'commander';
import type { DiffOptions } from '../diff.js';
import { wantsColours } from '../wanted-colours.js';
import { addSpeaking, among, withExamples } from './options.js';

export function declareDiff(program: Command): void {
  const command = program
    .command('diff')
    .summary('compare two runs of check')
    .description(
      'Says which verdicts and findings have changed between two runs of check --format ndjson, for example of two versions of a program or of Kiebitz: by rule, the first cause first.',
    )
    .argument('<old>', 'the output of a run, or - for standard input')
    .argument('<new>', 'the output of another run over the same logs')
    .addOption(among('--format <format>', 'how the result is printed', ['text', 'json']).default('text'));
  withExamples(
    addSpeaking(command),
    'kiebitz check logs/ --format ndjson > new.ndjson',
    'kiebitz diff old.ndjson new.ndjson',
  ).action(async (before: string, after: string, options: DiffOptions) => {
    const { diff } = await import('../diff.js');
    process.exitCode = await diff(before, after, { ...options, color: wantsColours(process.stdout) });
  });
}
