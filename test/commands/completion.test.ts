/** `kiebitz completion`: the scripts, run by the shells that are installed. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kiebitz } from './program.js';

const folder = mkdtempSync(join(tmpdir(), 'kiebitz-completion-'));
const SHELLS = ['bash', 'zsh', 'fish'] as const;
const isInstalled = (shell: string): boolean => spawnSync(shell, ['-c', ':']).status === 0;

beforeAll(async () => {
  for (const shell of SHELLS) {
    const { code, out, err } = await kiebitz('completion', shell);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    writeFileSync(join(folder, `kiebitz.${shell}`), out);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What bash offers for the last of the words. */
function offered(...words: readonly string[]): readonly string[] {
  const script = [
    `source "${join(folder, 'kiebitz.bash')}"`,
    'COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _kiebitz',
    `printf "%s\\n" "\${COMPREPLY[@]}"`,
  ].join('\n');
  const { stdout, stderr } = spawnSync('bash', ['--norc', '-u', '-c', script, 'bash', 'kiebitz', ...words], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout.split('\n').filter((word) => word !== '');
}

/** The commands, and their options by the help. */
async function declared(...command: readonly string[]) {
  const { out } = await kiebitz(...command, '--help');
  const options = [...out.matchAll(/^ {2}(?:(-\w), )?(--[\w-]+)/gm)].flatMap(([, short, long]) => [short, long]);
  const [, listed = ''] = out.split('\nCommands:\n');
  const commands = [...(listed.split('\n\n')[0]?.matchAll(/^ {2}([a-z][\w-]*)/gm) ?? [])].map(([, name = '']) => name);
  return {
    options: options.filter((flag) => flag !== undefined),
    commands: commands.filter((name) => name !== 'help'),
  };
}

describe('in bash', () => {
  it.each<[readonly string[], readonly string[]]>([
    [['che'], ['check']],
    [['rules', 'cov'], ['coverage']],
    [['check', '--form'], ['--format']],
    [['check', '--format', 's'], ['sarif']],
    [
      ['check', 'logs', '--fail-on', ''],
      ['error', 'warning', 'undecidable'],
    ],
    [['check', '--all', '--format', 'nd'], ['ndjson']],
    [
      ['rules', 'coverage', '--format', ''],
      ['text', 'json'],
    ],
    [['rules', 'coverage', 'logs', '--ht'], ['--html']],
    [
      ['completion', ''],
      ['bash', 'zsh', 'fish'],
    ],
    // Files are for the shell to offer.
    [['check', ''], []],
    [['check', '--baseline', ''], []],
    [['nothing', '--x'], []],
    [["it's $(touch x) `x`", '*'], []],
  ])('%j is completed to %j', (words, wanted) => expect(offered(...words)).toEqual(wanted));

  it('every command and every option is offered that help names', async () => {
    const { commands, options } = await declared();
    expect(commands).toContain('completion');
    expect(offered('')).toEqual(commands);
    expect(offered('-')).toEqual(expect.arrayContaining(options));
    for (const command of [...commands.map((name) => [name]), ['rules', 'coverage']]) {
      const its = (await declared(...command)).options;
      expect(its.length).toBeGreaterThan(0);
      expect([...offered(...command, '-')].sort(), command.join(' ')).toEqual([...its].sort());
    }
  });
});

describe.each(SHELLS)('in %s', (shell) => {
  it.skipIf(!isInstalled(shell))('the script can be read', () => {
    const { status, stderr } = spawnSync(shell, ['-n', join(folder, `kiebitz.${shell}`)], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});

it.skipIf(!isInstalled('fish'))('fish offers commands, options and values', () => {
  const ask = (line: string): string =>
    spawnSync('fish', ['-c', `source ${join(folder, 'kiebitz.fish')}; complete -C "${line}"`], { encoding: 'utf8' })
      .stdout;
  expect(ask('kiebitz che')).toContain('check');
  expect(ask('kiebitz check --format s')).toContain('sarif');
  expect(ask('kiebitz rules coverage --ht')).toContain('--html');
});

it('a shell that is not served is asked back for', async () => {
  expect(await kiebitz('completion', 'fihs')).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining('Did you mean fish?'),
  });
  expect(await kiebitz('completion')).toMatchObject({ code: 2, out: '' });
});
