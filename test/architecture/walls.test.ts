import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { describe, expect, it } from 'vitest';
import { findImports, ROOT, readSources, roomOf, type SourceFile } from './source-files.js';
import { WALLS, WORLD } from './walls.js';

const sources = readSources();
const byPath = new Map(sources.map((file) => [file.path, file]));

describe('the reader of imports', () => {
  it('finds the files', () => {
    expect(sources.length).toBeGreaterThan(40);
  });

  it('finds every import that esbuild finds', async () => {
    const { metafile } = await esbuild.build({
      absWorkingDir: ROOT,
      stdin: { contents: sources.map(({ path }) => `import './${path}';`).join('\n'), resolveDir: ROOT },
      bundle: true,
      write: false,
      metafile: true,
      outdir: 'dist',
      format: 'esm',
      platform: 'node',
      packages: 'external',
      external: ['*?raw', '*.hbs', '*.ftl'],
      logLevel: 'silent',
    });
    let compared = 0;
    for (const [path, input] of Object.entries(metafile.inputs)) {
      const file = byPath.get(path);
      if (!file) continue;
      for (const { original, path: target } of input.imports) {
        expect(file.imports.map(({ specifier }) => specifier)).toContain(original ?? target);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(sources.length / 2);
  });

  it.each<[code: string, expected: readonly [string, 'type' | 'value'][]]>([
    ["import { a } from './a.js';", [['./a.js', 'value']]],
    ["import {\n  a,\n  type B,\n} from './a.js';", [['./a.js', 'value']]],
    ["import type { A } from './a.js';", [['./a.js', 'type']]],
    [
      "export * from './a.js';\nimport './b.js';",
      [
        ['./a.js', 'value'],
        ['./b.js', 'value'],
      ],
    ],
    ["const a = await import('./a.js');", [['./a.js', 'value']]],
    ["let a: import('./a.js').A;", [['./a.js', 'type']]],
    ["const a = 'import x';\nconst from = 'b';", []],
  ])('understands %j', (code, expected) => {
    const found = findImports('src/x.ts', code);
    expect(found.map(({ specifier, typeOnly }) => [specifier, typeOnly ? 'type' : 'value'])).toEqual(expected);
  });
});

describe('the walls', () => {
  it.each(WALLS)('$says', ({ from, never, but, stops: [importer, imported] }) => {
    expect(from.test(importer) && never.test(imported) && !but?.test(imported), 'the wall stands').toBe(true);
    const breaches = sources
      .filter(({ path }) => from.test(path))
      .flatMap(({ path, imports }) =>
        imports
          .map(({ file, specifier }) => file ?? specifier)
          .filter((target) => never.test(target) && !but?.test(target))
          .map((target) => `${path} imports ${target}`),
      );
    expect(breaches).toEqual([]);
  });

  it('no game imports another', () => {
    const breaches = sources
      .filter(({ path }) => path.startsWith('src/games/'))
      .flatMap(({ path, imports }) =>
        imports
          .filter(({ file }) => file?.startsWith('src/games/') && roomOf(file) !== roomOf(path))
          .map(({ file }) => `${path} imports ${file}`),
      );
    expect(breaches).toEqual([]);
  });

  it.each(WORLD)('only cli, commands and io use $says', ({ pattern }) => {
    const users = sources.filter(
      ({ path, code }) => !/^src\/(cli\.ts|commands\/|io\/)/.test(path) && pattern.test(code),
    );
    expect(users.map(({ path }) => path)).toEqual([]);
  });

  it('every import leads to a file', () => {
    const missing = sources.flatMap(({ path, imports }) =>
      imports
        .filter(({ file, typeOnly }) => file && !typeOnly && !existsSync(join(ROOT, file)))
        .map(({ specifier }) => `${path} imports ${specifier}`),
    );
    expect(missing).toEqual([]);
  });

  it('no file imports itself by way of others', () => {
    expect(findCycles(sources)).toEqual([]);
  });
});

/** Types count too: two files that describe each other are one subject. */
function findCycles(files: readonly SourceFile[]): string[] {
  const cycles: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) {
      cycles.push([...trail.slice(start), path].join(' -> '));
      return;
    }
    if (done.has(path)) return;
    for (const { file } of byPath.get(path)?.imports ?? []) if (file) visit(file, [...trail, path]);
    done.add(path);
  };
  for (const { path } of files) visit(path, []);
  return cycles;
}
