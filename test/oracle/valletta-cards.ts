/** What the cards of Valletta do: rules/valletta.md 4.5 to 4.13, card by card. */
import { all, type Element, get, tagOf } from './element.js';
import { buildOrUpgrade } from './valletta-buildings.js';
import {
  type Amounts,
  amounts,
  buildingsOf,
  cellsOf,
  changed,
  enter,
  GOODS,
  gain,
  goodsOf,
  has,
  iconsOf,
  lay,
  MATERIALS,
  type Table,
  total,
} from './valletta-table.js';
import { demand, type Place } from './verdict.js';

const REMARKS = ['note', 'effect'];
const RED = ['shopkeeper', 'lumberjack', 'stone-sculptor', 'brick-worker', 'maid', 'builder'];
const GREEN = ['banker', 'woodworker', 'carver', 'mason'];
const ONE_GOOD: Record<string, string> = {
  shopkeeper: 'gold',
  lumberjack: 'wood',
  'stone-sculptor': 'stone',
  'brick-worker': 'brick',
};
const ICONS: Record<string, string> = { banker: 'gold', woodworker: 'wood', carver: 'stone', mason: 'brick' };

/**
 * What a card does now: an apprentice does what the red or green card directly before it in this turn did.
 * @param earlier the cards played in this turn before it
 */
export function functionOf(card: string, earlier: readonly string[], chain: boolean): string {
  if (card !== 'apprentice') return card;
  const previous = earlier.at(-1);
  if (previous === undefined) return 'nothing';
  if (RED.includes(previous) || GREEN.includes(previous)) return previous;
  if (previous === 'apprentice' && chain) return functionOf('apprentice', earlier.slice(0, -1), chain);
  return 'nothing';
}

/** Carries out a play. @param what from {@link functionOf} */
export function perform(table: Table, player: string, what: string, play: Element, place: Place): void {
  const seat = table.players.indexOf(player);
  const opponents = [...table.players.slice(seat + 1), ...table.players.slice(0, seat)];
  const two = table.players.length === 2;
  const good = ONE_GOOD[what];
  if (good) {
    allow(play, place, 'take');
    enter(table, player, good, 1);
    checkTaken(table, player, play, place);
    return;
  }
  const icons = ICONS[what];
  if (icons) {
    allow(play, place, 'take');
    enter(table, player, icons, iconsOf(table, player, icons));
    checkTaken(table, player, play, place);
    return;
  }
  switch (what) {
    case 'nothing':
      allow(play, place);
      break;
    case 'maid':
    case 'seamstress': {
      const taken = chosen(play, place);
      demand(total(taken) === (what === 'maid' ? 1 : 2), place, `${tagOf(play)}: takes ${total(taken)} goods`);
      for (const kind of GOODS) enter(table, player, kind, taken[kind] ?? 0);
      break;
    }
    case 'artisan':
    case 'nun': {
      const taken = chosen(play, place);
      const kind = GOODS.find((other) => taken[other] === total(taken)) ?? '';
      const due = what === 'nun' ? 3 : iconsOf(table, player, kind);
      const named = total(taken) === 1 || (total(taken) === due && due > 0);
      demand(kind !== '' && named, place, `${tagOf(play)}: the kind, or all that is due`);
      enter(table, player, kind, due);
      if (what === 'nun') for (const opponent of opponents) enter(table, opponent, kind, 1);
      break;
    }
    case 'builder':
    case 'bricklayer':
    case 'stonemason':
    case 'carpenter':
      allow(play, place, 'build', 'upgrade');
      buildOrUpgrade(table, player, what, all(play, 'build', 'upgrade'), place);
      break;
    case 'jean':
      jean(table, player, play, place);
      checkTaken(table, player, play, place);
      break;
    case 'monk':
      monk(table, player, opponents, play, place);
      extra(table, player, play, place, two ? GOODS : []);
      break;
    case 'innkeeper':
      forced(table, player, play, place, ['gold'], 2);
      extra(table, player, play, place, two ? ['gold'] : []);
      break;
    case 'tax-collector':
      forced(table, player, play, place, MATERIALS, 3);
      extra(table, player, play, place, two ? MATERIALS : []);
      break;
    case 'chamberlain':
      allow(play, place, 'take');
      enter(table, player, 'gold', buildingsOf(table, player, 'green'));
      checkTaken(table, player, play, place);
      break;
    case 'trader':
    case 'merchant':
    case 'laparelli':
    case 'schilling':
    case 'del-monte':
      exchange(table, player, what, play, place);
      break;
    default: {
      const points = pointsOfYellow(table, player, what);
      demand(points !== undefined, place, `${tagOf(play)}: there is no such card`);
      allow(play, place);
      enter(table, player, 'points', points);
    }
  }
}

