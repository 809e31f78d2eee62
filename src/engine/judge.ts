/**
 * The judge: a game's procedure tells it every condition, effect and remark with the rule it rests on; the judge keeps
 * findings, verdicts, and (only if somebody asked) the trace that explanations are made of.
 */

import type { Source } from '../log/recording.js';
import type { Element } from '../log/vocabulary.js';
import { type Change, type Effect, effectOf } from './effect.js';
import type { Claim, Facts, Located, Truth } from './facts.js';
import type { Finding, Section, Severity } from './finding.js';
import { findingOf } from './finding-of.js';
import type { Gaps } from './gap.js';
import { Held } from './held.js';
import { JudgedMoves } from './judged-moves.js';
import { Ledger } from './ledger.js';
import { type Stand, standsOf } from './meant.js';
import type { MessageId, Parameters } from './message.js';
import { keyOfName, nameUnknown } from './name-unknown.js';
import { CLOSED, type OpenEnd } from './open-end.js';
import type { Links } from './otherwise.js';
import type { RuleId } from './rule.js';
import { NO_RULINGS, type RulingsBehind } from './rulings-behind.js';
import { Standpoint } from './standpoint.js';
import { Suspension } from './suspension.js';
import type { Trace } from './transcript.js';
import { Trust } from './trust.js';
import { remarksOn, type UndoneFaults } from './undone.js';
import { type Unread, UnreadParts } from './unread.js';

export type { Claim, Facts, Gaps, Located, Truth };

/** What effects change. An object and not a function: functions made for each game keep dead games in memory. */
export interface EffectTarget {
  /** @param rule under which it comes about */
  apply(effect: Effect, rule: RuleId): void;
}

/** True for a number that a table may come to. Whatever else a log states is compared, and not followed. */
function canLie(count: number): boolean {
  return Number.isInteger(count) && Math.abs(count) <= MOST;
}
const MOST = 9999;

/** What follows the record with a number: to come back to it is no new fault, nor is what its counterparts lack or have besides. */
function followsOf({ quantity, into = quantity, counterparts = [] }: Claim, by: number): NonNullable<Facts['follows']> {
  return [{ quantity: into, by }, ...counterparts];
}

/** Keeps what one game was told of one log; one judge for each replay. */
export class Judge {
  readonly findings: Finding[] = [];
  /** Where those that are errors of their own stand in the log. */
  readonly stands: Stand[] = [];
  readonly moves = new JudgedMoves();
  readonly held = new Held();
  /** The latest effects. */
  readonly ledger = new Ledger();
  /** Which quantities can be trusted. */
  readonly trust = new Trust();
  private readonly standpoint: Standpoint;
  private readonly suspension = new Suspension();
  private stops = false;
  private readonly unread = new UnreadParts();

  /**
   * @param source the text of the game, for lines and columns
   * @param table carries the effects out
   * @param trace takes down the trace, if an explanation or a report is wanted
   * @param openEnd how the record ends: what is missing there may follow
   * @param rulingsBehind what the rulebook leaves open behind a rule
   * @param undone what was wrong about moves that were taken back
   */
  constructor(
    source: Source,
    private readonly table: EffectTarget,
    readonly trace?: Trace,
    openEnd: OpenEnd = CLOSED,
    private readonly rulingsBehind: RulingsBehind = NO_RULINGS,
    private readonly undone: UndoneFaults = new Map(),
    private readonly links: Links = new Map(),
  ) {
    this.standpoint = new Standpoint(source, openEnd);
  }

  /** True where something that is due was not found because the record stops before it: then the game is not over. */
  get stopsShort(): boolean {
    return this.stops;
  }

  /** Takes note of what could not be read, once that has been said. */
  restOn(unread: Unread): void {
    this.unread.learn(unread);
  }

