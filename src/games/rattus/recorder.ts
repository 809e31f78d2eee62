/** Writes down a game of Rattus that is played. @see docs/log-format.md */
import type { Level } from '../../engine/playable.js';
import type { PlayedGame, Recorder } from '../../engine/played-games.js';
import type { Choice } from '../../kernel/choice.js';
import type { Seat } from '../../kernel/index-of.js';
import type { NamedQuantity, RuleId } from '../../kernel/trace.js';
import { makerOf } from '../../log/vocabulary.js';
import { editionOf } from './components.js';
import { cardName, decisionOf, nameOf, tokenName } from './decision.js';
import { profileOf } from './profile.js';
import { definition } from './rules/definition.js';
import { factsOf } from './rules/facts.js';
import { region as finalRegion, scoreOf, waitingTime } from './rules/final.js';
import { DEAL, DRAW, FIGURE, FINAL, LOOK_AGAIN, REMOVE, SETTLE, SLOT, SWAP } from './rules/points.js';
import { figureRegion, newTable, nextRegion, startToken } from './rules/setup.js';
import { drawn } from './rules/spread.js';
import * as cells from './rules/table.js';
import type { RattusElement, RattusElementOf, RattusVocabulary } from './vocabulary.js';

type Rattus = cells.Rattus;

const make = makerOf<RattusVocabulary>();

/** A turn, or a slot of the last round. */
interface Turn {
  readonly number: number;
  readonly player: string;
  readonly isSlot: boolean;
  readonly decisions: Decision[];
  states: readonly RattusElement[];
}

/** A decision as it was made; witch, spread and a token that is turned up are completed by what comes next. */
interface Decision {
  readonly element: RattusElement;
  /** What else the witch does. */
  readonly more: RattusElement[];
  /** Tokens that were drawn for it. */
  readonly tokens: string[];
  /** Cubes that each player with a cube there has lost to it. */
  readonly losses: Map<Seat, number>;
}

/** Everything that happens, as it happens; what a level leaves out is left out in the end. */
class RattusRecorder implements Recorder<Rattus> {
  private readonly setup: RattusElement[] = [];
  private readonly turns: Turn[] = [];
  private readonly final: Decision[] = [];

  /** @param ids the players, in turn order */
  constructor(private readonly ids: readonly string[]) {}

  before(state: Rattus, choice: Choice): void {
    switch (state.point) {
      case DEAL: {
        const token = tokenName(state, startToken.of(choice));
        this.setup.push(make('rat', { region: nameOf(nextRegion(state) ?? 0), token }));
        return;
      }
      case REMOVE:
        return;
      case FIGURE:
        this.setup.push(make('plague', { region: nameOf(figureRegion.of(choice)) }));
        return;
      case SETTLE:
        this.setup.push(...this.written(state, choice));
        return;
      case DRAW:
        this.latest?.tokens.push(tokenName(state, drawn.of(choice)));
        return;
      case FINAL: {
        this.closeTurn(state);
        for (const element of this.written(state, choice)) this.final.push(this.decision(state, choice, element));
        return;
      }
      default:
        this.inTurn(state, choice);
    }
  }

  private inTurn(state: Rattus, choice: Choice): void {
    const turn = this.turnOf(state);
    const latest = turn.decisions.at(-1);
    const elements = this.written(state, choice);
    if (latest && (state.point === LOOK_AGAIN || state.point === SWAP)) latest.more.push(...elements);
    else turn.decisions.push(...elements.map((element) => this.decision(state, choice, element)));
  }

  private written(state: Rattus, choice: Choice): readonly RattusElement[] {
    const element = decisionOf(this.ids, state, choice);
    return element ? [element] : [];
  }

  private turnOf(state: Rattus): Turn {
    const number = cells.turn.of(state);
    const last = this.turns.at(-1);
    if (last?.number === number) return last;
    this.closeTurn(state);
    const player = this.id(cells.active.of(state));
    const turn: Turn = { number, player, isSlot: state.point === SLOT, decisions: [], states: [] };
    this.turns.push(turn);
    return turn;
  }

  private decision(state: Rattus, choice: Choice, element: RattusElement): Decision {
    const losses = new Map<Seat, number>();
    const region = state.point === FINAL ? finalRegion.of(choice) : cells.plagueRegion(state);
    for (const seat of state.facts.seats) if (cells.cubes.of(state, region, seat) > 0) losses.set(seat, 0);
    return { element, more: [], tokens: [], losses };
  }

