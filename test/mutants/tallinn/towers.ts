/** Breaches of the rules on towers. */
import { all, type Element, get } from '../../oracle/element.js';
import { displayOf, handOf, pileOf, towersOf } from '../../oracle/tallinn-table.js';
import { newElement, remove } from '../edits.js';
import { writeClaims } from './claims.js';
import { endRecordWith, insertBehindAll, moveBefore, ofPlayer } from './edits.js';
import { inRound, misreckoned, mutator, type Occasion } from './plant.js';
import { RULES } from './reckoning.js';
import type { RecordedGame, Round } from './record.js';

const UP_TO_TOWERS = ['play', 'contest', 'tower'];

/** What happens to one player in one round. */
export interface Seat {
  readonly round: Round;
  readonly player: string;
  readonly hasContest: boolean;
  readonly tower: Element | undefined;
}

export const seats = (record: RecordedGame): Seat[] =>
  record.rounds.flatMap((round) =>
    record.players.map((player) => ({
      round,
      player,
      hasContest: round.contests.some((contest) => contest.player === player),
      tower: ofPlayer(round.element, 'tower', player),
    })),
  );

/** Writes one more tower, and ends the record with the round. */
function built(
  record: RecordedGame,
  { round, player }: Seat,
  from: string,
  card: string,
  what: string,
): ReturnType<Occasion> {
  const tower = newElement('tower', { player, from, card });
  insertBehindAll(round.element, UP_TO_TOWERS, tower);
  endRecordWith(record, round);
  writeClaims(record.game);
  return inRound(round, what, tower);
}

/** Changes what a tower was built of, and ends the record with the round. */
function rebuilt(
  record: RecordedGame,
  { round, tower }: Seat,
  change: Record<string, string>,
  what: string,
): ReturnType<Occasion> {
  if (!tower) return undefined;
  Object.assign(tower.attributes, change);
  endRecordWith(record, round);
  writeClaims(record.game);
  return inRound(round, what, tower);
}

export const cardsShown = ({ round, player }: Seat): string[] => displayOf(round.shown, player).map(({ card }) => card);

export const isFrom =
  (from: string) =>
  ({ tower }: Seat): boolean =>
    tower !== undefined && get(tower, 'from') === from;

