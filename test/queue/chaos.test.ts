/** A queue in chaos: workers and their database are killed, games kill those who judge them, one machine has no room; and nothing of it is seen in the archive. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { folder, ROOT, run } from '../faults/built.js';
import { IS_LONG } from '../runs.js';
import { logsOfManyGames } from './logs.js';
import { HAS_POSTGRES, PASSWORD, Postgres } from './postgres.js';

/** `KIEBITZ_LONG=1`: more of the same, each time at other moments. */
const SEEDS = IS_LONG ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] : [1];

const POISONED = ['--require', join(ROOT, 'test', 'queue', 'poison.cjs')];
const WORKER_KILLS = IS_LONG ? 4 : 2;
const SERVER_KILLS = IS_LONG ? 2 : 1;
/** In milliseconds: so late at most after so many parts are there. */
const PAUSE = 400;

const children = new Set<ChildProcess>();
let server: Postgres | undefined;

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await server?.end();
});

/** Numbers from 0 to 1 that follow from a seed. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function archive(logs: string, ...args: readonly string[]) {
  return run(['archive', ...args], { cwd: logs, environment: { PGPASSWORD: PASSWORD } });
}

/** What a worker has said when it has ended. */
interface Worked {
  readonly code: number | null;
  readonly err: string;
}

function begun(
  logs: string,
  address: string,
  to: string,
  before = '',
): { child: ChildProcess; ended: Promise<Worked> } {
  const program = [process.execPath, ...POISONED, join(ROOT, 'dist', 'cli.cjs')];
  const words = ['archive', 'work', '--queue', address, '--to', to, '--lease', '2', '--jobs', '1'];
  const child = spawn('bash', ['-c', `${before}exec "$@"`, 'bash', ...program, ...words], {
    cwd: logs,
    env: { ...process.env, PGPASSWORD: PASSWORD },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  children.add(child);
  let err = '';
  child.stderr?.on('data', (text) => (err += text));
  const ended = new Promise<Worked>((done) =>
    child.once('close', (code) => {
      children.delete(child);
      done({ code, err });
    }),
  );
  return { child, ended };
}

function partsOf(to: string): Readonly<Record<string, string>> {
  const names = readdirSync(join(to, 'parts')).filter((name) => !name.startsWith('.'));
  return Object.fromEntries(names.sort().map((name) => [name, readFileSync(join(to, 'parts', name), 'utf8')]));
}

describe.skipIf(!HAS_POSTGRES)('a queue in PostgreSQL', () => {
  it.each(SEEDS)('loses nothing and doubles nothing, whoever is killed: seed %i', async (seed) => {
    const [logs, there] = [folder(), folder()];
    const files = logsOfManyGames(logs);
    const [one, many] = [join(there, 'one'), join(there, 'many')];
    const alone = run(['archive', 'add', '.', '--to', one, '--jobs', '1'], {
      ...{ cwd: logs, node: POISONED, patience: 300_000 },
    });
    expect(alone.code).toBe(70);
    server = await Postgres.begun();
    const { address } = server;
    expect(archive(logs, 'add', '.', '--to', many, '--queue', address)).toMatchObject({ code: 0, err: '' });

    const random = chance(seed);
    const workers: ChildProcess[] = [];
    const all: Worked[] = [];
    // Whoever was killed is replaced, as a cluster does it, until one comes to an end by itself.
    const place = async (index: number): Promise<void> => {
      for (;;) {
        const { child, ended } = begun(logs, address, many);
        workers[index] = child;
        const worked = await ended;
        const { code, err } = worked;
        all.push(worked);
        // Whoever begins while there is no database ends with a sentence, and is begun anew.
        const isUnlucky = /cannot be reached/.test(err);
        if (isUnlucky) await wait(200);
        if (code === null || isUnlucky) continue;
        return;
      }
    };
    // This one can write no file of more than a kilobyte.
    const cramped = begun(logs, address, many, 'ulimit -f 1; trap "" XFSZ; ');
    const places = [place(0), place(1)];
    expect(await cramped.ended).toEqual({ code: 3, err: expect.stringMatching(/cannot be written: EFBIG/) });
    const moments = Array.from({ length: WORKER_KILLS + SERVER_KILLS }, (_, index) => ({
      parts: Math.floor(random() * (files - 4)),
      isServer: index < SERVER_KILLS,
    })).sort((first, second) => first.parts - second.parts);
    for (const { parts, isServer } of moments) {
      while (Object.keys(partsOf(many)).length < parts) await wait(20);
      await wait(random() * PAUSE);
      if (isServer) {
        await server.kill();
        await wait(random() * PAUSE);
        await server.start();
      } else workers[Math.floor(random() * workers.length)]?.kill('SIGKILL');
    }
    await Promise.all(places);

    // Two games are faults of ours.
    const isExpected = ({ code, err }: Worked): boolean =>
      code === null || code === 0 || code === 70 || /cannot be reached/.test(err);
    expect(all.filter((worked) => !isExpected(worked))).toEqual([]);
    expect(all.map(({ err }) => err).join('')).not.toContain(PASSWORD);
    const status = archive(logs, 'status', many, '--queue', address, '--format', 'json');
    expect(JSON.parse(status.out)).toMatchObject([{ files, done: files, waiting: 0, active: 0, failed: 0 }]);
    expect(archive(logs, 'verify', many)).toMatchObject({ code: 0, out: expect.stringMatching(/nothing is lost/) });
    expect(partsOf(many)).toEqual(partsOf(one));
    expect(
      Object.values(partsOf(many))
        .join('')
        .match(/"fault":"internal"/g),
    ).toHaveLength(2);
  });
});
