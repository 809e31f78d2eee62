/** From the events of a file to a game of the log; what no rule of the profile reads is told. */

import { entryOf } from '../log/entry-of.js';
import { nearest } from '../log/nearest.js';
import type { RawElement } from '../log/raw-element.js';
import type { Vocabulary } from '../log/vocabulary.js';
import { type Data, leavesOf, membersOf, type SavedEvent, valueAt } from './event.js';
import { GrowingGame } from './growing-game.js';
import type { ElementRule, Profile, Rule, Step, ValueSource } from './profile.js';
import { matched } from './template.js';
import { joinTwins } from './twins.js';
import { readValue, wordsOf } from './value.js';

/** Hears which paths of an event have been read. */
type Use = (path: string) => void;

/** What no rule reads: how often it stands there, and where first. */
export interface Unread {
  readonly what: 'event' | 'value' | 'misplaced' | 'word';
  /** The type of the event, and the path to the value. */
  readonly of: string;
  readonly count: number;
  /** Of the first: its line, or number. */
  readonly place: number;
  /** Of what is misplaced: the element that was probably meant, where there is none of that name. Of a word: the one of the table. */
  readonly meant?: string;
}

/** A game as it was imported. */
export interface ImportedGame {
  readonly game: RawElement;
  readonly unread: readonly Unread[];
}

/**
 * @param id of the game, where the file does not name one
 * @returns undefined where neither the file nor the profile says which game it is
 */
export function importGame(
  events: readonly SavedEvent[],
  profile: Profile,
  vocabularyOf: (ruleset: string) => Vocabulary | undefined,
  id: string,
): ImportedGame | undefined {
  const importing = new Importing(profile, vocabularyOf, id);
  for (const event of inOrder(events, profile)) importing.read(event);
  return importing.imported();
}

/** How many events a profile has a sentence for. */
export function sentencesIn(events: readonly SavedEvent[], profile: Profile): number {
  return events.filter((event) => chosenRule(profile, '', event)).length;
}

/** Those that count, in order, twins joined. */
function inOrder(events: readonly SavedEvent[], { only, order, twins }: Profile): readonly SavedEvent[] {
  const counted = events.filter((event) => !only || only.is.includes(String(valueAt(event, only.at))));
  const sorted = order === undefined ? counted : sortedBy(order, counted);
  return twins ? joinTwins(sorted, twins) : sorted;
}

/** What has no number stays behind the event before it. */
function sortedBy(order: string, events: readonly SavedEvent[]): readonly SavedEvent[] {
  let last = 0;
  const numbered = events.map((event) => {
    const told = String(valueAt(event, order) ?? '');
    const number = told.trim() === '' ? Number.NaN : Number(told);
    last = Number.isNaN(number) ? last : number;
    return { event, number: last };
  });
  return numbered.sort((one, other) => one.number - other.number).map(({ event }) => event);
}

class Importing {
  private readonly game: GrowingGame;
  private readonly unread = new Map<string, Unread & { count: number }>();
  /** The words that have numbers, by what stands before those. */
  private readonly numbers = new Map<string, Map<string, number>>();
  /** What lies around events, and has been looked at. */
  private readonly seen = new Map<SavedEvent, Set<string>>();

  constructor(
    private readonly profile: Profile,
    vocabularyOf: (ruleset: string) => Vocabulary | undefined,
    id: string,
  ) {
    this.game = new GrowingGame(vocabularyOf, profile.ruleset, id);
  }

  imported(): ImportedGame | undefined {
    for (const [outer, used] of this.seen) this.tellUnread(outer, used, '^');
    const game = this.game.finished();
    return game && { game, unread: [...this.unread.values()] };
  }

