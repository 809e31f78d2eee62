/** Logs that no game can have been: every one gets clear findings, and none stops the program. */
import { describe, expect, test } from 'vitest';
import { replayText } from '../../engine/replays.js';
import { type Work, workOf } from '../work.js';
import { type GamePlan, gameLog, TS_1 } from './game-log.js';
import { breachOf, judged } from './judged.js';

const COIN = ['p1 1a'];

describe('impossible games', () => {
  test.each<[says: string, plan: GamePlan, findings: readonly string[]]>([
    ['a number twice in a hand', { hands: { p1: '4 4 5' } }, ['tallinn.setup.full-set setup']],
    [
      'a number drawn twice',
      {
        hands: { p1: '1 2 3' },
        rounds: [
          ['p1 1b', 'draw p1 4'],
          ['p1 2b', 'draw p1 4'],
        ],
      },
      ['tallinn.setup.full-set turn 2'],
    ],
    [
      'a half that the card does not have',
      { rounds: [['p1 4-persons']] },
      ['tallinn.choose.orientation turn 1 play 2'],
    ],
    ['two plays of a player', { rounds: [['p1 7b', 'p1 8b']] }, ['tallinn.choose.one-card turn 1 play 3']],
    ['a round without plays', { rounds: [['- p1', '- p2'], []] }, ['tallinn.choose.mandatory turn 1']],
    [
      'a tower that nobody could build',
      { rounds: [[...COIN, 'tower p1 display 9']] },
      ['tallinn.tower.from-display turn 1 play 3'],
    ],
    [
      'a tower without any card',
      { rounds: [[...COIN, 'tower p1 display 14']] },
      ['tallinn.setup.full-set turn 1 play 3'],
    ],
    [
      'towers that contradict the record',
      { rounds: [[...COIN, 'tower p1 display 1']], complete: true, final: ['towers p1 2'] },
      ['tallinn.invariant.elimination final'],
    ],
    [
      'towers of somebody who built none',
      { complete: true, final: ['towers p1 2'] },
      ['tallinn.final.reveal-towers final'],
    ],
    [
      'hidden towers that are never turned up',
      { rounds: [[...COIN, 'tower p1 hand']], complete: true, result: ['p1 points=1'] },
      ['tallinn.final.reveal-towers final', 'tallinn.score.advance result'],
    ],
    [
      'more rounds than cards',
      { rounds: Array.from({ length: 12 }, () => []) },
      ['tallinn.round.limit turn 11', 'tallinn.round.limit turn 12'],
    ],
    [
      'a second final scoring',
      { complete: true, edits: [['</final>', '</final><final/>']] },
      ['tallinn.final.everyone final'],
    ],
    ['a player whom nobody declared', { rounds: [['p9 4a']] }, ['null log']],
    [
      'a draw of nothing, with an empty pile',
      { complete: true, rounds: [...Array.from({ length: 7 }, () => []), ['draw p1 ']] },
      ['null log'],
    ],
    ['a draw of somebody undeclared', { rounds: [['draw p9 4']] }, ['null log']],
    ['a payment to somebody undeclared', { complete: true, final: ['transfer p1 p9 monk'] }, ['null log']],
    ['a legate’s two persons for somebody undeclared', { complete: true, final: ['bonus p9 monk'] }, ['null log']],
    ['one player', { players: 1 }, ['tallinn.setup.player-count setup']],
    ['no moves', { result: ['p1 points=4'], edits: [['<moves>\n  </moves>', '']] }, ['null log']],
    [
      'a number twice in the card values',
      { components: `${TS_1}<influence n="4"><side id="a" monk="3"/><side id="b"/></influence>` },
      ['tallinn.setup.full-set setup'],
    ],
    [
      'a card eleven in the card values',
      { components: `${TS_1}<influence n="11"><side id="a" monk="3"/><side id="b"/></influence>` },
      ['tallinn.setup.full-set setup'],
    ],
    ['a card with one half', { edits: [['<side id="b" monk="2"/>', '']] }, ['tallinn.card.two-halves setup']],
    [
      'a card with one half, by which a contest, a tower and the persons on it are played',
      {
        rounds: [['p1 4a', 'p2 1b', 'contest p1 merchant 2', 'tower p1 display 4']],
        complete: true,
        final: ['towers p1 4'],
        result: ['p1 tower-persons=3'],
        edits: [['<side id="a" merchant="1" coin="merchant"/><side id="b" monk="2"/>', '<side id="b" monk="2"/>']],
      },
      ['tallinn.card.two-halves setup'],
    ],
    [
      'a card with a half that is declared twice',
      { edits: [['<side id="b" monk="2"/>', '<side id="b" monk="2"/><side id="b" monk="3"/>']] },
      ['tallinn.card.two-halves setup'],
    ],
    ['a start card without an id', { components: `${TS_1}<start merchant="1"/>` }, ['null setup']],
    ['a start card by its number', { starts: ['3'] }, ['null log']],
    ['a start card by a number that none has', { starts: ['7'] }, ['null log']],
    [
      'two persons of a legate for nobody knows which estate, without a legate',
      { complete: true, final: ['bonus p1 ?'] },
      ['tallinn.legate.final-display final'],
    ],
  ])('%s', (_, plan, findings) => {
    const { roots, text } = judged(plan);
    const found = roots.map((finding) => `${finding.rule} ${breachOf(finding).at}`);
    expect(found, text).toEqual(findings);
  });
});

