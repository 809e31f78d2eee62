/**
 * Every rule of Valletta, in the order of the rulebook: its id, how sure we are of it, and where it stands.
 * What the rules say, in our own words: src/text/<language>/valletta-rules.ftl.
 */
import { type Citation, type RuleDocument, type RuleRow, rulebookOf } from '../../engine/rule.js';
import { type DocumentKey, type Headings, type Topic, topics } from './concordance.js';
import { OPTIONS, type OptionName } from './profile.js';

/** The documents that the citations point to. The game box itself was not at hand. */
export const sources = {
  D: { language: 'de', title: 'Valletta - Regeln', publisher: 'Yucata.de', kind: 'online-rules' },
  E: { language: 'en', title: 'Valletta - Rules', publisher: 'Yucata.de', kind: 'online-rules' },
  I: { language: 'it', title: 'Valletta', publisher: 'Faustoxx, MichyLo, Cola', kind: 'fan-translation' },
} as const satisfies Record<DocumentKey, RuleDocument>;

const DOCUMENTS = Object.keys(sources) as readonly DocumentKey[];

/** A topic in all documents that treat it, or only in some: `apprentice`, `jean/DE`. */
type Cite = Topic | `${Topic}/${'D' | 'E' | 'I' | 'DE'}`;

/** Number of an ambiguity (A) or of a difference between the documents (C) in the specification. */
type Ruling = `${'A' | 'C'}${number}`;

/** Behind the citations: the option that changes the rule, the ruling, and why a log cannot show it both kept and broken. */
type Row = RuleRow<`valletta.${string}.${string}`, Cite, OptionName, Ruling>;

