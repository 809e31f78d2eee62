// node .build/types.js: dist/types, the declarations that the API is made of, emitted from its sources and restricted to what they lead to.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { DIST, ROOT } from './clone.js';
import { withLock } from './lock.js';

const ENTRIES = ['index', 'matchers'];

await withLock(join(ROOT, '.preparing'), async () => {
  const folder = mkdtempSync(join(DIST, 'types-'));
  try {
    emit(folder);
    const kept = new Map();
    for (const entry of ENTRIES) keep(join(folder, 'all', 'api', `${entry}.d.ts`), kept);
    const required = new Map();
    keep(join(folder, 'all', 'api', 'matchers.d.ts'), required);
    replace(folder, new Map([...kept, ...[...required].map(asRequired)]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** The types themselves are checked by `npm run types`. @param {string} folder */
function emit(folder) {
  const project = join(folder, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    stripInternal: true,
    noCheck: true,
    allowJs: false,
    checkJs: false,
    rootDir: join(ROOT, 'src'),
    outDir: join(folder, 'all'),
  };
  const files = [...ENTRIES.map((entry) => join(ROOT, 'src', 'api', `${entry}.ts`)), join(ROOT, 'src', 'assets.d.ts')];
  writeFileSync(project, JSON.stringify({ extends: join(ROOT, 'tsconfig.json'), compilerOptions, files, include: [] }));
  const compiler = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  execFileSync(process.execPath, [compiler, '--project', project], { cwd: ROOT, stdio: 'inherit' });
}

/**
 * @param {string} path of a declaration file
 * @param {Map<string, string>} kept texts by path: this one, and those that it names
 */
function keep(path, kept) {
  if (kept.has(path)) return;
  const text = readFileSync(path, 'utf8');
  kept.set(path, text);
  // Examples in comments name the package, and no file.
  for (const [, name = ''] of text.matchAll(/\b(?:from |import\()['"](\.[^'"\n]+)['"]/g)) {
    keep(join(dirname(path), name.replace(/\.js$/, '.d.ts')), kept);
  }
}

/**
 * For `require`, which TypeScript lets take no types of a module.
 *
 * @param {readonly [path: string, text: string]} declarations
 * @returns {readonly [path: string, text: string]}
 */
function asRequired([path, text]) {
  return [
    path.replace(/\.d\.ts$/, '.d.cts'),
    text.replace(/\b((?:from |import\()['"]\.[^'"\n]+)\.js(?=['"])/g, '$1.cjs'),
  ];
}

/**
 * @param {string} folder
 * @param {ReadonlyMap<string, string>} kept
 */
function replace(folder, kept) {
  const types = join(folder, 'types');
  for (const [path, text] of kept) {
    const target = join(types, relative(join(folder, 'all'), path));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  rmSync(join(DIST, 'types'), { recursive: true, force: true });
  renameSync(types, join(DIST, 'types'));
}