function pointsOfYellow(table: Table, player: string, what: string): number | undefined {
  if (what === 'philip') return buildingsOf(table, player, 'green');
  if (what === 'charles') return buildingsOf(table, player, 'blue');
  if (what === 'pius') return cellsOf(table, player).filter((cell) => table.upgraded.includes(cell)).length;
  return what === 'rekuk' ? 2 : undefined;
}

/** What may stand in a play besides remarks and claims. */
function allow(play: Element, place: Place, ...names: string[]): void {
  for (const child of play.children) {
    demand([...names, ...REMARKS].includes(child.name), place, `${tagOf(play)}: ${tagOf(child)} is not part of it`);
  }
}

/** The goods of the `<take>` that must be there; several may be written one by one. */
function chosen(play: Element, place: Place): Amounts {
  allow(play, place, 'take');
  demand(all(play, 'take').length > 0, place, `${tagOf(play)}: no <take>`);
  return taken(play);
}

function taken(play: Element): Amounts {
  return amounts(
    all(play, 'take')
      .map((take) => get(take, 'goods'))
      .join(' '),
  );
}

/** Where goods are written as taken although there was no choice, they are those of the play, with or without gifts. */
function checkTaken(table: Table, player: string, play: Element, place: Place, gifts = amounts('')): void {
  if (all(play, 'take').length === 0) return;
  const said = taken(play);
  const got = (good: string): number =>
    table.ledger
      .filter((entry) => entry.play === table.play && entry.player === player && entry.what === good)
      .reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
  const whole = GOODS.every((good) => said[good] === got(good));
  const own = GOODS.every((good) => said[good] === got(good) - (gifts[good] ?? 0));
  demand(whole || own, place, `${tagOf(play)}: takes other goods`);
}

function jean(table: Table, player: string, play: Element, place: Place): void {
  allow(play, place, 'barrel', 'hire', 'dismiss', 'take');
  const written = all(play, 'barrel').map((barrel) => get(barrel, 'good'));
  const only = GOODS.filter((good) => taken(play)[good] === 1 && total(taken(play)) === 1);
  // What the barrel showed may be written as taken alone.
  const barrels = written.length > 0 || table.jean === 25 ? written : only;
  const personnel = all(play, 'hire', 'dismiss');
  if (table.jean === 25) demand(barrels.length === 0, place, 'Jean is on the last space: no barrel');
  else {
    demand(barrels.length === 1, place, `${barrels.length} barrels`);
    table.jean += table.options['variant.fewer-barrels'] === 'true' && table.jean > 0 ? 2 : 1;
    if (table.jean === 25) table.triggers.push({ kind: 'jean', player, turn: table.turn });
    const good = barrels.join('');
    table.barrels.push(good);
    const same = table.barrels.filter((other) => other === good).length;
    demand(GOODS.includes(good) && same <= (table.edition.barrels[good] ?? 0), place, `${same} barrels of ${good}`);
    enter(table, player, good, 1);
  }
  demand(personnel.length <= 1, place, 'one Character hired or dismissed, not both, not two');
  for (const decision of personnel) {
    const barrel = play.children.findIndex(({ name }) => name === 'barrel');
    demand(barrel < play.children.indexOf(decision), place, `${tagOf(decision)} before the barrel`);
    const card = get(decision, 'card');
    const hires = decision.name === 'hire';
    const moved = hires ? gain(table, card, 'supply', player) : lay(table, card, `${player} hand`, 'supply');
    demand(moved, place, `${tagOf(decision)}: no such card there`);
  }
}

/** Every opponent with four goods or more must give one, of his choice. */
function monk(table: Table, player: string, opponents: readonly string[], play: Element, place: Place): void {
  allow(play, place, 'give', 'extra', 'take');
  const due = opponents.filter((opponent) => goodsOf(table, opponent) >= 4);
  const gifts = all(play, 'give');
  for (const gift of gifts) {
    const [giver, good] = [get(gift, 'player'), get(gift, 'good')];
    demand(due.includes(giver), place, `${tagOf(gift)}: owes nothing`);
    demand(
      gifts.filter((other) => get(other, 'player') === giver).length === 1,
      place,
      `${tagOf(gift)}: a second gift`,
    );
    const given = amounts(good);
    const kind = GOODS.find((other) => given[other] === 1) ?? '';
    demand(total(given) === 1 && has(table, giver, kind) >= 1, place, `${tagOf(gift)}: one good that the giver has`);
    enter(table, giver, kind, -1);
    enter(table, player, kind, 1);
  }
  demand(gifts.length === due.length, place, `${tagOf(play)}: ${due.length} gifts are due`);
}