  read(event: SavedEvent): void {
    const { type, leave, sentence } = this.profile;
    const kind = type === undefined ? '' : String(valueAt(event, type) ?? '');
    const used = new Set([...leave, ...(type === undefined ? [] : [type]), ...this.pathsOfProfile()]);
    const chosen = chosenRule(this.profile, kind, event);
    if (!chosen) {
      this.tell('event', kind || String(valueAt(event, sentence) ?? ''), event.place);
      return;
    }
    const { rule, event: read } = chosen;
    if (rule.says.length > 0) used.add(sentence);
    if (rule.where !== undefined) used.add(rule.where);
    for (const step of rule.steps) this.take(step, read, used);
    this.note(read, used);
    this.tellUnread(read, used, kind);
  }

  private take(step: Step, event: SavedEvent, used: Set<string>): void {
    const use: Use = (path) => used.add(path);
    if (step.each === undefined) this.make(step, event, use);
    else
      for (const { part, at } of partsOf(event, step.each, step.split))
        this.make(step, part, (path) => used.add(seenFromOutside(path, at)));
  }

  private make({ make, amends, inside, close, where }: Step, event: SavedEvent, use: Use): void {
    if (where !== undefined) {
      use(where);
      if (!isThere(valueAt(event, where))) return;
    }
    if (close) this.game.close(this.valueOf(close, event, use) ?? '');
    if (inside) {
      const around = this.element(inside, event, use);
      const key = inside.per === undefined ? undefined : this.valueOf({ at: inside.per, split: [] }, event, use);
      if (!this.game.begin(around, key)) this.misplaced(around, event);
    }
    if (!make) return;
    const element = this.element(make, event, use);
    if (!amends) this.place(element, event);
    else if (!this.game.amend(element)) this.misplaced(element, event);
  }

  private place(element: RawElement, event: SavedEvent): void {
    if (!this.game.add(element)) this.misplaced(element, event);
  }

  private element(rule: ElementRule, event: SavedEvent, use: Use): RawElement {
    const attributes = new Map<string, string>();
    if (rule.members !== undefined) {
      const members = valueAt(event, rule.members);
      if (rule.members !== '') use(rule.members);
      for (const [name, value] of Object.entries(typeof members === 'object' && members ? members : {})) {
        if (rule.without.includes(name) || typeof value === 'object') continue;
        attributes.set(name, String(value));
        use(rule.members === '' ? name : `${rule.members}.${name}`);
      }
    }
    for (const [name, source] of rule.attributes) {
      const value = this.valueOf(source, event, use);
      if (value !== undefined) attributes.set(name, value);
    }
    const text = rule.text && this.valueOf(rule.text, event, use);
    return { name: this.valueOf(rule.element, event, use) ?? '', attributes, children: [], text: text ?? '' };
  }

  private valueOf(source: ValueSource, event: SavedEvent, use: Use): string | undefined {
    const { at } = source;
    const { isRead, written, unknown, unlike } = readValue(source, event);
    if (at !== undefined && isRead) use(at);
    for (const word of unknown) {
      this.tell('word', `${at}: ${word}`, event.place, () => nearest(word, [...(source.values?.keys() ?? [])]));
    }
    for (const word of unlike) this.tell('value', `${at}: ${word}`, event.place);
    return written !== undefined && source.number !== undefined ? this.numbered(source.number, written) : written;
  }

  /** What is met first is the first. */
  private numbered(kind: string, word: string): string {
    const known = entryOf(this.numbers, kind, () => new Map<string, number>());
    const number = entryOf(known, word, () => known.size + 1);
    return `${kind}${number}`;
  }

  private pathsOfProfile(): readonly string[] {
    const { order, twins, only } = this.profile;
    return [order, twins?.key, twins?.channel, only?.at].filter((path) => path !== undefined);
  }

  /** What lies around the event is looked at when all of its events have been read. */
  private note(event: SavedEvent, used: ReadonlySet<string>): void {
    let prefix = '';
    for (let { outer, via } = event; outer; { outer, via } = outer) {
      prefix += '^.';
      const known = entryOf(this.seen, outer, () => new Set<string>());
      if (via !== undefined) known.add(via);
      for (const path of used) if (path.startsWith(prefix)) known.add(path.slice(prefix.length));
    }
  }

