/** A queue is hostile, and may be out of reach: what then becomes of jobs, and what is said. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listName, listText, type Order } from '../../src/archive/order.js';
import { queueName } from '../../src/commands/archive/queue.js';
import { JobQueue, openQueue } from '../../src/io/job-queue.js';
import { fixture, folder, type Ran, ROOT, run } from '../faults/built.js';
import { HAS_POSTGRES, PASSWORD, Postgres } from './postgres.js';

let server: Postgres;
let filed: Ran;
const logs = folder();
const archive = join(folder(), 'archive');
const GAME = readFileSync(fixture('tallinn/legal/full-3-players-legate.xml'), 'utf8');

function kiebitz(...args: readonly string[]): Ran {
  return run(['archive', ...args], { cwd: logs });
}

function work(...more: readonly string[]): Ran {
  return kiebitz('work', '--queue', server.address, '--to', archive, '--jobs', '1', ...more);
}

const WHOLE = 'All that was asked for is there: nothing is lost, and nothing is there twice.';

/** The short name of the referee, and the name of the queue. */
function refereeOf({ out }: Ran): string {
  return /Referee ([0-9a-f]{16})/.exec(out)?.[1] ?? '';
}

async function queueOf(key: string): Promise<JobQueue> {
  const queue = await openQueue(server.address, queueName(readFileSync(join(archive, 'queue', 'id'), 'utf8'), key));
  if (!(queue instanceof JobQueue)) throw new Error(queue.failure);
  return queue;
}

/** Writes a list of orders as only somebody could do who may write into the archive. */
function ordered(...orders: readonly Order[]): string {
  const text = listText(orders);
  mkdirSync(join(archive, 'orders'), { recursive: true });
  writeFileSync(join(archive, 'orders', `${listName(text)}.ndjson`), text);
  return listName(text);
}

