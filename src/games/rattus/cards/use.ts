/** The use of a class card: whose it is, how often, when, and what it does. @see rattus.md 3.2, 4.4, 5.2 */
import type { Facts } from '../../../engine/judge.js';
import { choice, name, player as playerName } from '../../../engine/message.js';
import type { RuleId } from '../../../engine/rule.js';
import type { Condition } from '../../../kernel/game-definition.js';
import { known } from '../../../log/attribute.js';
import { ANYWHERE } from '../../../log/envelope.js';
import type { Act, Use } from '../base/act.js';
import { type DeclaredMove, requireBefore } from '../base/asked.js';
import { bake } from '../expansion/baker.js';
import { crusader, tellIdle } from '../expansion/crusader.js';
import { emperor } from '../expansion/emperor.js';
import { magician } from '../expansion/magician.js';
import { messenger } from '../expansion/messenger.js';
import { bishop, nun } from '../expansion/pieces.js';
import { piedPiper } from '../expansion/pied-piper.js';
import { serf, tellUnearned } from '../expansion/serf.js';
import { soldier, tellUnasked } from '../expansion/soldier.js';
import { addCubes } from '../final/last-round-cubes.js';
import { momentIn } from '../from-record.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { NEUTRAL } from '../rules/amounts.js';
import * as declaredSoldier from '../rules/cards/soldier.js';
import { cardNamed } from '../rules/facts.js';
import { owned, ownedOnce, type Rattus } from '../rules/table.js';
import { ACTIONS } from '../rules/turn.js';
import { windowNow } from '../rules/use.js';
import { WINDOWS } from '../rules/windows.js';
import type { Card, RattusElement, RattusElementOf, RattusVocabulary } from '../vocabulary.js';
import { tellNotInPlay } from './in-play.js';
import { king } from './king.js';
import { declareNeutral, tellLate } from './knight.js';
import { merchant } from './merchant.js';
import { monk } from './monk.js';
import { noteWindow, tellWindow } from './windows.js';
import { witch } from './witch.js';

/** Claims and notes may stand in any use. */
const CLAIMS: ReadonlySet<string> = new Set(ANYWHERE);

/** The elements that say what a card does. */
const ELEMENTS: Readonly<Partial<Record<Card, readonly (keyof RattusVocabulary)[]>>> = {
  peasant: ['add'],
  serf: ['add'],
  baker: ['bake'],
  merchant: ['move'],
  messenger: ['exchange-cubes'],
  mayor: ['add'],
  monk: ['shift'],
  nun: ['nun'],
  bishop: ['bishop'],
  knight: [],
  crusader: ['order'],
  soldier: ['extra-rat'],
  witch: ['peek', 'swap'],
  'pied-piper': ['pipe'],
  magician: ['potion'],
  king: ['castle'],
  queen: ['add'],
  emperor: ['wall'],
};

/** `<use>`. */
export function useCard(act: Act, element: RattusElementOf<'use'>): void {
  const { judge, player } = act;
  const card = known(element.values.card);
  judge.scribe?.headline({
    id: 'rattus_headline-use',
    parameters: { player: playerName(player.id), card: name('class-card', card ?? 'unknown') },
  });
  judge.scribe?.rule('rattus.card.voluntary');
  if (card === undefined) {
    judge.suspend('choice', 'rattus.card.owned');
    return;
  }
  const right = requireRight(act, element, card);
  act.used.add(card);
  const foreign = element.children.find((child) => !CLAIMS.has(child.name) && !ELEMENTS[card]?.includes(child.name));
  if (foreign) {
    judge.require('rattus.card.owned', false, () => ({
      message: 'rattus_not-of-the-card',
      with: { card: name('class-card', card), what: choice(foreign.name) },
      element: foreign,
      restsOn: ['use'],
    }));
  }
  perform({ ...act, card, use: element }, element, right);
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
  const acts = element.children.find((child) => ELEMENTS[card]?.includes(child.name));
  const isMove = acts !== undefined || WINDOWS[card] !== undefined || card === 'knight';
  const move = lastRound && card === 'soldier' ? declaredSoldier.lastSoldier : MOVES.get(card);
  // What the way of the figure has said may be said again.
  const isSaid = card === 'knight' && !lastRound && act.ravage?.neutral === NEUTRAL && !act.used.has(card);
  const conditions = (isMove && !isSaid && move?.conditions) || rightTo(card);
  const state = momentIn(act);
  const right = requireBefore(
    act,
    { conditions },
    ({ rule }) => tell(act, element, card, rule, acts ?? element),
    state,
  );
  if (lastRound) {
    judge.scribe?.rule('rattus.end.only-abilities');
    judge.scribe?.rule('rattus.end.others-normal');
  }
  judge.scribe?.rule('rattus.card.own-turn');
  if (right) noteWindow(act, element, card, windowNow(state));
  return right;
}

/** @param acts what the card does, or the use itself */
function tell(act: Act, element: RattusElementOf<'use'>, card: Card, rule: RuleId, acts: RattusElement): Facts {
  const { table, player } = act;
  const about = { element, attribute: 'card', actual: card };
  const parameters = { player: playerName(player.id), card: name('class-card', card) };
  switch (rule) {
    case 'rattus.piper.six-in-play':
      return tellNotInPlay(act, element, card);
    case 'rattus.card.owned': {
      const owner = table.owners.get(card);
      const holder = owner === undefined ? name('card-place', 'display') : playerName(table.player(owner).id);
      const message = owner === undefined ? 'rattus_card-in-display' : 'rattus_card-not-owned';
      return { ...about, message, with: { ...parameters, owner: holder }, restsOn: ['cards'] };
    }
    case 'rattus.card.once':
      return { ...about, message: 'rattus_card-twice-used', with: parameters };
    default:
      break;
  }
  if (card === 'knight') return tellLate(act);
  if (card === 'crusader') return tellIdle(act, rule, acts);
  if (card === 'serf') return tellUnearned(act, acts);
  return card === 'soldier' ? tellUnasked(act, rule, acts) : tellWindow(act, element, card);
}

/** What the card does; a card of another procedure does it in its place only. */
function perform(use: Use, { children }: RattusElementOf<'use'>, right: boolean): void {
  const of = <N extends RattusElement['name']>(wanted: N) =>
    children.filter((child): child is RattusElement & RattusElementOf<N> => child.name === (wanted as string));
  switch (use.card) {
    case 'monk':
      return monk(use, of('shift'));
    case 'merchant':
      return merchant(use, of('move'));
    case 'knight':
      return declareNeutral(use);
    case 'witch':
      return witch(use, of('peek'), of('swap'), children);
    case 'king':
      return king(use, of('castle'));
    case 'crusader':
      return crusader(use, of('order'), right);
    case 'soldier':
      return soldier(use, of('extra-rat'));
    case 'messenger':
      return messenger(use, of('exchange-cubes'));
    case 'emperor':
      return emperor(use, of('wall'));
    case 'serf':
      return serf(use, of('add'));
    case 'baker':
      return bake(use, of('bake'));
    case 'nun':
      return nun(use, of('nun'));
    case 'bishop':
      return bishop(use, of('bishop'));
    case 'pied-piper':
      return piedPiper(use, of('pipe'));
    case 'magician':
      return magician(use, of('potion'));
    case 'peasant':
    case 'mayor':
    case 'queen':
      return addCubes(use, of('add'));
  }
}
