/** Legends that several figures have: whose marker is whose, which part has which colour and texture. */
import type { Hue } from '../../engine/presentation.js';
import type { Context } from '../context.js';
import type { LegendEntry } from '../model.js';

/** The marker and colour of each player. */
export function playerLegend({ players }: Pick<Context, 'players'>): readonly LegendEntry[] {
  return players.map(({ name, hue, seat }) => ({ name, hue, sign: 'player', index: seat }));
}

/** The colour and texture of each part. */
export function partLegend(
  parts: readonly { readonly name: string; readonly hue: Hue; readonly texture: number }[],
): readonly LegendEntry[] {
  return parts.map(({ name, hue, texture }) => ({ name, hue, sign: 'swatch', index: texture }));
}

/** Colours of margins. */
export function marginLegend({ speaker }: Pick<Context, 'speaker'>): readonly LegendEntry[] {
  return partLegend([
    { name: speaker.text('report-ahead'), hue: 'blue', texture: 0 },
    { name: speaker.text('report-behind-colour'), hue: 'orange', texture: 0 },
  ]);
}
