/** docs/api.md is what the types say: each thing that the API exports, with its comment and its declaration. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../architecture/source-files.js';
import { tarball } from './packed.js';

const PAGE = join(ROOT, 'docs/api.md');
const END = '<!-- /reference -->\n';

/** The names that a module of the API exports, and the files that they come from. */
function exportsOf(index: string): readonly (readonly [name: string, file: string])[] {
  return [...index.matchAll(/export (?:type )?\{([^}]*)\} from '([./a-z-]+)\.js'/g)].flatMap(
    ([, names = '', file = '']) =>
      names
        .split(',')
        .map((name) => name.replace(/^\s*type /, '').trim())
        .filter(Boolean)
        .map((name) => [name, file] as const),
  );
}

/** A declaration with the comment before it; parts of a union have comments of their own. @param exported its name, with the one that the API gives it */
function entryOf(exported: string, declarations: string): string {
  const [name = '', given = name] = exported.split(' as ');
  const pattern = new RegExp(
    `(?:/\\*\\*((?:[^*]|\\*(?!/))*)\\*/\\n)?(export (?:declare )?(?:abstract )?(?:function|const|class|interface|type) ${name}\\b[\\s\\S]*?\\n)(?=/\\*\\*(?:[^*]|\\*(?!/))*\\*/\\n(?! \\|)|export |import |declare |type |interface |$(?![\\s\\S]))`,
  );
  const [, comment = '', declaration = ''] = pattern.exec(declarations) ?? [];
  if (declaration === '') throw new Error(`no declaration of ${name}`);
  const told = comment
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, ''))
    .join('\n')
    .replace(/\s*@param (\S+) /g, '\n- `$1`: ')
    .replace(/\s*@(returns|throws) /g, '\n- $1 ')
    .replace(/\n(?=- (?:`|returns |throws ))/, '\n\n')
    .trim();
  return `### ${given}\n\n${told}\n\n\`\`\`typescript\n${declaration.replace(/export (declare )?/, '').trim()}\n\`\`\`\n`;
}

function reference(): string {
  const declared = (file: string): string => readFileSync(join(ROOT, 'dist/types/api', `${file}.d.ts`), 'utf8');
  const own = exportsOf(declared('./index'));
  const functions = own.filter(([name]) => /^[a-z]/.test(name) || /class /.test(name));
  const types = own.filter((one) => !functions.includes(one));
  const entries = (list: typeof own): string => list.map(([name, file]) => entryOf(name, declared(file))).join('\n');
  const matcher = entryOf('toBeLegal', declared('./matchers'));
  return `\n## Functions and values\n\n${entries(functions)}\n## kiebitz/matchers\n\n${matcher}\n## Types\n\n${entries(types)}\n`;
}

it('is the reference', async () => {
  await tarball();
  const page = readFileSync(PAGE, 'utf8');
  const [begin = ''] = /^[\s\S]*<!-- reference: .*-->\n/.exec(page) ?? [];
  await expect(`${begin}${reference()}${END}`).toMatchFileSnapshot(PAGE);
});
