/**
 * The judge: a game's procedure tells it every condition, effect and remark with the rule it rests on; the judge keeps
 * findings, verdicts, and (only if somebody asked) the trace that explanations are made of.
 */
import { attributeOffset, position } from '../log/position.js';
import type { Source } from '../log/recording.js';
import type { Effect } from './effect.js';
import type { Finding, FindingKind, Place, Section, Severity } from './finding.js';
import type { MessageId, Parameters } from './message.js';
import type { RuleId } from './rule.js';
import type { MoveVerdict, Scribe } from './transcript.js';

/** Whether a condition holds; `unknown` where hidden information or missing data leave it open. */
export type Truth = boolean | 'unknown';

/** What a place needs of an element of a log. */
export interface Located {
  readonly name: string;
  readonly offset: number;
}

/** What is said about a condition that does not hold. Made only when it is needed. */
export interface Facts {
  /** Default `illegal`. */
  readonly kind?: FindingKind;
  /** Default `error`. */
  readonly severity?: Severity;
  readonly message: MessageId;
  readonly with?: Parameters;
  readonly expected?: string;
  readonly actual?: string;
  /** Where it stands in the log; default the element of the move or turn. */
  readonly element?: Located;
  readonly attribute?: string;
  /** `null` where the finding concerns the turn as a whole, not the move being judged. */
  readonly play?: null;
  readonly player?: string;
  readonly section?: Section;
  /** Quantities that the judgement rests on: where one is spoiled, the finding is a consequence. */
  readonly restsOn?: readonly string[];
  /** Quantities that can no longer be trusted after this. */
  readonly spoils?: readonly string[];
  /** The finding of which this one is a consequence, where that is known without asking what it rests on. */
  readonly cause?: string | undefined;
  /** True where the judgement rests on reconstructed card values. */
  readonly reconstructed?: boolean;
  readonly suspects?: readonly RuleId[];
}

/** What effects change. An object and not a function: functions made for each game keep dead games in memory. */
export interface Table {
  apply(effect: Effect): void;
}

export interface MoveCount {
  total: number;
  legal: number;
  illegal: number;
  undecidable: number;
}

/** A number that the log states, beside the one that the replay has. */
export interface Claim {
  readonly rule: RuleId;
  /** What is counted, e.g. `p1 gold`. */
  readonly quantity: string;
  readonly claimed: number;
  readonly computed: number;
  readonly element: Located;
  readonly attribute: string;
  /** True for what a move is said to have changed: where the move is at fault, that is why. */
  readonly ofMove?: boolean;
  /** Makes the state follow the record. */
  readonly rebase: () => void;
  /** Overrides what is said; `expected` and `actual` are filled in. */
  readonly facts?: () => Partial<Facts>;
}

interface LedgerLine {
  readonly rule: RuleId;
  readonly effect: Effect;
}

const NOT_BROKEN: ReadonlySet<number> = new Set();

/** So many effects are remembered to explain a wrong total: some turns of any game. */
const LEDGER_LENGTH = 64;

function touches(effect: Effect, place: string, thing: string): boolean {
  return effect.thing === thing && (effect.to === place || effect.from === place);
}

export class Judge {
  readonly findings: Finding[] = [];
  readonly moves: MoveCount = { total: 0, legal: 0, illegal: 0, undecidable: 0 };
  /** The latest effects, in order: those of the current move and (for wrong totals) some of before. */
  private readonly ledger: LedgerLine[] = [];
  private moveStart = 0;
  private suspended = false;

  private section: Section = 'log';
  private turn: number | null = null;
  private play: number | null = null;
  private player: string | null = null;
  private element: Located | undefined;
  private verdict: MoveVerdict | undefined;
  /** The first fault of the current move. */
  private moveFault: string | undefined;
  /** Quantities whose claim was followed against the rules: by how much, and the finding. */
  private readonly rebased = new Map<string, { readonly by: number; readonly finding: string }>();
  /** Quantities that an earlier breach has made doubtful -> the id of that root finding. */
  private readonly spoiled = new Map<string, string>();

  /**
   * @param source the text of the game, for lines and columns
   * @param table carries the effects out
   * @param scribe writes the trace, if an explanation or a report is wanted
   * @param openAtEnd offsets of the elements in which a broken text ended: what is missing in them may have followed
   */
  constructor(
    private readonly source: Source,
    private readonly table: Table,
    readonly scribe?: Scribe,
    private readonly openAtEnd: ReadonlySet<number> = NOT_BROKEN,
  ) {}

  /** Enters a part of the log outside the turns. */
  enter(section: Exclude<Section, 'turn'>, element?: Located, player?: string): void {
    this.section = section;
    this.turn = null;
    this.play = null;
    this.player = player ?? null;
    this.element = element;
    this.moveStart = this.ledger.length;
    this.scribe?.part(this.here());
  }

