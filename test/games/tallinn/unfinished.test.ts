/** Logs that stop before the game does: that is no error, unless they state a result. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { recordingsOf, replayed } from '../../engine/replays.js';
import { fixture } from '../../faults/built.js';
import type { GamePlan } from './game-log.js';
import { breachOf, judged } from './judged.js';

const ROUND = ['draw p1 ?', 'draw p2 ?'];

describe('a log that stops', () => {
  test.each<[says: string, plan: GamePlan, breaches: readonly string[]]>([
    ['before one has played', { rounds: [ROUND, ['- p2']] }, []],
    ['before anybody has played', { rounds: [ROUND, ['- p1', '- p2']] }, []],
    ['after the plays', { rounds: [ROUND, []] }, []],
    ['between two draws', { rounds: [ROUND, ['draw p1 ?']] }, []],
    ['behind a round with a play too few', { rounds: [['- p2', ...ROUND]] }, ['tallinn.choose.mandatory turn 1']],
    ['behind a round with a draw too few', { rounds: [['draw p1 ?'], ROUND] }, ['tallinn.draw.one turn 1']],
    ['with a result', { rounds: [ROUND, ['draw p1 ?']], result: ['p1 points=4'] }, ['tallinn.draw.one turn 2']],
    ['with a result and without a round', { result: ['p1 points=4'] }, ['tallinn.end.all-played result']],
  ])('%s', (_, plan, breaches) => {
    const { roots, text } = judged({ records: 'draws', ...plan });
    const found = roots.map((finding) => `${finding.rule} ${breachOf(finding).at}`);
    expect(found.slice(0, 1), text).toEqual(breaches);
  });
});

test.each<[says: string, lines: readonly string[]]>([
  ['the cards before the draw', ['state p1 hand=2 pile=7']],
  ['the score before the contest', ['state p1 points=4']],
  ['the cards while another one is to play', ['- p2', 'state p1 hand=2 pile=7']],
])('the last number of a log that stops in a round may be %s', (_, lines) => {
  const last = { hands: { p1: '1 2 3' }, rounds: [['p1 1a', ...lines]] };
  const { roots, text } = judged(last);
  expect(roots, text).toEqual([]);
  expect(judged({ ...last, rounds: [...last.rounds, []] }).roots).not.toEqual([]);
});

describe('a tower that may have come from the hand, or may not have been built, before a result without a final scoring', () => {
  const path = 'tallinn/legal/public-3-players-legate.xml';
  const log = readFileSync(fixture(path), 'utf8').replace(/<final>[\s\S]*<\/final>/, '');
  const hidden = [...log.matchAll(/<tower player="[^"]*" from="hand" card="\?"/g)];

  test.each(hidden.map((match) => [match.index, match[0]] as const))(
    'at %d: %s accuses nobody at the end',
    (at, tower) => {
      const unseen = tower.replace('from="hand"', 'from="?"');
      const [recording] = recordingsOf(log.slice(0, at) + unseen + log.slice(at + tower.length), path);
      if (!recording) throw new Error('no game');
      const { findings, complete, verdict } = replayed(recording, false);
      expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect({ complete, verdict }).toEqual({ complete: true, verdict: 'undecidable' });
    },
  );
});
