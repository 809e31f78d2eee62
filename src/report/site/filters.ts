/** By what the list of games can be filtered: only what tells some of them from others is offered. */
import type { GameSummary } from '../../analysis/game-summary.js';
import type { Game } from '../../engine/game.js';
import { optionMeaning, optionTitle } from '../../text/option-text.js';
import type { Speaker } from '../../text/speaker.js';
import type { Choice, Filters } from './model.js';

/** @param summaries of all games @param games those of the rulesets that were listed */
export function filtersOf(summaries: readonly GameSummary[], games: readonly Game[], speaker: Speaker): Filters {
  const events = distinct(summaries.map(({ event }) => event));
  const editions = distinct(summaries.map(({ edition }) => edition));
  const names = distinct(summaries.flatMap(({ players }) => players.map(({ name }) => name)));
  return {
    players: names.length > 1 ? names.flatMap((name) => name ?? []) : [],
    hasDays: distinct(summaries.map(dayOf)).length > 1,
    events: events.length > 1 ? events.flatMap((event) => (event === null ? [] : [{ value: event, text: event }])) : [],
    editions:
      editions.length > 1
        ? editions.flatMap((edition) => (edition === null ? [] : [{ value: edition, text: edition }]))
        : [],
    options: optionsOf(summaries, games, speaker),
  };
}

/** The day on which a game was played; null where nobody knows it. */
export function dayOf({ played }: Pick<GameSummary, 'played'>): string | null {
  return played?.slice(0, 10) ?? null;
}

/** How a row names the options of its game: names and values are those of a game, and hold no space. */
export function optionKeys({ ruleset, options }: GameSummary): readonly string[] {
  return Object.entries(options).map(([name, value]) => `${ruleset}/${name}=${value}`);
}

function optionsOf(summaries: readonly GameSummary[], games: readonly Game[], speaker: Speaker): readonly Choice[] {
  const counts = new Map<string, number>();
  for (const key of summaries.flatMap(optionKeys)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const several = games.length > 1;
  return games.flatMap(({ ruleset, options }) =>
    options.flatMap(({ name, values }) =>
      values.flatMap((value) => {
        const key = `${ruleset}/${name}=${value}`;
        const count = counts.get(key) ?? 0;
        if (count === 0 || count === summaries.length) return [];
        const title = optionTitle(speaker, ruleset, name);
        const text = `${title}: ${optionMeaning(speaker, ruleset, name, value)}`;
        return [{ value: key, text: several ? `${speaker.name('game', ruleset)}: ${text}` : text }];
      }),
    ),
  );
}

/** In an order that depends on no language. */
function distinct(values: readonly (string | null)[]): readonly (string | null)[] {
  return [...new Set(values)].sort((one, other) => ((one ?? '') < (other ?? '') ? -1 : 1));
}
