import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';

const SOURCE = fileURLToPath(new URL('../../src/io/standard-output.ts', import.meta.url));
const program = join(mkdtempSync(join(tmpdir(), 'kiebitz-')), 'program.mjs');

beforeAll(() => {
  const contents = `
    import { writeStandardOutput } from ${JSON.stringify(SOURCE)};
    function* lines() { for (let line = 0; line < 200000; line += 1) yield 'line ' + line + '\\n'; }
    process.stderr.write(await writeStandardOutput(lines()));
  `;
  buildSync({ stdin: { contents, resolveDir: '/' }, bundle: true, platform: 'node', format: 'esm', outfile: program });
});

/** What a shell makes of a pipe that begins with the program. */
const run = (pipe: string): string =>
  execFileSync('sh', ['-c', `"${process.execPath}" "${program}" ${pipe}`], { encoding: 'utf8', maxBuffer: 2 ** 24 });

describe('writeStandardOutput', () => {
  it('writes everything, however slowly it is read', () => {
    expect(run('2>/dev/null | (sleep 0.2; wc -l)').trim()).toBe('200000');
    expect(run('2>&1 >/dev/null')).toBe('written');
  });

  it('stops without a word when nobody reads any more', () => {
    expect(run('2>/dev/null | head -n 1')).toBe('line 0\n');
    expect(run('2>&1 >&- || true | cat')).not.toContain('Error');
  });
});
