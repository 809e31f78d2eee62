/** docs/verdict-changes.json beside the list of the changelog: a verdict that changes has its reason. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allGames } from '../src/games.js';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

const changes: readonly Readonly<Record<string, unknown>>[] = JSON.parse(read('docs/verdict-changes.json'));
const section = read('CHANGELOG.md').split('### Verdicts that changed')[1]?.split('\n### ')[0] ?? '';

test('every entry names a game, a rule of it, what changed, and why', () => {
  for (const change of changes) {
    const { game, rule, before, after, reason, logs, ...others } = change;
    expect(others, JSON.stringify(change)).toEqual({});
    const known = allGames()
      .find(({ ruleset }) => ruleset === game)
      ?.rulebook.map(({ id }) => id);
    expect(known, JSON.stringify(change)).toContain(rule);
    for (const text of [before, after, reason]) expect(text, JSON.stringify(change)).toMatch(/\S/);
    expect(before).not.toBe(after);
    expect(reason).toMatch(/\.$/);
    if (logs === undefined) continue;
    expect(logs).not.toEqual([]);
    for (const log of logs as unknown[]) expect(log).toMatch(new RegExp(`^${game}/[\\w./-]+\\.xml$`));
  }
});

test('they are sorted, each once', () => {
  const keys = changes.map(({ game, rule, before, reason }) => `${game} ${rule} ${before} ${reason}`);
  const places = changes.map(({ game, rule }) => `${game} ${rule}`);
  expect(places).toEqual([...places].sort());
  expect(new Set(keys).size).toBe(keys.length);
});

test('the changelog tells of each game with an entry', () => {
  const told = section.split('\n- ').slice(1);
  for (const game of new Set(changes.map((change) => String(change['game'])))) {
    const name = game[0]?.toUpperCase() + game.slice(1);
    expect(
      told.some((line) => line.startsWith(name) || line.startsWith('All games')),
      game,
    ).toBe(true);
  }
});
