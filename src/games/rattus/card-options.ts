/** What the class cards of a player could do now. @see rattus.md 3.2, 3.7 d4 */
import { windowOf } from './act.js';
import { bakerUses, kingUses, magicianUses, merchantUses, messengerUses, piperUses } from './cube-options.js';
import { extraRats, owesSpread } from './figure-options.js';
import { type Moment, make } from './moment.js';
import { bishopUses, nunUses, wallUses } from './piece-options.js';
import { queenNumbers, queenReigns } from './queen.js';
import { canReveal } from './reveal-options.js';
import { MAYOR_CUBES, PEASANT_CUBES } from './rules/amounts.js';
import { isOpenTo } from './rules/windows.js';
import { ratsDue } from './spread.js';
import { crusaderUses, monkUses, witchUses } from './token-options.js';
import { CARDS, type Card, type RattusElement, type Region } from './vocabulary.js';

/** Every use of every card that the player has and may still use. @see rattus.card.once, rattus.card.voluntary */
export function* uses(moment: Moment): Generator<RattusElement> {
  const { table, player, standing } = moment;
  const lastRound = table.phase === 'last-round';
  const window = windowOf(table, standing);
  for (const card of CARDS) {
    const isDeclared = card === 'knight' && table.profile.lastRoundKnightNow;
    const again = card === 'serf' || (lastRound && (card === 'crusader' || isDeclared));
    if (!table.owns(player.seat, card) || (standing.used.has(card) && !again)) continue;
    if (isOpenTo(card, window, lastRound, table.profile.windows)) yield* usesOf(moment, card);
    else if (lastRound) yield* lastUsesOf(moment, card);
    else yield* usesInPlace(moment, card);
  }
}

/** Cards that are no part of another procedure. */
function usesOf(moment: Moment, card: Card): Iterable<RattusElement> {
  const { table } = moment;
  switch (card) {
    case 'merchant':
      return merchantUses(moment);
    case 'messenger':
      return messengerUses(moment);
    case 'monk':
      return monkUses(moment);
    case 'witch':
      return witchUses(moment);
    case 'king':
      return kingUses(moment);
    case 'emperor':
      return wallUses(table);
    case 'baker':
      return bakerUses(moment);
    case 'nun':
      return nunUses(table);
    case 'bishop':
      return bishopUses(table);
    case 'pied-piper':
      return piperUses(moment);
    case 'magician':
      return magicianUses(moment);
    default:
      return [];
  }
}

/** Cards that act while the figure moves and the plague does: knight, crusader, soldier, serf. */
function* usesInPlace(moment: Moment, card: Card): Generator<RattusElement> {
  const { table, player, standing } = moment;
  const { ravage } = standing;
  if (!ravage) return;
  const { region, flips, order } = ravage;
  const canRavage = canReveal(table, ravage) && !owesSpread(moment);
  const rats = table.region(region).rats.length;
  if (card === 'knight') {
    const inTime = table.profile.neutralPerToken || (flips === 0 && !order);
    if (canRavage && inTime && ravage.neutral === 0) yield make('use', { card });
  } else if (card === 'crusader') {
    if (canRavage && flips === 0 && !order) yield* crusaderUses(table, region);
  } else if (card === 'soldier') {
    const spreads = standing.spreadCount > 0 || ratsDue(rats) > 0 || !table.profile.soldierNeedsSpread;
    if (flips === 0 && !order && spreads && table.ratSupply > 0) yield* extraRats(table, region);
  } else if (card === 'serf' && ravage.latest === 'kill' && !ravage.serfAdded && player.supply > 0) {
    yield make('use', { card }, [make('add', { region, cubes: 1 })]);
  }
}

/** In the last round these cards do without action B and without the spread. @see rattus.md 4.11, 4.14 */
function* lastUsesOf(moment: Moment, card: Card): Generator<RattusElement> {
  const { table, player } = moment;
  const { seat } = player;
  switch (card) {
    case 'peasant':
      return yield* additions(moment, card, table.inUse, [PEASANT_CUBES]);
    case 'mayor': {
      const led = table.inUse.filter((region) => table.leads(seat, region));
      return yield* additions(moment, card, led, [MAYOR_CUBES]);
    }
    case 'queen':
      return yield* additions(moment, card, queenReigns(table, seat) === false ? [] : table.inUse, queenNumbers(table));
    case 'soldier': {
      const isThere = table.ratSupply > 0 || table.profile.soldierDrawsAny || table.ratsDiscarded > 0;
      if (table.figure !== undefined && isThere) yield* extraRats(table, table.figure);
      return;
    }
    default:
      return yield* usesInPlace(moment, card);
  }
}

function* additions(
  { player }: Moment,
  card: Card,
  regions: readonly Region[],
  numbers: readonly number[],
): Generator<RattusElement> {
  const due = [...new Set(numbers.map((number) => Math.min(number, player.supply)))].filter((cubes) => cubes > 0);
  for (const region of regions) for (const cubes of due) yield make('use', { card }, [make('add', { region, cubes })]);
}
