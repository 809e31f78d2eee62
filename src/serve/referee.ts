/** A referee for programs: one line is a question, one line its answer. @see docs/serve.md */
import type { EditionFile } from '../engine/edition-file.js';
import type { Finding } from '../engine/finding.js';
import type { Game } from '../engine/game.js';
import { messageOf } from '../engine/notation.js';
import type { Options } from '../engine/option.js';
import { optionsBeside } from '../engine/under-options.js';
import { gameOf } from '../games.js';
import { unwritten } from '../live/growing-record.js';
import type { RuledEffect } from '../live/heard.js';
import { type LegalMove, LiveGame, type Refusal } from '../live/live-game.js';
import type { Revision } from '../live/said.js';
import { RULESETS } from '../log/envelope.js';
import { writeJsonElement } from '../log/json/write-element.js';
import { quote } from '../log/quote.js';
import { rawOfElement } from '../log/raw.js';
import type { RawElement } from '../log/raw-element.js';
import { audienceOf } from '../output/audience.js';
import { findingJson, gameJson } from '../output/json.js';
import { JudgedGame } from '../output/judged-game.js';
import { xmlOf } from '../output/move-text.js';
import { plain } from '../output/plain.js';
import { judgedMoveJson } from '../output/why-not-json.js';
import type { Speaker } from '../text/speaker.js';
import { type OpenGame, OpenGames } from './open-games.js';
import { type ErrorCode, made, Refused, Request, type RequestId } from './request.js';

/** The version of the protocol; raised when a field changes its meaning or goes. */
const PROTOCOL = 1;

/** A longer line is no question. In bytes. */
export const MOST_LINE = 1_048_576;

/** What a service must know. */
export interface Service {
  /** With the parts `serve` and `why-not`, for all games. */
  readonly speaker: Speaker;
  /** Finds the editions of a ruleset. */
  readonly editionsOf: (ruleset: string) => (name: string) => EditionFile | undefined;
  /** Options for games that are opened without naming them; those of other games count for nothing. */
  readonly options?: Options;
  /** How many games may be open at the same time. */
  readonly games: number;
}

/** Something that can be asked. */
interface Question {
  /** The fields that it may have besides `id` and `do`. */
  readonly fields: readonly string[];
  readonly answer: (referee: Referee, request: Request) => object;
}

/** Answers line after line. */
export class Referee {
  private readonly games: OpenGames;

  constructor(private readonly service: Service) {
    this.games = new OpenGames(service.games);
  }

  /** Whatever the line is: there is one answer, and it is an object. */
  answer(line: string): object {
    let id: RequestId | null = null;
    try {
      const request = Request.read(line);
      id = request.id ?? null;
      const wanted = request.name('do');
      const question = QUESTIONS.get(wanted);
      if (!question) throw new Refused('unknown-request', wanted, undefined, [...QUESTIONS.keys()]);
      request.requireOnly(['id', 'do', ...question.fields]);
      return { id, ...question.answer(this, request) };
    } catch (error) {
      return { id, ...this.failure(error) };
    }
  }

  /** The answer to a line that cannot be read. */
  refuse(code: ErrorCode): object {
    return { id: null, ...this.failure(new Refused(code)) };
  }

  open(request: Request): object {
    const ruleset = request.name('ruleset');
    const game = gameOf(ruleset);
    if (!game) throw new Refused('unknown-ruleset', ruleset, undefined, RULESETS);
    const edition = this.service.editionsOf(ruleset);
    const editionName = request.optionalName('edition');
    if (editionName !== undefined && !edition(editionName)) throw new Refused('unknown-edition', editionName);
    const name = this.games.nameFor(request.optionalName('game'));
    const head = this.headOf(request, game, name, editionName);
    const live = LiveGame.open(game, head, { edition, name });
    if (typeof live === 'string') throw refused(live, head);
    const seat = request.optionalName('seat');
    if (seat !== undefined) requireSeat(live, seat);
    const table: OpenGame = { name, live, questions: [request.id ?? null], seat };
    this.games.add(table);
    const { verdict, findings } = live.opening;
    return {
      game: name,
      protocol: PROTOCOL,
      verdict,
      findings: this.findings(findings, live),
      hash: live.state().hash,
      ...this.dropped(),
    };
  }

