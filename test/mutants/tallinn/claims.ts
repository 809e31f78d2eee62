/** Writes the claims of a record anew, as the program would that reckons so; its decisions stay as they are. */
import { all, type Element, get, one } from '../../oracle/element.js';
import { displayOf, ESTATES, isArms, type Table, towersOf } from '../../oracle/tallinn-table.js';
import { newElement } from '../edits.js';
import { type Moment, type Reckoning, RULES, reckoningWith, type Score } from './reckoning.js';
import { type RecordedGame, type Round, recordOf } from './record.js';

/** The table with the points scored before each round, at the end of it, and in the final scoring. */
export interface Scored {
  readonly rounds: readonly { readonly round: Round; readonly shown: Moment; readonly after: Moment }[];
  readonly end: Moment;
}

/** Rewrites every number that a record claims, and the order of decisions that hangs on points. */
export function writeClaims(game: Element, faults: Partial<Reckoning> = {}): void {
  const record = recordOf(game);
  const reckoning = reckoningWith(faults);
  const { rounds, end } = scored(record, reckoning);
  for (const { round, shown, after } of rounds) {
    for (const contest of round.contests) {
      if (contest.claim) restate(contest.claim, { points: reckoning.contest(shown, contest) });
    }
    if (record.leaderFirst) orderDecisions(round, { ...after, isRoundOver: false }, reckoning);
    for (const state of all(round.element, 'state')) restate(state, stateOf(reckoning, after, get(state, 'player')));
  }
  if (record.final) writeFinal(record.final, reckoning, end);
  if (record.result) writeResult(record.result, reckoning, end);
}

/** Adds up the contests of the rounds. */
export function scored(record: RecordedGame, reckoning: Reckoning = RULES): Scored {
  let list: Table['scored'] = [];
  const rounds = record.rounds.map((round) => {
    const shown: Moment = { table: { ...round.shown, scored: list }, round: round.number, isRoundOver: false };
    list = [
      ...list,
      ...round.contests.map((contest) => ({
        round: round.number,
        player: contest.player,
        points: reckoning.contest(shown, contest),
      })),
    ];
    const after: Moment = { table: { ...round.after, scored: list }, round: round.number, isRoundOver: true };
    return { round, shown, after };
  });
  const bonuses = all(record.final, 'bonus').map((bonus) => ({
    player: get(bonus, 'player'),
    estate: get(bonus, 'estate'),
  }));
  const bare = { ...record.end, scored: list };
  const bareEnd: Moment = { table: bare, round: Number.POSITIVE_INFINITY, isRoundOver: true };
  const table = { ...bare, bonuses: bonusesOf(reckoning, bareEnd, bonuses) };
  return { rounds, end: { ...bareEnd, table } };
}

/** The estates of which a player shows fewest. */
export function fewest(at: Moment, player: string, reckoning: Reckoning = RULES): string[] {
  const counts = ESTATES.map((estate) => reckoning.persons(at, player, estate));
  return ESTATES.filter((_, index) => counts[index] === Math.min(...counts));
}

/** As recorded where that is one of the fewest, else to the first of them. */
function bonusesOf(reckoning: Reckoning, at: Moment, recorded: Table['bonuses']): Table['bonuses'] {
  return at.table.players.flatMap((player) => {
    if (!displayOf(at.table, player).some(isArms)) return [];
    const estates = fewest(at, player, reckoning);
    const chosen = recorded.find((bonus) => bonus.player === player && estates.includes(bonus.estate));
    return [{ player, estate: chosen?.estate ?? estates[0] ?? '' }];
  });
}

function stateOf(reckoning: Reckoning, at: Moment, player: string): Record<string, number> {
  const persons = ESTATES.map((estate) => [estate, reckoning.persons(at, player, estate)]);
  const counts = (['points', 'towers', 'hand', 'pile'] as const).map((name) => [name, reckoning[name](at, player)]);
  return Object.fromEntries([...persons, ...counts]) as Record<string, number>;
}

/** Only what the record claims is claimed anew. */
function restate(element: Element, values: Readonly<Record<string, number | string>>): void {
  for (const [name, value] of Object.entries(values)) {
    if (name in element.attributes) element.attributes[name] = String(value);
  }
}

/** The leader first: by points, then by the towers built before this round; tied players as they stand. */
function orderDecisions({ element, before }: Round, after: Moment, reckoning: Reckoning): void {
  const decisions = all(element, 'tower');
  const sorted = [...decisions].sort((one, other) => {
    const [first, second] = [get(one, 'player'), get(other, 'player')];
    const points = reckoning.points(after, second) - reckoning.points(after, first);
    return points || towersOf(before, second).length - towersOf(before, first).length;
  });
  const places = decisions.map((decision) => element.children.indexOf(decision));
  for (const [index, place] of places.entries()) element.children.splice(place, 1, sorted[index] as Element);
}

function writeFinal(final: Element, reckoning: Reckoning, end: Moment): void {
  for (const bonus of all(final, 'bonus')) {
    const own = end.table.bonuses.find(({ player }) => player === get(bonus, 'player'));
    if (own) restate(bonus, { estate: own.estate });
  }
  for (const contest of all(final, 'contest')) {
    const [player, estate] = [get(contest, 'player'), get(contest, 'estate')];
    const points =
      estate === 'tower' ? reckoning.towerContest(end, player) : reckoning.estateContest(end, player, estate);
    restate(contest, { points });
  }
  if (one(final, 'contest')) writeTransfers(final, reckoning, end);
}

/** Transfers that are due stay or are added behind the contests of their estate, the others go. */
function writeTransfers(final: Element, reckoning: Reckoning, end: Moment): void {
  const { players } = end.table;
  for (const estate of ESTATES) {
    for (const from of players) {
      for (const to of players.filter((id) => id !== from)) {
        const isIt = (child: Element): boolean =>
          child.name === 'transfer' &&
          get(child, 'from') === from &&
          get(child, 'to') === to &&
          get(child, 'estate') === estate;
        const place = final.children.findIndex(isIt);
        const isDue = reckoning.isPaid(end, from, to, estate);
        if (place >= 0 && !isDue) final.children.splice(place, 1);
        if (place >= 0 || !isDue) continue;
        const last = final.children.findLastIndex((child) => get(child, 'estate') === estate && child.name !== 'bonus');
        final.children.splice(last + 1, 0, newElement('transfer', { from, to, estate }));
      }
    }
  }
}

function writeResult(result: Element, reckoning: Reckoning, end: Moment): void {
  const scores = scoresOf(reckoning, end);
  for (const element of all(result, 'score')) {
    const own = scores.find(({ player }) => player === get(element, 'player'));
    if (!own) continue;
    const { points, towerPersons } = own;
    restate(element, { points, 'tower-persons': towerPersons, rank: reckoning.rank(scores, own) });
  }
}

/** What everybody has at the end. */
export function scoresOf(reckoning: Reckoning, end: Moment): Score[] {
  return end.table.players.map((player) => ({
    player,
    points: reckoning.total(end, player),
    towerPersons: reckoning.towerPersons(end, player).reduce((all, count) => all + count, 0),
  }));
}
