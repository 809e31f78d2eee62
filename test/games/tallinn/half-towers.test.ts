/** What a report shows of towers, where the half that lay on top counts and where the whole card does. */
import { expect, test } from 'vitest';
import { presentation } from '../../../src/games/tallinn/presentation/presentation.js';
import type { TableState } from '../../../src/games/tallinn/table/state.js';
import { replayText } from '../../engine/replays.js';
import { gameLog } from './game-log.js';

test.each([
  ['whole-card', [1, 0, 2]],
  ['half-card', [1, 0, 0]],
])('%s', (value, persons) => {
  const { table } = replayText(
    gameLog({
      options: { 'tower-counts': value },
      rounds: [
        ['p1 4a', 'contest p1 merchant 1', 'p2 9b'],
        ['p1 9a', 'p2 8b', 'tower p1 display 4'],
      ],
    }),
  );
  const [, towers] = presentation.layout?.(table as TableState).players[0] ?? [];
  expect(towers?.totals).toEqual(persons);
  expect(towers?.pieces.map(({ amounts }) => amounts)).toEqual([persons]);
});
