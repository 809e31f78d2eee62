import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { explain } from '../../src/commands/explain.js';
import { allGames } from '../../src/games.js';
import { said } from '../commands/said.js';
import { replayText } from '../engine/replays.js';
import { gameLog } from '../games/tallinn/game-log.js';
import { IS_LONG } from '../runs.js';
import { judgeMissingDeclarations } from './declarations.js';
import { judgeSlips } from './judged.js';
import { legalLogs } from './legal-logs.js';
import { judgeTyped } from './typed.js';

const folder = mkdtempSync(join(tmpdir(), 'kiebitz-slips-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SLIPS = IS_LONG ? 150 : 12;
const RULESETS = allGames().map(({ ruleset }) => ruleset);
const PLAYERS = ['p1', 'p2', 'p3', 'p4', 'p5'].map((id) => `<player id="${id}"/>`).join('');

describe.each(RULESETS)('a slip of notation in %s', (ruleset) => {
  const logs = legalLogs(ruleset, ['fixtures']);

  test('is one finding that names the right word, and makes no game illegal', () => {
    expect(judgeSlips(ruleset, logs, SLIPS, 7)).toEqual({ slips: SLIPS, illegal: [], notOne: [], unnamed: [] });
  });

  test('does not excuse a breach that stands whatever it was', () => {
    const [log] = logs;
    if (!log) throw new Error('no fixture');
    // No game is for five, whatever else was meant.
    const five = log.text.replace(/<players>.*<\/players>/s, `<players>${PLAYERS}</players>`);
    const slipped = five.replace('<moves', '<bluse/><moves');
    expect(replayText(slipped, log.name, false).verdict).toBe('illegal');
  });
});

test.each(RULESETS)(
  'most slips of a letter in a typed game of %s are seen, by the reader or by the referee',
  (ruleset) => {
    const { slips, told, same, found, passed } = judgeTyped(ruleset, 40, 7);
    expect(told + same + found + passed).toBe(slips);
    expect(told).toBeGreaterThan(slips / 2);
    expect(passed).toBeLessThan(slips / 5);
  },
);

test.each(RULESETS)(
  'a player of %s without a declaration makes no game illegal, and is one finding',
  (ruleset) => {
    // Those of Rattus count cubes in attributes named after players.
    const logs = legalLogs(ruleset, ['fixtures']).filter(({ name }) => name.startsWith('full'));
    const { declarations, ...faults } = judgeMissingDeclarations(logs.slice(0, 5));
    expect(declarations).toBeGreaterThanOrEqual(10);
    expect(faults).toEqual({ illegal: [], notOne: [] });
  },
  60_000,
);

test.each(RULESETS)('what every object inherits is no word of a log of %s', (ruleset) => {
  for (const word of Object.getOwnPropertyNames(Object.prototype)) {
    // The id that cannot be read is read otherwise in all attributes, whatever they are called.
    const moves = `<${word}/><undo ${word}="p 1"/>`;
    const { findings } = replayText(
      `<gamelog version="1"><game ruleset="${ruleset}" id="g"><players>${PLAYERS}</players><moves>${moves}</moves><result><score player="p 1" points="1"/></result></game></gamelog>`,
      word,
      false,
    );
    const told = findings.filter(({ actual }) => actual === word).map(({ message }) => message.id);
    expect(told, word).toEqual(['engine-unknown-element', 'engine-unknown-attribute']);
  }
});

test('who is named once beside one player alone lacks a declaration', () => {
  const { verdict } = replayText(
    `<gamelog version="1"><game ruleset="tallinn" id="g"><players><player id="p2"/></players>
      <setup><start player="p2" card="start-2"/></setup>
      <moves><round><play player="p1" card="1" side="a"/></round></moves></game></gamelog>`,
  );
  expect(verdict).toBe('undecidable');
});

test('who is dealt what everybody is dealt plays, even who does little', () => {
  const log = gameLog({
    players: 3,
    starts: ['s1', 's2', 's6'],
    options: { 'play-mandatory': 'false' },
    // Two merchants, of whom neither opponent has any.
    rounds: [
      ['p1 1a', 'p2 7b', 'contest p1 merchant 4'],
      ['p1 2b', 'p2 4b'],
      ['p1 3b', 'p2 8b'],
    ],
  });
  const declaration = '<player id="p3" name="P3"/>';
  expect(log).toContain(declaration);
  expect(replayText(log.replace(declaration, '')).verdict).toBe('undecidable');
});

describe('the ids of players', () => {
  // An attribute cannot be named after everybody: numbers of players are written as a list.
  const listed = (text: string): string =>
    text.replace(/<state region[^>]*>/g, (tag) => {
      const cubes = [...tag.matchAll(/ (p[1-4])="([0-9]+)"/g)].map(([, player, count]) => `${player}:${count}`);
      return tag.replace(/ p[1-4]="[0-9]+"/g, '').replace('<state', `<state cubes="${cubes.join(' ')}"`);
    });
  const renamed = (text: string, id: (number: string) => string): string =>
    text.replace(/\bp([1-4])\b(?=[^<>]*>)/g, (_, number: string) => id(number));

  test.each(RULESETS)('may be anything in %s', (ruleset) => {
    for (const { name, text: log } of legalLogs(ruleset, ['fixtures']).slice(0, 6)) {
      const text = listed(log);
      const before = replayText(text, name, false);
      for (const id of ['P', 'user_', '8412345', '__proto__']) {
        const after = replayText(
          renamed(text, (number) => id + number),
          name,
          false,
        );
        const back = JSON.stringify([after.verdict, after.moves, after.scores, after.findings]).replaceAll(id, 'p');
        const same = JSON.stringify([before.verdict, before.moves, before.scores, before.findings]);
        expect(back.replace(/"column":[0-9]+/g, ''), name).toBe(same.replace(/"column":[0-9]+/g, ''));
      }
      const bad = replayText(
        renamed(text, (number) => `Anna ${number}`),
        name,
        false,
      );
      expect(bad.verdict, name).toBe('undecidable');
      expect(bad.findings.filter(({ severity }) => severity === 'error').map(({ message }) => message.id)).toEqual([
        'engine-bad-player-id',
      ]);
    }
  });

  test.each(RULESETS)('change nothing in what is told of %s', async (ruleset) => {
    const file = { valletta: 'full-4-players', tallinn: 'full-3-players.xml', rattus: 'full-2-players' }[ruleset];
    const log = legalLogs(ruleset, ['fixtures']).find(({ name }) => name.startsWith(file ?? '?'));
    if (!log) throw new Error('no fixture');
    const told = async (id: string): Promise<string> => {
      const path = join(folder, 'game.xml');
      // Without names, ids stand in every sentence.
      writeFileSync(
        path,
        renamed(listed(log.text).replace(/(<player [^>]*?) name="[^"]*"/g, '$1'), (number) => id + number),
      );
      return (await said(() => explain([path], { color: false, components: [], lang: 'en' }))).out;
    };
    const before = await told('p');
    for (const id of ['User_', 'x.hand.', '-', 'é']) {
      expect((await told(id)).replaceAll(id, 'p')).toBe(before.replaceAll(id, 'p'));
    }
  });
});
