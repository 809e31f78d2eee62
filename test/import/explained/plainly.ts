/** What a log says of decisions and chance, without what nobody tells of it: claims, times, who wrote it. */
import { gameOf } from '../../../src/games.js';
import type { Plain } from '../shapes.js';

/** What of a game `explain` tells, and what follows from that. */
export interface Telling {
  /** Elements that are claims. */
  readonly claims: readonly string[];
  /** Elements that hold others in any order. */
  readonly unordered: readonly string[];
  /** What an element says; undefined where it says nothing that is not known. @param around innermost first */
  readonly said: (element: Plain, around: readonly Plain[]) => Plain['attributes'] | undefined;
}

const NEVER = ['meta', 'components'];
/** Who is before whom says the rank. */
const ANYHOW = ['players', 'options', 'result'];

/** @param hasResult whether it is compared, too */
export function plainly(game: Plain, telling: Telling, hasResult: boolean): unknown {
  const left = [...NEVER, ...telling.claims, ...(hasResult ? [] : ['result'])];
  const usual = new Map(gameOf(game.attributes['ruleset'] ?? '')?.options.map(({ name, values }) => [name, values[0]]));
  const tell = (element: Plain, around: readonly Plain[]): unknown => {
    const { name, text, children } = element;
    const attributes = left.includes(name) ? undefined : telling.said(element, around);
    // Only options that are not as usual are told.
    if (!attributes || (name === 'option' && usual.get(attributes['name'] ?? '') === attributes['value'])) return [];
    const inside = children.flatMap((child) => tell(child, [element, ...around]) as unknown[]);
    const isUnordered = name === 'game' || ANYHOW.includes(name) || telling.unordered.includes(name);
    if (inside.length === 0 && ANYHOW.includes(name)) return [];
    return [[name, Object.entries(attributes).sort(), text.trim(), isUnordered ? sorted(inside) : inside]];
  };
  return tell(game, []);
}

/** Attributes but for some, and for what nobody has seen. */
export function without(attributes: Plain['attributes'], ...names: readonly string[]): Plain['attributes'] {
  return Object.fromEntries(
    Object.entries(attributes).filter(([name, value]) => !names.includes(name) && value !== '?'),
  );
}

function sorted(list: readonly unknown[]): readonly unknown[] {
  return [...list].sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
}
