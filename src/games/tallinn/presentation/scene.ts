/** How a game of Tallinn is drawn step by step: displays, towers and hands side by side. */
import type { Frame, MatFrame, Scene, SceneCard } from '../../../engine/scene.js';
import { BONUS } from '../rules/final-amounts.js';
import { cardOf, halfName } from '../table/components.js';
import { addAll, ESTATE_INDICES } from '../table/persons.js';
import type { PlayerState, TableState } from '../table/state.js';
import { type CardName, ESTATES, LEGATE } from '../vocabulary.js';
import { ESTATE_HUES } from './hues.js';

const ESTATE_SIGNS = { merchant: 'purse', knight: 'shield', monk: 'robe' } as const;
const PERSONS = ESTATES.map((estate) => ({
  sign: ESTATE_SIGNS[estate],
  name: { of: 'estates', id: estate },
  hue: ESTATE_HUES[estate],
}));
/** The half of the legate that gets two persons in the end. */
const ARMS = halfName(LEGATE, 'arms');

function faceOf(id: string, card: CardName, amounts: readonly number[] | null): SceneCard {
  return {
    ...{ id, amounts, hue: null, coin: null, plus: 0 },
    name: { of: 'card', id: card },
    label: { of: 'card-label', id: card },
  };
}

/** The face of a start card has the name of the card; here it gets one of its own. */
function startFace(card: CardName): string {
  return `${card} shown`;
}

/** What stays as it is: the faces of all cards (each half, and those of start cards), the counters and the zones. */
export function sceneOf({ edition: { cards, starts } }: TableState): Scene {
  return {
    board: null,
    parts: PERSONS,
    cards: [
      ...[...cards.keys(), ...starts.keys()].map((card) => faceOf(card, card, null)),
      ...[...cards.values()].flatMap(({ name, sides }) =>
        [...sides.values()].map(({ id, persons, coin = null }) => {
          const half = halfName(name, id);
          return { ...faceOf(half, name, persons), coin, plus: half === ARMS ? BONUS : 0 };
        }),
      ),
      ...[...starts.values()].flatMap(({ id, persons }) => (persons ? [faceOf(startFace(id), id, persons)] : [])),
      ...ESTATES.map((estate) =>
        faceOf(
          `${ARMS} ${estate}`,
          LEGATE,
          ESTATES.map((one) => (one === estate ? BONUS : 0)),
        ),
      ),
    ],
    counters: [
      { sign: 'points', name: { of: 'mat', id: 'points' }, hue: null },
      ...PERSONS,
      { sign: 'pile', name: { of: 'mat', id: 'pile' }, hue: null },
    ],
    zones: [
      { name: { of: 'laid', id: 'display' }, style: 'faces', secret: false },
      { name: { of: 'laid', id: 'towers' }, style: 'labels', secret: true },
      { name: { of: 'mat', id: 'hand' }, style: 'names', secret: true },
    ],
    common: null,
  };
}

/** What lies before each player now. */
export function frameOf(table: TableState): Frame {
  return { board: null, players: table.players.map((player) => matOf(table, player)), common: null };
}

function matOf(table: TableState, player: PlayerState): MatFrame {
  const { points, unknownPoints, towers, cards } = player;
  return {
    counters: [
      unknownPoints ? null : points,
      ...ESTATE_INDICES.map((estate) => table.strength(player, estate) ?? null),
      cards.pileSize,
    ],
    zones: [displayOf(table, player), towers.map(({ card }) => card ?? null), handOf(player)],
  };
}

/** The halves, that of the legate with its two persons as soon as they count. */
function displayOf(table: TableState, { display, persons }: PlayerState): readonly (string | null)[] {
  const shown = addAll(display.map((card) => table.shownOn(card)));
  const strengthened = ESTATE_INDICES.find((estate) => persons[estate] - shown[estate] === BONUS);
  return display.map(({ card, side, isStart }) => {
    if (card === undefined) return null;
    if (isStart) return startFace(card);
    const half = halfName(card, side);
    return half === ARMS && strengthened !== undefined ? `${ARMS} ${ESTATES[strengthened]}` : half;
  });
}

/** Cards of a hand that are shown. */
const MOST_SHOWN = 12;

/** The cards that are certainly in the hand, and the others. */
function handOf({ cards }: PlayerState): readonly (CardName | null)[] {
  const size = Math.min(cards.handSize, MOST_SHOWN);
  const hand: (CardName | null)[] = cards
    .remaining()
    .filter((card) => cards.inHand(card) === true)
    .map(cardOf)
    .slice(0, size);
  while (hand.length < size) hand.push(null);
  return hand;
}
