/** One token, turned up: does the plague break out, and whom does it hit? @see rattus.md 3.4, 5.4 */
import type { Judge } from '../../../engine/judge.js';
import { list, name, player as playerName } from '../../../engine/message.js';
import type { Records } from '../../../engine/records.js';
import { regionNamed } from '../rules/facts.js';
import { hitsOf as hitsBySign, nunsIn } from '../rules/hits.js';
import { cubes, populationOf } from '../rules/table.js';
import type { Token } from '../table/components.js';
import type { Ravage } from '../table/ravage-state.js';
import type { PlayerState, TableState } from '../table/state.js';
import { CARDS, type Card, type Estate, HITS, type RattusElementOf, type Region } from '../vocabulary.js';

/** A token in its region at the moment of its resolution. */
export interface Outbreak {
  readonly table: TableState;
  readonly judge: Judge;
  readonly ravage: Ravage;
  readonly element: RattusElementOf<'reveal'>;
  readonly records: Records;
  readonly token: Token | undefined;
  /** Whether it cannot be the token that the record names. */
  readonly isMisnamed: boolean;
}

/** A token that is turned up: which one it is has not been looked at yet. */
export type Flip = Omit<Outbreak, 'token' | 'isMisnamed'>;

/** What a token does to one player: one entry for each cube that it asks for. */
export interface Hits {
  readonly player: PlayerState;
  /** `M`, `A`, or an estate. */
  readonly causes: readonly string[];
}

/** Whether a token hits the owners of cards of an estate, and not by a letter. */
export function isEstate(hit: string): hit is Estate {
  return hit !== 'M' && hit !== 'A';
}

/** The cards whose owners the token may hit: all, where nobody knows it. */
export function cardsHit({ table, token }: Outbreak): readonly Card[] {
  return CARDS.filter((card) => token?.hits?.includes(table.estateOf(card)) ?? true);
}

/** Whether anybody owns a card of an estate. */
export function isOwned(table: TableState, estate: Estate): boolean {
  return table.players.some(({ seat }) => table.cardsOf(seat, estate) > 0);
}

/** Nuns that lower the population of the region now. @see rattus.piper.nun-threshold, option final-plague-nuns */
export function nunsAgainst(table: TableState, { at, mover }: Ravage): number {
  return nunsIn(table.board, at, mover === undefined);
}

/** The population that counts against the limit. @see rattus.piper.nun-threshold, rattus.knight.neutral */
export function effective(table: TableState, ravage: Ravage): number {
  return populationOf(table.board, ravage.at) + ravage.neutral - nunsAgainst(table, ravage);
}

/** Everybody's hits. M is fixed at the flip, so that the order of the effects does not matter. */
export function hitsOf({ board, players }: TableState, region: Region, token: Pick<Token, 'hits'>): readonly Hits[] {
  const at = regionNamed(region);
  const signs = token.hits ?? [];
  let most = 1;
  for (const { seat } of players) most = Math.max(most, cubes.of(board, at, seat));
  const everybodys: Hits[] = [];
  for (const player of players) {
    const own = cubes.of(board, at, player.seat);
    if (own === 0) continue;
    const causes: string[] = [];
    for (const sign of signs) {
      const times = hitsBySign(board, player.seat, own === most, HITS.indexOf(sign));
      for (let time = 0; time < times; time += 1) causes.push(sign);
    }
    everybodys.push({ player, causes });
  }
  return everybodys;
}

/** Why a player is hit: nothing, where nobody knows of it. */
export function causesFor(player: PlayerState, hits: readonly Hits[] | undefined): readonly string[] {
  if (hits) for (const one of hits) if (one.player === player) return one.causes;
  return NO_CAUSES;
}

const NO_CAUSES: readonly string[] = [];

/** Says for each player who is hit why. */
export function tellHits({ table, judge, ravage }: Outbreak, { player, causes }: Hits): void {
  if (causes.length === 0) return;
  const who = playerName(player.id);
  if (causes.includes('M')) {
    const tied = table.players.filter(
      (other) => table.cubesAt(ravage.region, other.seat) === table.cubesAt(ravage.region, player.seat),
    );
    judge.line(
      tied.length > 1 ? 'rattus.ravage.majority-tie' : 'rattus.ravage.majority',
      'rattus_hit-majority',
      () => ({
        player: who,
        tied: tied.length,
        count: table.cubesAt(ravage.region, player.seat),
      }),
    );
    judge.applies('rattus.ravage.majority-first');
  }
  if (causes.includes('A')) judge.line('rattus.ravage.all', 'rattus_hit-all', () => ({ player: who }));
  const estates: Partial<Record<string, number>> = {};
  for (const cause of causes) if (isEstate(cause)) estates[cause] = (estates[cause] ?? 0) + 1;
  for (const [estate, cards = 0] of Object.entries(estates)) {
    const owned = CARDS.filter((card) => table.estateOf(card) === estate && table.owns(player.seat, card));
    judge.line(cards > 1 ? 'rattus.piper.same-estate-loss' : 'rattus.ravage.symbol', 'rattus_hit-symbol', () => ({
      player: who,
      estate: name('class-estate', estate),
      cards: list(owned.map((card) => name('class-card', card))),
      count: cards,
    }));
  }
  if (causes.length > 1) {
    judge.line('rattus.ravage.symbols-cumulative', 'rattus_hits-add-up', () => ({
      player: who,
      count: causes.length,
    }));
  }
}