  /** The state after the turn. */
  private closeTurn(state: Rattus): void {
    const last = this.turns.at(-1);
    if (last && last.states.length === 0) last.states = this.statesOf(state);
  }

  changed(rule: RuleId, quantity: NamedQuantity, place: number, by: number): void {
    if (rule !== 'rattus.ravage.to-supply' || quantity !== cells.supply) return;
    const losses = (this.final.at(-1) ?? this.latest)?.losses;
    const seat = place as Seat;
    losses?.set(seat, (losses.get(seat) ?? 0) + by);
  }

  reckoned(): void {
    // Everything that is stated can be read from the table.
  }

  /** What was laid out, everything that happened, and the result. @param state at the end of the game */
  parts(state: Rattus, level: Level): readonly RattusElement[] {
    this.closeTurn(state);
    const isOpen = level !== 'public';
    const regular = this.turns.filter(({ isSlot }) => !isSlot).map((turn) => this.turnElement(turn, level));
    const last = this.turns.filter(({ isSlot }) => isSlot).map((turn) => this.turnElement(turn, level));
    const final = this.final.map((decision) => this.decisionElement(decision, level));
    const states = level === 'full' ? this.statesOf(state) : [];
    const { cards } = state.facts;
    return [
      make('setup', {}, [
        make('classes', { cards: cards.map(cardName) }),
        ...(isOpen ? this.setup : this.setup.map(hidden)),
      ]),
      make('moves', level === 'full' ? { records: ['losses'] } : {}, [
        ...regular,
        make('last-round', {}, last),
        make('final-plague', {}, [...final, ...states]),
      ]),
      this.result(state),
    ];
  }

  private turnElement({ player, decisions, states }: Turn, level: Level): RattusElementOf<'turn'> {
    const elements = decisions.map((decision) => this.decisionElement(decision, level));
    return make('turn', { player }, level === 'full' ? [...elements, ...states] : elements);
  }

  private decisionElement({ element, more, tokens, losses }: Decision, level: Level): RattusElement {
    switch (element.name) {
      case 'spread':
        if (level === 'public' || tokens.length === 0) return element;
        return { ...element, values: { ...element.values, token: tokens } };
      case 'reveal':
        if (level !== 'full') return element;
        return make(
          'reveal',
          element.values,
          [...losses].map(([seat, cubes]) => make('lose', { player: this.id(seat), cubes })),
        );
      case 'use': {
        const children = [...element.children, ...more];
        return make('use', element.values, level === 'public' ? children.map(hidden) : children);
      }
      default:
        return element;
    }
  }

  private statesOf(state: Rattus): readonly RattusElement[] {
    const { seats, regions } = state.facts;
    const players = seats.map((seat) => {
      const castle = cells.castle.of(state, seat);
      return make('state', {
        player: this.id(seat),
        board: scoreOf(state, seat) - castle,
        castle,
        supply: cells.supply.of(state, seat),
      });
    });
    const places = regions.map((region) => {
      const own = seats.map((seat) => [this.id(seat), cells.cubes.of(state, region, seat)] as const);
      return make('state', { region: nameOf(region), rats: cells.rats.of(state, region), ...Object.fromEntries(own) });
    });
    return [...players, ...places, make('state', { rats: cells.ratSupply.of(state) })];
  }

  private result(state: Rattus): RattusElement {
    const { seats } = state.facts;
    const order = seats.toSorted(
      (one, other) =>
        scoreOf(state, other) - scoreOf(state, one) || waitingTime(state, one) - waitingTime(state, other),
    );
    return make(
      'result',
      {},
      seats.map((seat) =>
        make('score', { player: this.id(seat), cubes: scoreOf(state, seat), rank: order.indexOf(seat) + 1 }),
      ),
    );
  }

  private get latest(): Decision | undefined {
    return this.turns.at(-1)?.decisions.at(-1);
  }

  private id(seat: number): string {
    return this.ids[seat] ?? '';
  }
}

/** What everybody at the table sees of it: no token that lies face down. @see rattus.board.tokens-hidden */
function hidden(element: RattusElement): RattusElement {
  if (element.name === 'rat') return make('rat', { ...element.values, token: '?' });
  if (element.name === 'peek') return make('peek', { ...element.values, token: '?' });
  return element;
}

/** Rattus as it is played: with the six cards of the base game. */
export const playedGame: PlayedGame<Rattus> = {
  definition,
  players: [2, 4],
  begin: ({ edition, options, players }) =>
    newTable(factsOf(editionOf(edition, undefined), profileOf(options), players)),
  recorder: (ids) => new RattusRecorder(ids),
};
