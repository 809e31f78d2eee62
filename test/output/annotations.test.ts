import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { command } from '../../src/output/annotations.js';
import { plain } from '../../src/output/plain.js';
import { runCheck } from '../commands/run-check.js';
import { fixtures, textOf } from '../fixture-files.js';

const directory = mkdtempSync(join(tmpdir(), 'kiebitz-annotations-'));
afterAll(() => rmSync(directory, { recursive: true }));

/** As the runner reads a command. */
function readCommand(line: string): { level: string; properties: Record<string, string>; message: string } | undefined {
  const parts = /^::(\w+) (.*?)::(.*)$/.exec(line);
  if (!parts) return undefined;
  const [, level = '', list = '', message = ''] = parts;
  const plain = (text: string): string =>
    text
      .replaceAll('%0D', '\r')
      .replaceAll('%0A', '\n')
      .replaceAll('%3A', ':')
      .replaceAll('%2C', ',')
      .replaceAll('%25', '%');
  const properties = Object.fromEntries(
    list.split(',').map((pair) => [pair.slice(0, pair.indexOf('=')), plain(pair.slice(pair.indexOf('=') + 1))]),
  );
  return { level, properties, message: plain(message) };
}

describe('annotations of GitHub', () => {
  it('come back as they were given, on one line, whatever is in them', () => {
    // What shows nothing is made visible before.
    const text = fc.string({ unit: 'grapheme' }).map(plain);
    fc.assert(
      fc.property(text, text, (file, said) => {
        const line = command('error', { file, line: 3, col: undefined }, [said, said]);
        expect(line.trimEnd().split('\n')).toHaveLength(1);
        expect(readCommand(line.replace(/\n$/, ''))).toEqual({
          level: 'error',
          properties: { file, line: '3' },
          message: `${said}\n${said}`,
        });
      }),
    );
  });

  it('stand beside the line, with its rule and what kind of bug it is', async () => {
    const across = fixtures().find(({ name }) => name === 'valletta/bugs/adjacency-across-street.xml');
    if (!across) throw new Error('no fixture');
    const path = join(directory, 'a,b:c.xml');
    writeFileSync(path, textOf(across).replace('name="Anna"', 'name="&#10;::stop-commands::x"'));
    const { out, code } = await runCheck([path], { format: 'github' });
    expect(code).toBe(1);
    const [line = '', summary, ...rest] = out.split('\n');
    expect(readCommand(line)).toMatchObject({
      level: 'error',
      properties: {
        file: path,
        line: '209',
        endLine: '209',
        col: '28',
        endColumn: '49',
        title: 'valletta.build.cost (turn 11, play 3)',
      },
      message: expect.stringContaining('bug: too permissive'),
    });
    expect([summary, ...rest]).toEqual(['1 game: 0 legal, 1 illegal, 0 undecidable', '']);
  });

  it('warn of what does not fail the run, and are silent about what is known', async () => {
    const legal = fixtures().find(({ name }) => name === 'valletta/legal/full-3-players-points.xml');
    if (!legal) throw new Error('no fixture');
    const text = textOf(legal);
    const path = join(directory, 'stopped.xml');
    writeFileSync(path, `${text.slice(0, [...text.matchAll(/<turn /g)][2]?.index)}</moves></game></gamelog>`);
    expect((await runCheck([path], { format: 'github' })).out).toMatch(/^::warning /);
    expect((await runCheck([path], { format: 'github', failOn: 'warning' })).out).toMatch(/^::error /);
    const baseline = join(directory, 'known.json');
    await runCheck([path], { baseline, updateBaseline: true });
    expect((await runCheck([path], { format: 'github', baseline })).out).toMatch(/^1 game: 1 legal/);
    const nothing = await runCheck([join(directory, 'nothing.xml')], { format: 'github' });
    expect(nothing.out).toMatch(
      /^::error file=.*nothing\.xml,title=unreadable::The file cannot be read: there is no file of this name\.\n/,
    );
  });
});
