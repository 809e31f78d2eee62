/** What a record lacks, in words. */
import type { Gap } from '../engine/gap.js';
import type { Speaker } from './speaker.js';

/** One kind: a clause without a stop. */
export function gapText(speaker: Speaker, gap: Gap): string {
  return speaker.text(`gap-${gap}`);
}

/** All of them, one behind the other. */
export function gapsText(speaker: Speaker, gaps: readonly Gap[]): string {
  return gaps.map((gap) => gapText(speaker, gap)).join('; ');
}
