/** Whether a game can be played with an edition: for judging one, less is enough. */
import { choice, counts, type Message, quoted } from '../../../engine/message.js';
import { UNKNOWN } from '../../../kernel/truth.js';
import { UNSEEN, type VallettaFacts } from '../rules/facts.js';
import { BUILDING_COUNTS } from '../rules/setup.js';
import { BUILDING_COLOURS } from '../vocabulary.js';

/** What a setup needs that the edition does not have; undefined where nothing is missing. @see valletta.md 1.2 */
export function lackOf(facts: VallettaFacts, edition: string): Message | undefined {
  const players = facts.seats.length;
  const needed: Readonly<Record<string, number>> = BUILDING_COUNTS[players] ?? {};
  const found = Object.fromEntries(
    BUILDING_COLOURS.map((name, colour) => [name, facts.coloured[colour]?.length ?? 0] as const),
  );
  const lack = (what: string): Message => ({
    id: 'valletta_edition-lacks',
    parameters: {
      edition: quoted(edition),
      what: choice(what),
      players,
      needed: counts('building-colour', needed),
      found: counts('building-colour', found),
    },
  });
  if (BUILDING_COLOURS.some((colour) => (found[colour] ?? 0) < (needed[colour] ?? 0))) return lack('buildings');
  const { costs, yields, points, characters, barrels } = facts;
  const areKnown = [costs, yields, points].every((amounts) => !amounts.includes(UNKNOWN));
  if (!areKnown || characters.includes(UNSEEN)) return lack('values');
  return barrels.includes(UNKNOWN) ? lack('barrels') : undefined;
}
