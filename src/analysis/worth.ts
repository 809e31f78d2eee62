/** Sums what the things that players had brought them over a game. */
import type { Named } from '../engine/presentation.js';
import type { Transcript } from '../engine/transcript.js';
import type { WorthPlan, YieldKind } from '../engine/worth.js';
import { entryOf } from '../log/entry-of.js';

/** What one thing brought one player. */
export interface ThingRecord {
  readonly thing: Named;
  /** The turn in which it came to the player; null for what was there before the first. */
  readonly since: number | null;
  readonly uses: number;
  readonly sums: Readonly<Record<YieldKind, number>>;
}

interface Sum {
  thing: Named;
  since: number | null;
  uses: number;
  sums: Record<YieldKind, number>;
}

/**
 * @param players ids in turn order
 * @returns for each player the things that came to hand or brought something, in that order
 */
export function thingRecords(
  { steps }: Transcript,
  players: readonly string[],
  plan: WorthPlan,
): readonly (readonly ThingRecord[])[] {
  const found = players.map(() => new Map<string, Sum>());
  for (const step of steps) {
    for (const { player, thing, kind, amount } of plan.yieldsOf(step)) {
      const own = found[players.indexOf(player)];
      if (!own) continue;
      const sum = entryOf(own, `${thing.of} ${thing.id}`, (): Sum => {
        return { thing, since: null, uses: 0, sums: { points: 0, goods: 0, saved: 0 } };
      });
      if (kind === 'got') sum.since ??= step.at.turn;
      else if (kind === 'use') sum.uses += amount;
      else sum.sums[kind] += amount;
    }
  }
  return found.map((own) => [...own.values()]);
}
