// The sources become dist: the whole program as one file, and the doors to it.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import * as esbuild from 'esbuild';
import { bundleApi } from './api.js';
import { assetsForEsbuild, textsApart } from './assets.js';
import { DIST, ROOT, STAMP } from './clone.js';
import { d3ForEsbuild } from './d3.js';
import { gamesForEsbuild } from './games.js';
import { licences } from './licences.js';
import { bundleRecorder } from './recorder.js';
import { writeWhole } from './write-whole.js';

const OLD_MS = 60 * 60_000;
/** One of each game: what somebody compiles for it the first time costs a tenth of a check. */
const EXAMPLES = [
  'valletta/start.xml',
  'tallinn/legal/full-3-players-legate.xml',
  'rattus/legal/full-3-players-yucata-1.xml',
].map((name) => join(ROOT, 'fixtures', name));

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
  // 70 MB for those who want it: whoever does installs it (docs/archive.md).
  external: ['@duckdb/node-api'],
  legalComments: 'none',
  logLevel: 'warning',
};

/** The parts of the program that something begins with; none is loaded before it is asked for. */
const PARTS = `
export const main = () => import('./src/cli.ts').then(({ main }) => main());
export const archiveWorker = () => import('./src/commands/archive/worker.ts');
export const judgeWorker = () => import('./src/commands/judge-worker.ts');
export const appraiseWorker = () => import('./src/commands/appraise-worker.ts');
export const reportWorker = () => import('./src/commands/report-worker.ts');
`;

/** A worker may be a process of its own. */
const THREAD = `const { isMainThread } = require('node:worker_threads'); `;

/**
 * The doors: each loads the program with what V8 compiled of it before for a command. A worker finds there what the command
 * itself has needed.
 *
 * @type {Readonly<Record<string, string>>}
 */
const DOORS = {
  // What the verbs of an archive need has little in common, and the help for a command needs nothing of it.
  cli: `const [, , command, ...words] = process.argv;
    const asksForHelp = words.includes('--help') || words.includes('-h');
    const named = command === 'archive' ? command + '-' + words[0] : command;
    const { main } = load(PROGRAM, asksForHelp ? 'help' : named);
    main();`,
  'appraise-worker': `${THREAD}load(PROGRAM, 'analyse', isMainThread).appraiseWorker();`,
  'archive-worker': `${THREAD}load(PROGRAM, 'archive-add', isMainThread).archiveWorker();`,
  'judge-worker': `${THREAD}load(PROGRAM, 'check', isMainThread).judgeWorker();`,
  'report-worker': `${THREAD}load(PROGRAM, 'report', isMainThread).reportWorker();`,
};

/**
 * Files are named after their content and the entry comes last, so a process that is running, or starting at this
 * moment, always finds one whole program, old or new.
 *
 * @param {{ sources: string, anew: boolean }} options
 */
export async function bundle({ sources, anew }) {
  const { name, contents, texts, inputs } = await bundleProgram();
  writeWhole(join(DIST, `${name}.texts`), texts);
  writeWhole(join(DIST, name), contents);
  for (const [door, code] of Object.entries(DOORS).reverse()) {
    writeWhole(join(DIST, `${door}.cjs`), await bundleDoor(code, name));
  }
  writeWhole(join(DIST, 'LICENCES.txt'), licences([...inputs, ...(await bundleApi()), ...(await bundleRecorder())]));
  const current = [
    ...Object.keys(DOORS).map((door) => `${door}.cjs`),
    basename(STAMP),
    'LICENCES.txt',
    'api',
    'recorder',
    'types',
  ];
  removeOld(current, name, anew);
  writeWhole(STAMP, sources);
  warm();
}

/**
 * What stands before the program, as the loader calls it: to put this around it later would copy all of it at every start.
 *
 * @param {Record<string, readonly [start: number, length: number]>} places where its texts lie in the file beside it
 */
function head(places) {
  return `(function (exports, require, module, __filename) {
const moduleUrl = require('node:url').pathToFileURL(__filename).href;
// Opened with the program: later there may be no room for one more file that is open.
const beside = require('node:fs').openSync(__filename + '.texts', 'r');
const places = ${JSON.stringify(places)};
function textBeside(name) {
  const [start, length] = places[name];
  const bytes = Buffer.allocUnsafe(length);
  require('node:fs').readSync(beside, bytes, 0, length, start);
  return bytes.toString();
}
`;
}

