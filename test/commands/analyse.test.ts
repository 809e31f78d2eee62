/** `kiebitz analyse`: the same bytes whatever the processors, each format whole, and one clear line where there is nothing to say. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { shortLog } from '../analysed/played.js';
import { kiebitz } from './program.js';

/** As it was built: only there it has workers. */
const BUILT = fileURLToPath(new URL('../../dist/cli.cjs', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'kiebitz-analyse-'));
afterAll(() => rmSync(folder, { recursive: true }));

const text = shortLog();
const path = written('game.xml', text);

function written(name: string, log: string): string {
  const into = join(folder, name);
  writeFileSync(into, log);
  return into;
}

const FEW = ['--bot', 'random', '--play-outs', '1'];

describe('a whole game', () => {
  it('is told the same whatever the processors, and otherwise with another seed', async () => {
    const one = await kiebitz('analyse', path, ...FEW, '--jobs', '1');
    const other = await kiebitz('analyse', path, ...FEW, '--seed', '2');
    const two = spawnSync(process.execPath, [BUILT, 'analyse', path, ...FEW, '--jobs', '2'], { encoding: 'utf8' });
    expect(one).toMatchObject({ code: 0, err: '' });
    expect(two.stdout).toBe(one.out);
    expect(other.out).not.toBe(one.out);
    expect(one.out).toContain('“random”');
    expect(one.out).toMatch(/luck .*information/);
    expect(one.out).not.toContain('Analysed');
  });

  it('shows win chances only where they are asked for, since nobody has measured whether they come true', async () => {
    const { out } = await kiebitz('analyse', path, ...FEW);
    expect(out).toContain('It has not been measured');
    expect(out).toContain('points ahead of the best of the others');
    expect(out).not.toMatch(/first\/second| in 100 /);
    const json = JSON.parse((await kiebitz('analyse', path, ...FEW, '--format', 'json')).out);
    expect(json).toMatchObject({ measure: 'points', trust: { shown: false } });
    expect(JSON.stringify(json)).not.toMatch(/"(chances|places|wins)"/);
    for (const { ahead, compared } of json.decisions) {
      expect(ahead).toHaveLength(2);
      // Of two players one is as far ahead as the other is behind.
      expect(ahead[0].points + ahead[1].points).toBeCloseTo(0, 9);
      expect(compared.played.points).toEqual(expect.any(Number));
    }
    for (const { balance } of json.players) {
      const { first, own, others, luck, information, last } = balance;
      const terms = [first, own, others, luck, information].reduce((sum, { value }) => sum + value, 0);
      expect(terms).toBeCloseTo(last.value, 9);
    }
    const asked = await kiebitz('analyse', path, ...FEW, '--chances');
    expect(asked.out).toMatch(/first\/second/);
    expect(asked.out).toContain('because you asked for them');
  });

  it('tells what was played in the words of the game, as it tells what would have been better', async () => {
    const { out } = await kiebitz('analyse', path, ...FEW);
    expect(out).toMatch(/ {4}played: <.*\n {6}[^ ]/);
    expect(out).not.toMatch(/ {4}played: <.*\n {4}[^ ]/);
  });

  it('says what is called dear and obvious, and calls nothing so that nobody finds worth it', async () => {
    const { out } = await kiebitz('analyse', path, ...FEW, '--least', '99.5');
    expect(out).toContain('lies above 99.5 points; it is obvious');
    expect(out).not.toMatch(/gives up \d|gave up \d/);
    const json = JSON.parse(
      (await kiebitz('analyse', path, ...FEW, '--least', '3', '--chances', '--format', 'json')).out,
    );
    expect(json.least).toBe(0.03);
  });

  it('is the same in JSON and in NDJSON', async () => {
    const json = await kiebitz('analyse', path, ...FEW, '--chances', '--format', 'json');
    const ndjson = await kiebitz('analyse', path, ...FEW, '--chances', '--format', 'ndjson');
    const { decisions, ...rest } = JSON.parse(json.out);
    const lines = ndjson.out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toEqual([
      ...decisions.map((one: object) => ({ type: 'decision', ...one })),
      { type: 'analysis', ...rest },
    ]);
    expect(rest).toMatchObject({
      ruleset: 'tallinn',
      edition: 'practice',
      bot: 'random',
      measure: 'chance',
      playOuts: 1,
      seed: 1,
      stop: null,
    });
    for (const { chances, alternatives, played, best } of decisions) {
      for (const { places } of chances)
        expect(places.reduce((sum: number, part: number) => sum + part, 0)).toBeCloseTo(1);
      expect(alternatives.length).toBeGreaterThan(1);
      expect(alternatives[played].playOuts).toBeGreaterThan(0);
      expect(alternatives[best].playOuts).toBeGreaterThan(0);
    }
    for (const { balance, dearest } of rest.players) {
      const { first, own, others, luck, information, last } = balance;
      const terms = [first, own, others, luck, information].reduce((sum, { value }) => sum + value, 0);
      expect(terms).toBeCloseTo(last.value, 9);
      expect(dearest.length).toBeLessThanOrEqual(3);
    }
  });

  it.each(['de', 'it'])('in another language: %s', async (lang) => {
    const { code, out } = await kiebitz('analyse', path, ...FEW, '--lang', lang);
    expect(code).toBe(0);
    expect(out).toContain(lang === 'de' ? 'Glück' : 'fortuna');
  });
});

