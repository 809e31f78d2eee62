/** `kiebitz components GAME`: prints an edition as a file to edit. */
import { SHIPPED_EDITIONS } from '../editions/index.js';
import { writeStandardOutput } from '../io/standard-output.js';
import { nearest } from '../log/nearest.js';
import { plain } from '../output/plain.js';
import { speakerFor } from '../text/speaker.js';
import { EXIT } from './exit.js';

/**
 * Prints the file as it is shipped, comments and all.
 * @param edition its name, e.g. `practice`
 * @returns the exit code: wrong usage where there is no such edition
 */
export async function components(ruleset: string, edition: string): Promise<number> {
  const shipped = SHIPPED_EDITIONS.find((one) => one.ruleset === ruleset && one.name === edition);
  if (!shipped) {
    const known = SHIPPED_EDITIONS.map((one) => `${one.ruleset} ${one.name}`);
    const meant = nearest(`${ruleset} ${edition}`, known);
    const speaker = await speakerFor(undefined, []);
    const sentence = speaker.text('components-unknown', { ruleset, edition, known: known.join(', ') });
    process.stderr.write(
      `${plain(meant === undefined ? sentence : `${sentence} ${speaker.text('rules-meant', { rule: meant })}`)}\n`,
    );
    return EXIT.usage;
  }
  await writeStandardOutput(shipped.text);
  return EXIT.fine;
}
