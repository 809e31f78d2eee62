/** `kiebitz notes` on the command line. */
import type { Command } from 'commander';
import type { NotesOptions } from '../notes.js';
import { addLanguage, gameOptions, ownEditions, withExamples } from './options.js';

export function declareNotes(program: Command): void {
  const command = program
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
    .addOption(gameOptions('of a game that does not name it'));
  withExamples(
    addLanguage(command),
    'kiebitz notes game.xml -o game.notes.json',
    'kiebitz notes game.xml --notes game.notes.json -o game.notes.json',
    'kiebitz report game.xml --notes game.notes.json',
  ).action(async (log: string, options: NotesOptions) => {
    const { notes } = await import('../notes.js');
    process.exitCode = await notes(log, options);
  });
}