  play(request: Request): object {
    const table = this.openGameOf(request);
    const { live } = table;
    const element = request.element('element');
    const answer = live.play(element, request.optionalName('within'));
    if (typeof answer === 'string') throw refused(answer, element, request.optionalName('within'));
    table.questions.push(request.id ?? null);
    const { verdict, findings, effects, withdrawn, hash, revisions } = answer;
    return {
      verdict,
      findings: this.findings(findings, live),
      effects: effects.map(effectJson),
      ...(withdrawn.length > 0 && { withdrawn: withdrawn.map(effectJson) }),
      hash,
      ...this.revise(revisions, table),
      ...this.dropped(),
    };
  }

  legal(request: Request): object {
    const { live, seat } = this.openGameOf(request);
    const { vocabulary } = live.game;
    const active = live
      .state()
      .open.map(playerOf)
      .findLast((player) => player !== undefined);
    const isOwn = ({ element, kind }: LegalMove): boolean =>
      seat === undefined || kind !== 'move' || (playerOf(element) ?? active) === seat;
    const moves = live.legal().filter(isOwn);
    return {
      moves: moves.map(({ element, truth, kind, within }) => ({
        element: JSON.parse(writeJsonElement(rawOfElement(element, vocabulary), undefined, [])) as unknown,
        xml: xmlOf(element, vocabulary),
        within,
        kind,
        legal: truth === true ? true : null,
      })),
    };
  }

  whyNot(request: Request): object {
    const { live } = this.openGameOf(request);
    const { replayed, game } = live;
    const element = request.element('element');
    const judged = live.whyNot(element, request.optionalName('within'));
    if (typeof judged === 'string') throw refused(judged, element, request.optionalName('within'));
    const speaker = this.speakerOf(game);
    if ('problem' in judged) throw new Refused('unreadable', speaker.say(messageOf(judged), audienceOf(replayed)));
    return judgedMoveJson(judged, { game, replayed }, speaker);
  }

  undo(request: Request): object {
    const table = this.openGameOf(request);
    const revisions = table.live.undo();
    if (!revisions) throw new Refused('nothing-to-undo');
    const undone = table.questions.pop() ?? null;
    return { undone, hash: table.live.state().hash, ...this.revise(revisions, table) };
  }

  state(request: Request): object {
    const { live } = this.openGameOf(request);
    const { hash, measure, open } = live.state();
    const { moves, complete, scores } = live.replayed;
    return { hash, state: sorted(measure), open: open.map(({ name }) => name), moves, complete, scores };
  }

  view(request: Request): object {
    const { live, seat: own } = this.openGameOf(request);
    const seat = request.optionalName('seat') ?? own;
    if (seat !== undefined) requireSeat(live, seat);
    const view = live.view(seat);
    return view ? { seat: seat ?? null, hash: view.hash, state: sorted(view.measure), log: view.log } : {};
  }

  log(request: Request): object {
    return { log: this.openGameOf(request).live.log() };
  }

  close(request: Request): object {
    const table = this.openGameOf(request);
    const { live, name } = table;
    const { replayed, recording, revisions } = live.close();
    this.games.remove(name);
    const check = gameJson(new JudgedGame(replayed, recording, live.game), this.speakerOf(live.game));
    return { ...this.revise(revisions, table), check };
  }

  /** The `<game>` element with what comes before the setup. */
  private headOf(request: Request, game: Game, id: string, edition: string | undefined): RawElement {
    const named = request.options();
    const options = [
      ...Object.entries(named).map(([name, value]) => ({ name, value })),
      ...optionsBeside(game, named, this.service.options ?? {}),
    ].map((option) => made('option', new Map(Object.entries(option))));
    const components = request.optionalElement('components');
    // The element may name an edition itself: which of two was meant is not for us to say.
    if (components && edition !== undefined) throw new Refused('bad-field', 'components', 'beside-edition');
    const ofName = edition === undefined ? [] : [made('components', new Map([['edition', edition]]))];
    return made('game', new Map(Object.entries({ ruleset: game.ruleset, id })), [
      made('players', new Map(), request.players()),
      ...(options.length > 0 ? [made('options', new Map(), options)] : []),
      ...(components ? [components] : ofName),
    ]);
  }