  /** A name of the log that nobody has declared: an error of the log, however often it stands there. @param names declared */
  undeclaredPlayer(
    id: string,
    names: Iterable<string>,
    place: Pick<Facts, 'play' | 'element' | 'attribute' | 'taints'>,
  ): void {
    if (!this.unread.tellOnce(keyOfName('player', id))) return;
    this.find(null, { kind: 'unread', section: 'log', ...nameUnknown('player', id, [...names]), ...place });
  }

  /**
   * True for an element that the record has not finished and that is to be gone on with: then whatever ends it (a
   * refill, a change of phase) must not be done yet.
   */
  breaksOffIn(element: Located): boolean {
    return this.standpoint.breaksOff(element);
  }

  /** True for a move in which the text broke off: what it lacks was lost. */
  isCutOff(move: Located): boolean {
    return this.standpoint.isOpen(move);
  }

  /** True for an element that somebody may go on writing: what it lacks may follow. */
  mayFollowIn(element: Located): boolean {
    return this.breaksOffIn(element) || this.standpoint.absenceWithin(element) === 'may-follow';
  }

  /** True for an element in which the record ends, and might have gone on. */
  endsIn(element: Located): boolean {
    return this.standpoint.mayGrow(element);
  }

  /** Enters a part of the log outside the turns. */
  enter(section: Exclude<Section, 'turn'>, element?: Located, player?: string): void {
    this.standpoint.enter(section, null, element, player);
    this.ledger.beginPart();
    this.trace?.part(this.standpoint.placeOf());
  }

  /** Enters a turn or round. @param turn 1-based. */
  enterTurn(turn: number, element: Element, player?: string): void {
    // What was laid out explains no number of the game.
    if (turn === 1) this.ledger.clear();
    this.standpoint.enter('turn', turn, element, player);
    this.trace?.beginTurn(this.standpoint.placeOf(), element);
  }

  /** Begins a move: what follows, up to `endMove`, decides its verdict. @param play 1-based in its turn, else null. */
  beginMove(play: number | null, element: Element, player: string | undefined): void {
    this.standpoint.enterMove(play, element, player);
    this.moves.begin();
    if (this.unread.isUnclear(element)) this.moves.leaveOpen('notation');
    this.held.beginMove();
    this.ledger.beginMove();
    this.trace?.beginMove(this.standpoint.placeOf(), element);
    const mark: unknown = this.trace && element.values['mark'];
    if (typeof mark === 'string') this.trace?.mark(mark);
  }

  /** Ends the move; effects of it stay readable until the next one begins. */
  endMove(): void {
    this.held.endMove();
    const { verdict, gaps } = this.moves.end(() => this.standpoint.placeOf());
    this.trace?.endMove(verdict, gaps);
  }

  /** A number stated behind the moves, where a game counts the elements of a turn by their name. @param play 1-based */
  countClaim(play: number): void {
    this.standpoint.countAs(play);
  }

  /** Leaves the move, back to the turn as a whole. */
  leaveMoves(element: Located): void {
    this.standpoint.leaveMoves(element);
    this.trace?.part(this.standpoint.placeOf());
  }

  /**
   * A condition of the rules. @returns false only where it is certainly broken.
   * @param facts made only if the condition does not hold
   */
  require(rule: RuleId, holds: Truth, facts: () => Facts): boolean {
    if (holds === true) {
      this.keep(rule);
      return true;
    }
    if (holds !== false || this.isSuspended) {
      this.doubt(rule, holds || this.suspension.lacks);
      return true;
    }
    const said = facts();
    if (this.mayFollow(said, rule)) return true;
    return this.find(rule, said) === '';
  }

  /** A condition that nothing decides but what stands in the record, whatever else it hides. */
  requirePlain(rule: RuleId, holds: boolean, facts: () => Facts): void {
    if (holds) this.keep(rule);
    else this.find(rule, { ...facts(), isPlain: true });
  }

  /** A condition of the rules holds. */
  keep(rule: RuleId): void {
    if (!this.isSuspended) this.held.addCondition(rule);
    this.trace?.rule(rule);
  }

