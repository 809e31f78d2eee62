/**
 * Every rule of Rattus and Pied Piper, in the order of the rulebook: its id, how sure we are of it, and where it stands.
 * What the rules say, in our own words: src/text/<language>/rattus-rules.ftl.
 */
import type { Citation, Rule, RuleKind } from '../../engine/rule.js';
import type { OptionName } from './vocabulary.js';

/** The documents that the citations point to. The game box itself was not at hand. */
export const sources = {
  D: { language: 'de', title: 'Rattus mit Pied Piper - Regeln', publisher: 'Yucata.de', kind: 'online-rules' },
} as const satisfies Record<string, Source>;

export interface Source {
  readonly language: string;
  readonly title: string;
  readonly publisher: string;
  /** `online-rules`: the rules as an online platform shows them. */
  readonly kind: 'online-rules';
}

/** Topic -> the heading under which the document treats it. */
const topics = {
  contents: 'Spielinhalt',
  setup: 'Spielvorbereitung',
  turn: 'Spielablauf',
  take: 'A Nehmen einer neuen Ständekarte (optional)',
  place: 'B Platzieren neuer Bevölkerungswürfel auf dem Spielplan',
  figure: 'C Bewegen der Pestfigur',
  spread: 'Anschließend wütet die Pest: 1',
  ravage: 'Anschließend wütet die Pest: 2',
  tokens: 'Die Vorderseite der Rattenplättchen',
  example: 'Beispiel',
  cards: 'Die Ständekarten',
  end: 'Spielende',
  'piper-contents': 'Inhalt',
  'piper-setup': 'Spielvorbereitung und Spielablauf',
  'piper-end': 'Spielende (Pied Piper)',
  'piper-sets': 'Vorschläge für Kartensets',
  peasant: 'Die Ständekarten: Bauer',
  monk: 'Die Ständekarten: Mönch',
  merchant: 'Die Ständekarten: Kaufmann',
  knight: 'Die Ständekarten: Ritter',
  witch: 'Die Ständekarten: Hexe',
  king: 'Die Ständekarten: König',
  crusader: 'Die neuen Ständekarten: Kreuzritter',
  soldier: 'Die neuen Ständekarten: Soldat',
  messenger: 'Die neuen Ständekarten: Bote',
  mayor: 'Die neuen Ständekarten: Bürgermeister',
  queen: 'Die neuen Ständekarten: Königin',
  emperor: 'Die neuen Ständekarten: Kaiser',
  serf: 'Die neuen Ständekarten: Leibeigener',
  baker: 'Die neuen Ständekarten: Bäcker',
  nun: 'Die neuen Ständekarten: Nonne',
  bishop: 'Die neuen Ständekarten: Bischof',
  'pied-piper': 'Die neuen Ständekarten: Rattenfänger',
  magician: 'Die neuen Ständekarten: Zauberer',
  'setup-2': 'Spielvorbereitung, 2',
  'setup-1': 'Spielvorbereitung, 1',
  'setup-3': 'Spielvorbereitung, 3',
  'setup-4': 'Spielvorbereitung, 4',
  'setup-5': 'Spielvorbereitung, 5',
  'setup-6': 'Spielvorbereitung, 6',
  'setup-7': 'Spielvorbereitung, 7',
  'setup-8': 'Spielvorbereitung, 8',
  'online-general': 'Regeländerungen + Hinweise: Allgemein',
  'online-king': 'Regeländerungen + Hinweise: König',
  'online-witch': 'Regeländerungen + Hinweise: Hexe',
  'online-messenger': 'Regeländerungen + Hinweise: Bote',
  'online-magician': 'Regeländerungen + Hinweise: Zauberer',
  'online-figure': 'Regeländerungen + Hinweise: Ritter, Kreuzritter, Leibeigener (allgemein)',
  'online-crusader': 'Regeländerungen + Hinweise: Kreuzritter',
  'online-soldier': 'Regeländerungen + Hinweise: Soldat',
} as const satisfies Record<string, string>;

