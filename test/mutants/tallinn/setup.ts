/** Breaches of the rules on the setup, on the cards, and of those of the legate that hold before the first round. */
import { all, type Element, get, one, words } from '../../oracle/element.js';
import { handOf } from '../../oracle/tallinn-table.js';
import { newElement, remove } from '../edits.js';
import { scored, writeClaims } from './claims.js';
import { endRecordWith, insertBehindAll, ofPlayer } from './edits.js';
import { inRound, inSection, misreckoned, mutator, type Occasion } from './plant.js';
import { RULES, START_POINTS } from './reckoning.js';
import { type RecordedGame, recordOf } from './record.js';

const setupOf = (record: RecordedGame): Element | undefined => one(record.game, 'setup');
const startsOf = (record: RecordedGame): Element[] => all(setupOf(record), 'start');
const handsOf = (record: RecordedGame): Element[] => all(setupOf(record), 'hand');

/** The start cards that go back to the box. */
export function leftStartCards(record: RecordedGame): string[] {
  const dealt = record.end.starts.map(({ card }) => card);
  return record.end.faces.starts.map(({ id }) => id).filter((id) => !dealt.includes(id));
}

/** All draws of a player come a card earlier or later; undefined where the plays do not allow it. */
function redealt(record: RecordedGame, player: string, step: 1 | -1): Element | undefined {
  const hand = ofPlayer(setupOf(record), 'hand', player);
  if (!hand) return undefined;
  const draws = record.rounds
    .map(({ element }) => ofPlayer(element, 'draw', player))
    .filter((draw) => draw !== undefined);
  const dealt = words(hand, 'cards').filter((card) => card !== 'legate');
  const legate = words(hand, 'cards').filter((card) => card === 'legate');
  const stack = [...dealt, ...draws.map((draw) => get(draw, 'card'))];
  const size = dealt.length + step;
  hand.attributes['cards'] = [...stack.slice(0, size), ...legate].join(' ');
  const drawn = stack.slice(size);
  for (const [index, draw] of draws.entries()) {
    const card = drawn[index];
    if (card === undefined) remove(record.rounds.find(({ element }) => element.children.includes(draw))?.element, draw);
    else draw.attributes['card'] = card;
  }
  const extra = drawn[draws.length];
  const next = record.rounds[draws.length]?.element;
  if (extra !== undefined && next)
    insertBehindAll(next, ['play', 'contest', 'tower', 'draw'], newElement('draw', { player, card: extra }));
  return holdsWhatIsPlayed(recordOf(record.game), player) ? hand : undefined;
}

/** Every card that a player plays or builds from the hand is in the hand. */
export function holdsWhatIsPlayed({ rounds }: RecordedGame, player: string): boolean {
  return rounds.every(({ number, before, shown, built }) => {
    const play = built.played.find((own) => own.round === number && own.player === player);
    const tower = built.towers.find((own) => own.round === number && own.player === player && own.from === 'hand');
    return (
      (!play || handOf(before, player).includes(play.card)) && (!tower || handOf(shown, player).includes(tower.card))
    );
  });
}

/** The opening hand is changed; what comes of it later is not written any more. */
function rehanded(record: RecordedGame, hand: Element, cards: readonly string[], what: string): ReturnType<Occasion> {
  hand.attributes['cards'] = cards.join(' ');
  const [first] = record.rounds;
  if (first) endRecordWith(record, first);
  return inSection('setup', what, hand);
}

const openingHands =
  (step: 1 | -1) =>
  (record: RecordedGame): Occasion[] =>
    record.players.map((player) => () => {
      const hand = redealt(record, player, step);
      if (!hand) return undefined;
      writeClaims(record.game);
      return inSection('setup', `an opening hand of ${words(hand, 'cards').length}`, hand);
    });

/** No contest of the first round is worth so much that it could be the one that was not added. */
function isNotLost(record: RecordedGame, less: number): boolean {
  const [first] = scored(record).rounds;
  return first?.round.contests.every((contest) => RULES.contest(first.shown, contest) !== less) ?? false;
}

const base =
  (occasions: (record: RecordedGame) => Occasion[]) =>
  (record: RecordedGame): Occasion[] =>
    record.legate ? [] : occasions(record);
const expansion =
  (occasions: (record: RecordedGame) => Occasion[]) =>
  (record: RecordedGame): Occasion[] =>
    record.legate ? occasions(record) : [];

/** Cards that a log prints itself. */
function printed(record: RecordedGame, cards: readonly Element[], what: string): ReturnType<Occasion> {
  const components = one(record.game, 'components');
  if (!components) return undefined;
  components.children.push(...cards);
  return inSection('setup', what, cards.at(-1));
}

