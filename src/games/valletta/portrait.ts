/** What a report shows of a game of Valletta: sources of points, marks, charts, and the city as built. */

import type { GridBoard, Hue, Portrait, Topic } from '../../engine/portrait.js';
import type { Countdown } from '../../engine/worth.js';
import { COLUMNS, coordinates, LAST_SPACE, SPACES_PER_COLUMN } from './city.js';
import { CARD_COLOURS } from './components.js';
import { GOOD_HUES } from './hues.js';
import { pursuits } from './pursuits.js';
import { quiz } from './quiz.js';
import { ENOUGH_POINTS, HOUSES } from './rules/score.js';
import { ROWS, sceneOf } from './scene.js';
import type { tableOf } from './table.js';
import { GOODS } from './vocabulary.js';
import { worth } from './worth.js';

const YELLOW_CARDS = ['laparelli', 'schilling', 'del-monte', 'philip', 'charles', 'pius', 'rekuk'] as const;

const bonus: Topic = {
  id: 'bonus',
  name: { of: 'source', id: 'bonus' },
  hue: 'teal',
  rules: ['valletta.bonus.two-points'],
};

/** What the report shows of a game of Valletta. */
export const portrait: Portrait = {
  score: 'points',
  worthNow: 'worth',
  sources: [
    bonus,
    ...YELLOW_CARDS.map(
      (card): Topic => ({
        id: card,
        name: { of: 'character', id: card },
        hue: 'yellow',
        rules: [`valletta.card.${card}`],
      }),
    ),
    { id: 'buildings', name: { of: 'source', id: 'buildings' }, hue: 'blue', rules: ['valletta.final.buildings'] },
    { id: 'goods', name: { of: 'source', id: 'goods' }, hue: 'brown', rules: ['valletta.final.goods'] },
  ],
  cardHues: CARD_COLOURS,
  marks: [
    bonus,
    {
      id: 'yellow-card',
      name: { of: 'source', id: 'yellow-card' },
      hue: 'yellow',
      rules: YELLOW_CARDS.map((card) => `valletta.card.${card}` as const),
    },
  ],
  endings: [
    'valletta.end.trigger-jean',
    'valletta.variant.fewer-barrels-end',
    'valletta.end.trigger-points',
    'valletta.end.trigger-houses',
  ],
  lastPhase: 'valletta.end.play-through-once',
  charts: [
    {
      id: 'deck',
      kind: 'stack',
      parts: CARD_COLOURS.map((colour) => ({
        series: `deck-${colour}`,
        name: { of: 'card-colour', id: colour },
        hue: colour,
      })),
    },
    {
      id: 'goods',
      kind: 'lanes',
      parts: GOODS.map((good) => ({ series: `goods-${good}`, name: { of: 'good', id: good }, hue: GOOD_HUES[good] })),
    },
  ],
  board: (table) => cityBoard(table as CityTable),
  scene: (table) => sceneOf(table as ReturnType<typeof tableOf>),
  countdowns: (table) => countdowns(table as CityTable),
  worth,
  pursuits,
  quiz,
};

/** What `table()` says of the city. */
export interface CityTable {
  readonly walk: readonly { readonly space: number; readonly turn: number; readonly seat: number }[];
  readonly cells: readonly {
    readonly at: string;
    readonly colour: Hue | undefined;
    readonly character: string | undefined;
    readonly owner: number | null;
    readonly builtIn: number | null;
    readonly upgradedIn: number | null;
  }[];
}

/** What is left until each condition of the end. @see valletta.end.trigger-jean, -.trigger-points, -.trigger-houses */
function countdowns({ walk }: CityTable): readonly Countdown[] {
  return [
    { name: { of: 'countdown', id: 'houses' }, hue: 'blue', whole: HOUSES, gone: 'houses' },
    { name: { of: 'countdown', id: 'points' }, hue: 'teal', whole: ENOUGH_POINTS, gone: 'points' },
    { name: { of: 'countdown', id: 'jean' }, hue: 'grey', whole: LAST_SPACE, gone: walk },
  ];
}

function cityBoard({ cells, walk }: CityTable): GridBoard | undefined {
  const rows: readonly string[] = ROWS.filter((row) => cells.some(({ at }) => at.startsWith(row)));
  if (rows.length === 0) return undefined;
  return {
    kind: 'grid',
    rows,
    columns: COLUMNS.map(String),
    streetBelow: rows.indexOf('A1'),
    cells: cells.map(({ at, colour, character, owner, builtIn, upgradedIn }) => {
      const { side, ring, column } = coordinates(at);
      return {
        id: at,
        row: rows.indexOf(`${side}${ring}`),
        column: column - 1,
        name: character === undefined ? null : { of: 'character', id: character },
        hue: colour ?? null,
        owner,
        builtIn,
        upgradedIn,
      };
    }),
    walk: { figure: { of: 'figure', id: 'jean' }, spacesPerColumn: SPACES_PER_COLUMN, stops: walk },
  };
}
