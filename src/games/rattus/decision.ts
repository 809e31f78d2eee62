/** Which element of a log is which decision of Rattus. @see docs/log-format.md */
import type { Choice } from '../../kernel/choice.js';
import { moveOf } from '../../kernel/play.js';
import { makerOf } from '../../log/vocabulary.js';
import { definition } from './rules/definition.js';
import type { Card as CardIndex, Place, Region as RegionIndex } from './rules/facts.js';
import * as final from './rules/final.js';
import * as king from './rules/king.js';
import * as lastRound from './rules/last-round.js';
import * as merchant from './rules/merchant.js';
import * as monk from './rules/monk.js';
import { placedCubes, placedRegion } from './rules/place.js';
import * as figure from './rules/plague.js';
import { FINAL, SLOT } from './rules/points.js';
import * as ravage from './rules/ravage.js';
import { settledRegion } from './rules/setup.js';
import * as spread from './rules/spread.js';
import * as cells from './rules/table.js';
import { takenCard } from './rules/take.js';
import * as witch from './rules/witch.js';
import { PAIR } from './setup.js';
import { CARDS, type Card, type RattusElement, type RattusVocabulary, REGIONS, type Region } from './vocabulary.js';

type Rattus = cells.Rattus;

const make = makerOf<RattusVocabulary>();

/** The name of a region. */
export function nameOf(region: number): Region {
  return REGIONS[region] as Region;
}

/** The name of a card. */
export function cardName(card: CardIndex): Card {
  return CARDS[card] as Card;
}

/** The id of a token; `?` for one that nobody has recorded. */
export function tokenName({ facts }: Rattus, token: number): string {
  return facts.tokenIds[token] ?? '?';
}

/**
 * The element that records a decision, with what chance shows by it.
 * @param ids the players, in turn order
 * @returns undefined for what a record does not write: that nothing more is done
 */
export function decisionOf(ids: readonly string[], state: Rattus, choice: Choice): RattusElement | undefined {
  switch (moveOf(definition, state, choice).name) {
    case 'settle':
      return make('settle', { player: ids[choice.seat] ?? '?', region: nameOf(settledRegion.of(choice)), cubes: PAIR });
    case 'class': {
      const owner = cells.owner.of(state, takenCard.of(choice));
      return make('class', { card: cardName(takenCard.of(choice)), from: owner < 0 ? 'supply' : (ids[owner] ?? '?') });
    }
    case 'place':
      return make('place', { region: nameOf(placedRegion.of(choice)), cubes: placedCubes.of(choice) });
    case 'merchant': {
      const [from, to] = [nameOf(merchant.from.of(choice)), nameOf(merchant.to.of(choice))];
      return make('use', { card: 'merchant' }, [make('move', { from, to, cubes: merchant.amount.of(choice) })]);
    }
    case 'monk': {
      const [from, to] = [nameOf(monk.from.of(choice)), nameOf(monk.to.of(choice))];
      return make('use', { card: 'monk' }, [make('shift', { from, to, slot: monk.place.of(choice) + 1 })]);
    }
    case 'king':
      return make('use', { card: 'king' }, [make('castle', { from: nameOf(king.from.of(choice)) })]);
    case 'peasant': {
      const add = make('add', { region: nameOf(lastRound.addedRegion.of(choice)), cubes: 1 });
      return make('use', { card: 'peasant' }, [add]);
    }
    case 'witch':
      return make('use', { card: 'witch' }, [peek(state, choice)]);
    case 'look again':
      return peek(state, choice);
    case 'swap':
      return make('swap', {});
    case 'plague':
      return state.point === SLOT ? lastPlague(choice) : plague(choice);
    case 'spread':
      return make('spread', { to: targets(choice) });
    case 'knight':
      return make('use', { card: 'knight' });
    case 'reveal':
      return state.point === FINAL
        ? turnedUp(state, final.region.of(choice), final.place.of(choice))
        : turnedUp(state, cells.plagueRegion(state), ravage.place.of(choice));
    default:
      return undefined;
  }
}

function peek(state: Rattus, choice: Choice): RattusElement {
  const [region, place] = [witch.region.of(choice), witch.place.of(choice)];
  const token = tokenName(state, cells.tokenAt.of(state, region, place));
  return make('peek', { region: nameOf(region), slot: place + 1, token });
}

function plague(choice: Choice): RattusElement {
  const [first, second] = [figure.first.of(choice), figure.second.of(choice)];
  const counts = figure.counting.of(choice) === 1 ? { 'as-cubes': true } : {};
  return make('plague', { path: pathOf(first, second), ...counts });
}

function lastPlague(choice: Choice): RattusElement {
  const [first, second] = [lastRound.firstStep.of(choice), lastRound.secondStep.of(choice)];
  const counts = lastRound.countingLast.of(choice) === 1 ? { 'as-cubes': true } : {};
  return make('plague', { by: ['knight'], path: pathOf(first, second), ...counts });
}

function pathOf(...steps: readonly RegionIndex[]): readonly Region[] {
  return steps.filter((step) => step !== figure.NO_STEP).map(nameOf);
}

function targets(choice: Choice): readonly Region[] {
  return [spread.first.of(choice), spread.second.of(choice)].filter((to) => to !== spread.NOWHERE).map(nameOf);
}

function turnedUp(state: Rattus, region: RegionIndex, place: Place): RattusElement {
  const token = tokenName(state, cells.tokenAt.of(state, region, place));
  return make('reveal', { region: nameOf(region), slot: place + 1, token });
}
