/** Rules that options name, by their ids or by patterns of ids. */
import { allGames } from '../games.js';
import { nearest } from '../log/nearest.js';
import type { Speaker } from '../text/speaker.js';
import { withHint } from './complain.js';

/** What findings about notation bear in the place of a rule, as SARIF has it. */
const NOTATION = 'kiebitz.notation';

/** The ids of all rules there are. */
export function ruleIds(): readonly string[] {
  return allGames().flatMap(({ rulebook }) => rulebook.map(({ id }): string => id));
}

/** What to say of the id of a rule that there is not, and which one was probably meant; undefined of one that there is. */
export function unknownRule(id: string, speaker: Speaker): string | undefined {
  if (ruleIds().includes(id)) return undefined;
  return withHint(speaker.text('no-such-rule', { rule: id }), nearestRule(id), speaker);
}

/** The same of an id, or of a pattern of ids in which `*` stands for any text; also of `kiebitz.notation`. */
export function unknownRules(pattern: string, speaker: Speaker): string | undefined {
  return isRulePattern(pattern) ? undefined : unknownRule(pattern, speaker);
}

/** Whether some rule is meant by an id or a pattern. */
export function isRulePattern(pattern: string): boolean {
  const isMeant = matcherOf(pattern);
  return [NOTATION, ...ruleIds()].some(isMeant);
}

/** The known id that was probably meant. */
export function nearestRule(id: string): string | undefined {
  return nearest(id, [NOTATION, ...ruleIds()]);
}

/**
 * Whether somebody wants to hear of a rule.
 * @param select ids and patterns of rules; none for all
 * @param ignore of those that are taken out of them
 */
export function ruleChoice(
  select: readonly string[],
  ignore: readonly string[],
): ((rule: string | null) => boolean) | undefined {
  if (select.length === 0 && ignore.length === 0) return undefined;
  const [selected, ignored] = [select.map(matcherOf), ignore.map(matcherOf)];
  return (rule) => {
    const id = rule ?? NOTATION;
    return (selected.length === 0 || selected.some((one) => one(id))) && !ignored.some((one) => one(id));
  };
}

/** Each piece between stars is looked for behind the one before it: that is linear, and as greedy as need be. */
function matcherOf(pattern: string): (id: string) => boolean {
  const [first = '', ...others] = pattern.split('*');
  const last = others.pop();
  if (last === undefined) return (id) => id === pattern;
  return (id) => {
    if (!id.startsWith(first)) return false;
    let at = first.length;
    for (const piece of others) {
      const found = id.indexOf(piece, at);
      if (found < 0) return false;
      at = found + piece.length;
    }
    return id.length - last.length >= at && id.endsWith(last);
  };
}
