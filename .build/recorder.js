// The script of each page that `kiebitz record` writes becomes dist/recorder: one game, its card values, and three languages.
import { mkdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import { withoutNode } from './api.js';
import { assetsForEsbuild } from './assets.js';
import { DIST, ROOT } from './clone.js';
import { writeWhole } from './write-whole.js';

const GAMES = ['valletta', 'tallinn', 'rattus'];
const LANGUAGES = ['en', 'de', 'it'];

/** What the page says; the words of a game stand in files of their own. */
const PARTS = ['engine', 'record', 'options', 'board'];

/**
 * What breaking a rule looks like in a log is told to nobody there, nor what commands alone say, nor the options of other games.
 *
 * @param {string} game
 * @param {string} language
 */
function packed(game, language) {
  const unsaid = [
    'check',
    'rules',
    'write',
    'convert',
    'import',
    'play',
    'components',
    ...GAMES.filter((other) => other !== game),
  ].join('|');
  const messages = new RegExp(`^(?:${unsaid})-.*\\n(?: .*\\n)*`, 'gm');
  const textOf = (/** @type {string} */ file) =>
    readFileSync(join(ROOT, 'src', 'text', language, `${file}.ftl`), 'utf8')
      .replace(/^(?:#.*|\s+\.breach = .*)\n/gm, '')
      .replace(messages, '');
  const parts = [...PARTS.map((part) => [part, textOf(part)]), [game, textOf(game) + textOf(`${game}-rules`)]];
  return gzipSync(JSON.stringify(Object.fromEntries(parts)), { level: 9 }).toString('base64');
}

/** @param {string} game */
function entryOf(game) {
  const texts = Object.fromEntries(LANGUAGES.map((language) => [language, packed(game, language)]));
  return `import { ${game} as game } from './src/games/${game}/index.ts';
import edition from './src/editions/${game}-practice.xml?raw';
import { withNamesInPrint } from './src/log/vocabulary.ts';
import { start } from './src/recorder/start.ts';
import { namesInPrint } from './src/text/names/in-print.ts';
const vocabulary = withNamesInPrint(game.vocabulary, namesInPrint('${game}'));
start({ ...game, vocabulary }, edition, ${JSON.stringify(texts)}, { chance: Math.random, clock: Date.now });
`;
}

/**
 * What things are called in other games is said on no page of this one.
 *
 * @param {string} game
 * @returns {esbuild.Plugin}
 */
function withoutNamesOfOthers(game) {
  return {
    name: 'names-of-one-game',
    setup: (build) =>
      build.onLoad({ filter: /[\\/]text[\\/]names[\\/](?:valletta|tallinn|rattus)\.ts$/ }, ({ path }) => {
        const other = parse(path).name;
        return other === game ? undefined : { contents: `export const ${other} = {};`, loader: 'ts' };
      }),
  };
}

/** @returns {Promise<readonly string[]>} what is bundled */
export async function bundleRecorder() {
  const folder = join(DIST, 'recorder');
  mkdirSync(folder, { recursive: true });
  const inputs = new Set();
  for (const game of GAMES) {
    const { outputFiles, metafile } = await esbuild.build({
      absWorkingDir: ROOT,
      stdin: { contents: entryOf(game), resolveDir: ROOT },
      bundle: true,
      format: 'iife',
      platform: 'neutral',
      target: 'es2022',
      mainFields: ['module', 'main'],
      minify: true,
      charset: 'utf8',
      legalComments: 'none',
      logLevel: 'warning',
      write: false,
      metafile: true,
      plugins: [withoutNamesOfOthers(game), withoutNode, assetsForEsbuild],
    });
    const [script] = outputFiles;
    if (!script) throw new Error('esbuild made no recorder');
    // It stands in a page.
    writeWhole(join(folder, `${game}.js`), script.text.replaceAll('</script', '<\\/script'));
    for (const input of Object.keys(metafile.inputs)) inputs.add(input);
  }
  return [...inputs];
}
