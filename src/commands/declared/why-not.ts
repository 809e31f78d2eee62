/** `kiebitz why-not` on the command line. */
import { type Command, InvalidArgumentError, Option } from 'commander';
import { readPlace, readWholePlace, type WholePlace } from '../../engine/move-place.js';
import type { MovePlace } from '../../engine/recorded-moves.js';
import { wantsColours } from '../wanted-colours.js';
import type { WhyNotOptions } from '../why-not.js';
import { addJudging, among, withExamples } from './options.js';

export function declareWhyNot(program: Command): void {
  const command = program
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
    .addOption(among('--format <format>', 'how the result is printed', ['text', 'json']).default('text'));
  withExamples(
    addJudging(command),
    'kiebitz why-not game.xml --at 14.2',
    `kiebitz why-not game.xml --at 14.2 '<play card="builder"><build at="A1-3" pay="gold:2"/></play>'`,
    `kiebitz why-not game.xml --at 14.2 '<build at="A1-3" pay="gold:2"/>'`,
  ).action(async (log: string, move: string | undefined, options: WhyNotOptions) => {
    const { whyNot } = await import('../why-not.js');
    process.exitCode = await whyNot(log, move, { ...options, color: wantsColours(process.stdout) });
  });
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
