/** A turn: three cards one after the other, then discard and refill. @see valletta.md 3.2, 4.4 */

import { tellRemark } from '../../../engine/annotation.js';
import { Cursor } from '../../../engine/cursor.js';
import { differing } from '../../../engine/facts.js';
import { isOpen } from '../../../engine/gap.js';
import type { Judge } from '../../../engine/judge.js';
import { choice, name, player as playerName } from '../../../engine/message.js';
import type { Quantity } from '../../../engine/quantity.js';
import { known } from '../../../log/attribute.js';
import { ANYWHERE } from '../../../log/envelope.js';
import { positionOf, tellCopy } from '../characters/apprentice.js';
import { act } from '../characters/characters.js';
import { fallbackOf } from '../characters/wrong-amounts.js';
import { requireChosen } from '../record/asked.js';
import { checkEffect, checkState, noPlay, type PlayFallback } from '../record/claims.js';
import { checkFinalPhase, lastShuffle, sinceWhen } from '../record/final-phase.js';
import { momentWithCard } from '../record/from-record.js';
import { checkTakes } from '../record/stated-takes.js';
import { statesTakes } from '../record/taken-goods.js';
import { writtenAround } from '../record/written-around.js';
import type { RuleIdOfValletta } from '../rulebook.js';
import { cardBefore, functionOf, NONE, remember } from '../rules/apprentice.js';
import type { Card } from '../rules/facts.js';
import { ruleOfFunction } from '../rules/functions.js';
import * as declared from '../rules/play.js';
import { active, PLAYS, playsLeft } from '../rules/table.js';
import { budgetOf } from '../rules/turn.js';
import { characterOf, charactersNotation, kindOf } from '../table/components.js';
import type { GoodIndex, MutableGoods } from '../table/goods.js';
import { latestPlays, type PlayerState } from '../table/player-state.js';
import { everythingOf, ofPlayer, onTable, WHOLE_TABLE } from '../table/quantities.js';
import type { TableState } from '../table/state.js';
import type { Character, VallettaElement, VallettaElementOf, VallettaVocabulary } from '../vocabulary.js';
import { type EndOfTurn, endReachedBy } from './counted-cards.js';
import { changedBy, isAction, isOwnElement, leftOver, reachedBy } from './leftover.js';
import type { Judged, Play } from './play.js';
import { drawEarly, refill, refillPile, undealtRefill } from './refill.js';

const CLAIMS: ReadonlySet<string> = new Set(ANYWHERE);
const CLAIMS_AND_TAKES: ReadonlySet<string> = new Set([...CLAIMS, 'take']);

/** One `<turn>`, judged and carried out. */
export class Turn implements Judged {
  private plays = 0;
  /** That of the last play. */
  private fallback: () => PlayFallback = noPlay;
  private playsAreOver = false;
  private refilled = false;
  /** The discards have been shuffled: by a part of the refill, or a number of the log has shown it before any card was drawn. */
  private shuffled = false;
  private readonly budget: number;
  private readonly ruleOfBudget: RuleIdOfValletta;
  /** The places of the last play and the last draw among the children; -1 where there is none. */
  private lastPlay = -1;
  private lastDraw = -1;
  /** How many conditions of the final phase were fulfilled when the turn began. */
  private readonly triggersBefore: number;

  constructor(
    readonly table: TableState,
    readonly judge: Judge,
    readonly player: PlayerState,
    private readonly element: VallettaElementOf<'turn'>,
    private readonly drawsAreRecorded: boolean,
  ) {
    const { plays, rule } = budgetOf(table.profile, player.seat, player.turns);
    this.budget = plays;
    this.ruleOfBudget = rule;
    this.triggersBefore = table.triggers.length;
    const { children } = element;
    for (let index = 0; index < children.length; index += 1) {
      if (children[index]?.name === 'play') this.lastPlay = index;
      else if (children[index]?.name === 'draw') this.lastDraw = index;
    }
  }

