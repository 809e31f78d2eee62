/** Colours of the terminal; all of them do nothing where no colours are wanted. */
import picocolors from 'picocolors';

/** A function for each colour and style, from a text to a text. */
export type Colours = ReturnType<typeof picocolors.createColors>;

/** Colours for a stream. @param wanted false in files and pipes, with `--no-color` or `NO_COLOR` */
export function coloursFor(wanted: boolean): Colours {
  return picocolors.createColors(wanted);
}
