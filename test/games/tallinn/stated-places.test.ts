/** What a log states may stand in one `<state>` or in several in a row, at the end of a round, behind it, or where the next one begins: it says the same. */
import { expect, test } from 'vitest';
import type { GamePlan } from './game-log.js';
import { judged } from './judged.js';

const SPLIT = (line: string): readonly string[] => {
  const [name, player, ...values] = line.split(' ');
  return values.map((value) => `${name} ${player} ${value}`);
};

/** The same game with its states otherwise, and the rules of the errors of their own. */
const WAYS: readonly (readonly [way: string, (rounds: readonly (readonly string[])[]) => GamePlan['rounds']])[] = [
  ['in one', (rounds) => rounds],
  [
    'one by one',
    (rounds) => rounds.map((round) => round.flatMap((line) => (isState(line) ? [...SPLIT(line)] : [line]))),
  ],
  [
    'as the next round begins',
    (rounds) => {
      const behind = rounds.map((round) => round.filter(isState));
      const done = rounds.map((round) => round.filter((line) => !isState(line)));
      return [...done, ['- p1', '- p2']].map((lines, index) => [...(behind[index - 1] ?? []), ...lines]);
    },
  ],
];

function isState(line: string): boolean {
  return line.startsWith('state ');
}

const HANDS = { p1: '1 4 10', p2: '6 7 8' };

test.each<[what: string, rounds: readonly (readonly string[])[], roots: readonly string[]]>([
  [
    'a display with the other half',
    [['p1 10a', 'p2 7b', 'state p1 points=4 merchant=2 knight=1 monk=2', 'state p2 points=4']],
    ['tallinn.play.keep-orientation'],
  ],
  [
    'a contest that is reckoned with a display which is stated behind it',
    [['p1 1a', 'p2 6b', 'contest p1 merchant 0', 'state p1 points=4', 'state p2 knight=1 merchant=3 monk=1']],
    ['tallinn.play.right-half-active'],
  ],
  [
    'a point too many behind a contest',
    [
      ['p1 10b', 'p2 7b', 'state p1 points=4'],
      ['p1 1a', 'p2 6b', 'contest p1 merchant 2', 'state p1 points=7'],
    ],
    ['tallinn.score.advance'],
  ],
  [
    'a second draw of a card that is played later',
    [['p1 10a', 'p2 7b', 'draw p1 2', 'draw p1 3', 'draw p2 1', 'state p1 pile=6 hand=3'], ['p1 3b']],
    ['tallinn.draw.one'],
  ],
  [
    'a card that has not been drawn, and all those of the hand are played later',
    [['p1 9b', 'p2 7b', 'draw p1 2', 'draw p2 1', 'state p1 pile=6 hand=3'], ['p1 1b'], ['p1 4b'], ['p1 10b']],
    ['tallinn.choose.from-hand'],
  ],
])('%s', (_, rounds, expected) => {
  for (const [way, written] of WAYS) {
    const plan: GamePlan = { hands: HANDS, rounds: written(rounds) ?? [] };
    const { roots, text } = judged(plan);
    const rules = roots.map(({ rule }) => rule).filter((rule) => rule !== 'tallinn.choose.mandatory');
    expect(rules, `${way}\n${text}`).toEqual(expected);
  }
});

test('two states in a row that differ are told each for itself', () => {
  const rounds = [['p1 10a', 'p2 7b', 'state p1 merchant=1 knight=2 monk=2', 'state p1 merchant=4 knight=2']];
  const { errors, text } = judged({ hands: HANDS, rounds });
  const told = errors.map(({ message }) => message.parameters['claimed']);
  expect(told, text).toEqual([{ type: 'counts', of: 'person', counts: { merchant: 4, knight: 2, monk: 2 } }]);
});
