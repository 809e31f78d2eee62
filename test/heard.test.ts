/**
 * Nothing of a log is dropped in silence: for each attribute of the format, a value that is exchanged in a legal game, or written
 * where there was none, changes the game or is told. What says nothing about the game is excused by name.
 */
import { expect, test } from 'vitest';
import { replayToTable } from '../src/engine/replay.js';
import { allGames } from '../src/games.js';
import { recordingsOf, requestFor } from './engine/replays.js';
import { fixtures, textOf } from './fixture-files.js';
import { copyOf, type Element, parseXml, toJson } from './oracle/element.js';
import { pick, type Random, randomFrom, shuffled } from './oracle/random.js';

/** So often a value is exchanged before it counts as not heard. */
const MOST_TRIES = 12;
const LONGEST = 60_000;

/** Notes, marks and times are about nothing that a rule knows. */
const ABOUT_NOTHING = ['mark', 'at', 'id'];

/** What is right whatever it says, and why. */
const EXCUSED: Readonly<Record<string, string>> = {
  'rattus: classes by, where there is none': 'any six cards may have been agreed on',
  'rattus: state region, where there is none': 'a region of which nothing else is said',
};

interface Seen {
  readonly verdict: string;
  readonly findings: number;
  readonly measure: string;
}

test.each(allGames())('$ruleset: each attribute is heard', (game) => {
  const games = fixtures()
    .filter(({ name }) => name.startsWith(`${game.ruleset}/legal/`) && name.endsWith('.xml'))
    .map(textOf)
    .filter((text) => text.length < LONGEST)
    .map(parseXml)
    .flatMap((root) => (root.name === 'game' ? [root] : root.children));
  const random = randomFrom(1);
  const values = valuesIn(games);
  const heard = new Set<string>();
  const tried = new Map<string, number>();
  const see = (element: Element): Seen | undefined => {
    const [recording] = recordingsOf(JSON.stringify(toJson(element)), 'game.json');
    if (!recording) return undefined;
    const { replayed, session } = replayToTable(game, recording, requestFor(recording));
    const measure = JSON.stringify([...session.measure()].sort());
    return { verdict: replayed.verdict, findings: replayed.findings.length, measure };
  };
  for (const one of shuffled(games, random)) {
    const copy = copyOf(one);
    const before = see(copy);
    for (const element of shuffled(elementsOf(copy), random)) {
      for (const [attribute, { type }] of Object.entries(game.vocabulary[element.name]?.attributes ?? {})) {
        const was = element.attributes[attribute];
        const key = `${element.name} ${attribute}${was === undefined ? ', where there is none' : ''}`;
        const tries = tried.get(key) ?? 0;
        const value = otherValue(values.get(`${element.name} ${attribute}`) ?? [type.example], was, random);
        if (ABOUT_NOTHING.includes(attribute) || heard.has(key) || tries >= MOST_TRIES || value === undefined) continue;
        tried.set(key, tries + 1);
        element.attributes[attribute] = value;
        if (JSON.stringify(see(copy)) !== JSON.stringify(before)) heard.add(key);
        if (was === undefined) delete element.attributes[attribute];
        else element.attributes[attribute] = was;
      }
    }
  }
  expect(tried.size).toBeGreaterThanOrEqual(40);
  const unheard = [...tried.keys()].filter((key) => !heard.has(key)).map((key) => `${game.ruleset}: ${key}`);
  expect(unheard.sort()).toEqual(Object.keys(EXCUSED).filter((key) => key.startsWith(`${game.ruleset}:`)));
});

/** All elements inside setup, moves and result. */
function elementsOf(game: Element): readonly Element[] {
  const all = (element: Element): readonly Element[] => [element, ...element.children.flatMap(all)];
  return game.children
    .filter(({ name }) => ['setup', 'moves', 'result'].includes(name))
    .flatMap(({ children }) => children.flatMap(all));
}

/** What stands in the games, by element and attribute. */
function valuesIn(games: readonly Element[]): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, Set<string>>();
  const visit = ({ name, attributes, children }: Element): void => {
    for (const [attribute, value] of Object.entries(attributes)) {
      const key = `${name} ${attribute}`;
      values.set(key, (values.get(key) ?? new Set()).add(value));
    }
    for (const child of children) visit(child);
  };
  for (const game of games) visit(game);
  return new Map([...values].map(([key, own]) => [key, [...own].sort()]));
}

function otherValue(values: readonly string[], was: string | undefined, random: Random): string | undefined {
  return pick(
    values.filter((value) => value !== was),
    random,
  );
}
