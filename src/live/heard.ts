/** The effects of a game, heard by somebody who follows it move by move. */
import type { Effect } from '../engine/effect.js';
import type { EffectTarget } from '../engine/judge.js';
import type { RuleId } from '../engine/rule.js';

/** An effect with the rule under which it came about. */
export interface RuledEffect {
  readonly rule: RuleId;
  readonly effect: Effect;
}

/** Hears the effects of one replay on their way to the table. */
export class Heard implements EffectTarget {
  readonly effects: RuledEffect[] = [];

  constructor(private readonly table: EffectTarget) {}

  apply(effect: Effect, rule: RuleId): void {
    this.effects.push({ rule, effect });
    this.table.apply(effect, rule);
  }
}

/** How one list of effects became another one. */
export interface ChangedEffects {
  /** Those that came in, in their order. */
  readonly added: readonly RuledEffect[];
  /** Those that a later move has shown not to be so. */
  readonly withdrawn: readonly RuledEffect[];
}

/** Compares the effects of two replays; nearly always the second list is the first one, and more. */
export function changedEffects(before: readonly RuledEffect[], after: readonly RuledEffect[]): ChangedEffects {
  let same = 0;
  while (same < before.length && same < after.length && isSame(before[same], after[same])) same += 1;
  if (same === before.length) return { added: after.slice(same), withdrawn: [] };
  const left = new Map<string, number>();
  for (const one of before.slice(same)) left.set(keyOf(one), (left.get(keyOf(one)) ?? 0) + 1);
  const take = (one: RuledEffect): boolean => {
    const count = left.get(keyOf(one)) ?? 0;
    if (count > 0) left.set(keyOf(one), count - 1);
    return count > 0;
  };
  const added = after.slice(same).filter((one) => !take(one));
  return { added, withdrawn: before.slice(same).filter(take) };
}

function isSame(one: RuledEffect | undefined, other: RuledEffect | undefined): boolean {
  if (!one || !other || one.rule !== other.rule) return false;
  const [a, b] = [one.effect, other.effect];
  return (
    a.amount === b.amount &&
    a.from === b.from &&
    a.to === b.to &&
    a.thing === b.thing &&
    a.verb === b.verb &&
    a.player === b.player &&
    a.which === b.which
  );
}

function keyOf({ rule, effect: { verb, player, thing, which, amount, from, to } }: RuledEffect): string {
  return JSON.stringify([rule, verb, player, thing, which, amount, from, to]);
}
