/** What a report shows of a game of Valletta: sources of points, marks, charts, and the city as built. */

import type { GridBoard, Presentation, Topic } from '../../../engine/presentation.js';
import type { Countdown } from '../../../engine/worth.js';
import { ENOUGH_POINTS, HOUSES } from '../rules/score.js';
import { COLUMNS, LAST_SPACE, SPACES_PER_COLUMN } from '../table/city.js';
import { CARD_COLOURS } from '../table/components.js';
import type { TableState } from '../table/state.js';
import { CHARACTERS_BY_COLOUR, GOODS } from '../vocabulary.js';
import { quiz } from './quiz.js';
import { cellOf, GOOD_HUES, rowsOf, sceneOf } from './scene.js';
import { stats } from './stats.js';
import { worth } from './worth.js';

const bonus: Topic = {
  id: 'bonus',
  name: { of: 'source', id: 'bonus' },
  hue: 'teal',
  rules: ['valletta.bonus.two-points'],
};

const yellow = CHARACTERS_BY_COLOUR.yellow.map(
  (card): Topic => ({ id: card, name: { of: 'character', id: card }, hue: 'yellow', rules: [`valletta.card.${card}`] }),
);

/** What the report shows of a game of Valletta. */
export const presentation: Presentation<TableState> = {
  score: 'points',
  worthNow: 'worth',
  sources: [
    bonus,
    ...yellow,
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
      rules: yellow.flatMap(({ rules }) => rules),
    },
  ],
  endings: [
    'valletta.end.trigger-jean',
    'valletta.variant.fewer-barrels-end',
    'valletta.end.trigger-points',
    'valletta.end.trigger-houses',
  ],
  deeds: [
    { effect: 'valletta.build.place-house', line: 'valletta.build.cost', message: 'valletta_deed-build' },
    { effect: 'valletta.upgrade.flip', line: 'valletta.build.cost', message: 'valletta_deed-upgrade' },
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
  board: cityBoard,
  scene: sceneOf,
  countdowns,
  worth,
  stats,
  quiz,
};

/** What is left until each condition of the end. @see valletta.end.trigger-jean, -.trigger-points, -.trigger-houses */
function countdowns({ jeanWalk }: TableState): readonly Countdown[] {
  return [
    { name: { of: 'countdown', id: 'houses' }, hue: 'blue', whole: HOUSES, gone: 'houses' },
    { name: { of: 'countdown', id: 'points' }, hue: 'teal', whole: ENOUGH_POINTS, gone: 'points' },
    { name: { of: 'countdown', id: 'jean' }, hue: 'grey', whole: LAST_SPACE, gone: jeanWalk },
  ];
}

function cityBoard({ cells, jeanWalk }: TableState): GridBoard | undefined {
  const rows = rowsOf(cells.keys());
  if (rows.length === 0) return undefined;
  return {
    kind: 'grid',
    rows,
    columns: COLUMNS.map(String),
    streetBelow: rows.indexOf('A1'),
    cells: [...cells.values()].map(({ at, building, owner = null, builtIn = null, upgradedIn = null }) => ({
      ...cellOf(at, building, rows),
      ...{ owner, builtIn, upgradedIn },
    })),
    walk: { figure: { of: 'figure', id: 'jean' }, spacesPerColumn: SPACES_PER_COLUMN, stops: jeanWalk },
  };
}
