/** What is worth counting over many games of Valletta: buildings built, cards played. */
import type { Effect } from '../../engine/effect.js';
import type { Choice, Pursuit } from '../../engine/pursuit.js';
import type { Transcript } from '../../engine/transcript.js';
import { COLOUR_OF } from './components.js';
import { CHARACTERS, type Character } from './vocabulary.js';

/** What `table()` says of the buildings and of who plays. */
interface BuildingsOnTable {
  readonly cells: readonly { readonly character: Character | undefined; readonly owner: number | null }[];
  readonly players: readonly string[];
}

/** What could be chosen in a game, and what was. */
export const pursuits: readonly Pursuit[] = [
  {
    id: 'built',
    of: 'character',
    measure: 'games',
    offered: (table) => charactersOn(table as BuildingsOnTable),
    chosen: (table) =>
      (table as BuildingsOnTable).cells.flatMap(({ character, owner }): readonly Choice[] =>
        character === undefined || owner === null ? [] : [{ thing: character, seat: owner }],
      ),
  },
  {
    id: 'played',
    of: 'character',
    measure: 'times',
    offered: (table) => [...CHARACTERS.filter(isStartCard), ...charactersOn(table as BuildingsOnTable)],
    chosen: (table, transcript) => cardsPlayed(table as BuildingsOnTable, transcript),
  },
];

/** The cards of the hands and of the supply, which no building gives. */
function isStartCard(character: Character): boolean {
  return COLOUR_OF[character] === 'red' || COLOUR_OF[character] === 'purple';
}

function charactersOn({ cells }: BuildingsOnTable): readonly Character[] {
  return [...new Set(cells.flatMap(({ character }) => character ?? []))];
}

function cardsPlayed({ players }: BuildingsOnTable, { steps }: Transcript): readonly Choice[] {
  return steps.flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry.type === 'effect' ? cardOf(entry.effect, players) : [])),
  );
}

function cardOf({ verb, thing, which, player }: Effect, players: readonly string[]): readonly Choice[] {
  const seat = player === undefined ? -1 : players.indexOf(player);
  return verb === 'play' && thing === 'card' && which !== undefined && seat >= 0 ? [{ thing: which, seat }] : [];
}
