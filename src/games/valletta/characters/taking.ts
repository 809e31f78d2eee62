/** Characters that give goods: one of a kind, as many as there are icons, or of free choice. @see valletta.md 4.5, 4.11, 4.12 */
import { type Facts, foundAt, type Truth } from '../../../engine/facts.js';
import type { Gaps } from '../../../engine/gap.js';
import { choice, counts, list, name, player as playerName, quoted } from '../../../engine/message.js';
import { childrenNamed } from '../../../log/vocabulary.js';
import { passTakes, takesDiffer } from '../record/stated-takes.js';
import { goodsIn, takenIn } from '../record/taken-goods.js';
import { FUNCTIONS, goodOf } from '../rules/functions.js';
import { NUN_GOODS } from '../rules/take.js';
import {
  GOLD,
  GOOD_INDICES,
  type GoodIndex,
  type GoodsVector,
  NO_GOODS,
  named,
  notation,
  sum,
} from '../table/goods.js';
import { allGoodsOf, ofPlayer } from '../table/quantities.js';
import { available, gain, gainAll, hideGoods, opponents, type Play } from '../turn/play.js';
import { GOODS, type VallettaElementOf, type VallettaVocabulary } from '../vocabulary.js';

/** valletta.card.shopkeeper, -.lumberjack, -.stone-sculptor, -.brick-worker */
export function oneGood(play: Play): void {
  gain(play, play.player, goodOf(play.card) as GoodIndex, 1, play.rule);
}

/** valletta.green.count-icons: icons of the good on all own buildings, whatever their colour. */
export function countIcons(play: Play): void {
  const good = goodOf(play.card) as GoodIndex;
  const icons = countedIcons(play, good);
  if (icons !== undefined) gain(play, play.player, good, icons, play.rule);
}

/** The icons of a good, with the buildings that show them; undefined where the record hides some: then so is the good. */
function countedIcons(play: Play, good: GoodIndex): number | undefined {
  const { table, judge, player } = play;
  const icons = table.icons(player.seat, good);
  if (icons === undefined) {
    judge.doubt('valletta.green.count-icons', table.cityLacks);
    player.unknownGoods[good] = table.cityLacks;
    return undefined;
  }
  const buildings = judge.trace
    ? table.cellsOf(player.seat).filter((cell) => (table.sideOf(cell)?.yields?.[good] ?? 0) > 0)
    : [];
  judge.line(icons === 0 ? 'valletta.green.zero' : 'valletta.green.count-icons', 'valletta_icons', () => ({
    player: playerName(player.id),
    icons,
    good: name('good', GOODS[good]),
    cells: list(
      buildings.map((cell) => {
        const shown = table.sideOf(cell)?.yields?.[good] ?? 0;
        return shown > 1 ? quoted(`${shown} × ${cell.at}`) : name('cell', cell.at);
      }),
    ),
  }));
  judge.applies('valletta.green.yield-field-only');
  judge.applies('valletta.green.all-colours');
  judge.applies('valletta.green.own-only');
  if (buildings.some((cell) => cell.upgraded)) judge.applies('valletta.upgrade.yield');
  return icons;
}

/** valletta.card.maid, -.seamstress: so many goods of free choice. */
export function takeChosen(play: Play): void {
  const amount = FUNCTIONS[play.card].slots.length;
  const { judge, player, cursor } = play;
  const element = cursor.find('take');
  if (!element) return missingChoice(play);
  const taken = takenIn(play.element);
  if (!taken) {
    judge.doubt(play.rule, 'choice');
    hideGoods(player, 'choice');
    return passTakes(play);
  }
  judge.require(play.rule, sum(taken) === amount || mayBeMore(play, taken, amount), () => {
    return wrongTake(play, takeBeyond(play, amount) ?? element, taken, amount, 'any');
  });
  gainWhereWritten(play, element, taken, () => gainAll(play, taken));
}

/** Whether what is lacking may follow, or be lost: goods that are written one by one, in a record that ends between them. */
function mayBeMore({ judge, element }: Play, taken: GoodsVector, due: number | Gaps): Truth {
  if (typeof due !== 'number' || sum(taken) >= due) return false;
  const isOneByOne = childrenNamed<VallettaVocabulary, 'take'>(element, 'take').length === sum(taken);
  return (isOneByOne && judge.mayFollowIn(element)) || (judge.isCutOff(element) && 'end');
}

/**
 * Several goods may be written one by one: each is taken where it stands, since what the log states between and behind them counts
 * on it.
 * @param first the one that has been read
 * @param gainsAll takes what one of them says for all
 */
function gainWhereWritten(
  play: Play,
  first: VallettaElementOf<'take'>,
  taken: GoodsVector,
  gainsAll: () => void,
): void {
  if (sum(taken) === 1 || !play.cursor.holds('take')) {
    gainsAll();
    return passTakes(play);
  }
  let next: VallettaElementOf<'take'> | undefined = first;
  while (next) {
    gainAll(play, goodsIn(next) ?? NO_GOODS);
    next = play.cursor.holds('take') ? play.cursor.find('take') : undefined;
  }
}

/** The `<take>` with which the goods of a play become too many; undefined where they do not. */
function takeBeyond({ element }: Play, amount: number): VallettaElementOf<'take'> | undefined {
  let taken = 0;
  return childrenNamed<VallettaVocabulary, 'take'>(element, 'take').find((take) => {
    taken += sum(goodsIn(take) ?? NO_GOODS);
    return taken > amount;
  });
}

