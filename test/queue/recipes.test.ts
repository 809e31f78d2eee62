/** The recipes of docs/scale.md, as they are printed: what comes of all shares together is what one process makes. */
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { folder, ROOT, run } from '../faults/built.js';
import { IS_LONG } from '../runs.js';
import { HAS_SLURM, Slurm } from './slurm.js';

const PAGE = readFileSync(join(ROOT, 'docs', 'scale.md'), 'utf8');
const LOG = readFileSync(join(ROOT, 'fixtures', 'tallinn', 'legal', 'full-3-players-legate.xml'), 'utf8');
const HAS_PARALLEL = spawnSync('parallel', ['--version']).status === 0;
const FILES = 10;
const PROGRAM = join(ROOT, 'dist', 'cli.cjs');

const work = folder();
const programs = folder();

beforeAll(() => {
  mkdirSync(join(work, 'logs'));
  for (let file = 0; file < FILES; file += 1)
    writeFileSync(join(work, 'logs', `${file}.xml`), `${LOG}<!-- ${file} -->\n`);
  program('npx', `shift; exec "${process.execPath}" "${PROGRAM}" "$@"`);
  // What Slurm does with a program that it starts for a task is not our concern.
  program('srun', 'exec "$@"');
  expect(run(['archive', 'add', 'logs/', '--to', 'whole', '--jobs', '1'], { cwd: work }).code).toBe(0);
});

function program(name: string, script: string): void {
  writeFileSync(join(programs, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(programs, name), 0o755);
}

/** The recipe on the page that has these words, for as many shares as a test can wait for, and an archive of its own. */
function recipe(words: RegExp, archive: string): string {
  const blocks = [...PAGE.matchAll(/^```\w*\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
  const found = blocks.find((block) => words.test(block));
  if (found === undefined) throw new Error(`no recipe has ${words}`);
  return found.replaceAll('games.archive', archive);
}

function shell(script: string, environment: NodeJS.ProcessEnv = {}): void {
  const PATH = `${programs}:${process.env['PATH']}`;
  const { status, stderr } = spawnSync('bash', ['-ec', script], {
    cwd: work,
    env: { ...process.env, PATH, ...environment },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
}

function partsOf(archive: string): Record<string, string> {
  const parts = resolve(work, archive, 'parts');
  return Object.fromEntries(
    readdirSync(parts)
      .sort()
      .map((name) => [name, readFileSync(join(parts, name), 'utf8')]),
  );
}

describe('the recipe for', () => {
  it.skipIf(!HAS_PARALLEL)('GNU parallel', () => {
    shell(recipe(/^parallel /m, 'parallel').replaceAll('8', '3'), { PARALLEL_HOME: folder() });
    expect(partsOf('parallel')).toEqual(partsOf('whole'));
  });

  it('a job array of Slurm', () => {
    const script = recipe(/SLURM_ARRAY_TASK_ID/, 'slurm');
    for (const task of ['1', '2', '3']) shell(script, { SLURM_ARRAY_TASK_ID: task, SLURM_ARRAY_TASK_COUNT: '3' });
    expect(partsOf('slurm')).toEqual(partsOf('whole'));
  });

  // A cluster of its own takes as long as all other recipes.
  it.skipIf(!HAS_SLURM || !IS_LONG)(
    'a job array of Slurm, on a cluster of one machine',
    { timeout: 120_000 },
    async () => {
      const slurm = await Slurm.begun();
      try {
        const { folder: there } = slurm;
        cpSync(join(work, 'logs'), join(there, 'logs'), { recursive: true });
        const script = recipe(/SLURM_ARRAY_TASK_ID/, 'games.archive').replace('1-100', '1-3');
        writeFileSync(join(there, 'job.sh'), script.replace('npx kiebitz', `${process.execPath} ${PROGRAM}`));
        expect(slurm.run('sbatch', '--wait', 'job.sh')).toMatchObject({ status: 0, stderr: '' });
        expect(partsOf(join(there, 'games.archive'))).toEqual(partsOf('whole'));
      } finally {
        await slurm.end();
      }
    },
  );

  it('an indexed job of Kubernetes', () => {
    const [, script = ''] = /command: \[sh, -c, '(.*)'\]/.exec(recipe(/completionMode: Indexed/, 'cluster')) ?? [];
    for (const index of ['0', '1', '2']) shell(script.replace('/100', '/3'), { JOB_COMPLETION_INDEX: index });
    expect(partsOf('cluster')).toEqual(partsOf('whole'));
  });

  it('names that come through a pipe, as Spark hands them on', () => {
    const [, command = ''] = /\.pipe\("(.*)"\)/.exec(recipe(/\.pipe\(/, 'piped')) ?? [];
    const script = command.replace(/\/shared\/\S*/, 'piped');
    for (const some of ['[0-4]', '[5-9]']) shell(`ls logs/${some}.xml | ${script}`);
    expect(partsOf('piped')).toEqual(partsOf('whole'));
  });

  it('archives of others', () => {
    for (const name of ['one', 'two']) {
      const share = name === 'one' ? '1/2' : '2/2';
      expect(run(['archive', 'add', 'logs/', '--to', `${name}.archive`, '--shard', share], { cwd: work }).code).toBe(0);
    }
    const line =
      recipe(/--from one/, 'merged')
        .split('\n')
        .find((one) => one.includes('--from')) ?? '';
    shell(line);
    expect(partsOf('merged')).toEqual(partsOf('whole'));
    expect(run(['archive', 'verify', 'merged'], { cwd: work }).code).toBe(0);
  });
});
