/** Breaches that show in what a record says of a display: halves, start cards, towers that still count. */
import { displayOf, ESTATES, isArms, type Table } from '../../oracle/tallinn-table.js';
import { startPersons } from './contest-faults.js';
import { endRecordWith, ofPlayer } from './edits.js';
import { misreckoned, mutator, type Occasion } from './plant.js';
import { type Moment, type Reckoning, RULES } from './reckoning.js';
import { halfOf, otherSide, type RecordedGame, type Round } from './record.js';

type Persons = Reckoning['persons'];

/** Whether something holds that began when the contests of a round were over. */
export const isSince = ({ number }: Round, at: Moment): boolean =>
  at.round > number || (at.round === number && at.isRoundOver);

/**
 * From the end of a round on a player shows other persons, and all that is reckoned later follows from it. Not planted where
 * a breach of another rule would show the same persons.
 */
function shows(record: RecordedGame, round: Round, owner: string, fault: Fault): Occasion {
  return () => {
    const { rule, what, more } = fault;
    const after: Moment = { table: round.after, round: round.number, isRoundOver: true };
    const difference = (persons: Persons): string => ESTATES.map((estate) => persons(after, owner, estate)).join(' ');
    const isRivalled = faultsOf(round.after, owner).some(
      (other) => other.rule !== rule && difference(other.more) === difference(more),
    );
    if (isRivalled || !ofPlayer(round.element, 'state', owner)) return undefined;
    if (rule === 'tallinn.legate.plus-two-expires') endRecordWith(record, round);
    const persons: Persons = (at, player, estate) =>
      RULES.persons(at, player, estate) + (player === owner && isSince(round, at) ? more(at, player, estate) : 0);
    return misreckoned(record.game, `${what} (${owner}, round ${round.number})`, { persons });
  };
}

/** A way to count the persons of a display wrongly. */
interface Fault {
  readonly rule: string;
  readonly what: string;
  readonly card: string;
  readonly more: Persons;
}

/** What may be wrong with each card that a player shows or has turned into a tower. */
function faultsOf(table: Table, player: string): Fault[] {
  const shown = displayOf(table, player).flatMap(({ card, side }): Fault[] => [
    {
      rule: 'tallinn.card.two-halves',
      what: `both halves of card ${card} count`,
      card,
      more: onOtherHalf(card, side, false),
    },
    {
      rule: 'tallinn.play.keep-orientation',
      what: `card ${card} is turned round`,
      card,
      more: onOtherHalf(card, side, true),
    },
  ]);
  const towers = table.towers.flatMap(({ player: owner, card }): Fault[] => {
    const played = table.played.find((play) => play.player === owner && play.card === card);
    if (owner !== player || !played) return [];
    const more: Persons = (_, __, estate) => halfOf(table.faces, card, played.side).persons[estate] ?? 0;
    return [{ rule: 'tallinn.tower.leaves-display', what: `tower ${card} still counts`, card, more }];
  });
  const arms = displayOf(table, player).some(isArms) ? ESTATES : [];
  return [
    ...shown,
    ...towers,
    ...arms.map((chosen) => ({
      rule: 'tallinn.legate.plus-two-expires',
      what: 'the persons of the arms stay',
      card: chosen,
      more: (_: Moment, __: string, estate: string) => (estate === chosen ? 2 : 0),
    })),
    {
      rule: 'tallinn.card.start-persons-count',
      what: 'the start card is left out',
      card: '',
      more: (at, owner, estate) => -startPersons(at.table, owner, estate),
    },
  ];
}

/** Everything of a rule that may go wrong for a player in a round, with the card of which it is said. */
function occasionsOf(
  record: RecordedGame,
  rule: string,
  isMeant: (round: Round, player: string, card: string) => boolean,
): Occasion[] {
  return record.rounds.flatMap((round) =>
    record.players.flatMap((player) =>
      faultsOf(round.after, player)
        .filter((fault) => fault.rule === rule && isMeant(round, player, fault.card))
        .map((fault) => shows(record, round, player, fault)),
    ),
  );
}

const isPlayed = ({ number, shown }: Round, player: string, card: string): boolean =>
  shown.played.some((play) => play.round === number && play.player === player && play.card === card);

const staysDisplayed = ({ end }: RecordedGame, player: string, card: string): boolean =>
  displayOf(end, player).some((shown) => shown.card === card);

const isBuilt = ({ number, built }: Round, player: string, card: string): boolean =>
  built.towers.some((tower) => tower.round === number && tower.player === player && tower.card === card);

const isChosen = ({ contests }: Round, player: string, estate: string): boolean =>
  contests.some((contest) => contest.player === player && contest.extra > 0 && contest.estate === estate);

/** What a card of the display shows more if both halves, or the other one, are counted. */
function onOtherHalf(card: string, side: string, isTurned: boolean): Persons {
  return ({ table }, player, estate) => {
    const isThere = displayOf(table, player).some((shown) => shown.card === card);
    const { persons } = halfOf(table.faces, card, otherSide(side));
    const active = isTurned ? (halfOf(table.faces, card, side).persons[estate] ?? 0) : 0;
    return isThere ? (persons[estate] ?? 0) - active : 0;
  };
}

/** A card whose halves are miscounted until the end: it never becomes a tower. */
const isNew =
  (record: RecordedGame, isWanted: boolean) =>
  (round: Round, player: string, card: string): boolean =>
    card !== 'legate' && isPlayed(round, player, card) === isWanted && staysDisplayed(record, player, card);

export const displays = [
  mutator('tallinn.card.two-halves', (record) => occasionsOf(record, 'tallinn.card.two-halves', isNew(record, true))),
  // Nobody sees whether the card was turned when it was laid down or its covered half is counted (T-032, T-033).
  mutator(
    'tallinn.play.right-half-active',
    (record) => occasionsOf(record, 'tallinn.play.keep-orientation', isNew(record, true)),
    ['tallinn.play.keep-orientation'],
  ),
  mutator('tallinn.play.keep-orientation', (record) =>
    occasionsOf(record, 'tallinn.play.keep-orientation', isNew(record, false)),
  ),
  mutator('tallinn.card.start-persons-count', (record) =>
    occasionsOf(record, 'tallinn.card.start-persons-count', ({ number }) => number === 1),
  ),
  mutator('tallinn.tower.leaves-display', (record) => occasionsOf(record, 'tallinn.tower.leaves-display', isBuilt)),
  mutator('tallinn.legate.plus-two-expires', (record) =>
    occasionsOf(record, 'tallinn.legate.plus-two-expires', isChosen),
  ),
  mutator('tallinn.tower.permanent', (record) =>
    record.rounds.flatMap((round) =>
      round.before.towers
        .filter(({ from }) => from === 'display')
        .map(
          ({ player, card }) =>
            () =>
              turnedBack(record, round, player, card),
        ),
    ),
  ),
];

/** A tower lies in the display again, and is a tower no more. */
function turnedBack(record: RecordedGame, round: Round, owner: string, card: string): ReturnType<Occasion> {
  const back = (at: Moment, player: string): Moment => {
    if (player !== owner || !isSince(round, at)) return at;
    const towers = at.table.towers.filter((tower) => tower.player !== owner || tower.card !== card);
    return { ...at, table: { ...at.table, towers } };
  };
  endRecordWith(record, round);
  return misreckoned(record.game, `${owner} turns tower ${card} back in round ${round.number}`, {
    persons: (at, player, estate) => RULES.persons(back(at, player), player, estate),
    towers: (at, player) => RULES.towers(back(at, player), player),
  });
}
