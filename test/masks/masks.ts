/** Legal games with parts hidden at random: what can still be decided, and whether anybody is accused for it. */
import type { Recording } from '../../src/log/recording.js';
import { type Mask, masked, masksOf } from '../engine/masked.js';
import { findingText, replayed } from '../engine/replays.js';
import { type Random, randomFrom } from '../oracle/random.js';

export interface MaskTally {
  games: number;
  moves: number;
  decided: number;
  /** What was accused, for people; none of it is right. */
  readonly accusations: string[];
}

export function nothing(): MaskTally {
  return { games: 0, moves: 0, decided: 0, accusations: [] };
}

/** Judges a game and adds what became of it. @param note what was done to the game, for people */
export function judge(recording: Recording, tally: MaskTally, note: string): void {
  const { moves, findings } = replayed(recording, false);
  tally.games += 1;
  tally.moves += moves.total;
  tally.decided += moves.total - moves.undecidable;
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) tally.accusations.push([`${recording.id} ${note}`, ...errors.map(findingText)].join('\n  '));
}

/** The game with some kinds of what may be hidden hidden here and there; the same for the same seed. */
export function maskedAtRandom(recording: Recording, seed: number): Recording {
  const random = randomFrom(seed);
  const masks = masksOf(recording);
  const kinds = [...new Set(masks.map(kindOf))].filter(() => random(2) === 0);
  const density = 1 + random(100);
  return masked(
    recording,
    masks.filter((mask) => kinds.includes(kindOf(mask)) && chance(random, density)),
  );
}

function kindOf({ element, attribute = '' }: Mask): string {
  return `${element.name} ${attribute}`;
}

function chance(random: Random, percent: number): boolean {
  return random(100) < percent;
}
