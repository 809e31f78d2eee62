/** Tallinn with the Emperor's Legate (Stefan Risthaus): how the parts of the game belong together. */
import type { Game } from '../../engine/game.js';
import { GameRun, type Procedures } from '../../engine/game-run.js';
import { playable } from '../../engine/played-games.js';
import { sourcesOf } from '../../engine/rule.js';
import { seenByTable } from '../../kernel/view.js';
import { earlyEnd } from './ending.js';
import { playMoves, type TallinnEnd } from './moves.js';
import { presentation } from './presentation/presentation.js';
import { frameOf } from './presentation/scene.js';
import { SERIES } from './presentation/series.js';
import { OPTIONS, profileOf } from './profile.js';
import { form } from './record/form.js';
import { tableAt } from './record/from-record.js';
import { forbiddenIn, movesIn } from './record/record-map.js';
import { playedGame } from './record/recorder.js';
import { rulebook, sources } from './rulebook.js';
import { definition } from './rules/definition.js';
import { RULINGS } from './rulings.js';
import { scoreGame } from './scoring.js';
import { party, setUp } from './setup.js';
import { editionOf } from './table/components.js';
import { checkComponents } from './table/edition-check.js';
import { TableState } from './table/state.js';
import { ESTATES, LEGATE, NUMBERS, type TallinnVocabulary, vocabulary } from './vocabulary.js';

const procedures: Procedures<TallinnVocabulary, TableState, TallinnEnd> = {
  party,
  lay: ({ roster, profile, edition }, inline) => new TableState(roster, profile(profileOf), editionOf(edition, inline)),
  checkComponents,
  setUp,
  playMoves,
  earlyEnd,
  score: (state, judge, result, { final, pastContests }) =>
    final && scoreGame(state, judge, result, final, pastContests),
  apply: (state, effect) => state.apply(effect),
  series: SERIES,
  seen: (table) => seenByTable(definition, tableAt(table)),
  frame: frameOf,
  openMoves: movesIn,
  forbiddenMoves: forbiddenIn,
  declaredNames: (table) => {
    const starts = [...table.edition.starts.keys()];
    const cards = [...NUMBERS, LEGATE, ...starts];
    return starts.length > 0 ? new Map(Object.entries({ card: cards, cards, 'start-card': starts })) : new Map();
  },
};

function isFromHand(values: object): boolean {
  return 'from' in values && values.from !== undefined && values.from !== 'display';
}

/** The game as the program knows it: vocabulary, rules, options, and how a recorded game is played through. */
export const tallinn: Game = {
  ruleset: 'tallinn',
  vocabulary,
  rulebook,
  sources: sourcesOf(sources),
  rulings: RULINGS,
  options: OPTIONS,
  presentation,
  turnWord: 'round',
  counted: Object.fromEntries(ESTATES.map((estate) => [estate, 'person'])),
  defaultEdition: 'practice',
  form,
  playable: playable(playedGame),
  secrets: {
    hand: { from: 'others', attributes: ['cards'] },
    draw: { from: 'others', attributes: ['card'] },
    // tallinn.visibility.hand-tower
    tower: { from: 'others', attributes: ['card'], if: ({ values }) => isFromHand(values) },
  },
  decidedAtOnce: { round: 'play' },
  eitherWord: { element: 'play', attribute: 'side', others: { a: 'b', b: 'a', persons: 'arms', arms: 'persons' } },
  signposts: [
    { element: 'contest', attribute: 'points', after: 'round' },
    { element: 'state', after: 'round' },
  ],
  open: (setting) => new GameRun(procedures, setting),
};
