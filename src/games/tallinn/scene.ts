/** How a game of Tallinn is drawn step by step: displays, towers and hands side by side. */
import type { Frame, MatFrame, Scene } from '../../engine/scene.js';
import { cardOf, halfName } from './components.js';
import { ESTATE_HUES } from './hues.js';
import { ESTATE_INDICES } from './persons.js';
import type { PlayerState, TableState } from './state.js';
import { startFace, type TallinnTable } from './table.js';
import { type CardName, ESTATES } from './vocabulary.js';

const ESTATE_SIGNS = { merchant: 'purse', knight: 'shield', monk: 'robe' } as const;

/** What stays as it is: the faces of all cards, the counters and the zones. */
export function sceneOf({ cards, halves }: TallinnTable): Scene {
  return {
    board: null,
    parts: ESTATES.map((estate) => ({ name: { of: 'estates', id: estate }, hue: ESTATE_HUES[estate] })),
    cards: [
      ...cards.map((card) => ({
        id: card,
        name: { of: 'card', id: card },
        label: { of: 'card-label', id: card },
        hue: null,
        amounts: null,
      })),
      ...halves.map(({ id, card, persons }) => ({
        id,
        name: { of: 'card', id: card },
        label: { of: 'card-label', id: card },
        hue: null,
        amounts: ESTATES.map((estate) => persons[estate]),
      })),
    ],
    counters: [
      { sign: 'points', name: { of: 'mat', id: 'points' }, hue: null },
      ...ESTATES.map((estate) => ({
        sign: ESTATE_SIGNS[estate],
        name: { of: 'estates', id: estate },
        hue: ESTATE_HUES[estate],
      })),
      { sign: 'pile', name: { of: 'mat', id: 'pile' }, hue: null },
    ],
    zones: [
      { name: { of: 'laid', id: 'display' }, style: 'stacks', secret: false },
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
  const { points, unknownPoints, display, towers, cards } = player;
  return {
    counters: [
      unknownPoints ? null : points,
      ...ESTATE_INDICES.map((estate) => table.strength(player, estate) ?? null),
      cards.pileSize,
    ],
    zones: [
      display.map(({ card, side, isStart }) =>
        card === undefined ? null : isStart ? startFace(card) : halfName(card, side),
      ),
      towers.map(({ card }) => card ?? null),
      handOf(player),
    ],
  };
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
