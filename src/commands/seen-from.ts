/** A recorded game as one player, or the table, could know it. */
import { gameOf, vocabularyOf } from '../games.js';
import { seenBy } from '../live/seen.js';
import { quote } from '../log/quote.js';
import { rawOfElement } from '../log/raw.js';
import type { Fault, Recording } from '../log/recording.js';
import type { AnyElement, Vocabulary } from '../log/vocabulary.js';
import { logWriter } from '../log/write.js';
import { scanGame } from '../log/xml/scan-game.js';

/** Who looks from no seat: the table. */
const TABLE = 'table';

/**
 * @param view the id of a player, or `table`
 * @returns undefined where nobody at the table has this id
 * @throws where a reader let another ruleset pass
 */
export function seenFrom({ ruleset, game: record }: Recording, view: string): AnyElement<Vocabulary> | undefined {
  const game = gameOf(ruleset);
  if (!game) throw new Error(`a reader let the ruleset ${ruleset} pass`);
  const sits = seatsOf(record).some(({ id }) => id === view);
  if (!sits && view !== TABLE) return undefined;
  return seenBy(game, record, record, view === TABLE ? undefined : view).game;
}

/** The same as a recording of its own: its text holds no more than the view, and places are those in that text. */
export function recordingSeenFrom(recording: Recording, view: string): Recording | undefined {
  const seen = seenFrom(recording, view);
  if (!seen) return undefined;
  const text = logWriter('xml')
    .game(rawOfElement(seen, vocabularyOf(recording.ruleset) ?? {}))
    .text.trim();
  const source = { file: recording.source.file, notation: 'xml', text, line: 1, column: 1 } as const;
  const event = scanGame(source, vocabularyOf, 'game');
  if (event.type === 'fault') throw new Error('a view that is no game');
  return { ...event.recording, truncated: recording.truncated };
}

/** Nobody at the table has the id that `view` names; perhaps it is the name of somebody. */
export function nobody({ game, source: { file, line, column } }: Recording, view: string): Fault {
  const seats = seatsOf(game);
  const [named, ...others] = seats.filter(({ name }) => name?.toLowerCase() === view.toLowerCase());
  const ids = seats.map(({ id, name }) => (name === undefined ? quote(id) : `${quote(id)} (${quote(name)})`));
  return {
    ...{ file, fault: 'no-such-player', position: { line, column }, found: quote(view) },
    ...(ids.length > 0 && { expected: ids.join(', ') }),
    ...(named && others.length === 0 && { meant: quote(named.id) }),
  };
}

/** Who sits at the table, as far as the log gives them ids. */
function seatsOf(
  record: AnyElement<Vocabulary>,
): readonly { readonly id: string; readonly name: string | undefined }[] {
  const players = record.children.find(({ name }) => name === 'players')?.children ?? [];
  return players.flatMap(({ values }) => {
    const { id, name }: { readonly id?: unknown; readonly name?: unknown } = values;
    return typeof id === 'string' ? [{ id, name: typeof name === 'string' ? name : undefined }] : [];
  });
}