  private tellUnread({ data, place }: SavedEvent, used: ReadonlySet<string>, kind: string): void {
    for (const leaf of leavesOf(data)) {
      // All members of a list are one; of a table a number is the name of a column.
      const listed = leaf.replace(Array.isArray(data) ? /(^|\.)\d+(?=\.|$)/g : /\.\d+(?=\.|$)/g, '[]');
      if (leaf === '' || isWithin(leaf, used) || isWithin(listed, used)) continue;
      this.tell('value', `${kind} ${listed}`.trim(), place);
    }
  }

  private misplaced({ name }: RawElement, { place }: SavedEvent): void {
    this.tell('misplaced', name, place, () => this.game.meantBy(name));
  }

  private tell(what: Unread['what'], of: string, place: number, meantBy?: () => string | undefined): void {
    const told = entryOf(this.unread, `${what} ${of}`, () => {
      const meant = meantBy?.();
      return { what, of, count: 0, place, ...(meant !== undefined && { meant }) };
    });
    told.count += 1;
  }
}

/** The first rule that is about an event, and the event with what a template has found in it. */
function chosenRule(
  { rules, sentence, endings }: Profile,
  kind: string,
  event: SavedEvent,
): { readonly rule: Rule; readonly event: SavedEvent } | undefined {
  const { said, ending } = withoutEndings(String(valueAt(event, sentence) ?? ''), endings);
  for (const rule of rules) {
    if (rule.types.length > 0 && !rule.types.includes(kind)) continue;
    if (rule.where !== undefined && !isThere(valueAt(event, rule.where))) continue;
    if (rule.says.length === 0) return { rule, event };
    for (const template of rule.says) {
      const found = matched(template, said);
      if (found) return { rule, event: { ...event, found: { ...found, ...(ending !== '' && { ending }) } } };
    }
  }
  return undefined;
}

/** A sentence without what sentences may end with, and what that means. */
function withoutEndings(
  sentence: string,
  endings: Profile['endings'],
): { readonly said: string; readonly ending: string } {
  const meanings: string[] = [];
  let said = sentence;
  for (;;) {
    const end = [...endings.keys()].find((text) => text !== '' && said.endsWith(text));
    if (end === undefined) return { said, ending: meanings.filter((meaning) => meaning !== '').join(' ') };
    said = said.slice(0, -end.length);
    meanings.unshift(endings.get(end) ?? '');
  }
}

/** The members of a list or an object, or the words of a text. `at`: the path to each, from outside. */
function* partsOf(
  event: SavedEvent,
  each: string,
  split: readonly string[],
): Generator<{ readonly part: SavedEvent; readonly at: string }> {
  const { place } = event;
  const held = valueAt(event, each);
  if (held === undefined || held === null) return;
  if (typeof held !== 'object') {
    for (const data of wordsOf(String(held), split)) yield { part: { data, place, outer: event, via: each }, at: each };
    return;
  }
  for (const [index, member] of membersOf(event, each).entries()) {
    const name = Array.isArray(held) ? String(index) : (member.name ?? '');
    yield { part: { ...member, place }, at: each === '' ? name : `${each}.${name}` };
  }
}

/** A path that was read in a part of an event, as a path of the event. @param at the path to the part */
function seenFromOutside(path: string, at: string): string {
  if (path.startsWith('^.')) return path.slice(2);
  return path === '' ? at : `${at}.${path}`;
}

/** Whether something is said: `false` and an empty list are what sources write for nothing. */
function isThere(value: Data | undefined): boolean {
  const isEmpty = Array.isArray(value) ? value.length === 0 : value === '' || value === false;
  return value !== undefined && value !== null && !isEmpty;
}

/** Whether a path, or one that leads there, has been read. */
function isWithin(leaf: string, used: ReadonlySet<string>): boolean {
  if (used.has('') || used.has(leaf)) return true;
  for (let dot = leaf.indexOf('.'); dot !== -1; dot = leaf.indexOf('.', dot + 1)) {
    if (used.has(leaf.slice(0, dot))) return true;
  }
  return false;
}
