/** Breaches of the rules on when a game ends. */
import { all, copyOf, type Element } from '../../oracle/element.js';
import { newElement, remove } from '../edits.js';
import { writeClaims } from './claims.js';
import { moveBefore } from './edits.js';
import { inRound, inSection, mutator, type Occasion } from './plant.js';
import type { RecordedGame } from './record.js';

/** The final scoring follows the last but one round. */
function lastRoundLeftOut(record: RecordedGame, isMeant: (number: number) => boolean): Occasion[] {
  const last = record.rounds.at(-1);
  const { final } = record;
  if (!last || !final || !isMeant(last.number)) return [];
  return [
    () => {
      remove(record.moves, last.element);
      writeClaims(record.game);
      return inSection('final', `the game ends after ${last.number - 1} rounds`, final);
    },
  ];
}

export const ending = [
  // The rules of the legate repeat the limit with the number that holds there (T-021, T-097).
  mutator(
    'tallinn.round.limit',
    (record) => {
      const limit = record.legate ? 11 : 10;
      if (record.rounds.length < limit || !record.final) return [];
      return [
        () => {
          const round = newElement('round', {});
          round.children.push(...all(record.rounds.at(-1)?.element, 'state').map(copyOf));
          moveBefore(record.moves, round, record.final as Element);
          return inRound({ number: limit + 1 }, 'a round too many', round);
        },
      ];
    },
    ['tallinn.legate.round-limit'],
  ),
  mutator('tallinn.end.all-played', (record) => {
    if (record.rounds.length >= 10 || !record.final) return [];
    return [
      () => {
        const round = newElement('round', {});
        round.children.push(...all(record.rounds.at(-1)?.element, 'state').map(copyOf));
        moveBefore(record.moves, round, record.final as Element);
        return inRound({ number: record.rounds.length + 1 }, 'a round although nobody has a card', round);
      },
    ];
  }),
  mutator('tallinn.end.all-played', (record) => lastRoundLeftOut(record, (number) => number !== 11)),
  // After ten rounds with the legate the game ends too early either way (T-074, T-097).
  mutator('tallinn.legate.round-limit', (record) => lastRoundLeftOut(record, (number) => number === 11), [
    'tallinn.end.all-played',
  ]),
];
