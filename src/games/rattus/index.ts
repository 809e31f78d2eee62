/** Rattus (Åse and Henrik Berg) with Pied Piper: how the parts of the game belong together. */
import type { Game } from '../../engine/game.js';
import { GameRun, type MovesEnd, type Procedures } from '../../engine/game-run.js';
import { playable } from '../../engine/played-games.js';
import { sourcesOf } from '../../engine/rule.js';
import { seenByTable } from '../../kernel/view.js';
import { earlyEnd } from './ending.js';
import { playMoves } from './moves.js';
import { presentation } from './presentation/presentation.js';
import { frameOf } from './presentation/scene.js';
import { SERIES } from './presentation/series.js';
import { OPTIONS, presets, profileOf } from './profile.js';
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
import { applyEffect } from './table/flow.js';
import { TableState } from './table/state.js';
import { type RattusVocabulary, vocabulary } from './vocabulary.js';

const procedures: Procedures<RattusVocabulary, TableState, MovesEnd> = {
  party,
  lay: ({ roster, profile, edition }, inline) => new TableState(roster, profile(profileOf), editionOf(edition, inline)),
  checkComponents,
  setUp,
  playMoves,
  earlyEnd,
  score: (state, judge, result, { complete }) => (complete || result ? scoreGame(state, judge, result) : undefined),
  apply: applyEffect,
  series: SERIES,
  seen: (table) => seenByTable(definition, laidOut(table)),
  frame: frameOf,
  declaredNames: (table) =>
    table.edition.tokens.size > 0
      ? new Map(['token', 'tokens'].map((type) => [type, [...table.edition.tokens.keys()]]))
      : new Map(),
  openMoves: movesIn,
  forbiddenMoves: forbiddenIn,
};

/** The game, as the registry holds it. */
export const rattus: Game = {
  ruleset: 'rattus',
  vocabulary,
  rulebook,
  sources: sourcesOf(sources),
  rulings: RULINGS,
  options: OPTIONS,
  presets,
  presentation,
  scoreWord: 'cubes',
  defaultEdition: 'practice',
  // Tokens lie face down; the witch looks at them alone.
  secrets: {
    rat: { from: 'all', attributes: ['token'] },
    spread: { from: 'all', attributes: ['token'] },
    'extra-rat': { from: 'all', attributes: ['token'] },
    peek: { from: 'others', attributes: ['token'] },
  },
  signposts: [
    { element: 'state', after: 'turn' },
    { element: 'lose', after: 'plague' },
  ],
  form,
  playable: playable(playedGame),
  open: (setting) => new GameRun(procedures, setting),
};
