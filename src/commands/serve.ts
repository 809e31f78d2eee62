/** `kiebitz serve`: a referee for programs, one JSON object a line on standard input and output. @see docs/serve.md */
import process from 'node:process';
import { linesOf } from '../io/lines.js';
import { writeStandardOutput } from '../io/standard-output.js';
import { hasGone } from '../io/system-error.js';
import { RULESETS } from '../log/envelope.js';
import { MOST_LINE, Referee } from '../serve/referee.js';
import { speakerFor } from '../text/speaker.js';
import { editionsOf } from './editions.js';
import { EXIT } from './exit.js';
import { givenOptions } from './given-options.js';

/** The options of one run, as the command line gives them. */
export interface ServeOptions {
  /** How many games may be open at the same time. */
  readonly games: number;
  readonly lang?: string;
  readonly components: readonly string[];
  /** Options of games: `name=value`. */
  readonly option: readonly string[];
}

/** So many answers are written together, in UTF-16 code units, where the questions come faster than that. */
const TOGETHER = 65_536;

/**
 * Answers until standard input ends.
 * @returns the exit code
 * @throws UnusableEdition
 */
export async function serve({ games, lang, components, option }: ServeOptions): Promise<number> {
  const editions = await editionsOf(components);
  const speaker = await speakerFor(lang, RULESETS, ['serve', 'why-not']);
  const options = givenOptions(option);
  const referee = new Referee({ speaker, games, options, editionsOf: (ruleset) => editions.finder(ruleset) });
  for await (const lines of linesOf(standardInput(), MOST_LINE)) {
    let answers = '';
    for (const line of lines) {
      const answer = typeof line === 'string' ? referee.answer(line) : referee.refuse(line.unread);
      answers += `${JSON.stringify(answer)}\n`;
      if (answers.length < TOGETHER) continue;
      if ((await writeStandardOutput(answers)) === 'closed') return EXIT.fine;
      answers = '';
    }
    if (answers !== '' && (await writeStandardOutput(answers)) === 'closed') return EXIT.fine;
  }
  return EXIT.fine;
}

/** Standard input up to its end; where it is a connection, also up to where that is broken off. */
async function* standardInput(): AsyncGenerator<Uint8Array> {
  try {
    yield* process.stdin;
  } catch (error) {
    if (!hasGone(error)) throw error;
  }
}
