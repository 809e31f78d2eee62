/** Places of recorded games at which somebody is to decide. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { breakOffIn } from '../../src/engine/broken-off.js';
import { Opening } from '../../src/engine/opening.js';
import { gameOf } from '../../src/games.js';
import type { Ruleset } from '../../src/log/envelope.js';
import { recordingsOf, requestFor } from '../engine/replays.js';
import { all, copyOf, type Element, get, one, parseXml, toJson, words } from '../oracle/element.js';

/** Where it is. */
export interface Position {
  readonly ruleset: Ruleset;
  /** A legal game of the fixtures in which everything is recorded. */
  readonly file: string;
  /** The number of the turn or round, those of a last round included; or another part, behind all turns and rounds. */
  readonly inside: number | 'moves' | 'final';
  /** So many elements of it have been written. */
  readonly written: number;
  /** What makes it one to look at. */
  readonly holds: string;
}

/** A game that ends at a position. */
export interface OpenPlace {
  readonly game: Element;
  /** The last element that is not finished, and what that stands in. */
  readonly inside: Element;
  readonly parent: Element;
  /** The same place for the program. */
  readonly opening: Opening;
}

/** @throws where there is no such place */
export function openAt({ ruleset, file, inside, written }: Position): OpenPlace {
  const path = fileURLToPath(new URL(`../../fixtures/${ruleset}/legal/${file}.xml`, import.meta.url));
  const root = parseXml(readFileSync(path, 'utf8'));
  const game = copyOf(root.name === 'game' ? root : (one(root, 'game') ?? root));
  const moves = one(game, 'moves');
  if (!moves) throw new Error(`${file}: no moves`);
  // What a token takes follows from it: nobody need say so.
  const records = words(moves, 'records').filter((kind) => kind !== 'losses');
  moves.attributes['records'] = records.join(' ');
  game.children.splice(game.children.indexOf(moves) + 1);
  const chain = chainTo(moves, inside);
  for (const [index, element] of chain.entries()) {
    const next = chain[index + 1];
    element.children.splice(next ? element.children.indexOf(next) + 1 : written);
  }
  const last = chain.at(-1);
  if (!last) throw new Error(`${file}: no such place`);
  return { game, inside: last, parent: chain.at(-2) ?? game, opening: openingOf(game, chain.length) };
}

/** From the moves to the element of a position. */
function chainTo(moves: Element, inside: Position['inside']): readonly Element[] {
  if (inside === 'moves') return [moves];
  if (inside === 'final') return [moves, ...all(moves, 'final')];
  const turns = moves.children.flatMap((element) =>
    element.name === 'last-round'
      ? all(element, 'turn').map((turn) => [moves, element, turn])
      : ['turn', 'round'].includes(element.name)
        ? [[moves, element]]
        : [],
  );
  const chain = turns[inside - 1];
  if (!chain) throw new Error(`${inside} turns or rounds at least`);
  return chain;
}

/** @param depth how many elements from the moves on are open */
function openingOf(game: Element, depth: number): Opening {
  const [recording] = recordingsOf(JSON.stringify(toJson(game)), 'position.json');
  const known = recording && gameOf(recording.ruleset);
  if (!recording || !known) throw new Error('no game');
  let last = recording.game.children.find(({ name }) => name === 'moves');
  for (let level = 1; level < depth; level += 1) last = last?.children.at(-1);
  const end = last && breakOffIn(recording, last);
  if (!end) throw new Error('no such place');
  return new Opening(known, end, requestFor(recording));
}

/** The ids of the players. */
export function playersOf(game: Element): readonly string[] {
  return all(one(game, 'players'), 'player').map((player) => get(player, 'id'));
}
