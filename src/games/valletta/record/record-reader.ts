/** What a record of Valletta shows of each decision, and of what was laid out, dealt and drawn. @see docs/log-format.md */
import { childrenIn, type RecordReader } from '../../../engine/followed-game.js';
import { Choice } from '../../../kernel/choice.js';
import { paymentOf } from '../build/payment.js';
import { action, NOTHING, payment } from '../rules/build.js';
import { DEAL, DRAFT, DRAW, LAY, PLAY } from '../rules/points.js';
import { packed } from '../rules/price.js';
import { building, cellToFill } from '../rules/setup.js';
import { turn, type Valletta } from '../rules/table.js';
import { drawn } from '../rules/turn.js';
import { characterOf } from '../table/components.js';
import { CELLS, DUE, type VallettaElement, type VallettaElementOf } from '../vocabulary.js';
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
    inOtherWords: (element) => payingWhatIsDue(element as VallettaElement),
    notOffered: ({ state, choice }, element) =>
      state.point === PLAY ? withPayment(choice, element as VallettaElement) : undefined,
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

/** Who pays for a building may replace more goods than necessary. */
function withPayment(choice: Choice, { children }: VallettaElement): Choice | undefined {
  const built = children.find((one) => one.name === 'build' || one.name === 'upgrade');
  const paid = built && paymentOf(built);
  const value = paid && packed(paid);
  if (value === undefined || action.of(choice) === NOTHING) return undefined;
  const other = new Choice();
  other.copyFrom(choice);
  payment.set(other, value);
  return other;
}

/** Of whoever has paid *just what is due* it need not be said how much that is. */
function payingWhatIsDue(element: VallettaElement): VallettaElement | undefined {
  if (element.name !== 'play') return undefined;
  const children = element.children.map((child) =>
    (child.name === 'build' || child.name === 'upgrade') && child.values.pay === DUE
      ? { ...child, values: { ...child.values, pay: '?' as const } }
      : child,
  );
  return { ...element, children };
}
