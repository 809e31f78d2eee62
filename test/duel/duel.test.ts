/** The duel with another program: what it finds, and what becomes of programs that fail. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { settingOf } from '../../src/commands/play-options.js';
import { Editions } from '../../src/editions/editions.js';
import type { Game } from '../../src/engine/game.js';
import { gameElement, idsOf } from '../../src/engine/played-games.js';
import { gameOf } from '../../src/games.js';
import { Random } from '../../src/kernel/random.js';
import { rawOfElement } from '../../src/log/raw.js';
import { type Difference, Duel } from '../../src/serve/duel.js';
import { Opponent, OpponentFailure } from '../../src/serve/opponent.js';
import { Referee } from '../../src/serve/referee.js';
import { speakerFor } from '../../src/text/speaker.js';
import { ROOT } from '../architecture/source-files.js';
import { kiebitz } from '../commands/program.js';
import { recordingsOf, replayed } from '../engine/replays.js';
import { BUGS } from './bugs.js';
import { compiledProgram, elementsOf } from './compiled.js';

const folder = mkdtempSync(join(tmpdir(), 'kiebitz-duel-'));
const program = await compiledProgram(folder);
afterAll(() => rmSync(folder, { recursive: true }));

/** A program in a line: `answer` is what it says to `q`. */
const saying = (answer: string): readonly string[] => [
  process.execPath,
  '-e',
  `require('node:readline').createInterface({input:process.stdin}).on('line',l=>{const q=JSON.parse(l);const say=a=>process.stdout.write((typeof a==='string'?a:JSON.stringify({id:q.id,...a}))+'\\n');${answer}})`,
];

const failing: readonly (readonly [name: string, code: number, said: RegExp, command: readonly string[]])[] = [
  ['is not there', 2, /^no-such-program cannot be started: there is no program of this name\.$/, ['no-such-program']],
  ['is no program', 2, /cannot be started: it is no program that may be run\.$/, [join(ROOT, 'package.json')]],
  ['has no name', 2, /cannot be started/, ['']],
  ['ends at once', 3, /^In game 1 the program ended \(0\) before it answered: /, [process.execPath, '-e', '']],
  [
    'dies in a game',
    3,
    /^In game 1 the program ended \(7\).*"do":"play"/,
    saying("q.do==='open'?say({}):process.exit(7)"),
  ],
  ['hangs', 3, /^In game 1 the program did not answer within 1 s: .*"do":"open"/, saying('')],
  ['writes junk', 3, /wrote a line that is no JSON object: “ready\.”\.$/, saying("say('ready.')")],
  ['writes a list', 3, /wrote a line that is no JSON object/, saying("say('[1]')")],
  ['answers without an id', 3, /answered a question that is not open/, saying("say('{}')")],
  ['answers twice', 3, /answered a question that is not open/, saying('say({});say({})')],
  ['has a list for an id', 3, /answered a question that is not open/, saying('say({id:[1]})')],
  [
    'writes no UTF-8',
    3,
    /wrote a line that is not UTF-8/,
    saying("process.stdout.write(Buffer.from('{\\xe4}\\n', 'latin1'))"),
  ],
  ['writes a huge line', 3, /wrote a line of more than 1 MiB/, saying("say({x:'x'.repeat(2e6)})")],
  [
    'does not want to',
    3,
    /did not open the game: never heard of it$/,
    saying("say({error:{code:'x',message:'never heard of it'}})"),
  ],
  [
    'lists nonsense',
    3,
    /“moves” is missing or cannot be read/,
    saying("say(q.do==='legal'?{moves:[{element:{type:'sing'}}]}:{})"),
  ],
  ['lists no list', 3, /“moves” is missing or cannot be read/, saying("say(q.do==='legal'?{moves:7}:{})")],
  ['has a state of words', 3, /“p1\.points” is missing/, saying("say(q.do==='play'?{state:{'p1.points':'many'}}:{})")],
];

it('a name that nothing has is told with the one that was probably meant, unless the program has that, too', async () => {
  const state = (names: object): readonly string[] => saying(`say(q.do==='legal'?{}:{state:${JSON.stringify(names)}})`);
  const misspelt = await kiebitz('duel', 'tallinn', '--games', '1', '-o', '-', '--', ...state({ 'p1 pont': 3 }));
  expect(misspelt.code).toBe(1);
  expect(misspelt.err).toContain('“p1 pont” is 0, and not 3, as the program says. Did you mean p1 point?');
  const both = await kiebitz(
    'duel',
    'tallinn',
    '--games',
    '1',
    '-o',
    '-',
    '--',
    ...state({ 'p1 pont': 3, 'p1 point': 4 }),
  );
  expect(both.err).toContain('“p1 pont” is 0, and not 3');
  expect(both.err).not.toContain('Did you mean');
});

