/** Every command of README and docs runs as it is printed, one after the other, in an empty project; and every link of the packed pages leads somewhere. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../architecture/source-files.js';
import { IS_LONG } from '../runs.js';
import { project, shell, tarball } from './packed.js';

/** In the order in which somebody reads them: the first one installs, and says what to try things on. `KIEBITZ_LONG=1`: all that show any. */
const PAGES = [
  ...['README.md', 'docs/ci.md'],
  ...(IS_LONG ? ['docs/notes.md', 'docs/privacy.md', 'docs/duel.md', 'docs/archive.md', 'docs/analyse.md'] : []),
];

/** A line of a shell, with what stands beside it about what it prints. */
interface Example {
  readonly page: string;
  readonly line: string;
  /** What it prints, as the page shows it; `...` for what is left out. */
  readonly shown: readonly string[];
}

/** Commands of whoever works on Kiebitz itself, in a clone. */
const IN_CLONE = /^npm (start|test|run)\b/;

/** npx needs longer than most commands: it runs one of them, and the others are run as it runs them. */
const ONCE_BY_NPX = 'npx kiebitz check logs/';

/** What plays many games. */
const PLAYS_MANY = / --cover | --with puzzles /;

/** A game of Valletta takes minutes to be played on from every decision. */
const TAKES_SHORT_GAME = / analyse /;

/** What somebody has who types such a line, and no page says how to come by. */
const BEFORE: readonly (readonly [line: RegExp, prepare: string])[] = [
  [/anna\.xml/, 'kiebitz convert game.xml --to xml --view p1 > anna.xml'],
  [/ben\.kbz/, `kiebitz convert game.xml --to kbz --view p2 > ben.kbz`],
  [/my-tallinn\.py/, "sed -n '/^```python$/,/^```$/{//!p}' kiebitz/docs/duel.md > my-tallinn.py"],
  [TAKES_SHORT_GAME, 'mkdir -p short && kiebitz new tallinn --example > short/game.xml'],
  // As if it had been installed: there is no network here.
  [/--sql|--parquet/, 'ln -sfn ../kiebitz/node_modules/@duckdb node_modules/@duckdb'],
  // Each of many lines judges or shows them all.
  [/ logs\//, 'ls -d logs/* | tail -n +4 | xargs rm -f; true'],
  [/games\.xml/, `sed 's/ id="[^"]*">$/ id="g3">/' short/game.xml > short/games.xml`],
];

/** What was not found is a finding, too. */
const MAY_FIND_LITTLE = / --cover /;

function examplesIn(page: string): readonly Example[] {
  const text = readFileSync(join(ROOT, page), 'utf8');
  const blocks = [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(([, language = '', block = '']) => ({
    language,
    lines: block.trimEnd().split('\n'),
  }));
  const typed = blocks.filter(({ language }) => language === 'sh').flatMap(({ lines }) => lines);
  const shown = blocks.filter(({ language, lines }) => language === '' && lines[0]?.startsWith('$ '));
  // What a server of CI runs, after somebody has typed the rest.
  const served = blocks.flatMap(({ lines }) =>
    lines.flatMap((line) => /^\s*(?:- )?(?:run: |- )(npx kiebitz .*)$/.exec(line)?.[1] ?? []),
  );
  return [
    ...typed.map((line) => ({ page, line: line.replace(/ +#.*$/, '').trim(), shown: [] })),
    ...shown.map(({ lines: [first = '', ...rest] }) => ({ page, line: first.slice(2), shown: rest })),
    ...served.map((line) => ({ page, line, shown: [] })),
  ].filter(({ line }) => line !== '' && !IN_CLONE.test(line));
}

/** Each once, where it first stands: pages repeat how to install. */
const examples = PAGES.flatMap(examplesIn).filter(
  ({ line }, index, all) =>
    all.findIndex((other) => other.line === line) === index && (IS_LONG || !PLAYS_MANY.test(line)),
);

describe('in an empty project', () => {
  let folder = '';
  beforeAll(async () => {
    await tarball();
    folder = join(mkdtempSync(join(tmpdir(), 'kiebitz-examples-')), 'my project');
    mkdirSync(folder);
    symlinkSync(ROOT, join(folder, 'kiebitz'));
    writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}\n');
  }, 300_000);

  it('finds what the pages show', () => {
    expect(examples.length).toBeGreaterThan(50);
    expect(examples.some(({ line }) => line === ONCE_BY_NPX)).toBe(true);
    for (const page of PAGES) expect(examples.some((example) => example.page === page)).toBe(true);
  });

  it.each(examples.map((example) => [example.page, example.line, example] as const))(
    '%s: %s',
    (_, line, { shown }) => {
      const program = `export PATH='${folder}/node_modules/.bin':"$PATH"; `;
      for (const [needs, prepare] of BEFORE) {
        if (needs.test(line)) expect(shell(program + prepare, folder).status, prepare).toBe(0);
      }
      const { status, stdout, stderr } = shell(
        line === ONCE_BY_NPX ? line : program + line.replaceAll('npx kiebitz', 'kiebitz'),
        TAKES_SHORT_GAME.test(line) ? join(folder, 'short') : folder,
      );
      // What the page shows as wrong is found to be so.
      const isWrong = MAY_FIND_LITTLE.test(line) || shown.some((text) => text.includes('not allowed'));
      expect({ status: isWrong && status === 1 ? 0 : status, stderr }, `${stdout}\n${stderr}`).toMatchObject({
        status: 0,
      });
      if (shown[0] !== '...') return;
      const pieces = shown.join('\n').split(/^\.\.\.$/m);
      for (const piece of pieces) expect(stdout).toContain(piece.trim());
    },
    3_600_000,
  );
});

describe('the packed pages', () => {
  let packed = '';
  beforeAll(async () => {
    packed = join(await project(), 'node_modules/kiebitz');
  }, 300_000);

  it('link only what is in the package', () => {
    const pages = readdirSync(packed, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
    expect(pages).toContain('README.md');
    const links = pages.flatMap((page) =>
      [...readFileSync(join(packed, page), 'utf8').matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => ({
        page,
        link,
      })),
    );
    expect(links.length).toBeGreaterThan(25);
    const dead = links.filter(
      ({ page, link }) => !/^[a-z]+:/.test(link) && !existsSync(join(packed, dirname(page), link)),
    );
    expect(dead).toEqual([]);
  });

  it('come with an example, schemas, types and the format', () => {
    for (const file of [
      'docs/log-format.md',
      'docs/catalog.json',
      ...['valletta', 'tallinn', 'rattus'].flatMap((game) => [`docs/${game}.xsd`, `docs/${game}.schema.json`]),
      'fixtures/valletta/start.xml',
      'dist/types/api/index.d.ts',
      'dist/LICENCES.txt',
      'LICENSE',
    ])
      expect(existsSync(join(packed, file)), file).toBe(true);
  });
});
