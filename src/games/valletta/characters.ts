/** What each of the 31 Characters does, in the order of the card guide. @see valletta.md 4.5 and 4.11 to 4.13 */
import type { Facts } from '../../engine/judge.js';
import { choice, counts, name, player as playerName } from '../../engine/message.js';
import { buildOrUpgrade } from './build.js';
import { GOOD_OF } from './components.js';
import { innkeeper, monk, taxCollector } from './gifts.js';
import {
  GOLD,
  GOOD_INDICES,
  type GoodIndex,
  type GoodsVector,
  MATERIAL_INDICES,
  named,
  notation,
  sum,
  vector,
} from './goods.js';
import { playJean } from './jean.js';
import { gain, hideGoods, opponents, owns, type Play, pay, quantitiesOf, score } from './play.js';
import type { RuleIdOfValletta } from './rulebook.js';
import { type Character, GOODS, type VallettaElementOf } from './vocabulary.js';

/** Characters that an Apprentice can repeat do so through `Play.rule`: the effect then carries the rule of the copying. */
type Act = (play: Play) => void;

const ACTS: Readonly<Record<Character, Act>> = {
  shopkeeper: oneGood,
  lumberjack: oneGood,
  'stone-sculptor': oneGood,
  'brick-worker': oneGood,
  maid: (play) => takeChosen(play, 1, 'any'),
  builder: buildOrUpgrade,
  // An Apprentice is resolved as what it copies (apprentice.ts).
  apprentice: () => undefined,
  jean: playJean,
  banker: countIcons,
  woodworker: countIcons,
  carver: countIcons,
  mason: countIcons,
  monk,
  bricklayer: buildOrUpgrade,
  trader,
  seamstress: (play) => takeChosen(play, 2, 'any'),
  merchant,
  artisan,
  chamberlain,
  stonemason: buildOrUpgrade,
  innkeeper,
  nun,
  carpenter: buildOrUpgrade,
  'tax-collector': taxCollector,
  laparelli,
  schilling: (play) => purchase(play, [4, 0, 0, 0], 4),
  'del-monte': (play) => purchase(play, [1, 1, 1, 1], 5),
  philip: (play) => scoreForColour(play, 'green'),
  charles: (play) => scoreForColour(play, 'blue'),
  pius,
  rekuk: (play) => {
    play.judge.applies('valletta.yellow.forced');
    score(play, 2, 'valletta.card.rekuk');
  },
};

/** Performs the function of a Character. */
export function act(play: Play): void {
  ACTS[play.card](play);
}

/** The rule that a Character's effects carry when it is played itself. */
export function ruleOf(card: Character): RuleIdOfValletta {
  if (card === 'jean') return 'valletta.jean.move-one';
  if (card === 'apprentice') return 'valletta.card.apprentice-copy';
  return RULES[card];
}

const RULES: Readonly<Record<Exclude<Character, 'jean' | 'apprentice'>, RuleIdOfValletta>> = {
  shopkeeper: 'valletta.card.shopkeeper',
  lumberjack: 'valletta.card.lumberjack',
  'stone-sculptor': 'valletta.card.stone-sculptor',
  'brick-worker': 'valletta.card.brick-worker',
  maid: 'valletta.card.maid',
  builder: 'valletta.card.builder',
  banker: 'valletta.card.banker',
  woodworker: 'valletta.card.woodworker',
  carver: 'valletta.card.carver',
  mason: 'valletta.card.mason',
  monk: 'valletta.card.monk',
  bricklayer: 'valletta.card.bricklayer',
  trader: 'valletta.card.trader',
  seamstress: 'valletta.card.seamstress',
  merchant: 'valletta.card.merchant',
  artisan: 'valletta.card.artisan',
  chamberlain: 'valletta.card.chamberlain',
  stonemason: 'valletta.card.stonemason',
  innkeeper: 'valletta.card.innkeeper',
  nun: 'valletta.card.nun',
  carpenter: 'valletta.card.carpenter',
  'tax-collector': 'valletta.card.tax-collector',
  laparelli: 'valletta.card.laparelli',
  schilling: 'valletta.card.schilling',
  'del-monte': 'valletta.card.del-monte',
  philip: 'valletta.card.philip',
  charles: 'valletta.card.charles',
  pius: 'valletta.card.pius',
  rekuk: 'valletta.card.rekuk',
};

