/** What a log is told as in another notation is judged as it was, or something is said to be lost: files that once broke that, and all others. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { fixtures } from '../fixture-files.js';
import { IS_LONG } from '../runs.js';
import { gamesOf, judge, prepare } from './judged.js';
import { convertKeeps, NOTATIONS } from './laws.js';

beforeAll(prepare);

const ROOT = fileURLToPath(new URL('../../fixtures/', import.meta.url));
const logs = ['converted', 'broken', 'hostile'].flatMap((folder) =>
  readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`),
);

describe('told in each notation', () => {
  it.each([
    ...logs.filter((name) => !name.endsWith('.expected.json')),
    ...(IS_LONG ? fixtures().map(({ name }) => name) : []),
  ])('%s', (name) => {
    for (const recording of gamesOf(readFileSync(join(ROOT, name)))) {
      const replayed = judge(recording);
      for (const notation of NOTATIONS) expect(() => convertKeeps(recording, replayed, notation)).not.toThrow();
    }
  });
});
