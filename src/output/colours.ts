/** Colours of the terminal; all of them do nothing where no colours are wanted. */
import picocolors from 'picocolors';

export type Colours = ReturnType<typeof picocolors.createColors>;

/** @param wanted false in files and pipes, with `--no-color` or `NO_COLOR` */
export function coloursFor(wanted: boolean): Colours {
  return picocolors.createColors(wanted);
}
