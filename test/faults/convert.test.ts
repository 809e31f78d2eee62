/** `convert` never makes a broken log look whole: what it loses it says, as `check` would. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convert } from '../../src/commands/convert.js';
import { runCheck } from '../commands/run-check.js';
import { said } from '../commands/said.js';
import { IS_LONG, runs } from '../runs.js';
import { fixture, folder, run } from './built.js';

const NOTATIONS = ['xml', 'json', 'ndjson'] as const;
const LOG = readFileSync(fixture('tallinn/legal/public-2-players-leader-first.xml'), 'utf8');
const JSON_LOG = run(['convert', fixture('tallinn/legal/public-2-players-leader-first.xml'), '--to', 'json']).out;
const AS_JSON = JSON_LOG.replace(/^\[\s*|\s*\]\s*$/g, '');

/** A file with something in it that no notation has a place for. */
const LOSSES: readonly (readonly [string, string, string, RegExp])[] = [
  ['a doubled attribute', 'xml', LOG.replace('id="p1"', 'id="p1" name="Anna" name="Zoe"'), /name/],
  ['an undefined entity', 'xml', LOG.replace('id="p1"', 'id="p1" name="&zoe;"'), /&zoe;/],
  ['a bare ampersand', 'xml', LOG.replace('id="p1"', 'id="p1" name="A & B"'), /&/],
  ['text behind the game', 'xml', LOG.replace('</game>', '</game> stray'), /stray/],
  ['two stray texts', 'xml', LOG.replace('<moves', 'stray<moves').replace('</players>', 'astray</players>'), /./],
  ['a doubled key', 'json', AS_JSON.replace('"id":"p1"', '"id":"p1", "name":"Anna", "name":"Zoe"'), /name/],
  ['a doubled list', 'json', AS_JSON.replace(/\}$/, ', "children":[]}'), /children/],
  ['stray values', 'json', AS_JSON.replace('"children":[', '"children":["stray", 7, '), /stray|7/],
  ['a control character', 'json', AS_JSON.replace(/"name":"[^"]*"/, '"name":"A\\u0007"'), /U\+0007/],
];

interface Finding {
  readonly kind: string;
  readonly severity?: string;
  readonly rule: string | null;
  readonly message: string;
}

/**
 * What `check` says of a file, without places: text between elements is written before them. Other spellings, which are remarked
 * on, are written as the words of the format.
 */
async function findings(path: string): Promise<readonly string[]> {
  const { out } = await runCheck([path], { format: 'json' });
  const { games, faults } = JSON.parse(out) as { games: { findings: Finding[] }[]; faults: Finding[] };
  const found = [...games.flatMap((game) => game.findings), ...faults];
  return found
    .filter(({ kind, severity }) => kind !== 'unread' || severity !== 'warning')
    .map(({ kind, rule, message }) => JSON.stringify([kind, rule, message]))
    .sort();
}

describe('what is lost in writing', () => {
  it.each(LOSSES)('%s is said, and makes the exit code 3', async (_what, ending, text, says) => {
    const path = join(folder(), `x.${ending}`);
    writeFileSync(path, text);
    for (const to of NOTATIONS) {
      const output = join(folder(), `y.${to}`);
      const { code, err } = await said(() => convert([path], { to, output, color: false }));
      if (code === 0) {
        // Nothing was lost: the same is wrong with the result.
        expect(await findings(output), to).toEqual(await findings(path));
      } else {
        expect(code, to).toBe(3);
        expect(err, to).toMatch(says);
        expect(err, to).toMatch(/x\.(xml|json):\d+:\d+: error|cannot hold/);
      }
      // What could be kept is there.
      expect(readFileSync(output, 'utf8'), to).toContain('p2');
    }
  });

  it('is said in the words of check, at the same place', () => {
    const path = join(folder(), 'x.xml');
    writeFileSync(path, LOG.replace('id="p1"', 'id="p1" name="Anna" name="Zoe"'));
    const { games } = JSON.parse(run(['check', path, '--format', 'json']).out) as {
      games: { findings: { message: string; at: { line: number; column: number } }[] }[];
    };
    const [finding] = games[0]?.findings ?? [];
    const { code, err } = run(['convert', path, '--to', 'json']);
    expect(code).toBe(3);
    expect(err).toContain(`${path}:${finding?.at.line}:${finding?.at.column}: error ${finding?.message}\n`);
  });
});

/** Pieces that break a log in one way or another. */
const PIECES = [
  '<',
  '>',
  '"',
  '&',
  '&zoe;',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  ' a="1"',
  '"a":1,',
  '<a/>',
  'x',
  '?',
  '\\',
  '',
];
const SMALL = ['broken', 'hostile'].flatMap((name) =>
  readdirSync(fixture(name))
    .filter((file) => !file.endsWith('.expected.json'))
    .map((file) => readFileSync(join(fixture(name), file))),
);

/** What the law asks of one file. */
async function holds(bytes: Uint8Array, to: (typeof NOTATIONS)[number]): Promise<void> {
  const before = join(folder(), 'before.log');
  const after = join(folder(), `after.${to}`);
  writeFileSync(before, bytes);
  const { code } = await said(() => convert([before], { to, output: after, color: false }));
  expect([0, 3]).toContain(code);
  if (code === 0) expect(await findings(after)).toEqual(await findings(before));
}

describe('the law: a converted log has the findings of the log, or convert has complained', () => {
  it.each(NOTATIONS)('as %s, of every broken and every hostile fixture', async (to) => {
    expect(SMALL.length).toBeGreaterThan(50);
    const some = SMALL.filter((_, at) => IS_LONG || at % NOTATIONS.length === NOTATIONS.indexOf(to));
    for (const bytes of some) await holds(bytes, to);
  });

  it('of logs with something put in somewhere', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(LOG, AS_JSON),
        fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(3), fc.constantFrom(...PIECES)), {
          minLength: 1,
          maxLength: 3,
        }),
        fc.constantFrom(...NOTATIONS),
        async (log, edits, to) => {
          let text = log;
          for (const [where, gone, piece] of edits) {
            const at = Math.floor(where * text.length);
            text = text.slice(0, at) + piece + text.slice(at + gone);
          }
          await holds(Buffer.from(text), to);
        },
      ),
      runs(150, 3_000),
    );
  });
});
