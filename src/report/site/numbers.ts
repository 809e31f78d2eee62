/** Numbers with their intervals, as the pages over many games print them. */
import type { Camp } from '../../analysis/camps.js';
import type { Estimate } from '../../analysis/intervals.js';
import type { Hue } from '../../engine/portrait.js';
import type { Speaker } from '../../text/speaker.js';
import type { LegendEntry } from '../model.js';

/** Winners and all others look the same in all charts; `kind` decides marker, dashes and texture. */
export const CAMP_STYLE: Readonly<Record<Camp, { readonly hue: Hue; readonly kind: number }>> = {
  winners: { hue: 'teal', kind: 0 },
  others: { hue: 'orange', kind: 3 },
};

export function campLegend(speaker: Speaker): readonly LegendEntry[] {
  return (['winners', 'others'] as const).map((camp) => ({
    name: speaker.text(`site-camp-${camp}`),
    hue: CAMP_STYLE[camp].hue,
    sign: 'player',
    index: CAMP_STYLE[camp].kind,
  }));
}

/** A mean, with one decimal. */
export function meanText(speaker: Speaker, value: number): string {
  return speaker.text('site-number', { value: Math.round(value * 10) / 10 || 0 }).replace('-', '−');
}

/** @param share from 0 to 1 */
export function shareText(speaker: Speaker, share: number): string {
  return speaker.text('site-percent', { value: Math.round(share * 100) });
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

/** An estimate between 0 and 1 as one between 0 and 100. */
export function inPercent({ count, value, low, high }: Estimate): Estimate {
  return { count, value: value * 100, low: low === null ? null : low * 100, high: high === null ? null : high * 100 };
}
