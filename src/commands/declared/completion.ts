/** `kiebitz completion` on the command line. */
import { Argument, type Command } from 'commander';
import { writeStandardOutput } from '../../io/standard-output.js';
import { completion, SHELLS, type Shell } from '../completion.js';
import { oneOf } from '../option-values.js';
import { withExamples } from './options.js';

export function declareCompletion(program: Command): void {
  const command = program
    .command('completion')
    .summary('print a script with which a shell completes words')
    .description('Prints what a shell needs to complete the names of commands, options and their values.')
    .addArgument(new Argument('<shell>', 'the shell').choices(SHELLS).argParser(oneOf(SHELLS)));
  withExamples(
    command,
    'kiebitz completion bash > ~/.local/share/bash-completion/completions/kiebitz',
    'kiebitz completion zsh > ~/.zfunc/_kiebitz',
    'kiebitz completion fish > ~/.config/fish/completions/kiebitz.fish',
  ).action(async (shell: Shell) => {
    await writeStandardOutput(completion(program, shell));
  });
}
