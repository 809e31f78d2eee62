/** A round: choose, reveal, contests, towers, draw. @see tallinn.md 3, 4.3 */

import { tellRemark } from '../../../engine/annotation.js';
import type { Judge } from '../../../engine/judge.js';
import { choice, name, player as playerName } from '../../../engine/message.js';
import type { Quantity } from '../../../engine/quantity.js';
import { type Naming, playerOf } from '../../../engine/stated-player.js';
import { known } from '../../../log/attribute.js';
import { type Surroundings, strengthsOf, type Trigger } from '../contests/contest.js';
import { followedDisplays } from '../contests/followed-displays.js';
import { handOf } from '../contests/possible-contests.js';
import { RoundContests } from '../contests/round-contests.js';
import { askPlay, keepAll, ofRule } from '../record/asked.js';
import { checkEffect, checkShown, checkState } from '../record/claims.js';
import { CountedBefore } from '../record/counted-before.js';
import { towersBefore } from '../record/from-record.js';
import { Gains } from '../record/gains.js';
import { PhaseOrder, phaseOf, ruleOfLatePlay } from '../record/phases.js';
import { StatedBehind } from '../record/stated-behind.js';
import type { RuleIdOfTallinn } from '../rulebook.js';
import { activeIn, ofPlayer } from '../table/quantities.js';
import type { PlayerState, TableState } from '../table/state.js';
import type { TallinnElement, TallinnElementOf } from '../vocabulary.js';
import { draw, unrecordedDraw } from './draw.js';
import { checkDecisionOrder, type Decision, type Entitled } from './leader.js';
import { requireInTime, requireOneCard, requirePlay } from './one-card.js';
import { revealCard } from './play.js';
import { buildTower, tellProvenTowers } from './tower.js';

/** One `<round>`, judged and carried out. */
export class Round {
  private moves = 0;
  /** The cards that each player revealed, by seat; so for towers and draws. Undefined for none. */
  private readonly played: (number | undefined)[] = [];
  private readonly towers: (number | undefined)[] = [];
  /** How players have decided against a tower, by seat. */
  private readonly refused: ('fists' | 'word' | undefined)[] = [];
  private readonly drawn: (number | undefined)[] = [];
  private readonly triggers: Trigger[] = [];
  private contests: RoundContests | undefined;
  private readonly decisions: Decision[] = [];
  /** In the round, and by what stands last of its contests. */
  private readonly gains: Gains<'round' | 'contest'>;
  /** True between draws that follow each other: all of them are one step. */
  private isDrawing = false;
  /** States that stand among the plays, or inside one of them; undefined for none. */
  private amongPlays: Set<TallinnElement> | undefined;
  /** What the log says inside a play that this play has caused: its contest comes later. */
  private readonly effectsOfPlays: TallinnElementOf<'effect'>[] = [];
  private readonly phases: PhaseOrder;
  private readonly countedBefore: CountedBefore;
  private readonly statedBehind: StatedBehind;

  constructor(
    private readonly table: TableState,
    private readonly judge: Judge,
    private readonly element: TallinnElementOf<'round'>,
    private readonly surroundings: Surroundings,
    moves: TallinnElementOf<'moves'>,
  ) {
    const isStated = element.children.some(({ name }) => name === 'effect');
    this.gains = new Gains(judge, table.players, isStated ? ['round', 'contest'] : ['round']);
    this.phases = new PhaseOrder(table, judge, element);
    this.countedBefore = new CountedBefore(table, judge, element);
    this.statedBehind = new StatedBehind(element, moves);
  }

  run(): void {
    const { table, judge, element } = this;
    const { children } = element;
    const opening = this.opening();
    // What stands before everything that is done here counts what there was behind the round before.
    const { round } = table;
    table.round = Math.max(1, round - 1);
    for (let index = 0; index < opening; index += 1) this.child(children[index] as TallinnElement, index);
    table.round = round;
    this.contests = this.revealAll(opening);
    for (let index = opening; index < children.length; index += 1) {
      const child = children[index] as TallinnElement;
      if (child.name !== 'play') this.unlessAmongPlays(child, index);
      else for (const state of statesIn(child)) this.unlessAmongPlays(state, index);
    }
    for (const effect of this.effectsOfPlays) this.child(effect, children.length);
    judge.leaveMoves(element);
    if (judge.breaksOffIn(element)) return;
    for (const player of table.players) this.settle(player, children.length);
    for (const player of table.players) tellProvenTowers(judge, player);
    judge.applies('tallinn.invariant.card-conservation');
  }