/** @param isIdle whether there is nothing to choose, since no kind brings anything */
function missingChoice(play: Play, isIdle: Truth = false): void {
  play.judge.require('valletta.turn.execute-fully', isIdle, () => ({
    kind: 'missing',
    bug: 'too-permissive',
    message: 'valletta_choice-missing',
    with: { player: playerName(play.player.id), card: name('character', play.card) },
  }));
  if (isIdle !== true) hideGoods(play.player, isIdle || 'breach');
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
    expected: String(amount),
    ...foundAt(element, 'goods', notation(taken)),
    taints: allGoodsOf(play.player),
  };
}

/** How many goods of a kind a card brings; or what the record lacks for it to be known. */
type Amount = (good: GoodIndex) => number | Gaps;

/** What the record says that was chosen: a kind; or other goods than any kind brings. */
type Chosen = { readonly element: VallettaElementOf<'take'>; readonly taken: GoodsVector } & (
  | { readonly good: GoodIndex }
  | { readonly isLawful: boolean }
);

/**
 * The kind that Artisan and Nun chose. The element names it once, or all goods of it that are due; a list with other
 * numbers is a finding, and the goods in it are then what the log took.
 *
 * @param full how many there are of a kind while the supply has enough
 */
function chosenKind(play: Play, full: Amount): Chosen | undefined {
  const { table, judge, player, cursor } = play;
  const due: Amount = (good) => {
    const amount = full(good);
    return typeof amount === 'number' ? available(table, good, amount) : amount;
  };
  const element = cursor.find('take');
  if (!element) {
    missingChoice(play, allBringNothing(due));
    return undefined;
  }
  const taken = takenIn(play.element);
  if (!taken) {
    judge.doubt(play.rule, 'choice');
    hideGoods(player, 'choice');
    return undefined;
  }
  const kinds = kindsIn(taken);
  const [good] = kinds;
  if (good !== undefined && kinds.length === 1) {
    const amount = due(good);
    const isNamed = taken[good] === 1 || taken[good] === full(good);
    if (isNamed || typeof amount !== 'number' || taken[good] === amount) {
      judge.line(play.rule, 'valletta_chosen', () => ({
        player: playerName(player.id),
        good: name('good', GOODS[good]),
      }));
      return { element, taken, good };
    }
  }
  const amount = good === undefined || kinds.length > 1 ? undefined : due(good);
  const holds = amount === undefined ? kinds.length === 0 && someBringsNothing(due) : mayBeMore(play, taken, amount);
  const isLawful = judge.require(play.rule, holds, () => {
    if (good === undefined || typeof amount !== 'number') return wrongTake(play, element, taken, 1, 'one');
    // Of one kind another number is taken than is due.
    const said = takesDiffer(play, play.card, element, taken, { [GOODS[good]]: amount });
    return { ...said, taints: [ofPlayer(player.id, GOODS[good])] };
  });
  return { element, taken, isLawful };
}

function kindsIn(taken: GoodsVector): readonly GoodIndex[] {
  return GOOD_INDICES.filter((good) => taken[good] > 0);
}

/** Whether nothing at all is what some kind brings. */
function someBringsNothing(due: Amount): Truth {
  const amounts = GOOD_INDICES.map(due);
  return amounts.includes(0) || (amounts.find((amount) => typeof amount !== 'number') ?? false);
}

/** Whether nothing at all is what every kind brings. */
function allBringNothing(due: Amount): Truth {
  const amounts = GOOD_INDICES.map(due);
  if (amounts.some((amount) => typeof amount === 'number' && amount > 0)) return false;
  return amounts.find((amount) => typeof amount !== 'number') ?? true;
}

/** valletta.card.artisan: as many of one kind as there are icons. */
export function artisan(play: Play): void {
  const { table, player } = play;
  const chosen = chosenKind(play, (good) => table.icons(player.seat, good) ?? table.cityLacks);
  if (!chosen) return passTakes(play);
  const { element, taken } = chosen;
  if (!('good' in chosen)) return takeAll(play, element, taken);
  const { good } = chosen;
  const icons = countedIcons(play, good);
  if (icons === undefined) return passTakes(play);
  gainWhereWritten(play, element, taken, () => gain(play, player, good, icons, play.rule));
}

/** valletta.card.nun: three of one kind, and one of it for everybody else. */
export function nun(play: Play): void {
  const chosen = chosenKind(play, () => NUN_GOODS);
  if (!chosen) {
    for (const player of opponents(play)) hideGoods(player, play.player.unknownGoods[GOLD] ?? 'choice');
    return passTakes(play);
  }
  const { element, taken } = chosen;
  if (!('good' in chosen)) {
    takeAll(play, element, taken);
    if (!chosen.isLawful) takeOthers(play, kindsIn(taken));
    return;
  }
  gainWhereWritten(play, element, taken, () => gain(play, play.player, chosen.good, NUN_GOODS, 'valletta.card.nun'));
  for (const player of opponents(play)) gain(play, player, chosen.good, 1, 'valletta.card.nun-others');
}

/** Of one kind the others take one, however many the log has; which of several it was cannot be told. */
function takeOthers(play: Play, kinds: readonly GoodIndex[]): void {
  const [only, ...more] = kinds;
  for (const player of opponents(play)) {
    if (only === undefined) hideGoods(player, 'breach');
    else if (more.length === 0) gain(play, player, only, 1, 'valletta.card.nun-others');
    else for (const good of kinds) player.unknownGoods[good] = 'breach';
  }
}

function takeAll(play: Play, element: VallettaElementOf<'take'>, goods: GoodsVector): void {
  gainWhereWritten(play, element, goods, () => gainAll(play, goods));
}
