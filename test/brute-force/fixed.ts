/** Ten positions of each game, chosen for what may be done there. */
import type { Position } from './positions.js';

const at =
  (ruleset: Position['ruleset']) =>
  (file: string, inside: Position['inside'], written: number, holds: string): Position => ({
    ruleset,
    file,
    inside,
    written,
    holds,
  });
const rattus = at('rattus');
const tallinn = at('tallinn');
const valletta = at('valletta');

export const POSITIONS: readonly Position[] = [
  rattus('full-2-players-yucata-39', 1, 0, 'the first turn: nothing is done'),
  rattus('full-2-players-yucata-39', 1, 2, 'the first turn: the figure moves, two steps with the soldier'),
  rattus('full-2-players-yucata-39', 9, 1, 'pied piper, whom not all tokens can follow; merchant and messenger'),
  rattus('full-2-players-yucata-39', 11, 7, 'behind the spread: the crusader, and the soldier who comes too late'),
  rattus('full-2-players-yucata-39', 16, 4, 'behind the move: the knight may still let the figure count'),
  rattus('full-3-players-yucata-38', 2, 2, 'the first three nuns'),
  rattus('full-3-players-yucata-1', 25, 0, 'a bishop who moves; magician; a card taken from somebody else'),
  rattus('full-3-players-yucata-1', 12, 2, 'cubes on the baker, who was taken: they must be set down'),
  rattus('full-4-players-book-19', 14, 4, 'between two tokens: the witch'),
  rattus('rare-magician-king', 14, 1, 'potions under cubes: magician and king'),
  rattus('rare-mayor-queen', 7, 0, 'placing by the mayor, with the queen'),
  rattus('full-4-players-book-5', 24, 0, 'the last round: knight and merchant'),
  rattus('full-3-players-yucata-7', 20, 1, 'the last round: messenger and crusader'),
  rattus('full-3-players-book-36', 'moves', 22, 'cubes are left on the baker before the final plague'),

  tallinn('full-2-players-leader-first', 1, 0, 'the first cards of two players'),
  tallinn('full-2-players-leader-first', 9, 2, 'towers, where the leader decides first'),
  tallinn('full-3-players-legate', 1, 0, 'the first cards, legates among them'),
  tallinn('full-3-players-legate', 1, 3, 'the legate shows the arms: he chooses a contest'),
  tallinn('full-3-players-legate', 9, 4, 'towers, and a legate among the cards'),
  tallinn('full-3-players-tie-broken', 6, 2, 'one has not shown a card'),
  tallinn('full-4-players-legate', 8, 4, 'towers of four players, from hand and display'),
  tallinn('full-4-players-legate', 10, 0, 'the last cards'),
  tallinn('full-4-players-shared-win', 10, 4, 'towers, when no card is left to draw'),
  tallinn('full-3-players-legate', 'final', 0, 'two persons join the fewest'),

  valletta('full-2-players-houses-chain', 'moves', 0, 'the first good of the draft'),
  valletta('full-2-players-houses-chain', 2, 0, 'the first turn of the second player: builder and Jean'),
  valletta('full-2-players-jean-start-player-fewer-barrels', 1, 0, 'the start player has one play'),
  valletta('full-2-players-houses-chain', 9, 0, 'many ways to pay'),
  valletta('full-2-players-points', 17, 0, 'monk with two players'),
  valletta('full-2-players-jean-fewer-barrels', 24, 0, 'the final phase: Jean is on the last space'),
  valletta('full-4-players-jean', 65, 1, 'monk with four players'),
  valletta('full-3-players-jean-chain', 34, 1, 'Del Monte'),
  valletta('full-4-players-houses', 38, 2, 'apprentice behind bricklayer'),
  valletta('full-3-players-points', 40, 1, 'apprentice behind carpenter'),
  valletta('full-4-players-points-chain', 80, 0, 'the final phase: few cards are left'),
];