export const setup = [
  mutator('tallinn.setup.component-census', (record) =>
    startsOf(record).map((start) => () => {
      // Another number would be a slip of the pen for one of the six.
      start.attributes['card'] = 'joker';
      return inSection('setup', 'a start card that there is not', start);
    }),
  ),
  mutator('tallinn.setup.component-census', (record) =>
    record.end.faces.starts.map(({ id, persons }) => () => {
      const sides = Object.entries(persons).map(([estate, count]) => [estate, String(count)]);
      const twice = [0, 1].map(() => newElement('start', { id, ...Object.fromEntries(sides) }));
      return printed(record, twice, 'a start card printed twice');
    }),
  ),
  mutator('tallinn.setup.start-score', (record) =>
    [START_POINTS, START_POINTS - 1]
      .filter((less) => isNotLost(record, less))
      .map(
        (less) => () =>
          misreckoned(record.game, `everybody starts with ${START_POINTS - less} points`, {
            points: (at, player) => RULES.points(at, player) - less,
          }),
      ),
  ),
  mutator('tallinn.setup.start-score', (record) => [
    () =>
      misreckoned(record.game, 'the result leaves out the points of the start', {
        total: (at, player) => RULES.total(at, player) - START_POINTS,
      }),
  ]),
  mutator('tallinn.setup.start-card', (record) =>
    startsOf(record).map((start) => () => {
      remove(setupOf(record), start);
      writeClaims(record.game);
      return inSection('setup', `no start card for ${get(start, 'player')}`);
    }),
  ),
  mutator('tallinn.setup.start-card', (record) =>
    record.players.flatMap((player) =>
      leftStartCards(record).map((card) => () => {
        const second = insertBehindAll(setupOf(record) as Element, ['start'], newElement('start', { player, card }));
        writeClaims(record.game);
        return inSection('setup', 'a second start card', second);
      }),
    ),
  ),
  mutator('tallinn.setup.start-card-distinct', (record) =>
    startsOf(record)
      .slice(1)
      .map((start, index) => () => {
        start.attributes['card'] = get(startsOf(record)[index] as Element, 'card');
        writeClaims(record.game);
        return inSection('setup', 'a start card twice', start);
      }),
  ),
  mutator('tallinn.setup.start-cards-leftover', (record) =>
    record.rounds.flatMap((round) =>
      all(round.element, 'draw').flatMap((draw) =>
        leftStartCards(record).map((card) => () => {
          draw.attributes['card'] = card;
          endRecordWith(record, round);
          return inRound(round, 'a start card from the box is drawn', draw);
        }),
      ),
    ),
  ),
  mutator('tallinn.setup.full-set', (record) =>
    record.rounds.flatMap((round) =>
      all(round.element, 'draw').flatMap((draw) =>
        ['0', '11'].map((card) => () => {
          draw.attributes['card'] = card;
          endRecordWith(record, round);
          return inRound(round, 'a number that is in no set is drawn', draw);
        }),
      ),
    ),
  ),
  mutator('tallinn.setup.full-set', (record) =>
    record.rounds.flatMap((round) =>
      all(round.element, 'draw').flatMap((draw) =>
        handOf(round.built, get(draw, 'player'))
          .filter((card) => card !== 'legate')
          .map((card) => () => {
            draw.attributes['card'] = card;
            endRecordWith(record, round);
            return inRound(round, 'a number is drawn a second time', draw);
          }),
      ),
    ),
  ),
  mutator('tallinn.setup.full-set', (record) =>
    handsOf(record).map((hand) => () => {
      const unplayed = words(hand, 'cards').filter(
        (card) => card !== 'legate' && !record.rounds[0]?.after.played.some((play) => play.card === card),
      );
      const [first = '', second = ''] = unplayed;
      if (record.rounds[0]?.after.towers.some(({ card }) => card === second) || second === '') return undefined;
      return rehanded(
        record,
        hand,
        words(hand, 'cards').map((card) => (card === second ? first : card)),
        'a number twice in hand',
      );
    }),
  ),
  mutator('tallinn.setup.opening-hand', base(openingHands(1))),
  mutator('tallinn.setup.opening-hand', base(openingHands(-1))),
  mutator('tallinn.legate.opening-hand', expansion(openingHands(1))),
  mutator('tallinn.legate.opening-hand', expansion(openingHands(-1))),
  mutator(
    'tallinn.legate.one-each',
    base((record) =>
      handsOf(record).map(
        (hand) => () => rehanded(record, hand, [...words(hand, 'cards'), 'legate'], 'a legate in the game without it'),
      ),
    ),
  ),
  mutator(
    'tallinn.legate.one-each',
    expansion((record) =>
      handsOf(record).map(
        (hand) => () => rehanded(record, hand, [...words(hand, 'cards'), 'legate'], 'a second legate'),
      ),
    ),
  ),
  mutator(
    'tallinn.legate.opening-hand',
    expansion((record) =>
      handsOf(record)
        .filter(
          (hand) =>
            !record.rounds[0]?.after.played.some(
              ({ card, player }) => card === 'legate' && player === get(hand, 'player'),
            ),
        )
        .map((hand) => () => {
          const [first] = record.rounds;
          const draw = ofPlayer(first?.element, 'draw', get(hand, 'player'));
          if (!draw || first?.after.towers.some(({ card }) => card === 'legate')) return undefined;
          const [drawn, cards] = [
            get(draw, 'card'),
            words(hand, 'cards').map((card) => (card === 'legate' ? '' : card)),
          ];
          draw.attributes['card'] = 'legate';
          return rehanded(
            record,
            hand,
            cards.map((card) => card || drawn),
            'the legate is shuffled into the pile',
          );
        }),
    ),
  ),
];
