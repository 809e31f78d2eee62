/** What a report shows of a game of Rattus: population, the map after each turn, losses by cause, cards by owner. */
import type { Effect } from '../../engine/effect.js';
import type { Deed, Holding } from '../../engine/holdings.js';
import type { Risk, Tolls } from '../../engine/map-board.js';
import type { Hue, Portrait } from '../../engine/portrait.js';
import { deedsOf } from './presentation/deeds.js';
import { pursuits } from './pursuits.js';
import { quiz } from './quiz.js';
import { ESTATE_HUES, sceneOf } from './scene.js';
import type { RattusTable } from './table.js';
import { CARDS, type Card } from './vocabulary.js';

/** What the report shows of Rattus. */
export const portrait: Portrait = {
  score: 'population',
  worthNow: 'worth',
  counts: cubesIn,
  sources: [],
  marks: [],
  cardHues: Object.values(ESTATE_HUES),
  endings: ['rattus.end.trigger-supply', 'rattus.end.trigger-cubes'],
  lastPhase: 'rattus.end.last-round-order',
  charts: [
    {
      id: 'population',
      kind: 'stack',
      parts: [
        { series: 'board', name: { of: 'population', id: 'board' }, hue: 'teal' },
        { series: 'castle', name: { of: 'population', id: 'castle' }, hue: 'purple' },
      ],
    },
  ],
  scene: (table) => sceneOf(table as RattusTable),
  tolls: (table) => tollsOf(table as RattusTable),
  risks: (table) => risksOf(table as RattusTable),
  holdings: {
    of: (table) => holdingsOf(table as RattusTable),
    deeds: deedsOf,
    costs: (table) => costsOf(table as RattusTable),
  },
  pursuits,
  quiz,
};

/** Cubes that an effect brings to the regions and the castle, or takes from there. @see rattus.king.counts */
function cubesIn({ thing, amount, from, to }: Effect, player: string): number {
  const counts = (place: string): number => (place.endsWith(`.${player}`) && place !== `baker.${player}` ? amount : 0);
  return thing === 'cube' ? counts(to) - counts(from) : 0;
}

/** The final plague comes after the last turn and is nobody's. */
function turnOf({ turn, mover }: Pick<RattusTable['losses'][number], 'turn' | 'mover'>): number | null {
  return mover === null ? null : turn;
}

const CAUSE_HUES: Readonly<Record<string, Hue>> = { M: 'green', A: 'red', ...ESTATE_HUES };

function tollsOf(table: RattusTable): Tolls {
  const taken = table.losses.filter(({ potion }) => !potion);
  const ids = [...Object.keys(CAUSE_HUES), '?'].filter((id) => taken.some(({ cause }) => cause === id));
  return {
    causes: ids.map((id) => ({
      id,
      name: { of: 'cause', id: id === '?' ? 'unknown' : id },
      hue: CAUSE_HUES[id] ?? 'blue',
    })),
    list: taken.map((loss) => ({
      turn: turnOf(loss),
      at: { of: 'region', id: loss.region },
      seat: loss.seat,
      mover: loss.mover,
      cause: loss.cause,
      token: loss.token,
      amount: 1,
    })),
  };
}

function risksOf({ risks }: RattusTable): readonly Risk[] {
  return risks.map(({ region, ...risk }) => ({ ...risk, turn: turnOf(risk), at: { of: 'region', id: region } }));
}

function holdingsOf({ cards }: RattusTable): readonly Holding[] {
  return cards.map(({ card, estate, history }) => ({
    id: card,
    name: { of: 'class-card', id: card },
    kind: { of: 'class-estate', id: estate },
    tenures: history.map(({ turn, seat }, index) => ({
      seat,
      since: turn,
      until: history[index + 1]?.turn ?? null,
    })),
  }));
}

/** Cubes lost to the symbol of a card. Two cards of one estate cost two cubes: each is charged with one. */
function costsOf(table: RattusTable): readonly Deed[] {
  const charged = new Map<string, number>();
  return table.losses.flatMap((loss): Deed[] => {
    if (loss.potion) return [];
    const held = CARDS.filter((card) => isHeld(table, card, loss.cause, loss.seat, loss.turn));
    if (held.length === 0) return [];
    const key = `${loss.turn} ${loss.token} ${loss.region} ${loss.seat} ${loss.cause}`;
    const nth = charged.get(key) ?? 0;
    charged.set(key, nth + 1);
    const card = held[nth % held.length];
    const player = table.players[loss.seat];
    return card === undefined || player === undefined ? [] : [{ card, player, kind: 'cost', amount: 1 }];
  });
}

function isHeld({ cards }: RattusTable, card: Card, estate: string, seat: number, turn: number): boolean {
  const one = cards.find((other) => other.card === card);
  if (one?.estate !== estate) return false;
  return one.history.filter((change) => change.turn <= turn).at(-1)?.seat === seat;
}