  /**
   * How many elements stand before everything that is done in the round. Where nothing is, what they count may have been counted
   * before the draws that nobody recorded, or behind them.
   */
  private opening(): number {
    const { children } = this.element;
    const first = children.findIndex((child) => phaseOf(child) !== undefined);
    if (first >= 0) return first;
    const counted = children.findIndex((child) => child.name === 'state' && this.countedBefore.hasOtherSizes(child));
    return counted < 0 ? children.length : counted;
  }

  private unlessAmongPlays(child: TallinnElement, index: number): void {
    if (!this.amongPlays?.has(child)) this.child(child, index);
  }

  /** What a player has gained in the round: an effect belongs to it although it stands behind it. */
  gained(player: PlayerState): readonly (number | undefined)[] {
    return this.gains.since('round', player);
  }

  private child(child: TallinnElement, index: number): void {
    const { judge, table } = this;
    if (child.name !== 'draw') this.isDrawing = false;
    switch (child.name) {
      case 'contest': {
        this.phases.reach(child);
        const player = this.playerOf(child);
        this.gains.begin('contest');
        return player && this.contests?.stateContest(player, child);
      }
      case 'tower':
        this.phases.reach(child);
        return this.tower(child, index);
      case 'draw':
        this.phases.reach(child);
        return this.draw(child, index);
      case 'state': {
        const player = this.playerOf(child);
        if (!player) return;
        judge.leaveMoves(this.element);
        this.settle(player, index, child);
        return checkState({ table, judge, player }, child, this.beside(child, index));
      }
      case 'effect': {
        const player = table.playerAt(child.values.player);
        if (player && !this.phases.follows('contest', index, player)) this.contests?.settle(player, true);
        return checkEffect(table, judge, child, (one) => this.gains.ofAll(one));
      }
      default:
        tellRemark(judge, child);
    }
  }

  /** tallinn.choose.one-card, -.phase-complete, -.mandatory, tallinn.play.simultaneous-reveal */
  private revealAll(opening: number): RoundContests {
    const { table, judge, element, statedBehind } = this;
    // Not spread into what follows: a spread costs a twentieth of the whole game.
    const { records, pastContests, dependsOn } = this.surroundings;
    const before = strengthsOf(table);
    const hands = judge.trace ? table.players.map(handOf) : [];
    const lastPlay = this.phases.lastOf('play');
    let late: RuleIdOfTallinn | undefined;
    const { children } = element;
    for (let index = 0; index < children.length; index += 1) {
      const child = children[index] as TallinnElement;
      if ((phaseOf(child) ?? 0) > 0) late ??= ruleOfLatePlay(child, this.played.length > 0);
      if (child.name === 'play') this.play(child, late);
      if (index < opening || index > lastPlay || late) continue;
      if (child.name === 'play') {
        for (const state of statesIn(child))
          if (this.countedBefore.mayCountNow(state)) this.stateAmongPlays(state, index);
      } else if (child.name === 'state') this.stateAmongPlays(child, index);
    }
    judge.leaveMoves(element);
    for (const player of table.players)
      if (this.played[player.seat] === undefined)
        requirePlay({ table, judge, player, element, dependsOn }, this.played.length > 0);
    judge.applies('tallinn.choose.phase-complete', 'tallinn.contest.new-cards-count', 'tallinn.play.sorting-allowed');
    const strengths = strengthsOf(table);
    const nextMove = (): number => this.nextMove();
    const followed = followedDisplays(table, judge);
    return new RoundContests(
      {
        records,
        pastContests,
        dependsOn,
        table,
        judge,
        element,
        statedBehind,
        hands,
        before,
        strengths,
        followed,
        nextMove,
      },
      this.triggers,
    );
  }

