/** A token whose front the record does not show: what it can have cost, by all that is known of the tokens. */

import type { Piece } from '../../../engine/census.js';
import { foundAt } from '../../../engine/facts.js';
import { choice, name, player as playerName, quoted } from '../../../engine/message.js';
import { known } from '../../../log/attribute.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { NEUTRAL } from '../rules/amounts.js';
import { TOKENS, type Token } from '../table/components.js';
import { allCubesOf, cubesOf, inRegion, ofCard, ofPlayer } from '../table/quantities.js';
import type { PlayerState, TableState } from '../table/state.js';
import { ESTATES, type Hit, type RattusElementOf } from '../vocabulary.js';
import { pieceAt } from './identity.js';
import { lossesOf } from './misreadings.js';
import { cardsHit, effective, hitsOf, type Outbreak } from './outbreak.js';

/** A stated loss to a token that nobody has seen. */
interface Stated {
  readonly player: PlayerState;
  readonly lose: RattusElementOf<'lose'>;
  readonly claimed: number;
}

/** What a front may cost, by seat: the numbers that are possible together with those of the other seats. */
type Costs = readonly (readonly number[])[];

/**
 * Stated losses that no front could cause. Hidden information never accuses: a front that fits all of them is enough.
 * @see rattus.token.front, rattus.token.census
 */
export function requirePossible(outbreak: Outbreak): void {
  const { table, ravage } = outbreak;
  const stated = statedLosses(outbreak);
  if (stated.length === 0) return;
  const impossible = stated.find(({ player, claimed }) => claimed > table.cubesAt(ravage.region, player.seat));
  if (impossible) {
    const there = table.cubesAt(ravage.region, impossible.player.seat);
    return accuse(outbreak, impossible, there === 0 ? 'rattus.ravage.symbol-no-cubes' : 'rattus.ravage.loss-cap', [
      there,
    ]);
  }
  const all = costsOf(outbreak);
  const fits = (costs: Costs): boolean => stated.every(({ player, claimed }) => costs[player.seat]?.includes(claimed));
  if (all.length === 0 || all.some(fits)) return;
  const numbers = ({ player }: Stated): readonly number[] => all.flatMap((costs) => costs[player.seat] ?? []);
  const single = stated.find((one) => !numbers(one).includes(one.claimed)) ?? stated.at(-1);
  if (single) accuse(outbreak, single, ruleOf(numbers(single), single.claimed), numbers(single));
}

function statedLosses({ table, element }: Outbreak): readonly Stated[] {
  return element.children.flatMap((child): Stated[] => {
    if (child.name !== 'lose') return [];
    const seat = table.roster.seat(child.values.player);
    const claimed = known(child.values.cubes);
    return seat === undefined || claimed === undefined ? [] : [{ player: table.player(seat), lose: child, claimed }];
  });
}

/** More than any front takes, less than each does, or numbers that go together under none. */
function ruleOf(possible: readonly number[], claimed: number): RuleIdOfRattus {
  const most = Math.max(...possible);
  if (claimed > most) return most === 0 ? 'rattus.ravage.no-outbreak' : 'rattus.ravage.symbol';
  return claimed < Math.min(...possible) ? 'rattus.ravage.threshold' : 'rattus.claim.total';
}

