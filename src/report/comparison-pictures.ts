/** The pictures of figures about players who are compared with one another. */
import { drawContestRows } from '../charts/contest-rows.js';
import { drawCountdown } from '../charts/countdown.js';
import { drawExpectedBars } from '../charts/expected-bars.js';
import { drawIntervalDots } from '../charts/interval-dots.js';
import { drawLaidCards } from '../charts/laid-cards.js';
import { drawMarginMatrix } from '../charts/margin-matrix.js';
import type { Caption } from '../charts/paper.js';
import { drawRace } from '../charts/race.js';
import { drawScoreColumns } from '../charts/score-columns.js';
import { drawWorthRows } from '../charts/worth-rows.js';
import type { Drawing, Panel, PartPanel } from './model.js';

type Comparison = Extract<
  Drawing,
  {
    readonly kind:
      | 'score-columns'
      | 'contest-rows'
      | 'expected-bars'
      | 'interval-dots'
      | 'race'
      | 'countdown'
      | 'margin-matrix'
      | 'laid-cards'
      | 'worth-rows';
  }
>;

interface Pictures {
  readonly pictures: readonly string[];
  readonly panels: readonly object[];
}

export function comparisonPictures(drawing: Comparison, { id, title, summary }: Caption): Pictures {
  const caption = (suffix: string | number): Caption => ({ id: `${id}-${suffix}`, title, summary });
  switch (drawing.kind) {
    case 'score-columns': {
      const { data } = drawing;
      return {
        pictures: [
          drawScoreColumns(caption('wide'), data, 'wide'),
          drawScoreColumns(caption('narrow'), data, 'narrow'),
        ],
        panels: [],
      };
    }
    case 'contest-rows': {
      const { data } = drawing;
      return {
        pictures: [drawContestRows(caption('wide'), data, 'wide'), drawContestRows(caption('narrow'), data, 'narrow')],
        panels: [],
      };
    }
    case 'expected-bars': {
      const { data } = drawing;
      return {
        pictures: [
          drawExpectedBars(caption('wide'), data, 'wide'),
          drawExpectedBars(caption('narrow'), data, 'narrow'),
        ],
        panels: [],
      };
    }
    case 'interval-dots': {
      const { data } = drawing;
      return {
        pictures: [
          drawIntervalDots(caption('wide'), data, 'column'),
          drawIntervalDots(caption('narrow'), data, 'narrow'),
        ],
        panels: [],
      };
    }
    case 'race':
      return partPanels(drawing.panels, id, drawRace);
    case 'countdown':
      return partPanels(drawing.panels, id, drawCountdown);
    case 'margin-matrix':
      return partPanels(drawing.panels, id, drawMarginMatrix);
    case 'laid-cards':
      return playerPanels(drawing.panels, id, drawLaidCards);
    case 'worth-rows':
      return playerPanels(drawing.panels, id, drawWorthRows);
  }
}

function playerPanels<Data>(
  panels: readonly Panel<Data>[],
  id: string,
  drawPanel: (caption: Caption, data: Data) => string,
): Pictures {
  return {
    pictures: [],
    panels: panels.map(({ player, data, ...told }) => ({
      player,
      part: null,
      picture: drawPanel({ id: `${id}-${player.seat}`, ...told }, data),
    })),
  };
}

function partPanels<Data>(
  panels: readonly PartPanel<Data>[],
  id: string,
  drawPanel: (caption: Caption, data: Data) => string,
): Pictures {
  return {
    pictures: [],
    panels: panels.map(({ head, title, summary, data }, index) => ({
      player: null,
      part: { name: head.name, hue: head.hue, texture: head.texture === 0 ? null : head.texture },
      picture: drawPanel({ id: `${id}-${index}`, title, summary }, data),
    })),
  };
}
