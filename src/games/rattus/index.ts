/** Rattus (Åse and Henrik Berg) with Pied Piper: wires the room. */
import type { Game, Outcome, Session, Setting } from '../../engine/game.js';
import type { Judge } from '../../engine/judge.js';
import { childrenNamed } from '../../log/vocabulary.js';
import { editionOf } from './components.js';
import { checkComponents } from './edition-check.js';
import { applyEffect } from './flow.js';
import { playMoves } from './moves.js';
import { portrait } from './portrait.js';
import { OPTIONS, presets, profileOf } from './profile.js';
import { rulebook, sources } from './rulebook.js';
import { scoreGame } from './scoring.js';
import { SERIES, sample } from './series.js';
import { setUp } from './setup.js';
import { TableState } from './state.js';
import { tableOf } from './table.js';
import { type RattusElement, type RattusVocabulary, vocabulary } from './vocabulary.js';

export const rattus: Game = {
  ruleset: 'rattus',
  vocabulary,
  rulebook,
  sources: Object.entries(sources).map(([key, source]) => ({ key, ...source })),
  options: OPTIONS,
  presets,
  series: SERIES,
  portrait,
  scoreWord: 'cubes',
  defaultEdition: 'practice',
  claimRule: 'rattus.claim.total',
  open: (setting) => new RattusSession(setting),
};

class RattusSession implements Session {
  private readonly state: TableState;
  private readonly game: RattusElement;

  constructor({ game, roster, options, edition }: Setting) {
    this.game = game as RattusElement;
    const [inline] = childrenNamed<RattusVocabulary, 'components'>(this.game, 'components');
    this.state = new TableState(roster, profileOf(options), editionOf(edition?.name, edition?.element, inline));
  }

  apply(effect: Parameters<Session['apply']>[0]): void {
    applyEffect(this.state, effect);
  }

  play(judge: Judge): Outcome {
    const { state, game } = this;
    const [setup] = childrenNamed<RattusVocabulary, 'setup'>(game, 'setup');
    const [moves] = childrenNamed<RattusVocabulary, 'moves'>(game, 'moves');
    const [result] = childrenNamed<RattusVocabulary, 'result'>(game, 'result');
    checkComponents(state, judge);
    setUp(state, judge, setup, game);
    if (state.players.length < 2 || state.players.length > 4) return { complete: false, scores: [] };
    if (!moves) {
      judge.find(null, { kind: 'missing', message: 'engine-no-moves', element: game, section: 'log' });
      return { complete: false, scores: [] };
    }
    const end = playMoves(state, judge, moves);
    if (!end.complete && !end.abandoned) this.reportEarlyEnd(judge, result);
    if (!end.complete && !result) return { complete: false, scores: [] };
    return { complete: end.complete, scores: scoreGame(state, judge, result) };
  }

  /** A log that stops is incomplete; one that states a result before the final plague is wrong. @see rattus.end.final-ravage */
  private reportEarlyEnd(judge: Judge, result: RattusElement | undefined): void {
    const { state, game } = this;
    judge.enter('result', result ?? game);
    judge.require('rattus.end.final-ravage', false, () => ({
      kind: 'missing',
      severity: result ? 'error' : 'warning',
      message: result ? 'rattus_result-too-early' : 'rattus_log-stops',
      with: { phase: { type: 'choice', choice: state.phase }, rats: state.ratSupply },
      restsOn: ['end', 'last-round'],
    }));
  }

  sample(): ReturnType<Session['sample']> {
    return sample(this.state);
  }

  measure(): ReturnType<Session['measure']> {
    return this.state.measure();
  }

  table(): unknown {
    return tableOf(this.state);
  }
}
