/** Breaches of the rules on the course of a round: order, choosing, revealing, drawing, and on how often all this happens. */
import { all, type Element, get } from '../../oracle/element.js';
import { displayOf, handOf, pileOf, type Table } from '../../oracle/tallinn-table.js';
import { newElement, remove } from '../edits.js';
import { writeClaims } from './claims.js';
import { endRecordWith, insertBehindAll, moveBefore, ofPlayer } from './edits.js';
import { inRound, misreckoned, mutator, type Occasion } from './plant.js';
import { RULES } from './reckoning.js';
import { halfOf, type RecordedGame, type Round, recordOf } from './record.js';
import { holdsWhatIsPlayed } from './setup.js';

type Play = Table['played'][number] & { readonly where: Round; readonly element: Element };

function playsOf(record: RecordedGame): Play[] {
  return record.rounds.flatMap((where) =>
    where.shown.played
      .filter(({ round }) => round === where.number)
      .flatMap((play) => {
        const element = ofPlayer(where.element, 'play', play.player);
        return element ? [{ ...play, where, element }] : [];
      }),
  );
}

/** The card of a play is another one, and the record ends with the round. */
function replayed(record: RecordedGame, { where, element }: Play, card: string, what: string): ReturnType<Occasion> {
  element.attributes['card'] = card;
  element.attributes['side'] = card === 'legate' ? 'persons' : quietSide(where.shown, card);
  remove(where.element, ofPlayer(where.element, 'contest', get(element, 'player')));
  remove(where.element, ofPlayer(where.element, 'tower', get(element, 'player')));
  endRecordWith(record, where);
  writeClaims(record.game);
  return inRound(where, what, element);
}

/** A half without a coin. */
function quietSide({ faces }: Table, card: string): string {
  return halfOf(faces, card, 'a').coin === '' ? 'a' : 'b';
}

const isQuiet = ({ where, card, side }: Play): boolean =>
  card !== 'legate' && halfOf(where.shown.faces, card, side).coin === '';

/** The last card of a player is played earlier, beside another one, so that nothing is left for the last round. */
function playedTwo(record: RecordedGame, last: Play, round: Round): ReturnType<Occasion> {
  remove(last.where.element, last.element);
  if (all(last.where.element, 'play').length === 0) remove(record.moves, last.where.element);
  insertBehindAll(round.element, ['play'], last.element);
  writeClaims(record.game);
  return inRound(round, 'a second card', last.element);
}

/** A card is kept back, and played when the hand would have been empty. */
function keptBack(record: RecordedGame, play: Play): ReturnType<Occasion> {
  const later = record.rounds.find(
    ({ number, before }) => number > play.round && handOf(before, play.player).length === 0,
  );
  const isBuilt = record.end.towers.some(({ player, card }) => player === play.player && card === play.card);
  if (!later || isBuilt || !isQuiet(play)) return undefined;
  remove(play.where.element, play.element);
  insertBehindAll(later.element, ['play'], play.element);
  writeClaims(record.game);
  return inRound(play.where, `${play.player} passes`);
}

/** The draws of a player from one round on, a round later or earlier. */
function redrawn(record: RecordedGame, player: string, from: Round, step: 1 | -1): ReturnType<Occasion> {
  const draws = record.rounds
    .filter(({ number }) => number >= from.number)
    .map(({ element }) => ofPlayer(element, 'draw', player));
  const cards = draws.flatMap((draw) => (draw ? [get(draw, 'card')] : []));
  if (cards.length < (step === 1 ? 1 : 2)) return undefined;
  for (const draw of draws)
    remove(record.rounds.find(({ element }) => draw && element.children.includes(draw))?.element, draw);
  const rounds = record.rounds.slice(from.number - 1);
  let second: Element | undefined;
  for (const [index, card] of cards.entries()) {
    const round = rounds[step === 1 ? index + 1 : Math.max(index - 1, 0)];
    if (!round) return undefined;
    const draw = insertBehindAll(
      round.element,
      ['play', 'contest', 'tower', 'draw'],
      newElement('draw', { player, card }),
    );
    if (step === -1 && index === 1) second = draw;
  }
  if (!holdsWhatIsPlayed(recordOf(record.game), player)) return undefined;
  writeClaims(record.game);
  return inRound(from, step === 1 ? `${player} draws nothing` : 'a second card is drawn', second);
}

const rounds = (record: RecordedGame, occasions: (round: Round) => (Occasion | false | undefined)[]): Occasion[] =>
  record.rounds.flatMap(occasions).filter((occasion) => typeof occasion === 'function');

