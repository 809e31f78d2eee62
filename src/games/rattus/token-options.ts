/** What monk, witch and crusader could do with tokens. @see rattus.md 3.7 d4, d8 */
import { choices, orders } from '../../engine/combinations.js';
import { exits, type Moment, make } from './moment.js';
import { roomFor } from './passage.js';
import type { TableState } from './state.js';
import type { RattusElement, Region } from './vocabulary.js';

/** One token to a neighbour. @see rattus.monk.move, rattus.monk.cap */
export function* monkUses({ table }: Moment): Generator<RattusElement> {
  for (const { region: from, slot } of tokens(table))
    for (const to of exits(table, from))
      if (roomFor(table, from, to) > 0) yield make('use', { card: 'monk' }, [make('shift', { from, to, slot })]);
}

/**
 * A look at one token or at two, and their exchange: with two dozen tokens on the board nearly six hundred ways. Single
 * looks come first; which of two tokens is looked at first makes no difference. What she sees is chance, and private.
 * @see rattus.witch.look, rattus.witch.swap
 */
export function* witchUses({ table }: Moment): Generator<RattusElement> {
  const card = 'witch';
  const all = [...tokens(table)];
  const isGuarded = ({ region }: Token): boolean => table.region(region).bishops > 0;
  for (const token of all) yield make('use', { card }, [make('peek', token)]);
  for (const pair of choices(all, 2)) {
    const peeks = pair.map((token) => make('peek', token));
    yield make('use', { card }, peeks);
    const [a, b] = pair;
    const closed = table.profile.bishopBlocksSwap && a?.region !== b?.region && pair.some(isGuarded);
    if (!closed) yield make('use', { card }, [...peeks, make('swap', {})]);
  }
}

/** All orders of the tokens; those that nobody has recorded so far are chance and cannot be told apart. */
export function* crusaderUses(table: TableState, region: Region): Generator<RattusElement> {
  const names = table.region(region).rats.map((piece) => piece.name ?? '?');
  for (const order of orders(names)) yield make('use', { card: 'crusader' }, [make('order', { tokens: order })]);
}

/** A token by its place. */
interface Token {
  readonly region: Region;
  readonly slot: number;
}

function* tokens(table: TableState): Generator<Token> {
  for (const region of table.inUse)
    for (const [index] of table.region(region).rats.entries()) yield { region, slot: index + 1 };
}