describe('a program that fails', () => {
  it.each(failing)('%s: one clear sentence, and nothing is written', async (name, expected, sentence, command) => {
    const log = join(folder, 'difference.xml');
    const { code, out, err } = await kiebitz(
      ...['duel', 'tallinn', '--games', '2', '--players', '2', '--timeout', name === 'hangs' ? '1' : '60', '-o', log],
      ...['--', ...command],
    );
    expect({ code, out, lines: err.trimEnd().split('\n').length }).toEqual({ code: expected, out: '', lines: 1 });
    expect(err.trimEnd()).toMatch(sentence);
    expect(readdirSync(folder)).toEqual(['program.mjs']);
  });

  it('may answer in any order', async () => {
    const swapped =
      "if(q.do==='why-not'){(globalThis.w??=[]).push(q.id);if(w.length%2===0)for(const id of w.splice(0).reverse())say({id});else setTimeout(()=>{for(const id of w.splice(0))say({id})},20)}else say(q.do==='legal'?{error:{code:'unknown-request'}}:{})";
    const { code, err } = await kiebitz('duel', 'tallinn', '--games', '1', '--', ...saying(swapped));
    expect({ code, err }).toMatchObject({ code: 0, err: expect.stringMatching(/^One game without a difference/) });
  });
});

describe('a program without a line of ours', () => {
  const BUGS_TRIED = ['no-card-twice', 'two-towers'];

  it('is made of the second referee alone', () => {
    const foreign = /^(node_modules|test\/(oracle|brute-force|duel))\/|^raw:.*\/src\/editions\/[a-z-]+\.xml$/;
    const ours = program.sources.filter((path) => !foreign.test(path));
    expect(ours).toEqual([]);
    expect(program.sources.length).toBeGreaterThan(15);
  });

  it('plays games without a difference', async () => {
    const game = ['duel', 'tallinn', '--games', '1', '--players', '3'];
    const { code, out, err } = await kiebitz(...game, '--', process.execPath, program.path);
    expect({ code, out, err }).toMatchObject({
      code: 0,
      out: '',
      err: expect.stringContaining('without a difference'),
    });
  });

  it.each(BUGS.filter(({ name, ruleset }) => ruleset === 'tallinn' && BUGS_TRIED.includes(name)))(
    'has its bug found: $ruleset $name',
    async ({ ruleset, name, refuses }) => {
      const { code, out, err } = await kiebitz(
        'duel',
        ruleset,
        '--players',
        '2',
        '--',
        process.execPath,
        program.path,
        name,
      );
      expect(code).toBe(1);
      expect(err).toMatch(refuses ? /^Too strict: the program refuses / : /^Too lax: the program takes /);
      expect(elementsOf(out)).toBeLessThan(30);
      const [recording] = recordingsOf(out, 'difference.xml');
      const { verdict, findings } = replayed(recording as NonNullable<typeof recording>, false);
      const errors = findings.filter(({ severity, cause }) => severity === 'error' && cause === null);
      expect(errors.length).toBe(refuses ? 0 : 1);
      if (!refuses) expect(verdict).toBe('illegal');
      expect(out).toMatch(/<note by="kiebitz duel" lang="en">Too (strict|lax): /);
    },
    60_000,
  );

  it('has half of its bugs too strict, ten in each game', () => {
    for (const ruleset of ['tallinn', 'rattus', 'valletta']) {
      const own = BUGS.filter((bug) => bug.ruleset === ruleset);
      expect([own.length, own.filter(({ refuses }) => refuses).length]).toEqual([10, 5]);
    }
  });
});

it('what a program writes is shown as text, and stays short', async () => {
  const name = `${String.fromCharCode(27)}[31m${'x'.repeat(5000)}`;
  const state = `say(q.do==='legal'?{}:{state:{${JSON.stringify(name)}:3}})`;
  const { code, out, err } = await kiebitz('duel', 'tallinn', '--games', '1', '--', ...saying(state));
  expect({ code, short: err.length < 1000 }).toEqual({ code: 1, short: true });
  for (const text of [out, err]) expect(text).toContain('\\u001b[31mxxx');
});

describe('the program of docs/duel.md', () => {
  const [, code = ''] = /```python\n([\s\S]*?)```/.exec(readFileSync(join(ROOT, 'docs/duel.md'), 'utf8')) ?? [];

  it('agrees on what it knows; with half of the sides it is too strict', async () => {
    const run = async (text: string) => {
      writeFileSync(join(folder, 'example.py'), text);
      const said = await kiebitz(
        'duel',
        'tallinn',
        '--games',
        '2',
        '--lang',
        'de',
        '--',
        'python3',
        join(folder, 'example.py'),
      );
      rmSync(join(folder, 'example.py'));
      return said;
    };
    expect(code.trimEnd().split('\n').length).toBeLessThan(60);
    expect(await run(code)).toMatchObject({
      code: 0,
      err: expect.stringMatching(/^2 Partien ohne Unterschied.* [1-9]\d Listen/),
    });
    const strict = await run(code.replace('in "ab"', 'in "a"'));
    expect(strict).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^Zu streng: .* ist erlaubt, steht aber nicht/),
    });
    expect(existsSync(join(folder, 'difference.xml'))).toBe(false);
  });
});

