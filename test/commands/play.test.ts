/** `kiebitz play`: what bots play is legal, complete and scored as the judge scores it, whatever the options; and always the same. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { LEVELS } from '../../src/engine/playable.js';
import { allGames } from '../../src/games.js';
import type { Element } from '../../src/log/vocabulary.js';
import { recordingsOf, replayed } from '../engine/replays.js';
import { IS_LONG } from '../runs.js';
import { kiebitz } from './program.js';

const folder = mkdtempSync(join(tmpdir(), 'kiebitz-play-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PLAYABLE = allGames().flatMap((game) => (game.playable ? [[game.ruleset, game.playable, game] as const] : []));

/** So many games are played with each value of an option. */
const GAMES_WITH = IS_LONG ? '10' : '1';

/** Options on which others depend. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  tallinn: ['legate=true', 'tower-decision=leader-first'],
  rattus: ['expansion=true'],
};

/** Options under which it matters what the cards of an edition bring, although the log states it nowhere. */
const UNSEEN: Readonly<Record<string, readonly string[]>> = {
  valletta: ['house.supply=strict', 'house.reshuffle=eager'],
  rattus: ['expansion=true', 'preset=yucata'],
};

async function logsOf(name: string, ruleset: string, ...args: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const into = join(folder, `${ruleset}-${name}`);
  const { code, out, err } = await kiebitz('play', ruleset, ...args, '-o', into);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const paths = out
    .trimEnd()
    .split('\n')
    .map((line) => line.replace(/^The log lies in /, ''));
  const files = paths.map((path) => basename(path));
  expect(readdirSync(into)).toEqual(expect.arrayContaining(files));
  return new Map(files.map((file) => [file, readFileSync(join(into, file), 'utf8')]));
}

/** The ranks and points that a game states. */
function statedIn(game: Element): unknown {
  const result = game.children.find(({ name }) => name === 'result');
  return result?.children.map(({ values }) => {
    const { player, points, cubes, rank } = values as Readonly<Record<string, unknown>>;
    return { player, points: points ?? cubes, rank };
  });
}

function requireLegal(text: string, file: string): void {
  for (const recording of recordingsOf(text, file)) {
    const { verdict, complete, scores, findings } = replayed(recording, false);
    const level = LEVELS.find((one) => file.endsWith(`-${one}.xml`));
    // What the text of Rattus leaves open is remarked on, and that more goods are needed than the box of Valletta has.
    const found = findings.filter(({ severity }) => recording.ruleset === 'tallinn' || severity !== 'note');
    expect({ found, complete }, `${file} ${recording.id}`).toEqual({ found: [], complete: true });
    // In Tallinn something is hidden to the end, and in Valletta every hand.
    const isOpen = recording.ruleset === 'rattus' || level !== 'public';
    expect(verdict, `${file} ${recording.id}`).toBe(isOpen ? 'legal' : 'undecidable');
    expect(scores).toEqual(statedIn(recording.game));
  }
}

describe.each(PLAYABLE)('%s', (ruleset, { players: [least, most] }, { options }) => {
  const counts = Array.from({ length: most - least + 1 }, (_, index) => String(least + index));

  it.each(counts)('%s players: every game is legal and complete on every level', async (players) => {
    const logs = await logsOf(
      `n${players}`,
      ruleset,
      '--players',
      players,
      '--games',
      IS_LONG ? '12' : '4',
      '--level',
      ...LEVELS,
    );
    expect([...logs.keys()].sort()).toEqual(LEVELS.map((level) => `${ruleset}-${players}p-s1-${level}.xml`).sort());
    for (const [file, text] of logs) requireLegal(text, file);
  });

  const values = options.flatMap(({ name, values: [, ...others] }) => others.map((value) => `${name}=${value}`));
  // What depends on another option is tried with that, too.
  const beside = BESIDE[ruleset];
  const combinations = values.flatMap((value) => (beside ? [[value], [...beside, value]] : [[value]]));

  it.each(combinations)('with %s %s %s', async (...chosen) => {
    const given = chosen.filter((one) => one !== undefined).flatMap((one) => ['--option', one]);
    const players = chosen.includes('variant.fewer-barrels=true') ? '2' : '4';
    const logs = await logsOf(
      chosen.join('+'),
      ruleset,
      '--players',
      players,
      '--games',
      GAMES_WITH,
      '--seed',
      '5',
      ...given,
    );
    for (const [file, text] of logs) requireLegal(text, file);
  });

  it.each(counts)('%s players: nobody is accused where the log names no edition', async (players) => {
    const given = (UNSEEN[ruleset] ?? []).flatMap((one) => ['--option', one]);
    const logs = await logsOf(
      `u${players}`,
      ruleset,
      '--players',
      players,
      '--games',
      IS_LONG ? '40' : '6',
      '--level',
      ...LEVELS,
      ...given,
    );
    for (const [file, text] of logs) {
      for (const recording of recordingsOf(text.replaceAll(/<components [^>]*>/g, ''), file)) {
        const errors = replayed(recording, false).findings.filter(({ severity }) => severity === 'error');
        expect(errors, `${file} ${recording.id}`).toEqual([]);
      }
    }
  });

  it('writes the same bytes for the same seed, and others for another', async () => {
    const args = ['--games', '3', '--level', ...LEVELS];
    const [file] = await logsOf('once', ruleset, ...args, '--seed', '7');
    expect([file]).toEqual([[...(await logsOf('again', ruleset, ...args, '--seed', '7'))][0]]);
    expect([...(await logsOf('other', ruleset, ...args, '--seed', '8')).values()]).not.toContain(file?.[1]);
    // A game does not depend on those before it.
    const [[, first = ''] = []] = await logsOf('first', ruleset, '--games', '1', '--level', 'full', '--seed', '7');
    expect(readFileSync(join(folder, `${ruleset}-again`, `${ruleset}-2p-s7-full.xml`), 'utf8')).toContain(
      first.slice(first.indexOf('<game '), first.lastIndexOf('</game>')),
    );
  });
});