  /** Enters a turn or round. @param turn 1-based. */
  enterTurn(turn: number, element: Located, player?: string): void {
    // What was laid out explains no number of the game.
    if (turn === 1) this.ledger.length = 0;
    this.section = 'turn';
    this.turn = turn;
    this.play = null;
    this.player = player ?? null;
    this.element = element;
    this.scribe?.part(this.here());
  }

  /** Begins a move: what follows, up to `endMove`, decides its verdict. @param play 1-based in its turn, else null. */
  beginMove(play: number | null, element: Located, player: string | undefined): void {
    this.play = play;
    this.player = player ?? null;
    this.element = element;
    this.verdict = 'legal';
    this.moveFault = undefined;
    if (this.ledger.length > LEDGER_LENGTH) this.ledger.splice(0, this.ledger.length - LEDGER_LENGTH / 2);
    this.moveStart = this.ledger.length;
    this.scribe?.beginMove(this.here(), element);
  }

  /** Ends the move; effects of it stay readable until the next one begins. */
  endMove(): void {
    const verdict = this.verdict ?? 'legal';
    this.moves.total += 1;
    this.moves[verdict] += 1;
    this.scribe?.endMove(verdict);
    this.verdict = undefined;
  }

  /** A number stated behind the moves, where a game counts the elements of a turn by their name. @param play 1-based */
  countClaim(play: number): void {
    this.play = play;
  }

  /** Leaves the move, back to the turn as a whole. */
  leaveMoves(element: Located): void {
    this.play = null;
    this.element = element;
    this.scribe?.part(this.here());
  }

  /**
   * A condition of the rules. @returns false only where it is certainly broken.
   * @param facts made only if the condition does not hold
   */
  require(rule: RuleId, holds: Truth, facts: () => Facts): boolean {
    if (holds === true) {
      this.scribe?.rule(rule);
      return true;
    }
    if (holds === 'unknown' || this.suspended) {
      this.doubt(rule);
      return true;
    }
    const said = facts();
    if (this.mayFollow(said)) {
      this.doubt(rule);
      return true;
    }
    this.find(rule, said);
    return false;
  }

  /**
   * From here on the record hides so much that nothing can be proved: conditions that fail become doubts, and numbers
   * of the log are taken over. Better no verdict than a wrong one.
   */
  suspend(): void {
    this.suspended = true;
  }

  get isSuspended(): boolean {
    return this.suspended;
  }

  /** The move rests on something that cannot be known. */
  doubt(rule: RuleId): void {
    if (this.verdict === 'legal') this.verdict = 'undecidable';
    this.scribe?.doubt(rule);
  }

  /** A consequence of the rules: changes the state and enters the trace. */
  effect(rule: RuleId, effect: Effect): void {
    this.table.apply(effect);
    this.ledger.push({ rule, effect });
    this.scribe?.effect(rule, effect);
  }

  /** What the effects of the current move have changed of a thing at a place. */
  changeOf(place: string, thing: string): number {
    let sum = 0;
    for (let index = this.moveStart; index < this.ledger.length; index += 1) {
      const effect = this.ledger[index]?.effect;
      if (effect?.thing !== thing) continue;
      if (effect.to === place) sum += effect.amount;
      if (effect.from === place) sum -= effect.amount;
    }
    return sum;
  }

  /** The rule of the last effect of the current move on a thing at a place. */
  lastRuleOn(place: string, thing: string): RuleId | undefined {
    for (let index = this.ledger.length - 1; index >= this.moveStart; index -= 1) {
      const line = this.ledger[index];
      if (line && touches(line.effect, place, thing)) return line.rule;
    }
    return undefined;
  }

  /**
   * The rule of a recent effect on a thing at a place that would explain a wrong total: one whose leaving out (or
   * doing twice) makes the difference. @param difference the record's number minus the replay's
   */
  ruleThatExplains(place: string, thing: string, difference: number): RuleId | undefined {
    for (let index = this.ledger.length - 1; index >= 0; index -= 1) {
      const line = this.ledger[index];
      if (!line || !touches(line.effect, place, thing) || line.effect.verb === 'adjust') continue;
      const change = line.effect.to === place ? line.effect.amount : -line.effect.amount;
      if (change === -difference || change === difference) return line.rule;
    }
    return undefined;
  }

  /** A line of reckoning or a rule that fires without an effect; free unless somebody wants an explanation. */
  line(rule: RuleId, message: MessageId, parameters: () => Parameters): void {
    if (this.scribe) this.scribe.line(rule, { id: message, parameters: parameters() });
  }

  /** A rule that the move rests on without a condition or an effect of its own: it enters the trace alone. */
  applies(rule: RuleId): void {
    this.scribe?.rule(rule);
  }

  /** True where the current move has had so many effects, and nothing about it is hidden or wrong. */
  hasEffects(count: number): boolean {
    return this.verdict === 'legal' && this.ledger.length - this.moveStart === count;
  }

  /** Legal, but worth a remark. */
  note(rule: RuleId, facts: () => Facts): void {
    this.find(rule, { ...facts(), kind: 'note', severity: 'note' });
  }

