/** `toBeLegal` complains of a log where `kiebitz check` does. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { type Recording, readLog } from '../../src/api/index.js';
import { toBeLegal } from '../../src/api/matchers.js';
import { ROOT } from '../architecture/source-files.js';
import { runCheck } from '../commands/run-check.js';
import { fixtures, textOf } from '../fixture-files.js';
import { sampled } from '../runs.js';

const LEGAL = textOf({ path: join(ROOT, 'fixtures/tallinn/legal/full-3-players-legate.xml') });

/** Logs in which something cannot be read. */
const broken = readdirSync(join(ROOT, 'fixtures/broken'))
  .filter((name) => !name.endsWith('.expected.json'))
  .map((name) => join(ROOT, 'fixtures/broken', name));

describe('toBeLegal', () => {
  it('passes the logs at which `check` ends with 0, and no others', async () => {
    const recorded = sampled(fixtures(), 40).map(({ path }) => path);
    const differing: string[] = [];
    for (const path of [...recorded, ...broken]) {
      const { code } = await runCheck([path]);
      if (toBeLegal(textOf({ path })).pass !== (code === 0)) differing.push(`${path} ${code}`);
    }
    expect(differing).toEqual([]);
  });

  it.each([
    ['a word that is no side', LEGAL.replace('side="a"', 'side="c"'), /“c”/],
    ['an element of no name', LEGAL.replace('</round>', '<paly player="p1"/></round>'), /paly/],
    ['a log that breaks off', LEGAL.slice(0, LEGAL.length / 2), /is broken here/],
  ])('complains of %s, though it makes no game illegal', (_, text, sentence) => {
    const { pass, message } = toBeLegal(text);
    expect(pass).toBe(false);
    expect(message()).toMatch(sentence);
  });

  it('says each thing in one line that moves no cursor, whatever names the log has', () => {
    const hostile = LEGAL.replace(/name="[^"]*"/g, 'name="&#10;&#x9b;2J&#x202e;"').replace(
      / id="[^p"][^"]+"/,
      ' id="g&#10;&#x9b;"',
    );
    const illegal = toBeLegal(hostile.replace(/(<score [^>]*points=")/, '$11'));
    for (const { message } of [toBeLegal(hostile), illegal]) {
      expect(message()).toContain('\\u000a\\u009b');
      expect(message().split('\n')).toHaveLength(1);
      expect(message()).not.toMatch(/[\u0080-\u009f\u202e]/);
    }
    expect(illegal.pass).toBe(false);
  });

  it('takes what readLog gives, and lists of it', () => {
    const read = readLog(LEGAL);
    for (const legal of [read, read.games, read.games[0] as Recording]) expect(toBeLegal(legal).pass).toBe(true);
    const broken = readLog(LEGAL.replace('</gamelog>', '<game ruleset="chess" id="g"/></gamelog>'));
    expect(broken).toMatchObject({ games: [{}], faults: [{}] });
    expect(toBeLegal(broken).pass).toBe(false);
    expect(toBeLegal([...read.games, ...readLog(LEGAL.replace('side="a"', 'side="c"')).games]).pass).toBe(false);
  });

  it('takes bytes of another realm: Jest reads files so', () => {
    const bytes = [...new TextEncoder().encode(LEGAL)];
    const foreign = runInNewContext('Uint8Array.from(bytes)', { bytes }) as Uint8Array;
    expect(foreign).not.toBeInstanceOf(Uint8Array);
    expect(toBeLegal(foreign).pass).toBe(true);
  });

  it.each([undefined, 42, {}, new ArrayBuffer(8), new Uint16Array(8)])('and readLog refuses %s', (received) => {
    expect(() => readLog(received as unknown as string)).toThrow('expected the text of a log, or its bytes; got');
  });

  it.each<[name: string, received: unknown, says: string]>([
    ['nothing', undefined, 'undefined'],
    ['null', null, 'null'],
    ['a number', 5, '5'],
    ['a promise', Promise.resolve(LEGAL), 'a promise, which is to be awaited'],
    ['an empty list', [], 'an empty list'],
    ['a list of texts', [LEGAL], 'a list with something else in it'],
    ['another object', {}, 'another object'],
    ['what was read, of which nothing is left', { games: [], faults: [] }, 'another object'],
  ])('says what it got where that is %s', (_, received, says) => {
    const sentence = `expected the text of a log, a recording or a GameRecorder; got ${says}`;
    expect(() => toBeLegal(received as string)).toThrow(new TypeError(sentence));
  });

  it('says of what passes that nothing is wrong in it, for those who expect an error', () => {
    const { pass, message } = toBeLegal(LEGAL);
    expect(pass).toBe(true);
    expect(message()).toBe('expected an error; there is none in tallinn-3p-s11-0032 (legal)');
  });

  it.each([
    ['nonsense', 'This is no game log'],
    ['', 'empty'],
    [LEGAL.replace('ruleset="tallinn"', 'ruleset="talinn"'), 'talinn'],
  ])('does not pass `.not` for a text that nobody can read: %#', (text, says) => {
    const { pass, message } = toBeLegal.call({ isNot: true }, text);
    expect(pass).toBe(true);
    expect(message()).toContain(says);
    expect(toBeLegal.call({ isNot: false }, text).pass).toBe(false);
  });

  it('passes `.not` for an error in a game, whatever else cannot be read', () => {
    const wrong = LEGAL.replace('side="a"', 'side="c"').replace(
      '</gamelog>',
      '<game ruleset="chess" id="g"/></gamelog>',
    );
    expect(toBeLegal.call({ isNot: true }, wrong).pass).toBe(false);
  });

  it.each([{ strct: true }, { options: { legate: 'true' } }])('refuses %j, which is no option', (options) => {
    expect(() => toBeLegal(LEGAL, options as object)).toThrow(
      new TypeError(`there is no option ${Object.keys(options)[0]}; expected edition or strict`),
    );
  });

  it('complains of words in another spelling where that is asked for', () => {
    const spelled = LEGAL.replace('side="a"', 'side="A"');
    expect(toBeLegal(spelled).pass).toBe(true);
    expect(toBeLegal(spelled, { strict: true }).pass).toBe(false);
  });
});
