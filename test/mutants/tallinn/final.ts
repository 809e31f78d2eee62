/** Breaches of the rules on the final scoring and on who wins. */
import { all, copyOf, type Element, get, words } from '../../oracle/element.js';
import { displayOf, ESTATES, isArms } from '../../oracle/tallinn-table.js';
import { insertBehind, newElement, remove } from '../edits.js';
import { fewest, scored, writeClaims } from './claims.js';
import { declareRecords, insertBehindAll, moveBefore, ofPlayer } from './edits.js';
import { ESTATE_FAULTS, finalContestsMisreckonedBy, TOWER_FAULTS } from './final-faults.js';
import { inSection, misreckoned, mutator, type Occasion } from './plant.js';
import { type Moment, type Reckoning, RULES } from './reckoning.js';
import type { RecordedGame } from './record.js';

/** The end, before the two persons of a legate join a display. */
const endOf = ({ end }: RecordedGame): Moment => ({ table: end, round: Number.POSITIVE_INFINITY, isRoundOver: true });

const claimsOf = ({ final }: RecordedGame): Element[] => all(final, 'contest');
const transfersOf = ({ final }: RecordedGame): Element[] => all(final, 'transfer');
const isWhole = (record: RecordedGame): boolean => claimsOf(record).length === 4 * record.players.length;

/** One contest is reckoned with a fault for all players, and the result follows. */
const misreckonings = [...new Set([...Object.keys(ESTATE_FAULTS), ...Object.keys(TOWER_FAULTS)])].map((rule) =>
  mutator(rule, (record) => {
    if (!isWhole(record)) return [];
    return finalContestsMisreckonedBy(rule, scored(record).end).map(
      ({ estate: wrong, reckoning }) =>
        () =>
          misreckoned(record.game, `the contest of ${wrong}`, {
            estateContest: (at, player, estate) =>
              (estate === wrong ? reckoning : RULES).estateContest(at, player, estate),
            towerContest: (at, player) => (wrong === 'tower' ? reckoning : RULES).towerContest(at, player),
          }),
    );
  }),
);

const pairsOf = ({ players }: RecordedGame): [string, string][] =>
  players.flatMap((one) => players.filter((other) => other !== one).map((other): [string, string] => [one, other]));

/** A payment that is not due, or one more than is due. */
function extraTransfer(
  record: RecordedGame,
  from: string,
  to: string,
  estate: string,
  what: string,
): ReturnType<Occasion> {
  const { final } = record;
  if (!final) return undefined;
  const last = final.children.filter((child) => child.name !== 'bonus' && get(child, 'estate') === estate).at(-1);
  const transfer = insertBehind(final, last, newElement('transfer', { from, to, estate }));
  shiftResult(record, from, -1);
  shiftResult(record, to, 1);
  return inSection('final', what, transfer);
}

/** The stated result of a player, with the ranks that follow. */
function shiftResult({ result }: RecordedGame, player: string, points: number): void {
  const own = ofPlayer(result, 'score', player);
  if (own) own.attributes['points'] = String(Number(get(own, 'points')) + points);
  const scores = all(result, 'score').map((score) => ({
    player: get(score, 'player'),
    points: Number(get(score, 'points')),
    towerPersons: Number(get(score, 'tower-persons')),
  }));
  for (const score of scores) {
    const element = ofPlayer(result, 'score', score.player);
    if (element) element.attributes['rank'] = String(RULES.rank(scores, score));
  }
}

const lead = (at: Moment, to: string, from: string, estate: string): number =>
  RULES.persons(at, to, estate) - RULES.persons(at, from, estate);

