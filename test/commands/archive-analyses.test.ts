/** Analyses in an archive: made once, kept beside the verdicts, and told in answers and on pages. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnalysisRow } from '../../src/archive/analysis-row.js';
import { readPart } from '../../src/archive/part.js';
import { fixture } from '../faults/built.js';
import { kiebitz } from './program.js';

const folder = mkdtempSync(join(tmpdir(), 'kiebitz-analyses-'));
const [archive, logs, judged] = [join(folder, 'archive'), join(folder, 'logs'), join(folder, 'judged')];
const log = join(logs, 'games.xml');
const QUICK = ['--play-outs', '1', '--bot', 'random'];
const ANALYSE = ['--with', 'analyse', ...QUICK];
afterAll(() => rmSync(folder, { recursive: true }));

/** Legal, with a breach, and as everybody at the table sees it. */
const GAMES = [
  'legal/full-2-players-leader-first',
  'bugs/half-turned-later-full',
  'legal/public-2-players-leader-first',
].map((name, index) => {
  const [game = ''] = /<game [\s\S]*<\/game>/.exec(readFileSync(fixture(`tallinn/${name}.xml`), 'utf8')) ?? [];
  return game
    .replace(/ id="[^"]*"/, ` id="g${index}"`)
    .replace(/(<player id="(p\d)") name="[^"]*"/g, '$1 name="Name of $2"');
});

beforeAll(async () => {
  mkdirSync(logs);
  writeFileSync(log, `<gamelog version="1">\n${GAMES.join('\n')}\n<other/>\n</gamelog>\n`);
  await kiebitz('archive', 'add', logs, '--to', judged);
  await kiebitz('archive', 'add', logs, '--to', archive, ...ANALYSE);
});

function partsOf(of: string): Record<string, string> {
  const names = readdirSync(join(of, 'parts')).sort();
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(of, 'parts', name), 'utf8')]));
}

function namesOf(of: string): readonly string[] {
  return Object.keys(partsOf(of)).filter((name) => name.includes('-analysis-'));
}

/** The rows of all analyses, in the order of their games. */
function rowsOf(of: string): readonly AnalysisRow[] {
  return namesOf(of).flatMap((name) => {
    const part = readPart(partsOf(of)[name] ?? '');
    if (typeof part === 'string') throw new Error(part);
    return [...part.rows].flatMap((row) => (row.type === 'analysis' ? [row] : []));
  });
}