  run(): void {
    this.player.beginTurn(this.table.turn);
    const { trust } = this.judge;
    if (!trust.isSure) for (const what of ['refill', 'budget'] as const) trust.restore(ofPlayer(this.player.id, what));
    remember(this.table.board, NONE, NONE);
    const { profile } = this.table;
    const { seat, turns } = this.player;
    if (profile.startPlayerVariant && turns === (budgetOf(profile, seat, 0).plays < PLAYS ? 2 : 1)) {
      this.judge.applies('valletta.variant.start-player-then-normal');
    }
    const { children } = this.element;
    for (let index = 0; index < children.length; index += 1) this.child(children[index] as VallettaElement, index);
    if (this.judge.breaksOffIn(this.element)) return this.leaveOpen();
    if (this.refilled) this.discardPlayed();
    else {
      this.endPlays(false);
      undealtRefill(this, this.element, this.drawsAreRecorded);
    }
  }

  private leaveOpen(): void {
    const { table, player } = this;
    active.set(table.board, player.seat);
    playsLeft.set(table.board, this.refilled ? 0 : this.budget - this.plays);
    table.openTurn = player;
  }

  /** What belongs to the last play although it stands behind it. */
  effectAfter(element: VallettaElementOf<'effect'>): void {
    checkEffect(this.table, this.judge, element, this.fallback);
  }

  private child(child: VallettaElement, index: number): void {
    switch (child.name) {
      case 'play':
        return this.play(child);
      case 'draw': {
        if (this.plays < this.budget && this.lastPlay > index) return drawEarly(this, child, this.plays === 0);
        const isFirst = !this.refilled;
        this.endPlays(true);
        this.refilled = true;
        this.shuffled = refill(this, child, this.element, {
          isFirst,
          isShuffled: this.shuffled,
          goesOn: index < this.lastDraw,
        });
        return;
      }
      case 'effect':
        return this.effectAfter(child);
      case 'state':
        this.goOnTo(this.endCountedBy(child, index));
        return checkState(this.table, this.judge, child, { fallback: this.fallback });
      case 'final-phase':
        return checkFinalPhase(this.table, this.judge, child);
      default:
        tellRemark(this.judge, child);
    }
  }

  /** What of the end of the turn a number behind the plays has counted already. @param index among the children of the turn */
  private endCountedBy({ values }: VallettaElementOf<'state'>, index: number): EndOfTurn {
    const { table, judge, player, element, budget, refilled, drawsAreRecorded } = this;
    // While plays are due and may follow, the turn has not come to its end.
    const isOver = Math.min(budget - this.plays, player.deck.handSize) <= 0 || !judge.endsIn(element);
    if (refilled || !isOver || values.player !== player.id || this.lastPlay > index) return 'nothing';
    return endReachedBy(table, player, values, !drawsAreRecorded && this.lastDraw < index);
  }

  private goOnTo(reached: EndOfTurn): void {
    if (reached === 'nothing') return;
    this.endPlays(reached !== 'refilled');
    if (reached === 'shuffled') this.shuffled = refillPile(this);
    if (reached !== 'refilled') return;
    undealtRefill(this, this.element, false);
    this.refilled = true;
  }

  private play(element: VallettaElementOf<'play'>): void {
    const { judge, player } = this;
    this.plays += 1;
    const card = known(element.values.card);
    const kind = kindOf(card) as Card;
    judge.beginMove(this.plays, element, player.id);
    for (const one of this.table.players) one.shownGoods = 0;
    if (!judge.trust.isSure) this.forgetEarlierPlay();
    judge.headline('valletta_headline-play', () => ({
      player: playerName(player.id),
      card: name('character', card ?? '?'),
    }));
    this.checkBudget(element);
    this.leaveHand(card, kind);
    this.resolve(element, card, kind);
    // The card itself has gone from hand to slot.
    if (judge.hasOneEffect()) {
      judge.line('valletta.turn.no-effect-allowed', 'valletta_no-effect', () => ({ player: playerName(player.id) }));
    }
    judge.endMove();
    const { board } = this.table;
    remember(board, kind, functionOf(board, kind));
  }

  /** What was wrong with the effect of an earlier play, or was counted wrong behind it, is no reason for this one's. */
  private forgetEarlierPlay(): void {
    const { trust } = this.judge;
    for (const { id } of this.table.players)
      for (const what of ['effect', 'state'] as const) trust.restore(ofPlayer(id, what));
    for (const what of ['repetition', 'others'] as const) trust.restore(onTable(what));
  }

