/** The sources of the program and what they import, found in their text. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export interface SourceFile {
  /** From the root of the repository, with slashes: `src/engine/judge.ts`. */
  readonly path: string;
  /** The text without its comments. */
  readonly code: string;
  readonly imports: readonly Import[];
}

export interface Import {
  /** As it is written. */
  readonly specifier: string;
  /** The file meant, where it is one of ours: `src/engine/rule.ts`; else undefined. */
  readonly file: string | undefined;
  /** True for `import type`, which is gone at run time. */
  readonly typeOnly: boolean;
  /** True for `import('...')`. */
  readonly lazy: boolean;
}

export function readSources(): readonly SourceFile[] {
  return readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path.split(sep).join('/')}`)
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.d.ts'))
    .sort()
    .map((path) => {
      const code = withoutComments(readFileSync(join(ROOT, path), 'utf8'));
      return { path, code, imports: findImports(path, code) };
    });
}

/** The part of the program that a file belongs to: `engine`, `games/valletta`, `cli`. */
export function roomOf(path: string): string {
  const [, first = '', second = ''] = path.split('/');
  return first === 'games' ? `games/${second}` : first.replace(/\.ts$/, '');
}

const STATEMENT = /^(?:import|export)\s+(type\s)?[^'"`;]*?\bfrom\s*'([^']+)'|^import\s*'([^']+)'/gm;
const CALL = /\bimport\(\s*'([^']+)'\s*\)(\.\w+)?/g;

export function findImports(path: string, code: string): readonly Import[] {
  const statements = [...code.matchAll(STATEMENT)].map(([, typeOnly, from, bare]) => ({
    specifier: from ?? bare ?? '',
    typeOnly: typeOnly !== undefined,
    lazy: false,
  }));
  // `import('x').Name` is a type, unless somebody awaits it, and then it has brackets around it.
  const calls = [...code.matchAll(CALL)].map(([, specifier = '', member]) => ({
    specifier,
    typeOnly: member !== undefined && member !== '.then',
    lazy: true,
  }));
  return [...statements, ...calls].map((found) => ({ ...found, file: fileOf(path, found.specifier) }));
}

function fileOf(path: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  return normalize(join(dirname(path), specifier.replace(/\?raw$/, '')))
    .split(sep)
    .join('/')
    .replace(/\.js$/, '.ts');
}

/** Leaves strings, templates and regular expressions alone; line breaks stay. */
function withoutComments(text: string): string {
  return text.replace(
    /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g,
    (found, kept: string | undefined) => kept ?? found.replace(/[^\n]/g, ' '),
  );
}