test.each(['3', 'start7'])('of start cards those that there are are named: %s', (start) => {
  const { roots } = judged({ components: 'practice', starts: [start, 'start-2'] });
  const expected = 'start-1 start-2 start-3 start-4 start-5 start-6';
  expect(roots).toMatchObject([{ rule: null, kind: 'unread', expected, actual: start }]);
});

describe('what the published set must show (D1 to D8)', () => {
  const facts = (edits: readonly (readonly [string, string])[]) =>
    replayText(gameLog({ edits })).findings.flatMap(({ severity, message }) => {
      const { fact } = message.parameters;
      return severity === 'warning' && typeof fact === 'object' && fact.type === 'choice' ? [fact.choice] : [];
    });

  test('TS-1 shows it', () => {
    expect(facts([])).toEqual([]);
  });

  test.each([
    ['four-coins', 'knight="1" coin="knight"', 'knight="1"'],
    [
      'tower-114',
      '<side id="a" knight="1" monk="2"/><side id="b" merchant="1" monk="2"/>',
      '<side id="a" knight="1" monk="2"/><side id="b" monk="2"/>',
    ],
    ['knight-and-monk', '<side id="b" knight="1" monk="1"/>', '<side id="b" knight="1"/>'],
  ])('without it: %s', (fact, before, after) => {
    expect(facts([[before, after]])).toContain(fact);
  });

  test('a card without anybody', () => {
    const log = gameLog({
      edits: [['<side id="a" merchant="1" monk="2"/><side id="b" monk="2"/>', '<side id="a"/><side id="b"/>']],
    });
    expect(replayText(log).findings.map(({ severity }) => severity)).not.toContain('error');
    expect(
      facts([['<side id="a" merchant="1" monk="2"/><side id="b" monk="2"/>', '<side id="a"/><side id="b"/>']]),
    ).toContain('person-on-every-card');
  });
});

test('cards that no edition describes are no accusation', () => {
  const game = replayText(
    gameLog({
      components: 'unheard-of',
      rounds: [['p1 1a', 'contest p1 merchant 2', 'tower p1 display 1', 'state p1 points=6 merchant=2'], ['p1 2b']],
    }),
  );
  const errors = game.findings.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ message }) => message.id)).toEqual(['engine-edition-unknown']);
  expect(game.moves.undecidable).toBeGreaterThan(0);
});

test('the work of judging a round grows with its length, not with the square of it', () => {
  const short = longRound(100);
  const long = longRound(800);
  expect(long.findings).toBeGreaterThan(7 * short.findings);
  expect(long.looks).toBeGreaterThan(7 * short.looks);
  // With the square of it: 64 times.
  expect(long.looks / short.looks).toBeLessThan(9);
});

test('the work of judging payments grows with their number, too', () => {
  const short = manyPayments(100);
  const long = manyPayments(800);
  expect(long.findings).toBeGreaterThan(7 * short.findings);
  expect(long.looks / short.looks).toBeLessThan(9);
});

test('the work of judging numbers of a round grows with their number, too', () => {
  const [short, long] = [100, 800].map((length) => {
    const states = Array.from({ length }, () => 'state p1 points=4');
    return workOf(gameLog({ rounds: [['p1 1a', 'p2 1a', ...states]] }), 'name').looks;
  });
  expect((long ?? 0) / (short ?? 0)).toBeLessThan(9);
});

/** A round in which somebody plays so often. */
function longRound(length: number): Work {
  const moves = Array.from({ length }, (_, n) => [
    `p1 ${(n % 12) + 1}a`,
    'contest p1 merchant 2',
    'tower p1 display 4',
    'draw p1 3',
  ]);
  return workOf(gameLog({ rounds: [moves.flat()] }), 'name');
}

/** A final scoring in which somebody pays so often, of a log that has all payments. */
function manyPayments(length: number): Work {
  const final = Array.from({ length }, () => 'transfer p1 p2 knight');
  return workOf(gameLog({ rounds: [['p1 1a', 'p2 1a']], records: 'transfers', final }), 'values');
}
