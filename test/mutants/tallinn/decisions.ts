/** Breaches of the rules on how players decide about towers: signals, and the leader first. */
import { all, type Element, get } from '../../oracle/element.js';
import { towersOf } from '../../oracle/tallinn-table.js';
import { newElement } from '../edits.js';
import { scored } from './claims.js';
import { moveBefore } from './edits.js';
import { inRound, mutator } from './plant.js';
import { RULES } from './reckoning.js';
import { cardsShown, isFrom, type Seat, seats } from './towers.js';

/** A signal that says something else than was done. */
function signalled(rule: string, signals: (seat: Seat) => readonly number[], isMeant: (seat: Seat) => boolean) {
  return mutator(rule, (record) =>
    seats(record)
      .filter((seat) => seat.tower && get(seat.tower, 'card') !== 'legate' && isMeant(seat))
      .flatMap((seat) =>
        signals(seat).map((signal) => () => {
          if (!seat.tower) return undefined;
          seat.tower.attributes['signal'] = String(signal);
          return inRound(seat.round, 'another signal', seat.tower);
        }),
      ),
  );
}

const numbers = Array.from({ length: 10 }, (_, index) => index + 1);

/** Two decisions of a game with the leader first, in the wrong order. */
function misordered(rule: string, isTie: boolean) {
  return mutator(rule, (record) =>
    !record.leaderFirst
      ? []
      : scored(record).rounds.flatMap(({ round, after }) => {
          const decisions = all(round.element, 'tower');
          return decisions.flatMap((decision, index) => {
            const next = decisions[index + 1];
            if (!next) return [];
            const [one, two] = [get(decision, 'player'), get(next, 'player')];
            const lead = RULES.points(after, one) - RULES.points(after, two);
            const towers = towersOf(round.before, one).length - towersOf(round.before, two).length;
            if (isTie ? lead !== 0 || towers <= 0 : lead <= 0) return [];
            return [
              () => {
                moveBefore(round.element, next, decision);
                return inRound(round, 'decides after somebody who comes later', decision);
              },
            ];
          });
        }),
  );
}

export const decisions = [
  signalled(
    'tallinn.tower.signal-display',
    (seat) =>
      cardsShown(seat)
        .filter((card) => card !== 'legate' && card !== get(seat.tower as Element, 'card'))
        .map(Number),
    () => true,
  ),
  signalled(
    'tallinn.tower.signal-hand',
    (seat) => numbers.filter((signal) => !cardsShown(seat).includes(String(signal))),
    isFrom('display'),
  ),
  signalled(
    'tallinn.tower.signal-none',
    () => [0],
    () => true,
  ),
  mutator('tallinn.tower.signal-none', (record) =>
    seats(record).flatMap(({ round, player, tower }) =>
      !tower || get(tower, 'from') === 'none'
        ? []
        : [
            () => {
              const fists = newElement('tower', { player, from: 'none', signal: '0' });
              moveBefore(round.element, fists, tower);
              return inRound(round, 'a tower behind two fists', tower);
            },
          ],
    ),
  ),
  misordered('tallinn.variant.leader-first', false),
  misordered('tallinn.variant.leader-tie-towers', true),
];
