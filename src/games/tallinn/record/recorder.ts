/** Writes down a game of Tallinn that is played. @see docs/log-format.md */
import type { Level, PlaySetting } from '../../../engine/playable.js';
import type { PlayDefinition, Recorder } from '../../../engine/played-games.js';
import { TieBreakRanking } from '../../../engine/ranking.js';
import type { Choice } from '../../../kernel/choice.js';
import type { Seat } from '../../../kernel/index-of.js';
import type { RuleId } from '../../../kernel/trace.js';
import { makerOf } from '../../../log/vocabulary.js';
import { FinalBook } from '../final/reckoning.js';
import { profileOf } from '../profile.js';
import { drawn, newTable, startCard } from '../rules/deal.js';
import { definition } from '../rules/definition.js';
import { CARDS, factsOf, LEGATE, SEATS, START_CARD, type TallinnFacts } from '../rules/facts.js';
import { CHOOSE, DEAL_HAND, DEAL_START, DRAW, LEGATE_BONUS } from '../rules/points.js';
import * as cells from '../rules/table.js';
import { FROM_DISPLAY, from, NONE, card as towerCard } from '../rules/tower.js';
import { allTowerPersons } from '../rules/tower-persons.js';
import { WIN_RULES } from '../scoring.js';
import { cardOf, editionOf } from '../table/components.js';
import { lackOf } from '../table/playable-edition.js';
import {
  CONTESTS,
  type Contest,
  ESTATES,
  LEGATE as LEGATE_NAME,
  type TallinnElement,
  type TallinnElementOf,
  type TallinnVocabulary,
} from '../vocabulary.js';
import { elementOf } from './record-map.js';
import { recordReader } from './record-reader.js';
import { statesOf } from './states.js';

type Tallinn = cells.Tallinn;

const make = makerOf<TallinnVocabulary>();

/** The cards that bear a number: one more than their place. */
const NUMBERED = CARDS.filter((card) => card !== LEGATE);

interface Round {
  /** Plays, contests, towers and draws. */
  readonly elements: TallinnElement[];
  /** The contests that no owner of a legate chose. */
  readonly byCoin: Set<TallinnElement>;
  /** What the contest of each player brought. */
  readonly points: Map<string, number>;
  states: readonly TallinnElement[];
}

/** Everything that happens, as it happens; what a level leaves out is left out in the end. */
class TallinnRecorder implements Recorder<Tallinn> {
  private readonly starts: TallinnElement[] = [];
  private readonly hands = SEATS.map((): string[] => []);
  private readonly rounds: Round[] = [];
  private isFinal = false;
  private readonly bonuses: TallinnElement[] = [];
  private readonly towers: TallinnElement[] = [];
  private readonly final = new FinalBook();

  constructor(private readonly ids: readonly string[]) {}

  before(state: Tallinn, choice: Choice): void {
    const player = this.id(choice.seat);
    switch (state.point) {
      case DEAL_START:
        this.starts.push(make('start', { player, card: state.facts.startIds[startCard.of(choice)] ?? '?' }));
        return;
      case DEAL_HAND:
        this.hands[choice.seat]?.push(cardOf(drawn.of(choice)));
        return;
      case DRAW:
        this.round.elements.push(make('draw', { player, card: cardOf(drawn.of(choice)) }));
        return;
      default:
        this.decided(state, choice, elementOf(player, state, choice));
    }
  }

  private decided(state: Tallinn, choice: Choice, element: TallinnElement | undefined): void {
    // Declined: a record says nothing of it.
    if (!element) return;
    switch (element.name) {
      case 'bonus':
        this.bonuses.push(element);
        return;
      case 'towers':
        this.towers.push(element);
        return;
      case 'tower':
        this.round.elements.push(signalled(state, choice, element));
        return;
      default:
        this.round.elements.push(element);
    }
  }

  opened(state: Tallinn): void {
    if (state.point !== CHOOSE && state.point !== LEGATE_BONUS) return;
    const last = this.rounds.at(-1);
    if (last) last.states = statesOf(state, this.ids);
    this.isFinal = state.point === LEGATE_BONUS;
    if (!this.isFinal) this.rounds.push({ elements: [], byCoin: new Set(), points: new Map(), states: [] });
  }

  /** The comparisons of contests, and what is paid for a lead. */
  reckoned(rule: RuleId, numbers: readonly number[]): void {
    if (this.isFinal) return this.final.reckoned(rule, numbers);
    const [of = 0, seat = 0] = numbers;
    const player = this.id(seat);
    const { elements, byCoin, points } = this.round;
    if (!elements.some((one) => one.name === 'contest' && one.values.player === player)) {
      const contest = make('contest', { player, estate: CONTESTS[of] ?? '?' });
      elements.push(contest);
      byCoin.add(contest);
    }
    points.set(player, (points.get(player) ?? 0) + (numbers.at(-1) ?? 0));
  }

