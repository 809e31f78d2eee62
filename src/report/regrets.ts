/** What could have been chosen instead, in a list; only where it was asked for. */
import type { Regret } from '../engine/regret-plan.js';
import type { Context } from './context.js';
import type { RegretList } from './model.js';
import { placeLink } from './places.js';

/** @param regrets in the order of the game; undefined where nobody asked @param anchors of the turns and moves on the page */
export function regretList(
  context: Context,
  regrets: readonly Regret[] | undefined,
  anchors: ReadonlySet<string>,
): RegretList | null {
  if (!regrets) return null;
  const { speaker, audience, replayed, portrait } = context;
  return {
    title: speaker.text('report-regrets-title'),
    lead: speaker.text('report-regrets-lead', { count: regrets.length }),
    caveat:
      replayed.reconstructed && portrait.regret?.restsOnValues && regrets.length > 0
        ? speaker.text('report-word-reconstructed')
        : null,
    entries: regrets.map(({ at, message }) => ({
      place: placeLink(context, { ...at, line: null }, anchors),
      sentence: speaker.say(message, audience),
    })),
  };
}
