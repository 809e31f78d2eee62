/** Whatever happens inside a game or a file, the others are judged, and it is named. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { IS_LONG } from '../runs.js';
import { fixture, folder, type Ran, ROOT, run } from './built.js';

const LOG = readFileSync(fixture('tallinn/legal/full-2-players-leader-first.xml'), 'utf8');
const GAME = /<game [\s\S]*<\/game>/.exec(LOG)?.[0] ?? '';
const FIRST = /<player id="([^"]*)"/.exec(GAME)?.[1] ?? '';
const NODE = ['--require', join(ROOT, 'test', 'faults', 'planted.cjs')];

/** The game under another id; with a player whose name does what `planted.cjs` does. */
function game(id: string, player = FIRST): string {
  return GAME.replace(/(<game [^>]*id=")[^"]*/, `$1${id}`).replaceAll(`"${FIRST}"`, `"${player}"`);
}

/** A folder of files, each padded so that workers are worth their while. */
function logs(files: Readonly<Record<string, readonly string[]>>, padding: number): string {
  const root = folder();
  for (const [name, games] of Object.entries(files)) {
    const text = `<gamelog version="1">${' '.repeat(padding)}\n${games.join('\n')}\n</gamelog>\n`;
    writeFileSync(join(root, name), text);
  }
  return root;
}

interface Printed {
  readonly games: readonly { readonly file: string; readonly game: string; readonly verdict: string }[];
  readonly faults: readonly {
    readonly file: string;
    readonly fault: string;
    readonly line: number | null;
    readonly message: string;
  }[];
}

/** What JSON says: which games were judged, and which files have failed with which words. */
function printed({ out }: Ran): { games: string[]; faults: string[][] } {
  const { games, faults } = JSON.parse(out) as Printed;
  return {
    games: games.map((one) => one.game),
    faults: faults.map(({ file, fault, message }) => [basename(file), fault, message.split('.', 1)[0] ?? '']),
  };
}

const THROWS = 'planted-in-replaying';

describe('a game that makes the program fail', () => {
  const mixed = () => logs({ 'a.xml': [game('a1'), game('a2', THROWS), game('a3')], 'b.xml': [game('b1')] }, 0);
  const said = 'Kiebitz has failed here: planted in replaying';

  it('is named with its place in JSON, and the others are judged', () => {
    const ran = run(['check', mixed(), '--format', 'json'], { node: NODE });
    expect(ran.code).toBe(70);
    expect(printed(ran)).toEqual({ games: ['a1', 'a3', 'b1'], faults: [['a.xml', 'internal', said]] });
    const [fault] = (JSON.parse(ran.out) as Printed).faults;
    expect(fault?.line).toBe(2 + GAME.split('\n').length);
  });

  it.each(['text', 'ndjson', 'junit', 'sarif', 'github'])('is named in %s, which stays whole', (format) => {
    const { code, out } = run(['check', mixed(), '--format', format], { node: NODE });
    expect(code).toBe(70);
    expect(out).toContain('a.xml');
    expect(out).toContain(said);
    if (format === 'ndjson')
      expect(
        out
          .trim()
          .split('\n')
          .map((line) => typeof JSON.parse(line)),
      ).toHaveLength(4);
    if (format === 'sarif') JSON.parse(out);
    if (format === 'junit') expect(out).toMatch(/<\/testsuites>\s*$/);
  });

  it('has no page, and the others have theirs', () => {
    const output = folder();
    const { code, err } = run(['report', mixed(), '-o', output], { node: NODE });
    expect(code).toBe(70);
    expect(err).toContain(said);
    expect(readdirSync(output).sort()).toEqual([
      'a1.html',
      'a3.html',
      'b1.html',
      'index.html',
      'players',
      'tallinn.statistics.html',
    ]);
    expect(readFileSync(join(output, 'index.html'), 'utf8')).toContain('a.xml');
  });

  it('is not told, and the others are', () => {
    const { code, out, err } = run(['explain', mixed()], { node: NODE });
    expect(code).toBe(70);
    expect(err).toContain(said);
    expect(out).not.toContain(said);
    expect(out).toContain('b1');
  });

  it('changes no baseline', () => {
    const baseline = join(folder(), 'known.json');
    const { code } = run(['check', mixed(), '--baseline', baseline, '--update-baseline'], { node: NODE });
    expect(code).toBe(70);
    expect(() => readFileSync(baseline)).toThrow('ENOENT');
  });
});