/** @returns {Promise<{ name: string, contents: string, texts: Buffer, inputs: string[] }>} named after what is in it; `texts` lie beside it */
async function bundleProgram() {
  const { plugin, laidOut } = textsApart();
  const result = await esbuild.build({
    ...OPTIONS,
    stdin: { contents: PARTS, resolveDir: ROOT },
    format: 'cjs',
    // It is read at every start.
    minify: true,
    lineLimit: 200,
    define: { 'import.meta.url': 'moduleUrl' },
    // What stands before it needs to know where its texts lie, and is put there below.
    banner: {},
    // A file that is loaded in this way cannot import anything by itself.
    supported: { 'dynamic-import': false },
    write: false,
    metafile: true,
    plugins: [plugin, assetsForEsbuild, d3ForEsbuild, gamesForEsbuild, noProcesses],
  });
  const [output] = result.outputFiles;
  if (!output) throw new Error('esbuild made no program');
  const { places, bytes: texts } = laidOut();
  const contents = inAscii(`${head(places)}${output.text}})`);
  const hash = createHash('sha256').update(contents).update(texts).digest('hex').slice(0, 12);
  return { name: `kiebitz-${hash}.cjs`, contents, texts, inputs: Object.keys(result.metafile.inputs) };
}

/**
 * commander can run programs of its own for commands; ours has none such, and to load what that needs is a tenth of a start.
 * Only a duel and an archive start one.
 *
 * @type {esbuild.Plugin}
 */
const noProcesses = {
  name: 'no-processes',
  setup(build) {
    build.onResolve({ filter: /^(node:)?child_process$/ }, ({ importer }) => {
      if (/src[\\/]io[\\/](program|own-process)\.ts$/.test(importer)) return undefined;
      if (!/node_modules[\\/]commander[\\/]/.test(importer)) throw new Error(`${importer} starts a process`);
      return { path: 'child_process', namespace: 'none' };
    });
    build.onLoad({ filter: /./, namespace: 'none' }, () => ({ contents: 'module.exports = {};' }));
  },
};

/**
 * The loader reads bytes as characters, which is fastest. esbuild leaves letters as they are in regular expressions only,
 * where the escape means the same.
 *
 * @param {string} code
 */
function inAscii(code) {
  return code.replace(/[\u0080-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** CommonJS: Node.js needs less for it than for a module. @param {string} code @param {string} program its file @returns {Promise<string>} */
async function bundleDoor(code, program) {
  const { outputFiles } = await esbuild.build({
    ...OPTIONS,
    stdin: {
      contents: `import { load } from './.build/compiled-loader.js';\nconst PROGRAM = __dirname + ${JSON.stringify(`/${program}`)};\n${code}`,
      resolveDir: ROOT,
    },
    format: 'cjs',
    banner: {},
    write: false,
  });
  const [output] = outputFiles ?? [];
  if (!output) throw new Error('esbuild made no door');
  return output.text;
}

/**
 * Files of earlier builds stay for a while: a running process may still want to load them.
 *
 * @param {string[]} current
 * @param {string} program beside it lies what V8 has compiled of it
 * @param {boolean} all
 */
function removeOld(current, program, all) {
  for (const name of readdirSync(DIST)) {
    const path = join(DIST, name);
    if (current.includes(name) || name.startsWith(program)) continue;
    if (all || Date.now() - statSync(path).mtimeMs > OLD_MS) rmSync(path, { recursive: true, force: true });
  }
}

/** Judges games and makes their pages, so that V8's compiled form of what that needs lies ready: otherwise only the first time is slower. */
function warm() {
  const target = mkdtempSync(join(tmpdir(), 'kiebitz-warm-'));
  const run = (/** @type {string[]} */ ...words) =>
    execFileSync(process.execPath, [join(DIST, 'cli.cjs'), ...words], { stdio: 'ignore' });
  try {
    run('check', ...EXAMPLES);
    run('report', ...EXAMPLES, '-o', target);
    run('--help');
  } catch {
    // Whoever calls the program is told what is wrong.
  } finally {
    rmSync(target, { recursive: true, force: true });
  }
}
