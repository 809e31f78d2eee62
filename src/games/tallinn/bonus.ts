/**
 * The legate at the end of play: its two persons join the estate that is weakest in the owner's display.
 * Where several are equally weak the owner chooses; a log that does not say how leaves a choice open, and then every
 * choice that fits the record is as good as any other. @see tallinn.legate.final-display, tallinn.md TA-14, TA-15
 */
import { products } from '../../engine/combinations.js';
import type { Judge, Truth } from '../../engine/judge.js';
import { choice, list, name, player as playerName } from '../../engine/message.js';
import { onePerPlayer } from '../../engine/stated-player.js';
import { known } from '../../log/attribute.js';
import { childrenNamed } from '../../log/vocabulary.js';
import { type EstateIndex, estateIndex, fewest, type Persons } from './persons.js';
import type { Position, TowerCard } from './position.js';
import { personsOf } from './quantities.js';
import { LEGATE_BONUS, type Reading, reckon } from './reckoning.js';
import { displayedLegate, type PlayerState, type TableState } from './state.js';
import { ESTATES, LEGATE, type TallinnElement, type TallinnElementOf, type TallinnVocabulary } from './vocabulary.js';

/** What the log says that can tell which choice was made. */
interface Evidence {
  readonly reading: Reading;
  readonly towers: readonly (readonly TowerCard[] | undefined)[];
  /** Stated points of the final contests, by contest and seat. */
  readonly claims: () => ReadonlyMap<EstateIndex | 'tower', ReadonlyMap<number, number>>;
  /** Stated results, by seat. */
  readonly results: ReadonlyMap<number, number>;
}

/** Adds the persons of displayed legates. @returns by seat the estate that gained; undefined where none did */
export function giveBonuses(
  table: TableState,
  judge: Judge,
  children: readonly TallinnElement[],
  evidence: Evidence,
): readonly (EstateIndex | undefined)[] {
  const elements = childrenNamed<TallinnVocabulary, 'bonus'>({ children }, 'bonus');
  const stated = onePerPlayer(judge, table.roster, elements, (element, seat) => {
    judge.enter('final', element, element.values.player);
    judge.require('tallinn.legate.final-display', false, () => ({
      message: 'tallinn_bonus-twice',
      with: { player: playerName(table.roster.id(seat)) },
      element,
    }));
  });
  const bonuses = table.players.map((player) => {
    const element = stated.get(player.seat);
    const estate = known(element?.values.estate);
    if (element && estate !== undefined) return estateIndex(estate);
    if (hasBonus(table, player) !== true || player.unknownPersons.some(Boolean)) return undefined;
    const options = fewest(player.persons);
    return options.length === 1 ? options[0] : undefined;
  });
  const open = table.players.filter(
    ({ seat, unknownPersons, persons }) =>
      !known(stated.get(seat)?.values.estate) &&
      hasBonus(table, table.player(seat)) === true &&
      !unknownPersons.some(Boolean) &&
      fewest(persons).length > 1,
  );
  const choices = open.length === 0 ? [] : openChoices(table, judge, bonuses, open, evidence);
  open.forEach(({ seat }, index) => {
    bonuses[seat] = choices[index];
  });
  for (const player of table.players) {
    const element = stated.get(player.seat);
    const estate = known(element?.values.estate);
    if (element && estate !== undefined) choose(table, judge, player, element, estateIndex(estate));
    else {
      if (element && hasBonus(table, player) === false) {
        judge.enter('final', element, player.id);
        requireLegate(table, judge, player, element);
      }
      give(table, judge, player, bonuses[player.seat]);
    }
  }
  return bonuses;
}

/** tallinn.md TA-14: only the arms; with the option, either side. `unknown` where the record hides it. */
function hasBonus(table: TableState, player: PlayerState): Truth {
  const legate = player.display.find(({ card }) => card === LEGATE);
  if (!player.displayIsCertain) return table.profile.legate ? 'unknown' : false;
  if (!legate) {
    const isElsewhere = !table.profile.legate || player.whereabouts.get(LEGATE) === 'tower';
    return !isElsewhere && player.hasHiddenCards ? 'unknown' : false;
  }
  if (table.profile.legateBonusOnEitherSide) return true;
  return legate.side === undefined ? 'unknown' : legate.side === 'arms';
}

