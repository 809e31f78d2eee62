/** Whatever happens while an archive is made: what is there is whole, and the next run goes on from it. */
import { spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { fixtures } from '../fixture-files.js';
import { IS_LONG } from '../runs.js';
import { fixture, folder, ROOT, run } from './built.js';

/** `KIEBITZ_LONG=1`: as often as an issue asks for. */
const KILLS = IS_LONG ? 20 : 1;

const LOGS = folder();
const WHOLE = join(folder(), 'archive');
/** Milliseconds that a whole run takes. */
let took = 0;
/** More games than one part holds. */
const MANY = 4_100;
/** So much is worth workers. */
const PADDING = ' '.repeat(5e6);

beforeAll(() => {
  const games = Array.from({ length: MANY }, (_, number) => `<game ruleset="tallinn" id="g${number}"/>`);
  writeFileSync(join(LOGS, 'many.xml'), `<gamelog version="1">${PADDING}\n${games.join('\n')}\n</gamelog>\n`);
  for (const [index, { path }] of fixtures().slice(0, 12).entries()) {
    copyFileSync(path, join(LOGS, `${index}${/\.\w+$/.exec(path)?.[0] ?? ''}`));
  }
  const started = performance.now();
  expect(add(WHOLE, '--jobs', '1').code).not.toBe(70);
  took = performance.now() - started;
}, 60_000);

function add(archive: string, ...more: readonly string[]) {
  return run(['archive', 'add', '.', '--to', archive, ...more], { cwd: LOGS });
}

/** The parts of an archive and their bytes. */
function partsOf(archive: string): Record<string, string> {
  const parts = join(archive, 'parts');
  const names = readdirSync(parts).filter((name) => !name.startsWith('.'));
  return Object.fromEntries(names.sort().map((name) => [name, readFileSync(join(parts, name), 'utf8')]));
}

function times(archive: string): ReadonlyMap<string, number> {
  const parts = join(archive, 'parts');
  return new Map(Object.keys(partsOf(archive)).map((name) => [name, statSync(join(parts, name)).mtimeMs]));
}

describe('analyses in an archive', () => {
  const logs = folder();
  const analyse = ['--with', 'analyse', '--play-outs', '1', '--bot', 'random'];
  const analyses = (archive: string) => Object.keys(partsOf(archive)).filter((name) => name.includes('-analysis-'));

  it('are the same on one processor and on several, and after a kill only what is missing is analysed', async () => {
    const log = readFileSync(fixture('tallinn/legal/full-2-players-leader-first.xml'), 'utf8');
    const [game = ''] = /<game [\s\S]*<\/game>/.exec(log) ?? [];
    const games = Array.from({ length: 5 }, (_, number) => game.replace(/ id="[^"]*"/, ` id="g${number}"`));
    writeFileSync(join(logs, 'games.xml'), `<gamelog version="1">${games.join('\n')}</gamelog>\n`);
    const [one, several] = [join(folder(), 'a'), join(folder(), 'a')];
    const whole = run(['archive', 'add', '.', '--to', one, ...analyse, '--jobs', '1'], { cwd: logs });
    expect([whole.code, whole.err]).toEqual([0, '']);
    const { child, ended } = begun(several, logs, [...analyse, '--jobs', '2']);
    const isBegun = () => existsSync(join(several, 'parts')) && analyses(several).length > 1;
    for (let left = 2_000; left > 0 && !isBegun(); left -= 1) await wait(5);
    child.kill('SIGKILL');
    await ended;
    const before = new Map([...times(several)].filter(([name]) => name.includes('-analysis-')));
    expect(before.size).toBeGreaterThan(1);
    const again = run(['archive', 'add', '.', '--to', several, ...analyse, '--jobs', '2'], { cwd: logs });
    expect([again.code, again.err]).toEqual([0, '']);
    for (const [name, time] of before) expect(times(several).get(name), name).toBe(time);
    expect(partsOf(several)).toEqual(partsOf(one));
  });
});

describe('an archive', () => {
  it('is the same on one processor and on several, in one run and in shares, and by two at once', async () => {
    const [shares, both] = [join(folder(), 'a'), join(folder(), 'a')];
    for (const share of ['1/2', '2/2']) add(shares, '--shard', share);
    await Promise.all([begun(both), begun(both)].map(({ ended }) => ended));
    for (const archive of [shares, both]) expect(partsOf(archive)).toEqual(partsOf(WHOLE));
    expect(Object.keys(partsOf(WHOLE)).length).toBe(12 + Math.ceil(MANY / 2_000));
  });

  it('is made in the end, and nothing is judged twice, however often the run is killed', async () => {
    const archive = join(folder(), 'a');
    mkdirSync(archive);
    for (let kill = 0; kill < KILLS; kill += 1) {
      const before = kill > 0 ? times(archive) : new Map<string, number>();
      const { child, ended } = begun(archive);
      // Everywhere between the beginning and the end of what is left.
      await wait(took * (((kill + 1) * 0.618) % 1));
      child.kill('SIGKILL');
      await ended;
      add(archive, '--shard', `${(kill % 12) + 1}/12`);
      for (const [name, time] of before) expect(times(archive).get(name), name).toBe(time);
    }
    const before = times(archive);
    add(archive);
    for (const [name, time] of before) expect(times(archive).get(name), name).toBe(time);
    expect(partsOf(archive)).toEqual(partsOf(WHOLE));
    expect(run(['archive', 'verify', archive]).code).toBe(0);
  });

  it('tells what is damaged or missing, and makes that anew', () => {
    const archive = join(folder(), 'a');
    add(archive);
    const part = (pattern: RegExp) => Object.keys(partsOf(archive)).find((name) => pattern.test(name)) ?? '';
    const [damaged, missing] = [part(/000002-end/), part(/-000001\./)];
    const path = join(archive, 'parts', damaged);
    writeFileSync(path, readFileSync(path, 'utf8').replace('"tallinn"', '"rattus"'));
    rmSync(join(archive, 'parts', missing));
    const told = run(['archive', 'verify', archive]);
    expect(told.code).toBe(1);
    expect(told.out).toMatch(/000002-end\.ndjson is damaged: its lines are not those that were written/);
    expect(told.out).toMatch(/many\.xml: part 2 is missing/);
    expect(run(['archive', 'query', archive, 'games']).err).toMatch(/is damaged/);
    rmSync(path);
    expect(run(['archive', 'verify', archive]).out).toMatch(/many\.xml was not read to its end/);
    add(archive);
    expect(partsOf(archive)).toEqual(partsOf(WHOLE));
  });

  it('is asked where there is no room for its tables, and makes them when there is', () => {
    const ask = ['archive', 'query', WHOLE, 'games', '--format', 'csv'];
    const full = run(ask, { shell: 'ulimit -f 8; trap "" XFSZ; "$@"' });
    expect([full.code, full.err]).toEqual([0, expect.stringMatching(/^The tables of the archive could not be used/)]);
    const free = run(ask);
    expect([free.code, free.err, free.out]).toEqual([0, '', full.out]);
    const whole = run(['archive', 'export', WHOLE, '--csv', '-o', join(folder(), 'tables')], {
      shell: 'ulimit -f 8; trap "" XFSZ; "$@"',
    });
    expect([whole.code, whole.err]).toEqual([3, expect.stringMatching(/\.csv cannot be written: EFBIG/)]);
  });

  it('has no part that is half written where there is no room', () => {
    const archive = join(folder(), 'a');
    const { code, err } = run(['archive', 'add', '.', '--to', archive], {
      cwd: LOGS,
      shell: 'ulimit -f 8; trap "" XFSZ; "$@"',
    });
    expect(code).toBe(3);
    expect(err).toMatch(/cannot be written/);
    for (const [name, text] of Object.entries(partsOf(archive))) expect(text, name).toBe(partsOf(WHOLE)[name]);
    add(archive);
    expect(partsOf(archive)).toEqual(partsOf(WHOLE));
  });
});

function begun(archive: string, cwd = LOGS, more: readonly string[] = []) {
  const words = [join(ROOT, 'dist', 'cli.cjs'), 'archive', 'add', '.', '--to', archive, ...more];
  const child = spawn(process.execPath, words, { cwd, stdio: 'ignore' });
  return { child, ended: new Promise((done) => child.once('exit', done)) };
}
