/** Places of moves as people write them: on the command line, and in files of notes. */
import type { Section } from './finding.js';
import type { MovePlace, RecordedMove } from './recorded-moves.js';

/** Parts of a game other than the turns in which something is decided. */
const SECTIONS = ['setup', 'draft', 'final'] as const satisfies readonly Section[];

/** A turn, or another part of a game, without the number of a move in it. */
export type WholePlace = Omit<MovePlace, 'play' | 'element'>;

const PLACE = /^([1-9]\d{0,5}|[a-z]+)\.([1-9]\d{0,5})(?::([a-z-]+))?$/;

/** @param text `14.2`, `14.1:reveal`, `draft.2`; @returns undefined for anything else */
export function readPlace(text: string): MovePlace | undefined {
  const [, where = '', play = '', element] = PLACE.exec(text) ?? [];
  const rest = { play: Number(play), ...(element !== undefined && { element }) };
  if (/^\d/.test(where)) return { turn: Number(where), ...rest };
  const section = SECTIONS.find((one) => one === where);
  return section && { section, ...rest };
}

/** @param text `14`, `draft`; @returns undefined for anything else */
export function readWholePlace(text: string): WholePlace | undefined {
  const place = readPlace(`${text}.1`);
  if (!place || text.includes('.')) return undefined;
  const { section, turn } = place;
  return { ...(section && { section }), ...(turn !== undefined && { turn }) };
}

/** The same the other way round. */
export function placeText({ section, turn, play, element }: WholePlace & Partial<MovePlace>): string {
  const number = play === undefined ? '' : `.${play}`;
  return `${turn ?? section}${number}${element === undefined ? '' : `:${element}`}`;
}

/** The places of all moves of a game, in their order; with the name of the element where a number alone does not tell it. */
export function placesOf(moves: readonly RecordedMove[]): readonly string[] {
  const short = moves.map(({ section, turn, play }) =>
    placeText({ section, play, ...(turn !== undefined && { turn }) }),
  );
  const counts = new Map<string, number>();
  for (const text of short) counts.set(text, (counts.get(text) ?? 0) + 1);
  return short.map((text, index) => ((counts.get(text) ?? 0) > 1 ? `${text}:${moves[index]?.element.name}` : text));
}
