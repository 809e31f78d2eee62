/** What merchant, messenger, king, baker, magician and pied piper could do with cubes. @see rattus.md 4.10, 4.13 */
import { choices } from '../../engine/combinations.js';
import { cubeChoices, exits, homes, type Moment, make, withPotions } from './moment.js';
import { followers } from './pied-piper.js';
import { MERCHANT_CUBES } from './rules/amounts.js';
import type { PlayerState, TableState } from './state.js';
import type { RattusElement, Site } from './vocabulary.js';

/** rattus.merchant.move */
export function* merchantUses({ table, player }: Moment): Generator<RattusElement> {
  for (const from of homes(table, player.seat))
    for (const to of exits(table, from))
      for (let cubes = 1; cubes <= Math.min(MERCHANT_CUBES, table.cubesAt(from, player.seat)); cubes += 1)
        for (const potions of cubeChoices(table, from, player.seat, cubes))
          yield make('use', { card: 'merchant' }, [make('move', { from, to, cubes, ...withPotions(potions) })]);
}

/** One own cube into the castle. @see rattus.king.rat-free, rattus.online.king-potion */
export function* kingUses({ table, player }: Moment): Generator<RattusElement> {
  for (const from of homes(table, player.seat)) {
    if (table.region(from).rats.length > 0) continue;
    for (const potions of cubeChoices(table, from, player.seat, 1)) {
      if (potions && table.profile.kingTakesPlain) continue;
      yield make('use', { card: 'king' }, [make('castle', { from, ...withPotions(potions) })]);
    }
  }
}

/** rattus.piper.baker-deposit */
export function* bakerUses({ table, player }: Moment): Generator<RattusElement> {
  if (!table.profile.bakerFromBoard) {
    if (player.supply > 0) yield make('use', { card: 'baker' }, [make('bake', { from: 'supply' })]);
    return;
  }
  for (const from of homes(table, player.seat))
    for (const potions of cubeChoices(table, from, player.seat, 1))
      yield make('use', { card: 'baker' }, [make('bake', { from, ...withPotions(potions) })]);
}

/** A potion under an own cube. @see rattus.piper.magician-potion */
export function* magicianUses({ table, player }: Moment): Generator<RattusElement> {
  if (table.profile.potions !== undefined && table.potionStock <= 0) return;
  for (const region of homes(table, player.seat))
    for (const potions of cubeChoices(table, region, player.seat, 1)) {
      const [on] = potions ?? [];
      yield make('use', { card: 'magician' }, [make('potion', { region, ...(on !== undefined && { on }) })]);
    }
}

/** Where not all tokens can follow, in every choice of them. @see rattus.piper.pied-piper-tokens */
export function* piperUses({ table, player }: Moment): Generator<RattusElement> {
  for (const from of homes(table, player.seat))
    for (const to of exits(table, from)) {
      const all = table.region(from).rats.map((_, index) => String(index + 1));
      const rats = followers(table, from, to);
      const chosen = rats > 0 && rats < all.length ? choices(all, rats) : [undefined];
      for (const slots of chosen)
        for (const potions of cubeChoices(table, from, player.seat, 1)) {
          const pipe = make('pipe', { from, to, rats, ...(slots && { slots }), ...withPotions(potions) });
          yield make('use', { card: 'pied-piper' }, [pipe]);
        }
    }
}

/** A cube that the messenger can mean; cubes of one player in one place differ by their potions alone. */
interface Cube {
  readonly site: Site;
  readonly owner: PlayerState;
  readonly potions: number;
  /** True where `potions` need not be told. */
  readonly isPlain: boolean;
}

/** Any two cubes whose exchange changes something. @see rattus.piper.messenger-swap, rattus.online.messenger-any */
export function* messengerUses({ table }: Moment): Generator<RattusElement> {
  const cubes = [...cubesOnBoard(table)];
  for (const [index, a] of cubes.entries())
    for (const b of cubes.slice(index + 1)) {
      if (a.site === b.site || (a.owner === b.owner && a.potions === b.potions)) continue;
      if (a.owner === b.owner && !table.profile.messengerSameOwner) continue;
      const exchange = make('exchange-cubes', {
        a: [a.site, a.owner.id],
        b: [b.site, b.owner.id],
        ...(!a.isPlain && { 'a-potions': a.potions }),
        ...(!b.isPlain && { 'b-potions': b.potions }),
      });
      yield make('use', { card: 'messenger' }, [exchange]);
    }
}

function* cubesOnBoard(table: TableState): Generator<Cube> {
  for (const owner of table.players) {
    for (const site of homes(table, owner.seat)) {
      const fewest = Math.min(...(table.region(site).cubes[owner.seat] ?? []));
      for (const chosen of cubeChoices(table, site, owner.seat, 1))
        yield { site, owner, potions: chosen?.[0] ?? fewest, isPlain: chosen === undefined };
    }
    if (owner.castle > 0 && table.profile.messengerCastle) yield { site: 'castle', owner, potions: 0, isPlain: true };
  }
}