export const final = [
  ...misreckonings,
  mutator('tallinn.final.order', (record) =>
    claimsOf(record)
      .filter((claim) => get(claim, 'estate') !== 'tower')
      .map((claim) => () => {
        const { final } = record;
        if (!final) return undefined;
        const block = final.children.filter((child) => child.name === 'towers' || get(child, 'estate') === 'tower');
        for (const early of block) moveBefore(final, early, claim);
        return inSection('final', 'the towers come before this contest', claim);
      }),
  ),
  mutator('tallinn.final.everyone', (record) =>
    isWhole(record)
      ? claimsOf(record)
          .filter((claim) => Number(get(claim, 'points')) > 0)
          .map((claim) => () => {
            declareRecords(record, 'contests');
            if (!record.rounds.every(({ contests }) => contests.every((contest) => contest.claim))) return undefined;
            remove(record.final, claim);
            shiftResult(record, get(claim, 'player'), -Number(get(claim, 'points')));
            return inSection('final', `${get(claim, 'player')} has no contest of ${get(claim, 'estate')}`);
          })
      : [],
  ),
  mutator('tallinn.final.five-difference', (record) => {
    const { end } = scored(record);
    return pairsOf(record).flatMap(([from, to]) =>
      ESTATES.filter((estate) => isWhole(record) && [1, 2, 3, 4].includes(lead(end, to, from, estate))).map(
        (estate) => () =>
          extraTransfer(record, from, to, estate, `a point for a lead of ${lead(end, to, from, estate)}`),
      ),
    );
  }),
  mutator('tallinn.final.five-difference', (record) =>
    isWhole(record)
      ? transfersOf(record).map((transfer) => () => {
          declareRecords(record, 'transfers');
          remove(record.final, transfer);
          shiftResult(record, get(transfer, 'from'), 1);
          shiftResult(record, get(transfer, 'to'), -1);
          return inSection('final', 'a point is not paid');
        })
      : [],
  ),
  mutator('tallinn.final.five-difference-once', (record) =>
    isWhole(record)
      ? transfersOf(record).map((transfer) => () => {
          const second = insertBehind(record.final as Element, transfer, copyOf(transfer));
          shiftResult(record, get(transfer, 'from'), -1);
          shiftResult(record, get(transfer, 'to'), 1);
          return inSection('final', 'a point is paid twice', second);
        })
      : [],
  ),
  mutator('tallinn.final.reveal-towers', (record) =>
    record.rounds.flatMap((round) =>
      round.built.towers
        .filter((tower) => record.result && tower.round === round.number && tower.from === 'hand')
        .map(({ player }) => () => {
          const tower = ofPlayer(round.element, 'tower', player);
          if (tower) tower.attributes['card'] = '?';
          remove(record.final, ofPlayer(record.final, 'towers', player));
          return inSection('final', `the towers of ${player} stay hidden`);
        }),
    ),
  ),
  mutator('tallinn.invariant.elimination', (record) =>
    all(record.final, 'towers').flatMap((towers) => {
      const cards = words(towers, 'cards');
      return cards.flatMap((card, index) =>
        displayOf(record.end, get(towers, 'player')).map((shown) => () => {
          towers.attributes['cards'] = cards.with(index, shown.card).join(' ');
          return inSection('final', `tower ${card} is turned up as another card`, towers);
        }),
      );
    }),
  ),
  mutator('tallinn.legate.final-display', (record) =>
    all(record.final, 'bonus').flatMap((bonus) => {
      const player = get(bonus, 'player');
      const allowed = fewest(endOf(record), player);
      return ESTATES.filter((estate) => !allowed.includes(estate)).map((estate) => () => {
        bonus.attributes['estate'] = estate;
        const add: Reckoning['persons'] = (at, owner, counted) =>
          RULES.persons(
            {
              ...at,
              table: {
                ...at.table,
                bonuses: at.table.bonuses.map((own) => (own.player === player ? { player, estate } : own)),
              },
            },
            owner,
            counted,
          );
        writeClaims(record.game, { persons: add });
        bonus.attributes['estate'] = estate;
        return inSection('final', 'the two persons join another estate', bonus);
      });
    }),
  ),
  mutator('tallinn.legate.final-display', (record) =>
    record.players
      .filter(
        (player) =>
          record.final &&
          displayOf(record.end, player).some(({ card, side }) => card === 'legate' && !isArms({ card, side })),
      )
      .map((player) => () => {
        const [estate = ''] = fewest(endOf(record), player);
        const bonus = insertBehindAll(record.final as Element, ['bonus'], newElement('bonus', { player, estate }));
        writeClaims(record.game, {
          persons: (at, owner, counted) =>
            RULES.persons(at, owner, counted) +
            (at.round === Number.POSITIVE_INFINITY && owner === player && counted === estate ? 2 : 0),
        });
        return inSection('final', 'two persons for the half with persons', bonus);
      }),
  ),
];
