/**
 * Every rule of Tallinn, in the order of the rulebook: its id, how sure we are of it, and where it stands.
 * What the rules say, in our own words: src/text/<language>/tallinn-rules.ftl.
 */
import { type RuleDocument, type RuleRow, rulebookOf } from '../../engine/rule.js';
import { OPTIONS, type OptionName } from './profile.js';

/** The documents that the citations point to. */
export const sources = {
  R: { language: 'de', title: 'Tallinn (mit Der Legat des Kaisers)', publisher: 'OSTIA-Spiele', kind: 'rulebook' },
} as const satisfies Record<string, RuleDocument>;

type SourceKey = keyof typeof sources;
const SOURCE: SourceKey = 'R';

const legate = (heading: string): string => `Der Legat des Kaisers (Erweiterung): ${heading}`;

/** Topic -> the heading under which it stands. */
const topics = {
  title: 'Tallinn',
  material: 'Spielmaterial',
  setup: 'Spielvorbereitung',
  course: 'Spielablauf',
  'phase-1': '1. Gleichzeitig eine Karte verdeckt auswählen',
  'phase-2': '2. Gleichzeitig Karten ausspielen',
  'phase-3': '3. Wettstreit und Turm-Bau',
  'phase-4': '4. Eine Karte nachziehen',
  end: 'Spielende und Schlusswertung',
  example: 'Beispiel für eine Schlusswertung',
  'legate-material': legate('Spielmaterial'),
  'legate-setup': legate('Spielvorbereitung'),
  'legate-course': legate('Spielverlauf'),
  'legate-end': legate('Schlusswertung'),
} as const satisfies Record<string, string>;

type Topic = keyof typeof topics;

/** Number of an ambiguity in the specification. */
type Ruling = `TA-${number}`;

/** Behind the citations: the option that changes the rule, the ruling, and why a log cannot show it both kept and broken. */
type Row = RuleRow<`tallinn.${string}.${string}`, Topic, OptionName, Ruling>;

