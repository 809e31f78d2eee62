/** Which element of a log is which decision of Rattus. @see docs/log-format.md */

import type { Step } from '../../../engine/record-map.js';
import type { Choice } from '../../../kernel/choice.js';
import type { Index } from '../../../kernel/index-of.js';
import { moveOf } from '../../../kernel/play.js';
import { makerOf } from '../../../log/vocabulary.js';
import { ADDED } from '../rules/added-cubes.js';
import { PAIR } from '../rules/amounts.js';
import * as baker from '../rules/cards/baker.js';
import { chosenOrder } from '../rules/cards/crusader.js';
import * as king from '../rules/cards/king.js';
import * as magician from '../rules/cards/magician.js';
import * as merchant from '../rules/cards/merchant.js';
import * as messenger from '../rules/cards/messenger.js';
import * as monk from '../rules/cards/monk.js';
import { bishop, emperor, nun, type PieceSlots } from '../rules/cards/pieces.js';
import * as piper from '../rules/cards/pied-piper.js';
import * as serf from '../rules/cards/serf.js';
import { target } from '../rules/cards/soldier.js';
import * as witch from '../rules/cards/witch.js';
import type { RattusSlot } from '../rules/declare.js';
import { definition } from '../rules/definition.js';
import {
  CASTLE,
  type Card as CardIndex,
  NOWHERE,
  type Place,
  type Region as RegionIndex,
  type Site as SiteIndex,
  sidesOf,
} from '../rules/facts.js';
import * as final from '../rules/final.js';
import { fewest, type Height, most } from '../rules/flasks.js';
import { given, spentOn } from '../rules/hits.js';
import * as lastRound from '../rules/last-round.js';
import { servedAgain, servedRegion } from '../rules/mayor.js';
import { placedCubes, placedRegion } from '../rules/place.js';
import * as figure from '../rules/plague.js';
import { FINAL, HIT, LAST_UNLOAD, LOOK_AGAIN, NEXT_NUN, NEXT_WALL, ORDER, SERVE, SWAP } from '../rules/points.js';
import * as ravage from '../rules/ravage.js';
import { settledRegion } from '../rules/setup.js';
import * as spread from '../rules/spread.js';
import * as cells from '../rules/table.js';
import { takenCard } from '../rules/take.js';
import {
  CARDS,
  type Card,
  type RattusElement,
  type RattusVocabulary,
  REGIONS,
  type Region,
  SITES,
  type Site,
} from '../vocabulary.js';

type Rattus = cells.Rattus;
type RattusStep = Step<Rattus>;
type RegionSlot = RattusSlot<RegionIndex>;

const make = makerOf<RattusVocabulary>();

/** The name of a region. */
export function nameOf(region: number): Region {
  return REGIONS[region] as Region;
}

function siteName(site: SiteIndex): Site {
  return SITES[site] as Site;
}

/** The name of a card. */
export function cardName(card: CardIndex): Card {
  return CARDS[card] as Card;
}

/** The id of a token; `?` for one that nobody has recorded. */
export function tokenName({ facts }: Rattus, token: number): string {
  return facts.tokenIds[token] ?? '?';
}

/** Decision points whose decisions stand in the element of the one before. */
const WITHIN: ReadonlySet<number> = new Set([LOOK_AGAIN, SWAP, SERVE, NEXT_NUN, NEXT_WALL, ORDER, HIT]);

/** Whether what is decided next stands in the element of what was decided before. */
export function goesOn({ point }: Rattus): boolean {
  return WITHIN.has(point);
}

/**
 * The element that records a decision, with what chance shows by it.
 * @param ids the players, in turn order
 * @param steps the decision, and those that stand in its element
 * @returns undefined for what a record does not write: that nothing more is done
 */
