import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allGames } from '../../src/games.js';
import { ROOT } from './source-files.js';

/** The files that every game has, and what each of them exports at least; `{game}` is the name of the game. */
const ROOM: Readonly<Record<string, readonly string[]>> = {
  'index.ts': ['{game}'],
  'vocabulary.ts': ['vocabulary'],
  'table/components.ts': ['editionOf'],
  'profile.ts': ['OPTIONS', 'profileOf'],
  'table/state.ts': ['TableState'],
  'table/edition-check.ts': ['checkComponents'],
  'setup.ts': ['party', 'setUp'],
  'moves.ts': ['playMoves'],
  'record/claims.ts': ['checkEffect', 'checkState'],
  'ending.ts': ['earlyEnd'],
  'scoring.ts': ['scoreGame'],
  'rulebook.ts': ['rulebook', 'sources'],
  'rulings.ts': ['RULINGS'],
  'presentation/series.ts': ['SERIES'],
  'presentation/presentation.ts': ['presentation'],
};

const EXPORT = /^export (?:const|class|function\*?) (\w+)/gm;

describe.each(allGames().map(({ ruleset }) => ruleset))('the room of %s', (game) => {
  it.each(Object.entries(ROOM))('has %s like the others', (file, names) => {
    const path = join(ROOT, 'src/games', game, file);
    expect(existsSync(path)).toBe(true);
    const exported = [...readFileSync(path, 'utf8').matchAll(EXPORT)].map(([, name]) => name);
    expect(exported).toEqual(expect.arrayContaining(names.map((name) => name.replace('{game}', game))));
  });
});

describe('what belongs to a game', () => {
  it.each(allGames())(
    '$ruleset has texts, an edition and fixtures',
    ({ ruleset, defaultEdition, rulebook, options }) => {
      for (const file of [
        `src/editions/${ruleset}-${defaultEdition}.xml`,
        `src/text/en/${ruleset}.ftl`,
        `src/text/en/${ruleset}-rules.ftl`,
        `src/text/en/${ruleset}-rulings.ftl`,
        `src/text/names/${ruleset}.ts`,
        `fixtures/${ruleset}/legal`,
        `docs/${ruleset}.xsd`,
      ]) {
        expect(existsSync(join(ROOT, file)), file).toBe(true);
      }
      expect(rulebook.length).toBeGreaterThan(100);
      expect(options.every(({ values }) => values.length > 1)).toBe(true);
    },
  );
});
