/** The towers are turned up: are they the cards that were built? @see tallinn.final.reveal-towers, tallinn.invariant.elimination */

import { foundAt } from '../../../engine/facts.js';
import type { Judge, Truth } from '../../../engine/judge.js';
import { choice, list, name, player as playerName } from '../../../engine/message.js';
import { known } from '../../../log/attribute.js';
import { cardOf } from '../table/components.js';
import { ofPlayer, onTable } from '../table/quantities.js';
import { numberOf, type PlayerState, type TableState, type Tower } from '../table/state.js';
import type { CardName, TallinnElement, TallinnElementOf } from '../vocabulary.js';

/** What the log turns up for each player, by seat; the first time counts. */
export function revealedCards(
  table: TableState,
  children: readonly TallinnElement[],
): ReadonlyMap<number, readonly (CardName | undefined)[]> {
  const revealed = new Map<number, readonly (CardName | undefined)[]>();
  for (const child of children) {
    if (child.name !== 'towers') continue;
    const seat = table.roster.seat(child.values.player);
    const cards = known(child.values.cards);
    if (seat === undefined || revealed.has(seat) || !cards) continue;
    if (!cards.includes('?')) revealed.set(seat, cards);
  }
  return revealed;
}

/** `<towers>`: compared with what was built; hidden towers are recognised. */
export function revealTowers(judge: Judge, player: PlayerState, element: TallinnElementOf<'towers'>): void {
  judge.enter('final', element, player.id);
  judge.headline('tallinn_headline-towers', () => ({ player: playerName(player.id) }));
  const cards = known(element.values.cards);
  if (!cards) return;
  const { towers } = player;
  if (player.cards.isUncertain) return judge.doubt('tallinn.final.reveal-towers', 'choice');
  const dependsOn = [ofPlayer(player.id, 'cards')];
  const whole = judge.require('tallinn.final.reveal-towers', cards.length === towers.length, () => ({
    kind: 'wrong',
    message: 'tallinn_towers-number',
    with: { player: playerName(player.id), count: cards.length, built: towers.length },
    expected: String(towers.length),
    ...foundAt(element, 'cards', cards.length),
    player: player.id,
    dependsOn: [...dependsOn, onTable('rounds')],
    taints: dependsOn,
  }));
  const seen = cards.filter((card): card is CardName => card !== '?');
  const left = [...seen];
  const hidden: Tower[] = [];
  const absent: CardName[] = [];
  for (const tower of towers) {
    if (tower.card === undefined) hidden.push(tower);
    else if (left.includes(tower.card)) left.splice(left.indexOf(tower.card), 1);
    else absent.push(tower.card);
  }
  const excused = seen.length < cards.length;
  const identified = identify(player, hidden, left);
  const right = absent.length === 0 || excused ? identified : false;
  judge.require('tallinn.invariant.elimination', right, () => {
    const impossible = impossibleAmong(player, hidden, left);
    const areShown = impossible.every((card) => player.whereabouts.get(card) === 'display');
    return {
      kind: 'wrong',
      message: absent.length > 0 ? 'tallinn_other-towers' : 'tallinn_impossible-towers',
      with: {
        player: playerName(player.id),
        cards: list(impossible.map((card) => name('card', card))),
        count: impossible.length,
        where: choice(areShown ? 'display' : 'elsewhere'),
        built: list(absent.map((card) => name('card', card))),
        open: list(left.map((card) => name('card', card))),
      },
      expected: towers.map(({ card }) => card ?? '?').join(' '),
      ...foundAt(element, 'cards', cards.join(' ')),
      player: player.id,
      dependsOn: whole ? dependsOn : [...dependsOn, onTable('rounds')],
      taints: dependsOn,
    };
  });
  if (seen.length === 0 && excused) return;
  judge.line('tallinn.card.tower-back', 'tallinn_towers-open', () => ({
    player: playerName(player.id),
    cards: list(seen.map((card) => name('card', card))),
    count: cards.length,
    hidden: cards.length - seen.length,
  }));
}

/** The cards that none of the hidden towers can be; all of them where only together they cannot. */
function impossibleAmong(
  player: PlayerState,
  hidden: readonly Tower[],
  cards: readonly CardName[],
): readonly CardName[] {
  const candidates = new Set(
    hidden.flatMap(({ departure }) => (departure ? player.cards.candidates(departure).map(cardOf) : [])),
  );
  const alone = cards.filter((card) => !candidates.has(card));
  return alone.length > 0 ? alone : cards;
}

/** Whether hidden towers can have been these cards. */
function identify(player: PlayerState, hidden: readonly Tower[], cards: readonly CardName[]): Truth {
  if (cards.length === 0) return true;
  if (!player.displayIsCertain) return 'choice';
  if (player.cards.isBlurred) return player.cards.lacks;
  const departures = hidden.flatMap(({ departure }) => departure ?? []);
  if (departures.length < hidden.length) return 'choice';
  if (!player.cards.identify(departures, cards.map(numberOf))) return false;
  // All of them are open now: the same cards, turned up once more, are nothing new.
  if (cards.length === hidden.length && !player.cards.isBlurred)
    for (const tower of hidden) {
      const card = tower.departure?.card;
      if (card !== undefined) tower.card = cardOf(card);
    }
  return true;
}
