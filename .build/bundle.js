// The sources become dist: the program and, apart from it, what it loads only when it is needed.
import { readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as esbuild from 'esbuild';
import { assetsForEsbuild } from './assets.js';
import { bundleJsdom, jsdomForEsbuild } from './jsdom.js';
import { licences } from './licences.js';
import { DIST, ROOT, STAMP } from './prepare.js';
import { bundleReport, reportForEsbuild, warmReport } from './report.js';

const OLD_MS = 60 * 60_000;

/** @type {esbuild.BuildOptions} */
export const OPTIONS = {
  absWorkingDir: ROOT,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  // Packages that come in both kinds of modules (jsonc-parser) can be bundled only as ES modules.
  mainFields: ['module', 'main'],
  // Packages in CommonJS ask for Node's modules with `require`.
  banner: {
    js: "import { createRequire as requireFor } from 'node:module';\nconst require = requireFor(import.meta.url);",
  },
  legalComments: 'none',
  logLevel: 'warning',
};

/**
 * Files are named after their content and the entry comes last, so a process that is running, or starting at this
 * moment, always finds one whole program, old or new.
 *
 * @param {{ sources: string, anew: boolean }} options
 */
export async function bundle({ sources, anew }) {
  const jsdom = await bundleJsdom(DIST);
  const report = await bundleReport(OPTIONS);
  const result = await esbuild.build({
    ...OPTIONS,
    entryPoints: ['src/cli.ts', 'src/commands/judge-worker.ts', 'src/commands/report-worker.ts'],
    entryNames: '[name]',
    outdir: DIST,
    splitting: true,
    chunkNames: '[name]-[hash]',
    write: false,
    metafile: true,
    plugins: [reportForEsbuild(report.name, jsdom.file), assetsForEsbuild, jsdomForEsbuild(jsdom.file)],
  });
  const isEntry = (/** @type {esbuild.OutputFile} */ file) => basename(file.path) === 'cli.js';
  const files = [...result.outputFiles].sort((a, b) => Number(isEntry(a)) - Number(isEntry(b)));
  writeWhole(join(DIST, report.name), report.contents);
  for (const { path, contents } of files) writeWhole(path, contents);
  const inputs = [...Object.keys(result.metafile.inputs), ...report.inputs, ...jsdom.inputs];
  writeWhole(join(DIST, 'LICENCES.txt'), licences(inputs));
  const current = [...files.map(({ path }) => basename(path)), basename(STAMP), 'LICENCES.txt'];
  removeOld(current, [jsdom.file, report.name], anew);
  writeWhole(STAMP, sources);
  warmReport();
}

/**
 * @param {string} path
 * @param {string | Uint8Array} content
 */
export function writeWhole(path, content) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, path);
}

/**
 * Files of earlier builds stay for a while: a running process may still want to load them.
 *
 * @param {string[]} current
 * @param {string[]} compiled files that lie there with what V8 has compiled of them
 * @param {boolean} all
 */
function removeOld(current, compiled, all) {
  for (const name of readdirSync(DIST)) {
    const path = join(DIST, name);
    if (current.includes(name) || compiled.some((file) => name.startsWith(file))) continue;
    if (all || Date.now() - statSync(path).mtimeMs > OLD_MS) rmSync(path, { recursive: true, force: true });
  }
}