  private checkBudget(element: VallettaElementOf<'play'>): void {
    const { judge, player, budget } = this;
    const rule = this.plays <= budget ? 'valletta.turn.play-three' : this.ruleOfBudget;
    judge.requirePlain(rule, this.plays <= budget, () => ({
      message: 'valletta_too-many-plays',
      with: { player: playerName(player.id), budget, play: this.plays },
      ...differing(budget, this.plays),
      element,
      // Whoever goes on after the last card makes one mistake, however many cards follow.
      dependsOn: [ofPlayer(player.id, 'budget')],
      taints: [...everythingOf(player), ofPlayer(player.id, 'budget')],
    }));
  }

  /** The card goes from the hand into the next slot. @see valletta.turn.from-hand */
  private leaveHand(card: Character | undefined, kind: Card): void {
    const { judge, player } = this;
    const inHand = player.deck.inHand(kind);
    if (card !== undefined && player.gained.includes(card)) judge.applies('valletta.turn.gain-playable');
    requireChosen(judge, [[declared.card, kind]], momentWithCard(this.table, player, kind), player.seat, {
      gaps: () => (isOpen(inHand) ? inHand : 'hands'),
      facts: ({ rule }) => ({
        message: 'valletta_not-in-hand',
        with: {
          player: playerName(player.id),
          card: name('character', card ?? '?'),
          where: choice(rule === 'valletta.end.gained-cards' ? 'aside' : whereIs(player, card)),
          ...sinceWhen(this.table, rule),
        },
        ...(player.deck.isOpen && { expected: charactersNotation((one) => player.deck.knownInHand(one)) }),
        ...(card !== undefined && { actual: card }),
        attribute: 'card',
        ...(rule === 'valletta.turn.from-hand' && isNobodys(this.table, player, kind) && { bug: 'wrong-effect' }),
        dependsOn: [player.places.cards, ...lastShuffle(rule)],
        taints: [
          ...everythingOf(player),
          ...reachedBy(card, this),
          ...handsWith(this.table, player, kind),
          ...lastShuffle(rule),
        ],
      }),
    });
    let from = player.places.hand;
    if (inHand === false) from = player.deck.inPile(kind) !== false && player.deck.isOpen ? player.places.pile : '';
    if (from === '') player.deck.blur('breach');
    judge.effect('valletta.turn.one-at-a-time', {
      verb: 'play',
      player: player.id,
      thing: 'card',
      which: card,
      from,
      to: player.places.slots,
    });
  }

  private resolve(element: VallettaElementOf<'play'>, card: Character | undefined, kind: Card): void {
    const { table, judge, player } = this;
    const effects: VallettaElementOf<'effect'>[] = [];
    const takes: VallettaElementOf<'take'>[] = [];
    const performs = characterOf(functionOf(table.board, kind));
    const claims = statesTakes(performs) ? CLAIMS_AND_TAKES : CLAIMS;
    const brought: MutableGoods = [0, 0, 0, 0];
    const handed: MutableGoods = [0, 0, 0, 0];
    const cursor = new Cursor<VallettaVocabulary>(element.children, claims, (claim) => {
      if (claim.name === 'effect') effects.push(claim);
      else if (claim.name === 'take') takes.push(claim);
      else if (claim.name === 'state') {
        const from = { play: element, owner: player.id, got: (good: GoodIndex) => brought[good] + handed[good] };
        checkState(table, judge, claim, { around: writtenAround(from, claim, performs) });
      } else tellRemark(judge, claim);
    });
    let fallback: () => PlayFallback = noPlay;
    if (card === undefined) {
      // Whatever an unknown card did, nothing can be proved after it.
      judge.suspend('choice');
      for (let rest = cursor.takeAny(); rest; rest = cursor.takeAny());
    } else {
      const rule = ruleOfFunction(table.board, kind);
      if (card === 'apprentice') tellCopy(this, performs, rule);
      const play: Play = {
        table,
        judge,
        player,
        card: performs ?? card,
        rule,
        cursor,
        element,
        turn: this.element,
        brought,
        handed,
        againstRules: [0, 0, 0, 0],
        unpaid: [0, 0, 0, 0],
      };
      const first = performs ? undefined : play.cursor.peek();
      const forbidden = first && isAction(first) === true ? first : undefined;
      if (performs) act(play);
      else if (forbidden) this.performForbidden(play, forbidden);
      fallback = () => fallbackOf(play);
      leftOver(play, card, forbidden);
      if (takes[0]) checkTakes(play, takes[0], fallback);
    }
    this.fallback = fallback;
    for (const effect of effects) checkEffect(table, judge, effect, fallback);
  }