  /**
   * A number of the log, compared with the replay's. Where they differ it is a finding, and the state follows the
   * record; either way the quantity is trusted again.
   */
  claim(claim: Claim): boolean {
    const by = claim.claimed - claim.computed;
    const holds = by === 0;
    const before = this.rebased.get(claim.quantity);
    this.rebased.delete(claim.quantity);
    if (!holds && !this.suspended) {
      // The record comes back to the number of the rules: that is no new fault.
      const cause = before && by === -before.by ? before.finding : claim.ofMove ? this.moveFault : undefined;
      const finding = this.find(claim.rule, {
        kind: 'wrong',
        message: 'engine-claim',
        expected: String(claim.computed),
        actual: String(claim.claimed),
        element: claim.element,
        attribute: claim.attribute,
        restsOn: [claim.quantity],
        cause,
        ...claim.facts?.(),
      });
      if (cause === undefined) this.rebased.set(claim.quantity, { by, finding });
    }
    if (!holds) claim.rebase();
    this.spoiled.delete(claim.quantity);
    return holds;
  }

  /**
   * Nearly every claim agrees, and then costs nothing but this: the quantity is trusted (again).
   * @returns false where the numbers differ; then it is for `claim`
   */
  agrees(claimed: number, computed: number, place: string, thing: string): boolean {
    if (claimed !== computed) return false;
    if (this.spoiled.size > 0) this.spoiled.delete(`${place} ${thing}`);
    if (this.rebased.size > 0) this.rebased.delete(`${place} ${thing}`);
    return true;
  }

  /** What was doubtful is certain again. */
  trust(quantity: string): void {
    this.spoiled.delete(quantity);
  }

  /** True where an earlier breach has made the quantity doubtful. */
  isSpoiled(quantity: string): boolean {
    return this.spoiled.size > 0 && this.spoiled.has(quantity);
  }

  /** True for something missing where the text broke off: it may have stood behind that. */
  private mayFollow({ kind, element = this.element }: Facts): boolean {
    return (kind === 'missing' || kind === 'setup') && element !== undefined && this.openAtEnd.has(element.offset);
  }

  /** Records a finding. @returns its id; empty where the log broke off before it could be one, or nothing can be proved. */
  find(rule: RuleId | null, facts: Facts): string {
    if (this.mayFollow(facts)) return '';
    const id = `f${this.findings.length + 1}`;
    const kind = facts.kind ?? 'illegal';
    const severity = facts.severity ?? 'error';
    if (this.suspended && rule !== null && severity === 'error') {
      this.doubt(rule);
      return '';
    }
    const cause = facts.cause ?? this.causeOf(facts.restsOn) ?? this.causeInMove(severity);
    const finding: Finding = {
      id,
      kind,
      severity,
      rule,
      cause,
      reconstructed: facts.reconstructed ?? false,
      at: this.placeOf(facts),
      ...(facts.expected !== undefined && { expected: facts.expected }),
      ...(facts.actual !== undefined && { actual: facts.actual }),
      ...(facts.suspects && facts.suspects.length > 0 && { suspects: facts.suspects }),
      message: { id: facts.message, parameters: facts.with ?? {} },
    };
    this.findings.push(finding);
    for (const quantity of facts.spoils ?? []) {
      if (!this.spoiled.has(quantity)) this.spoiled.set(quantity, cause ?? id);
    }
    if (severity === 'error' && this.verdict !== undefined && (kind === 'illegal' || kind === 'order')) {
      this.verdict = 'illegal';
    }
    if (severity === 'error' && this.verdict !== undefined && kind !== 'wrong') this.moveFault ??= cause ?? id;
    this.scribe?.finding(finding);
    return id;
  }

  /** Whatever else is wrong with a move that is at fault already follows from that. */
  private causeInMove(severity: Severity): string | null {
    return severity === 'error' && this.verdict !== undefined ? (this.moveFault ?? null) : null;
  }

  private causeOf(restsOn: readonly string[] | undefined): string | null {
    if (this.spoiled.size === 0) return null;
    for (const quantity of restsOn ?? []) {
      const cause = this.spoiled.get(quantity);
      if (cause !== undefined) return cause;
    }
    return null;
  }

  private here(): Place {
    return this.placeOf({});
  }

  private placeOf(facts: Partial<Facts>): Place {
    const element = facts.element ?? this.element;
    const section = facts.section ?? this.section;
    const inTurn = section === 'turn';
    return {
      section,
      turn: inTurn ? this.turn : null,
      play: inTurn && facts.play !== null ? this.play : null,
      player: facts.player ?? this.player,
      element: element?.name ?? null,
      ...this.locate(element, facts.attribute),
    };
  }

  private locate(
    element: Located | undefined,
    attribute: string | undefined,
  ): { line: number | null; column: number | null } {
    if (!element || element.offset < 0) return { line: null, column: null };
    const offset = attribute === undefined ? element.offset : attributeOffset(this.source, element.offset, attribute);
    return position(this.source, offset);
  }
}
