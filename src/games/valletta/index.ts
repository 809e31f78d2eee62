/** Valletta (Stefan Dorra): wires the room. */
import type { Game, Outcome, Session, Setting } from '../../engine/game.js';
import type { Judge } from '../../engine/judge.js';
import { childrenNamed } from '../../log/vocabulary.js';
import { editionOf } from './components.js';
import { draft } from './draft.js';
import { playMoves } from './moves.js';
import { portrait } from './portrait.js';
import { OPTIONS, profileOf } from './profile.js';
import { rulebook, sources } from './rulebook.js';
import { scoreGame } from './scoring.js';
import { SERIES, sample } from './series.js';
import { checkComponents, setUp } from './setup.js';
import { TableState } from './state.js';
import { GOODS, type VallettaElement, type VallettaVocabulary, vocabulary } from './vocabulary.js';

export const valletta: Game = {
  ruleset: 'valletta',
  vocabulary,
  rulebook,
  sources: Object.entries(sources).map(([key, source]) => ({ key, ...source })),
  options: OPTIONS,
  series: SERIES,
  portrait,
  counted: Object.fromEntries(GOODS.map((good) => [good, 'good'])),
  defaultEdition: 'practice',
  claimRule: 'valletta.claim.total',
  open: (setting) => new VallettaSession(setting),
};

class VallettaSession implements Session {
  private readonly state: TableState;
  private readonly game: VallettaElement;

  constructor({ game, roster, options, edition }: Setting) {
    this.game = game as VallettaElement;
    const [inline] = childrenNamed<VallettaVocabulary, 'components'>(this.game, 'components');
    this.state = new TableState(roster, profileOf(options), editionOf(edition?.name, edition?.element, inline));
  }

  apply(effect: Parameters<Session['apply']>[0]): void {
    this.state.apply(effect);
  }

  play(judge: Judge): Outcome {
    const { state, game } = this;
    const [setup] = childrenNamed<VallettaVocabulary, 'setup'>(game, 'setup');
    const [moves] = childrenNamed<VallettaVocabulary, 'moves'>(game, 'moves');
    const [result] = childrenNamed<VallettaVocabulary, 'result'>(game, 'result');
    checkComponents(state, judge);
    setUp(state, judge, setup, game);
    if (state.players.length < 2 || state.players.length > 4) return { complete: false, scores: [] };
    const firstTurn = moves?.children.findIndex((child) => child.name === 'turn') ?? -1;
    const drafts = moves ? childrenNamed<VallettaVocabulary, 'draft'>(moves, 'draft') : [];
    const early = drafts.filter((one) => firstTurn < 0 || (moves?.children.indexOf(one) ?? 0) < firstTurn);
    draft(state, judge, moves ?? game, early, drafts.slice(early.length));
    if (!moves) {
      judge.find(null, { kind: 'missing', message: 'engine-no-moves', element: game, section: 'log' });
      return { complete: false, scores: [] };
    }
    const end = playMoves(state, judge, moves, result !== undefined);
    if (!end.complete && !end.abandoned) this.reportEarlyEnd(judge, result);
    if (!end.complete && !result) return { complete: false, scores: [] };
    return { complete: end.complete, scores: scoreGame(state, judge, result) };
  }

  /** A log that stops is incomplete; one that states a result although cards are left is wrong. @see valletta.end.game-end */
  private reportEarlyEnd(judge: Judge, result: VallettaElement | undefined): void {
    const { state, game } = this;
    judge.enter('result', result ?? game);
    const left = state.players.reduce((cards, { deck, out }) => cards + (out ? 0 : deck.handSize + deck.pileSize), 0);
    judge.require('valletta.end.game-end', false, () => ({
      kind: 'missing',
      severity: result ? 'error' : 'warning',
      message: result ? 'valletta_result-too-early' : 'valletta_log-stops',
      with: { cards: state.phase === 'final' ? left : 0, phase: { type: 'choice', choice: state.phase } },
      restsOn: ['phase', ...state.players.flatMap(({ id }) => [`${id} cards`, `${id} plays`])],
    }));
  }

  sample(): ReturnType<Session['sample']> {
    return sample(this.state);
  }

  measure(): ReturnType<Session['measure']> {
    return this.state.measure();
  }

  table(): unknown {
    const { state } = this;
    return {
      jean: state.jean,
      walk: state.jeanWalk,
      triggers: state.triggers,
      finalSince: state.finalSince,
      cells: [...state.cells.values()].map(({ at, building, character, owner, upgraded, builtIn, upgradedIn }) => ({
        at,
        building: building?.id,
        colour: building?.colour,
        character: building?.character,
        free: character !== undefined,
        owner: owner ?? null,
        upgraded,
        builtIn: builtIn ?? null,
        upgradedIn: upgradedIn ?? null,
      })),
    };
  }
}
