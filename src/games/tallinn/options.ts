/**
 * The moves that could be written next: what the rules may allow there, for the judge to try. @see tallinn.md 3.1
 *
 * Chance is offered as a record has it that did not see it: a drawn card is `?`, and so is each hidden tower that is
 * turned up. What a player chooses is offered by name, as far as the record leaves it possible; one `?` stands for all
 * the unseen cards that could become a tower.
 */
import type { Truth } from '../../engine/judge.js';
import { known } from '../../log/attribute.js';
import { makerOf } from '../../log/vocabulary.js';
import { halvesOf } from './components.js';
import { phaseOf } from './phases.js';
import { numberOf, type PlayerState, type TableState } from './state.js';
import {
  type CardName,
  ESTATES,
  LEGATE,
  NUMBERS,
  type TallinnElement,
  type TallinnElementOf,
  type TallinnVocabulary,
} from './vocabulary.js';

const make = makerOf<TallinnVocabulary>();

/** @param inside the element in which the record breaks off: `<moves>`, a round, or the final scoring */
export function* candidates(table: TableState, inside: TallinnElement): Generator<TallinnElement> {
  if (inside.name === 'moves') yield* nextPart(table, inside);
  else if (inside.name === 'round') yield* inRound(table, inside);
  else if (inside.name === 'final') yield* inFinal(table, inside);
}

/** tallinn.end.all-played */
function* nextPart(table: TableState, { children }: TallinnElementOf<'moves'>): Generator<TallinnElement> {
  if (children.some(({ name }) => name === 'final' || name === 'abandoned')) return;
  const holders = table.players.filter((player) => table.hasCards(player));
  if (holders.length > 0) yield make('round', {});
  if (holders.every(({ cards }) => cards.isUncertain)) yield make('final', {});
}

function* inRound(table: TableState, { children }: TallinnElementOf<'round'>): Generator<TallinnElement> {
  const phase = Math.max(0, ...children.map((child) => phaseOf(child) ?? 0));
  const played = new Map(
    children.flatMap((child) => (child.name === 'play' ? [[child.values.player, child] as const] : [])),
  );
  const choosing = phase > 0 ? [] : table.players.filter(({ id, cards }) => cards.handSize > 0 && !played.has(id));
  for (const player of choosing) yield* plays(table, player);
  // tallinn.choose.phase-complete: all others wait for whoever must still play.
  if (table.profile.mustPlay && choosing.some(({ cards }) => !cards.isUncertain)) return;
  for (const player of table.players) {
    const play = played.get(player.id);
    const has = (name: string): boolean =>
      children.some((child) => child.name === name && 'player' in child.values && child.values.player === player.id);
    const contested = has('contest');
    if (phase < 2 && play && !contested && mayShowArms(table, play)) yield* contests(player);
    if (phase < 3 && !has('tower') && isEntitled(table, player, play, contested)) yield* towers(table, player);
    if (!has('draw') && player.cards.pileSize > 0) yield make('draw', { player: player.id, card: '?' });
  }
}

/** A card of the hand and one of its halves. @see tallinn.choose.from-hand, tallinn.choose.free-half */
function* plays(table: TableState, player: PlayerState): Generator<TallinnElement> {
  for (const card of cardsOf(table)) {
    if (inHand(player, card) === false) continue;
    for (const side of halvesOf(card)) yield make('play', { player: player.id, card, side });
  }
}

/** The contest of a legate's arms, for an estate of one's choice. @see tallinn.legate.arms-contest */
function* contests({ id }: PlayerState): Generator<TallinnElement> {
  for (const estate of ESTATES) yield make('contest', { player: id, estate });
}

function mayShowArms(table: TableState, { values }: TallinnElementOf<'play'>): boolean {
  const card = known(values.card) ?? LEGATE;
  return table.profile.legate && card === LEGATE && (known(values.side) ?? 'arms') === 'arms';
}

/** tallinn.tower.requires-contest */
function isEntitled(
  table: TableState,
  player: PlayerState,
  play: TallinnElementOf<'play'> | undefined,
  contested: boolean,
): boolean {
  if (table.profile.towerByEarlierContest && player.contests > 0) return true;
  if (!play) return false;
  const card = known(play.values.card);
  const side = known(play.values.side);
  return contested || card === undefined || side === undefined || table.side(card, side)?.coin !== undefined;
}

/** No tower, one of the display, one of the hand. @see tallinn.tower.optional, -.from-display, -.from-hand */
function* towers(table: TableState, player: PlayerState): Generator<TallinnElement> {
  const { id, display, cards } = player;
  yield make('tower', { player: id, from: 'none' });
  for (const { card, isStart } of display) {
    if (isStart ? table.profile.startCardMayBeTower : card !== undefined)
      yield make('tower', { player: id, from: 'display', card: card ?? '?' });
  }
  if (player.hasHiddenCards || !player.displayIsCertain)
    yield make('tower', { player: id, from: 'display', card: '?' });
  if (cards.handSize === 0) return;
  const certain = cardsOf(table).filter((card) => inHand(player, card) === true);
  for (const card of certain) yield make('tower', { player: id, from: 'hand', card });
  if (certain.length < cards.handSize) yield make('tower', { player: id, from: 'hand', card: '?' });
}

function* inFinal(table: TableState, { children }: TallinnElementOf<'final'>): Generator<TallinnElement> {
  const has = (name: string, { id }: PlayerState): boolean =>
    children.some((child) => child.name === name && 'player' in child.values && child.values.player === id);
  const isScoring = children.some(({ name }) => name === 'contest' || name === 'transfer' || name === 'towers');
  for (const player of table.players) {
    if (!isScoring && !has('bonus', player) && mayShowLegate(table, player))
      for (const estate of ESTATES) yield make('bonus', { player: player.id, estate });
  }
  for (const player of table.players) {
    if (player.towers.length > 0 && !has('towers', player))
      yield make('towers', { player: player.id, cards: player.towers.map(({ card }) => card ?? '?') });
  }
}

/** Whether a legate in the display may bring two persons, as far as the record shows it. @see tallinn.legate.final-display */
function mayShowLegate({ profile }: TableState, { display, whereabouts, ...player }: PlayerState): boolean {
  if (!profile.legate || whereabouts.get(LEGATE) === 'tower') return false;
  const legate = display.find(({ card }) => card === LEGATE);
  if (!legate) return player.hasHiddenCards || !player.displayIsCertain;
  return legate.side !== 'persons' || profile.legateBonusOnEitherSide;
}

function cardsOf({ profile }: TableState): readonly CardName[] {
  return profile.legate ? [...NUMBERS, LEGATE] : NUMBERS;
}

function inHand({ cards }: PlayerState, card: CardName): Truth {
  return cards.inHand(numberOf(card));
}
