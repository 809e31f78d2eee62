import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, readSources } from './source-files.js';

const sources = readSources();
const thatSay = (pattern: RegExp) => sources.filter(({ code }) => pattern.test(code)).map(({ path }) => path);

describe('habits of the house', () => {
  it('no default exports', () => {
    expect(thatSay(/^export default\b|\bas default\b/m)).toEqual([]);
  });

  it('no `any`, and no way around the compiler', () => {
    expect(thatSay(/(:|<|\bas|\||,)\s*any\b(?!['\w])/)).toEqual([]);
    expect(thatSay(/\bas unknown as\b/)).toEqual([]);
    const silenced = sources.filter(({ path }) =>
      /@ts-(ignore|nocheck|expect-error)/.test(readFileSync(join(ROOT, path), 'utf8')),
    );
    expect(silenced.map(({ path }) => path)).toEqual([]);
  });

  it('the README says why each dependency is there', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    const [, why = ''] = readFileSync(join(ROOT, 'README.md'), 'utf8').split('\n## Why each dependency\n');
    const packages = Object.keys({ ...dependencies, ...devDependencies });
    // The types of a package stand for the package.
    const named = packages.map((name) => (name.startsWith('@types/') ? '@types' : name));
    expect(named.filter((name) => !why.includes(name))).toEqual([]);
  });

  it('a game names its quantities in one file', () => {
    const elsewhere = sources.filter(
      ({ path, code }) =>
        path.startsWith('src/games/') &&
        !path.endsWith('/table/quantities.ts') &&
        /\bquantityOf\b|as Quantity\b/.test(code),
    );
    expect(elsewhere.map(({ path }) => path)).toEqual([]);
  });

  it('where thousands are made, an object is not put together from other ones that are made for it alone', () => {
    const hot = sources.filter(({ path }) => /^src\/(?:engine|kernel|log)\//.test(path));
    expect(hot.filter(({ code }) => /\.\.\.\{/.test(code)).map(({ path }) => path)).toEqual([]);
  });

  it('every file is named after its subject', () => {
    const names = sources
      .map(({ path }) => path)
      .filter((path) => /util|helper|manager|misc|common/i.test(basename(path)));
    expect(names).toEqual([]);
  });
});

describe('rule ids', () => {
  const ids = readFileSync(join(ROOT, 'fixtures/rules/ids.txt'), 'utf8').split('\n').filter(Boolean);
  /** What is said about rules is no enforcement. */
  const ABOUT_RULES = new Set(['rulebook.ts', 'rulings.ts', 'quiz.ts']);
  const implemented = ['valletta', 'tallinn', 'rattus'];

  it.each(implemented)('every rule of %s stands where it is enforced, not only in the rulebook', (game) => {
    const procedures = sources
      .filter(({ path }) => path.startsWith(`src/games/${game}/`) && !ABOUT_RULES.has(basename(path)))
      .map(({ code }) => code)
      .join('\n');
    const own = ids.filter((id) => id.startsWith(`${game}.`));
    expect(own.length).toBeGreaterThan(100);
    expect(own.filter((id) => !procedures.includes(`'${id}'`))).toEqual([]);
  });

  it('no source names a rule that does not exist', () => {
    const known = new Set(ids);
    const unknown = sources.flatMap(({ path, code }) =>
      [...code.matchAll(/(?<!startsWith\()'((?:valletta|tallinn|rattus)\.[a-z-]+\.[a-z0-9-]+)'/g)]
        .filter(([, id = '']) => !known.has(id))
        .map(([, id]) => `${path}: ${id}`),
    );
    expect(unknown).toEqual([]);
  });
});
