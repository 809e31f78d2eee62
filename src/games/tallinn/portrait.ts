/** What a report shows of a game of Tallinn: sources of points, contests as marks, the race of the estates. */
import type { Hue, Portrait, Topic } from '../../engine/portrait.js';
import { ESTATES, type Estate } from './vocabulary.js';

const HUES: Readonly<Record<Estate, Hue>> = { merchant: 'yellow', knight: 'red', monk: 'brown' };

const contests: Topic = {
  id: 'contests',
  name: { of: 'points-from', id: 'contests' },
  hue: 'teal',
  rules: ['tallinn.contest.win-points', 'tallinn.contest.tie-points'],
};

const towers: Topic = {
  id: 'towers',
  name: { of: 'points-from', id: 'towers' },
  hue: 'purple',
  rules: ['tallinn.final.tower-win', 'tallinn.final.tower-tie'],
};

export const portrait: Portrait = {
  score: 'points',
  sources: [
    { id: 'start', name: { of: 'points-from', id: 'start' }, hue: 'grey', rules: ['tallinn.setup.start-score'] },
    contests,
    {
      id: 'estates',
      name: { of: 'points-from', id: 'estates' },
      hue: 'blue',
      rules: ['tallinn.final.estate-win', 'tallinn.final.estate-tie', 'tallinn.final.five-difference'],
    },
    towers,
  ],
  marks: [contests],
  endings: [],
  charts: [
    {
      id: 'display',
      kind: 'lanes',
      parts: ESTATES.map((estate) => ({
        series: `display-${estate}`,
        name: { of: 'estates', id: estate },
        hue: HUES[estate],
      })),
    },
  ],
};
