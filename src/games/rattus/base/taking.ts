/** Action A: a class card is taken; cubes on the baker are set down at once. @see rattus.md 4.4, rattus.piper.baker-takeover */

import { type Facts, foundIn } from '../../../engine/facts.js';
import { name, player as playerName } from '../../../engine/message.js';
import type { RuleId } from '../../../engine/rule.js';
import { seatNamed } from '../../../engine/stated-player.js';
import { known } from '../../../log/attribute.js';
import { tellNotInPlay } from '../cards/in-play.js';
import { watchDeployed } from '../ending.js';
import { setsNothingDown, unloadCubes } from '../expansion/baker.js';
import { requireBefore, requireChosen } from '../record/asked.js';
import { cubesOnBaker } from '../rules/cards/baker.js';
import { cardNamed } from '../rules/facts.js';
import { taken } from '../rules/table.js';
import * as declared from '../rules/take.js';
import { ofAll, ofCard, onTable } from '../table/quantities.js';
import { CARDS, type Card, type RattusElementOf } from '../vocabulary.js';
import { type Act, secondWay } from './act.js';

/** `<class>`: at most one card, from the display or from another player. */
export function takeCard(act: Act, element: RattusElementOf<'class'>): void {
  const { table, judge, player } = act;
  const card = known(element.values.card) ?? known(element.values.id);
  judge.headline('rattus_headline-take', () => ({
    player: playerName(player.id),
    card: name('class-card', card ?? 'unknown'),
  }));
  judge.applies('rattus.card.take-optional');
  if (card === undefined) {
    // Nobody can say which card it was.
    table.hideCards('choice');
    return judge.suspend('choice', 'rattus.card.take-source');
  }
  if (!act.lastRound) judge.applies('rattus.turn.a-b-free-order');
  const inTime = requireBefore(act, declared.take, ({ rule }) => tellMoment(act, card, rule));
  const isFree =
    inTime &&
    requireChosen(act, declared.take, [cardNamed(card)], ({ rule }) =>
      rule === 'rattus.piper.six-in-play' ? tellNotInPlay(act, card, 'card') : tellOwn(act, card),
    );
  if (isFree) requireSource(act, element, card);
  const owner = table.ownerOf(card);
  if (owner === player.seat) return;
  if (!act.lastRound) taken.set(table.board, 1);
  judge.effect('rattus.card.take-source', {
    verb: 'take',
    player: player.id,
    thing: 'class',
    which: card,
    from: owner === undefined ? (table.inPlay.has(card) ? 'display' : '') : table.player(owner).id,
    to: player.id,
  });
  judge.line('rattus.card.risk', 'rattus_card-risk', () => ({
    player: playerName(player.id),
    card: name('class-card', card),
    estate: name('class-estate', table.estateOf(card)),
    count: table.cardsOf(player.seat, table.estateOf(card)),
  }));
  judge.applies('rattus.card.open', 'rattus.card.cumulative');
  const cubes = cubesOnBaker(table.board);
  if (card === 'baker' && cubes > 0) act.unloading = { cubes, done: false, late: false };
}

/** Once, before the figure moves, never in the last round. */
function tellMoment(act: Act, card: Card, rule: RuleId): Facts {
  const { table, player } = act;
  const parameters = { player: playerName(player.id) };
  switch (rule) {
    case 'rattus.end.no-take':
      return { message: 'rattus_takes-in-last-round', with: parameters, taints: [ofCard(card)] };
    case 'rattus.card.take-one': {
      const first = table.cardChanges.find(({ turn }) => turn === table.turn)?.card ?? card;
      const cards = { card: name('class-card', card), first: name('class-card', first) };
      return { message: 'rattus_takes-twice', with: { ...parameters, ...cards }, taints: [card, first].map(ofCard) };
    }
    default:
      return {
        ...{ kind: 'order', message: 'rattus_takes-late', with: parameters },
        dependsOn: [ofCard(card)],
        taints: secondWay(act),
      };
  }
}

