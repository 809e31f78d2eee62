import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allGames } from '../../src/games.js';
import { parseBaseline } from '../../src/known/baseline.js';
import { parseQuirks } from '../../src/known/quirks.js';
import { ROOT } from '../architecture/source-files.js';

const guide = readFileSync(join(ROOT, 'docs/ci.md'), 'utf8');
const rules = allGames().flatMap(({ rulebook }) => rulebook.map(({ id }) => id));

describe('the guide to CI', () => {
  it('shows files that can be used', () => {
    const files = [...guide.matchAll(/```json\n(.*?)```/gs)].map(([, text = '']) => text);
    expect(files).toHaveLength(3);
    // The first one is a configuration: test/commands/configuration.test.ts.
    const [, known = '', quirks = ''] = files;
    const baseline = parseBaseline('ci.md', known);
    expect(baseline.mistakes).toEqual([]);
    expect(baseline.baseline.byFingerprint.size).toBe(1);
    expect(parseQuirks('ci.md', quirks, rules)).toMatchObject({ mistakes: [], quirks: [{ until: '2024-06-30' }] });
  });

  it('names options that there are', () => {
    const folder = join(ROOT, 'src/commands/declared');
    const program = readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n');
    const said = guide.replaceAll(/^npm .*$/gm, '');
    const options = new Set([...said.matchAll(/(?<=[ `])--[a-z-]+/g)].map(([option]) => option));
    expect(options.size).toBeGreaterThan(7);
    for (const option of options) expect(program, option).toContain(`'${option}`);
  });
});
