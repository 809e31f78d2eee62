/** The use of a class card: whose it is, how often, when, and what it does. @see rattus.md 3.2, 4.4, 5.2 */
import { choice, name, player as playerName } from '../../../engine/message.js';
import { known } from '../../../log/attribute.js';
import type { Act, Use } from '../base/act.js';
import { bake } from '../expansion/baker.js';
import { bishop } from '../expansion/bishop.js';
import { crusader } from '../expansion/crusader.js';
import { emperor } from '../expansion/emperor.js';
import { magician } from '../expansion/magician.js';
import { messenger } from '../expansion/messenger.js';
import { nun } from '../expansion/nun.js';
import { piedPiper } from '../expansion/pied-piper.js';
import { serf } from '../expansion/serf.js';
import { soldier } from '../expansion/soldier.js';
import { addCubes } from '../final/last-round-cubes.js';
import type { Card, RattusElement, RattusElementOf, RattusVocabulary } from '../vocabulary.js';
import { requireInPlay } from './in-play.js';
import { king } from './king.js';
import { declareNeutral } from './knight.js';
import { merchant } from './merchant.js';
import { monk } from './monk.js';
import { requireWindow } from './windows.js';
import { witch } from './witch.js';

/** Claims and notes may stand in any use. */
const CLAIMS: ReadonlySet<string> = new Set(['state', 'effect', 'note']);

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
  requireRight(act, element, card);
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
  perform({ ...act, card, use: element }, element);
}

/** Owned, in play, not yet used, and in time: the first that fails is the breach. */
function requireRight(act: Act, element: RattusElementOf<'use'>, card: Card): boolean {
  const { table, judge, player } = act;
  const owner = table.owners.get(card);
  if (!requireInPlay(act, element, card)) return false;
  const owned = judge.require('rattus.card.owned', owner === player.seat || (table.unknownCards ?? false), () => ({
    message: owner === undefined ? 'rattus_card-in-display' : 'rattus_card-not-owned',
    with: {
      player: playerName(player.id),
      card: name('class-card', card),
      owner: owner === undefined ? name('card-place', 'display') : playerName(table.player(owner).id),
    },
    element,
    attribute: 'card',
    actual: card,
    restsOn: ['cards'],
  }));
  if (!owned) return false;
  // The serf acts for each token; in the last round the crusader's order, and what the knight says where the plague acts
  // at once, belong to the move of the figure.
  const again =
    card === 'serf' ||
    (card === 'crusader' && act.lastRound && act.ravage !== undefined && act.ravage.order === undefined) ||
    (card === 'knight' && act.lastRound && table.profile.lastRoundKnightNow && act.ravage?.neutral === 0);
  const once = judge.require('rattus.card.once', !act.used.has(card) || again, () => ({
    message: 'rattus_card-twice-used',
    with: { player: playerName(player.id), card: name('class-card', card) },
    element,
    attribute: 'card',
    actual: card,
  }));
  if (act.lastRound) {
    judge.scribe?.rule('rattus.end.only-abilities');
    judge.scribe?.rule('rattus.end.others-normal');
  }
  judge.scribe?.rule('rattus.card.own-turn');
  return once && requireWindow(act, element, card);
}

/** What the card does; a card of another procedure does it in its place only. */
function perform(use: Use, { children }: RattusElementOf<'use'>): void {
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
      return crusader(use, of('order'));
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
