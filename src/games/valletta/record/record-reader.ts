/** What a record of Valletta shows of each decision, and of what was laid out, dealt and drawn. @see docs/log-format.md */
import { childrenIn, type RecordReader } from '../../../engine/followed-game.js';
import { DEAL, DRAFT, DRAW, LAY } from '../rules/points.js';
import { building, cellToFill } from '../rules/setup.js';
import { turn, type Valletta } from '../rules/table.js';
import { drawn } from '../rules/turn.js';
import { characterOf } from '../table/components.js';
import { CELLS, type VallettaElement, type VallettaElementOf } from '../vocabulary.js';
import { decisionMap } from './record-map.js';

/** @param ids the players, by their seats */
export function recordReader({ children }: VallettaElement, ids: readonly string[]): RecordReader<Valletta> {
  const setup: readonly VallettaElement[] = childrenIn(children, 'setup');
  const moves: readonly VallettaElement[] = childrenIn(children, 'moves');
  const turns = moves.filter((one): one is VallettaElementOf<'turn'> => one.name === 'turn');
  const turnOf = (state: Valletta): readonly VallettaElement[] => turns[turn.of(state) - 1]?.children ?? [];
  return {
    ids,
    map: decisionMap(ids),
    inside: (state) => (state.point === DRAFT ? moves : turnOf(state)),
    shows(state, choice, _, nth) {
      const card = characterOf(drawn.of(choice));
      switch (state.point) {
        case LAY: {
          const [at, id] = [CELLS[cellToFill(state) ?? -1], state.facts.buildingIds[building.of(choice)]];
          return setup.some((one) => one.name === 'place' && one.values.at === at && one.values.building === id);
        }
        case DEAL:
          return setup.some(
            (one) =>
              one.name === 'hand' &&
              one.values.player === ids[choice.seat] &&
              card !== undefined &&
              [one.values.cards].flat().includes(card),
          );
        case DRAW:
          return turnOf(state).flatMap((one) => (one.name === 'draw' ? [one.values.cards].flat() : []))[nth] === card;
        default:
          return false;
      }
    },
  };
}