describe('a cache', () => {
  const cache = join(folder, 'cache');
  const kept = () => readdirSync(cache).map((name) => join(cache, name));
  const short = written('short.xml', `${text.split('<round>').slice(0, 2).join('<round>')}</moves></game></gamelog>`);
  const asked = ['analyse', short, ...FEW, '--cache', cache];

  it('brings the same bytes again, from a file that has no name of the log', async () => {
    const one = await kiebitz(...asked);
    const [file = '', ...others] = kept();
    expect(others).toEqual([]);
    expect(file).toMatch(/\/[0-9a-f]{40}\.json$/);
    const before = statSync(file).mtimeMs;
    expect(await kiebitz(...asked)).toEqual(one);
    expect(one).toEqual(await kiebitz('analyse', short, ...FEW));
    expect(statSync(file).mtimeMs).toBe(before);
    await kiebitz(...asked, '--seed', '2');
    await kiebitz(...asked, '--chances');
    expect(kept()).toHaveLength(3);
  });

  it.each([
    ['was changed', (whole: string) => whole.replace('"seat":0', '"seat":1')],
    ['was cut off', (whole: string) => whole.slice(0, -20)],
    ['is empty', () => ''],
    ['is that of another analysis', (_: string, other: string) => other],
  ])('is passed over with a word where it %s, and made anew', async (_, spoil) => {
    rmSync(cache, { recursive: true, force: true });
    const { out } = await kiebitz(...asked, '--seed', '2');
    const other = readFileSync(kept()[0] ?? '', 'utf8');
    rmSync(cache, { recursive: true });
    const first = await kiebitz(...asked);
    expect(first.out).not.toBe(out);
    const [file = ''] = kept();
    const whole = readFileSync(file, 'utf8');
    writeFileSync(file, spoil(whole, other));
    const again = await kiebitz(...asked);
    expect(again).toMatchObject({ code: 0, out: first.out });
    expect(again.err).toMatch(/^\S+\.json is not what an analysis has kept.*\n$/);
    expect(readFileSync(file, 'utf8')).toBe(whole);
  });

  it('that cannot be written is told, and the analysis printed all the same', async () => {
    const { code, out, err } = await kiebitz('analyse', short, ...FEW, '--cache', join(short, 'below'));
    expect(code).toBe(3);
    expect(out).toContain('luck');
    expect(err).toContain('cannot be written');
  });
});

