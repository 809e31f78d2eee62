/** The use of a class card: whose it is, how often, when, and what it does. @see rattus.md 3.2, 4.4, 5.2 */

import { foundIn } from '../../../engine/facts.js';
import type { Facts } from '../../../engine/judge.js';
import { choice, name, player as playerName } from '../../../engine/message.js';
import type { Quantity } from '../../../engine/quantity.js';
import type { RuleId } from '../../../engine/rule.js';
import type { Condition } from '../../../kernel/game-definition.js';
import { known } from '../../../log/attribute.js';
import { ANYWHERE } from '../../../log/envelope.js';
import type { Act } from '../base/act.js';
import { bake } from '../expansion/baker.js';
import { crusader, tellIdle } from '../expansion/crusader.js';
import { emperor } from '../expansion/emperor.js';
import { magician } from '../expansion/magician.js';
import { messenger } from '../expansion/messenger.js';
import { bishop, nun } from '../expansion/pieces.js';
import { piedPiper } from '../expansion/pied-piper.js';
import { serf, tellUnearned } from '../expansion/serf.js';
import { soldier, tellUnasked } from '../expansion/soldier.js';
import { moveFigureLast, noStepOf, staysForKnight } from '../final/last-round.js';
import { addCubes } from '../final/last-round-cubes.js';
import { type DeclaredMove, requireBefore } from '../record/asked.js';
import { momentIn } from '../record/from-record.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { ADDED } from '../rules/added-cubes.js';
import { NEUTRAL } from '../rules/amounts.js';
import * as declaredSoldier from '../rules/cards/soldier.js';
import { cardNamed } from '../rules/facts.js';
import { countsAtEnd, owned, ownedOnce, type Rattus, used } from '../rules/table.js';
import { ACTIONS } from '../rules/turn.js';
import { windowNow } from '../rules/use.js';
import { WINDOWS } from '../rules/windows.js';
import { allCubesOf, allRats, ofCard, ofPlayer, onTable } from '../table/quantities.js';
import type { Card, RattusElement, RattusElementOf } from '../vocabulary.js';
import { tellNotInPlay } from './in-play.js';
import { king } from './king.js';
import { declareNeutral, tellLate } from './knight.js';
import { merchant } from './merchant.js';
import { monk } from './monk.js';
import { noteWindow, tellWindow } from './windows.js';
import { witch } from './witch.js';

/** Claims and notes may stand in any use. */
const CLAIMS: ReadonlySet<string> = new Set(ANYWHERE);

/** What a card does: the elements that say it, and who carries it out. */
interface Ability {
  readonly elements: readonly string[];
  /** @param right whether the card may be used at all */
  perform(use: Act, children: readonly RattusElement[], right: boolean): void;
}

/** What a card does that says it in elements of one kind. */
function ability<N extends RattusElement['name']>(
  name: N,
  perform: (use: Act, elements: readonly RattusElementOf<N>[], right: boolean) => void,
): Ability {
  const isOf = (child: RattusElement): child is RattusElement & RattusElementOf<N> => child.name === (name as string);
  return { elements: [name], perform: (use, children, right) => perform(use, children.filter(isOf), right) };
}

const ABILITIES: Readonly<Record<Card, Ability>> = {
  peasant: ability('add', (use, adds) => addCubes(use, adds, ADDED.peasant)),
  serf: ability('add', serf),
  baker: ability('bake', bake),
  merchant: ability('move', merchant),
  messenger: ability('exchange-cubes', messenger),
  mayor: ability('add', (use, adds) => addCubes(use, adds, ADDED.mayor)),
  monk: ability('shift', monk),
  nun: ability('nun', nun),
  bishop: ability('bishop', bishop),
  knight: { elements: [], perform: declareNeutral },
  crusader: ability('order', crusader),
  soldier: ability('extra-rat', soldier),
  witch: { elements: ['peek', 'swap'], perform: witch },
  'pied-piper': ability('pipe', piedPiper),
  magician: ability('potion', magician),
  king: ability('castle', king),
  queen: ability('add', (use, adds) => addCubes(use, adds, ADDED.queen)),
  emperor: ability('wall', emperor),
};