/** Every opponent gives one of each of these goods of which there are enough. Gifts that are recorded are claims. */
function forced(
  table: Table,
  player: string,
  play: Element,
  place: Place,
  goods: readonly string[],
  enough: number,
): void {
  allow(play, place, 'give', 'extra', 'take');
  const due: string[] = [];
  for (const opponent of table.players.filter((id) => id !== player)) {
    for (const good of goods) if (has(table, opponent, good) >= enough) due.push(`${opponent} ${good}`);
  }
  const claimed: string[] = [];
  for (const gift of all(play, 'give')) {
    const given = amounts(get(gift, 'good'));
    const kind = GOODS.find((other) => given[other] === 1) ?? '';
    const said = `${get(gift, 'player')} ${kind}`;
    demand(total(given) === 1 && due.includes(said), place, `${tagOf(gift)}: not due`);
    demand(!claimed.includes(said), place, `${tagOf(gift)}: given twice`);
    claimed.push(said);
  }
  for (const gift of due) {
    const [giver = '', good = ''] = gift.split(' ');
    enter(table, giver, good, -1);
    enter(table, player, good, 1);
  }
}

/** The additional good with two players. */
function extra(table: Table, player: string, play: Element, place: Place, goods: readonly string[]): void {
  // Written as none it is none.
  const extras = all(play, 'extra')
    .map((element) => amounts(get(element, 'good')))
    .filter((element) => total(element) > 0);
  demand(extras.length <= 1, place, `${tagOf(play)}: ${extras.length} additional goods`);
  const gifts = amounts('');
  for (const good of GOODS) gifts[good] = changed(table, player, good);
  const said = taken(play);
  const isGift = GOODS.every((good) => said[good] === gifts[good]);
  // It may be written as taken, alone or with the gifts.
  if (extras.length === 0 && all(play, 'take').length > 0 && !isGift) {
    const rest = Object.fromEntries(GOODS.map((good) => [good, (said[good] ?? 0) - (gifts[good] ?? 0)]));
    const isRest =
      GOODS.every((good) => (rest[good] ?? 0) >= 0) && goods.some((good) => total(rest) === 1 && rest[good] === 1);
    extras.push(isRest ? rest : said);
  }
  const isDue = goods.length > 0 && table.options['house.two-player-extra'] === 'must';
  demand(!isDue || extras.length === 1, place, `${tagOf(play)}: an additional good is due`);
  for (const element of extras) {
    const kind = goods.find((other) => element[other] === 1);
    demand(total(element) === 1 && kind !== undefined, place, `${tagOf(play)}: no such additional good`);
    enter(table, player, kind, 1);
  }
  checkTaken(table, player, play, place, gifts);
}

/** Trader, merchant and the cards that sell points: all or nothing. */
function exchange(table: Table, player: string, what: string, play: Element, place: Place): void {
  allow(play, place, 'exchange', ...(['trader', 'merchant'].includes(what) ? ['take'] : []));
  const exchanges = all(play, 'exchange');
  demand(exchanges.length <= 1, place, `${tagOf(play)}: once at most`);
  const option = what === 'trader' || what === 'merchant' ? 'house.exchange' : 'house.purchase';
  const isAble = pricesOf(what).some((price) => GOODS.every((good) => has(table, player, good) >= (price[good] ?? 0)));
  const isDue = isAble && table.options[option] === 'must-if-able';
  demand(!isDue || exchanges.length === 1, place, `${tagOf(play)}: whoever can pay must`);
  for (const element of exchanges) {
    const price = priceOf(what, element);
    demand(price !== undefined, place, `${tagOf(play)} ${tagOf(element)}: not the price`);
    for (const good of GOODS) {
      const amount = price[good] ?? 0;
      demand(has(table, player, good) >= amount, place, `${tagOf(element)}: has not enough ${good}`);
      enter(table, player, good, -amount);
    }
    if (what === 'trader') enter(table, player, 'gold', 3);
    if (what === 'merchant') for (const good of MATERIALS) enter(table, player, good, 1);
    if (what === 'laparelli' || what === 'schilling') enter(table, player, 'points', 4);
    if (what === 'del-monte') enter(table, player, 'points', 5);
  }
  checkTaken(table, player, play, place);
}

/** What a card takes: one price, or one of several. */
function pricesOf(what: string): Amounts[] {
  const prices: Record<string, string[]> = {
    trader: MATERIALS,
    merchant: ['gold'],
    laparelli: MATERIALS.map((good) => `${good}:4`),
    schilling: ['gold:4'],
    'del-monte': ['gold wood stone brick'],
  };
  return (prices[what] ?? []).map(amounts);
}

/** What is paid: `give` names the kind, or the price in full. @returns undefined where it says anything else */
function priceOf(what: string, exchange: Element): Amounts | undefined {
  const possible = pricesOf(what);
  const said = exchange.attributes['give'];
  if (said === undefined) return possible.length === 1 ? possible[0] : undefined;
  const given = amounts(said);
  return possible.find((price) =>
    Object.keys(given).every((good) => given[good] === price[good] || isKind(given, good, price)),
  );
}

/** One of a good, and nothing else, where only this kind is paid. */
function isKind(given: Amounts, good: string, price: Amounts): boolean {
  const kinds = GOODS.filter((other) => (price[other] ?? 0) > 0);
  return total(given) === 1 && given[good] === 1 && kinds.length === 1 && kinds[0] === good;
}
