/** The colours of what is said on standard error. */
import { type Colours, coloursFor } from '../output/colours.js';

/** Colours only where a person looks at standard error; `--no-color` sets `NO_COLOR`. @see https://no-color.org */
export function errorColours(): Colours {
  return coloursFor(process.stderr.isTTY === true && !process.env['NO_COLOR']);
}