export const course = [
  mutator('tallinn.round.phase-order', (record) =>
    rounds(record, (round) =>
      all(round.element, 'draw').map((draw) => () => {
        const first = round.element.children[0] as Element;
        moveBefore(round.element, draw, first);
        return inRound(round, 'a card is drawn before this one is revealed', first);
      }),
    ),
  ),
  mutator('tallinn.round.phase-order', (record) =>
    rounds(record, (round) => {
      const [contest] = all(round.element, 'contest');
      if (!contest || all(round.element, 'tower').length > 0) return [];
      return all(round.element, 'draw').map((draw) => () => {
        moveBefore(round.element, draw, contest);
        return inRound(round, 'a card is drawn before this contest', contest);
      });
    }),
  ),
  mutator('tallinn.round.phase-order', (record) =>
    rounds(record, (round) =>
      all(round.element, 'contest').map((contest) => () => {
        const first = round.element.children[0] as Element;
        moveBefore(round.element, contest, first);
        return inRound(round, 'a contest is held before this card is revealed', first);
      }),
    ),
  ),
  mutator('tallinn.play.simultaneous-reveal', (record) =>
    rounds(record, (round) => {
      const plays = all(round.element, 'play');
      return all(round.element, 'contest').flatMap((contest) => {
        const own = plays.findIndex((play) => get(play, 'player') === get(contest, 'player'));
        return plays.slice(own + 1).map((later) => () => {
          moveBefore(round.element, contest, later);
          return inRound(round, 'a contest is held before this card is revealed', later);
        });
      });
    }),
  ),
  mutator('tallinn.choose.one-card', (record) => {
    const quiet = playsOf(record).filter(isQuiet);
    const last = quiet.filter(
      (play) =>
        play.where.after.played.filter(({ player }) => player === play.player).length ===
        playsOf(record).filter(({ player }) => player === play.player).length,
    );
    return last.flatMap((play) =>
      record.rounds
        .filter(({ number, shown }) => number < play.round && handOf(shown, play.player).includes(play.card))
        .filter(({ built }) => !built.towers.some((tower) => tower.player === play.player && tower.card === play.card))
        .map((round) => () => playedTwo(record, play, round)),
    );
  }),
  mutator('tallinn.choose.from-hand', (record) =>
    playsOf(record).flatMap((play) =>
      pileOf(play.where.before, play.player).map((card) => () => {
        const draw = ofPlayer(play.where.element, 'draw', play.player);
        if (draw && get(draw, 'card') === card) return undefined;
        return replayed(record, play, card, 'a card that was not drawn yet');
      }),
    ),
  ),
  mutator('tallinn.choose.mandatory', (record) => playsOf(record).map((play) => () => keptBack(record, play))),
  mutator('tallinn.choose.mandatory', (record) =>
    playsOf(record)
      .filter((play) => isQuiet(play) && all(play.where.element, 'draw').length > 0)
      .map((play) => () => {
        remove(play.where.element, play.element);
        endRecordWith(record, play.where);
        writeClaims(record.game);
        return inRound(play.where, `${play.player} passes`);
      }),
  ),
  mutator('tallinn.choose.orientation', (record) =>
    playsOf(record)
      .filter(isQuiet)
      .map((play) => () => {
        play.element.attributes['side'] = 'persons';
        endRecordWith(record, play.where);
        return inRound(play.where, 'a half that the card does not have', play.element);
      }),
  ),
  mutator('tallinn.play.once', (record) =>
    playsOf(record).flatMap((play) =>
      displayOf(play.where.before, play.player).map(
        ({ card }) =>
          () =>
            replayed(record, play, card, 'a displayed card again'),
      ),
    ),
  ),
  // A card that became a tower is not in the hand either (T-025, TE-04).
  mutator(
    'tallinn.tower.permanent',
    (record) =>
      playsOf(record).flatMap((play) =>
        play.where.before.towers
          .filter(({ player, from }) => player === play.player && from === 'hand')
          .map(
            ({ card }) =>
              () =>
                replayed(record, play, card, 'a tower is played'),
          ),
      ),
    ['tallinn.choose.from-hand'],
  ),
  mutator('tallinn.draw.one', (record) =>
    rounds(record, (round) => record.players.map((player) => () => redrawn(record, player, round, 1))),
  ),
  mutator('tallinn.draw.one', (record) =>
    rounds(record, (round) => record.players.map((player) => () => redrawn(record, player, round, -1))),
  ),
  mutator('tallinn.draw.empty-pile', (record) =>
    rounds(record, (round) =>
      record.players
        .filter((player) => pileOf(round.before, player).length === 0)
        .flatMap((player) =>
          [...displayOf(round.before, player).map(({ card }) => card), '?'].map((card) => () => {
            const draw = insertBehindAll(
              round.element,
              ['play', 'contest', 'tower', 'draw'],
              newElement('draw', { player, card }),
            );
            endRecordWith(record, round);
            return inRound(round, 'a card from the empty pile', draw);
          }),
        ),
    ),
  ),
  mutator('tallinn.invariant.hand-size', (record) =>
    rounds(record, (round) =>
      record.players
        .filter(
          (player) =>
            ofPlayer(round.element, 'state', player) &&
            !round.built.towers.some((tower) => tower.round === round.number && tower.player === player),
        )
        .map(
          (owner) => () =>
            misreckoned(record.game, `${owner} has a card too many in round ${round.number}`, {
              hand: (at, player) => RULES.hand(at, player) + (player === owner && at.round === round.number ? 1 : 0),
            }),
        ),
    ),
  ),
];
