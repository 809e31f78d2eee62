/** Writes down a game of Rattus that is played. @see docs/log-format.md */
import type { Level, PlaySetting } from '../../../engine/playable.js';
import type { PlayDefinition, Recorder } from '../../../engine/played-games.js';
import type { Step } from '../../../engine/record-map.js';
import { Choice } from '../../../kernel/choice.js';
import type { Seat } from '../../../kernel/index-of.js';
import type { NamedQuantity, RuleId } from '../../../kernel/trace.js';
import { makerOf } from '../../../log/vocabulary.js';
import { profileOf } from '../profile.js';
import { definition } from '../rules/definition.js';
import { factsOf, type RattusFacts } from '../rules/facts.js';
import { region as finalRegion, scoreOf, waitingTime } from '../rules/final.js';
import { CARD, DEAL, DRAW, FIGURE, FINAL, FINAL_HELP, LAST_UNLOAD, REMOVE, SELECT, SETTLE } from '../rules/points.js';
import { cardsInPlay, figureRegion, newTable, nextRegion, selectionOf, startToken } from '../rules/setup.js';
import { drawn } from '../rules/spread.js';
import * as cells from '../rules/table.js';
import { editionOf } from '../table/components.js';
import { lackOf } from '../table/playable-edition.js';
import type { RattusElement, RattusElementOf, RattusVocabulary } from '../vocabulary.js';
import { cardName, elementOf, goesOn, nameOf, tokenName } from './decision.js';
import { recordReader } from './record-reader.js';
import { statesOf } from './states.js';

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

/** A decision as it was made, with those that stand in its element. */
interface Decision {
  readonly steps: Step<Rattus>[];
  /** Tokens that were drawn for it. */
  readonly tokens: string[];
  /** Cubes that each player with a cube there has lost to it. */
  readonly losses: Map<Seat, number>;
}

/** Everything that happens, as it happens; what a level leaves out is left out in the end. */
class RattusRecorder implements Recorder<Rattus> {
  /** How the cards were chosen; in the base game nobody chooses. */
  private selection: Partial<ReturnType<typeof selectionOf>> = {};
  private readonly setup: RattusElement[] = [];
  private readonly turns: Turn[] = [];
  /** Between last round and final plague. */
  private readonly between: Decision[] = [];
  private readonly final: Decision[] = [];

  /** @param ids the players, in turn order */
  constructor(private readonly ids: readonly string[]) {}

  before(state: Rattus, choice: Choice): void {
    switch (state.point) {
      case SELECT:
        this.selection = selectionOf(choice);
        return;
      case CARD:
      case REMOVE:
        return;
      case DEAL: {
        const token = tokenName(state, startToken.of(choice));
        this.setup.push(make('rat', { region: nameOf(nextRegion(state) ?? 0), token }));
        return;
      }
      case FIGURE:
        this.setup.push(make('plague', { region: nameOf(figureRegion.of(choice)) }));
        return;
      case SETTLE:
        this.setup.push(...this.written([stepOf(state, choice)]));
        return;
      case DRAW:
        this.latest?.tokens.push(tokenName(state, drawn.of(choice)));
        return;
      case LAST_UNLOAD:
        this.closeTurn(state);
        this.between.push(this.decision(state, choice));
        return;
      case FINAL:
      case FINAL_HELP:
        this.closeTurn(state);
        this.final.push(this.decision(state, choice));
        return;
      default:
        if (goesOn(state)) this.latest?.steps.push(stepOf(state, choice));
        else this.turnOf(state).decisions.push(this.decision(state, choice));
    }
  }

  private written(steps: readonly Step<Rattus>[]): readonly RattusElement[] {
    const element = elementOf(this.ids, steps);
    return element ? [element] : [];
  }

  private turnOf(state: Rattus): Turn {
    const number = cells.turn.of(state);
    const last = this.turns.at(-1);
    if (last?.number === number) return last;
    this.closeTurn(state);
    const player = this.id(cells.active.of(state));
    const turn: Turn = { number, player, isSlot: cells.isLastRound(state), decisions: [], states: [] };
    this.turns.push(turn);
    return turn;
  }

  private decision(state: Rattus, choice: Choice): Decision {
    const losses = new Map<Seat, number>();
    const region = state.point === FINAL ? finalRegion.of(choice) : cells.plagueRegion(state);
    for (const seat of state.facts.seats) if (cells.cubes.of(state, region, seat) > 0) losses.set(seat, 0);
    return { steps: [stepOf(state, choice)], tokens: [], losses };
  }

  /** The state after the turn. */
  private closeTurn(state: Rattus): void {
    const last = this.turns.at(-1);
    if (last && last.states.length === 0) last.states = statesOf(state, this.ids);
  }

