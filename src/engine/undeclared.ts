/** Names in a log that nobody has declared: neither its list of players nor the edition. */
import { ownerId, type PlayerCounts, playerCounts, playerId, SUPPLY, UNKNOWN } from '../log/attribute.js';
import type { Element, Vocabulary } from '../log/vocabulary.js';
import { keyOfName } from './name-unknown.js';

/** The ids of an edition, by the name of the attribute type that such an id stands in. */
export type DeclaredNames = ReadonlyMap<string, readonly string[]>;

/** A name that stands for nothing, where it stands first. */
export interface Undeclared {
  readonly element: Element;
  readonly attribute: string;
  readonly id: string;
  readonly isPlayer: boolean;
  /** All that could stand there. */
  readonly names: readonly string[];
  /** Where the declaration may be missing: 0-based seats; empty unless the name plays as those do who are declared. */
  readonly seats: readonly number[];
}

/** Types of attributes in which players are named, and how to find them there. */
const PLAYERS: Readonly<Record<string, (value: unknown) => readonly unknown[]>> = {
  [playerId.name]: (value) => [value],
  [playerCounts.name]: (value) => [...(value as PlayerCounts).keys()],
  [ownerId.name]: (value) => (value === SUPPLY ? [] : [value]),
  cube: (value) => (value as readonly string[]).slice(1),
};

const NUMBER = /^[0-9]+$/;

/**
 * @param players the ids that are declared
 * @param declared those of the edition; what it does not list is not looked for
 * @returns in the order of the file, each name once
 */
export function undeclaredIn(
  game: Element,
  vocabulary: Vocabulary,
  players: readonly string[],
  declared: DeclaredNames,
): readonly Undeclared[] {
  const found = new Map<string, Undeclared>();
  const known = new Map([...declared].map(([type, names]) => [type, new Set(names)]));
  const seats = new Set(players);
  const mentions = new Map<string, number>();
  const inSetup = new Map<string, number>();
  const visit = (element: Element, isSetup: boolean): void => {
    const values: Readonly<Record<string, unknown>> = element.values;
    const declaration = vocabulary[element.name];
    const attributes = declaration?.attributes ?? {};
    for (const attribute of Object.keys(values)) {
      const value = values[attribute];
      const type = attributes[attribute]?.type;
      if (!type || value === UNKNOWN || value === undefined) continue;
      const named = PLAYERS[type.name];
      const names = declared.get(type.name);
      if (named) {
        if (element.name === 'player') continue;
        for (const id of named(value)) {
          if (typeof id !== 'string' || id === UNKNOWN) continue;
          // Whoever counts the pieces on a board names everybody, and in old logs in no list. What a record may lack does not count
          // either: to hide something must not make a slip of who plays.
          if (type.name !== playerCounts.name && !declaration?.mayBeAbsent) {
            count(mentions, id);
            if (isSetup) count(inSetup, id);
          }
          if (seats.has(id)) continue;
          add({
            element,
            attribute,
            id,
            isPlayer: true,
            names: type.name === ownerId.name ? [...players, SUPPLY] : players,
            seats: [],
          });
        }
      } else if (names) {
        for (const id of Array.isArray(value) ? value : [value]) {
          // A number is a card, whether or not there is one of that number.
          if (typeof id !== 'string' || id === UNKNOWN || NUMBER.test(id) || known.get(type.name)?.has(id)) continue;
          add({ element, attribute, id, isPlayer: false, names, seats: [] });
        }
      }
    }
    for (const child of element.children) visit(child, isSetup || child.name === 'setup');
  };
  const add = (one: Undeclared): void => {
    const key = keyOfName(one.isPlayer ? 'player' : 'thing', one.id);
    if (!found.has(key)) found.set(key, one);
  };
  visit(game, false);
  const fewest = Math.min(...players.map((id) => mentions.get(id) ?? 0));
  // Whoever is dealt what everybody is dealt plays, even who does little.
  const dealt = new Set(players.map((id) => inSetup.get(id)));
  const isDealt = (id: string): boolean => inSetup.has(id) && dealt.size === 1 && dealt.has(inSetup.get(id));
  const everySeat = [...players.keys(), players.length];
  // Nobody plays alone: beside one player alone, whoever is named plays, too.
  const isAlone = players.length === 1;
  const isPlaying = (id: string): boolean => isAlone || isDealt(id) || playsAlong(mentions.get(id) ?? 0, fewest);
  return [...found.values()].map((one) => (one.isPlayer && isPlaying(one.id) ? { ...one, seats: everySeat } : one));
}

function count(mentions: Map<string, number>, id: string): void {
  mentions.set(id, (mentions.get(id) ?? 0) + 1);
}

/** A slip of the pen stands in a few places; somebody whose declaration is missing, in as many as the others, roughly. */
function playsAlong(mentions: number, fewest: number): boolean {
  return mentions >= fewest / 2;
}