/** A recorded choice, which is a move. */
function choose(
  table: TableState,
  judge: Judge,
  player: PlayerState,
  element: TallinnElementOf<'bonus'>,
  estate: EstateIndex,
): void {
  judge.enter('final', element, player.id);
  judge.beginMove(null, element, player.id);
  judge.scribe?.headline({
    id: 'tallinn_headline-bonus',
    parameters: { player: playerName(player.id), estate: name('estates', ESTATES[estate]) },
  });
  const options = fewest(player.persons);
  const isHidden = hasBonus(table, player) === 'unknown' || player.unknownPersons.some(Boolean);
  if (requireLegate(table, judge, player, element)) {
    judge.require('tallinn.legate.final-display', isHidden ? 'unknown' : options.includes(estate), () => ({
      message: 'tallinn_bonus-not-fewest',
      with: {
        player: playerName(player.id),
        estate: name('estates', ESTATES[estate]),
        fewest: list(options.map((one) => name('estates', ESTATES[one]))),
      },
      expected: options.map((one) => ESTATES[one]).join('|'),
      actual: ESTATES[estate],
      element,
      attribute: 'estate',
      player: player.id,
      restsOn: [`${player.id} cards`, ...personsOf(player)],
      spoils: [estate, ...options].map((one) => `${player.id} ${ESTATES[one]}`),
      reconstructed: player.isReconstructed,
    }));
  }
  join(judge, player, estate);
  judge.endMove();
}

/** Nobody without a legate, or with its three persons showing, adds persons to the display. @see tallinn.md TA-14 */
function requireLegate(
  table: TableState,
  judge: Judge,
  player: PlayerState,
  element: TallinnElementOf<'bonus'>,
): boolean {
  return judge.require('tallinn.legate.final-display', hasBonus(table, player), () => ({
    message: 'tallinn_bonus-without-legate',
    with: {
      player: playerName(player.id),
      side: choice(player.display.some(({ card }) => card === LEGATE) ? 'persons' : 'none'),
    },
    element,
    player: player.id,
    restsOn: [`${player.id} cards`],
    spoils: personsOf(player),
  }));
}

/** The estate follows from the display, or from the numbers of the log. */
function give(table: TableState, judge: Judge, player: PlayerState, estate: EstateIndex | undefined): void {
  if (estate === undefined) {
    // A legate whose weakest estate nobody knows: two persons more, somewhere.
    if (hasBonus(table, player) !== false) player.unknownPersons.fill(true);
    return;
  }
  judge.line('tallinn.legate.final-display', 'tallinn_bonus', () => ({
    player: playerName(player.id),
    estate: name('estates', ESTATES[estate]),
  }));
  join(judge, player, estate);
}

function join(judge: Judge, player: PlayerState, estate: EstateIndex): void {
  judge.effect('tallinn.legate.final-display', {
    verb: 'gain',
    player: player.id,
    thing: ESTATES[estate],
    amount: LEGATE_BONUS,
    from: '',
    to: player.places.display,
  });
}

/** The choices that fit the record best; where several do and the result depends on it, the points are open. */
function openChoices(
  table: TableState,
  judge: Judge,
  bonuses: readonly (EstateIndex | undefined)[],
  open: readonly PlayerState[],
  evidence: Evidence,
): readonly (EstateIndex | undefined)[] {
  for (const player of open) {
    judge.line('tallinn.legate.final-display', 'tallinn_bonus-open', () => ({
      player: playerName(player.id),
      estates: list(fewest(player.persons).map((estate) => name('estates', ESTATES[estate]))),
    }));
  }
  judge.doubt('tallinn.legate.final-display');
  const ways = [...products(open.map(({ persons }) => fewest(persons)))];
  const judged = ways.map((way) => {
    const given = [...bonuses];
    open.forEach(({ seat }, index) => {
      given[seat] = way[index];
    });
    const positions = table.players.map((player) => positionOf(player, given[player.seat], evidence));
    const result = reckon(positions, evidence.reading);
    let misfits = 0;
    for (const [contest, claims] of evidence.claims()) {
      const points = contest === 'tower' ? result.towers : result.estates[contest];
      for (const [seat, claimed] of claims) if (points?.[seat] !== claimed) misfits += 1;
    }
    for (const [seat, claimed] of evidence.results) if (result.totals[seat] !== claimed) misfits += 1;
    return { way, misfits, totals: result.totals.join() };
  });
  const least = Math.min(...judged.map(({ misfits }) => misfits));
  const best = judged.filter(({ misfits }) => misfits === least);
  if (new Set(best.map(({ totals }) => totals)).size > 1)
    for (const player of table.players) player.unknownPoints = true;
  return best[0]?.way ?? [];
}

function positionOf(player: PlayerState, bonus: EstateIndex | undefined, { towers }: Evidence): Position {
  const display: Persons = [...player.persons];
  return {
    points: player.points,
    display,
    legate: displayedLegate(player),
    bonus,
    towers: towers[player.seat] ?? [],
  };
}
