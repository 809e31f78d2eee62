/** What a record says that somebody decided, as the declarations are asked about it: the table before it, and the choice. */

import { type Filled, recordedChoice } from '../../../engine/declared.js';
import { isOpen } from '../../../engine/gap.js';
import type { Judge, Truth as Known } from '../../../engine/judge.js';
import type { Quantity } from '../../../engine/quantity.js';
import { type Answer, answersBefore, answersTo } from '../../../kernel/conditions.js';
import type { Move } from '../../../kernel/game-definition.js';
import type { Seat } from '../../../kernel/index-of.js';
import { bitOf } from '../../../kernel/state.js';
import { type Truth, UNKNOWN } from '../../../kernel/truth.js';
import type { RuleIdOfTallinn } from '../rulebook.js';
import { pass, play, card as playedCard } from '../rules/choose.js';
import { chooseEstate, estate as chosen, NO_ESTATE, UNNAMED_ESTATE } from '../rules/contest.js';
import { drawn } from '../rules/deal.js';
import { drawNothing, drawOne } from '../rules/draw.js';
import { type Card, ESTATES, FOREIGN, LEGATE, OTHER_START, SEATS, SOME_CARD, START_CARD } from '../rules/facts.js';
import { join, joined } from '../rules/final.js';
import { ARMS_CONTEST, CHOOSE, DRAW, LEGATE_BONUS, TOWERS } from '../rules/points.js';
import * as cells from '../rules/table.js';
import { build, FROM_DISPLAY, FROM_HAND, from, card as towerCard } from '../rules/tower.js';
import type { EstateIndex } from '../table/persons.js';
import { type Displayed, numberOf, type PlayerState, type TableState } from '../table/state.js';
import { type CardName, LEGATE as LEGATE_NAME } from '../vocabulary.js';
import { countOut, heldPlaceOf, piledPlaceOf, placeOf } from './from-record.js';

type Tallinn = cells.Tallinn;

/** A decision, and what its conditions answer. */
export interface Asked {
  /** The card that it names. */
  readonly card: Card;
  /** Where that lies. */
  readonly place: number;
  readonly answers: readonly Answer[];
}

/** The answers of the conditions of one rule. */
export function ofRule({ answers }: Asked, of: RuleIdOfTallinn): readonly Answer[] {
  return answers.filter(({ rule }) => rule === of);
}

/** Those that are about the card that is named. */
export function ofCard({ answers }: Asked): readonly Answer[] {
  return answers.filter(({ slot }) => slot === 'card');
}

/** Enters conditions that all hold, as nearly always. @returns false where one does not: then nothing has been entered */
export function keepAll(judge: Judge, answers: readonly Answer[]): boolean {
  for (const { holds } of answers) if (holds !== true) return false;
  for (const { rule } of answers) judge.keep(rule);
  return true;
}

/** Whether one of them certainly does not hold. */
export function isBroken(answers: readonly Answer[]): boolean {
  return answers.some(({ holds }) => holds === false);
}

/** A card is played. @param hasPlayed whether the player has revealed one in this round already */
export function askPlay(table: TableState, player: PlayerState, name: CardName | undefined, hasPlayed: boolean): Asked {
  const state = asking(table, player);
  state.open(CHOOSE, bitOf(ASKED_SEAT));
  if (hasPlayed) cells.committed.set(state, ASKED_SEAT, cells.REVEALED);
  const card = layCard(state, table, player, name, 'hand');
  return asked(play, state, card, [[playedCard, card]]);
}

/** Nothing is played. */
export function askPass(table: TableState, player: PlayerState): readonly Answer[] {
  return answersBefore(pass, asking(table, player), recordedChoice(ASKED_SEAT, []));
}

/** A card is drawn. @param hasDrawn whether the player has drawn one in this round already */
export function askDraw(table: TableState, player: PlayerState, name: CardName | undefined, hasDrawn: boolean): Asked {
  const state = asking(table, player);
  state.open(DRAW, hasDrawn ? 0 : bitOf(ASKED_SEAT));
  const card = numberIn(table, player, name);
  // Whether it can come from there is more than whether it lies there and nowhere else.
  if (card <= FOREIGN) cells.where.set(state, ASKED_SEAT, card, piledPlaceOf(player, name, cells.HAND));
  return asked(drawOne, state, card, [[drawn, card]]);
}

/** No card is drawn at the end of a round. */
export function askNoDraw(table: TableState, player: PlayerState): readonly Answer[] {
  const state = table.asked;
  cells.pile.set(state, ASKED_SEAT, player.cards.pileSize);
  state.open(DRAW, cells.mustDraw(state, ASKED_SEAT) ? bitOf(ASKED_SEAT) : 0);
  return answersBefore(drawNothing, state, recordedChoice(ASKED_SEAT, []));
}

/** What a player has done in a round before building a tower. */
export interface TowerRight {
  /** Whether the player triggered a contest in this round. */
  readonly contested: Known;
  /** True where a legate's contest was declined. */
  readonly declined: boolean;
  /** Towers that the player has built in this round. */
  readonly built: number;
  /** How the player has decided against a tower in this round; undefined for somebody who has not. */
  readonly refused: 'fists' | 'word' | undefined;
  /** Quantities that the right rests on. */
  readonly dependsOn: () => readonly Quantity[];
}