it('calls games after a digest of options that are too many for a file name', async () => {
  const chosen = allGames()
    .find(({ ruleset }) => ruleset === 'rattus')
    ?.options.map(({ name, values }) => [name, values[0]]);
  const options = (chosen ?? []).flatMap(([name, value]) => ['--option', `${name}=${value}`]);
  const args = ['--players', '2', '--level', 'moves', '--seed', '7'];
  const [file] = await logsOf('many', 'rattus', ...args, ...options);
  const [other] = await logsOf('fewer', 'rattus', ...args, ...options.slice(2));
  expect(file?.[0]).toMatch(/^rattus-2p-s7-[0-9a-f]{10}-moves\.xml$/);
  expect(other?.[0]).not.toBe(file?.[0]);
});

describe('an edition that is not whole', () => {
  const token = '<token id="t1" limit="1" hits="A" start="true"/>';
  const others = Array.from({ length: 11 }, (_, at) => token.replace('t1', `t${at + 2}`)).join('');

  const counts = { green: 8, blue: 10, yellow: 7 };
  const buildings = Object.entries(counts).flatMap(([colour, count]) =>
    Array.from({ length: count }, (_, at) => `<building id="${colour}${at}" colour="${colour}" character="nun"/>`),
  );
  const whole = buildings.map((one) => one.replace('/>', ' cost="gold:1" yields="gold:1" points="1"/>')).join('');
  const starts = [1, 2, 3].map((id) => `<start id="start-${id}" merchant="1"/>`);
  const influence = Array.from(
    { length: 10 },
    (_, at) => `<influence n="${at + 1}"><side id="a" knight="1"/><side id="b" monk="1"/></influence>`,
  );

  it.each<[ruleset: string, components: string, says: string]>([
    ['rattus', token, 'With 3 players it takes 10 tokens with a purple rim; the edition “mine” has 1.'],
    ['rattus', token + others, 'With 3 players 6 tokens without a purple rim are taken out; the edition “mine” has 0.'],
    [
      'valletta',
      buildings.slice(1).join(''),
      'With 3 players it takes 8 green, 10 blue, and 7 yellow buildings; the edition “mine” has 7 green, 10 blue, and 7 yellow.',
    ],
    [
      'valletta',
      buildings.join(''),
      'The edition “mine” does not say of every building what it costs, yields and is worth, and whose it is: games can be judged with it, but not played.',
    ],
    [
      'valletta',
      whole,
      'The edition “mine” does not say what all barrels show: games can be judged with it, but not played.',
    ],
    ['tallinn', starts.slice(1).join(''), 'With 3 players it takes 3 start cards; the edition “mine” has 2.'],
    [
      'tallinn',
      starts.join('') + influence.slice(1).join(''),
      'The edition “mine” does not say of every influence card from 1 to 10 what both halves show: games can be judged with it, but not played.',
    ],
  ])('%s %s', async (ruleset, inside, says) => {
    const components = join(folder, `mine-${ruleset}.xml`);
    writeFileSync(
      components,
      `<components edition="mine" ruleset="${ruleset}" provenance="printed">${inside}</components>`,
    );
    const args = [ruleset, '--players', '3', '--components', components, '--edition', 'mine'];
    const { code, out, err } = await kiebitz('play', ...args, '-o', join(folder, 'none'));
    expect({ code, out, err: err.trim() }).toEqual({ code: 2, out: '', err: says });
    const duel = await kiebitz('duel', ...args, '--', process.execPath);
    expect({ code: duel.code, err: duel.err }).toEqual({
      code: 2,
      err: expect.stringMatching(/can be played with these options/),
    });
  });

  it('tallinn wants the Legate only where it is played with', async () => {
    const components = join(folder, 'mine-legate.xml');
    writeFileSync(
      components,
      `<components edition="mine" ruleset="tallinn">${starts.join('')}${influence.join('')}</components>`,
    );
    const args = ['play', 'tallinn', '--players', '3', '--components', components, '-o', join(folder, 'legate')];
    expect(await kiebitz(...args)).toMatchObject({ code: 0, err: '' });
    const { code, err } = await kiebitz(...args, '--option', 'legate=true');
    expect(code).toBe(2);
    expect(err).toMatch(/^The edition “mine” does not say what both halves of the Legate show/);
  });
});

describe('what cannot be played', () => {
  it.each<[args: readonly string[], says: string]>([
    [['chess'], 'Nobody plays “chess” here. Games that can be played: '],
    [['talinn'], 'Did you mean tallinn?'],
    [['tallinn', '--players', '1'], 'One player cannot play Tallinn: it is for 2 to 4.'],
    [['tallinn', '--players', '5'], '5 players cannot play Tallinn: it is for 2 to 4.'],
    [['tallinn', '--option', 'legat=true'], '“tallinn” has no option “legat”.'],
    [['tallinn', '--option', 'legate=yes'], 'The option “legate” cannot be “yes”. It can be: false, true.'],
    [
      ['valletta', '--players', '3', '--option', 'variant.fewer-barrels=true'],
      'The variant with fewer barrels is for exactly two players; 3 are playing.',
    ],
    [['tallinn', '--edition', 'printed'], 'There is no edition “printed” of “tallinn”.'],
  ])('%j', async (args, says) => {
    const { code, out, err } = await kiebitz('play', ...args, '-o', join(folder, 'none'));
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(says);
  });
});
