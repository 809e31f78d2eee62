/** Players that know the rules: what they want, and how far they look. None of them knows what its seat does not see. */
import type { BotTable } from './bot-table.js';
import { Choices } from './choice.js';
import { listNext } from './greedy.js';
import type { Seat } from './index-of.js';
import { firstOf } from './legal-moves.js';
import { type Policy, randomPolicy } from './play-out.js';
import type { Random } from './random.js';
import { Search } from './search.js';
import type { GameState } from './state.js';
import { greedyPolicy, unseeing } from './unseeing.js';

/**
 * `random`: at random, part by part; so not every move is as likely as the others. `greedy`: what is worth most at once. `search`:
 * what turns out best when it plays on to the end, again and again.
 */
export const BOTS = ['random', 'greedy', 'search'] as const;
export type Bot = (typeof BOTS)[number];

/**
 * Whoever is due decides as the bot in that seat does.
 * @param bots in turn order; where there are fewer than players, they begin anew
 * @param randomOf what a seat decides with where it does not matter, or at random
 */
export function policyOf<S extends GameState>(
  bots: readonly Bot[],
  table: BotTable<S>,
  randomOf: (seat: Seat) => Random,
): Policy<S> {
  const policies = table.seats.map((seat) => botPolicy(bots[seat % bots.length] ?? 'random', table, randomOf(seat)));
  const moves = new Choices();
  return (state, choice) => {
    const isAlone = (state.due & (state.due - 1)) === 0;
    const seat = isAlone ? firstOf(state.due) : listNext(table.definition, state, moves);
    policies[seat]?.(state, choice);
  };
}

function botPolicy<S extends GameState>(bot: Bot, table: BotTable<S>, random: Random): Policy<S> {
  const { definition, beginning } = table;
  if (bot === 'random') return randomPolicy(definition, random);
  if (bot === 'greedy') return greedyPolicy(definition, beginning, random);
  return unseeing(definition, beginning, random, new Search(table, random));
}