/** A tower is built. */
export function askTower(
  table: TableState,
  player: PlayerState,
  source: 'display' | 'hand',
  name: CardName | undefined,
  { contested, built }: TowerRight,
): Asked {
  const state = asking(table, player);
  state.open(TOWERS, bitOf(ASKED_SEAT));
  cells.contest.set(
    state,
    ASKED_SEAT,
    isOpen(contested) ? UNKNOWN : contested ? cells.FIRST_CONTEST : cells.NO_CONTEST,
  );
  cells.decided.set(state, ASKED_SEAT, built > 0 ? 1 : 0);
  const card = layCard(state, table, player, name, source);
  return asked(build, state, card, [
    [from, source === 'display' ? FROM_DISPLAY : FROM_HAND],
    [towerCard, card],
  ]);
}

/** The arms of a legate trigger a contest. @param estate `none` where none is recorded, `?` where the record does not show it */
export function askArms(table: TableState, player: PlayerState, estate: EstateIndex | 'none' | '?' | undefined): Asked {
  const state = asking(table, player);
  cells.contest.set(state, ASKED_SEAT, cells.ARMS_OPEN);
  state.open(ARMS_CONTEST, bitOf(ASKED_SEAT));
  const number = estate === 'none' ? NO_ESTATE : estate === '?' ? undefined : (estate ?? UNNAMED_ESTATE);
  return asked(chooseEstate, state, LEGATE, [[chosen, number]]);
}

/**
 * Two persons join an estate of the display.
 * @param estate undefined where the record does not show it
 * @param isDue false where that has been done, or is too late
 */
export function askBonus(table: TableState, player: PlayerState, estate: EstateIndex | undefined, isDue = true): Asked {
  const state = asking(table, player);
  state.open(LEGATE_BONUS, isDue ? bitOf(ASKED_SEAT) : 0);
  cells.where.set(state, ASKED_SEAT, LEGATE, placeOf(player, LEGATE_NAME));
  for (const of of ESTATES) {
    const shown = player.unknownPersons[of] ? UNKNOWN : player.persons[of];
    cells.persons.set(state, ASKED_SEAT, of, shown ?? UNKNOWN);
  }
  return asked(join, state, LEGATE, [[joined, estate]]);
}

/** Whether a legate in the display of a player joins an estate. */
export function hasBonus(table: TableState, player: PlayerState): Truth {
  const [, isThere] = askBonus(table, player, undefined).answers;
  return isThere?.holds ?? false;
}

/** Asks a move. @param card the one that it is about */
export function asked(
  move: Move<Tallinn, RuleIdOfTallinn>,
  state: Tallinn,
  card: Card,
  filled: readonly Filled<Tallinn>[] = [],
): Asked {
  const place = card <= FOREIGN ? cells.where.of(state, ASKED_SEAT, card) : cells.ABSENT;
  return { card, place, answers: answersTo(move, state, recordedChoice(ASKED_SEAT, filled)) };
}

/** Whoever is asked about sits there: a log may have more players than the game. */
export const ASKED_SEAT = SEATS[0] as Seat;

/** The table as far as it is about one player. */
export function asking(table: TableState, player: PlayerState): Tallinn {
  const state = table.asked;
  countOut(state, player, ASKED_SEAT);
  return state;
}

/**
 * Lays the card that somebody names where the replay knows it.
 * @param from where it is looked for first: a breach may have left it in two places
 * @returns its number
 */
function layCard(
  state: Tallinn,
  table: TableState,
  player: PlayerState,
  name: CardName | undefined,
  from: 'hand' | 'display',
): Card {
  const card = numberIn(table, player, name);
  if (card > FOREIGN || name === undefined) return card;
  const held = from === 'hand' && heldPlaceOf(player, name);
  cells.where.set(state, ASKED_SEAT, card, held || placeOf(player, name));
  return card;
}

/** The number under which the declarations know a card that a player names. */
function numberIn(table: TableState, player: PlayerState, name: CardName | undefined): Card {
  if (name === undefined) return SOME_CARD;
  const number = numberOf(name);
  if (number < FOREIGN) return number as Card;
  if (!table.edition.starts.has(name))
    return player.display.some((shown) => shown.isStart && shown.card === name) ? START_CARD : FOREIGN;
  return player.whereabouts.has(name) || mayBeStart(table, player, name) ? START_CARD : OTHER_START;
}

/** Whether the record hides a player's start card, and does not show that one elsewhere. */
function mayBeStart({ players }: TableState, player: PlayerState, name: CardName): boolean {
  return hiddenStart(player) !== undefined && !players.some(({ whereabouts }) => whereabouts.has(name));
}

/** A player's start card, where the record hides which one it is. */
export function hiddenStart({ display }: PlayerState): Displayed | undefined {
  return display.find(({ isStart, card }) => isStart && card === undefined);
}