/** valletta.card.shopkeeper, -.lumberjack, -.stone-sculptor, -.brick-worker */
function oneGood(play: Play): void {
  gain(play, play.player, GOOD_OF[play.card] ?? GOLD, 1, play.rule);
}

/** valletta.green.count-icons: icons of the good on all own buildings, whatever their colour. */
function countIcons(play: Play): void {
  gainIcons(play, GOOD_OF[play.card] ?? GOLD);
}

function gainIcons(play: Play, good: GoodIndex): void {
  const { table, judge, player } = play;
  const icons = table.icons(player.seat, good);
  if (icons === undefined) {
    judge.doubt('valletta.green.count-icons');
    player.unknownGoods[good] = true;
    return;
  }
  const buildings = judge.scribe
    ? [...table.cellsOf(player.seat)].filter((cell) => (table.sideOf(cell)?.yields?.[good] ?? 0) > 0)
    : [];
  judge.line(icons === 0 ? 'valletta.green.zero' : 'valletta.green.count-icons', 'valletta_icons', () => ({
    player: playerName(player.id),
    icons,
    good: name('good', GOODS[good]),
    cells: { type: 'list', items: buildings.map((cell) => name('cell', cell.at)) },
  }));
  judge.applies('valletta.green.yield-field-only');
  judge.applies('valletta.green.all-colours');
  judge.applies('valletta.green.own-only');
  if (buildings.some((cell) => cell.upgraded)) judge.applies('valletta.upgrade.yield');
  gain(play, player, good, icons, play.rule);
}

/** Maid and Seamstress: so many goods of free choice. */
function takeChosen(play: Play, amount: number, kinds: 'any' | 'one'): void {
  const { judge, player, cursor } = play;
  const element = cursor.find('take');
  if (!element) return missingChoice(play);
  const { goods } = element.values;
  if (goods === undefined || goods === '?') {
    judge.doubt(play.rule);
    return hideGoods(player);
  }
  const taken = vector(goods);
  const right =
    sum(taken) === amount && (kinds === 'any' || GOOD_INDICES.filter((good) => taken[good] > 0).length === 1);
  judge.require(play.rule, right, () => wrongTake(play, element, taken, amount, kinds));
  for (const good of GOOD_INDICES) gain(play, player, good, taken[good], play.rule);
}

function missingChoice(play: Play): void {
  play.judge.require('valletta.turn.execute-fully', false, () => ({
    kind: 'missing',
    message: 'valletta_choice-missing',
    with: { player: playerName(play.player.id), card: name('character', play.card) },
  }));
  hideGoods(play.player);
}

function wrongTake(
  play: Play,
  element: VallettaElementOf<'take'>,
  taken: GoodsVector,
  amount: number,
  kinds: 'any' | 'one',
): Facts {
  return {
    message: 'valletta_wrong-take',
    with: {
      player: playerName(play.player.id),
      card: name('character', play.card),
      amount,
      kinds: choice(kinds),
      taken: counts('good', named(taken)),
    },
    actual: notation(taken),
    expected: String(amount),
    element,
    attribute: 'goods',
    spoils: quantitiesOf(play.player),
  };
}

/**
 * The kind that Artisan and Nun chose. The element names it once; a list with other numbers is a finding, and the
 * goods in it are then what the log took.
 */
function chosenKind(
  play: Play,
): { good: GoodIndex; element: VallettaElementOf<'take'> } | { taken: GoodsVector } | undefined {
  const { judge, player, cursor } = play;
  const element = cursor.find('take');
  if (!element) {
    missingChoice(play);
    return undefined;
  }
  const { goods } = element.values;
  if (goods === undefined || goods === '?') {
    judge.doubt(play.rule);
    hideGoods(player);
    return undefined;
  }
  const taken = vector(goods);
  const kinds = GOOD_INDICES.filter((good) => taken[good] > 0);
  const [good] = kinds;
  if (good !== undefined && kinds.length === 1) return { good, element };
  judge.require(play.rule, false, () => wrongTake(play, element, taken, 1, 'one'));
  return { taken };
}

/** valletta.card.artisan */
function artisan(play: Play): void {
  const chosen = chosenKind(play);
  if (!chosen) return;
  if ('taken' in chosen) return takeAll(play, chosen.taken);
  gainIcons(play, chosen.good);
}

