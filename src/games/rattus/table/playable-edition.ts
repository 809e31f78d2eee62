/** Whether a game can be played with an edition: for judging one, less is enough. */
import { choice, type Message, quoted } from '../../../engine/message.js';
import { REMOVED } from '../rules/amounts.js';
import { type RattusFacts, touches } from '../rules/facts.js';

/** What a setup needs that the edition does not have; undefined where nothing is missing. @see rattus.md 1.2 */
export function lackOf(facts: RattusFacts, edition: string): Message | undefined {
  const { isStart, limits, regions, seats } = facts;
  const players = seats.length;
  const starts = isStart.filter((one) => one === 1).length;
  const removed = REMOVED[players] ?? 0;
  const lack = (what: string, needed: number, found: number): Message => ({
    id: 'rattus_edition-lacks',
    parameters: { edition: quoted(edition), what: choice(what), players, needed, found },
  });
  if (starts < regions.length) return lack('start-tokens', regions.length, starts);
  if (isStart.length - starts < removed) return lack('tokens', removed, isStart.length - starts);
  if (limits.some((limit) => limit < 0)) return lack('fronts', 0, 0);
  const isMapped = regions.every(
    (one) =>
      regions.every((other) => touches(facts, one, other) !== 'unknown') &&
      regions.some((other) => touches(facts, one, other) === true),
  );
  return isMapped ? undefined : lack('map', 0, 0);
}
