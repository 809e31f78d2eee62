// Of all commands `report` uses most of the program. As one file that V8 has compiled before it starts a tenth sooner.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { assetsForEsbuild } from './assets.js';
import { DIST, ROOT } from './prepare.js';

const LOADER = fileURLToPath(new URL('./compiled-loader.js', import.meta.url));
const COMMAND = /\/commands\/report\.js$/;
const EXAMPLE = join(ROOT, 'fixtures', 'valletta', 'start.xml');

/**
 * @param {esbuild.BuildOptions} options those of the program
 * @returns {Promise<{ name: string, contents: string, inputs: string[] }>} named after what is in it
 */
export async function bundleReport(options) {
  const result = await esbuild.build({
    ...options,
    entryPoints: ['src/commands/report.ts'],
    format: 'cjs',
    // Without comments.
    minifyWhitespace: true,
    lineLimit: 200,
    define: { 'import.meta.url': 'moduleUrl' },
    banner: { js: "const moduleUrl = require('node:url').pathToFileURL(__filename).href;" },
    external: ['jsdom'],
    outdir: DIST,
    write: false,
    metafile: true,
    plugins: [assetsForEsbuild],
  });
  const [output] = result.outputFiles;
  if (!output) throw new Error('esbuild made no bundle of the report');
  // A file that is loaded this way cannot import anything by itself.
  const contents = inAscii(output.text);
  if (/\bimport\(/.test(contents)) throw new Error('the bundle of the report imports something');
  const hash = createHash('sha256').update(contents).digest('hex').slice(0, 12);
  return { name: `report-${hash}.cjs`, contents, inputs: Object.keys(result.metafile.inputs) };
}

/**
 * The loader reads bytes as characters, which is fastest. esbuild leaves letters as they are in regular expressions only,
 * where the escape means the same.
 *
 * @param {string} code
 */
function inAscii(code) {
  return code.replace(/[\u0080-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/**
 * In our program the command means that file. Workers, which start once for many games, load what they need of it.
 *
 * @param {string} file @param {string} jsdom their names in dist
 * @returns {esbuild.Plugin}
 */
export function reportForEsbuild(file, jsdom) {
  return {
    name: 'report',
    setup(build) {
      build.onResolve({ filter: COMMAND }, () => ({ path: 'report', namespace: 'report' }));
      build.onLoad({ filter: /./, namespace: 'report' }, () => ({
        contents: `import { load } from ${JSON.stringify(LOADER)};
          const jsdom = () => load(new URL(${JSON.stringify(`./${jsdom}`)}, import.meta.url));
          export const { report } = load(new URL(${JSON.stringify(`./${file}`)}, import.meta.url), { jsdom });`,
        resolveDir: dirname(LOADER),
      }));
    },
  };
}

/** Makes a page, so that V8's compiled form of what that needs lies ready. Without it only the first report is slower. */
export function warmReport() {
  const target = mkdtempSync(join(tmpdir(), 'kiebitz-warm-'));
  try {
    execFileSync(process.execPath, [join(DIST, 'cli.js'), 'report', EXAMPLE, '-o', target], { stdio: 'ignore' });
  } catch {
    // Whoever calls the program is told what is wrong.
  } finally {
    rmSync(target, { recursive: true, force: true });
  }
}
