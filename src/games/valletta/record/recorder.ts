/** Writes down a game of Valletta that is played. @see docs/log-format.md */
import type { Message } from '../../../engine/message.js';
import type { Level, PlaySetting } from '../../../engine/playable.js';
import type { PlayDefinition, Recorder } from '../../../engine/played-games.js';
import { TieBreakRanking } from '../../../engine/ranking.js';
import type { Choice } from '../../../kernel/choice.js';
import type { Seat } from '../../../kernel/index-of.js';
import type { NamedQuantity, RuleId } from '../../../kernel/trace.js';
import { makerOf } from '../../../log/vocabulary.js';
import { profileOf } from '../profile.js';
import { definition } from '../rules/definition.js';
import { factsOf, type VallettaFacts } from '../rules/facts.js';
import { DEAL, DRAFT, DRAW, LAY, PLAY } from '../rules/points.js';
import { buildingPoints, goodsPoints, housesBuilt, scoreOf } from '../rules/score.js';
import { building, newTable } from '../rules/setup.js';
import * as cells from '../rules/table.js';
import { drawn } from '../rules/turn.js';
import { WIN_RULES } from '../scoring.js';
import { characterOf, editionOf } from '../table/components.js';
import { lackOf } from '../table/playable-edition.js';
import {
  CELLS,
  type Character,
  GOODS,
  TRIGGERS,
  type VallettaElement,
  type VallettaElementOf,
  type VallettaVocabulary,
} from '../vocabulary.js';
import { decisionOf } from './decision.js';
import { recordReader } from './record-reader.js';
import { statesOf } from './states.js';

type Valletta = cells.Valletta;

const make = makerOf<VallettaVocabulary>();

/** Where opponents give without a choice. */
const FORCED: readonly RuleId[] = ['valletta.card.innkeeper', 'valletta.card.tax-collector'];

interface Play {
  readonly card: Character | '?';
  /** What was decided about it, and what chance showed. */
  readonly parts: VallettaElement[];
  /** What it changed, by player: the four goods and the points. */
  readonly changes: Map<number, number[]>;
  /** What opponents had to give. */
  readonly gifts: VallettaElement[];
}

interface Turn {
  readonly player: string;
  readonly plays: Play[];
  readonly drawn: Character[];
  /** What is stated behind it. */
  states: readonly VallettaElement[];
}

/** Everything that happens, as it happens; what a level leaves out is left out in the end. */
class VallettaRecorder implements Recorder<Valletta> {
  private readonly places: VallettaElement[] = [];
  private readonly hands = new Map<Seat, Character[]>();
  private readonly drafts: VallettaElement[] = [];
  private readonly turns: Turn[] = [];
  private begun = 0;
  private wasFinal = false;

  constructor(private readonly ids: readonly string[]) {}

  before(state: Valletta, choice: Choice): void {
    switch (state.point) {
      case LAY: {
        const cell = state.facts.cells[this.places.length] ?? 0;
        const id = state.facts.buildingIds[building.of(choice)] ?? '';
        this.places.push(make('place', { building: id, at: CELLS[cell] ?? '?' }));
        return;
      }
      case DEAL:
        this.hands.set(choice.seat, [...(this.hands.get(choice.seat) ?? []), ...cardDrawn(choice)]);
        return;
      case DRAW:
        this.turn?.drawn.push(...cardDrawn(choice));
        return;
      default:
        this.decided(state, choice);
    }
  }

  private decided(state: Valletta, choice: Choice): void {
    const element = decisionOf(this.ids, state, choice);
    if (!element) return;
    if (state.point === DRAFT) this.drafts.push(element);
    else if (element.name === 'play')
      this.turn?.plays.push({
        card: element.values.card ?? '?',
        parts: [...element.children],
        changes: new Map(),
        gifts: [],
      });
    else this.turn?.plays.at(-1)?.parts.push(element);
  }

  opened(state: Valletta): void {
    const begun = cells.turn.of(state);
    if (begun === this.begun && !state.isOver) return;
    const last = this.turn;
    const isFinal = cells.isFinal.of(state) === 1;
    const finalPhase = isFinal && !this.wasFinal ? [this.finalPhase(state)] : [];
    if (last) last.states = [...finalPhase, ...statesOf(state, this.ids)];
    this.wasFinal = isFinal;
    this.begun = begun;
    if (state.point === PLAY)
      this.turns.push({ player: this.id(cells.active.of(state)), plays: [], drawn: [], states: [] });
  }