function accuse(
  outbreak: Outbreak,
  { player, lose, claimed }: Stated,
  rule: RuleIdOfRattus,
  possible: readonly number[],
): void {
  const { table, judge } = outbreak;
  const { region } = outbreak.ravage;
  const seen = outbreak.token?.id;
  const numbers = [...new Set(possible)].sort((a, b) => a - b);
  const [least = 0] = numbers;
  const most = numbers.at(-1) ?? 0;
  judge.require(rule, false, () => ({
    kind: 'wrong',
    message: 'rattus_loss-unseen',
    with: {
      player: playerName(player.id),
      region: name('region', region),
      claimed,
      seen: choice(seen === undefined ? 'no' : 'yes'),
      token: quoted(seen ?? '?'),
      most,
      why: choice(claimed > most ? 'more' : claimed < least ? 'less' : 'other'),
    },
    expected: rule === 'rattus.ravage.loss-cap' ? `..${most}` : numbers.join('|'),
    ...foundAt(lose, 'cubes', claimed),
    player: player.id,
    dependsOn: [
      ...table.players.flatMap((one) => [cubesOf(region, one), ofPlayer(one.id, 'potions')]),
      ...[inRegion(region, 'losses'), inRegion(region, 'rats'), ...cardsHit(outbreak).map(ofCard)],
    ],
    taints: [inRegion(region, 'losses'), ...allCubesOf(player)],
  }));
}

/** What the token can have cost, one entry for each front that it may have; none where that is not known. */
function costsOf(outbreak: Outbreak): readonly Costs[] {
  const { table, ravage, element, token } = outbreak;
  if (token) return token.hits ? costsOfFront(outbreak, token.limit, token.hits) : anyFront(outbreak);
  const tokens = [...table.edition.tokens.values()];
  const areTold =
    tokens.length >= TOKENS && tokens.every(({ limit, hits, reconstructed }) => limit && hits && !reconstructed);
  // Whatever the record names and no edition has may be anything; invented fronts say nothing of one that nobody saw.
  if (known(element.values.token) !== undefined || !areTold) return anyFront(outbreak);
  const piece = pieceAt(table, ravage.region, known(element.values.slot));
  const pieces = piece ? [piece] : table.region(ravage.region).rats;
  const fronts = tokens.filter(({ id }) => pieces.some((one) => mayShow(table, one, id)));
  return fronts.flatMap(({ limit, hits = [] }) => costsOfFront(outbreak, limit, hits));
}

/** Only what certainly lies elsewhere or has gone is no front of this token. */
function mayShow(table: TableState, piece: Piece, id: string): boolean {
  const comesBack = piece.source === undefined || piece.source === 'virtual' || piece.source === 'box';
  return comesBack || table.census.impossible(piece, id) === undefined;
}

/** A front that is known; whether it breaks out may be open. @param limit undefined where it is not told */
function costsOfFront(outbreak: Outbreak, limit: Token['limit'], hits: readonly Hit[]): readonly Costs[] {
  const { table, ravage } = outbreak;
  const least = effective(table, ravage);
  const most = least + (ravage.neutralUnknown ? NEUTRAL : 0);
  const none = table.players.map(() => [0]);
  const struck = (): Costs => lossesOf(outbreak, hitsOf(table, ravage.region, { hits })).map((lost) => [lost]);
  if (limit === undefined) return [none, struck()];
  if (most < limit) return [none];
  return least >= limit ? [struck()] : [none, struck()];
}

/**
 * A front that nobody knows: it breaks out or not, shows M or A or neither, and may hit whoever owns a card.
 * @see rattus.token.front
 */
function anyFront(outbreak: Outbreak): readonly Costs[] {
  const { table, ravage } = outbreak;
  const none = table.players.map(() => [0]);
  const most = effective(table, ravage) + (ravage.neutralUnknown ? NEUTRAL : 0);
  if (most < 1) return [none];
  const letters: readonly (readonly Hit[])[] = [[], ['M'], ['A']];
  return [
    none,
    ...letters.map((hits): Costs => {
      const least = lossesOf(outbreak, hitsOf(table, ravage.region, { hits }));
      return table.players.map(({ seat }) => {
        const isHit = ESTATES.some((estate) => table.cardsOf(seat, estate) > 0);
        const cubes = isHit ? table.cubesAt(ravage.region, seat) : (least[seat] ?? 0);
        return Array.from({ length: cubes - (least[seat] ?? 0) + 1 }, (_, more) => (least[seat] ?? 0) + more);
      });
    }),
  ];
}