  /**
   * From here on the record hides so much that nothing can be proved: conditions that fail become doubts, and numbers
   * of the log are taken over. Better no verdict than a wrong one.
   * @param lacks what it hides
   * @param rule the first that is in doubt
   */
  suspend(lacks: Gaps, rule?: RuleId): void {
    if (rule !== undefined) this.doubt(rule, lacks);
    this.suspension.begin(lacks);
  }

  /** True from `suspend` on: nothing can be proved any more. */
  get isSuspended(): boolean {
    return this.suspension.isOn;
  }

  /** The move rests on something that cannot be known. @param lacks what the record would have to say */
  doubt(rule: RuleId, lacks: Gaps): void {
    const gaps = this.suspension.behind(lacks);
    this.moves.doubt(rule, gaps);
    this.trace?.doubt(rule, gaps);
  }

  /** A consequence of the rules: changes the state and enters the trace. */
  effect(rule: RuleId, change: Change): void {
    const effect = effectOf(change);
    this.table.apply(effect, rule);
    this.ledger.enter(rule, effect);
    this.trace?.effect(rule, effect);
  }

  /** A line of reckoning or a rule that fires without an effect; free unless somebody wants an explanation. */
  line(rule: RuleId, message: MessageId, parameters: () => Parameters): void {
    if (this.trace) this.trace.line(rule, { id: message, parameters: parameters() });
  }

  /** Rules that the game went by without a condition or an effect of their own: they enter the trace alone. */
  applies(...rules: readonly RuleId[]): void {
    if (this.trace) for (const rule of rules) this.trace.rule(rule);
  }

  /** What is said of the step first; free unless somebody wants an explanation. */
  headline(message: MessageId, parameters: () => Parameters): void {
    this.trace?.headline({ id: message, parameters: parameters() });
  }

  /** True where the current move has had one effect, and nothing about it is hidden or wrong. */
  hasOneEffect(): boolean {
    return this.moves.isLegal && this.ledger.countInMove === 1;
  }

  /** Legal, but worth a remark. */
  note(rule: RuleId, facts: () => Facts): void {
    this.find(rule, facts(), 'note');
  }

  /** What was taken back changes nothing; what was wrong about it is worth a remark. */
  tellUndone(undo: Element): void {
    for (const { rule, facts } of remarksOn(undo, this.undone.get(undo) ?? [])) this.find(rule, facts);
  }

  /**
   * A number of the log, compared with the replay's. Where they differ it is a finding, and the state follows the
   * record; either way the quantity is trusted again.
   */
  claim(claim: Claim): boolean {
    const by = claim.claimed - claim.computed;
    const holds = by === 0;
    // The record may come back to the number of the rules: that is no new fault.
    const takenBack = this.trust.takeBack(claim.quantity, by);
    if (holds && !this.isSuspended) this.held.addClaim();
    if (!holds && !this.isSuspended) {
      const facts = claim.facts?.();
      // What has become doubtful since is nearer than what was followed once.
      const doubted = takenBack === undefined ? null : this.trust.causeOf(facts?.dependsOn);
      const cause = doubted ?? takenBack ?? (claim.ofMove ? this.moves.latestFault : undefined);
      this.find(claim.rule, {
        kind: 'wrong',
        message: 'engine-claim',
        expected: String(claim.computed),
        actual: String(claim.claimed),
        element: claim.element,
        attribute: claim.attribute,
        dependsOn: [claim.quantity],
        cause,
        ...(cause === undefined && { follows: followsOf(claim, by) }),
        ...facts,
      });
    }
    if (!holds && canLie(claim.claimed)) claim.rebase(by);
    this.trust.restore(claim.quantity);
    return holds;
  }

  /**
   * Nearly every claim agrees, and then costs nothing but this: the quantity is trusted (again).
   * @returns false where the numbers differ; then it is for `claim`
   */
  agrees(claimed: number, computed: number, place: string, thing: string): boolean {
    if (claimed !== computed) return false;
    if (!this.isSuspended) this.held.addClaim();
    this.trust.agree(place, thing);
    this.ledger.settle(place, thing);
    return true;
  }