export const towers = [
  mutator('tallinn.tower.requires-contest', (record) =>
    seats(record)
      .filter(({ hasContest, tower }) => !hasContest && !tower)
      .flatMap((seat) =>
        cardsShown(seat).map((card) => () => built(record, seat, 'display', card, 'a tower without a contest')),
      ),
  ),
  mutator('tallinn.tower.one-per-round', (record) =>
    seats(record)
      .filter(({ tower }) => tower && get(tower, 'from') !== 'none')
      .flatMap((seat) =>
        displayOf(seat.round.built, seat.player).map(
          ({ card }) =>
            () =>
              built(record, seat, 'display', card, 'a second tower'),
        ),
      ),
  ),
  mutator('tallinn.tower.from-display', (record) =>
    seats(record)
      .filter(({ hasContest, tower }) => hasContest && !tower)
      .flatMap((seat) =>
        handOf(seat.round.shown, seat.player).map((card) => () => {
          const draw = ofPlayer(seat.round.element, 'draw', seat.player);
          return draw && get(draw, 'card') === card
            ? undefined
            : built(record, seat, 'display', card, 'a card that is not displayed');
        }),
      ),
  ),
  mutator('tallinn.tower.from-hand', (record) =>
    seats(record)
      .filter(({ hasContest, tower }) => hasContest && !tower)
      .flatMap((seat) =>
        pileOf(seat.round.before, seat.player).map(
          (card) => () => built(record, seat, 'hand', card, 'a card that is not in hand'),
        ),
      ),
  ),
  mutator('tallinn.tower.from-hand', (record) =>
    seats(record)
      .filter(
        ({ hasContest, tower, round, player }) => hasContest && !tower && handOf(round.shown, player).length === 0,
      )
      .map((seat) => () => built(record, seat, 'hand', '?', 'a tower from an empty hand')),
  ),
  mutator('tallinn.tower.from-hand', (record) =>
    seats(record)
      .filter(isFrom('display'))
      .map((seat) => () => rebuilt(record, seat, { from: 'hand' }, 'a displayed card from the hand')),
  ),
  mutator('tallinn.tower.influence-only', (record) =>
    seats(record)
      .filter(({ hasContest, tower }) => hasContest && !tower)
      .flatMap((seat) =>
        record.end.starts
          .filter(({ player }) => player === seat.player)
          .map(
            ({ card }) =>
              () =>
                built(record, seat, 'display', card, 'the start card as a tower'),
          ),
      ),
  ),
  // A tower that is built again is no card of the display either (T-055).
  mutator(
    'tallinn.tower.permanent',
    (record) =>
      seats(record)
        .filter(({ hasContest, tower }) => hasContest && !tower)
        .flatMap((seat) =>
          towersOf(seat.round.before, seat.player).map(
            (card) => () => built(record, seat, 'display', card, 'a tower is built again'),
          ),
        ),
    ['tallinn.tower.from-display'],
  ),
  mutator('tallinn.tower.hand-shrinks', (record) =>
    seats(record)
      .filter(isFrom('hand'))
      .map(({ round, player: owner }) => () => {
        endRecordWith(record, round);
        return misreckoned(record.game, `the hand of ${owner} does not shrink in round ${round.number}`, {
          hand: (at, player) => RULES.hand(at, player) + (player === owner && at.round === round.number ? 1 : 0),
        });
      }),
  ),
  // Where the refill follows the tower at once, two cards are drawn in the round (T-071, TE-26).
  mutator(
    'tallinn.tower.hand-shrinks',
    (record) =>
      seats(record)
        .filter(isFrom('hand'))
        .map(({ round, player }) => () => {
          const drawn = ofPlayer(round.element, 'draw', player);
          const [card] = pileOf(round.after, player);
          if (!drawn || card === undefined) return undefined;
          const draw = insertBehindAll(round.element, [...UP_TO_TOWERS, 'draw'], newElement('draw', { player, card }));
          endRecordWith(record, round);
          writeClaims(record.game);
          return inRound(round, 'a card is drawn for the tower', draw);
        }),
    ['tallinn.draw.one'],
  ),
  mutator('tallinn.tower.after-contests', (record) =>
    seats(record)
      .filter(({ tower }) => tower)
      .map(({ round, tower }) => () => {
        const [draw] = all(round.element, 'draw');
        if (!draw || !tower) return undefined;
        const first = all(round.element, 'tower')[0] as Element;
        moveBefore(round.element, draw, first);
        return inRound(round, 'a card is drawn before this tower', first);
      }),
  ),
  // A tower before the contest of somebody else is too early for the contests and too early for itself (T-049, T-062).
  mutator(
    'tallinn.contest.all-before-towers',
    (record) =>
      seats(record).map(({ round, tower, player }) => () => {
        const contests = all(round.element, 'contest');
        const own = contests.findIndex((contest) => get(contest, 'player') === player);
        const later = contests[own + 1];
        if (!tower || own < 0 || !later) return undefined;
        moveBefore(round.element, tower, later);
        return inRound(round, 'a tower is built before this contest', later);
      }),
    ['tallinn.tower.after-contests'],
  ),
  mutator('tallinn.invariant.towers-vs-contests', (record) =>
    seats(record)
      .filter(({ round, player }) => ofPlayer(round.element, 'state', player))
      .map(({ round, player: owner }) => () => {
        const triggered = record.rounds
          .filter(({ number }) => number <= round.number)
          .flatMap(({ contests }) => contests.filter(({ player }) => player === owner)).length;
        return misreckoned(record.game, `${owner} has more towers than contests in round ${round.number}`, {
          towers: (at, player) =>
            player === owner && at.round === round.number ? triggered + 1 : RULES.towers(at, player),
        });
      }),
  ),
  mutator(
    'tallinn.legate.arms-optional',
    (record) =>
      seats(record).map(({ round, player, tower }) => () => {
        const contest = round.contests.find((own) => own.player === player && own.extra > 0);
        if (!contest?.claim || !tower) return undefined;
        remove(round.element, contest.claim);
        endRecordWith(record, round);
        writeClaims(record.game);
        return inRound(round, 'a tower without the contest of the arms', tower);
      }),
    // A player without a contest builds no tower (T-052); the rule on the arms says the same of them (T-100).
    ['tallinn.tower.requires-contest'],
  ),
];