/** valletta.card.nun: three of one kind, and one of it for everybody else. */
function nun(play: Play): void {
  const chosen = chosenKind(play);
  if (!chosen) {
    for (const player of opponents(play)) hideGoods(player);
    return;
  }
  if ('taken' in chosen) {
    // Which kind the others took cannot be told from a mixed choice.
    for (const player of opponents(play)) hideGoods(player);
    return takeAll(play, chosen.taken);
  }
  gain(play, play.player, chosen.good, 3, 'valletta.card.nun');
  for (const player of opponents(play)) gain(play, player, chosen.good, 1, 'valletta.card.nun-others');
}

function takeAll(play: Play, goods: GoodsVector): void {
  for (const good of GOOD_INDICES) gain(play, play.player, good, goods[good], play.rule);
}

/** valletta.card.trader: one material for three gold. */
function trader(play: Play): void {
  const element = exchangeElement(
    play,
    MATERIAL_INDICES.some((good) => owns(play.player, good, 1) === true),
    play.table.profile.mustExchange,
  );
  if (!element) return;
  const given = givenGoods(play, element);
  if (!given) return;
  const right = sum(given) === 1 && given[GOLD] === 0;
  handIn(play, element, given, right, 'valletta_trader-price');
  gain(play, play.player, GOLD, 3, 'valletta.card.trader');
}

/** valletta.card.merchant: one gold for one of each material. */
function merchant(play: Play): void {
  const element = exchangeElement(play, owns(play.player, GOLD, 1) === true, play.table.profile.mustExchange);
  if (!element) return;
  const given = givenGoods(play, element) ?? [1, 0, 0, 0];
  handIn(play, element, given, sum(given) === 1 && given[GOLD] === 1, 'valletta_merchant-price');
  for (const good of MATERIAL_INDICES) gain(play, play.player, good, 1, 'valletta.card.merchant');
}

/** valletta.card.laparelli: four of one material for four points. */
function laparelli(play: Play): void {
  const able = MATERIAL_INDICES.some((good) => owns(play.player, good, 4) === true);
  const element = exchangeElement(play, able, play.table.profile.mustPurchase);
  if (!element) return;
  const named4 = givenGoods(play, element);
  if (!named4) return score(play, 4, 'valletta.card.laparelli');
  const kinds = GOOD_INDICES.filter((good) => named4[good] > 0);
  const [kind] = kinds;
  // The kind alone stands for four of it.
  const paid: GoodsVector = kind !== undefined && kinds.length === 1 && named4[kind] === 1 ? times(named4, 4) : named4;
  const right = kinds.length === 1 && kind !== GOLD && sum(paid) === 4;
  handIn(play, element, paid, right, 'valletta_laparelli-price');
  score(play, 4, 'valletta.card.laparelli');
}

/** valletta.card.schilling, -.del-monte: a fixed price for points. */
function purchase(play: Play, price: GoodsVector, points: number): void {
  const able = GOOD_INDICES.every((good) => owns(play.player, good, price[good]) === true);
  const element = exchangeElement(play, able, play.table.profile.mustPurchase);
  if (!element) return;
  const { give } = element.values;
  const paid = give === undefined || give === '?' ? price : vector(give);
  // The kinds alone stand for the price; anything else is what was paid.
  const kindsOnly = GOOD_INDICES.every((good) => paid[good] === (price[good] > 0 ? 1 : 0));
  const right = kindsOnly || GOOD_INDICES.every((good) => paid[good] === price[good]);
  handIn(play, element, kindsOnly ? price : paid, right, 'valletta_purchase-price', price);
  score(play, points, play.rule);
}

/** Whether the optional exchange of a card was made. @see valletta.turn.no-effect-allowed */
function exchangeElement(play: Play, able: boolean, must: boolean): VallettaElementOf<'exchange'> | undefined {
  const { judge, player, cursor } = play;
  const element = cursor.find('exchange');
  if (element) return element;
  if (must && able) {
    judge.require(play.rule, false, () => ({
      kind: 'missing',
      message: 'valletta_must-exchange',
      with: { player: playerName(player.id), card: name('character', play.card) },
    }));
  }
  return undefined;
}

function givenGoods(play: Play, element: VallettaElementOf<'exchange'>): GoodsVector | undefined {
  const { give } = element.values;
  if (give !== undefined && give !== '?') return vector(give);
  play.judge.doubt(play.rule);
  hideGoods(play.player);
  return undefined;
}

