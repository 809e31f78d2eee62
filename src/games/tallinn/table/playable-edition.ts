/** Whether a game can be played with an edition: for judging one, less is enough. */
import { choice, type Message, quoted } from '../../../engine/message.js';
import { UNKNOWN } from '../../../kernel/truth.js';
import { CARDS, coinOn, HALVES, LEGATE, type TallinnFacts } from '../rules/facts.js';

/** What a setup needs that the edition does not have; undefined where nothing is missing. @see tallinn.md 1.2 */
export function lackOf(facts: TallinnFacts, edition: string): Message | undefined {
  const { profile, seats, startIds } = facts;
  const players = seats.length;
  const lack = (what: string): Message => ({
    id: 'tallinn_edition-lacks',
    parameters: { edition: quoted(edition), what: choice(what), players, found: startIds.length },
  });
  if (startIds.length < players) return lack('starts');
  const unknown = CARDS.filter((card) => HALVES.some((half) => coinOn(facts, card, half) === UNKNOWN));
  if (unknown.some((card) => card !== LEGATE)) return lack('influence');
  return profile.legate && unknown.includes(LEGATE) ? lack('legate') : undefined;
}
