/** What a report shows of a game of Rattus: population, the map after each turn, losses by cause, cards by owner. */
import type { Effect } from '../../../engine/effect.js';
import type { CardEvent, Holding } from '../../../engine/holdings.js';
import type { Risk, Tolls } from '../../../engine/map-board.js';
import type { Hue, Presentation } from '../../../engine/presentation.js';
import type { Loss } from '../table/chronicle.js';
import type { TableState } from '../table/state.js';
import type { Card } from '../vocabulary.js';
import { eventsOf } from './events.js';
import { quiz } from './quiz.js';
import { ESTATE_HUES, sceneOf } from './scene.js';
import { stats } from './stats.js';

/** What the report shows of Rattus. */
export const presentation: Presentation<TableState> = {
  score: 'population',
  worthNow: 'worth',
  counts: cubesIn,
  sources: [],
  marks: [],
  cardHues: Object.values(ESTATE_HUES),
  endings: ['rattus.end.trigger-supply', 'rattus.end.trigger-cubes'],
  burdens: ['rattus.card.risk'],
  tieBreaks: ['rattus.end.tiebreak'],
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
  scene: sceneOf,
  tolls: tollsOf,
  risks: risksOf,
  holdings: {
    of: holdingsOf,
    events: eventsOf,
    costs: costsOf,
  },
  stats,
  quiz,
};

/** Cubes that an effect brings to the regions and the castle, or takes from there. @see rattus.king.counts */
function cubesIn({ thing, amount, from, to }: Effect, player: string): number {
  const counts = (place: string): number => (place.endsWith(`.${player}`) && place !== `baker.${player}` ? amount : 0);
  return thing === 'cube' ? counts(to) - counts(from) : 0;
}

/** The final plague comes after the last turn and is nobody's. */
function momentOf({ turn, mover }: Pick<Loss, 'turn' | 'mover'>): Pick<Risk, 'turn' | 'mover'> {
  return mover === undefined ? { turn: null, mover: null } : { turn, mover };
}

const CAUSE_HUES: Readonly<Record<string, Hue>> = { M: 'green', A: 'red', ...ESTATE_HUES };

function tollsOf({ losses }: TableState): Tolls {
  const taken = losses.filter(({ potion }) => !potion);
  const ids = [...Object.keys(CAUSE_HUES), '?'].filter((id) => taken.some(({ cause }) => cause === id));
  return {
    causes: ids.map((id) => ({
      id,
      name: { of: 'cause', id: id === '?' ? 'unknown' : id },
      hue: CAUSE_HUES[id] ?? 'blue',
    })),
    list: taken.map((loss) => {
      const { turn, mover } = momentOf(loss);
      const { region, seat, cause, token = null } = loss;
      return { turn, mover, at: { of: 'region', id: region }, seat, cause, token, amount: 1 };
    }),
  };
}

function risksOf({ risks }: TableState): readonly Risk[] {
  return risks.map((risk) => {
    const { turn, mover } = momentOf(risk);
    const { region, expected = null, lost = null } = risk;
    return { turn, mover, at: { of: 'region', id: region }, expected, lost };
  });
}

function holdingsOf(table: TableState): readonly Holding[] {
  return table.cards.map((card) => ({
    id: card,
    name: { of: 'class-card', id: card },
    kind: { of: 'class-estate', id: table.estateOf(card) },
    tenures: table.changesOf(card).map(({ turn, seat }, index, changes) => ({
      seat,
      since: turn,
      until: changes[index + 1]?.turn ?? null,
    })),
  }));
}

/** Cubes lost to the symbol of a card. Two cards of one estate cost two cubes: each is charged with one. */
function costsOf(table: TableState): readonly CardEvent[] {
  const charged = new Map<string, number>();
  return table.losses.flatMap(({ potion, turn, token, region, seat, cause }): CardEvent[] => {
    const held = table.cards.filter((card) => table.estateOf(card) === cause && holderOf(table, card, turn) === seat);
    if (potion || held.length === 0) return [];
    const key = `${turn} ${token} ${region} ${seat} ${cause}`;
    const nth = charged.get(key) ?? 0;
    charged.set(key, nth + 1);
    const card = held[nth % held.length];
    return card === undefined ? [] : [{ card, player: table.player(seat).id, kind: 'cost', amount: 1 }];
  });
}

/** Whose a card was behind a turn. */
function holderOf(table: TableState, card: Card, turn: number): number | undefined {
  return table.changesOf(card).findLast((change) => change.turn <= turn)?.seat;
}