function tellOwn({ player }: Act, card: Card): Facts {
  return {
    message: 'rattus_takes-own',
    with: { player: playerName(player.id), card: name('class-card', card) },
    attribute: 'card',
    dependsOn: [ofCard(card)],
    taints: [onTable('unloading')],
  };
}

/** Is the card where the record says it is taken from? @see rattus.card.take-source, rattus.card.keep */
function requireSource({ table, judge }: Act, element: RattusElementOf<'class'>, card: Card): void {
  const from = known(element.values.from);
  const owner = table.ownerOf(card);
  const place = owner === undefined ? 'supply' : table.player(owner).id;
  if (from === undefined || from === place) return;
  if (from !== 'supply' && seatNamed(judge, table.roster, from, { element, attribute: 'from' }) === undefined) return;
  judge.require(from === 'supply' ? 'rattus.card.keep' : 'rattus.card.take-source', false, () => ({
    message: from === 'supply' ? 'rattus_card-kept' : 'rattus_card-elsewhere',
    with: {
      card: name('class-card', card),
      owner: owner === undefined ? name('card-place', 'display') : playerName(table.player(owner).id),
      claimed: from !== 'supply' ? playerName(from) : name('card-place', 'display'),
    },
    expected: place,
    ...foundIn('from', from),
    // The player may take the card; where it lay is what the program has wrong.
    bug: 'wrong-effect',
    dependsOn: [ofCard(card)],
    // Where cards go back by themselves nobody knows any more who believes to own which.
    taints: (from === 'supply' ? CARDS : [card]).map(ofCard),
  }));
}

/** `<unload>` after `<class card="baker">`: all cubes into one region, by the taker. @see rattus.piper.baker-takeover */
export function unloadOnTaking(act: Act, element: RattusElementOf<'unload'>): void {
  const { judge, player, unloading } = act;
  const by = known(element.values.player);
  judge.headline('rattus_headline-unload', () => ({ player: playerName(player.id) }));
  if (setsNothingDown(act.table, element)) return;
  const due =
    unloading?.done === false ||
    judge.require('rattus.piper.baker-takeover', false, () => ({
      message: unloading ? 'rattus_unload-twice' : 'rattus_unload-unasked',
      with: { player: playerName(player.id) },
      dependsOn: [onTable('unloading'), ...ofAll(act.table, 'baker')],
    }));
  const isNamed =
    by !== undefined && seatNamed(judge, act.table.roster, by, { element, attribute: 'player' }) !== undefined;
  const inTime =
    due &&
    judge.require('rattus.piper.baker-takeover', !unloading?.late, () => ({
      kind: 'order',
      message: 'rattus_unload-late',
      with: { player: playerName(player.id) },
    }));
  const right =
    inTime &&
    (!isNamed ||
      judge.require('rattus.piper.baker-takeover', by === player.id, () => ({
        kind: 'order',
        message: 'rattus_unload-by-another',
        with: { player: playerName(by), expected: playerName(player.id) },
        expected: player.id,
        ...foundIn('player', by),
      })));
  unloadCubes(act.table, judge, element, 'rattus.piper.baker-takeover', right);
  if (unloading) unloading.done = true;
  watchDeployed(act);
}

/**
 * The cubes were not set down although the card changed hands.
 * @param comesLater true where the log has that later in the turn: then it says so there
 */
export function requireUnloaded(act: Act, comesLater: boolean): void {
  const { judge, player, unloading } = act;
  if (!unloading || unloading.done) return;
  if (comesLater) {
    unloading.late = true;
    return;
  }
  unloading.done = true;
  judge.require('rattus.piper.baker-takeover', false, () => ({
    kind: 'missing',
    bug: 'too-permissive',
    message: 'rattus_unload-missing',
    with: { player: playerName(player.id), count: unloading.cubes },
    element: act.element,
    play: null,
    taints: ofAll(act.table, 'baker'),
  }));
}