describe('a game that cannot be followed to its end', () => {
  it('is analysed up to the first breach', async () => {
    const rounds = text.split('<round>');
    // Whoever plays it again does not have the card any more.
    const first = /<play player="p1" card="(\w+)"/.exec(rounds[1] ?? '')?.[1] ?? '';
    const log = [
      ...rounds.slice(0, 4),
      (rounds[4] ?? '').replace(/(<play player="p1" card=")\w+/, `$1${first}`),
      ...rounds.slice(5),
    ];
    const { code, out } = await kiebitz('analyse', written('illegal.xml', log.join('<round>')), ...FEW);
    expect(code).toBe(0);
    expect(out).toContain('Analysed up to the first breach: ');
    expect(out).toMatch(/^3\.1 /m);
    expect(out).not.toMatch(/^4\.2 /m);
  });

  it.each([
    ['within the moves', 0.5, 'Analysed up to where the record cannot be read: The log is broken here'],
    ['behind the moves', 0.99, 'After the last of them something in the record cannot be read: The log is broken here'],
    [
      'before them',
      0.08,
      'Something cannot be read before the first decision: nothing can be analysed. The log is broken',
    ],
  ])('is analysed up to where the log is broken %s, which is no breach', async (_, share, says) => {
    const path = written('broken.xml', text.slice(0, Math.floor(share * text.length)));
    const { code, out, err } = await kiebitz('analyse', path, ...FEW);
    expect(out + err).toContain(says);
    expect(out + err).not.toContain('breach');
    expect(code).toBe(3);
  });

  it('is analysed whole where only what is counted at its end breaks a rule, and it is said', async () => {
    const log = text.replace(/(<score [^>]*points=")\d+/, '$1999');
    expect(log).not.toBe(text);
    const path = written('miscounted.xml', log);
    const { code, out } = await kiebitz('analyse', path, ...FEW);
    const right = await kiebitz('analyse', written('counted.xml', text), ...FEW);
    expect(code).toBe(0);
    const [said = '', ...others] = out
      .split('\n')
      .filter((line) => !right.out.split('\n').includes(line))
      .slice(1);
    expect(said).toMatch(/^Every decision is analysed\. After the last of them the record breaks a rule: .*999/);
    expect(others).toEqual([]);
    const json = await kiebitz('analyse', path, ...FEW, '--format', 'json');
    expect(JSON.parse(json.out)).toMatchObject({ stop: null, lateBreach: said });
  });

  it('is analysed as far as it goes', async () => {
    const log = `${text.split('<round>').slice(0, 3).join('<round>')}</moves></game></gamelog>`;
    const { code, out } = await kiebitz('analyse', written('part.xml', log), ...FEW);
    expect(code).toBe(0);
    expect(out).toContain('the game has not been played to its end');
  });

  it('is not analysed where the record does not show what chance brought', async () => {
    const log = text
      .replace(/<hand [^>]*>/g, '')
      .replace(/<draw [^>]*>/g, '')
      .replace(/ records="[^"]*"/, '');
    const { code, out, err } = await kiebitz('analyse', written('public.xml', log), ...FEW);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^The record does not show which cards .*\n$/);
  });
});

describe('what cannot be asked', () => {
  it.each([
    ['a bot that nobody knows', ['--bot', 'wizard'], /wizard.*greedy, random/],
    ['no games at all', ['--play-outs', '0'], /--play-outs/],
    ['less than nothing', ['--least', '-1'], /--least/],
  ])('%s', async (_, options, says) => {
    const { code, out, err } = await kiebitz('analyse', path, ...options);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.trim().split('\n')[0]).toMatch(says);
  });

  it('a file that is not there', async () => {
    const { code, out } = await kiebitz('analyse', join(folder, 'none.xml'));
    expect({ code: code > 0, out }).toEqual({ code: true, out: '' });
  });
});

it('what is done is kept where somebody breaks it off', async () => {
  const child = spawn(process.execPath, [
    BUILT,
    'analyse',
    path,
    '--play-outs',
    '200',
    '--format',
    'ndjson',
    '--jobs',
    '1',
  ]);
  let out = '';
  child.stdout.on('data', (chunk) => {
    if (out === '') child.kill('SIGINT');
    out += String(chunk);
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  const lines = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(code).toBe(130);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.at(-1)).toMatchObject({ type: 'analysis', stop: { type: 'broken-off' } });
  expect(lines.at(-1).players[0].balance).not.toBeNull();
});
