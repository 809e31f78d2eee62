/** What is worth counting over many games of Valletta: buildings built, cards played. */
import type { Effect } from '../../../engine/effect.js';
import type { Roster } from '../../../engine/roster.js';
import type { Choice, Stat } from '../../../engine/stat.js';
import type { Transcript } from '../../../engine/transcript.js';
import { STARTING_DECK } from '../setup.js';
import type { TableState } from '../table/state.js';
import type { Character } from '../vocabulary.js';

/** What could be chosen in a game, and what was. */
export const stats: readonly Stat<TableState>[] = [
  {
    id: 'built',
    of: 'character',
    measure: 'games',
    offered: charactersOn,
    chosen: ({ cells }) =>
      [...cells.values()].flatMap(({ building, owner }): readonly Choice[] =>
        building?.character === undefined || owner === undefined ? [] : [{ thing: building.character, seat: owner }],
      ),
  },
  {
    id: 'played',
    of: 'character',
    measure: 'times',
    offered: (table) => [...STARTING_DECK, ...charactersOn(table)],
    chosen: cardsPlayed,
  },
];

function charactersOn({ cells }: TableState): readonly Character[] {
  return [...new Set([...cells.values()].flatMap(({ building }) => building?.character ?? []))];
}

function cardsPlayed({ roster }: TableState, { steps }: Transcript): readonly Choice[] {
  return steps.flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry.type === 'effect' ? cardOf(entry.effect, roster) : [])),
  );
}

function cardOf({ verb, thing, which, player }: Effect, roster: Roster): readonly Choice[] {
  const seat = roster.seat(player);
  return verb === 'play' && thing === 'card' && which !== undefined && seat !== undefined
    ? [{ thing: which, seat }]
    : [];
}