export function elementOf(ids: readonly string[], steps: readonly RattusStep[]): RattusElement | undefined {
  const [first, ...others] = steps;
  if (!first) return undefined;
  const more = others.filter((step) => nameIn(step) !== 'leave');
  const { state, choice } = first;
  switch (nameIn(first)) {
    case 'settle':
      return make('settle', { player: idOf(ids, choice.seat), region: nameOf(settledRegion.of(choice)), cubes: PAIR });
    case 'class': {
      const owner = cells.owner.of(state, takenCard.of(choice));
      return make('class', { card: cardName(takenCard.of(choice)), from: owner < 0 ? 'supply' : idOf(ids, owner) });
    }
    case 'unload':
      return make('unload', {
        ...(state.point === LAST_UNLOAD && { player: idOf(ids, choice.seat) }),
        region: nameOf(baker.unloadedInto.of(choice)),
        cubes: baker.cubesOnBaker(state),
      });
    case 'place':
      return make('place', { region: nameOf(placedRegion.of(choice)), cubes: placedCubes.of(choice) });
    case 'place as mayor':
      return make('place', { by: 'mayor', regions: [first, ...more].map(servedIn).map(nameOf) });
    case 'plague':
      return make('plague', {
        path: pathOf(figure.first.of(choice), figure.second.of(choice)),
        ...(figure.counting.of(choice) === 1 && { 'as-cubes': true }),
      });
    case 'last plague':
      return make('plague', {
        by: lastRound.moversIn(lastRound.movers.of(choice)).map(cardName),
        path: pathOf(lastRound.firstStep.of(choice), lastRound.secondStep.of(choice)),
        ...(lastRound.countingLast.of(choice) === 1 && { 'as-cubes': true }),
      });
    case 'spread':
      return make('spread', { to: pathOf(spread.first.of(choice), spread.second.of(choice)) });
    case 'reveal':
      return make('reveal', tokenTurnedUp(first), answers(ids, more));
    default: {
      const card = cardIn(nameIn(first));
      return card && make('use', { card }, USES[card](first, more, ids));
    }
  }
}

/** What a use says of a decision. @param more decisions that stand in it, too */
type Said = (first: RattusStep, more: readonly RattusStep[], ids: readonly string[]) => readonly RattusElement[];

/** What is said of each card. */
const USES: Readonly<Record<Card, Said>> = {
  merchant: (step) => [merchantMove(step)],
  monk: ({ choice }) => [make('shift', { ...wayOf(choice, monk.from, monk.to), slot: monk.place.of(choice) + 1 })],
  king: (step) => [
    make('castle', { from: nameOf(king.from.of(step.choice)), ...potionsOf(step, king.from, king.height) }),
  ],
  baker: (step) => [bake(step)],
  magician: (step) => [potion(step)],
  messenger: (step, _, ids) => [exchange(ids, step)],
  'pied-piper': (step) => [pipe(step)],
  nun: (first, more) => [first, ...more].map(({ choice }) => make('nun', moved(nun, choice, siteName))),
  bishop: ({ choice }) => [make('bishop', moved(bishop, choice, siteName))],
  emperor: (first, more) => [first, ...more].map(wallIn),
  peasant: addition('peasant'),
  mayor: addition('mayor'),
  queen: addition('queen'),
  serf: ({ choice }) => [make('add', { region: nameOf(serf.region.of(choice)), cubes: 1 })],
  soldier: ({ choice }) => [make('extra-rat', { to: nameOf(target.of(choice)) })],
  witch: (first, more) => [first, ...more].map(lookIn),
  crusader: (_, more) => more.map(orderIn),
  knight: () => [],
};

/** The card whose ability a move is; undefined where it is none, or one that a record does not write. */
function cardIn(move: string): Card | undefined {
  return move === 'last soldier' ? 'soldier' : CARDS.find((card) => card === move);
}

function nameIn({ state, choice }: RattusStep): string {
  return moveOf(definition, state, choice).name;
}

function idOf(ids: readonly string[], seat: number): string {
  return ids[seat] ?? '?';
}

/** A way from region to region. */
function wayOf(choice: Choice, from: RegionSlot, to: RegionSlot) {
  return { from: nameOf(from.of(choice)), to: nameOf(to.of(choice)) };
}

/** Which cube is meant, where that must be said. */
function potionsOf({ state, choice }: RattusStep, from: RegionSlot, height: RattusSlot<Height>) {
  const chosen = height.of(choice);
  return chosen === fewest(state, from.of(choice), choice.seat) ? {} : { potions: [chosen] };
}

function merchantMove({ state, choice }: RattusStep): RattusElement {
  const chosen = merchant.heightsIn(choice);
  const isFewest = chosen.every((height, index) => height === merchant.fewestIn(state, choice)[index]);
  const potions = isFewest ? {} : { potions: chosen };
  return make('move', { ...wayOf(choice, merchant.from, merchant.to), cubes: merchant.amount.of(choice), ...potions });
}

function bake(step: RattusStep): RattusElement {
  const source = baker.source.of(step.choice);
  if (source === baker.FROM_SUPPLY) return make('bake', { from: 'supply' });
  return make('bake', { from: nameOf(source), ...potionsOf(step, baker.source, baker.height) });
}

function potion({ state, choice }: RattusStep): RattusElement {
  const [region, on] = [magician.region.of(choice), magician.height.of(choice)];
  const isFewest = on === fewest(state, region, choice.seat);
  return make('potion', { region: nameOf(region), ...(!isFewest && { on }) });
}