  /** What somebody has while not all plays are recorded yet, or right behind them: no contest has been scored. */
  private stateAmongPlays(element: TallinnElementOf<'state'>, index: number): void {
    const { judge, table, phases } = this;
    const player = this.playerOf(element);
    this.amongPlays ??= new Set();
    this.amongPlays.add(element);
    judge.leaveMoves(this.element);
    if (!player) return;
    const mayBeScored = index === phases.lastOf('play') && this.triggers.some((one) => one.player === player);
    // Of which moment points are that nobody knew before, nobody knows.
    if (player.unknownPoints && mayBeScored && !phases.follows('contest', index, player))
      return checkShown({ table, judge, player }, element, this.beside(element, index));
    checkState({ table, judge, player }, element, this.beside(element, index));
  }

  /** The elements among which a state stands: those of the round, or of the play in which it does. */
  private beside(state: TallinnElementOf<'state'>, index: number): readonly TallinnElement[] {
    const { children } = this.element;
    const at = children[index];
    return at === undefined || at === state ? children : at.children;
  }

  /** @param late the rule that a card breaks here; undefined where it is in time */
  private play(element: TallinnElementOf<'play'>, late: RuleIdOfTallinn | undefined): void {
    const { table, judge } = this;
    const { dependsOn } = this.surroundings;
    const player = this.playerOf(element);
    const move = this.nextMove();
    if (!player) return;
    judge.beginMove(move, element, player.id);
    if (judge.trace) tellPlay(judge, element, player);
    const played = (this.played[player.seat] ?? 0) + 1;
    this.played[player.seat] = played;
    judge.applies('tallinn.round.simultaneous', 'tallinn.choose.secret');
    const asked = askPlay(table, player, known(element.values.card), played > 1);
    const first = ofRule(asked, 'tallinn.choose.one-card');
    if (!keepAll(judge, first)) requireOneCard({ table, judge, player, element, dependsOn }, first, played);
    if (late === undefined) judge.keep('tallinn.play.simultaneous-reveal');
    else requireInTime({ table, judge, player, element, dependsOn }, late);
    const trigger = revealCard({ table, judge, player, element, asked, dependsOn });
    if (trigger) this.triggers.push(trigger);
    for (const child of element.children) {
      if (child.name === 'effect') this.effectsOfPlays.push(child);
      else tellRemark(judge, child);
    }
    judge.endMove();
  }

  /**
   * What is due for a player and not recorded later has happened by now: the contests, and the draw.
   * @param index where the log is in the round
   * @param state what it says of the player there
   */
  private settle(player: PlayerState, index: number, state?: TallinnElementOf<'state'>): void {
    const { phases } = this;
    const { records, dependsOn } = this.surroundings;
    if (phases.follows('contest', index, player)) return;
    if (state && !records.has('contests') && this.countedBefore.isBeforeContest(player, index, state)) return;
    this.contests?.settle(player, index < this.element.children.length);
    // Cards are drawn when all contests and towers of the round are over.
    if (phases.follows('contest', index) || phases.follows('tower', index)) return;
    if (phases.follows('draw', index, player) || this.drawn[player.seat] !== undefined) return;
    if (!this.contests || (state && !records.has('draws') && this.countedBefore.isBeforeDraw(player, index, state)))
      return;
    this.drawn[player.seat] = 0;
    unrecordedDraw({ table: this.table, judge: this.judge, player, dependsOn }, this.element, records.has('draws'));
  }

  /** The contests of the round are over, but for those that the log states too late. */
  private settleContests(index: number): void {
    for (const player of this.table.players) {
      if (!this.phases.follows('contest', index, player)) this.contests?.settle(player, true);
    }
  }