  /** What a play changes of goods and points. */
  changed(rule: RuleId, { name }: NamedQuantity, place: number, by: number): void {
    const play = this.turn?.plays.at(-1);
    if (!play) return;
    const { changes, gifts } = play;
    if (name === cells.points.name) change(changes, place, GOODS.length, by);
    if (name !== cells.goods.name) return;
    const seat = Math.floor(place / GOODS.length);
    const good = place % GOODS.length;
    change(changes, seat, good, by);
    if (by < 0 && FORCED.includes(rule))
      gifts.push(make('give', { player: this.id(seat), good: { [GOODS[good] ?? 'gold']: -by } }));
  }

  parts(state: Valletta, level: Level): readonly VallettaElement[] {
    const isOpen = level !== 'public';
    const hands = state.facts.seats.map((seat) =>
      make('hand', { player: this.id(seat), cards: this.hands.get(seat) ?? [] }),
    );
    const turns = this.turns.flatMap((turn) => this.turnElement(turn, level));
    return [
      make('setup', {}, isOpen ? [...this.places, ...hands] : this.places),
      make('moves', isOpen ? { records: ['hands', 'draws'] } : {}, [...this.drafts, ...turns]),
      this.result(state),
    ];
  }

  private turnElement({ player, plays, drawn: cards, states }: Turn, level: Level): readonly VallettaElement[] {
    const draws = level !== 'public' && cards.length > 0 ? [make('draw', { cards })] : [];
    const written = plays.map((play) => this.playElement(play, level));
    return [make('turn', { player }, [...written, ...draws]), ...(level === 'full' ? states : [])];
  }

  private playElement({ card, parts, changes, gifts }: Play, level: Level): VallettaElementOf<'play'> {
    if (level !== 'full') return make('play', { card }, parts);
    const effects = [...changes].map(([seat, [gold = 0, wood = 0, stone = 0, brick = 0, points = 0]]) =>
      make('effect', { player: this.id(seat), gold, wood, stone, brick, points }),
    );
    return make('play', { card }, [...gifts, ...parts, ...effects]);
  }

  private finalPhase(state: Valletta): VallettaElement {
    const trigger = TRIGGERS[cells.trigger.of(state) - 1] ?? 'jean';
    return make('final-phase', { trigger, player: this.id(cells.triggerSeat.of(state)) });
  }

  private result(state: Valletta): VallettaElement {
    const finals = state.facts.seats.map((seat) => ({
      player: { id: this.id(seat), seat },
      total: scoreOf(state, seat),
      tieBreak: housesBuilt(state, seat),
    }));
    const { ranks } = new TieBreakRanking(finals, WIN_RULES);
    const scores = finals.map(({ player: { id, seat }, total, tieBreak }) =>
      make('score', {
        player: id,
        points: total,
        rank: ranks[seat] ?? 1,
        houses: tieBreak,
        buildings: buildingPoints(state, seat),
        goods: goodsPoints(state, seat),
      }),
    );
    return make('result', {}, scores);
  }

  private get turn(): Turn | undefined {
    return this.turns.at(-1);
  }

  private id(seat: number): string {
    return this.ids[seat] ?? '';
  }
}

function cardDrawn(choice: Choice): readonly Character[] {
  const card = characterOf(drawn.of(choice));
  return card ? [card] : [];
}

/** @param thing the number of a good, or that behind the last one for points */
function change(changes: Map<number, number[]>, seat: number, thing: number, by: number): void {
  const amounts = changes.get(seat) ?? new Array<number>(GOODS.length + 1).fill(0);
  amounts[thing] = (amounts[thing] ?? 0) + by;
  changes.set(seat, amounts);
}

function factsFor({ edition, own, options, players }: PlaySetting): VallettaFacts {
  return factsOf(editionOf(edition, own), profileOf(options), players);
}

/** A variant for two, or an edition with too little in it. @see valletta.variant.fewer-barrels-scope */
function refuses(setting: PlaySetting): Message | undefined {
  const facts = factsFor(setting);
  if (facts.profile.fewerBarrels && setting.players !== 2)
    return { id: 'valletta_fewer-barrels-scope', parameters: { count: setting.players } };
  return lackOf(facts, setting.edition.name);
}

/** Valletta as it is played. */
export const playedGame: PlayDefinition<Valletta> = {
  definition,
  players: [2, 4],
  refuses,
  begin: (setting) => newTable(factsFor(setting)),
  recorder: (ids) => new VallettaRecorder(ids),
  reader: (game, ids) => recordReader(game as VallettaElement, ids),
};