function exchange(ids: readonly string[], { state, choice }: RattusStep): RattusElement {
  const { one, two } = messenger;
  const cube = ({ site, owner }: typeof one): readonly string[] => [
    siteName(site.of(choice)),
    idOf(ids, owner.of(choice)),
  ];
  const isPlain = ({ site, owner, height }: typeof one): boolean =>
    site.of(choice) === CASTLE || height.of(choice) === fewest(state, site.of(choice), owner.of(choice));
  return make('exchange-cubes', {
    a: cube(one),
    b: cube(two),
    ...(!isPlain(one) && { 'a-potions': one.height.of(choice) }),
    ...(!isPlain(two) && { 'b-potions': two.height.of(choice) }),
  });
}

function pipe(step: RattusStep): RattusElement {
  const { state, choice } = step;
  const places = piper.placesIn(piper.following.of(choice));
  const isPart = places.length > 0 && places.length < cells.rats.of(state, piper.from.of(choice));
  const slots = isPart ? { slots: places.map((place) => String(place + 1)) } : {};
  return make('pipe', {
    ...wayOf(choice, piper.from, piper.to),
    rats: places.length,
    ...slots,
    ...potionsOf(step, piper.from, piper.height),
  });
}

/** What became of a piece; it came from beside the map where nothing else is said. */
function moved<P extends Index<string>, N>(
  { from, to, beside }: PieceSlots<P>,
  choice: Choice,
  named: (place: P) => N,
) {
  const origin = from.of(choice);
  return { at: named(to.of(choice)), ...(origin !== beside && { from: named(origin) }) };
}

function wallIn({ choice }: RattusStep): RattusElement {
  const { at, from } = moved(emperor, choice, (border) => sidesOf(border).map(nameOf));
  return make('wall', { between: at, ...(from && { from }) });
}

function servedIn(step: RattusStep): RegionIndex {
  return (nameIn(step) === 'serve again' ? servedAgain : servedRegion).of(step.choice);
}

function addition(card: keyof typeof ADDED): Said {
  const { region, amount } = ADDED[card];
  return ({ choice }) => [make('add', { region: nameOf(region.of(choice)), cubes: amount.of(choice) })];
}

function lookIn(step: RattusStep): RattusElement {
  const { state, choice } = step;
  if (nameIn(step) === 'swap') return make('swap', {});
  const [region, place] = [witch.region.of(choice), witch.place.of(choice)];
  const token = tokenName(state, cells.tokenAt.of(state, region, place));
  return make('peek', { region: nameOf(region), slot: place + 1, token });
}

function orderIn({ state, choice }: RattusStep): RattusElement {
  const region = cells.plagueRegion(state);
  const tokens = chosenOrder(state, choice).map((place) => tokenName(state, cells.tokenAt.of(state, region, place)));
  return make('order', { tokens });
}

function pathOf(...steps: readonly RegionIndex[]): readonly Region[] {
  return steps.filter((step) => step !== NOWHERE).map(nameOf);
}

function tokenTurnedUp({ state, choice }: RattusStep) {
  const isFinal = state.point === FINAL;
  const region = isFinal ? final.region.of(choice) : cells.plagueRegion(state);
  const place: Place = isFinal ? final.place.of(choice) : ravage.place.of(choice);
  return { region: nameOf(region), slot: place + 1, token: tokenName(state, cells.tokenAt.of(state, region, place)) };
}

/** What players have chosen to lose to a token: potions, or other cubes than those with the fewest. */
function answers(ids: readonly string[], steps: readonly RattusStep[]): readonly RattusElement[] {
  const spent: RattusElement[] = [];
  const lost = new Map<number, { readonly heights: Height[]; isFewest: boolean }>();
  for (const step of steps) {
    const { state, choice } = step;
    const region = cells.hitRegion.of(state) as RegionIndex;
    const name = nameIn(step);
    if (name === 'spend') {
      const on = spentOn.of(choice);
      const isMost = on === most(state, region, choice.seat);
      spent.push(make('spend-potion', { player: idOf(ids, choice.seat), ...(!isMost && { on }) }));
    } else if (name === 'give') {
      const losses = lost.get(choice.seat) ?? { heights: [], isFewest: true };
      lost.set(choice.seat, losses);
      losses.heights.push(given.of(choice));
      losses.isFewest &&= given.of(choice) === fewest(state, region, choice.seat);
    }
  }
  const losses = [...lost].flatMap(([seat, { heights, isFewest }]) =>
    isFewest ? [] : [make('lose', { player: idOf(ids, seat), cubes: heights.length, potions: heights })],
  );
  return [...spent, ...losses];
}
