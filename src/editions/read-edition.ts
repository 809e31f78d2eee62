/** Reads the card values of an edition. */
import type { EditionFile } from '../engine/edition-file.js';
import { attributeOffset } from '../log/attribute-offset.js';
import { position } from '../log/position.js';
import { readLogBytes } from '../log/read.js';
import type { ReadGame, VocabularyOf } from '../log/reader.js';
import type { Recording } from '../log/recording.js';
import type { EditionMistake } from './edition-mistake.js';

/** An edition as it was read, or why it cannot be used. */
export type ReadEdition =
  | { readonly edition: EditionFile; readonly ruleset: string }
  | { readonly mistakes: readonly EditionMistake[] };

/**
 * Reads an edition whole or not at all: a value that is lost would accuse a game. One that names itself has that name, else that of its file.
 * @param readGame where a library reads XML: a file of our own is checked by the build, and needs none at every start
 */
export function readEdition(
  bytes: Uint8Array,
  file: string,
  vocabularyOf: VocabularyOf,
  readGame?: ReadGame,
): ReadEdition {
  let recording: Recording | undefined;
  const mistakes: EditionMistake[] = [];
  for (const event of readLogBytes(bytes, file, vocabularyOf, { root: 'components', ...(readGame && { readGame }) })) {
    mistakes.push(...(event.type === 'fault' ? [event] : problemsOf(event.recording)));
    // Behind what is no edition everything would be wrong.
    if (event.type === 'fault') break;
    recording ??= event.recording;
  }
  if (mistakes.length > 0) return { mistakes };
  if (!recording) return { mistakes: [{ type: 'fault', fault: { file, fault: 'no-log', position: undefined } }] };
  const { game, ruleset } = recording;
  const name: unknown = game.values['edition'];
  return { edition: { name: typeof name === 'string' ? name : file, element: game }, ruleset };
}

function problemsOf({ source, problems, truncated }: Recording): readonly EditionMistake[] {
  const { file } = source;
  const mistakes = problems.map((problem): EditionMistake => {
    const { offset, attribute } = problem;
    const at = attribute === undefined ? offset : attributeOffset(source, offset, attribute);
    return { type: 'problem', file, position: position(source, at), problem };
  });
  if (!truncated || mistakes.length > 0) return mistakes;
  const end = position(source, source.text.length);
  return [{ type: 'fault', fault: { file, fault: 'truncated', position: end } }];
}
