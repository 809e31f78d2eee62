// Files that are not code but belong to the program. The same two notations work in the built program and in the tests:
//
//   import practice from './valletta-practice.xml?raw';     the text of any file (vite and vitest know this by themselves)
//   import page from '../../templates/page.hbs';            a precompiled Handlebars template
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import Handlebars from 'handlebars';

/** Compiled ahead: the program then needs the runtime of Handlebars alone. Strict: a missing value is an error, not a gap. */
function templateModule(/** @type {string} */ source) {
  const compiled = Handlebars.precompile(source, { strict: true, preventIndent: true });
  return `import Handlebars from 'handlebars/runtime.js';\nexport default Handlebars.template(${compiled});\n`;
}

/** @type {import('esbuild').Plugin} */
export const assetsForEsbuild = {
  name: 'assets',
  setup(build) {
    build.onResolve({ filter: /\?raw$/ }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path.slice(0, -'?raw'.length)),
      namespace: 'raw',
    }));
    build.onLoad({ filter: /./, namespace: 'raw' }, async ({ path }) => ({
      contents: await readFile(path, 'utf8'),
      loader: 'text',
    }));
    build.onLoad({ filter: /\.hbs$/ }, async ({ path }) => ({
      contents: templateModule(await readFile(path, 'utf8')),
      loader: 'js',
      resolveDir: import.meta.dirname,
    }));
  },
};

/** @type {import('vite').Plugin} */
export const assetsForVite = {
  name: 'assets',
  enforce: 'pre',
  transform(source, id) {
    return id.endsWith('.hbs') ? { code: templateModule(source), map: null } : undefined;
  },
};
