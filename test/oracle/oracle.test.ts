/** The oracles of Tallinn and Valletta must be right about recorded games, share nothing with the tool, and agree with it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { compare } from './compare.js';
import { get } from './element.js';
import { mutate, vocabularyOf } from './mutate.js';
import { judgeableGames, legalGames, ORACLES } from './oracles.js';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const FIXTURES = fileURLToPath(new URL('../../fixtures', import.meta.url));
/** `npm run oracle` edits more games. */
const MUTANTS = 16;
const SEED = 20_261_101;

describe.each(ORACLES.filter(({ ruleset }) => ruleset !== 'rattus'))('the oracle of $ruleset', (oracle) => {
  const games = legalGames(oracle.ruleset, [FIXTURES]);

  test('calls legal games legal', () => {
    expect(games.length).toBeGreaterThan(5);
    const illegal = games.filter((game) => oracle.judge(game).verdict !== 'legal');
    expect(illegal.map((game) => get(game, 'id'))).toEqual([]);
  });

  test('finds the planted bugs of the fixtures where the tool finds them', () => {
    const folder = join(FIXTURES, oracle.ruleset, 'bugs');
    const bugs = readdirSync(folder)
      .filter((file) => file.endsWith('.xml'))
      .flatMap((file) => judgeableGames(join(folder, file)));
    expect(bugs.length).toBeGreaterThan(5);
    for (const bug of bugs) {
      const { agree, difference, text } = compare(bug, oracle);
      expect(agree || difference !== undefined, `${get(bug, 'id')}\n${text}`).toBe(true);
    }
  });

  test('agrees with the tool on random edits', () => {
    const vocabulary = vocabularyOf(games);
    let legal = 0;
    for (let number = 0; number < MUTANTS; number++) {
      const game = games[number % games.length];
      if (!game) throw new Error('no legal game');
      const { what, game: mutant } = mutate(game, vocabulary, SEED + number);
      const { agree, difference, oracle: found, text } = compare(mutant, oracle);
      expect(agree || difference !== undefined, `${get(game, 'id')}, seed ${SEED + number}: ${what}\n${text}`).toBe(
        true,
      );
      if (found.verdict === 'legal') legal += 1;
    }
    // Edits that change nothing, and edits that break something.
    expect(legal).toBeGreaterThan(MUTANTS / 10);
    expect(legal).toBeLessThan((MUTANTS * 9) / 10);
  }, 120_000);
});

test('the oracles share no code with the tool', () => {
  const sources = readdirSync(HERE).filter((file) =>
    /^(element|verdict|tallinn|valletta|rattus)[\w-]*\.ts$/.test(file),
  );
  const imported = sources.flatMap((file) =>
    [...readFileSync(join(HERE, file), 'utf8').matchAll(/ from '([^']+)'/g)].map(([, path = '']) => path),
  );
  expect(imported.length).toBeGreaterThan(20);
  const local = new Set(sources.map((file) => `./${file.replace('.ts', '.js')}`));
  expect(imported.filter((path) => path !== 'fast-xml-parser' && !local.has(path))).toEqual([]);
});
