import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fixture, folder, LAX, run } from './built.js';

const LOG = fixture('tallinn/legal/full-2-players-leader-first.xml');
/** A question to the service. */
const OPEN = '{"id":1,"do":"open","ruleset":"tallinn","players":["a","b"]}\n';

describe('a full disk behind standard output', () => {
  it.each<[command: string, args: string[], input?: string]>([
    ['check', ['check', LOG]],
    ['check as JSON', ['check', LOG, '--format', 'json']],
    ['report', ['report', LOG, '-o', folder()]],
    ['explain', ['explain', LOG]],
    ['rules', ['rules']],
    ['rules --html', ['rules', '--html', '-o', folder()]],
    ['convert', ['convert', LOG, '--to', 'json']],
    ['components', ['components', 'valletta']],
    ['notes', ['notes', LOG]],
    ['serve', ['serve'], OPEN],
    ['help', ['--help']],
  ])('%s says so in a sentence', (_command, args, input = '') => {
    const { code, err } = run(args, { shell: '"$@" > /dev/full', input });
    expect(err).toBe('Standard output cannot be written: no space is left.\n');
    expect(code).toBe(3);
  });

  it('does not keep a report from being written', () => {
    const output = folder();
    run(['report', LOG, '-o', output], { shell: '"$@" > /dev/full' });
    expect(readdirSync(output)).toHaveLength(1);
  });
});

it('a duel says what differs, and that its log is not whole', () => {
  const { code, err } = run(['duel', 'tallinn', '--players', '2', '--', ...LAX], { shell: '"$@" > /dev/full' });
  expect(err).toMatch(/^Too lax: .*\nStandard output cannot be written: no space is left\.\n$/);
  expect(code).toBe(3);
});

it('a service whose reader has gone ends, and says nothing', () => {
  const { code, out, err } = run(['serve'], {
    shell: '"$@" | head -1; exit $PIPESTATUS',
    input: OPEN.repeat(20_000),
  });
  expect({ code, err, lines: out.trimEnd().split('\n').length }).toEqual({ code: 0, err: '', lines: 1 });
});

it('check says that it was not heard to the end', () => {
  const { code, out, err } = run(['check', '--format', 'ndjson', fixture('tallinn')], {
    shell: '"$@" | head -1; exit $PIPESTATUS',
  });
  expect({ code, err, lines: out.trimEnd().split('\n').length }).toEqual({ code: 141, err: '', lines: 1 });
});

/** A Node.js whose V8 is not that of version 20 and complains of flags that it does not know. */
const LATER = `
  const v8 = require('node:v8');
  Object.defineProperty(process.versions, 'v8', { value: '12.4.254.21-node.57' });
  v8.setFlagsFromString = (flag) => process.stderr.write('Error: unrecognized flag ' + flag + '\\n');
  require('node:module').syncBuiltinESMExports();
`;

it('asks no V8 for a flag that it does not know', () => {
  const preload = join(folder(), 'later.cjs');
  writeFileSync(preload, LATER);
  const { code, err } = run(['report', LOG, '-o', folder()], { node: ['--require', preload] });
  expect(err).toBe('');
  expect(code).toBe(0);
});
