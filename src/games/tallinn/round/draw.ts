/** Drawing: one card each at the end of a round, while the pile lasts. @see tallinn.md 4.8 */

import { requireDeclared } from '../../../engine/declared.js';
import { differing } from '../../../engine/facts.js';
import type { Gaps } from '../../../engine/gap.js';
import type { Facts, Judge } from '../../../engine/judge.js';
import { choice, name, player as playerName } from '../../../engine/message.js';
import type { Quantity } from '../../../engine/quantity.js';
import type { Answer } from '../../../kernel/conditions.js';
import { known } from '../../../log/attribute.js';
import { type Asked, askDraw, askNoDraw, isBroken, keepAll, ofCard, ofRule } from '../record/asked.js';
import { LEGATE } from '../rules/facts.js';
import { moveCard } from '../table/changes.js';
import { inRound, miscountedIn, ofPlayer, onTable } from '../table/quantities.js';
import type { Judged, PlayerState } from '../table/state.js';
import type { CardName, TallinnElementOf } from '../vocabulary.js';
import { taintedBy } from './play.js';

/** Somebody is to draw a card. */
interface Drawing extends Judged {
  /** Quantities that the round itself rests on. */
  readonly dependsOn: readonly Quantity[];
}

/** A draw as recorded. @param drawn how many cards the player has drawn in this round before */
export function draw(drawing: Drawing, element: TallinnElementOf<'draw'>, drawn: number): void {
  const { table, judge, player } = drawing;
  const card = known(element.values.card);
  const asked = askDraw(table, player, card, drawn > 0);
  // Of a card that the record hides nobody says that it lay in the pile.
  if (card === undefined || !keepAll(judge, asked.answers)) requireDrawn({ ...drawing, element, drawn }, card, asked);
  take(judge, player, card);
}

/** A draw that breaks a rule, or may do so. */
interface RecordedDraw extends Drawing {
  readonly element: TallinnElementOf<'draw'>;
  readonly drawn: number;
}

/** tallinn.draw.one, tallinn.draw.empty-pile, tallinn.setup.full-set, tallinn.legate.one-each */
function requireDrawn(drawing: RecordedDraw, card: CardName | undefined, asked: Asked): void {
  const { judge, player, dependsOn, element, drawn } = drawing;
  const gaps = (): Gaps => player.cards.lacks;
  const at = { element, player: player.id } as const;
  const isFirst = requireDeclared(judge, ofRule(asked, 'tallinn.draw.one'), {
    gaps,
    facts: () => ({
      ...at,
      message: 'tallinn_draws-twice',
      with: { player: playerName(player.id), count: drawn + 1 },
      ...differing('1', drawn + 1),
      dependsOn,
      taints: [ofPlayer(player.id, 'hand'), ofPlayer(player.id, 'pile'), onTable('rounds')],
    }),
  });
  const fromPile = ofRule(asked, 'tallinn.draw.empty-pile');
  requireDeclared(judge, fromPile, {
    gaps,
    facts: () => ({
      ...at,
      message: 'tallinn_pile-empty',
      with: { player: playerName(player.id) },
      dependsOn: [
        ofPlayer(player.id, 'cards'),
        ofPlayer(player.id, 'pile'),
        ...(isFirst ? dependsOn : [onTable('rounds')]),
      ],
      taints: taintedBy(player),
    }),
  });
  if (card !== undefined && !isBroken(fromPile))
    requireDeclared(judge, ofCard(asked), { gaps, facts: () => ({ ...at, ...notInPile(drawing, card, asked) }) });
}

function notInPile({ table, player }: Judged, card: CardName, { card: number }: Asked): Facts {
  return {
    kind: 'wrong',
    message: 'tallinn_not-in-pile',
    with: {
      player: playerName(player.id),
      card: name('card', card),
      where: choice(number > LEGATE ? 'no-set' : number === LEGATE ? 'legate' : 'seen'),
    },
    actual: card,
    attribute: 'card',
    dependsOn: [ofPlayer(player.id, 'cards')],
    // Perhaps it did not lie in the hand before.
    taints: [ofPlayer(player.id, 'cards'), miscountedIn(table, 'hand', -1)],
  };
}

/**
 * The log has no draw of a player at the end of a round.
 * @param isRecorded true where the log says that it holds all draws
 */
export function unrecordedDraw(drawing: Drawing, round: TallinnElementOf<'round'>, isRecorded: boolean): void {
  const { table, judge, player } = drawing;
  const answers = askNoDraw(table, player);
  const draws = isBroken(answers);
  if (!isRecorded) followPile(judge, player, draws);
  if (!draws) return judge.applies('tallinn.draw.empty-pile');
  if (!isRecorded) return take(judge, player, undefined);
  requireDraw(drawing, round, answers);
}

/** All draws are recorded, and this one is not. */
function requireDraw(
  { table, judge, player, dependsOn }: Drawing,
  round: TallinnElementOf<'round'>,
  answers: readonly Answer[],
): void {
  // What nobody does is missing once.
  const nobody = (): readonly Quantity[] =>
    round.children.some(({ name: of }) => of === 'draw') ? [] : [inRound(table, 'no draw')];
  requireDeclared(judge, answers, {
    gaps: () => player.cards.lacks,
    facts: () => ({
      kind: 'missing',
      message: 'tallinn_draw-missing',
      with: { player: playerName(player.id), pile: player.cards.pileSize },
      element: round,
      play: null,
      player: player.id,
      dependsOn: [ofPlayer(player.id, 'cards'), ofPlayer(player.id, 'pile'), ...nobody(), ...dependsOn],
      taints: [ofPlayer(player.id, 'hand'), ofPlayer(player.id, 'pile'), onTable('rounds'), ...nobody()],
    }),
  });
}

/** A log that states another pile is followed: a hand that it counts by the cards all the same is no new fault. */
function followPile(judge: Judge, player: PlayerState, draws: boolean): void {
  if (!judge.trust.isFollowing) return;
  const [hand, pile] = [ofPlayer(player.id, 'hand'), ofPlayer(player.id, 'pile')];
  const followed = judge.trust.followingOf(pile);
  if (!followed || player.cards.pileSize - followed.by > 0 === draws) return;
  const by = draws ? 1 : -1;
  judge.follow(followed.finding, [
    { quantity: hand, by },
    { quantity: pile, by: -by },
  ]);
}

function take(judge: Judge, player: PlayerState, card: CardName | undefined): void {
  const isLast = player.cards.pileSize === 1 && !player.cards.isUncertain;
  const from = player.cards.pileSize > 0 ? player.places.pile : '';
  moveCard(judge, 'tallinn.draw.one', player, card, { verb: 'draw', from, to: player.places.hand });
  if (isLast) judge.line('tallinn.draw.empty-pile', 'tallinn_pile-used-up', () => ({ player: playerName(player.id) }));
}
