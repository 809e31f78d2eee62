/** What the record says was laid out and dealt before the first move: told, never judged. */
import type { Judge } from '../../engine/judge.js';
import { choice, list, name, phrase, player as playerName, quoted } from '../../engine/message.js';
import { rowOf } from './table/city.js';
import type { TableState } from './table/state.js';
import type { Character, VallettaElementOf } from './vocabulary.js';

/** What lies in a row, by the cells that the record names. */
export function tellRow(
  judge: Judge,
  row: string,
  places: readonly VallettaElementOf<'place'>[],
  { edition }: TableState,
): void {
  const laid = places.flatMap(({ values: { at, building: id } }) => {
    if (at === undefined || at === '?' || id === undefined || rowOf(at) !== row) return [];
    const { character } = edition.buildings.get(id) ?? {};
    const card = character === undefined ? quoted('') : name('character', character);
    const known = choice(character === undefined ? 'no' : 'yes');
    return [phrase('valletta_laid', { cell: name('cell', at), building: quoted(id), card, known })];
  });
  if (laid.length > 0) judge.line('valletta.setup.row-layout', 'valletta_row', () => ({ buildings: list(laid) }));
}

/** Cards that the record does not show are counted. */
export function tellHand(judge: Judge, player: string, cards: readonly (Character | '?')[]): void {
  judge.line('valletta.setup.opening-hand', 'valletta_hand', () => {
    const shown = cards.flatMap((card) => (card === '?' ? [] : [name('character', card)]));
    const hidden = cards.length - shown.length;
    const rest = hidden > 0 ? [phrase('engine-cards', { count: hidden })] : [];
    return { player: playerName(player), cards: list([...shown, ...rest]) };
  });
}