/** Pays the price of an exchange or purchase: exact, owned in full, without substitution. */
function handIn(
  play: Play,
  element: VallettaElementOf<'exchange'>,
  paid: GoodsVector,
  right: boolean,
  message: string,
  price?: GoodsVector,
): void {
  const { judge, player } = play;
  const priceRule = ruleOfPrice(play.card, paid);
  const short = GOOD_INDICES.filter((good) => owns(player, good, paid[good]) === false);
  judge.require(priceRule, right, () => ({
    message,
    with: { player: playerName(player.id), card: name('character', play.card), paid: counts('good', named(paid)) },
    actual: notation(paid),
    ...(price && { expected: notation(price) }),
    element,
    attribute: 'give',
    spoils: quantitiesOf(player),
  }));
  if (right) {
    const quantities = short.map((good) => `${player.id} ${GOODS[good]}`);
    const hidden = GOOD_INDICES.some((good) => paid[good] > 0 && player.unknownGoods[good]);
    judge.require(play.rule, short.length === 0 ? (hidden ? 'unknown' : true) : false, () => ({
      message: 'valletta_not-affordable',
      with: {
        player: playerName(player.id),
        paid: counts('good', named(paid)),
        owned: counts('good', named(player.goods)),
        goods: { type: 'list', items: short.map((good) => name('good', GOODS[good])) },
      },
      expected: notation(player.goods),
      actual: notation(paid),
      element,
      attribute: 'give',
      restsOn: quantities,
      spoils: quantities,
    }));
  }
  for (const good of GOOD_INDICES) {
    const owned = player.unknownGoods[good] ? paid[good] : player.goods[good];
    pay(play, good, Math.min(paid[good], owned), play.rule);
  }
}

/** The rule that a wrong price breaks. */
function ruleOfPrice(card: Character, paid: GoodsVector): RuleIdOfValletta {
  switch (card) {
    case 'trader':
      return 'valletta.card.trader';
    case 'merchant':
      // Three other goods for the gold: that is for building alone.
      return paid[GOLD] === 0 && sum(paid) === 3 ? 'valletta.substitute.only-cost' : 'valletta.card.merchant';
    case 'laparelli': {
      const oneMaterial = GOOD_INDICES.filter((good) => paid[good] > 0).length === 1 && paid[GOLD] === 0;
      return oneMaterial && sum(paid) > 4 ? 'valletta.yellow.exact-payment' : 'valletta.card.laparelli';
    }
    default:
      return 'valletta.yellow.exact-payment';
  }
}

/** valletta.card.chamberlain: one gold for each green building. */
function chamberlain(play: Play): void {
  const buildings = coloured(play, 'green', 'valletta.card.chamberlain');
  if (buildings === undefined) play.player.unknownGoods[GOLD] = true;
  else gain(play, play.player, GOLD, buildings, 'valletta.card.chamberlain');
}

/** valletta.card.philip, -.charles: one point for each building of a colour. */
function scoreForColour(play: Play, colour: 'green' | 'blue'): void {
  const buildings = coloured(play, colour, play.rule);
  play.judge.applies('valletta.yellow.forced');
  if (buildings === undefined) hidePoints(play);
  else score(play, buildings, play.rule);
}

/** valletta.card.pius: one point for each upgraded building. */
function pius(play: Play): void {
  const { table, judge, player } = play;
  const buildings = [...table.cellsOf(player.seat)].filter((cell) => cell.upgraded).length;
  judge.line('valletta.card.pius', 'valletta_count', () => ({
    player: playerName(player.id),
    buildings,
    colour: choice('upgraded'),
  }));
  judge.applies('valletta.yellow.forced');
  if (table.cityKnown) score(play, buildings, 'valletta.card.pius');
  else hidePoints(play);
}

function coloured(play: Play, colour: 'green' | 'blue', rule: RuleIdOfValletta): number | undefined {
  const { table, judge, player } = play;
  const buildings = table.buildingsOf(player.seat, colour);
  if (buildings === undefined) judge.doubt(rule);
  else judge.line(rule, 'valletta_count', () => ({ player: playerName(player.id), buildings, colour: choice(colour) }));
  return buildings;
}

/** Points that nobody can count may have triggered the end: from here on nothing is certain. */
function hidePoints(play: Play): void {
  play.judge.doubt(play.rule);
  play.player.unknownPoints = true;
  play.judge.suspend();
}

function times(goods: GoodsVector, factor: number): GoodsVector {
  return [goods[0] * factor, goods[1] * factor, goods[2] * factor, goods[3] * factor];
}
