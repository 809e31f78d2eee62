/** The workflows of this repository do no more than they must, and run only what somebody has looked at. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../architecture/source-files.js';

const FOLDER = join(ROOT, '.github/workflows');
const workflows = readdirSync(FOLDER).map((name) => ({ name, text: readFileSync(join(FOLDER, name), 'utf8') }));

describe.each(workflows)('$name', ({ text }) => {
  it('names what it runs by its commit', () => {
    const uses = [...text.matchAll(/uses: (\S+)(.*)$/gm)].map(([, action = '', comment = '']) => ({ action, comment }));
    expect(uses.length).toBeGreaterThan(0);
    for (const { action, comment } of uses) {
      if (action.startsWith('./')) continue;
      expect(action).toMatch(/^actions\/[a-z-]+@[0-9a-f]{40}$/);
      expect(comment).toMatch(/^ # v\d+\.\d+\.\d+$/);
    }
  });

  it('has no rights but those that a job asks for', () => {
    expect(text).toMatch(/^permissions:( \{\}|\n {2}contents: read)\n/m);
    expect(text).not.toMatch(/write-all|pull_request_target|secrets\./);
  });

  it('puts no value of others into a script', () => {
    for (const [line] of text.matchAll(/^\s*(?:- )?run: .*$/gm)) expect(line).not.toContain('${{');
    expect(text).not.toMatch(/\$\{\{ *github\.(event|head_ref)/);
  });
});

it('CI runs on all lines of Node.js that are promised', () => {
  const { text = '' } = workflows.find(({ name }) => name === 'ci.yml') ?? {};
  expect(text).toContain('node: [20, 22, 24, 26]');
});

it('a version without its part of the changelog is not released', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['.build/release-notes.js'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly version: string };
  const isThere = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8').includes(`\n## ${version}\n`);
  expect(status, stderr).toBe(isThere ? 0 : 1);
  expect(stdout.includes('###')).toBe(isThere);
});