// biome-ignore lint/suspicious/noExplicitAny: what programs say is JSON
type Json = any;

/** A duel of our own service, whose answers are tampered with, in one game of Tallinn. */
async function against(tamper: (answer: Json, question: Json) => Json): Promise<Difference | undefined> {
  const game = gameOf('tallinn') as Game;
  const editions = new Editions();
  const edition = editions.finder('tallinn');
  const speaker = await speakerFor('en', ['tallinn'], ['serve', 'why-not']);
  const referee = new Referee({ speaker, games: 1, editionsOf: () => edition });
  const opponent: Opponent = new Opponent((line) => {
    const question = JSON.parse(line);
    // A second game of the name ends the first one.
    if (question.do === 'open') referee.answer('{"do":"close","game":"duel"}');
    opponent.hear(JSON.stringify(tamper(JSON.parse(JSON.stringify(referee.answer(line))), question)));
  });
  const practice = edition(game.defaultEdition);
  if (!practice || !game.playable) throw new Error('nothing to play');
  const setting = settingOf(game, {}, 2, practice);
  const ids = idsOf(2);
  const head = gameElement({ ruleset: 'tallinn', id: 'g', bots: [], setting, given: {}, components: 'named' }, []);
  const parts = game.playable.series(setting).play(1, 2, 3).parts('moves');
  return new Duel(game, { edition }, opponent).play({
    name: 'g',
    head: rawOfElement(head, game.vocabulary),
    parts: parts.filter(({ name }) => name !== 'result').map((part) => rawOfElement(part, game.vocabulary)),
    players: ids,
    options: {},
    edition: practice.name,
    random: new Random(1),
  });
}

describe('what is compared', () => {
  const cases: readonly (readonly [
    kind: string | undefined,
    name: string,
    tamper: (answer: Json, question: Json) => Json,
  ])[] = [
    [
      undefined,
      'words in another order',
      (answer) => ({
        ...answer,
        ...(answer.moves && {
          moves: answer.moves.map(({ element }: Json) => ({
            element: Object.fromEntries(Object.entries(element).reverse()),
          })),
        }),
      }),
    ],
    [
      'unlisted',
      'a move less',
      (answer) => ({ ...answer, ...(answer.moves?.[0]?.kind === 'move' && { moves: answer.moves.slice(1) }) }),
    ],
    [
      'listed',
      'a move more',
      (answer) => ({
        ...answer,
        ...(answer.moves && { moves: [...answer.moves, { element: '<play player="p1" card="99" side="a"/>' }] }),
      }),
    ],
    [
      'refused',
      'a doubt taken for a refusal',
      (answer, { element }) => (element?.type === 'tower' ? { ...answer, verdict: 'illegal' } : answer),
    ],
    [
      'taken',
      'whatever is asked about',
      (answer, question) => (question.do === 'why-not' ? { ...answer, verdict: 'legal' } : answer),
    ],
    ['hash', 'another hash', (answer, { element }) => (element?.type === 'draw' ? { ...answer, hash: '0' } : answer)],
    [
      'state',
      'a number of the state',
      (answer, { element }) => (element?.type === 'round' ? { ...answer, state: { 'p1.hand card': 9 } } : answer),
    ],
    [
      'effects',
      'an effect that is another',
      (answer) => ({
        ...answer,
        hash: undefined,
        effects: answer.effects?.map((one: Json) => ({ ...one, amount: one.amount + 1 })),
      }),
    ],
    [
      'score',
      'a point too many',
      (answer) => ({
        ...answer,
        check: answer.check && { scores: [{ player: 'p1', points: answer.check.scores[0].points + 1 }] },
      }),
    ],
  ];
  it.each(cases)('%s: %s', async (kind, _, tamper) => {
    const found = await against(tamper);
    expect(found?.kind).toBe(kind);
    if (found && found.expected !== undefined) expect(found.actual).not.toBe(found.expected);
  });

  it('a verdict of what is played, and no other word: nothing else is counted as compared', async () => {
    const plays = "say(['open','play'].includes(q.do)?{verdict:'legal'}:{})";
    const { code, err } = await kiebitz('duel', 'tallinn', '--games', '1', '--', ...saying(plays));
    expect(code).toBe(0);
    expect(err).toContain('0 lists of legal moves, 0 other moves, 0 numbers.');
  });

  it('what we have said ourselves: a program that gives it back has judged nothing', async () => {
    const { code, err } = await kiebitz('duel', 'tallinn', '--games', '1', '--', 'cat');
    expect(code).toBe(3);
    expect(err).toContain('has not said a word about the game');
  });

  it('no answer that means something else', async () => {
    await expect(against((answer) => ({ ...answer, effects: 3 }))).rejects.toBeInstanceOf(OpponentFailure);
  });
});