  changed(rule: RuleId, quantity: NamedQuantity, place: number, by: number): void {
    if (rule !== 'rattus.ravage.to-supply' || quantity !== cells.supply) return;
    const losses = this.latest?.losses;
    const seat = place as Seat;
    losses?.set(seat, (losses.get(seat) ?? 0) + by);
  }

  /** What was laid out, everything that happened, and the result. @param state at the end of the game */
  parts(state: Rattus, level: Level): readonly RattusElement[] {
    this.closeTurn(state);
    const isOpen = level !== 'public';
    const regular = this.turns.filter(({ isSlot }) => !isSlot).map((turn) => this.turnElement(turn, level));
    const last = this.turns.filter(({ isSlot }) => isSlot).map((turn) => this.turnElement(turn, level));
    const [between, final] = [this.between, this.final].map((decisions) => this.elementsOf(decisions, level));
    const states = level === 'full' ? statesOf(state, this.ids) : [];
    return [
      make('setup', {}, [
        make('classes', { cards: cardsInPlay(state).map(cardName), ...this.selection }),
        ...(isOpen ? this.setup : this.setup.map(hidden)),
      ]),
      make('moves', level === 'full' ? { records: ['losses'] } : {}, [
        ...regular,
        make('last-round', {}, last),
        ...(between ?? []),
        make('final-plague', {}, [...(final ?? []), ...states]),
      ]),
      this.result(state),
    ];
  }

  private turnElement({ player, decisions, states }: Turn, level: Level): RattusElementOf<'turn'> {
    const elements = this.elementsOf(decisions, level);
    return make('turn', { player }, level === 'full' ? [...elements, ...states] : elements);
  }

  private elementsOf(decisions: readonly Decision[], level: Level): readonly RattusElement[] {
    return decisions.flatMap((decision) =>
      this.written(decision.steps).map((element) => this.completed(element, decision, level)),
    );
  }

  /** With what chance brought, and what it cost. */
  private completed(element: RattusElement, { tokens, losses }: Decision, level: Level): RattusElement {
    switch (element.name) {
      case 'spread':
        if (level === 'public' || tokens.length === 0) return element;
        return { ...element, values: { ...element.values, token: tokens } };
      case 'reveal':
        return level === 'full' ? make('reveal', element.values, this.withLosses(element.children, losses)) : element;
      case 'use': {
        const [token] = tokens;
        const children = element.children.map((child) => (child.name === 'extra-rat' ? drawnAs(child, token) : child));
        return make('use', element.values, level === 'public' ? children.map(hidden) : children);
      }
      default:
        return element;
    }
  }

  /** Everybody's loss is stated, once. */
  private withLosses(answers: readonly RattusElement[], losses: Decision['losses']): readonly RattusElement[] {
    const stated = new Set(answers.flatMap((one) => (one.name === 'lose' ? [one.values.player] : [])));
    const others = [...losses].filter(([seat]) => !stated.has(this.id(seat)));
    return [...answers, ...others.map(([seat, cubes]) => make('lose', { player: this.id(seat), cubes }))];
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
    return this.final.at(-1) ?? this.turns.at(-1)?.decisions.at(-1);
  }

  private id(seat: number): string {
    return this.ids[seat] ?? '';
  }
}

/** A moment of the game: what comes later does not change it. */
function stepOf(state: Rattus, choice: Choice): Step<Rattus> {
  const made = new Choice();
  made.copyFrom(choice);
  return { state: state.clone(), choice: made };
}

function drawnAs(element: RattusElementOf<'extra-rat'>, token: string | undefined): RattusElement {
  return make('extra-rat', { ...element.values, ...(token !== undefined && { token }) });
}

/** What everybody at the table sees of it: no token that lies face down. @see rattus.board.tokens-hidden */
function hidden(element: RattusElement): RattusElement {
  const hides = element.name === 'rat' || element.name === 'peek' || element.name === 'extra-rat';
  return hides ? ({ ...element, values: { ...element.values, token: '?' } } as RattusElement) : element;
}

function factsFor({ edition, own, options, players }: PlaySetting): RattusFacts {
  return factsOf(editionOf(edition, own), profileOf(options), players);
}

/** Rattus as it is played: with the six cards of the base game, or with six of Pied Piper at random. */
export const playedGame: PlayDefinition<Rattus> = {
  definition,
  players: [2, 4],
  refuses: (setting) => lackOf(factsFor(setting), setting.edition.name),
  begin: (setting) => newTable(factsFor(setting)),
  recorder: (ids) => new RattusRecorder(ids),
  reader: (game, ids) => recordReader(game as RattusElement, ids),
};
