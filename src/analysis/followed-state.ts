/** What lies where, followed through a transcript by its effects alone: so it serves every game, and needs no part of one. */
import type { Effect, Measure } from '../engine/effect.js';
import type { Transcript } from '../engine/transcript.js';
import { entryOf } from '../log/entry-of.js';

/** Amounts of a place by the thing, and of those that have a name how many of each. */
export interface Pile {
  readonly amounts: Map<string, number>;
  readonly named: Map<string, Map<string, number>>;
}

/** The state of a game in progress. */
export class FollowedState {
  readonly piles = new Map<string, Pile>();

  /**
   * @param transcript of the whole game
   * @param end the state after it: what the effects do not bring about lay there from the beginning
   */
  constructor(transcript: Transcript, end: Measure) {
    for (const { entries } of transcript.steps)
      for (const entry of entries) if (entry.type === 'effect') this.count(entry.effect, -1);
    for (const [key, amount] of end) {
      const space = key.lastIndexOf(' ');
      this.add(key.slice(0, space), key.slice(space + 1), amount);
    }
  }

  /** Carries an effect out. */
  apply(effect: Effect): void {
    this.count(effect, 1);
    const { thing, which, amount, from, to, verb } = effect;
    if (verb === 'adjust') return;
    if (from !== '') this.takeAway(from, thing, which, amount);
    if (to !== '' && which !== undefined && isName(effect)) {
      const named = entryOf(this.pile(to).named, thing, () => new Map<string, number>());
      named.set(which, (named.get(which) ?? 0) + amount);
    }
  }

  private count({ thing, amount, from, to }: Effect, sign: 1 | -1): void {
    if (from !== '') this.add(from, thing, -amount * sign);
    if (to !== '') this.add(to, thing, amount * sign);
  }

  private add(place: string, thing: string, amount: number): void {
    const { amounts } = this.pile(place);
    amounts.set(thing, (amounts.get(thing) ?? 0) + amount);
  }

  /** Where it is not known which one has gone, nobody knows which ones are left. */
  private takeAway(place: string, thing: string, which: string | undefined, amount: number): void {
    const { named, amounts } = this.pile(place);
    const names = named.get(thing);
    if (!names) return;
    const gone = which === undefined ? undefined : nameIn(names, which);
    if (gone !== undefined) {
      const left = (names.get(gone) ?? 0) - amount;
      if (left > 0) names.set(gone, left);
      else names.delete(gone);
    }
    let count = 0;
    for (const one of names.values()) count += one;
    if (count > (amounts.get(thing) ?? 0)) names.clear();
  }

  private pile(place: string): Pile {
    return entryOf(this.piles, place, () => ({ amounts: new Map(), named: new Map() }));
  }
}

/** A mere number is the name of a card, but of other things it says where they lie. */
function isName({ thing, which = '', to }: Effect): boolean {
  return which !== to && (thing === 'card' || !/^\d+$/.test(which));
}

/** What came as a card (`9`) may go as one of its sides (`9a`), and the other way round. */
function nameIn(named: ReadonlyMap<string, number>, which: string): string | undefined {
  if (named.has(which)) return which;
  for (const name of named.keys()) if (isSideOf(name, which) || isSideOf(which, name)) return name;
  return undefined;
}

function isSideOf(side: string, card: string): boolean {
  return side.startsWith(card) && !/^\d/.test(side.slice(card.length));
}
