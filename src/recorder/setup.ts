/** From the box to the first move: who plays with which options, and what lies on the table. */
import type { Game } from '../engine/game.js';
import { defaults, type Options } from '../engine/option.js';
import type { Played } from '../live/live-game.js';
import { rawOfElement } from '../log/raw.js';
import type { RawElement } from '../log/raw-element.js';
import { type Element, statedOf } from '../log/vocabulary.js';
import type { Kit } from './kit.js';
import { made } from './made.js';

/** What somebody has said before anything is laid out. */
export interface Party {
  /** Names in turn order, the start player first: hostile text. */
  readonly names: readonly string[];
  /** The options that differ from the default. */
  readonly options: Options;
  /** False where the game is judged without the card values that Kiebitz ships. */
  readonly withEdition: boolean;
  /** The kinds of hidden things that are written down. */
  readonly records: readonly string[];
}

/**
 * Something that lies on the table.
 * @see TableForm.setup
 */
export interface Laid {
  readonly element: Element;
  /** The attribute that somebody may have to change; null where there is none. */
  readonly attribute: string | null;
}

/** The `<game>` element with what comes before the setup. */
export function rootOf(kit: Kit, id: string, { names, options, withEdition }: Party): RawElement {
  const { game } = kit;
  const chosen = Object.entries(options).map(([name, value]) => made('option', { name, value }));
  return made('game', { ruleset: game.ruleset, id }, [
    made(
      'players',
      {},
      names.map((name, seat) => made('player', { id: `p${seat + 1}`, ...(name !== '' && { name }) })),
    ),
    ...(chosen.length > 0 ? [made('options', {}, chosen)] : []),
    ...(withEdition ? [componentsOf(kit)] : []),
  ]);
}

/** The name of the edition; the values themselves where nobody else knows it. */
function componentsOf({ game, edition, isOwnEdition }: Kit): RawElement {
  if (!isOwnEdition) return made('components', { edition: edition.name });
  const whole = rawOfElement(edition.element, game.vocabulary);
  const attributes = new Map([...whole.attributes].filter(([name]) => name !== 'edition' && name !== 'ruleset'));
  return { ...whole, attributes };
}

/** Deals a table at random, with nothing on it that is not to be written down. @param seed the same deals the same */
export function deal({ game, edition }: Kit, { names, options, records }: Party, seed: number): readonly Laid[] {
  const { setup, hidden } = game.form;
  const all = { ...defaults(game.options), ...game.presets?.(options), ...options };
  const setting = { players: names.length, options: all, edition };
  if (game.playable.refuses?.(setting)) return [];
  const parts = game.playable.series(setting).play(seed).parts('moves');
  const dealt = parts.find(({ name }) => name === 'setup')?.children ?? [];
  return dealt.flatMap((element) => {
    const attribute = Object.hasOwn(setup, element.name) ? setup[element.name] : undefined;
    const kind = hidden[element.name];
    if (attribute === undefined || (kind !== undefined && !records.includes(kind))) return [];
    return [{ element: asSeen(game, element), attribute }];
  });
}

/** Without what not even its owner sees. */
function asSeen({ secrets }: Game, element: Element): Element {
  const secret = secrets[element.name];
  if (secret?.from !== 'all') return element;
  const values = statedOf(element).filter(([name]) => !secret.attributes.includes(name));
  return { ...element, values: Object.fromEntries(values) };
}

/** The elements of a setup, to be played. */
export function stepsOf({ game: { vocabulary } }: Kit, laid: readonly Laid[]): readonly Played[] {
  return [
    { element: made('setup', {}), within: 'game' },
    ...laid.map(({ element }) => ({ element: rawOfElement(element, vocabulary), within: 'setup' })),
  ];
}

/** The words that lie there. */
export function wordsIn({ element, attribute }: Laid): readonly string[] {
  const value: unknown =
    attribute === null ? undefined : (element.values as Readonly<Record<string, unknown>>)[attribute];
  return Array.isArray(value) ? value : typeof value === 'string' ? [value] : [];
}

/** The same with another word, without what the deal alone could say: how the others were chosen. */
export function withWord({ game }: Kit, { element, attribute }: Laid, index: number, word: string): Laid {
  if (attribute === null) return { element, attribute };
  const value: unknown = (element.values as Readonly<Record<string, unknown>>)[attribute];
  const changed = Array.isArray(value) ? value.with(index, word) : word;
  const declared = game.vocabulary[element.name]?.attributes;
  // In an element that stands in editions, too, nothing is required; whose it is stays all the same.
  const kept = statedOf(element).filter(([name]) => name === 'player' || declared?.[name]?.required);
  return { element: { ...element, values: { ...Object.fromEntries(kept), [attribute]: changed } }, attribute };
}