type Topic = keyof typeof topics;

/** Number of a conflict or an ambiguity in the specification. */
type Ruling = `RA-${number}`;

/** Behind the citations: the option that changes the rule, and the ruling. */
type Row = readonly [
  id: `rattus.${string}.${string}`,
  kind: RuleKind,
  cites: readonly Topic[],
  ...remarks: readonly (OptionName | Ruling)[],
];

const rows = [
  // setup
  ['rattus.setup.player-count', 'explicit', ['contents']],
  ['rattus.setup.cubes', 'explicit', ['contents', 'setup-2']],
  ['rattus.setup.regions-by-players', 'explicit', ['contents']],
  ['rattus.setup.unused-regions-closed', 'derived', ['contents']],
  ['rattus.setup.class-display', 'explicit', ['setup-1']],
  ['rattus.setup.start-token-each-region', 'explicit', ['setup-3']],
  ['rattus.setup.supply-removal', 'explicit', ['setup-4']],
  ['rattus.setup.leftover-start-tokens', 'explicit', ['setup-5']],
  ['rattus.setup.supply-size', 'derived', []],
  ['rattus.setup.figure-anywhere', 'explicit', ['setup-6'], 'RA-44'],
  ['rattus.setup.start-player', 'explicit', ['setup-7']],
  ['rattus.setup.initial-round-one', 'explicit', ['setup-7']],
  ['rattus.setup.initial-round-two', 'explicit', ['setup-7']],
  ['rattus.setup.initial-pair', 'explicit', ['setup-7']],
  ['rattus.setup.after-placement', 'derived', []],
  ['rattus.setup.first-turn', 'explicit', ['setup-8']],
  // board
  ['rattus.board.adjacency', 'explicit', ['contents'], 'RA-42'],
  ['rattus.board.token-cap', 'explicit', ['ravage', 'monk', 'pied-piper']],
  ['rattus.board.tokens-hidden', 'explicit', ['ravage']],
  ['rattus.board.castle', 'explicit', ['king', 'end']],
  ['rattus.board.shared-regions', 'explicit', ['example', 'queen']],
  // turn
  ['rattus.turn.order', 'explicit', ['setup-8']],
  ['rattus.turn.a-b-free-order', 'explicit', ['turn']],
  ['rattus.turn.c-last', 'explicit', ['turn']],
  ['rattus.turn.c-mandatory', 'explicit', ['figure'], 'figure-walled-in', 'RA-12'],
  ['rattus.turn.b-obligation', 'ruling', ['turn', 'place'], 'placement-obligation', 'RA-06'],
  ['rattus.turn.b-once', 'explicit', ['turn', 'place']],
  ['rattus.turn.ends-after-plague', 'explicit', ['tokens']],
  // card
  ['rattus.card.take-optional', 'explicit', ['take']],
  ['rattus.card.take-one', 'explicit', ['take']],
  ['rattus.card.take-source', 'explicit', ['take'], 'RA-48'],
  ['rattus.card.keep', 'explicit', ['take']],
  ['rattus.card.open', 'explicit', ['take']],
  ['rattus.card.cumulative', 'explicit', ['take']],
  ['rattus.card.own-turn', 'explicit', ['cards'], 'RA-01'],
  ['rattus.card.once', 'explicit', ['cards'], 'RA-01'],
  ['rattus.card.owned', 'explicit', ['take', 'cards']],
  ['rattus.card.voluntary', 'explicit', ['cards']],
  ['rattus.card.risk', 'explicit', ['take', 'tokens']],
  // place
  ['rattus.place.own-cubes', 'explicit', ['place']],
  ['rattus.place.single-region', 'explicit', ['place']],
  ['rattus.place.count', 'explicit', ['place']],
  ['rattus.place.rat-free', 'explicit', ['place', 'peasant']],
  ['rattus.place.short-supply', 'derived', ['end'], 'RA-50'],
  // plague
  ['rattus.plague.adjacent-step', 'explicit', ['figure']],
  ['rattus.plague.must-leave', 'explicit', ['figure'], 'figure-may-return', 'RA-11'],
  ['rattus.plague.free-choice', 'explicit', ['figure']],
  ['rattus.plague.region', 'explicit', ['figure', 'knight']],
  // spread
  ['rattus.spread.first', 'explicit', ['spread']],
  ['rattus.spread.zero', 'explicit', ['spread']],
  ['rattus.spread.one', 'explicit', ['spread']],
  ['rattus.spread.two', 'explicit', ['spread']],
  ['rattus.spread.target', 'explicit', ['spread']],
  ['rattus.spread.split', 'explicit', ['spread']],
  ['rattus.spread.redirect', 'explicit', ['ravage'], 'RA-47'],
  ['rattus.spread.all-full', 'explicit', ['ravage']],
  ['rattus.spread.from-supply', 'explicit', ['spread', 'ravage']],
  ['rattus.spread.active-chooses', 'explicit', ['spread']],
  ['rattus.spread.regardless-of-cubes', 'derived', ['spread']],
  ['rattus.spread.short-supply', 'derived', ['end'], 'RA-13'],
  // ravage
  ['rattus.ravage.precondition', 'explicit', ['ravage']],
  ['rattus.ravage.sequential', 'explicit', ['ravage']],
  ['rattus.ravage.continue', 'explicit', ['ravage']],
  ['rattus.ravage.stop-empty', 'explicit', ['ravage', 'tokens']],
  ['rattus.ravage.discard', 'explicit', ['ravage', 'tokens']],
  ['rattus.ravage.hidden-stay', 'explicit', ['ravage']],
  ['rattus.ravage.threshold', 'explicit', ['tokens']],
  ['rattus.ravage.current-count', 'explicit', ['example']],
  ['rattus.ravage.no-outbreak', 'explicit', ['tokens']],
  ['rattus.ravage.symbol', 'explicit', ['tokens']],
  ['rattus.ravage.symbol-no-cubes', 'explicit', ['tokens', 'example']],
  ['rattus.ravage.symbol-unowned', 'derived', ['tokens']],
  ['rattus.ravage.symbols-cumulative', 'explicit', ['tokens', 'example'], 'RA-23'],
  ['rattus.ravage.loss-cap', 'derived', ['example']],
  ['rattus.ravage.majority', 'explicit', ['tokens'], 'RA-57'],
  ['rattus.ravage.majority-tie', 'explicit', ['tokens', 'example']],
  ['rattus.ravage.majority-first', 'explicit', ['tokens']],
  ['rattus.ravage.all', 'explicit', ['tokens']],
  ['rattus.ravage.to-supply', 'explicit', ['tokens']],
  ['rattus.ravage.nobody-immune', 'derived', ['tokens']],
  ['rattus.ravage.flip-order', 'explicit', ['online-witch', 'ravage']],
  // token
  ['rattus.token.census', 'explicit', ['contents'], 'RA-43'],
  ['rattus.token.front', 'explicit', ['tokens']],
  // peasant
  ['rattus.peasant.extra', 'explicit', ['peasant']],
  ['rattus.peasant.rat-free', 'explicit', ['peasant']],
  // monk
  ['rattus.monk.move', 'explicit', ['monk']],
  ['rattus.monk.timing', 'explicit', ['monk'], 'window-policy', 'RA-08'],
  ['rattus.monk.cap', 'explicit', ['monk']],
  // merchant
  ['rattus.merchant.move', 'explicit', ['merchant']],
  ['rattus.merchant.timing', 'explicit', ['merchant'], 'RA-07'],
  // knight
  ['rattus.knight.two-steps', 'explicit', ['knight'], 'RA-56'],
  ['rattus.knight.destination-only', 'explicit', ['knight']],
  ['rattus.knight.neutral', 'explicit', ['knight'], 'RA-46'],
  ['rattus.knight.neutral-before-flip', 'explicit', ['knight'], 'knight-neutral-scope', 'RA-09'],
  ['rattus.knight.neutral-not-a-player', 'derived', ['knight'], 'neutral-enables-ravage', 'RA-10'],
  // witch
  ['rattus.witch.look', 'explicit', ['witch'], 'RA-52'],
  ['rattus.witch.swap', 'explicit', ['witch'], 'bishop-blocks-witch-swap', 'RA-36'],
  ['rattus.witch.timing', 'explicit', ['witch'], 'RA-07'],
  ['rattus.witch.private', 'explicit', ['witch', 'ravage']],
  // king
  ['rattus.king.castle', 'explicit', ['king']],
  ['rattus.king.rat-free', 'explicit', ['king'], 'RA-55'],
  ['rattus.king.safe', 'explicit', ['king']],
  ['rattus.king.counts', 'explicit', ['king', 'end']],
  ['rattus.king.timing', 'explicit', ['king'], 'RA-07'],
  // end
  ['rattus.end.trigger-supply', 'explicit', ['end']],
  ['rattus.end.trigger-cubes', 'explicit', ['end'], 'end-trigger-latch', 'RA-05'],
  ['rattus.end.after-turn', 'explicit', ['end', 'piper-end'], 'end-timing', 'RA-02'],
  ['rattus.end.last-round-players', 'explicit', ['end', 'piper-end'], 'RA-49'],
  ['rattus.end.last-round-order', 'explicit', ['end'], 'RA-03'],
  ['rattus.end.only-abilities', 'explicit', ['end']],
  ['rattus.end.no-take', 'explicit', ['end']],
  ['rattus.end.no-place', 'explicit', ['end', 'piper-end']],
  ['rattus.end.no-figure', 'explicit', ['end', 'piper-end'], 'last-round-spread', 'RA-18'],
  ['rattus.end.peasant', 'explicit', ['end']],
  ['rattus.end.knight-move', 'explicit', ['end'], 'last-round-zero-steps', 'RA-17'],
  ['rattus.end.knight-neutral', 'explicit', ['end'], 'last-round-knight', 'RA-16'],
  ['rattus.end.others-normal', 'explicit', ['end']],
  ['rattus.end.final-ravage', 'explicit', ['end'], 'RA-14'],
  ['rattus.end.no-final-spread', 'derived', ['end'], 'RA-18'],
  ['rattus.end.winner', 'explicit', ['end']],
  ['rattus.end.tiebreak', 'explicit', ['end'], 'RA-04'],
  // piper
  ['rattus.piper.contents', 'explicit', ['piper-contents']],
  ['rattus.piper.three-per-estate', 'explicit', ['piper-setup']],
  ['rattus.piper.six-in-play', 'explicit', ['piper-setup'], 'RA-51'],
  ['rattus.piper.select-random', 'explicit', ['piper-setup']],
  ['rattus.piper.select-per-estate', 'explicit', ['piper-setup']],
  ['rattus.piper.select-suggested', 'explicit', ['piper-setup', 'piper-sets']],
  ['rattus.piper.select-agreed', 'explicit', ['piper-setup']],
  ['rattus.piper.knighthood-advice', 'explicit', ['piper-setup']],
  ['rattus.piper.base-rules', 'explicit', ['piper-setup'], 'expansion'],
  ['rattus.piper.material', 'explicit', ['piper-setup']],
  ['rattus.piper.same-estate-loss', 'explicit', ['piper-setup']],
  ['rattus.piper.crusader-move', 'explicit', ['crusader']],
  ['rattus.piper.crusader-reveal', 'explicit', ['crusader']],
  ['rattus.piper.crusader-discard', 'derived', ['crusader', 'ravage'], 'crusader-unresolved-tokens', 'RA-21'],
  ['rattus.piper.soldier-move', 'explicit', ['soldier']],
  ['rattus.piper.soldier-extra', 'explicit', ['soldier'], 'soldier-needs-spread', 'RA-19'],
  ['rattus.piper.knighthood-combo', 'explicit', ['soldier']],
  ['rattus.piper.messenger-swap', 'explicit', ['messenger'], 'messenger-castle', 'RA-27'],
  ['rattus.piper.messenger-walls', 'explicit', ['messenger']],
  ['rattus.piper.mayor-place', 'explicit', ['mayor'], 'mayor-partial', 'RA-29'],
  ['rattus.piper.mayor-majority', 'explicit', ['mayor']],
  ['rattus.piper.mayor-waive', 'explicit', ['mayor'], 'RA-58'],
  ['rattus.piper.mayor-peasant', 'explicit', ['mayor']],
  ['rattus.piper.mayor-queen', 'explicit', ['mayor']],
  ['rattus.piper.queen-condition', 'explicit', ['queen'], 'RA-33'],
  ['rattus.piper.queen-area', 'explicit', ['queen'], 'queen-walls-split-area', 'RA-32'],
  ['rattus.piper.queen-bonus', 'explicit', ['queen'], 'queen-in-rat-free-region', 'RA-31'],
  ['rattus.piper.emperor-walls', 'explicit', ['emperor'], 'RA-34'],
  ['rattus.piper.emperor-where', 'explicit', ['emperor']],
  ['rattus.piper.emperor-block', 'explicit', ['emperor']],
  ['rattus.piper.emperor-clergy', 'explicit', ['emperor']],
  ['rattus.piper.serf-add', 'explicit', ['serf']],
  ['rattus.piper.serf-immediate', 'explicit', ['serf'], 'RA-22'],
  ['rattus.piper.serf-potion', 'explicit', ['magician']],
  ['rattus.piper.baker-deposit', 'explicit', ['baker'], 'baker-source', 'RA-24'],
  ['rattus.piper.baker-takeover', 'explicit', ['baker'], 'RA-26'],
  ['rattus.piper.nun-place', 'explicit', ['nun'], 'RA-35'],
  ['rattus.piper.nun-threshold', 'explicit', ['nun']],
  ['rattus.piper.bishop-place', 'explicit', ['bishop']],
  ['rattus.piper.bishop-block', 'explicit', ['bishop']],
  ['rattus.piper.pied-piper-move', 'explicit', ['pied-piper']],
  ['rattus.piper.pied-piper-tokens', 'explicit', ['pied-piper'], 'RA-37'],
  ['rattus.piper.pied-piper-cap', 'explicit', ['pied-piper']],
  ['rattus.piper.pied-piper-bishop', 'explicit', ['pied-piper']],
  ['rattus.piper.pied-piper-wall', 'explicit', ['pied-piper']],
  ['rattus.piper.pied-piper-without-rats', 'explicit', ['pied-piper']],
  ['rattus.piper.magician-potion', 'explicit', ['magician', 'piper-contents'], 'potion-limit', 'RA-40'],
  ['rattus.piper.magician-protect', 'explicit', ['magician'], 'potion-use', 'RA-39'],
  ['rattus.piper.magician-stays', 'derived', ['magician'], 'RA-38'],
  ['rattus.piper.end-excluded', 'explicit', ['piper-end']],
  ['rattus.piper.end-baker', 'explicit', ['piper-end'], 'baker-cubes-count-as-deployed', 'RA-25'],
  ['rattus.piper.end-queen', 'explicit', ['piper-end']],
  ['rattus.piper.end-soldier', 'explicit', ['piper-end']],
  ['rattus.piper.end-soldier-empty', 'explicit', ['piper-end'], 'soldier-empty-supply-source', 'RA-20'],
  ['rattus.piper.end-crusader', 'explicit', ['piper-end']],
  ['rattus.piper.end-serf', 'explicit', ['piper-end'], 'last-round-serf', 'RA-59'],
  ['rattus.piper.end-mayor', 'explicit', ['piper-end'], 'RA-30'],
  ['rattus.piper.end-combo', 'explicit', ['piper-end'], 'RA-45'],
  ['rattus.piper.end-final', 'explicit', ['piper-end']],
  ['rattus.piper.set-good-times', 'explicit', ['piper-sets']],
  ['rattus.piper.set-rat-control', 'explicit', ['piper-sets']],
  ['rattus.piper.set-war-in-europe', 'explicit', ['piper-sets']],
  // online
  ['rattus.online.final-automatic', 'explicit', ['online-general'], 'preset'],
  ['rattus.online.final-region-order', 'explicit', ['online-general']],
  ['rattus.online.final-token-order', 'explicit', ['online-general'], 'final-token-order', 'RA-15'],
  ['rattus.online.final-no-undo', 'explicit', ['online-general']],
  ['rattus.online.king-potion', 'explicit', ['online-king'], 'king-potion', 'RA-41'],
  ['rattus.online.witch-persistent', 'explicit', ['online-witch']],
  ['rattus.online.save-points', 'explicit', ['online-witch', 'online-crusader'], 'RA-53'],
  ['rattus.online.messenger-any', 'explicit', ['online-messenger'], 'RA-28'],
  ['rattus.online.magician-forced', 'explicit', ['online-magician']],
  ['rattus.online.magician-most', 'explicit', ['online-magician']],
  ['rattus.online.potions-unlimited', 'explicit', ['online-magician']],
  ['rattus.online.last-round-immediate', 'explicit', ['online-figure']],
  ['rattus.online.last-round-no-effect', 'explicit', ['online-figure'], 'RA-60'],
  ['rattus.online.last-round-combine', 'explicit', ['online-figure']],
  ['rattus.online.soldier-any-token', 'explicit', ['online-soldier']],
  // invariant
  ['rattus.invariant.tokens', 'derived', ['contents', 'setup', 'ravage']],
  ['rattus.invariant.cubes', 'derived', ['contents', 'tokens', 'king', 'baker']],
  ['rattus.invariant.cards', 'derived', ['take']],
  ['rattus.invariant.supply-monotone', 'derived', ['ravage']],
  ['rattus.invariant.turn-length', 'derived', ['spread', 'ravage', 'soldier']],
  ['rattus.invariant.min-turns', 'derived', ['setup', 'spread']],
  ['rattus.invariant.potions', 'derived', ['piper-contents', 'magician', 'online-king']],
  ['rattus.invariant.castle-monotone', 'derived', ['king']],
  ['rattus.invariant.last-round-length', 'derived', ['end']],
  // Ours, in no document: a recorded number that is wrong although no single rule explains how.
  ['rattus.claim.total', 'derived', []],
] as const satisfies readonly Row[];

/** The id of a rule of Rattus; a mistyped one does not compile. */
export type RuleIdOfRattus = (typeof rows)[number][0];

export interface RuleOfRattus extends Rule {
  readonly id: RuleIdOfRattus;
  readonly option?: OptionName;
}

export const rulebook: readonly RuleOfRattus[] = rows.map(([id, kind, cites, ...remarks]) => {
  const ruling = remarks.find(isRuling);
  const option = remarks.find((remark) => !isRuling(remark));
  return { id, kind, cites: cites.map(citationOf), ...(option && { option }), ...(ruling && { ruling }) };
});

function isRuling(remark: OptionName | Ruling): remark is Ruling {
  return /^RA-\d+$/.test(remark);
}

function citationOf(topic: Topic): Citation {
  return { source: 'D', section: topics[topic] };
}
