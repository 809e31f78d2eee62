/** `kiebitz components GAME`: prints an edition as a file to edit. */
import { SHIPPED_EDITIONS } from '../editions/index.js';
import { writeStandardOutput } from '../io/standard-output.js';
import { EXIT } from './exit.js';

/** @returns the exit code */
export async function components(ruleset: string, edition: string): Promise<number> {
  const shipped = SHIPPED_EDITIONS.find((one) => one.ruleset === ruleset && one.name === edition);
  if (!shipped) return EXIT.usage;
  await writeStandardOutput(await shipped.load());
  return EXIT.fine;
}