  private openGameOf(request: Request): OpenGame {
    return this.games.find(request.name('game'));
  }

  private revise(revisions: readonly Revision[], { questions, live }: OpenGame): object {
    if (revisions.length === 0) return {};
    return {
      revise: revisions.map(({ answer, verdict, findings, withdrawn }) => ({
        id: questions[answer] ?? null,
        verdict,
        findings: this.findings(findings, live),
        withdrawn,
      })),
    };
  }

  /** Makes room for what has grown, and says which games had to go. */
  private dropped(): object {
    const names = this.games.makeRoom();
    if (names.length === 0) return {};
    return { dropped: names.map((game) => ({ game, message: this.say('serve-dropped', { game: quote(game) }) })) };
  }

  private findings(findings: readonly Finding[], { game, replayed }: LiveGame): readonly object[] {
    if (findings.length === 0) return [];
    const speaker = this.speakerOf(game);
    return findings.map((finding) => findingJson(finding, replayed, speaker));
  }

  private speakerOf(game: Game): Speaker {
    return this.service.speaker.forGame(game);
  }

  private failure(error: unknown): object {
    const told = error instanceof Error ? error.message : '';
    const { code, about, wrong, known } = error instanceof Refused ? error : new Refused('internal', told);
    const message = this.say(`serve-${code}`, {
      about: quote(about),
      wrong: wrong ?? 'value',
      known: this.service.speaker.list(known),
    });
    return { error: { code, message } };
  }

  private say(id: string, variables: Readonly<Record<string, string>>): string {
    return plain(this.service.speaker.text(id, { ...variables }));
  }
}

const QUESTIONS: ReadonlyMap<string, Question> = new Map<string, Question>([
  [
    'open',
    {
      fields: ['game', 'ruleset', 'players', 'options', 'edition', 'components', 'seat'],
      answer: (referee, request) => referee.open(request),
    },
  ],
  ['play', { fields: ['game', 'element', 'within'], answer: (referee, request) => referee.play(request) }],
  ['legal', { fields: ['game'], answer: (referee, request) => referee.legal(request) }],
  ['why-not', { fields: ['game', 'element', 'within'], answer: (referee, request) => referee.whyNot(request) }],
  ['undo', { fields: ['game'], answer: (referee, request) => referee.undo(request) }],
  ['state', { fields: ['game'], answer: (referee, request) => referee.state(request) }],
  ['view', { fields: ['game', 'seat'], answer: (referee, request) => referee.view(request) }],
  ['log', { fields: ['game'], answer: (referee, request) => referee.log(request) }],
  ['close', { fields: ['game'], answer: (referee, request) => referee.close(request) }],
]);

function requireSeat(live: LiveGame, seat: string): void {
  if (!live.replayed.players.some(({ id }) => id === seat)) throw new Refused('unknown-player', seat);
}

function playerOf({ values }: { readonly values: object }): string | undefined {
  const { player }: Readonly<Record<string, unknown>> = { ...values };
  return typeof player === 'string' ? player : undefined;
}

function effectJson({ rule, effect }: RuledEffect): object {
  const { verb, player, thing, which, amount, from, to } = effect;
  return {
    rule,
    verb,
    player: player ?? null,
    thing,
    ...(which !== undefined && { which }),
    amount,
    from,
    to,
  };
}

function sorted(measure: ReadonlyMap<string, number>): object {
  return Object.fromEntries([...measure].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** @param within the open element that was meant */
function refused(refusal: Refusal, element: RawElement, within?: string): Refused {
  if (refusal === 'closed') return new Refused('unknown-game', within);
  return new Refused(refusal, refusal === 'not-writable' ? unwritten(element) : within);
}
