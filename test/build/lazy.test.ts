import * as esbuild from 'esbuild';
import { beforeAll, expect, it } from 'vitest';
import { assetsForEsbuild } from '../../.build/assets.js';
import { OPTIONS } from '../../.build/bundle.js';

const HEAVY = /node_modules\/(jsdom|d3|d3-[a-z]+|handlebars)\//;
let outputs: esbuild.Metafile['outputs'];

beforeAll(async () => {
  const { metafile } = await esbuild.build({
    ...OPTIONS,
    entryPoints: ['src/cli.ts'],
    outdir: 'dist',
    splitting: true,
    write: false,
    metafile: true,
    plugins: [assetsForEsbuild],
  });
  outputs = metafile.outputs;
});

/** The heavy files that are loaded at once with a file of dist, without an `import()`. */
function loadedWith(path: string, heavy = HEAVY, seen = new Set<string>()): string[] {
  if (seen.has(path)) return [];
  seen.add(path);
  const output = outputs[path];
  if (!output) return [];
  const later = output.imports.filter(({ kind }) => kind === 'import-statement');
  return [
    ...Object.keys(output.inputs).filter((input) => heavy.test(input)),
    ...later.flatMap((one) => loadedWith(one.path, heavy, seen)),
  ];
}

const entries = () =>
  Object.entries(outputs).flatMap(([path, { entryPoint }]) => (entryPoint ? [{ path, entryPoint }] : []));

it('loads nothing heavy at the start', () => {
  expect(loadedWith('dist/cli.js')).toEqual([]);
});

/** Only where pages are made. */
const MAKES_PAGES = new Set(['archive/pages.ts', 'record.ts', 'report.ts', 'rules-html.ts']);

it('loads nothing heavy with any command that makes no page', () => {
  const commands = entries().filter(({ entryPoint }) => entryPoint.startsWith('src/commands/'));
  expect(commands.length).toBeGreaterThan(3);
  for (const { path, entryPoint } of commands) {
    if (!MAKES_PAGES.has(entryPoint.replace('src/commands/', ''))) expect(loadedWith(path), entryPoint).toEqual([]);
  }
});

it('loads with a check nothing that only many files need, or a terminal', () => {
  const check = entries().find(({ entryPoint }) => entryPoint === 'src/commands/check.ts');
  expect(loadedWith(check?.path ?? '', /src\/games\.ts/)).toEqual(['src/games.ts']);
  expect(loadedWith(check?.path ?? '', /src\/io\/(threads|lock)\.ts|cli-progress/)).toEqual([]);
});

it('knows what is heavy', () => {
  const heavy = entries().flatMap(({ path }) => loadedWith(path));
  expect(heavy.some((input) => input.includes('node_modules/handlebars/'))).toBe(true);
  expect(heavy.filter((input) => input.includes('node_modules/jsdom/'))).toEqual([]);
});
