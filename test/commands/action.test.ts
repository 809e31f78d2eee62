/** The action for GitHub: read as a document, and its script run by a shell. */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../architecture/source-files.js';
import { kiebitz } from './program.js';

interface Step {
  readonly id?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, string>>;
}
const text = readFileSync(join(ROOT, '.github/actions/kiebitz/action.yml'), 'utf8');
const action = parse(text) as {
  readonly inputs: Readonly<Record<string, { description: string; default?: string; required?: boolean }>>;
  readonly outputs: Readonly<Record<string, { value: string }>>;
  readonly runs: { readonly using: string; readonly steps: readonly Step[] };
};
const { steps } = action.runs;
const script = steps.find(({ id }) => id === 'check');

const folder = mkdtempSync(join(tmpdir(), 'kiebitz-action-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the action', () => {
  it('has inputs that are described, and reach the script as variables alone', () => {
    expect(action.runs.using).toBe('composite');
    for (const [name, { description }] of Object.entries(action.inputs)) expect(description, name).toMatch(/\S/);
    for (const { run } of steps) expect(run ?? '').not.toContain('${{');
    const used = [...text.matchAll(/\$\{\{ inputs\.([\w-]+) \}\}/g)].map(([, name]) => name);
    expect(new Set(used)).toEqual(new Set(Object.keys(action.inputs)));
    for (const [name, value] of Object.entries(script?.env ?? {})) {
      expect(name).toMatch(/^KIEBITZ_[A-Z_]+$/);
      expect(value).toMatch(/^\$\{\{ inputs\.[\w-]+ \}\}$/);
      expect(script?.run).toContain(`"$${name}"`);
    }
  });

  it('uses others by the commit alone', () => {
    const uses = steps.flatMap((step) => step.uses ?? []);
    expect(uses.length).toBeGreaterThan(0);
    for (const one of uses) expect(one).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/);
    expect(text).not.toMatch(/secrets\.|github\.token|permissions: write/);
  });

  it('passes on options that there are, in formats that there are', async () => {
    const { out } = await kiebitz('check', '--help');
    for (const [option] of script?.run?.matchAll(/--[a-z-]{2,}/g) ?? []) expect(out).toContain(`${option} `);
    for (const format of action.inputs['format']?.description.match(/\((.*)\)/)?.[1]?.split(', ') ?? [])
      expect(out).toContain(`"${format}"`);
  });

  it.each<[Readonly<Record<string, string>>, readonly string[], number]>([
    [{}, ['check', '--format', 'github', '--', 'logs/', 'a b.xml', '$(touch pwned)', '*.xml'], 0],
    [
      { KIEBITZ_BASELINE: 'a b.json', KIEBITZ_FAIL_ON: 'warning', CODE: '1' },
      [
        'check',
        '--format',
        'github',
        '--baseline',
        'a b.json',
        '--fail-on',
        'warning',
        '--',
        'logs/',
        'a b.xml',
        '$(touch pwned)',
        '*.xml',
      ],
      1,
    ],
    [
      { KIEBITZ_CONFIG: '`touch pwned`', KIEBITZ_OUTPUT: 'out.txt', CODE: '3' },
      ['check', '--format', 'github', '--config', '`touch pwned`', '--', 'logs/', 'a b.xml', '$(touch pwned)', '*.xml'],
      3,
    ],
  ])('with %j calls the program with %j', (given, words, code) => {
    const program = join(folder, 'program');
    writeFileSync(program, '#!/bin/bash\nprintf "%s\\n" "$@"\nexit $CODE\n');
    chmodSync(program, 0o755);
    const output = join(folder, 'output');
    writeFileSync(output, '');
    const empty = Object.fromEntries(Object.keys(script?.env ?? {}).map((name) => [name, '']));
    const own = {
      KIEBITZ_PATHS: 'logs/\na b.xml\n\n$(touch pwned)\n*.xml\n',
      KIEBITZ_COMMAND: program,
      KIEBITZ_FORMAT: 'github',
    };
    // As GitHub runs `shell: bash`.
    const { status, stdout, stderr } = spawnSync(
      'bash',
      ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script?.run ?? ''],
      {
        cwd: folder,
        env: { PATH: process.env['PATH'], ...empty, ...own, GITHUB_OUTPUT: output, CODE: '0', ...given },
        encoding: 'utf8',
      },
    );
    const said = given['KIEBITZ_OUTPUT'] ? readFileSync(join(folder, 'out.txt'), 'utf8') : stdout;
    expect({ status, stderr, said }).toEqual({ status: code, stderr: '', said: `${words.join('\n')}\n` });
    expect(readFileSync(output, 'utf8')).toBe(`exit-code=${code}\n`);
    expect(existsSync(join(folder, 'pwned'))).toBe(false);
  });
});
