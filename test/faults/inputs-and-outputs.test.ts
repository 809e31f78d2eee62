/** What lies in folders besides logs and pages: pipes, devices, links. */
import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeInFolder } from '../../src/io/write-whole.js';
import { fixture, folder, run } from './built.js';

const START = fixture('valletta/start.xml');

it('does not wait for a pipe that lies among the logs', () => {
  const logs = folder();
  writeFileSync(join(logs, 'b.xml'), readFileSync(START));
  execFileSync('mkfifo', [join(logs, 'a.xml'), join(logs, 'c.txt')]);
  symlinkSync('/dev/zero', join(logs, 'd.json'));
  const { code, out } = run(['check', logs], { patience: 20_000 });
  expect(code).toBe(0);
  expect(out).toContain('a.xml: note This file is no game log; it is passed over.');
  expect(out).toContain('d.json: note This file is no game log; it is passed over.');
  expect(out).not.toContain('c.txt');
  expect(out).toContain('1 game');
});

it('reads a pipe that is named', () => {
  const { code, out } = run(['check'], { shell: `"$@" <(cat '${START}')` });
  expect(code).toBe(0);
  expect(out).toContain('1 game');
});

it('writes no page through a link out of its folder', () => {
  const [output, elsewhere] = [folder(), folder()];
  writeFileSync(join(elsewhere, 'precious.txt'), 'precious');
  symlinkSync(join(elsewhere, 'precious.txt'), join(output, 'start.html'));
  const { code } = run(['report', START, '-o', output]);
  expect(code).toBe(0);
  expect(readFileSync(join(elsewhere, 'precious.txt'), 'utf8')).toBe('precious');
  expect(lstatSync(join(output, 'start.html')).isFile()).toBe(true);
  expect(readFileSync(join(output, 'start.html'), 'utf8')).toContain('</html>');
});

it('replaces links and pipes in a folder, and leaves what they lead to', async () => {
  const output = folder();
  symlinkSync(join(output, 'nowhere'), join(output, 'a.html'));
  execFileSync('mkfifo', [join(output, 'b.html')]);
  for (const name of ['a.html', 'b.html']) {
    expect(await writeInFolder(join(output, name), 'page')).toBeUndefined();
    expect(readFileSync(join(output, name), 'utf8')).toBe('page');
  }
  expect(existsSync(join(output, 'nowhere'))).toBe(false);
});

it('follows a link that is named itself', () => {
  const output = folder();
  writeFileSync(join(output, 'real.json'), '');
  symlinkSync('real.json', join(output, 'named.json'));
  run(['convert', START, '--to', 'json', '-o', join(output, 'named.json')]);
  expect(readlinkSync(join(output, 'named.json'))).toBe('real.json');
  expect(JSON.parse(readFileSync(join(output, 'real.json'), 'utf8'))).toHaveLength(1);
});
