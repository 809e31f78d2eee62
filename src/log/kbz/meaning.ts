/** What the words of one game stand for: those of its format, and its players by their ids and names. */
import { type AttributeType, ownerId, playerCounts, playerId, SUPPLY, UNKNOWN } from '../attribute.js';
import { UNDO } from '../envelope.js';
import { MAX_PLAYERS } from '../limits.js';
import type { Shorthand } from './shorthand.js';
import { type Found, WordIndex } from './word-index.js';

/** A word of a value, in full; or all that it may be the beginning of. */
export type Word = { readonly is: string } | { readonly mayBe: readonly string[] };

/** An element that a word begins. */
export interface Lead {
  readonly element: string;
  /** False where the word is the name of the element, true where it is its first value. */
  readonly isValue: boolean;
}

/** What a word may begin: one element, several that nobody can tell apart, or none. */
export type Leads = { readonly is: Lead; readonly inside: string } | { readonly mayBe: readonly string[] };

/** Two values in one word: `gallia2`, `7b`. */
export function glued(word: string): readonly [first: string, second: string] | undefined {
  const [, first, second] = /^(\p{L}[\p{L}-]*)([0-9]+)$/u.exec(word) ?? /^([0-9]+)(\p{L}.*)$/u.exec(word) ?? [];
  return first === undefined || second === undefined ? undefined : [first, second];
}

/** No word of any language is as long. */
const LONGEST = 256;
/** In it players are declared, by any words. */
const PLAYERS = 'players';

/** Grows with the players that the game declares. */
export class Meaning {
  /** Names of the players, and their ids. */
  private readonly ids = new Map<string, string>();
  private players = new WordIndex([]);

  constructor(readonly shorthand: Shorthand) {}

  declarePlayer(id: string, name: string): void {
    if (this.ids.size >= MAX_PLAYERS || this.ids.has(id)) return;
    this.ids.set(id, name);
    this.players = new WordIndex(this.ids.keys(), (word) => [this.ids.get(word) ?? ''].filter((one) => one !== ''));
  }

  /** A word of a value. @returns undefined for one that the type does not know */
  word(type: AttributeType<unknown> | undefined, word: string): Word | undefined {
    if (!type || word === UNKNOWN || word.length > LONGEST) return { is: word };
    if (type.name === playerId.name || type.name === ownerId.name) return this.player(type, word);
    if (type.name === playerCounts.name) return this.counted(word, (name) => this.player(playerId, name));
    if (type.words === 'counts') return this.counted(word, (name) => this.choice(type, name));
    return this.choice(type, word) ?? (type.words === 'beside' ? this.player(playerId, word) : undefined);
  }

  /** The element that a word begins. @param around the open elements, the innermost first */
  lead(word: string, around: readonly string[]): Leads {
    let least = Number.POSITIVE_INFINITY;
    let isInnermost = true;
    let leads = new Map<string, { lead: Lead; inside: string; word: string }>();
    const enter = (found: Found | undefined, inside: string, leadOf: (word: string) => Lead): void => {
      // What would close an element is written in full.
      if (!found || found.distance > Math.min(least, isInnermost ? least : 1)) return;
      if (found.distance < least) leads = new Map();
      least = found.distance;
      for (const one of found.words) {
        const lead = leadOf(one);
        const key = lead.isValue ? `${lead.element} ${one}` : lead.element;
        if (!leads.has(key)) leads.set(key, { lead, inside, word: one });
      }
    };
    for (const inside of around) {
      isInnermost = inside === around[0];
      const { names, bare } = this.shorthand.insideOf(inside);
      const isNew = inside === PLAYERS || bare.some(({ type }) => this.indexOf(type) === undefined);
      const named = withoutShortUndo(names.find(word));
      // Where any word may be a value, only a whole name is a name.
      if (!isNew || named?.distance === 0) enter(named, inside, (element) => ({ element, isValue: false }));
    }
    // The name of an element comes before a value that is called so.
    if (least > 0) {
      for (const inside of around) {
        isInnermost = inside === around[0];
        for (const { name, type } of this.shorthand.insideOf(inside).bare) {
          enter(this.indexOf(type)?.find(word), inside, () => ({ element: name, isValue: true }));
        }
      }
    }
    const [first] = leads.values();
    // A beginning of two values of one element: that element it is.
    const isOne = new Set([...leads.values()].map(({ lead }) => `${lead.element} ${lead.isValue}`)).size === 1;
    if (first && isOne) return { is: first.lead, inside: first.inside };
    if (first) return { mayBe: [...leads.values()].map((one) => one.word) };
    const only = this.shorthand.insideOf(around[0] ?? '').bare;
    const value = glued(word)?.[0];
    if (only.length > 1 && value !== undefined) return this.lead(value, around);
    return only.length === 1 && only[0]
      ? { is: { element: only[0].name, isValue: true }, inside: around[0] ?? '' }
      : { mayBe: [] };
  }

  /** All words that may begin an element there. */
  leadsIn(inside: string): readonly string[] {
    const { names, bare } = this.shorthand.insideOf(inside);
    return [...names.words, ...bare.flatMap(({ type }) => [...(this.indexOf(type)?.words ?? [])])];
  }

  private indexOf(type: AttributeType<unknown>): WordIndex | undefined {
    return type.name === playerId.name && this.ids.size > 0 ? this.players : this.shorthand.indexOf(type);
  }

  private player(type: AttributeType<unknown>, word: string): Word | undefined {
    const found = type.name === ownerId.name && word === SUPPLY ? undefined : this.players.find(word);
    if (found) return wordOf(found);
    return type.read(word) === undefined ? undefined : { is: word };
  }

  private choice(type: AttributeType<unknown>, word: string): Word | undefined {
    const found = this.shorthand.indexOf(type)?.find(word);
    // Where other words may stand, too, one of them is no beginning.
    if (found && !(type.named && found.distance === 3 && type.read(word) !== undefined)) return wordOf(found);
    return type.read(word) === undefined ? undefined : { is: word };
  }

  /** `gold:2`, or `gold2`. */
  private counted(word: string, name: (name: string) => Word | undefined): Word | undefined {
    const [, of = '', colon = '', number = ''] = /^(.*?)(:?)(-?[0-9]*)$/.exec(word) ?? [];
    const whole = colon === '' && number !== '' ? name(word) : undefined;
    const found = whole && 'is' in whole ? undefined : name(of);
    if (!found || 'mayBe' in found) return found ?? whole;
    return { is: number === '' ? found.is + colon : `${found.is}:${number}` };
  }
}

/** A slip of one letter takes no move back: that is written in full, too. */
function withoutShortUndo(found: Found | undefined): Found | undefined {
  const words = found?.distance === 3 ? found.words.filter((word) => word !== UNDO) : found?.words;
  return found && words && words.length > 0 ? { ...found, words } : undefined;
}

function wordOf({ words }: Found): Word {
  const [only] = words;
  return words.length === 1 && only !== undefined ? { is: only } : { mayBe: words };
}
