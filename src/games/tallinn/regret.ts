/** Which choices of Tallinn are compared: the estate of a contest by a coat of arms, when all cards of the round lie open. */
import { type Message, name, player as playerName } from '../../engine/message.js';
import type { Regret, RegretPlan } from '../../engine/regret-plan.js';
import { known } from '../../log/attribute.js';
import type { Element } from '../../log/vocabulary.js';
import type { TallinnElement } from './vocabulary.js';

/** Which moves are choices, what they choose, and the sentence about a better one. */
export const regret: RegretPlan = {
  restsOnValues: true,
  chosen(move) {
    const element = move as TallinnElement;
    const estate = estateOf(element);
    return element.name === 'contest' && estate !== undefined
      ? { kind: `contest ${element.values.player}`, choice: estate }
      : undefined;
  },
  hope: () => Number.POSITIVE_INFINITY,
  goods: [],
  tell,
};

function estateOf(move: Element): string | undefined {
  const element = move as TallinnElement;
  return element.name === 'contest' ? known(element.values.estate) : undefined;
}

function tell({ player, recorded, instead, had, could }: Omit<Regret, 'message'>): Message {
  return {
    id: 'tallinn_regret',
    parameters: {
      player: playerName(player),
      estate: name('estates', estateOf(instead) ?? ''),
      made: name('estates', estateOf(recorded) ?? ''),
      had,
      could,
      more: could - had,
    },
  };
}
