/** Valletta (Stefan Dorra): how the parts of the game belong together. */
import type { Game } from '../../engine/game.js';
import { GameRun, type MovesEnd, type Procedures } from '../../engine/game-run.js';
import { playable } from '../../engine/played-games.js';
import { sourcesOf } from '../../engine/rule.js';
import { seenByTable } from '../../kernel/view.js';
import { draft } from './draft.js';
import { earlyEnd } from './ending.js';
import { playMoves } from './moves.js';
import { presentation } from './presentation/presentation.js';
import { frameOf } from './presentation/scene.js';
import { SERIES } from './presentation/series.js';
import { OPTIONS, profileOf } from './profile.js';
import { form } from './record/form.js';
import { laidOut } from './record/from-record.js';
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
import { GOODS, type VallettaVocabulary, vocabulary } from './vocabulary.js';

const procedures: Procedures<VallettaVocabulary, TableState, MovesEnd> = {
  party,
  lay: ({ roster, profile, edition }, inline) => new TableState(roster, profile(profileOf), editionOf(edition, inline)),
  checkComponents,
  setUp,
  open: draft,
  playMoves,
  earlyEnd,
  score: (state, judge, result, { complete }) => (complete || result ? scoreGame(state, judge, result) : undefined),
  apply: (state, effect) => state.apply(effect),
  series: SERIES,
  seen: (table) => seenByTable(definition, laidOut(table)),
  frame: frameOf,
  declaredNames: (table) =>
    table.edition.buildings.size > 0 ? new Map([['building', [...table.edition.buildings.keys()]]]) : new Map(),
  openMoves: movesIn,
  forbiddenMoves: forbiddenIn,
};

/** The game as the program knows it: vocabulary, rules, options, and how a recorded game is played through. */
export const valletta: Game = {
  ruleset: 'valletta',
  vocabulary,
  rulebook,
  sources: sourcesOf(sources),
  rulings: RULINGS,
  options: OPTIONS,
  presentation,
  counted: Object.fromEntries(GOODS.map((good) => [good, 'good'])),
  defaultEdition: 'practice',
  form,
  playable: playable(playedGame),
  secrets: { hand: { from: 'others', attributes: ['cards'] }, draw: { from: 'others', attributes: ['cards'] } },
  signposts: [
    { element: 'state', after: 'turn' },
    { element: 'effect', after: 'play' },
  ],
  open: (setting) => new GameRun(procedures, setting),
};
