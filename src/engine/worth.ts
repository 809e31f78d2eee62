/** What the things that a player has brought their owner, as a game declares it to the report. */
import type { Hue, Named } from './named.js';
import type { Step } from './transcript.js';

/** What a thing can bring: points, goods (less those paid for them), goods that need not be paid. */
export const YIELDS = ['points', 'goods', 'saved'] as const;
export type YieldKind = (typeof YIELDS)[number];

/** Something that a thing brought a player in one step. */
export interface Yield {
  readonly player: string;
  /** Whose doing it was. */
  readonly thing: Named;
  /** `got`: it came to the player; `use`: it was used. */
  readonly kind: YieldKind | 'got' | 'use';
  readonly amount: number;
}

/** How a game counts what its things bring. */
export interface WorthPlan {
  readonly yieldsOf: (step: Step) => readonly Yield[];
}

/** How far something has to go until it ends the game. */
export interface Countdown {
  readonly name: Named;
  readonly hue: Hue;
  readonly whole: number;
  /** A series of what has gone already, per player; or where a figure of all has come to, in order of time. */
  readonly gone: string | readonly { readonly turn: number; readonly space: number }[];
}