/** `<use>`. */
export function useCard(act: Act, element: RattusElementOf<'use'>): void {
  const { judge, player } = act;
  const card = known(element.values.card);
  judge.headline('rattus_headline-use', () => ({
    player: playerName(player.id),
    card: name('class-card', card ?? 'unknown'),
  }));
  judge.applies('rattus.card.voluntary');
  if (card === undefined) return judge.suspend('choice', 'rattus.card.owned');
  const goesNoStep = staysForKnight(act, element);
  const right = goesNoStep || requireRight(act, element, card);
  const { elements, perform } = ABILITIES[card];
  const foreign = element.children.find((child) => !CLAIMS.has(child.name) && !elements.includes(child.name));
  if (foreign) {
    judge.require('rattus.card.owned', false, () => ({
      message: 'rattus_not-of-the-card',
      with: { card: name('class-card', card), what: choice(foreign.name) },
      element: foreign,
    }));
  }
  if (goesNoStep) return moveFigureLast(act, noStepOf(element));
  used.set(act.table.board, cardNamed(card), 1);
  perform(act, element.children, right);
}

/** Cards of the expansion and of the last round have moves of their own; all others act in a turn and in a slot alike. */
const MOVES: ReadonlyMap<string, DeclaredMove> = new Map(
  [...ACTIONS, declaredSoldier.soldier].map((move) => [move.name, move]),
);

/** What it takes to have a card used, whatever it does. The serf acts for each token, the crusader for each ravage. */
function rightTo(card: Card): readonly Condition<Rattus, RuleIdOfRattus>[] {
  return card === 'serf' || card === 'crusader' ? owned(cardNamed(card)) : ownedOnce(cardNamed(card));
}

/** Owned, in play, not yet used, and in time: the first that fails is the breach. */
function requireRight(act: Act, element: RattusElementOf<'use'>, card: Card): boolean {
  const { judge, lastRound } = act;
  const acts = element.children.find((child) => ABILITIES[card].elements.includes(child.name));
  const isMove = acts !== undefined || WINDOWS[card] !== undefined || card === 'knight';
  const move = lastRound && card === 'soldier' ? declaredSoldier.lastSoldier : MOVES.get(card);
  const state = momentIn(act);
  const conditions = isSaidAgain(act, element, card)
    ? owned(cardNamed(card))
    : (isMove && move?.conditions) || rightTo(card);
  const right = requireBefore(act, { conditions }, ({ rule }) => tell(act, card, rule, acts ?? element), state);
  if (lastRound) {
    judge.applies('rattus.end.only-abilities', 'rattus.end.others-normal');
  }
  judge.applies('rattus.card.own-turn');
  if (right) noteWindow(act, card, windowNow(state));
  return right;
}

/** Whether the way of the figure has said already that it counts as cubes: that may be said once more. */
function isSaidAgain(
  { table, ravage, element: turn, lastRound }: Act,
  element: RattusElementOf<'use'>,
  card: Card,
): boolean {
  if (card !== 'knight') return false;
  const isFirst = turn.children.find((one) => one.name === 'use' && one.values.card === card) === element;
  return isFirst && (ravage?.neutral === NEUTRAL || (lastRound && countsAtEnd.of(table.board) === 1));
}

/** What an ability changes: used twice, it may have acted once. */
function changedBy({ table, player }: Act, card: Card): readonly Quantity[] {
  switch (card) {
    case 'nun':
      return [onTable('nuns')];
    case 'bishop':
      return [onTable('bishops')];
    case 'emperor':
      return [onTable('walls')];
    case 'magician':
      return [ofPlayer(player.id, 'potions')];
    case 'messenger':
      return table.players.flatMap(allCubesOf);
    case 'monk':
      return allRats(table);
    default:
      return [...allCubesOf(player), ...(card === 'pied-piper' || card === 'soldier' ? allRats(table) : [])];
  }
}

/** @param acts what the card does, or the use itself */
function tell(act: Act, card: Card, rule: RuleId, acts: RattusElement): Facts {
  const { table, player } = act;
  const about = foundIn('card', card);
  const parameters = { player: playerName(player.id), card: name('class-card', card) };
  switch (rule) {
    case 'rattus.piper.six-in-play':
      return tellNotInPlay(act, card, 'card');
    case 'rattus.card.owned': {
      const message = table.ownerOf(card) === undefined ? 'rattus_card-in-display' : 'rattus_card-not-owned';
      const doubtful = [ofCard(card)];
      return { ...about, message, with: parameters, dependsOn: doubtful, taints: doubtful };
    }
    case 'rattus.card.once':
      return { ...about, message: 'rattus_card-twice-used', with: parameters, taints: changedBy(act, card) };
    default:
      break;
  }
  if (card === 'knight') return tellLate(act);
  if (card === 'crusader') return tellIdle(act, rule, acts);
  if (card === 'serf') return tellUnearned(act, acts);
  return card === 'soldier' ? tellUnasked(act, rule, acts) : tellWindow(act, card);
}
