/** Numbers with their intervals, as the pages over many games print them. */
import type { Camp } from '../../analysis/camps.js';
import type { Estimate } from '../../analysis/intervals.js';
import type { Definitions } from '../../charts/definitions.js';
import { markerOf } from '../../charts/player-style.js';
import type { Hue } from '../../engine/presentation.js';
import type { Speaker } from '../../text/speaker.js';
import type { LegendEntry } from '../model.js';

/** Winners and all others look the same in all charts; `kind` decides marker, dashes and texture. */
export const CAMP_STYLE: Readonly<Record<Camp, { readonly hue: Hue; readonly kind: number }>> = {
  winners: { hue: 'teal', kind: 0 },
  others: { hue: 'orange', kind: 3 },
};

export function campLegend(speaker: Speaker): readonly LegendEntry[] {
  return legendOf(
    (['winners', 'others'] as const).map((camp) => ({
      name: speaker.text(`site-camp-${camp}`),
      ...CAMP_STYLE[camp],
    })),
  );
}

/** Whose numbers they are, and how these look. */
export interface Side {
  readonly name: string;
  readonly hue: Hue;
  readonly kind: number;
}

/** The signs of legends of two sides, as a page defines them once. */
export function sideSigns(): Definitions['signs'] {
  return Object.values(CAMP_STYLE).map(({ kind }) => ({ id: `sign-player-${kind}`, path: markerOf(kind) }));
}

export function legendOf(sides: readonly Side[]): readonly LegendEntry[] {
  return sides.map(({ name, hue, kind }) => ({ name, hue, sign: 'player', index: kind }));
}

/** A mean, with one decimal. */
export function meanText(speaker: Speaker, value: number): string {
  return speaker.text('site-number', { value: Math.round(value * 10) / 10 || 0 }).replace('-', '−');
}

/** A number with its sign, as one reads what somebody is ahead or behind. @param text of the number, with a sign or without */
export function signed(text: string, value: number): string {
  const bare = text.replace(/^[−-]/, '');
  return value > 0 ? `+${bare}` : value < 0 ? `−${bare}` : bare;
}

/** @param share from 0 to 1 */
export function shareText(speaker: Speaker, share: number): string {
  return speaker.text('site-percent', { value: Math.round(share * 100) });
}

/** What stands behind the numbers of an axis of shares: with a space before it where the language has one. */
export function percentSign(speaker: Speaker): string {
  return speaker.text('site-percent', { value: 0 }).replace(/^\P{L}*0/u, '');
}

/** A column of shares. @param share that they are compared with @param label what is said of that */
export function columnOfShares(speaker: Speaker, title: string, share: number, label = shareText(speaker, share)) {
  return { title, least: 0, most: 100, unit: percentSign(speaker), reference: { value: share * 100, label } };
}

/** A share with its interval, and on how many games it rests. */
export function shareDot(
  speaker: Speaker,
  share: Estimate,
  style: Pick<Side, 'hue' | 'kind'> = { hue: 'blue', kind: 0 },
) {
  const count = speaker.text('site-count', { count: share.count });
  return { ...style, ...inPercent(share), text: shareText(speaker, share.value), count };
}

/** `12.1 to 15.8`; a dash where nobody can say. */
export function rangeText(
  speaker: Speaker,
  { low, high }: Pick<Estimate, 'low' | 'high'>,
  print: (speaker: Speaker, value: number) => string = meanText,
): string {
  if (low === null || high === null) return '–';
  return speaker.text('site-range', { low: print(speaker, low), high: print(speaker, high) });
}

/** An interval for a sentence that leaves it out where nobody can say: `sure` tells it. */
export function intervalIn(
  speaker: Speaker,
  estimate: Pick<Estimate, 'low' | 'high'>,
  print: (speaker: Speaker, value: number) => string = meanText,
): { readonly sure: 'yes' | 'no'; readonly range: string } {
  return { sure: estimate.low === null ? 'no' : 'yes', range: rangeText(speaker, estimate, print) };
}

/** `13.9 (12.1 to 15.8)`; the mean alone where nobody can say how far it may be off. */
export function meanWithRange(speaker: Speaker, estimate: Estimate): string {
  const value = meanText(speaker, estimate.value);
  return estimate.low === null
    ? value
    : speaker.text('site-mean-with-range', { value, range: rangeText(speaker, estimate) });
}

/** An estimate between 0 and 1 as one between 0 and 100. */
export function inPercent({ count, value, low, high }: Estimate): Estimate {
  return { count, value: value * 100, low: low === null ? null : low * 100, high: high === null ? null : high * 100 };
}