describe.skipIf(!HAS_POSTGRES)('jobs of a queue in PostgreSQL', () => {
  beforeAll(async () => {
    server = await Postgres.begun();
    process.env['PGPASSWORD'] = PASSWORD;
    writeFileSync(join(logs, 'a.xml'), GAME);
    filed = kiebitz('add', '.', '--to', archive, '--queue', server.address);
  });
  afterAll(async () => {
    Reflect.deleteProperty(process.env, 'PGPASSWORD');
    await server.end();
  });

  it('are refused where they, or the orders that they name, are not what they should be', async () => {
    const key = refereeOf(filed);
    expect(work()).toMatchObject({ code: 0, err: '' });
    symlinkSync(fixture('valletta/start.xml'), join(logs, 'link.xml'));
    const bytes = 'a'.repeat(32);
    const named = (file: string, more: Partial<Order> = {}): Order => ({ key, bytes, file, named: true, ...more });
    const outside = ['/etc/passwd', '../a.xml', 'x/../../a.xml', 'link.xml', '', '.', 'a\0.xml'];
    const list = ordered(
      named('a.xml'),
      named('a.xml', { key: 'b'.repeat(16) }),
      named('none.xml'),
      ...outside.map((file) => named(file)),
    );
    const place = (line: number) => ({ list, line });
    const bad: readonly (readonly [data: unknown, reason: string])[] = [
      [place(0), 'changed'],
      [place(1), 'referee'],
      [place(2), 'unreadable'],
      ...outside.map((_, index) => [place(3 + index), 'outside'] as const),
      [place(3 + outside.length), 'unordered'],
      [{ list: 'c'.repeat(32), line: 0 }, 'unordered'],
      [{ list: '../../archive', line: 0 }, 'malformed'],
      [{ list: `../orders/${list}`, line: 0 }, 'malformed'],
      [{ list, line: -1 }, 'malformed'],
      [{ list, line: 1e9 }, 'malformed'],
      [{ list, line: '0' }, 'malformed'],
      [{ list, line: 0, file: '/etc/passwd' }, 'malformed'],
      [{ ...place(0), padding: 'x'.repeat(5e6) }, 'malformed'],
      ['text', 'malformed'],
      [[list, 0], 'malformed'],
    ];
    const queue = await queueOf(key);
    try {
      expect(await queue.add(bad.map(([data], index) => ({ id: `bad-${index}`, data })))).toBeUndefined();
      const before = readdirSync(join(archive, 'parts'));
      const worked = work();
      expect(worked).toMatchObject({ code: 3, err: expect.stringMatching(/jobs have failed/) });
      const failed = await queue.failed(100);
      if ('failure' in failed) throw new Error(failed.failure);
      expect(Object.fromEntries(failed.map(({ id, reason }) => [id, reason]))).toEqual(
        Object.fromEntries(bad.map(([, reason], index) => [`bad-${index}`, reason])),
      );
      expect(readdirSync(join(archive, 'parts'))).toEqual(before);
      const status = kiebitz('status', archive, '--queue', server.address);
      expect(status.code).toBe(1);
      expect(status.err.split('\n').length).toBe(bad.length + 1);
      expect(status.err).toMatch(/a\.xml: it is not the file that was ordered/);
    } finally {
      await queue.close();
    }
  });

  it('wait for a better time where the database is gone, or the machine has no room', async () => {
    const there = join(folder(), 'b');
    const filed = kiebitz('add', 'a.xml', '--to', there, '--queue', server.address);
    expect(filed.out).toMatch(/^One job filed/);
    await server.kill();
    expect(kiebitz('work', '--queue', server.address, '--to', there)).toMatchObject({
      code: 3,
      out: '',
      err: expect.stringMatching(/^The database of the queue cannot be reached \(ECONNREFUSED\)[^\n]*\n$/),
    });
    await server.start();
    const cramped = run(['archive', 'work', '--queue', server.address, '--to', there], {
      cwd: logs,
      shell: 'ulimit -f 1; trap "" XFSZ; "$@"',
    });
    expect(cramped).toMatchObject({ code: 3, err: expect.stringMatching(/cannot be written: EFBIG/) });
    expect(cramped.out).toMatch(/one job is left/);
    expect(kiebitz('work', '--queue', server.address, '--to', there)).toMatchObject({ code: 0, err: '' });
    expect(kiebitz('verify', there).code).toBe(0);
  });

  it('are left to the version, and the card values, for which they were ordered', () => {
    const there = join(folder(), 'g');
    kiebitz('add', 'a.xml', '--to', there, '--queue', server.address, '--components', 'practice');
    expect(kiebitz('work', '--queue', server.address, '--to', there)).toMatchObject({
      code: 3,
      out: '0 games judged in 0 jobs; no job is left.\n',
      err: expect.stringMatching(/^Nothing was ordered of this referee, [0-9a-f]{16}, but of [0-9a-f]{16}: /),
    });
    expect(kiebitz('work', '--queue', server.address, '--to', there, '--components', 'practice')).toMatchObject({
      code: 0,
      out: `One game judged in one job; no job is left.\n${WHOLE}\n`,
    });
  });

  it('are games where these are to be analysed, by workers who were told how', () => {
    const there = join(folder(), 'b');
    const [game = ''] = /<game [\s\S]*<\/game>/.exec(GAME) ?? [];
    const games = [1, 2].map((number) => game.replace(/ id="[^"]*"/, ` id="g${number}"`));
    const two = join(folder(), 'two.xml');
    writeFileSync(two, `<gamelog version="1">${games.join('\n')}</gamelog>`);
    const analyse = ['--with', 'analyse', '--play-outs', '1', '--bot', 'random'];
    const at = ['--root', '/', '--queue', server.address, '--to', there, '--jobs', '1'];
    expect(kiebitz('add', two, ...at, ...analyse).out).toMatch(/^One job filed.*\n2 jobs filed/);
    expect(kiebitz('work', ...at).out).toMatch(/^2 games judged in one job/);
    expect(kiebitz('work', ...at, ...analyse).out).toMatch(/2 games analysed in 2 jobs/);
    expect(kiebitz('add', two, '--to', there, ...analyse).out).toMatch(/\n0 games analysed in 0 files/);
    expect(kiebitz('verify', there)).toMatchObject({ code: 0 });
    const { out } = kiebitz('status', there, '--format', 'json');
    const states: readonly { readonly parts: number }[] = JSON.parse(out);
    expect(states.toSorted((one, other) => one.parts - other.parts)).toEqual(
      [/^[0-9a-f]{16}$/, /^analysis-/].map((referee, at) => ({
        ...{ referee: expect.stringMatching(referee), files: 1, done: 1, parts: at + 1 },
        ...{ waiting: null, active: null, failed: null },
      })),
    );
  });

  it('are filed anew where they have failed', () => {
    const there = join(folder(), 'c');
    const root = folder();
    writeFileSync(join(root, 'b.xml'), GAME);
    const add = () => kiebitz('add', join(root, 'b.xml'), '--to', there, '--queue', server.address, '--root', root);
    expect(add().code).toBe(0);
    renameSync(join(root, 'b.xml'), join(root, 'c.xml'));
    const doWork = () => kiebitz('work', '--queue', server.address, '--to', there, '--root', root);
    expect(doWork().code).toBe(3);
    renameSync(join(root, 'c.xml'), join(root, 'b.xml'));
    expect(add().code).toBe(0);
    doWork();
    expect(kiebitz('verify', there).code).toBe(0);
  });

  it.each<[says: RegExp, code: number, environment: NodeJS.ProcessEnv, address: (port: number) => string]>([
    [
      /refuses the user or the password/,
      3,
      { PGPASSWORD: 'guessed-wrong' },
      (port) => `kiebitz@127.0.0.1:${port}/postgres`,
    ],
    [/refuses the user or the password/, 3, {}, (port) => `kiebitz@127.0.0.1:${port}/postgres`],
    [/refuses \(3D000\)/, 3, { PGPASSWORD: PASSWORD }, (port) => `kiebitz@127.0.0.1:${port}/none`],
    [/password on a command line/, 2, {}, (port) => `kiebitz:${PASSWORD}@127.0.0.1:${port}/postgres`],
    [/password on a command line/, 2, {}, (port) => `kiebitz@127.0.0.1:${port}/postgres?password=${PASSWORD}`],
  ])('are not taken where the database refuses: %s', (says, code, environment, address) => {
    const ran = run(['archive', 'work', '--queue', `postgres://${address(server.port)}`, '--to', archive], {
      cwd: logs,
      environment: { PGPASSFILE: join(logs, 'none'), PGPASSWORD: undefined, ...environment },
    });
    expect(ran).toMatchObject({ code, out: '', err: expect.stringMatching(says) });
    expect(ran.err.trim().split('\n')).toHaveLength(1);
    expect(ran.err).not.toMatch(/guessed-wrong|not-on-the-command-line/);
  });

  it('go back where a worker is asked to end, and it ends well', async () => {
    const [there, many] = [join(folder(), 'f'), folder()];
    for (let file = 0; file < 60; file += 1) writeFileSync(join(many, `${file}.xml`), `${GAME}<!-- ${file} -->\n`);
    run(['archive', 'add', '.', '--to', there, '--queue', server.address], { cwd: many });
    const words = ['archive', 'work', '--queue', server.address, '--to', there, '--jobs', '1'];
    const worker = spawn(process.execPath, [join(ROOT, 'dist', 'cli.cjs'), ...words], { cwd: many });
    let said = '';
    worker.stdout.on('data', (text) => (said += text));
    const ended = once(worker, 'close');
    while (readdirSync(join(there, 'parts')).length < 5) await wait(5);
    worker.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(said).toMatch(/jobs are left\.\n$/);
    const state = JSON.parse(kiebitz('status', there, '--queue', server.address, '--format', 'json').out);
    expect(state).toMatchObject([{ active: 0, failed: 0 }]);
    expect(state[0].done + state[0].waiting).toBeGreaterThanOrEqual(60);
    expect(run(words, { cwd: many })).toMatchObject({ code: 0, out: expect.stringMatching(/no job is left/) });
    expect(kiebitz('verify', there).code).toBe(0);
  });

  it('are taken with a password from a file', () => {
    const file = join(folder(), 'pgpass');
    writeFileSync(file, `127.0.0.1:*:*:kiebitz:${PASSWORD}\n`, { mode: 0o600 });
    const ran = run(['archive', 'status', archive, '--queue', server.address], {
      environment: { PGPASSFILE: file, PGPASSWORD: undefined },
    });
    expect(ran.out).toMatch(/^referee /);
  });
});

/** Where no database is. */
const NOBODY = 'postgres://kiebitz@127.0.0.1:9/none';

describe('a queue that is not there', () => {
  it.each<[code: number, says: RegExp, args: readonly string[]]>([
    [2, /takes an address such as/, ['--queue', 'redis://localhost']],
    [2, /takes an address such as/, ['--queue', 'secret']],
    [3, /cannot be reached \(ECONNREFUSED\)/, ['--queue', NOBODY]],
    [3, /cannot be used \(ENOENT\)/, ['--queue', NOBODY, '--root', 'none']],
  ])('is told in a line: %i %s', (code, says, args) => {
    const there = join(folder(), 'd');
    writeFileSync(join(logs, 'a.xml'), GAME);
    // Nobody answers there; but the archive knows what it has ordered.
    run(['archive', 'add', 'a.xml', '--to', there, '--queue', NOBODY], { cwd: logs });
    const ran = run(['archive', 'work', ...args, '--to', there], { cwd: logs });
    expect(ran).toMatchObject({ code, out: '', err: expect.stringMatching(says) });
    expect(ran.err.trim().split('\n')).toHaveLength(1);
  });

  it('nor the packages that it needs', () => {
    const alone = folder();
    for (const name of ['dist', 'package.json']) cpSync(join(ROOT, name), join(alone, name), { recursive: true });
    const ended = spawnSync(
      process.execPath,
      [join(alone, 'dist', 'cli.cjs'), 'archive', 'add', 'a.xml', '--to', join(alone, 'a'), '--queue', NOBODY],
      { cwd: logs, encoding: 'utf8' },
    );
    expect(ended).toMatchObject({
      status: 3,
      stderr: 'A queue needs two packages that Kiebitz does not bring along: npm i bullmq@6 pg@8\n',
    });
  });

  it('and no archive either', () => {
    const ran = run(['archive', 'work', '--queue', NOBODY, '--to', logs]);
    expect(ran).toMatchObject({ code: 3, err: expect.stringMatching(/is no archive/) });
  });

  it('or one of another version', () => {
    const there = folder();
    writeFileSync(join(there, 'archive.json'), '{"archive":1}\n');
    const ran = run(['archive', 'work', '--queue', NOBODY, '--to', there]);
    expect(ran).toMatchObject({
      code: 3,
      err: expect.stringMatching(/is an archive of version 1; this Kiebitz knows/),
    });
  });

  it('and not what a file must lie under', () => {
    const ran = run(['archive', 'add', fixture('valletta/start.xml'), '--to', join(folder(), 'e'), '--queue', NOBODY], {
      cwd: logs,
    });
    expect(ran).toMatchObject({ code: 2, err: expect.stringMatching(/does not lie under \./) });
  });
});
