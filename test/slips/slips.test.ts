import { describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games.js';
import { replayText } from '../engine/replays.js';
import { judgeSlips } from './judged.js';
import { legalLogs } from './legal-logs.js';

const SLIPS = 150;

describe.each(GAMES.map(({ ruleset }) => ruleset))('a slip of notation in %s', (ruleset) => {
  const logs = legalLogs(ruleset, ['fixtures']);

  test('is one finding that names the right word, and makes no game illegal', () => {
    expect(judgeSlips(ruleset, logs, SLIPS, 7)).toEqual({ slips: SLIPS, illegal: [], notOne: [], unnamed: [] });
  });

  test('does not excuse a breach that stands whatever it was', () => {
    const [log] = logs;
    if (!log) throw new Error('no fixture');
    const first = log.text.indexOf('<player ');
    const last = log.text.indexOf('</players>');
    // Nobody can play alone, whoever brought the game to the table.
    const alone = log.text.slice(0, log.text.indexOf('/>', first) + 2) + log.text.slice(last);
    const slipped = alone.replace('<moves', '<bluse/><moves');
    expect(replayText(slipped, log.name, false).verdict).toBe('illegal');
  });
});

test.each(['valletta', 'tallinn'])(
  'a player of %s without a declaration makes no game illegal',
  (ruleset) => {
    const logs = legalLogs(ruleset, ['fixtures']).filter(({ text }) => (text.match(/<player /g) ?? []).length > 2);
    expect(logs.length).toBeGreaterThan(1);
    for (const { name, text } of logs.slice(0, 4)) {
      for (const [declaration] of text.matchAll(/<player [^>]*>/g)) {
        const { verdict, findings } = replayText(text.replace(declaration, ''), name, false);
        const roots = findings.filter(({ severity, cause }) => severity === 'error' && cause === null);
        expect([verdict, roots.map(({ message }) => message.id)], `${name} ${declaration}`).toEqual([
          'undecidable',
          ['engine-player-unknown'],
        ]);
      }
    }
  },
  60_000,
);

describe('the ids of players', () => {
  // An attribute cannot be named after everybody: numbers of players are written as a list.
  const listed = (text: string): string =>
    text.replace(/<state region[^>]*>/g, (tag) => {
      const cubes = [...tag.matchAll(/ (p[1-4])="([0-9]+)"/g)].map(([, player, count]) => `${player}:${count}`);
      return tag.replace(/ p[1-4]="[0-9]+"/g, '').replace('<state', `<state cubes="${cubes.join(' ')}"`);
    });
  const renamed = (text: string, id: (number: string) => string): string =>
    text.replace(/\bp([1-4])\b(?=[^<>]*>)/g, (_, number: string) => id(number));

  test.each(GAMES.map(({ ruleset }) => ruleset))('may be anything in %s', (ruleset) => {
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
});
