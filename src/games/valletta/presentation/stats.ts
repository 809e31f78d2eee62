/** What is worth counting over many games of Valletta: buildings built, cards played. */
import { effectsIn } from '../../../engine/quiz.js';
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
  return [...effectsIn(steps)].flatMap(({ verb, thing, which, player }): readonly Choice[] => {
    const seat = roster.seat(player);
    return verb === 'play' && thing === 'card' && which !== undefined && seat !== undefined
      ? [{ thing: which, seat }]
      : [];
  });
}
