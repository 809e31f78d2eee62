/** A memory for the short strings that logs repeat without end: names, ids, numbers, lists of goods. */
import { Buffer } from 'node:buffer';

/** Longer strings are hardly ever repeated. */
const LONGEST = 64;
/** A power of two. */
const SLOTS = 8192;

/**
 * Gives the same string object for the same characters. Each string is then made, hashed and converted once and not a
 * million times. The memory is bounded: a newcomer takes the place of the string in its slot.
 */
export class Interned {
  private readonly strings: string[] = new Array<string>(SLOTS).fill('');
  /** The code units of the strings, `LONGEST` for each slot. */
  private readonly units = new Uint16Array(SLOTS * LONGEST);

  /** The string of the code units from `start` up to `end`, if it was added before. `hash` is a function of them. */
  find(units: Uint16Array, start: number, end: number, hash: number): string | undefined {
    const slot = slotOf(hash);
    const known = this.strings[slot] as string;
    if (known.length !== end - start) return undefined;
    const mine = this.units;
    let at = slot * LONGEST;
    for (let index = start; index < end; index += 1) {
      if (units[index] !== mine[at]) return undefined;
      at += 1;
    }
    return known;
  }

  /** Adds a string and returns what to use in its place. */
  add(part: string, hash: number): string {
    if (part.length > LONGEST) return part;
    const own = ownCopy(part);
    const slot = slotOf(hash);
    this.strings[slot] = own;
    for (let index = 0; index < own.length; index += 1) this.units[slot * LONGEST + index] = own.charCodeAt(index);
    return own;
  }
}

/**
 * The same characters in memory of their own. V8 makes a substring of 13 characters or more a view of the whole string;
 * kept for long, it would keep the text of its game alive.
 */
function ownCopy(part: string): string {
  return part.length < 13 ? part : Buffer.from(part, 'utf16le').toString('utf16le');
}

function slotOf(hash: number): number {
  return (hash ^ (hash >>> 13)) & (SLOTS - 1);
}