  /** An Apprentice without a function did something all the same: one breach, and the replay follows the record. */
  private performForbidden(play: Play, element: VallettaElement): void {
    const previous = characterOf(cardBefore(this.table.board));
    const copied = latestPlays(play.player).findLast((card) =>
      play.element.children.some((one) => isOwnElement(one, card)),
    );
    play.judge.require(play.rule, false, () => ({
      message: 'valletta_copies-forbidden',
      with: {
        player: playerName(play.player.id),
        position: choice(positionOf(this.table.board)),
        previous: name('character', previous ?? 'apprentice'),
        what: choice(element.name),
      },
      element,
      taints: [
        ...play.element.children.flatMap((child) => changedBy(child, play)),
        ...reachedBy(copied, play),
        ...reachedBy(previous, play),
      ],
    }));
    if (copied) act({ ...play, card: copied, isForbidden: true });
  }

  /** The rule that a play too few breaks. */
  private ruleOfMissing(): RuleIdOfValletta {
    const { table, player, plays } = this;
    const triggersEnd = table.phase === 'main' && table.triggers.length > this.triggersBefore;
    if (triggersEnd) return 'valletta.end.finish-turn';
    if (this.ruleOfBudget !== 'valletta.turn.play-three') return this.ruleOfBudget;
    const short = plays + player.deck.handSize < PLAYS;
    if (short) return table.phase === 'final' ? 'valletta.turn.fewer-than-three' : 'valletta.turn.short-hand';
    return 'valletta.turn.no-pass';
  }

  /** All plays are over: was one missing? Then the played cards are discarded. @param refills true where the hand is refilled */
  private endPlays(refills: boolean): void {
    if (this.playsAreOver) return;
    this.playsAreOver = true;
    const { table, judge, player, budget } = this;
    judge.leaveMoves(this.element);
    const owed = Math.min(budget - this.plays, player.deck.handSize);
    if (owed > 0) {
      judge.require(this.ruleOfMissing(), false, () => ({
        kind: 'missing',
        message: 'valletta_plays-missing',
        with: {
          player: playerName(player.id),
          plays: this.plays,
          budget,
          hand: player.deck.handSize,
          short: choice(this.plays + owed < budget ? 'yes' : 'no'),
        },
        ...differing(this.plays + owed, this.plays),
        certain: refills,
        dependsOn: [ofPlayer(player.id, 'cards'), onTable('phase')],
        taints: [ofPlayer(player.id, 'plays'), ...everythingOf(player), ...WHOLE_TABLE],
      }));
    } else if (this.plays < budget) {
      const rule = table.phase === 'final' ? 'valletta.turn.fewer-than-three' : 'valletta.turn.short-hand';
      judge.line(rule, 'valletta_hand-empty', () => ({
        player: playerName(player.id),
        plays: this.plays,
      }));
    }
    judge.applies('valletta.turn.discard-before-refill');
    this.discardPlayed();
  }

  private discardPlayed(): void {
    const { judge, player } = this;
    if (player.slots.length === 0) return;
    judge.effect('valletta.turn.discard-played', {
      verb: 'discard',
      player: player.id,
      thing: 'card',
      amount: player.slots.length,
      from: player.places.slots,
      to: player.places.discard,
    });
  }
}

/** Whether a card is neither in the player's deck nor, for certain, in another's hand: nobody took it from a wrong place. */
function isNobodys(table: TableState, player: PlayerState, kind: number): boolean {
  return (
    kind >= 0 &&
    player.deck.count(kind) === 0 &&
    table.players.every((other) => other === player || other.deck.inHand(kind) !== true)
  );
}

/** The hands of others from which somebody may have played a card. */
function handsWith(table: TableState, player: PlayerState, kind: number): readonly Quantity[] {
  const holders = table.opponents(player.seat).filter(({ deck }) => deck.inHand(kind) !== false);
  return holders.map(({ id }) => ofPlayer(id, 'hand'));
}

/** Where a card that is not in the hand was last seen. */
function whereIs(player: PlayerState, card: Character | undefined): string {
  const kind = kindOf(card);
  if (card !== undefined && latestPlays(player).includes(card)) return 'slots';
  if (kind >= 0 && player.deck.count(kind) === 0) return 'elsewhere';
  if (player.deck.discarded(kind) > 0) return 'discard';
  return player.deck.inPile(kind) === false ? 'elsewhere' : 'pile';
}
