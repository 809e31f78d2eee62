/** Which rulings an accusation rests on: looked up in what a game declares, never at the place that accuses. */
import type { MessageId } from './message.js';
import type { Rule, RuleId, Ruling } from './rule.js';

/** What a game declares of them. */
interface Declared {
  readonly rulings: readonly Ruling[];
  readonly rulebook: readonly Rule[];
}

/** @returns the numbers of the rulings; none where the rulebook itself says so */
export type RulingsBehind = (rule: RuleId, message: MessageId) => readonly string[];

/** For findings that rest on no ruling. */
export const NO_RULINGS: RulingsBehind = () => [];

const known = new WeakMap<object, RulingsBehind>();

/** @param game its rulings, and the rules of its rulebook that name theirs */
export function rulingsBehind(game: Declared): RulingsBehind {
  let behind = known.get(game);
  if (!behind) {
    behind = lookUp(game);
    known.set(game, behind);
  }
  return behind;
}

function lookUp({ rulings, rulebook }: Declared): RulingsBehind {
  const byRule = new Map<RuleId, Map<MessageId | undefined, string[]>>();
  const add = (rule: RuleId, message: MessageId | undefined, ruling: string): void => {
    const byMessage = byRule.get(rule) ?? new Map<MessageId | undefined, string[]>();
    byRule.set(rule, byMessage);
    byMessage.set(message, [...(byMessage.get(message) ?? []), ruling]);
  };
  for (const { id, kind, ruling } of rulebook)
    if (kind === 'ruling' && ruling !== undefined && !isLimited(rulings, ruling, id)) add(id, undefined, ruling);
  for (const { id, accuses } of rulings) {
    for (const accusation of accuses) {
      const [rule, ...messages] = typeof accusation === 'string' ? [accusation] : accusation;
      if (messages.length === 0) add(rule, undefined, id);
      else for (const message of messages) add(rule, message, id);
    }
  }
  return (rule, message) => {
    const byMessage = byRule.get(rule);
    return byMessage ? [...new Set([...(byMessage.get(undefined) ?? []), ...(byMessage.get(message) ?? [])])] : [];
  };
}

/** Whether a ruling says itself which accusations by a rule rest on it. */
function isLimited(rulings: readonly Ruling[], ruling: string, rule: RuleId): boolean {
  const accuses = rulings.find(({ id }) => id === ruling)?.accuses ?? [];
  return accuses.some((accusation) => typeof accusation !== 'string' && accusation[0] === rule);
}
