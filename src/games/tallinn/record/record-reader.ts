/** What a record of Tallinn shows of each decision, and of the cards that were dealt and drawn. @see docs/log-format.md */
import { childrenIn, type RecordReader } from '../../../engine/followed-game.js';
import type { Choice } from '../../../kernel/choice.js';
import { drawn, startCard } from '../rules/deal.js';
import { DEAL_HAND, DEAL_START, DRAW, LEGATE_BONUS, REVEAL_TOWERS } from '../rules/points.js';
import { round, type Tallinn } from '../rules/table.js';
import { cardOf } from '../table/components.js';
import type { TallinnElement } from '../vocabulary.js';
import { recordMap } from './record-map.js';

/** @param ids the players, by their seats */
export function recordReader({ children }: TallinnElement, ids: readonly string[]): RecordReader<Tallinn> {
  const setup: readonly TallinnElement[] = childrenIn(children, 'setup');
  const moves: readonly TallinnElement[] = childrenIn(children, 'moves');
  const rounds = moves.filter(({ name }) => name === 'round');
  const roundOf = (state: Tallinn): readonly TallinnElement[] => rounds[round.of(state) - 1]?.children ?? [];
  const shows = (elements: readonly TallinnElement[], { seat }: Choice, card: string | undefined): boolean =>
    elements.some(({ values }) => {
      const { player, card: one, cards } = values as { player?: unknown; card?: unknown; cards?: readonly unknown[] };
      return player === ids[seat] && card !== undefined && (one === card || cards?.includes(card) === true);
    });
  return {
    ids,
    map: recordMap(ids),
    inside(state) {
      if (state.point === DRAW) return [];
      return state.point === LEGATE_BONUS ? childrenIn(moves, 'final') : roundOf(state);
    },
    shows(state, choice) {
      switch (state.point) {
        case DEAL_START:
          return shows(setup, choice, state.facts.startIds[startCard.of(choice)]);
        case DEAL_HAND:
          return shows(setup, choice, cardOf(drawn.of(choice)));
        case DRAW:
          return shows(
            roundOf(state).filter(({ name }) => name === 'draw'),
            choice,
            cardOf(drawn.of(choice)),
          );
        default:
          return state.point === REVEAL_TOWERS;
      }
    },
  };
}
