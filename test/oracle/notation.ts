/** A player whom nobody declares is a slip of notation: what the log would be in each sense that the slip may have. */
import { all, copyOf, type Element, get, one } from './element.js';

/** Ids of players, as the recorded games write them; they stand in lists and behind colons, too. */
const PLAYER_ID = /\bp[0-9]+\b/g;

/**
 * @returns undefined where every player that is named is declared; else the game with the first other one as each of the
 *   declared ones, and, where it plays along, with that one declared on each seat
 */
export function sensesOf(game: Element): readonly Element[] | undefined {
  const players = all(one(game, 'players'), 'player').map((player) => get(player, 'id'));
  const named = namesIn(game);
  const slip = named.find((id) => !players.includes(id));
  if (slip === undefined) return undefined;
  // What somebody takes comes from a player or from the supply.
  const others = isGiver(game, slip) ? [...players, 'supply'] : players;
  const meant = others.map((other) => renamed(game, slip, other));
  // Somebody who plays as often as others do is hardly a slip of the pen: then it is the declaration that is missing. Nobody plays alone.
  const timesOf = (id: string): number => named.filter((one) => one === id).length;
  const fewest = Math.min(...players.map(timesOf));
  const isAlone = players.length === 1;
  // A fifth player breaks a rule by being there.
  if (players.length > 3 || (!isAlone && timesOf(slip) < fewest / 2)) return meant;
  return [...meant, ...[...players, slip].map((_, seat) => declared(game, slip, seat))];
}

function namesIn({ name, attributes, children }: Element): readonly string[] {
  const own = name === 'player' ? [] : Object.values(attributes).flatMap((value) => value.match(PLAYER_ID) ?? []);
  return [...own, ...children.flatMap(namesIn)];
}

function isGiver({ attributes, children }: Element, id: string): boolean {
  return attributes['from'] === id || children.some((child) => isGiver(child, id));
}

function renamed(game: Element, from: string, to: string): Element {
  const copy = copyOf(game);
  const visit = ({ attributes, children }: Element): void => {
    for (const [attribute, value] of Object.entries(attributes)) {
      attributes[attribute] = value.replace(PLAYER_ID, (id) => (id === from ? to : id));
    }
    for (const child of children) visit(child);
  };
  for (const part of copy.children) visit(part);
  return copy;
}

function declared(game: Element, id: string, seat: number): Element {
  const copy = copyOf(game);
  one(copy, 'players')?.children.splice(seat, 0, { name: 'player', attributes: { id }, children: [], text: '' });
  return copy;
}