  /**
   * What came about by something doubtful is doubtful, too.
   * @param doubtful the quantities that it came about by, and what then is; asked only where anything is doubtful
   */
  passDoubtOn(doubtful: () => Pick<Facts, 'dependsOn' | 'taints' | 'follows'>): void {
    if (!this.trust.isAnythingTainted) return;
    const facts = doubtful();
    const cause = this.trust.causeOf(facts.dependsOn);
    if (cause !== null) this.doubtAfter(cause, facts);
  }

  /** What came about because the record was followed. @param finding with which it was */
  follow(finding: string, follows: NonNullable<Facts['follows']>): void {
    this.doubtAfter(finding, { follows });
  }

  /** True for something missing where the record ends: it may stand behind that. @param rule in doubt where it was lost */
  private mayFollow({ kind, element, attribute, within, certain }: Facts, rule?: RuleId | null): boolean {
    // Nothing that follows changes what a word of the setup says.
    const isLacking = kind === 'missing' || (kind === 'setup' && attribute === undefined);
    if (!isLacking || certain) return false;
    const absence = within ? this.standpoint.absenceWithin(within) : this.standpoint.absenceIn(element);
    if (absence === 'may-follow') this.stops = true;
    else if (absence === 'lost' && rule) this.doubt(rule, 'end');
    return absence !== 'missing';
  }

  /**
   * Records a finding.
   * @param as what it is, whatever the facts say
   * @returns its id; empty where the log broke off before it could be one, or nothing can be proved.
   */
  find(rule: RuleId | null, facts: Facts, as?: 'note'): string {
    const kind = as ?? facts.kind ?? 'illegal';
    const severity = as ?? facts.severity ?? 'error';
    if (kind !== 'note' && this.mayFollow(facts)) return '';
    const id = `f${this.findings.length + 1}`;
    if (rule !== null && severity === 'error' && !facts.isPlain) {
      if (kind === 'wrong' && this.standpoint.isOpen(facts.element)) {
        this.doubt(rule, 'end');
        return '';
      }
      const lacks = this.trust.gapsOf(facts.dependsOn);
      if (lacks !== undefined) this.suspend(lacks);
      if (this.isSuspended) {
        this.doubt(rule, this.suspension.lacks);
        return '';
      }
    }
    const at = this.standpoint.placeOf(facts);
    const slip = severity === 'note' ? undefined : this.unread.causeOf({ rule, at });
    const linked = this.links.get(id);
    const cause = linked === undefined ? (facts.cause ?? slip ?? this.causeOf(facts, severity)) : linked;
    const rulings = rule === null || severity === 'note' ? [] : this.rulingsBehind(rule, facts.message);
    const reconstructed = facts.reconstructed === true || this.trust.isRebuilt(facts.dependsOn);
    const finding = findingOf(facts, { id, kind, severity, rule, cause, reconstructed, at, rulings });
    this.findings.push(finding);
    if (severity === 'error' && cause === null) this.stands.push(...standsOf(id, facts, this.standpoint.offset));
    const root = cause ?? id;
    const isNotation = this.unread.takes(finding);
    this.doubtAfter(root, facts);
    if (severity === 'error') {
      this.suspension.err();
      if (kind === 'illegal' || kind === 'order') {
        // What rests on something that could not be read proves nothing.
        if (isNotation) this.moves.leaveOpen('notation');
        else this.moves.accuse();
      }
      if (kind !== 'wrong') this.moves.blame(root);
    }
    this.trace?.finding(finding);
    return id;
  }

  private causeOf({ dependsOn }: Facts, severity: Severity): string | null {
    return this.trust.causeOf(dependsOn) ?? (severity === 'error' ? this.moves.fault : null);
  }

  /** @param root the finding after which quantities can no longer be trusted */
  private doubtAfter(root: string, { taints, follows = [] }: Pick<Facts, 'taints' | 'follows'>): void {
    this.trust.taint(taints, root);
    for (const { quantity, by } of follows) this.trust.follow(quantity, { by, finding: root });
  }
}
