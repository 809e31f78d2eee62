/**
 * Parts of a record that nobody need have seen, one row for nearly each place where the judge leaves something open for want of them:
 * without that place, the rest of the log would be accused. Found by taking the places away, one at a time.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { masked } from './masked.js';
import { findingText, recordingsOf, replayed } from './replays.js';
import { namedMasks } from './unseen-parts.js';

const ROWS: readonly (readonly [fixture: string, parts: readonly string[]])[] = [
  ['tallinn/legal/full-4-players-shared-win.xml', ['tower 6 card']],
  ['tallinn/legal/full-2-players-leader-first.xml', ['play 8 card']],
  ['options/tallinn-earlier-contest.xml', ['start 2 card']],
  ['tallinn/legal/full-3-players-legate.xml', ['play 2 side', 'bonus 2 estate']],
  ['options/tallinn-legate-signal.xml', ['play 17 card', 'tower 7 from', 'transfer 1']],
  ['tallinn/legal/full-4-players-shared-win.xml', ['play 13 card']],
  ['tallinn/legal/full-3-players-tie-broken.xml', ['play 4 side']],
  ['tallinn/legal/full-2-players-leader-first.xml', ['tower 3 from', 'tower 3 card']],
  ['options/tallinn-half-towers.xml', ['tower 6 from', 'tower 6 card']],
  ['tallinn/legal/full-3-players-legate.xml', ['play 5 side', 'contest 4 points']],
  ['rattus/legal/moves-3-players-yucata-14.xml', ['settle 3 region']],
  ['rattus/legal/moves-3-players-yucata-14.xml', ['plague 31 path 2']],
  ['options/rattus-baker-board.xml', ['add 3 cubes']],
  ['rattus/legal/public-2-players-book-29.xml', ['reveal 20 region']],
  ['rattus/legal/public-4-players-yucata-2.xml', ['move 2 to']],
  ['rattus/legal/full-3-players-yucata-9.xml', ['castle 9 from']],
  ['rattus/legal/moves-2-players-yucata-23.xml', ['use 11 card']],
  ['rattus/legal/moves-2-players-yucata-23.xml', ['shift 1 to']],
  ['rattus/legal/moves-3-players-book-36.xml', ['reveal 22 token', 'reveal 25 token']],
  ['rattus/legal/public-4-players-yucata-2.xml', ['plague 9 path']],
  ['rattus/legal/full-3-players-yucata-7.xml', ['place 9 region']],
  ['rattus/legal/rare-crusader.xml', ['reveal 5 region']],
  ['rattus/legal/rare-crusader.xml', ['class 4 card']],
  ['rattus/legal/public-2-players-book-29.xml', ['exchange-cubes 1 b 2']],
  ['rattus/legal/moves-3-players-yucata-14.xml', ['pipe 5 from']],
  ['rattus/legal/full-4-players-book-5.xml', ['wall 1 between 2']],
  ['options/rattus-baker-board.xml', ['place 3 regions']],
  ['rattus/legal/rare-magician-king.xml', ['potion 1 region']],
  ['rattus/legal/rare-serf-magician-knight.xml', ['classes 1 cards 3']],
  ['rattus/legal/full-3-players-yucata-38.xml', ['nun 7 from']],
  ['rattus/legal/full-3-players-book-36.xml', ['extra-rat 3 to']],
  ['valletta/legal/moves-2-players-jean-start-player-fewer-barrels.xml', ['barrel 9 good']],
  ['valletta/legal/full-2-players-no-icons.xml', ['build 2 pay']],
  ['options/valletta-gains-aside.xml', ['play 43 card']],
  ['valletta/legal/full-2-players-no-icons.xml', ['draft 2 good']],
  ['valletta/legal/full-3-players-houses-chain.xml', ['give 13 good']],
  ['valletta/legal/moves-two-apprentices.xml', ['take 6 goods']],
  ['valletta/legal/moves-2-players-points.xml', ['extra 7 good']],
  ['valletta/legal/full-2-players-no-icons.xml', ['take 1 goods']],
  ['valletta/legal/moves-2-players-houses-chain.xml', ['take 14 goods']],
  ['valletta/legal/full-2-players-houses-chain.xml', ['take 14 goods']],
  ['valletta/legal/full-3-players-houses-chain.xml', ['build 17 at']],
  ['valletta/legal/full-3-players-jean-chain.xml', ['exchange 3 give']],
];

it.each(ROWS)('%s without %s', (fixture, parts) => {
  const [recording] = recordingsOf(readFileSync(new URL(`../../fixtures/${fixture}`, import.meta.url)), fixture);
  if (!recording) throw new Error(fixture);
  expect(replayed(recording, false).verdict).toBe('legal');
  const masks = namedMasks(recording);
  const hidden = parts.map((part) => {
    const mask = masks.get(part);
    if (!mask) throw new Error(`${fixture} has no ${part}`);
    return mask;
  });
  const { findings } = replayed(masked(recording, hidden), false);
  expect(findings.filter(({ severity }) => severity === 'error').map(findingText)).toEqual([]);
});