describe('an archive with analyses', () => {
  it('has the verdicts of one without, and a part for each game', () => {
    expect(partsOf(archive)).toMatchObject(partsOf(judged));
    expect(namesOf(archive).map((name) => name.replace(/^.*-0/, '0'))).toEqual([
      '000000000.ndjson',
      '000000001.ndjson',
      '000000002-end.ndjson',
    ]);
  });

  it('says of each game how far it was analysed', () => {
    expect(rowsOf(archive).map(({ game, stop, measure }) => [game, stop, measure])).toEqual([
      ['g0', null, 'points'],
      ['g1', 'breach', 'points'],
      ['g2', 'hidden', null],
    ]);
  });

  it('has the numbers that analyse prints', async () => {
    for (const row of rowsOf(archive).filter(({ measure }) => measure !== null)) {
      const { out } = await kiebitz('analyse', log, '--game', row.game ?? '', ...QUICK, '--format', 'json');
      const { players, decisions, stop } = JSON.parse(out);
      expect([row.decisions, row.stop ?? undefined]).toEqual([decisions.length, stop?.type]);
      for (const [seat, { dearest, name, named, telling, best, loss, ...balance }] of row.players.entries()) {
        expect({ name, balance, telling, best, loss }).toEqual({
          ...{ name: players[seat].name, balance: players[seat].balance },
          ...{ telling: players[seat].telling, best: players[seat].best, loss: players[seat].loss },
        });
        expect(named).toBe(true);
        expect(dearest.map(({ decision }) => decision)).toEqual(players[seat].dearest);
        for (const { decision, given, apart, element, turn, line } of dearest) {
          const told = decisions[decision - 1];
          expect(told.given).toMatchObject({ ...given, apart });
          if (element === null) continue;
          expect([told.element, told.turn]).toEqual([element, turn]);
          expect(readFileSync(log, 'utf8').split('\n')[(line ?? 0) - 1]).toContain(`<${element}`);
        }
      }
    }
  });

  it('gets them later, too, and does nothing twice', async () => {
    const [to, before] = [join(folder, 'later'), partsOf(judged)];
    mkdirSync(to);
    await kiebitz('archive', 'add', '--from', judged, '--to', to);
    const later = await kiebitz('archive', 'add', logs, '--to', to, ...ANALYSE, '--jobs', '2');
    expect(later.out).toMatch(/^0 games judged in 0 files; one file was there already.*\n3 games analysed in one file/);
    expect(partsOf(to)).toEqual(partsOf(archive));
    expect(partsOf(to)).toMatchObject(before);
    const again = await kiebitz('archive', 'add', logs, '--to', to, ...ANALYSE);
    expect(again.out).toMatch(/\n0 games analysed in 0 files; one file was there already/);
    // One that is missing is made anew, and no other.
    rmSync(join(to, 'parts', namesOf(to)[1] ?? ''));
    expect((await kiebitz('archive', 'add', logs, '--to', to, ...ANALYSE)).out).toMatch(/\nOne game analysed/);
    expect(partsOf(to)).toEqual(partsOf(archive));
  });

  it('is verified with them: what is damaged, and what is missing', async () => {
    const to = join(folder, 'verified');
    await kiebitz('archive', 'add', '--from', archive, '--to', to);
    const whole = await kiebitz('archive', 'verify', to);
    expect([whole.code, whole.out]).toEqual([
      0,
      '3 games and 3 analyses of one file in 4 parts: nothing is lost, and nothing is there twice.\n',
    ]);
    const [damaged = '', missing = ''] = namesOf(to);
    const text = readFileSync(join(to, 'parts', damaged), 'utf8');
    writeFileSync(join(to, 'parts', damaged), text.replace('"best":', '"best":1'));
    rmSync(join(to, 'parts', missing));
    const { code, out } = await kiebitz('archive', 'verify', to);
    expect(code).toBe(1);
    expect(out).toMatch(/analysis-[0-9a-f]{16}-000000000\.ndjson is damaged: its lines are not those/);
    expect(out).toMatch(/games\.xml: part 2 is missing/);
    expect(out).toMatch(/^2 parts have to be made anew; 2 are as they were written\.$/m);
    for (const name of namesOf(to)) rmSync(join(to, 'parts', name));
    expect((await kiebitz('archive', 'verify', to)).out).toMatch(
      /games\.xml was asked for, and nothing of it is there/,
    );
  });

  it('keeps those of each setting apart, and asks which are meant', async () => {
    const to = join(folder, 'several');
    await kiebitz('archive', 'add', '--from', archive, '--to', to);
    const before = partsOf(to);
    await kiebitz('archive', 'add', logs, '--to', to, ...ANALYSE, '--seed', '2');
    expect(partsOf(to)).toMatchObject(before);
    expect(namesOf(to)).toHaveLength(6);
    const { out } = await kiebitz('archive', 'query', to, 'referees', '--format', 'json');
    const referees: readonly Record<'referee' | 'analysis', string>[] = JSON.parse(out);
    expect(referees.map(({ analysis }) => analysis).sort()).toEqual([
      'bot=random play-outs=1 seed=1 least=0 chances=no',
      'bot=random play-outs=1 seed=2 least=0 chances=no',
      null,
    ]);
    const [first] = referees.filter(({ analysis }) => analysis?.includes('seed=1'));
    for (const command of [
      ['query', to, 'skill'],
      ['pages', to, '-o', join(folder, 'unwritten')],
    ]) {
      const { code, err } = await kiebitz('archive', ...command);
      expect([code, err]).toEqual([2, expect.stringMatching(/^Games have been analysed here in several ways/)]);
    }
    const chosen = ['--referee', first?.referee ?? ''];
    expect(await kiebitz('archive', 'query', to, 'skill', ...chosen)).toEqual(
      await kiebitz('archive', 'query', archive, 'skill'),
    );
    // Questions about verdicts mean those, and no analysis.
    expect((await kiebitz('archive', 'query', to, 'games')).err).toBe('');
    expect((await kiebitz('archive', 'query', to, 'games', ...chosen)).err).toMatch(/^No referee “analysis-/);
  });

  it('says where there are none', async () => {
    const { code, err } = await kiebitz('archive', 'query', judged, 'skill');
    expect([code, err]).toEqual([3, expect.stringMatching(/^No game in this archive has been analysed yet/)]);
  });
});

describe('what players gave up', () => {
  it('is told over all their games', async () => {
    const { out } = await kiebitz('archive', 'query', archive, 'skill', '--format', 'json');
    const rows: readonly Record<string, string | number | null>[] = JSON.parse(out);
    const players = rowsOf(archive).flatMap((row) => row.players.map((player) => ({ ...player, row })));
    expect(rows.map(({ name }) => name)).toEqual([...new Set(players.map(({ name }) => name))].sort());
    for (const { name, games, decisions, finished, luck } of rows) {
      const own = players.filter((player) => player.name === name);
      const whole = own.filter(({ row }) => row.stop === null);
      const sum = whole.reduce((all, one) => all + one.luck.value, 0);
      expect([games, decisions, finished]).toEqual([
        own.length,
        own.reduce((all, { telling }) => all + telling, 0),
        whole.length,
      ]);
      if (whole.length === 0) expect(luck).toBeNull();
      else expect(luck).toBeCloseTo(sum / whole.length, 3);
    }
  });

  it('stands on the pages of those who have one', async () => {
    const pages = join(folder, 'pages');
    await kiebitz('archive', 'pages', archive, '-o', pages);
    const { out } = await kiebitz('archive', 'query', archive, 'skill', '--format', 'json');
    const rows: readonly Record<'name' | 'games' | 'decisions' | 'finished', string | number>[] = JSON.parse(out);
    const names = readdirSync(join(pages, 'players'));
    expect(names.length).toBeGreaterThan(1);
    for (const name of names) {
      const page = readFileSync(join(pages, 'players', name), 'utf8');
      const own = rows.find((row) => page.includes(`<bdi>${row.name}</bdi></h1>`));
      expect(page).toContain(`${own?.games} games were analysed: what decisions gave up`);
      const decisions = own?.decisions === 1 ? 'decision' : 'decisions';
      expect(page).toContain(` of ${own?.decisions} ${decisions} that made a difference`);
      // One game tells of no interval.
      expect(page).toContain(`in a game, mean of ${own?.finished}${own?.finished === 1 ? '<' : ';'}`);
    }
  });
});