const rows = [
  // setup
  ['tallinn.setup.player-count', 'explicit', ['title']],
  ['tallinn.setup.component-census', 'explicit', ['material']],
  ['tallinn.setup.counter-start', 'explicit', ['setup'], 'unwritten'],
  ['tallinn.setup.start-score', 'explicit', ['setup'], 'start-score', 'TA-02'],
  ['tallinn.setup.start-card', 'explicit', ['setup']],
  ['tallinn.setup.start-card-distinct', 'derived', ['material', 'setup']],
  ['tallinn.setup.start-cards-leftover', 'explicit', ['setup']],
  ['tallinn.setup.gold-supply', 'explicit', ['setup'], 'unwritten'],
  ['tallinn.setup.full-set', 'explicit', ['setup'], 'TA-24'],
  ['tallinn.setup.private-pile', 'explicit', ['setup'], 'unwritten'],
  ['tallinn.setup.opening-hand', 'explicit', ['setup']],
  // cards
  ['tallinn.card.two-halves', 'explicit', ['material', 'phase-1']],
  ['tallinn.card.tower-back', 'explicit', ['material'], 'elsewhere'],
  ['tallinn.card.coin-half-estate', 'explicit', ['phase-3']],
  ['tallinn.card.start-persons-count', 'explicit', ['material', 'setup'], 'TA-34'],
  // score
  ['tallinn.score.advance', 'explicit', ['phase-3'], 'TA-27'],
  ['tallinn.score.flip-over-15', 'explicit', ['phase-3'], 'unwritten'],
  ['tallinn.score.gold-over-30', 'explicit', ['phase-3'], 'unwritten'],
  ['tallinn.score.stack-over-60', 'explicit', ['phase-3'], 'unwritten'],
  // rounds
  ['tallinn.round.phase-order', 'explicit', ['course'], 'silent'],
  ['tallinn.round.limit', 'explicit', ['course', 'end', 'legate-setup']],
  ['tallinn.round.simultaneous', 'explicit', ['course', 'phase-1', 'phase-2', 'phase-3'], 'unwritten'],
  ['tallinn.round.empty-hand-skip', 'explicit', ['phase-1', 'phase-3'], 'TA-20', 'elsewhere'],
  // choosing
  ['tallinn.choose.one-card', 'explicit', ['phase-1']],
  ['tallinn.choose.from-hand', 'explicit', ['phase-1']],
  ['tallinn.choose.mandatory', 'explicit', ['phase-1'], 'play-mandatory', 'TA-21', 'silent'],
  ['tallinn.choose.orientation', 'explicit', ['phase-1']],
  ['tallinn.choose.free-half', 'explicit', ['phase-1'], 'permits'],
  ['tallinn.choose.secret', 'explicit', ['phase-1'], 'unwritten'],
  ['tallinn.choose.phase-complete', 'explicit', ['phase-1'], 'elsewhere'],
  // revealing
  ['tallinn.play.simultaneous-reveal', 'explicit', ['phase-2']],
  ['tallinn.play.keep-orientation', 'explicit', ['phase-2'], 'silent'],
  ['tallinn.play.right-half-active', 'explicit', ['phase-2']],
  ['tallinn.play.append-display', 'explicit', ['phase-2'], 'unwritten'],
  ['tallinn.play.sorting-allowed', 'explicit', ['phase-2'], 'permits'],
  ['tallinn.play.once', 'derived', ['phase-1', 'phase-2', 'phase-3', 'phase-4']],
  // contests
  ['tallinn.contest.coin-trigger', 'explicit', ['phase-3'], 'TA-22'],
  ['tallinn.contest.skip-without-coin', 'explicit', ['phase-3']],
  ['tallinn.contest.estate', 'explicit', ['phase-3']],
  ['tallinn.contest.every-opponent', 'explicit', ['phase-3'], 'silent'],
  ['tallinn.contest.clockwise', 'explicit', ['phase-3'], 'unwritten'],
  ['tallinn.contest.win-points', 'explicit', ['phase-3']],
  ['tallinn.contest.tie-points', 'explicit', ['phase-3']],
  ['tallinn.contest.loss-points', 'explicit', ['phase-3']],
  ['tallinn.contest.only-trigger-scores', 'explicit', ['phase-3']],
  ['tallinn.contest.new-cards-count', 'explicit', ['phase-3']],
  ['tallinn.contest.own-card-counts', 'explicit', ['phase-3']],
  ['tallinn.contest.separate', 'explicit', ['phase-3'], 'TA-23'],
  ['tallinn.contest.all-before-towers', 'explicit', ['phase-3'], 'silent'],
  ['tallinn.contest.one-per-round', 'derived', ['phase-1', 'phase-3'], 'silent'],
  ['tallinn.contest.cover-coin', 'explicit', ['phase-3'], 'elsewhere'],
  // towers
  ['tallinn.tower.requires-contest', 'ruling', ['phase-3'], 'tower-eligibility', 'TA-05'],
  ['tallinn.tower.optional', 'explicit', ['phase-3'], 'permits'],
  ['tallinn.tower.one-per-round', 'explicit', ['phase-3'], 'TA-06'],
  ['tallinn.tower.from-display', 'explicit', ['phase-3']],
  ['tallinn.tower.this-round-card', 'explicit', ['phase-3'], 'permits'],
  ['tallinn.tower.from-hand', 'explicit', ['phase-3'], 'TA-33'],
  ['tallinn.tower.hand-shrinks', 'explicit', ['phase-3', 'phase-4']],
  ['tallinn.tower.influence-only', 'explicit', ['phase-3'], 'start-card-may-be-tower', 'TA-07', 'silent'],
  ['tallinn.tower.leaves-display', 'derived', ['phase-3', 'example']],
  ['tallinn.tower.permanent', 'derived', [], 'silent'],
  ['tallinn.tower.after-contests', 'explicit', ['phase-3', 'phase-4'], 'silent'],
  ['tallinn.tower.simultaneous', 'explicit', ['phase-3'], 'tower-decision', 'unwritten'],
  ['tallinn.tower.signal-display', 'explicit', ['phase-3']],
  ['tallinn.tower.signal-hand', 'explicit', ['phase-3'], 'TA-17'],
  ['tallinn.tower.signal-none', 'explicit', ['phase-3']],
  ['tallinn.tower.sole-entitled', 'explicit', ['phase-3'], 'permits'],
  // the variant
  ['tallinn.variant.leader-first', 'explicit', ['phase-3'], 'tower-decision', 'TA-12'],
  ['tallinn.variant.leader-tie-towers', 'explicit', ['phase-3'], 'leader-first-rest', 'TA-12'],
  ['tallinn.variant.leader-tie-lot', 'explicit', ['phase-3'], 'tower-decision', 'permits'],
  // drawing
  ['tallinn.draw.one', 'explicit', ['phase-4']],
  ['tallinn.draw.empty-pile', 'explicit', ['phase-4']],
  ['tallinn.draw.unequal-hands', 'explicit', ['phase-4'], 'elsewhere'],
  // end of play
  ['tallinn.end.all-played', 'explicit', ['end', 'legate-setup'], 'TA-28'],
  // final scoring
  ['tallinn.final.order', 'explicit', ['end']],
  ['tallinn.final.estate-order', 'explicit', ['end'], 'permits'],
  ['tallinn.final.everyone', 'explicit', ['end'], 'silent'],
  ['tallinn.final.estate-win', 'explicit', ['end']],
  ['tallinn.final.estate-tie', 'explicit', ['end', 'example'], 'TA-25'],
  ['tallinn.final.five-difference', 'ruling', ['end'], 'five-diff-scope', 'TA-08'],
  ['tallinn.final.five-difference-once', 'explicit', ['end', 'example'], 'TA-09'],
  ['tallinn.final.negative-allowed', 'explicit', ['end'], 'TA-35'],
  ['tallinn.final.no-zero-tie', 'explicit', ['end'], 'TA-11'],
  ['tallinn.final.reveal-towers', 'explicit', ['end']],
  ['tallinn.final.tower-estate', 'explicit', ['end'], 'TA-04'],
  ['tallinn.final.tower-whole-card', 'derived', ['end', 'example'], 'tower-counts', 'TA-03'],
  ['tallinn.final.tower-cross-estate', 'explicit', ['end', 'example']],
  ['tallinn.final.tower-win', 'explicit', ['end']],
  ['tallinn.final.tower-tie', 'explicit', ['end']],
  ['tallinn.final.no-tower-no-tie', 'explicit', ['end'], 'TA-32'],
  ['tallinn.final.display-excludes-towers', 'explicit', ['end', 'example']],
  // winning
  ['tallinn.win.most-points', 'explicit', ['end']],
  ['tallinn.win.tiebreak-tower-persons', 'explicit', ['end'], 'legate-bonus-in-tiebreak', 'TA-16'],
  ['tallinn.win.shared', 'explicit', ['end']],
  // the legate
  ['tallinn.legate.one-each', 'explicit', ['legate-material'], 'legate'],
  ['tallinn.legate.opening-hand', 'explicit', ['legate-setup']],
  ['tallinn.legate.round-limit', 'explicit', ['legate-setup']],
  ['tallinn.legate.persons-half', 'explicit', ['legate-course']],
  ['tallinn.legate.arms-contest', 'explicit', ['legate-course'], 'TA-18'],
  ['tallinn.legate.arms-optional', 'explicit', ['legate-course'], 'legate-arms-requires-contest', 'TA-19'],
  ['tallinn.legate.plus-two', 'explicit', ['legate-course']],
  ['tallinn.legate.plus-two-private', 'explicit', ['legate-course']],
  ['tallinn.legate.plus-two-expires', 'explicit', ['legate-course']],
  ['tallinn.legate.tower-right', 'derived', ['legate-course', 'phase-3'], 'permits'],
  ['tallinn.legate.final-display', 'ruling', ['legate-end'], 'legate-display-bonus', 'TA-14'],
  ['tallinn.legate.tower-allowed', 'derived', ['legate-end'], 'permits'],
  ['tallinn.legate.final-tower', 'ruling', ['legate-end'], 'legate-tower-counts-printed-persons', 'TA-16'],
  // what is seen
  ['tallinn.visibility.hand', 'explicit', ['setup', 'phase-1'], 'unwritten'],
  ['tallinn.visibility.hand-tower', 'explicit', ['phase-3', 'end'], 'unwritten'],
  // what follows
  [
    'tallinn.invariant.card-conservation',
    'derived',
    ['setup', 'phase-1', 'phase-2', 'phase-3', 'phase-4'],
    'elsewhere',
  ],
  ['tallinn.invariant.hand-size', 'derived', ['setup', 'phase-1', 'phase-2', 'phase-3', 'phase-4']],
  ['tallinn.invariant.hand-tower-cap', 'derived', ['phase-3', 'phase-4'], 'elsewhere'],
  ['tallinn.invariant.round-bounds', 'derived', ['course', 'phase-3', 'phase-4'], 'elsewhere'],
  ['tallinn.invariant.elimination', 'derived', ['end']],
  ['tallinn.invariant.round-delta', 'derived', ['phase-3']],
  ['tallinn.invariant.towers-vs-contests', 'derived', ['phase-3']],
  ['tallinn.invariant.score-floor', 'derived', ['setup', 'end'], 'elsewhere'],
  ['tallinn.invariant.final-total', 'derived', ['end'], 'elsewhere'],
  // recorded numbers
  ['tallinn.claim.total', 'derived', [], 'elsewhere'],
] as const satisfies readonly Row[];

/** The id of a rule of Tallinn; a mistyped one does not compile. */
export type RuleIdOfTallinn = (typeof rows)[number][0];

/** All rules with their citations, options and rulings. */
export const rulebook = rulebookOf<RuleIdOfTallinn, Topic>(
  rows,
  (cites) => cites.map((topic) => ({ source: SOURCE, section: topics[topic] })),
  OPTIONS,
);