  parts(state: Tallinn, level: Level): readonly TallinnElement[] {
    const isOpen = level !== 'public';
    const hands = state.facts.seats.map((seat) => this.handElement(state, seat));
    const rounds = this.rounds.map((round) => roundElement(round, level));
    const records =
      level === 'full' ? (['hands', 'draws', 'contests', 'transfers'] as const) : (['hands', 'draws'] as const);
    return [
      make('setup', {}, isOpen ? [...this.starts, ...hands] : this.starts),
      make('moves', isOpen ? { records } : {}, [...rounds, this.finalElement(state, level)]),
      this.result(state),
    ];
  }

  private handElement(state: Tallinn, seat: Seat): TallinnElement {
    const legate = state.facts.profile.legate ? [LEGATE_NAME] : [];
    return make('hand', { player: this.id(seat), cards: [...(this.hands[seat] ?? []), ...legate] });
  }

  private finalElement({ facts }: Tallinn, level: Level): TallinnElementOf<'final'> {
    if (level !== 'full') return make('final', {}, [...this.bonuses, ...this.towers]);
    const estates = ESTATES.flatMap((of) => this.scored(of, facts.seats));
    return make('final', {}, [...this.bonuses, ...estates, ...this.towers, ...this.scored('tower', facts.seats)]);
  }

  /** A contest of final scoring for everybody, and the points paid for it. */
  private scored(estate: Contest, seats: readonly Seat[]): readonly TallinnElement[] {
    const contests = seats.map((seat) =>
      make('contest', { player: this.id(seat), estate, points: this.final.gainOf(estate, seat) }),
    );
    const transfers = this.final.payments
      .filter(({ contest }) => contest === estate)
      .map(({ from, to }) => make('transfer', { from: this.id(from), to: this.id(to), estate }));
    return [...contests, ...transfers];
  }

  private result(state: Tallinn): TallinnElement {
    const finals = state.facts.seats.map((seat) => ({
      player: { id: this.id(seat), seat },
      total: cells.points.of(state, seat),
      tieBreak: allTowerPersons(state, seat),
    }));
    const { ranks } = new TieBreakRanking(finals, WIN_RULES);
    return make(
      'result',
      {},
      finals.map(({ player, total, tieBreak }) =>
        make('score', { player: player.id, points: total, 'tower-persons': tieBreak, rank: ranks[player.seat] ?? 1 }),
      ),
    );
  }

  private get round(): Round {
    const round = this.rounds.at(-1);
    if (!round) throw new RangeError('nothing is played before the first round');
    return round;
  }

  private id(seat: number): string {
    return this.ids[seat] ?? '';
  }
}

function roundElement(round: Round, level: Level): TallinnElementOf<'round'> {
  const elements = round.elements.flatMap((element) => written(element, round, level));
  return make('round', {}, level === 'full' ? [...elements, ...round.states] : elements);
}

/** What a level has of something in a round. Points are claims, and so is a contest that follows from a coin. */
function written(element: TallinnElement, { byCoin, points }: Round, level: Level): readonly TallinnElement[] {
  switch (element.name) {
    case 'contest':
      if (level !== 'full') return byCoin.has(element) ? [] : [element];
      return [make('contest', { ...element.values, points: points.get(element.values.player ?? '') ?? 0 })];
    case 'tower':
      if (level === 'full') return [element];
      return element.values.from === 'none' ? [] : [asSeen(element, level)];
    case 'draw':
      return level === 'public' ? [] : [element];
    default:
      return [element];
  }
}

/** With the fingers shown: the number of a displayed card, none for no tower, else a number that is not displayed. */
function signalled(state: Tallinn, choice: Choice, tower: TallinnElementOf<'tower'>): TallinnElementOf<'tower'> {
  const source = from.of(choice);
  const card = towerCard.of(choice);
  if (source === NONE) return make('tower', { ...tower.values, signal: 0 });
  // Nothing is agreed on for a start card.
  if (card === START_CARD) return tower;
  const isNumbered = source === FROM_DISPLAY && card !== LEGATE;
  const shown = isNumbered ? card : NUMBERED.find((one) => cells.isDisplayed(state, choice.seat, one) === false);
  return shown === undefined ? tower : make('tower', { ...tower.values, signal: shown + 1 });
}

/** tallinn.visibility.hand-tower */
function asSeen({ values }: TallinnElementOf<'tower'>, level: Level): TallinnElementOf<'tower'> {
  const { signal: _, ...tower } = values;
  return make('tower', level === 'public' && values.from === 'hand' ? { ...tower, card: '?' } : tower);
}

function factsFor({ edition, own, options, players }: PlaySetting): TallinnFacts {
  return factsOf(editionOf(edition, own), profileOf(options), players);
}

/** Tallinn as it is played. */
export const playedGame: PlayDefinition<Tallinn> = {
  definition,
  players: [2, 4],
  refuses: (setting) => lackOf(factsFor(setting), setting.edition.name),
  begin: (setting) => newTable(factsFor(setting)),
  recorder: (ids) => new TallinnRecorder(ids),
  reader: (game, ids) => recordReader(game as TallinnElement, ids),
};
