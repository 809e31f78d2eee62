/** Tallinn with the Emperor's Legate (Stefan Risthaus): wires the room. */
import type { Game, Outcome, Session, Setting } from '../../engine/game.js';
import type { Judge } from '../../engine/judge.js';
import { childrenNamed } from '../../log/vocabulary.js';
import { editionOf } from './components.js';
import { playMoves, recordsOf } from './moves.js';
import { portrait } from './portrait.js';
import { OPTIONS, profileOf } from './profile.js';
import { rulebook, sources } from './rulebook.js';
import { scoreGame, statedPoints } from './scoring.js';
import { SERIES, sample } from './series.js';
import { checkComponents, setUp } from './setup.js';
import { TableState } from './state.js';
import { tableOf } from './table.js';
import { ESTATES, type TallinnElement, type TallinnVocabulary, vocabulary } from './vocabulary.js';

export const tallinn: Game = {
  ruleset: 'tallinn',
  vocabulary,
  rulebook,
  sources: Object.entries(sources).map(([key, source]) => ({ key, ...source })),
  options: OPTIONS,
  series: SERIES,
  portrait,
  turnWord: 'round',
  counted: Object.fromEntries(ESTATES.map((estate) => [estate, 'person'])),
  defaultEdition: 'practice',
  claimRule: 'tallinn.claim.total',
  open: (setting) => new TallinnSession(setting),
};

class TallinnSession implements Session {
  private readonly state: TableState;
  private readonly game: TallinnElement;

  constructor({ game, roster, options, edition }: Setting) {
    this.game = game as TallinnElement;
    const [inline] = childrenNamed<TallinnVocabulary, 'components'>(this.game, 'components');
    this.state = new TableState(roster, profileOf(options), editionOf(edition?.name, edition?.element, inline));
  }

  apply(effect: Parameters<Session['apply']>[0]): void {
    this.state.apply(effect);
  }

  play(judge: Judge): Outcome {
    const { state, game } = this;
    const [components] = childrenNamed<TallinnVocabulary, 'components'>(game, 'components');
    const [setup] = childrenNamed<TallinnVocabulary, 'setup'>(game, 'setup');
    const [moves] = childrenNamed<TallinnVocabulary, 'moves'>(game, 'moves');
    const [result] = childrenNamed<TallinnVocabulary, 'result'>(game, 'result');
    checkComponents(state, judge, components);
    setUp(state, judge, setup, game, moves ? recordsOf(moves) : new Set());
    if (state.players.length < 2 || state.players.length > 4) return { complete: false, scores: [] };
    if (!moves) {
      judge.find(null, { kind: 'missing', message: 'engine-no-moves', element: game, section: 'log' });
      return { complete: false, scores: [] };
    }
    const end = playMoves(state, judge, moves, statedPoints(state, result), result !== undefined);
    if (!end.complete && !end.abandoned && !result) this.reportStop(judge);
    if (!end.final) return { complete: false, scores: [] };
    return { complete: end.complete, scores: scoreGame(state, judge, result, end.final) };
  }

  /** A log that stops before everybody has used up the cards is incomplete, which is no error. @see tallinn.end.all-played */
  private reportStop(judge: Judge): void {
    const { state, game } = this;
    judge.enter('result', game);
    judge.find('tallinn.end.all-played', {
      kind: 'missing',
      severity: 'warning',
      message: 'tallinn_log-stops',
      with: { cards: state.players.reduce((sum, { cards }) => sum + cards.handSize + cards.pileSize, 0) },
      restsOn: ['rounds', ...state.players.flatMap(({ id }) => [`${id} hand`, `${id} cards`])],
    });
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
