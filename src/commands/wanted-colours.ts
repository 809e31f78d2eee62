/** Where colours are wanted. */
import { type Colours, coloursFor } from '../output/colours.js';

/**
 * Colours only where a person looks at them, at a terminal that can show any. `NO_COLOR` (which `--no-color` sets) means none
 * anywhere, `FORCE_COLOR` means colours everywhere, `FORCE_COLOR=0` none.
 * @see https://no-color.org
 * @see https://force-color.org
 */
export function wantsColours(stream: { readonly isTTY?: boolean }): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  if (NO_COLOR) return false;
  if (FORCE_COLOR) return FORCE_COLOR !== '0';
  return stream.isTTY === true && TERM !== 'dumb';
}

/** The colours of what is said on standard error. */
export function errorColours(): Colours {
  return coloursFor(wantsColours(process.stderr));
}
