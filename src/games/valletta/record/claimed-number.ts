/** A number of things of one player that is not what the replay has come to. */
import { name, player as playerName } from '../../../engine/message.js';
import { compareNumber, type Difference, type StatedNumber } from '../../../engine/stated-number.js';
import { NUN_GOODS } from '../rules/take.js';
import type { PlayerState } from '../table/player-state.js';
import { astray, miscountedIn, ofPlayer } from '../table/quantities.js';
import { adjust, adjustPoints } from '../turn/adjust.js';
import type { Judged } from '../turn/play.js';
import type { GOODS, VallettaElementOf } from '../vocabulary.js';

interface NumberClaim extends Pick<StatedNumber, 'claimed' | 'computed'>, Omit<Difference, 'follow' | 'with'> {
  readonly thing: (typeof GOODS)[number] | 'point' | 'house';
}

/** The attributes that count in the plural. */
const ATTRIBUTES: Readonly<Record<string, string>> = { point: 'points', house: 'houses' };

/** Compares it, and where it differs, follows it. */
export function claimNumber(
  to: Judged,
  element: VallettaElementOf<'effect'> | VallettaElementOf<'state'>,
  { thing, claimed, computed, dependsOn = [], taints = [], counterparts = [], ...said }: NumberClaim,
): void {
  const { table, judge, player } = to;
  const stated = { element, attribute: ATTRIBUTES[thing] ?? thing, claimed, computed, place: player.id, thing };
  const others = table.opponents(player.seat);
  const inTurn = `turn ${table.turn}`;
  // A total may show it later, unless one has shown in between that nothing is astray.
  const sinceRight = ({ id }: PlayerState): string => `right ${judge.ledger.latestRight(id, thing)}`;
  // No effect states houses.
  const shownBy = (other: PlayerState) => (thing === 'house' ? [sinceRight(other)] : [inTurn, sinceRight(other)]);
  const isPlain = said.rule === 'valletta.claim.total';
  const steady = (more: number) => (isPlain ? [miscountedIn(table.turn, thing, more)] : []);
  compareNumber(judge, stated, (more) => ({
    ...said,
    // What somebody else has got, or lost, instead is one fault, and so is what no rule explains, and several have too many of.
    dependsOn: [...dependsOn, astray(said.ofMove ? inTurn : sinceRight(player), player, thing, more), ...steady(more)],
    taints: [
      ...taints,
      ...steady(more),
      ...others.flatMap((other) => shownBy(other).map((since) => astray(since, other, thing, -more))),
    ],
    // Whoever lacks all goods of a Nun has taken another kind, and so have the others.
    counterparts:
      said.rule === 'valletta.card.nun' && more === -NUN_GOODS
        ? [...counterparts, ...others.map(({ id }) => ({ quantity: ofPlayer(id, thing), by: 1 }))]
        : counterparts,
    with: { player: playerName(player.id), thing: name('thing', thing) },
    follow(by) {
      const follow = (): void => (thing === 'point' ? adjustPoints(to, by) : adjust(to, thing, by));
      if (said.ofMove) follow();
      else judge.ledger.correct(follow);
    },
  }));
}
