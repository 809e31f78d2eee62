/** Rules that options name, by their ids or by patterns of ids. */
import { GAMES } from '../games.js';
import { nearest } from '../log/nearest.js';
import { plain } from '../output/plain.js';
import type { Speaker } from '../text/speaker.js';

const RULE_IDS: readonly string[] = GAMES.flatMap(({ rulebook }) => rulebook.map(({ id }): string => id));

/** What to say of the id of a rule that there is not, and which one was probably meant; undefined of one that there is. */
export function unknownRule(id: string, speaker: Speaker): string | undefined {
  if (RULE_IDS.includes(id)) return undefined;
  const meant = nearest(id, RULE_IDS);
  const hint = meant === undefined ? '' : ` ${speaker.text('rules-meant', { rule: meant })}`;
  return plain(`${speaker.text('no-such-rule', { rule: id })}${hint}`);
}
