/** Places of moves as they are written on the command line. */
import type { Section } from '../engine/finding.js';
import type { MovePlace } from '../engine/recorded-moves.js';

/** Parts of a game other than the turns in which something is decided. */
const SECTIONS = ['setup', 'draft', 'final'] as const satisfies readonly Section[];

const PLACE = /^([1-9]\d{0,5}|[a-z]+)\.([1-9]\d{0,5})(?::([a-z-]+))?$/;

/** @param text `14.2`, `14.1:reveal`, `draft.2`; @returns undefined for anything else */
export function readPlace(text: string): MovePlace | undefined {
  const [, where = '', play = '', element] = PLACE.exec(text) ?? [];
  const rest = { play: Number(play), ...(element !== undefined && { element }) };
  if (/^\d/.test(where)) return { turn: Number(where), ...rest };
  const section = SECTIONS.find((one) => one === where);
  return section && { section, ...rest };
}

/** The same the other way round. */
export function placeText({ section, turn, play, element }: MovePlace): string {
  return `${turn ?? section}.${play}${element === undefined ? '' : `:${element}`}`;
}