const rows = [
  // setup
  ['valletta.setup.player-count', 'explicit', ['head', 'intro/DE', 'setup-4/I']],
  ['valletta.setup.inventory', 'explicit', ['components'], 'C17', 'silent'],
  ['valletta.setup.street', 'explicit', ['setup-1', 'setup-2', 'setup-12', 'endphase/DE'], 'C11'],
  ['valletta.setup.barrels', 'explicit', ['setup-2'], 'variant.fewer-barrels', 'C12'],
  ['valletta.setup.point-tokens', 'explicit', ['setup-3'], 'unwritten'],
  ['valletta.setup.building-counts', 'explicit', ['setup-4']],
  ['valletta.setup.building-selection', 'explicit', ['setup-4']],
  ['valletta.setup.building-front', 'explicit', ['setup-4'], 'unwritten'],
  ['valletta.setup.row-layout', 'explicit', ['setup-4']],
  ['valletta.setup.row-count', 'explicit', ['setup-4']],
  ['valletta.setup.row-outward', 'derived', ['setup-4'], 'A31', 'unwritten'],
  ['valletta.setup.unused-buildings', 'explicit', ['setup-4'], 'elsewhere'],
  ['valletta.setup.column-areas', 'derived', ['bonus', 'setup-4'], 'A31', 'elsewhere'],
  ['valletta.setup.player-colour', 'explicit', ['setup-6', 'setup-10']],
  ['valletta.setup.starting-deck', 'explicit', ['setup-7', 'red']],
  ['valletta.setup.opening-hand', 'explicit', ['setup-7']],
  ['valletta.setup.builder-supply', 'explicit', ['setup-8']],
  ['valletta.setup.character-per-building', 'explicit', ['setup-9'], 'unwritten'],
  ['valletta.setup.same-colour', 'derived', ['setup-9'], 'silent'],
  ['valletta.setup.unused-characters', 'explicit', ['setup-9'], 'elsewhere'],
  ['valletta.setup.figure-at-gate', 'explicit', ['setup-10'], 'C13'],
  ['valletta.setup.houses', 'explicit', ['components', 'setup-10']],
  ['valletta.setup.goods-supply', 'explicit', ['components', 'setup-11'], 'unwritten'],
  ['valletta.setup.starting-goods', 'explicit', ['setup-11', 'start-player']],
  ['valletta.setup.jean-on-tower', 'explicit', ['setup-12']],
  ['valletta.setup.start-player', 'explicit', ['setup-start', 'turn'], 'unwritten'],
  ['valletta.setup.character-arithmetic', 'derived', ['components'], 'unwritten'],
  // draft
  ['valletta.draft.extra-set', 'explicit', ['setup-start'], 'variant.start-player', 'C28', 'silent'],
  ['valletta.draft.keep-one', 'explicit', ['setup-start'], 'variant.start-player'],
  ['valletta.draft.pass-right', 'explicit', ['setup-start'], 'variant.start-player'],
  ['valletta.draft.leftovers', 'explicit', ['setup-start'], 'variant.start-player', 'C28'],
  ['valletta.draft.distinct', 'derived', ['setup-start'], 'variant.start-player'],
  ['valletta.draft.timing', 'derived', ['setup'], 'variant.start-player', 'C25', 'silent'],
  // variants
  ['valletta.variant.start-player-goods', 'explicit', ['start-player'], 'variant.start-player', 'silent'],
  ['valletta.variant.start-player-first-turn', 'explicit', ['start-player'], 'variant.start-player', 'A28', 'silent'],
  ['valletta.variant.start-player-second-turn', 'explicit', ['start-player'], 'variant.start-player', 'A28', 'silent'],
  ['valletta.variant.start-player-then-normal', 'explicit', ['start-player'], 'variant.start-player', 'elsewhere'],
  ['valletta.variant.fewer-barrels-scope', 'explicit', ['fewer-barrels'], 'variant.fewer-barrels'],
  [
    'valletta.variant.fewer-barrels-placement',
    'explicit',
    ['fewer-barrels'],
    'variant.fewer-barrels',
    'A27',
    'unwritten',
  ],
  ['valletta.variant.fewer-barrels-move', 'explicit', ['fewer-barrels'], 'variant.fewer-barrels'],
  ['valletta.variant.fewer-barrels-end', 'derived', ['fewer-barrels', 'endphase/DE'], 'variant.fewer-barrels'],
  ['valletta.variant.combination', 'derived', [], 'permits'],
  // turn
  ['valletta.turn.order', 'explicit', ['turn']],
  ['valletta.turn.play-three', 'explicit', ['turn'], 'variant.start-player', 'C06'],
  ['valletta.turn.no-pass', 'explicit', ['turn'], 'silent'],
  ['valletta.turn.from-hand', 'explicit', ['turn']],
  ['valletta.turn.one-at-a-time', 'explicit', ['turn'], 'unwritten'],
  ['valletta.turn.execute-fully', 'explicit', ['turn'], 'A06', 'silent'],
  ['valletta.turn.no-effect-allowed', 'ruling', ['apprentice', 'green'], 'A06', 'permits'],
  ['valletta.turn.use-once', 'explicit', ['turn'], 'silent'],
  ['valletta.turn.fewer-than-three', 'explicit', ['turn']],
  ['valletta.turn.short-hand', 'ruling', ['turn'], 'A07', 'unwritten'],
  ['valletta.turn.gain-to-hand', 'explicit', ['build-3', 'jean']],
  ['valletta.turn.gain-playable', 'derived', ['build-3', 'turn'], 'permits'],
  ['valletta.turn.discard-played', 'explicit', ['turn', 'online-info']],
  ['valletta.turn.refill-five', 'explicit', ['turn', 'build-3'], 'C07'],
  ['valletta.turn.refill-varies', 'explicit', ['turn'], 'C06', 'elsewhere'],
  ['valletta.turn.discard-before-refill', 'explicit', ['turn'], 'unwritten'],
  ['valletta.turn.no-discard-down', 'derived', ['build-3']],
  ['valletta.turn.hand-cap', 'derived', []],
  ['valletta.turn.reshuffle', 'explicit', ['turn', 'endphase'], 'house.reshuffle', 'A01'],
  ['valletta.turn.reshuffle-includes-played', 'derived', ['turn']],
  ['valletta.turn.small-deck', 'explicit', ['jean'], 'C09'],
  ['valletta.turn.no-draw-in-turn', 'derived', [], 'silent'],
  ['valletta.turn.own-piles', 'derived', ['turn', 'jean'], 'silent'],
  // red and purple Characters
  ['valletta.card.shopkeeper', 'explicit', ['gatherers']],
  ['valletta.card.lumberjack', 'explicit', ['gatherers', 'turn']],
  ['valletta.card.stone-sculptor', 'derived', ['gatherers']],
  ['valletta.card.brick-worker', 'derived', ['gatherers']],
  ['valletta.card.maid', 'explicit', ['maid']],
  ['valletta.card.builder', 'explicit', ['builder'], 'silent'],
  ['valletta.card.apprentice-copy', 'explicit', ['apprentice']],
  ['valletta.card.apprentice-previous-card', 'explicit', ['apprentice'], 'A05'],
  ['valletta.card.apprentice-no-function', 'explicit', ['apprentice']],
  ['valletta.card.apprentice-colours', 'explicit', ['apprentice']],
  ['valletta.card.apprentice-free-choice', 'explicit', ['apprentice'], 'permits'],
  ['valletta.card.apprentice-copy-builder', 'derived', ['apprentice'], 'A05'],
  ['valletta.card.apprentice-copy-green', 'derived', ['apprentice']],
  ['valletta.card.apprentice-chain', 'ruling', [], 'house.apprentice-chain', 'A05'],
  // No document gives the colour of the Apprentice; a review of the printed game names Apprentice and Jean as the purple cards.
  ['valletta.card.jean-purple', 'ruling', ['red', 'components'], 'A05', 'elsewhere'],
  // building
  ['valletta.build.unbuilt-only', 'explicit', ['build-1', 'build-example']],
  ['valletta.build.on-display', 'derived', ['build-1']],
  ['valletta.build.any-colour', 'explicit', ['builder'], 'permits'],
  ['valletta.build.needs-action', 'derived', ['red/DE', 'builder/I', 'blue'], 'silent'],
  ['valletta.build.cost', 'explicit', ['build-2']],
  ['valletta.build.exact-payment', 'derived', ['build', 'substitute'], 'silent'],
  ['valletta.build.take-character', 'explicit', ['build-3'], 'A29'],
  ['valletta.build.place-house', 'explicit', ['build-4']],
  ['valletta.build.step-order', 'explicit', ['build'], 'unwritten'],
  ['valletta.build.house-available', 'derived', ['build-4', 'components'], 'A17'],
  ['valletta.build.no-replacement', 'derived', ['build', 'setup-9'], 'elsewhere'],
  ['valletta.build.adjacency-discount', 'explicit', ['adjacent']],
  ['valletta.build.adjacency-orthogonal', 'explicit', ['adjacent'], 'A32', 'silent'],
  ['valletta.build.adjacency-not-across', 'explicit', ['adjacent'], 'silent'],
  ['valletta.build.adjacency-floor', 'explicit', ['adjacent'], 'silent'],
  ['valletta.build.adjacency-own-only', 'explicit', ['adjacent'], 'silent'],
  ['valletta.build.adjacency-forced', 'derived', ['adjacent']],
  ['valletta.build.adjacency-any-builder', 'derived', ['bricklayer'], 'elsewhere'],
  ['valletta.build.reduction-order', 'derived', ['substitute'], 'A19', 'elsewhere'],
  ['valletta.build.built-now-counts', 'derived', ['build-4']],
  // upgrading
  ['valletta.upgrade.own-only', 'explicit', ['upgrade-1']],
  ['valletta.upgrade.once', 'explicit', ['upgrade-1']],
  ['valletta.upgrade.cost', 'explicit', ['upgrade-2']],
  ['valletta.upgrade.flip', 'explicit', ['upgrade-3'], 'elsewhere'],
  ['valletta.upgrade.no-new-house', 'derived', ['upgrade'], 'silent'],
  ['valletta.upgrade.no-adjacency', 'derived', ['adjacent', 'upgrade-2'], 'silent'],
  ['valletta.upgrade.yield', 'explicit', ['upgrade'], 'house.upgraded-values', 'A04'],
  ['valletta.upgrade.points', 'explicit', ['upgrade'], 'house.upgraded-values', 'A04'],
  ['valletta.upgrade.same-turn', 'ruling', [], 'A18', 'permits'],
  ['valletta.upgrade.cost-consistency', 'derived', ['upgrade-2']],
  // replacing goods
  ['valletta.substitute.three-for-one', 'explicit', ['substitute']],
  ['valletta.substitute.voluntary', 'explicit', ['substitute'], 'C29', 'permits'],
  ['valletta.substitute.mixed', 'explicit', ['substitute'], 'permits'],
  ['valletta.substitute.several', 'explicit', ['substitute']],
  ['valletta.substitute.gold-too', 'derived', ['setup-11', 'monk'], 'A21', 'permits'],
  ['valletta.substitute.only-cost', 'explicit', ['substitute'], 'silent'],
  ['valletta.substitute.other-type', 'ruling', ['substitute'], 'house.substitute-type', 'A20', 'silent'],
  ['valletta.substitute.after-reduction', 'derived', ['substitute/I'], 'A19'],
  // construction bonus
  ['valletta.bonus.two-points', 'explicit', ['bonus']],
  ['valletta.bonus.area', 'explicit', ['bonus']],
  ['valletta.bonus.all-rows', 'explicit', ['bonus'], 'elsewhere'],
  ['valletta.bonus.both-actions', 'explicit', ['bonus'], 'elsewhere'],
  ['valletta.bonus.immediate', 'explicit', ['bonus'], 'A29', 'elsewhere'],
  ['valletta.bonus.per-action', 'derived', ['bonus'], 'A33', 'elsewhere'],
  ['valletta.bonus.owner-independent', 'derived', ['bonus'], 'permits'],
  ['valletta.bonus.tower-none', 'ruling', ['bonus'], 'A11'],
  ['valletta.bonus.last-space', 'derived', ['jean'], 'A26', 'elsewhere'],
  // the Jean card
  ['valletta.jean.move-one', 'explicit', ['jean'], 'variant.fewer-barrels'],
  ['valletta.jean.move-forced', 'derived', ['jean']],
  ['valletta.jean.barrel', 'explicit', ['jean']],
  ['valletta.jean.barrel-aside', 'explicit', ['jean'], 'C08'],
  ['valletta.jean.personnel', 'explicit', ['jean'], 'silent'],
  ['valletta.jean.neither', 'explicit', ['online-jean', 'jean'], 'permits'],
  ['valletta.jean.step-order', 'explicit', ['jean'], 'silent'],
  ['valletta.jean.dismiss-from-hand', 'explicit', ['jean', 'online-jean'], 'A09'],
  ['valletta.jean.dismiss-any', 'derived', ['online-jean'], 'permits'],
  ['valletta.jean.dismiss-no-action', 'explicit', ['jean']],
  ['valletta.jean.dismiss-to-supply', 'explicit', ['jean']],
  ['valletta.jean.hire-from-supply', 'explicit', ['jean'], 'C10'],
  ['valletta.jean.hire-to-hand', 'explicit', ['jean']],
  ['valletta.jean.hire-free', 'derived', ['jean']],
  ['valletta.jean.last-space', 'explicit', ['jean'], 'A26'],
  ['valletta.jean.refill-effect', 'derived', ['turn'], 'A24', 'elsewhere'],
  ['valletta.jean.owner-change', 'derived', ['jean/DE'], 'permits'],
  ['valletta.jean.shared-figure', 'derived', ['components', 'jean'], 'elsewhere'],
  // green Characters
  ['valletta.green.count-icons', 'explicit', ['green']],
  ['valletta.green.all-colours', 'explicit', ['green/DE'], 'C27'],
  ['valletta.green.yield-field-only', 'explicit', ['green']],
  ['valletta.green.zero', 'explicit', ['green']],
  ['valletta.green.own-only', 'explicit', ['green']],
  ['valletta.card.banker', 'explicit', ['green']],
  ['valletta.card.woodworker', 'derived', ['green']],
  ['valletta.card.carver', 'derived', ['green']],
  ['valletta.card.mason', 'derived', ['green']],
  // blue Characters
  ['valletta.card.monk', 'explicit', ['monk']],
  ['valletta.card.monk-giver-chooses', 'explicit', ['monk']],
  ['valletta.card.monk-max-one', 'explicit', ['monk']],
  ['valletta.card.monk-two-player', 'explicit', ['monk'], 'house.two-player-extra', 'A03'],
  ['valletta.card.bricklayer', 'explicit', ['bricklayer'], 'C20'],
  ['valletta.card.stonemason', 'explicit', ['stonemason']],
  ['valletta.card.carpenter', 'explicit', ['carpenter']],
  ['valletta.card.discount-no-refund', 'explicit', ['bricklayer', 'stonemason', 'carpenter'], 'silent'],
  ['valletta.card.discount-upgrade', 'explicit', ['bricklayer', 'stonemason', 'carpenter'], 'C19', 'elsewhere'],
  ['valletta.card.trader', 'explicit', ['trader'], 'house.exchange', 'A02'],
  ['valletta.card.merchant', 'explicit', ['merchant'], 'house.exchange', 'A02'],
  ['valletta.card.seamstress', 'explicit', ['seamstress']],
  ['valletta.card.artisan', 'explicit', ['artisan']],
  ['valletta.card.chamberlain', 'explicit', ['chamberlain']],
  ['valletta.card.innkeeper', 'explicit', ['innkeeper']],
  ['valletta.card.innkeeper-max-one', 'explicit', ['innkeeper']],
  ['valletta.card.innkeeper-two-player', 'explicit', ['innkeeper'], 'house.two-player-extra', 'A03'],
  ['valletta.card.nun', 'explicit', ['nun']],
  ['valletta.card.nun-others', 'explicit', ['nun']],
  ['valletta.card.tax-collector', 'explicit', ['tax-collector']],
  ['valletta.card.tax-collector-max', 'explicit', ['tax-collector']],
  ['valletta.card.tax-collector-no-gold', 'explicit', ['tax-collector'], 'silent'],
  ['valletta.card.tax-collector-two-player', 'explicit', ['tax-collector'], 'house.two-player-extra', 'A03'],
  ['valletta.card.opponents-simultaneous', 'derived', ['blue'], 'A23', 'permits'],
  ['valletta.card.blue-not-copyable', 'explicit', ['apprentice'], 'elsewhere'],
  // yellow Characters
  ['valletta.card.laparelli', 'explicit', ['laparelli'], 'house.purchase', 'A02'],
  ['valletta.card.schilling', 'explicit', ['schilling'], 'house.purchase', 'A02'],
  ['valletta.card.del-monte', 'explicit', ['del-monte'], 'house.purchase', 'A02'],
  ['valletta.card.philip', 'explicit', ['philip']],
  ['valletta.card.charles', 'explicit', ['charles']],
  ['valletta.card.pius', 'explicit', ['pius']],
  ['valletta.card.rekuk', 'explicit', ['rekuk']],
  ['valletta.yellow.forced', 'derived', ['yellow']],
  ['valletta.yellow.duplicates', 'explicit', ['yellow'], 'silent'],
  ['valletta.yellow.exact-payment', 'explicit', ['yellow', 'substitute'], 'silent'],
  ['valletta.card.yellow-not-copyable', 'explicit', ['apprentice'], 'elsewhere'],
  // supplies
  ['valletta.supply.goods-return', 'explicit', ['blue', 'yellow/DE', 'build-example'], 'unwritten'],
  ['valletta.supply.goods-shortage', 'explicit', ['jean'], 'house.supply', 'A10'],
  ['valletta.supply.unbounded-hoard', 'derived', [], 'permits'],
  ['valletta.supply.characters-open', 'derived', ['setup-8', 'online-jean'], 'C21', 'permits'],
  ['valletta.supply.characters-empty', 'derived', ['jean'], 'silent'],
  // final phase
  ['valletta.end.trigger-jean', 'explicit', ['endphase-1']],
  ['valletta.end.trigger-points', 'explicit', ['endphase-2'], 'house.trigger-25', 'A13'],
  ['valletta.end.trigger-houses', 'explicit', ['endphase-3'], 'C14'],
  ['valletta.end.finish-turn', 'explicit', ['endphase'], 'silent'],
  ['valletta.end.final-shuffle', 'explicit', ['endphase']],
  ['valletta.end.hands-kept', 'explicit', ['endphase'], 'C23'],
  ['valletta.end.play-through-once', 'explicit', ['endphase'], 'C30', 'elsewhere'],
  ['valletta.end.partial-refill', 'explicit', ['endphase']],
  ['valletta.end.no-reshuffle', 'explicit', ['endphase'], 'silent'],
  ['valletta.end.player-out', 'explicit', ['endphase'], 'A15'],
  ['valletta.end.skip', 'explicit', ['endphase'], 'C22', 'silent'],
  ['valletta.end.game-end', 'explicit', ['endphase'], 'silent'],
  ['valletta.end.triggered-once', 'ruling', ['online-end'], 'A14', 'silent'],
  ['valletta.end.no-equal-turns', 'derived', ['endphase'], 'A22'],
  ['valletta.end.trigger-player-continues', 'derived', ['endphase'], 'elsewhere'],
  ['valletta.end.all-rules-stay', 'explicit', ['endphase'], 'permits'],
  ['valletta.end.gained-cards', 'ruling', [], 'house.end-phase-gains', 'A16'],
  // score track
  ['valletta.score.move', 'explicit', ['yellow', 'path'], 'unwritten'],
  ['valletta.score.wrap-25', 'explicit', ['path'], 'C26'],
  ['valletta.score.wrap-50', 'explicit', ['path'], 'silent'],
  // That the token replaces the other one follows: the values are totals.
  ['valletta.score.wrap-75-100', 'derived', ['path'], 'silent'],
  ['valletta.score.exact-multiple', 'ruling', ['path'], 'A12', 'unwritten'],
  ['valletta.score.no-limit', 'ruling', [], 'A12', 'permits'],
  ['valletta.score.sources', 'derived', [], 'silent'],
  // final scoring
  ['valletta.final.buildings', 'explicit', ['scoring']],
  ['valletta.final.goods', 'explicit', ['scoring']],
  ['valletta.final.goods-pooled', 'explicit', ['scoring']],
  ['valletta.final.nothing-else', 'derived', []],
  ['valletta.final.winner', 'explicit', ['scoring']],
  ['valletta.final.tie-houses', 'explicit', ['scoring'], 'C15'],
  ['valletta.final.tie-upgrades-once', 'derived', ['upgrade-3']],
  ['valletta.final.tie-shared', 'explicit', ['scoring'], 'A35'],
  ['valletta.final.timing', 'explicit', ['intro', 'endphase', 'scoring'], 'elsewhere'],
  // Ours, in no document: a recorded number that is wrong although no single rule explains how.
  ['valletta.claim.total', 'derived', []],
] as const satisfies readonly Row[];

/** The id of a rule of Valletta; a mistyped one does not compile. */
export type RuleIdOfValletta = (typeof rows)[number][0];

/** All rules with their citations, options and rulings. */
export const rulebook = rulebookOf<RuleIdOfValletta, Cite>(rows, citationsOf, OPTIONS);

/** Document by document, as the headings are spelled there. */
function citationsOf(cites: readonly Cite[]): readonly Citation[] {
  return DOCUMENTS.flatMap((source) =>
    cites.flatMap((cite) => {
      const [topic, only = 'DEI'] = cite.split('/') as [Topic, string?];
      const headings: Headings = topics[topic];
      const section = headings[source];
      return section !== undefined && only.includes(source) ? [{ source, section }] : [];
    }),
  );
}
