/** Mutators of Tallinn, chapter by chapter. */
import type { Mutator } from '../mutator.js';
import { contests } from './contests.js';
import { decisions } from './decisions.js';
import { displays } from './displays.js';
import { ending } from './ending.js';
import { final } from './final.js';
import { legate } from './legate.js';
import { players } from './players.js';
import { course } from './rounds.js';
import { setup } from './setup.js';
import { towers } from './towers.js';
import { winning } from './winning.js';

export const TALLINN: { readonly mutators: readonly Mutator[]; readonly without: Readonly<Record<string, string>> } = {
  mutators: [
    ...players,
    ...setup,
    ...displays,
    ...course,
    ...ending,
    ...contests,
    ...towers,
    ...decisions,
    ...final,
    ...winning,
    ...legate,
  ],
  without: {
    'tallinn.card.coin-half-estate':
      'only card values that a log prints itself can break it; they may be somebody’s own, so it is a warning',
  },
};