  private tower(element: TallinnElementOf<'tower'>, index: number): void {
    const { table, judge, contests } = this;
    const player = this.playerOf(element);
    const move = this.nextMove();
    if (!player || !contests) return;
    this.settleContests(index);
    judge.beginMove(move, element, player.id);
    const { from } = element.values;
    if (judge.trace) tellTower(judge, element, player);
    const built = this.towers[player.seat] ?? 0;
    const contested = contests.hasContested(player);
    const declined = contests.hasDeclined(player);
    const dependsOn = (): readonly Quantity[] => this.rightOf(player);
    const refused = this.refused[player.seat];
    const right = { contested, declined, built, refused, dependsOn };
    if (buildTower({ table, judge, player, element, right })) this.towers[player.seat] = built + 1;
    if (known(from) === 'none') this.refused[player.seat] = known(element.values.signal) === 0 ? 'fists' : 'word';
    judge.applies(...this.rulesOfDecision(contests));
    // Points count behind the contests: while one is still to come, nobody can say whether its player leads.
    const isScored = !this.phases.follows('contest', index, player);
    if (built === 0 && !refused && isScored && this.mayBuild(player, contests)) {
      const { points, towers, isSilent } = this.entitled(player);
      const decision: Decision = { player, points, towers, isSilent, element };
      if (table.profile.leaderFirst) {
        const entitled = table.players.filter((one) => this.mayBuild(one, contests));
        const all = entitled.map((one) => this.entitled(one));
        checkDecisionOrder({ table, judge, entitled: all, statedBehind: this.statedBehind }, decision, this.decisions);
      }
      this.decisions.push(decision);
    }
    judge.endMove();
  }

  /** What the right to build a tower rests on. */
  private rightOf(player: PlayerState): readonly Quantity[] {
    const hasPlayed = this.played[player.seat] !== undefined;
    return [
      ...this.surroundings.dependsOn,
      activeIn(this.table, player),
      ...(hasPlayed ? [] : [ofPlayer(player.id, 'hand'), ofPlayer(player.id, 'cards')]),
    ];
  }

  /** How those decide on towers who may build; of a decision behind another one the order is asked for. */
  private rulesOfDecision({ entitled }: RoundContests): readonly RuleIdOfTallinn[] {
    if (entitled < 2) return ['tallinn.tower.sole-entitled'];
    if (!this.table.profile.leaderFirst) return ['tallinn.tower.simultaneous'];
    return this.decisions.length === 0 ? ['tallinn.variant.leader-first'] : [];
  }

  /** Whether somebody is sure to have the right to build. @see option tower-eligibility */
  private mayBuild(player: PlayerState, contests: RoundContests): boolean {
    if (contests.hasContested(player) === true) return true;
    return player.contests > 0 && this.table.profile.towerByEarlierContest;
  }

  private entitled(player: PlayerState): Entitled {
    const isSilent = !this.element.children.some(
      (element) => element.name === 'tower' && known(element.values.player) === player.id,
    );
    return {
      player,
      points: player.unknownPoints ? undefined : player.points,
      towers: towersBefore(this.table, player),
      isSilent,
    };
  }

  private draw(element: TallinnElementOf<'draw'>, index: number): void {
    const { table, judge } = this;
    const player = this.playerOf(element);
    if (!player) return;
    this.settleContests(index);
    const drawn = this.drawn[player.seat] ?? 0;
    if (!this.isDrawing) judge.leaveMoves(this.element);
    this.isDrawing = true;
    draw({ table, judge, player, dependsOn: this.surroundings.dependsOn }, element, drawn);
    this.drawn[player.seat] = drawn + 1;
    judge.applies('tallinn.draw.unequal-hands');
  }

  private nextMove(): number {
    this.moves += 1;
    return this.moves;
  }

  private playerOf(element: Naming<'player'>): PlayerState | undefined {
    return playerOf(this.judge, this.table, element, 'player', { play: null });
  }
}

function tellPlay(judge: Judge, { values }: TallinnElementOf<'play'>, player: PlayerState): void {
  judge.headline('tallinn_headline-play', () => ({
    player: playerName(player.id),
    card: name('card', known(values.card) ?? '?'),
  }));
}

function tellTower(judge: Judge, { values }: TallinnElementOf<'tower'>, player: PlayerState): void {
  judge.headline('tallinn_headline-tower', () => ({
    player: playerName(player.id),
    from: choice(values.from ?? '?'),
  }));
}

/** What a play says of the table: that counts behind the play. */
function statesIn({ children }: TallinnElementOf<'play'>): readonly TallinnElementOf<'state'>[] {
  return children.length === 0 ? NO_STATES : children.filter((child) => child.name === 'state');
}

const NO_STATES: readonly TallinnElementOf<'state'>[] = [];
