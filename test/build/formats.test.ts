/** What each format of `check` needs is loaded only when it is asked for. */
import * as esbuild from 'esbuild';
import { beforeAll, expect, it } from 'vitest';
import { assetsForEsbuild } from '../../.build/assets.js';
import { OPTIONS } from '../../.build/bundle.js';

const LATE = [
  'src/output/junit.ts',
  'src/output/sarif.ts',
  'src/output/annotations.ts',
  'src/output/group-text.ts',
  'src/output/group-json.ts',
  'src/analysis/fingerprint.ts',
  'src/analysis/groups.ts',
  'src/analysis/case.ts',
  'src/analysis/score-audit.ts',
];
let outputs: esbuild.Metafile['outputs'];

beforeAll(async () => {
  const { metafile } = await esbuild.build({
    ...OPTIONS,
    entryPoints: ['src/commands/check.ts'],
    outdir: 'dist',
    splitting: true,
    write: false,
    metafile: true,
    plugins: [assetsForEsbuild],
  });
  outputs = metafile.outputs;
});

/** The sources that are loaded at once with a file of dist, without an `import()`. */
function loadedWith(path: string, seen = new Set<string>()): string[] {
  const output = outputs[path];
  if (!output || seen.has(path)) return [];
  seen.add(path);
  return [
    ...Object.keys(output.inputs),
    ...output.imports.filter(({ kind }) => kind === 'import-statement').flatMap((one) => loadedWith(one.path, seen)),
  ];
}

it('loads no format at the start of check', () => {
  const atOnce = loadedWith('dist/check.js');
  expect(atOnce).toContain('src/commands/judged.ts');
  expect(atOnce.filter((input) => LATE.includes(input))).toEqual([]);
});

it('has them all', () => {
  const all = Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs));
  expect(LATE.filter((input) => !all.includes(input))).toEqual([]);
});