it('a file that cannot be read for a fault of ours is named, and the others are judged', () => {
  const root = logs({ 'a.xml': [game('a1', 'planted-in-reading')], 'b.xml': [game('b1')] }, 0);
  const ran = run(['check', root, '--format', 'json'], { node: NODE });
  expect(ran.code).toBe(70);
  const faults = [['a.xml', 'internal', 'Kiebitz has failed here: planted in reading']];
  expect(printed(ran)).toEqual({ games: ['b1'], faults });
  expect(run(['convert', root, '--to', 'ndjson'], { node: NODE }).code).toBe(70);
});

describe('a worker that dies', () => {
  const files = (player: string) => ({
    'a.xml': [game('a1')],
    'b.xml': [game('b1', player)],
    'c.xml': [game('c1')],
    'd.xml': [game('d1')],
    'e.xml': [game('e1')],
  });

  it.each([
    ['ends', 'planted-death', /a worker ended \(9\)/],
    ['has no memory left', 'planted-memory', /memory/],
  ])('because it %s takes only its file with it', (_why, player, says) => {
    const root = logs(files(player), 4e6);
    // A small memory is full at once.
    const node = ['--max-old-space-size=256', ...NODE];
    const ran = run(['check', root, '--jobs', '2', '--format', 'json'], { node });
    expect(ran.code).toBe(70);
    const { games, faults } = printed(ran);
    expect(games).toEqual(['a1', 'c1', 'd1', 'e1']);
    expect(faults.map(([file, fault]) => [file, fault])).toEqual([['b.xml', 'internal']]);
    expect(faults[0]?.[2]).toMatch(says);
  });

  it.runIf(IS_LONG)('takes only the rest of a file with it that is done in parts', () => {
    const games = (player: string) => Array.from({ length: 20 }, (_, at) => game(`g${at}`, at === 9 ? player : FIRST));
    const large = (player: string): string => {
      const path = join(folder(), 'large.xml');
      writeFileSync(path, `<gamelog version="1">${games(player).join(' '.repeat(4e6))}</gamelog>`);
      return path;
    };
    const alive = large(FIRST);
    const alone = run(['check', alive, '--jobs', '1', '--format', 'json'], { node: NODE });
    expect(run(['check', alive, '--jobs', '2', '--format', 'json'], { node: NODE })).toEqual(alone);
    const ran = run(['check', large('planted-death'), '--jobs', '2', '--format', 'json'], { node: NODE });
    expect(ran.code).toBe(70);
    const { games: judged, faults } = printed(ran);
    expect(judged).toEqual(Array.from({ length: 9 }, (_, at) => `g${at}`));
    expect(faults.map(([file, fault]) => [file, fault])).toEqual([['large.xml', 'internal']]);
  });

  it('takes only the pages of its file with it', () => {
    const output = folder();
    const root = logs(files('planted-death'), 100e3);
    const { code, err } = run(['report', root, '--jobs', '2', '-o', output], { node: NODE });
    expect(code).toBe(70);
    expect(err).toContain('b.xml');
    expect(
      readdirSync(output)
        .filter((name) => /^.1\.html$/.test(name))
        .sort(),
    ).toEqual(['a1.html', 'c1.html', 'd1.html', 'e1.html']);
  });
});

it('too few files may be open: that is said without a stack', () => {
  const launch = join(ROOT, 'src', 'launch.cjs');
  for (const most of [22, 30, 40]) {
    const { code, err } = run([], {
      shell: `ulimit -n ${most}; "$1" '${launch}' check '${fixture('valletta/start.xml')}'`,
    });
    expect(err).not.toMatch(/^ +at /m);
    if (code !== 0) {
      expect(code).toBe(70);
      expect(err).toMatch(/^kiebitz: [^\n]*EMFILE[^\n]*\n$/);
    }
  }
});

it('a program that a duel has no handles for cannot be started', () => {
  const { code, out, err } = run(['duel', 'tallinn', '--', process.execPath], { shell: 'ulimit -n 22; "$@"' });
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/^[^\n]* cannot be started: too many files are open\.\n$/);
});
