/** From the events of a file to a game of the log; what no rule of the profile reads is told. */
import type { RawElement } from '../log/raw-element.js';
import type { Vocabulary } from '../log/vocabulary.js';
import { leavesOf, type SavedEvent, valueAt } from './event.js';
import { GrowingGame } from './growing-game.js';
import type { ElementRule, Profile, Rule, ValueSource } from './profile.js';
import { matched } from './template.js';
import { joinTwins } from './twins.js';

/** What no rule reads: how often it stands there, and where first. */
export interface Unread {
  readonly what: 'event' | 'value' | 'misplaced' | 'word';
  /** The type of the event, and the path to the value. */
  readonly of: string;
  readonly count: number;
  /** Of the first: its line, or number. */
  readonly place: number;
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

/** Those that count, in order, twins joined. */
function inOrder(events: readonly SavedEvent[], { only, order, twins }: Profile): readonly SavedEvent[] {
  const counted = events.filter((event) => !only || only.is.includes(String(valueAt(event, only.at))));
  const numberOf = (event: SavedEvent): number => Number(valueAt(event, order ?? '') ?? 0);
  const sorted = order === undefined ? counted : counted.toSorted((one, other) => numberOf(one) - numberOf(other));
  return twins ? joinTwins(sorted, twins) : sorted;
}

class Importing {
  private readonly game: GrowingGame;
  private readonly unread = new Map<string, { what: Unread['what']; of: string; count: number; place: number }>();
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
    const { type, rules, leave } = this.profile;
    const kind = type === undefined ? '' : String(valueAt(event, type) ?? '');
    const used = new Set([...leave, ...(type === undefined ? [] : [type]), ...this.pathsOfProfile()]);
    const chosen = chosenRule(rules, kind, event);
    if (!chosen) {
      this.tell('event', kind || String(valueAt(event, 'text') ?? ''), event.place);
      return;
    }
    const { rule, event: read } = chosen;
    const each = rule.each === undefined ? undefined : valueAt(read, rule.each);
    if (rule.each !== undefined) used.add(rule.each);
    const parts = Array.isArray(each) ? each.map((data): SavedEvent => ({ ...read, data, outer: read })) : [read];
    if (rule.close) this.game.close(this.valueOf(rule.close, read, used) ?? '');
    for (const part of parts) this.make(rule, part, used);
    this.note(read, used);
    if (!read.found) this.tellUnread(read, used, kind);
  }

  private make({ make, inside }: Rule, event: SavedEvent, used: Set<string>): void {
    if (inside) {
      const around = this.element(inside, event, used);
      if (!this.game.isOpen(around)) this.place(around, event);
    }
    if (make) this.place(this.element(make, event, used), event);
  }

  private place(element: RawElement, event: SavedEvent): void {
    if (!this.game.add(element)) this.tell('misplaced', element.name, event.place);
  }

  private element(rule: ElementRule, event: SavedEvent, used: Set<string>): RawElement {
    const attributes = new Map<string, string>();
    if (rule.members !== undefined) {
      const members = valueAt(event, rule.members);
      if (rule.members !== '') used.add(rule.members);
      for (const [name, value] of Object.entries(typeof members === 'object' && members ? members : {})) {
        if (rule.without.includes(name) || typeof value === 'object') continue;
        attributes.set(name, String(value));
        used.add(name);
      }
    }
    for (const [name, source] of rule.attributes) {
      const value = this.valueOf(source, event, used);
      if (value !== undefined) attributes.set(name, value);
    }
    const text = rule.text && this.valueOf(rule.text, event, used);
    return { name: this.valueOf(rule.element, event, used) ?? '', attributes, children: [], text: text ?? '' };
  }

  private valueOf(
    { at, is, values, otherwise }: ValueSource,
    event: SavedEvent,
    used: Set<string>,
  ): string | undefined {
    if (is !== undefined || at === undefined) return is;
    used.add(at);
    const value = valueAt(event, at);
    if (value === undefined || value === null || (typeof value === 'object' && !Array.isArray(value))) return otherwise;
    const words = Array.isArray(value) ? value.map(String) : [String(value)];
    const written = words.map((word) => {
      if (values && !values.has(word)) this.tell('word', `${at}: ${word}`, event.place);
      return values?.get(word) ?? word;
    });
    return written.join(' ');
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
      const known = this.seen.get(outer) ?? new Set<string>();
      this.seen.set(outer, known);
      if (via !== undefined) known.add(via);
      for (const path of used) if (path.startsWith(prefix)) known.add(path.slice(prefix.length));
    }
  }

  private tellUnread({ data, place }: SavedEvent, used: ReadonlySet<string>, kind: string): void {
    const paths = [...used];
    for (const leaf of leavesOf(data)) {
      if (leaf === '' || paths.some((path) => leaf === path || leaf.startsWith(`${path}.`))) continue;
      // All members of a list are one.
      this.tell('value', `${kind} ${leaf.replace(/\.\d+(?=\.|$)/g, '[]')}`.trim(), place);
    }
  }

  private tell(what: Unread['what'], of: string, place: number): void {
    const known = this.unread.get(`${what} ${of}`);
    if (known) known.count += 1;
    else this.unread.set(`${what} ${of}`, { what, of, count: 1, place });
  }
}

/** The first rule that is about an event, and the event with what a template has found in it. */
function chosenRule(
  rules: readonly Rule[],
  kind: string,
  event: SavedEvent,
): { readonly rule: Rule; readonly event: SavedEvent } | undefined {
  for (const rule of rules) {
    if (rule.types.length > 0 && !rule.types.includes(kind)) continue;
    if (!rule.says) return { rule, event };
    const found = matched(rule.says, String(valueAt(event, 'text') ?? ''));
    if (found) return { rule, event: { ...event, found } };
  }
  return undefined;
}
