/** Each call of the system fails once, in each command of the built program. `KIEBITZ_LONG=1`: with every error, and in more commands. */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { IS_LONG } from '../runs.js';
import { fixture, folder, LAX, ROOT } from './built.js';
import { type Command, eachCall } from './each-call.js';

const PROGRAM = join(ROOT, 'dist', 'cli.cjs');
const LEGAL = fixture('tallinn/legal/full-2-players-leader-first.xml');
const ILLEGAL = fixture('tallinn/bugs/draw-before-tower-full.xml');

/** Two logs in a folder, one of them in a folder of its own. */
function withLogs(output: string): void {
  mkdirSync(join(output, 'logs', 'inner'), { recursive: true });
  copyFileSync(LEGAL, join(output, 'logs', 'a.xml'));
  copyFileSync(ILLEGAL, join(output, 'logs', 'inner', 'b.xml'));
}

/** Something that is there already, to be replaced whole or not at all. */
function withFile(name: string): (output: string) => void {
  return (output) => {
    withLogs(output);
    writeFileSync(join(output, name), 'before');
  };
}

const SHORT: readonly Command[] = [
  { name: 'check', args: () => ['check', 'logs'], prepare: withLogs },
  {
    name: 'check --update-baseline',
    args: () => ['check', 'logs', '--baseline', 'known.json', '--update-baseline'],
    prepare: (output) => {
      withLogs(output);
      writeFileSync(join(output, 'known.json'), '{"kiebitz":"baseline","format":1,"findings":[]}');
    },
  },
  { name: 'report', args: () => ['report', 'logs', '-o', 'pages'], prepare: withLogs },
  { name: 'convert', args: () => ['convert', 'logs', '--to', 'json', '-o', 'x.json'], prepare: withFile('x.json') },
  { name: 'rules --html', args: () => ['rules', '--html', 'tallinn', '--lang', 'en', '-o', 'book'] },
  {
    name: 'serve',
    args: () => ['serve'],
    input: '{"id":1,"do":"open","ruleset":"tallinn","players":["a","b"]}\n{"id":2,"do":"legal","game":"g1"}\n',
  },
  { name: 'components', args: () => ['components', 'rattus'] },
];

const LONG: readonly Command[] = [
  { name: 'explain', args: () => ['explain', 'logs/a.xml', '--turn', '1'], prepare: withLogs },
  { name: 'shrink', args: () => ['shrink', 'logs/inner/b.xml', '-o', 'x.xml'], prepare: withFile('x.xml') },
  { name: 'check as JSON', args: () => ['check', 'logs', '--format', 'json'], prepare: withLogs, json: true },
  { name: 'notes', args: () => ['notes', 'logs/a.xml', '-o', 'x.json'], prepare: withLogs },
  { name: 'why-not', args: () => ['why-not', 'logs/a.xml', '--at', '1.1'], prepare: withLogs },
  {
    name: 'rules coverage',
    args: () => ['rules', 'coverage', 'logs', '--html', '-o', 'book'],
    prepare: withLogs,
  },
  {
    name: 'duel',
    args: () => ['duel', 'tallinn', '--players', '2', '-o', 'x.xml', '--', ...LAX],
    prepare: withFile('x.xml'),
  },
];

const COMMANDS = IS_LONG ? [...SHORT, ...LONG] : SHORT;

describe('each call of the system fails once', () => {
  it.each(COMMANDS.map((command) => [command.name, command] as const))(
    'in %s',
    { timeout: 600_000 },
    async (_, command) => {
      const { tried, wrong } = await eachCall(PROGRAM, command, IS_LONG);
      expect(tried.length).toBeGreaterThan(0);
      expect(wrong.join('\n')).toBe('');
    },
  );

  it('in the beginning of a thread, whose work is then done here', { timeout: 600_000 }, async () => {
    const padded = (output: string): void => {
      for (const name of ['a.xml', 'b.xml', 'c.xml']) {
        writeFileSync(
          join(output, name),
          `<gamelog version="1">${' '.repeat(6e6)}<game ruleset="rattus" id="${name}"/></gamelog>`,
        );
      }
    };
    const command = { name: 'threads', args: () => ['check', '.', '--jobs', '2'], prepare: padded };
    const { tried, wrong } = await eachCall(PROGRAM, command, IS_LONG);
    expect(tried.filter((fault) => fault.startsWith('thread:')).length).toBeGreaterThan(0);
    expect(wrong.join('\n')).toBe('');
  });
});

it('finds a write that nobody guards', async () => {
  const program = join(folder(), 'careless.mjs');
  writeFileSync(
    program,
    `import { open } from 'node:fs/promises';
     const handle = await open('result.txt', 'w');
     try {
       await handle.writeFile('the first half, ');
       await handle.writeFile('and the second');
     } catch {}
     await handle.close();`,
  );
  const { tried, wrong } = await eachCall(program, { name: 'careless', args: () => [] }, false);
  expect(tried).toContain('handle.writeFile:2:ENOSPC');
  expect(wrong.find((one) => one.includes('handle.writeFile:2'))).toMatch(/half written/);
  expect(wrong.find((one) => one.includes('open:1'))).toMatch(/stack/);
});
