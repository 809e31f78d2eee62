/** Bytes -> a log that is nearly a legal one: which game, and which edits are made to it. */
import { fixtures, textOf } from '../fixture-files.js';
import { type Element, parseXml } from '../oracle/element.js';
import { editOf, type Vocabulary, vocabularyOf } from '../oracle/mutate.js';
import { pick } from '../oracle/random.js';
import type { Decisions } from './bytes.js';

/** More than this in one game no longer tells what was wrong. */
const MOST_EDITS = 12;
/** Longer games say nothing more of the rules, and cost as many short ones. */
const LONGEST = 12_000;
/** One game in so many is whole; the others stop, as a log may, mostly early: they cost less. */
const WHOLE = 5;

interface SeedGame {
  readonly game: Element;
  /** All that stands in the seeds of its ruleset. */
  readonly values: Vocabulary;
}

let seeds: readonly SeedGame[] | undefined;

/** A copy of a seed with some edits; none only where the bytes end at once. */
export function editedGame({ next, more }: Decisions): { readonly game: Element; readonly edits: number } {
  const seed = pick(seedGames(), next);
  if (!seed) throw new Error('no seeds');
  let game = next(WHOLE) === 0 ? seed.game : stopped(seed.game, next);
  let edits = 0;
  for (; edits < MOST_EDITS && more(); edits += 1) ({ game } = editOf(game, seed.values, next));
  return { game, edits };
}

/** The beginning of a game; what a result would claim has not happened yet. */
function stopped(game: Element, next: Decisions['next']): Element {
  const children = game.children.flatMap((part) => {
    if (part.name === 'result') return [];
    if (part.name !== 'moves') return [part];
    const kept = next(next(part.children.length + 1) + 1);
    return [{ ...part, children: part.children.slice(0, kept + 1) }];
  });
  return { ...game, children };
}

/** The short games of the fixtures; looked for once. */
export function seedGames(): readonly SeedGame[] {
  seeds ??= findSeeds();
  return seeds;
}

function findSeeds(): readonly SeedGame[] {
  const byRuleset = new Map<string, Element[]>();
  for (const fixture of fixtures()) {
    const text = fixture.path.endsWith('.xml') ? textOf(fixture) : '';
    if (text === '' || text.length > LONGEST) continue;
    const root = parseXml(text);
    for (const game of root.name === 'game' ? [root] : root.children) {
      const ruleset = game.attributes['ruleset'] ?? '';
      byRuleset.set(ruleset, [...(byRuleset.get(ruleset) ?? []), game]);
    }
  }
  return [...byRuleset.values()].flatMap((games) => {
    const values = vocabularyOf(games);
    return games.map((game) => ({ game, values }));
  });
}
