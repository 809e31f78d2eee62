/** The API as a program gets it: installed from the packed file, with its types, in Node.js and in a browser. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../architecture/source-files.js';
import { Chromium, describeInChromium } from '../browser/chromium.js';
import { replayText } from '../engine/replays.js';
import { fixtures, textOf } from '../fixture-files.js';
import { project } from './packed.js';

const LOG = readFileSync(join(ROOT, 'fixtures/valletta/start.xml'), 'utf8');
const PAGE = readFileSync(join(ROOT, 'docs/api.md'), 'utf8');
const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');

let folder = '';
beforeAll(async () => {
  folder = await project();
}, 300_000);

/** The examples of README and of the page, each as it stands there. */
const [README] = [
  ...readFileSync(join(ROOT, 'README.md'), 'utf8').matchAll(/### (In a program)\n\n```ts\n([\s\S]*?)```/g),
];
const examples = [
  ...(README ? [README] : []),
  ...PAGE.matchAll(/### (\w+)\n(?:(?!###)[\s\S])*?```ts\n([\s\S]*?)```/g),
].map(([, name = '', code = '']) => ({ name, code }));

describe('types', () => {
  it.each(['Node16', 'Bundler'])('are found with moduleResolution %s, and examples fit them', (moduleResolution) => {
    const types = mkdtempSync(join(folder, 'types-'));
    // `text` is what somebody has read; `vitest` is not installed in an empty project.
    writeFileSync(
      join(types, 'text.d.ts'),
      'declare const text: string;\ndeclare const console: { log(...told: unknown[]): void };\n',
    );
    const own = examples.filter(({ code }) => !code.includes("'vitest'"));
    for (const { name, code } of own) writeFileSync(join(types, `${name}.ts`), `${code}export {};\n`);
    writeFileSync(join(types, 'wrong.ts'), WRONG);
    const module = moduleResolution === 'Bundler' ? 'ESNext' : moduleResolution;
    const compilerOptions = {
      strict: true,
      noEmit: true,
      module,
      moduleResolution,
      target: 'ES2022',
      lib: ['ES2022'],
      types: [],
    };
    writeFileSync(join(types, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
    const { status, stdout } = run(process.execPath, [TSC, '--project', types]);
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
  });
});

describe('types for require', () => {
  it.each(['Node16', 'Node18', 'NodeNext'])('are found with module %s: `kiebitz/matchers` in Jest', (module) => {
    const types = mkdtempSync(join(folder, 'required-'));
    writeFileSync(join(types, 'package.json'), '{"private":true,"type":"commonjs"}\n');
    writeFileSync(
      join(types, 'jest.ts'),
      `import { type Judgeable, type MatcherResult, toBeLegal } from 'kiebitz/matchers';
export const judge = (received: Judgeable): MatcherResult => toBeLegal(received, { strict: true, edition: 'practice' });
// @ts-expect-error no log
judge(5);
// @ts-expect-error an option that there is not
toBeLegal('', { lax: true });
`,
    );
    const compilerOptions = { strict: true, noEmit: true, module, target: 'ES2022', lib: ['ES2022'], types: [] };
    writeFileSync(join(types, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
    const { status, stdout } = run(process.execPath, [TSC, '--project', types]);
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
  });
});

/** The compiler complains of each `@ts-expect-error` behind which everything is right. */
const WRONG = `
import { GameRecorder, type LogElement } from 'kiebitz';
export const play: LogElement<'valletta'> = { type: 'play', card: 'maid', children: [{ type: 'take', goods: { wood: 1 } }] };
export const hidden: LogElement<'tallinn'> = { type: 'play', player: 'p1', card: '?', side: 'a' };
export const wrong: readonly LogElement<'valletta'>[] = [
  // @ts-expect-error an element of another game
  { type: 'round' },
  // @ts-expect-error an attribute that it does not have
  { type: 'play', cart: 'maid' },
  // @ts-expect-error a value that it cannot have
  { type: 'play', card: 'made' },
  // @ts-expect-error an attribute is missing
  { type: 'play' },
  // @ts-expect-error a turn does not stand in a play
  { type: 'play', card: 'maid', children: [{ type: 'turn', player: 'p1' }] },
  // @ts-expect-error no text may stand there
  { type: 'play', card: 'maid', text: 'The Maid.' },
  // @ts-expect-error somebody has seen who plays
  { type: 'turn', player: { p1: 1 } },
];
const game = new GameRecorder('tallinn', { id: 'g1', players: [{ id: 'p1' }], options: { legate: 'true' } });
game.record({ type: 'tower', player: 'p1', from: '?', signal: 3 });
for (const { move, within } of game.legal()) game.record(move, within);
// @ts-expect-error an option of another game
export const other = new GameRecorder('tallinn', { id: 'g1', players: [], options: { expansion: 'true' } });
// @ts-expect-error an element of another game
game.record({ type: 'draft', player: 'p1', good: 'gold' });
// @ts-expect-error a value that it cannot have
game.judge({ type: 'tower', player: 'p1', from: 'pile' });
`;

function run(command: string, words: readonly string[]): { readonly status: number; readonly stdout: string } {
  try {
    return { status: 0, stdout: execFileSync(command, words, { cwd: folder, encoding: 'utf8' }) };
  } catch (error) {
    const { status, stdout } = error as { readonly status: number; readonly stdout: string };
    return { status, stdout };
  }
}

describe('the examples', () => {
  it('are there', () => {
    expect(examples.length).toBeGreaterThan(7);
    expect(examples[0]?.name).toBe('In a program');
  });

  it.each(examples.filter(({ code }) => !code.includes("'vitest'")))(
    'of $name says what stands beside it',
    async ({ name, code }) => {
      const path = join(mkdtempSync(join(folder, 'run-')), `${name}.mjs`);
      const { code: script } = await esbuild.transform(code, { loader: 'ts' });
      writeFileSync(path, `globalThis.text = ${JSON.stringify(LOG)};\nawait import('./example.mjs');\n`);
      writeFileSync(join(path, '..', 'example.mjs'), script);
      const { status, stdout } = run(process.execPath, [path]);
      expect({ status, stdout }).toMatchObject({ status: 0 });
      const expected = [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, told]) => told);
      expect(stdout.split('\n').filter((line) => expected.includes(line))).toEqual(expected);
    },
  );
});

describe('what a program gets', () => {
  it('is what the program finds, for every fixture', async () => {
    const { check, readLog } = await installed();
    let findings = 0;
    for (const fixture of fixtures().filter((_, index) => index % 9 === 0)) {
      const text = textOf(fixture);
      const { games, faults } = readLog(text, 'test.xml');
      expect(faults, fixture.name).toEqual([]);
      const [game] = games;
      if (!game || games.length > 1) continue;
      const here = replayText(text, 'test.xml', false);
      const there = check(game, { edition: 'practice' });
      const shape = ({ verdict, scores, complete, moves }: typeof there | typeof here) => ({
        verdict,
        scores,
        complete,
        moves,
      });
      expect(shape(there), fixture.name).toEqual(shape(here));
      expect(there.findings.map(({ id, rule, at, message }) => ({ id, rule, at, message }))).toEqual(
        here.findings.map(({ id, rule, at, message }) => ({ id, rule, at, message })),
      );
      findings += there.findings.length;
    }
    expect(findings).toBeGreaterThan(20);
  });

  it('is one package, without another one, of at most 15 MB', () => {
    const packages = readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'));
    expect(packages).toEqual(['kiebitz']);
    expect(sizeOf(join(folder, 'node_modules/kiebitz'))).toBeLessThan(15e6);
  });

  it('can be loaded by Jest, which knows no modules: `expect(log).toBeLegal()`', () => {
    const { toBeLegal } = createRequire(join(folder, 'x.js'))(
      'kiebitz/matchers',
    ) as typeof import('../../src/api/matchers.js');
    expect(toBeLegal(LOG).pass).toBe(true);
    const { pass, message } = toBeLegal(
      LOG.replace('pay="gold:1 wood:1 stone:1 brick:1"', 'pay="gold:1 wood:1 stone:1"'),
    );
    expect(pass).toBe(false);
    expect(message()).toMatch(/^start 1\.1: The building at B2-5 costs .* \(valletta\.build\.cost\)$/m);
    expect(toBeLegal('<x').pass).toBe(false);
    expect(toBeLegal('').pass).toBe(false);
  });

  it('adds a matcher to vitest', async () => {
    const { toBeLegal } = (await import(pathIn('matchers.js'))) as typeof import('../../src/api/matchers.js');
    expect.extend({ toBeLegal });
    const judged = expect(LOG) as unknown as { toBeLegal(): void; readonly not: { toBeLegal(): void } };
    judged.toBeLegal();
    expect(() => judged.not.toBeLegal()).toThrow('legal');
    const unread = expect('nonsense') as unknown as typeof judged;
    expect(() => unread.not.toBeLegal()).toThrow('This is no game log');
  });
});

const pathIn = (file: string): string => join(folder, 'node_modules/kiebitz/dist/api', file);
const installed = async () => (await import(pathIn('index.js'))) as typeof import('../../src/api/index.js');

function sizeOf(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.size;
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}

/** What a bundler makes of a few lines for a browser. */
async function forBrowser(contents: string): Promise<{ readonly code: string; readonly inputs: readonly string[] }> {
  const { outputFiles, metafile } = await esbuild.build({
    stdin: { contents, resolveDir: folder },
    absWorkingDir: folder,
    bundle: true,
    platform: 'browser',
    format: 'iife',
    minify: true,
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  return { code: outputFiles[0]?.text ?? '', inputs: Object.keys(metafile.inputs) };
}

describe('bundled for a page', () => {
  it('is nothing where nothing is used, and no sentence where nothing is said', async () => {
    const nothing = await forBrowser(`import 'kiebitz'; import { check } from 'kiebitz';`);
    expect(nothing.code.length).toBeLessThan(200);
    const reader = await forBrowser(`import { readLog } from 'kiebitz'; window.read = readLog;`);
    const judge = await forBrowser(
      `import { check, readLog } from 'kiebitz'; window.read = readLog; window.check = check;`,
    );
    const speaker = await forBrowser(
      `import { english, message } from 'kiebitz'; window.say = (told) => message(told, english);`,
    );
    expect(reader.code.length).toBeLessThan(250_000);
    expect(judge.code.length).toBeGreaterThan(reader.code.length);
    for (const { code } of [reader, judge]) expect(code).not.toContain('The building at');
    expect(speaker.code).toContain('The building at');
    expect(speaker.code).not.toContain('Das Geb');
  });
});

describeInChromium('in a browser', () => {
  const chromium = Chromium.forTests();

  it('judges and speaks as in Node.js', async () => {
    const { code } = await forBrowser(`
      import { check, explain, german, legalMoves, message, readLog } from 'kiebitz';
      window.judge = (text) => {
        const [game] = readLog(text).games;
        const checked = check(game);
        const said = checked.findings.map((finding) => message(finding, german));
        return JSON.stringify({ checked, said, told: explain(game, german).length, moves: legalMoves(game, '2.1') });
      };`);
    const script = code.replaceAll('</script', '<\\/script');
    const html = `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>x</title><script>${script}</script></html>`;
    const { page, complaints } = await chromium.open(html);
    const { check, explain, german, legalMoves, message, readLog } = await installed();
    for (const name of [
      'valletta/start.xml',
      'tallinn/bugs/pass-with-cards-public.xml',
      'rattus/legal/full-3-players-yucata-1.xml',
    ]) {
      const text = textOf({ path: join(ROOT, 'fixtures', name) } as Parameters<typeof textOf>[0]);
      const there = await page.evaluate(`window.judge(${JSON.stringify(text)})`);
      const [game] = readLog(text).games;
      if (!game) throw new Error(name);
      const checked = check(game);
      const said = checked.findings.map((finding) => message(finding, german));
      const here = { checked, said, told: explain(game, german).length, moves: legalMoves(game, '2.1') };
      expect(there, name).toBe(JSON.stringify(here));
    }
    expect(complaints).toEqual([]);
  });
});
