/**
 * Where the rulebook of Tallinn contradicts itself or leaves something open, by the numbers of tallinn.md 6, and the rules
 * concerned. What it is and what was decided: src/text/<language>/tallinn-rulings.ftl.
 */
import { type Ruling, rulingsOf } from '../../engine/rule.js';
import type { RuleIdOfTallinn } from './rulebook.js';

const rules = {
  'TA-01': ['tallinn.final.five-difference', 'tallinn.win.tiebreak-tower-persons'],
  'TA-02': ['tallinn.setup.start-score'],
  'TA-03': ['tallinn.final.tower-whole-card'],
  'TA-04': ['tallinn.final.tower-estate'],
  'TA-05': ['tallinn.tower.requires-contest'],
  'TA-06': ['tallinn.tower.one-per-round'],
  'TA-07': ['tallinn.tower.influence-only'],
  'TA-08': ['tallinn.final.five-difference'],
  'TA-09': ['tallinn.final.five-difference-once'],
  'TA-10': ['tallinn.final.five-difference'],
  'TA-11': ['tallinn.final.no-zero-tie'],
  'TA-12': ['tallinn.variant.leader-first', 'tallinn.variant.leader-tie-towers'],
  'TA-13': ['tallinn.contest.tie-points'],
  'TA-14': ['tallinn.legate.final-display'],
  'TA-15': ['tallinn.legate.final-display'],
  'TA-16': ['tallinn.win.tiebreak-tower-persons', 'tallinn.legate.final-tower'],
  'TA-17': ['tallinn.tower.signal-hand'],
  'TA-18': ['tallinn.legate.arms-contest'],
  'TA-19': ['tallinn.legate.arms-optional'],
  'TA-20': ['tallinn.round.empty-hand-skip'],
  'TA-21': ['tallinn.choose.mandatory'],
  'TA-22': ['tallinn.contest.coin-trigger'],
  'TA-23': ['tallinn.contest.separate'],
  'TA-24': ['tallinn.setup.full-set'],
  'TA-25': ['tallinn.final.estate-tie'],
  'TA-26': ['tallinn.score.stack-over-60', 'tallinn.final.negative-allowed'],
  'TA-27': ['tallinn.score.advance'],
  'TA-28': ['tallinn.end.all-played'],
  'TA-29': [],
  'TA-30': ['tallinn.play.right-half-active', 'tallinn.legate.final-display'],
  'TA-31': ['tallinn.tower.simultaneous'],
  'TA-32': ['tallinn.final.tower-win', 'tallinn.final.no-tower-no-tie'],
  'TA-33': ['tallinn.tower.from-hand', 'tallinn.tower.hand-shrinks'],
  'TA-34': ['tallinn.card.start-persons-count'],
  'TA-35': ['tallinn.final.negative-allowed'],
} as const satisfies Record<string, readonly RuleIdOfTallinn[]>;

type Id = keyof typeof rules;

/** All of them, in the order of their numbers. */
export const RULINGS: readonly Ruling[] = rulingsOf<Id, RuleIdOfTallinn>(rules, {
  // The rules and the example printed behind them differ.
  differs: (id) => id === 'TA-01' || id === 'TA-02',
  accuses: {
    'TA-05': [['tallinn.tower.requires-contest', 'tallinn_tower-by-earlier-contest']],
    'TA-08': [['tallinn.final.five-difference', 'tallinn_transfer-for-towers']],
    'TA-09': [['tallinn.final.five-difference', 'tallinn_transfer-missing-too']],
    'TA-12': [
      ['tallinn.variant.leader-first', 'tallinn_decides-late-behind'],
      ['tallinn.variant.leader-tie-towers', 'tallinn_decides-late-behind'],
    ],
    // Numbers that a misread bonus explains may be those of a Legate who shows his persons.
    'TA-14': [
      [
        'tallinn.legate.final-display',
        'tallinn_bonus-with-persons',
        'tallinn_claim-final',
        'tallinn_claim-result',
        'tallinn_result-no-choice',
      ],
    ],
  },
  permits: {
    'TA-20': ['tallinn.round.empty-hand-skip'],
  },
});
