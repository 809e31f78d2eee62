/** A profile: how the files of one source become recordings. It is data; docs/import.md says how to write one. */
import { type FileMistake, JsonFile } from '../known/json-file.js';
import { RULESETS, type Ruleset } from '../log/envelope.js';
import type { JsonObject, JsonValue } from '../log/json/parse.js';
import { nearest } from '../log/nearest.js';
import { type Template, templateOf } from './template.js';

/** Where a value comes from. */
export interface ValueSource {
  /** A path into the event. */
  readonly at?: string;
  /** The value itself. */
  readonly is?: string;
  /** What words of the source are in the log. */
  readonly values?: ReadonlyMap<string, string>;
  /** Where there is nothing at the path. */
  readonly otherwise?: string;
  /** What stands between the words of a text. */
  readonly split: readonly string[];
  /** How each word is written there, and in the log. */
  readonly says?: Template;
  readonly as?: Template;
  /** Words are numbered as they are met, behind this. */
  readonly number?: string;
}

/** An element of the log, and its attributes. */
export interface ElementRule {
  readonly element: ValueSource;
  readonly attributes: readonly (readonly [string, ValueSource])[];
  /** A path to an object whose members are attributes of their names. */
  readonly members?: string;
  /** Members that are none. */
  readonly without: readonly string[];
  readonly text?: ValueSource;
  /** A path: what lies in an element lies in one of its own for each value there. */
  readonly per?: string;
}

/** What becomes of events of certain types. */
export interface Rule {
  /** None: of any. */
  readonly types: readonly string[];
  /** The first of these sentences that an event is like; none: whatever it says. */
  readonly says: readonly Template[];
  /** A path: only events that have something there. */
  readonly where?: string;
  /** In their order. */
  readonly steps: readonly Step[];
}

/** An element that is written, or one for each member of a list. */
export interface Step {
  readonly make?: ElementRule;
  /** True where the attributes belong to the latest element of that name. */
  readonly amends: boolean;
  /** An element that it lies in, opened unless it is open already. */
  readonly inside?: ElementRule;
  /** A path to a list or an object: an element for each member. */
  readonly each?: string;
  /** What stands between members that are written in one text. */
  readonly split: readonly string[];
  /** A path: only where there is something. */
  readonly where?: string;
  /** The name of an open element that ends before. */
  readonly close?: ValueSource;
}

export const ENVELOPES = ['json', 'json-lines', 'csv', 'xml', 'page', 'lines'] as const;
export type EnvelopeKind = (typeof ENVELOPES)[number];

/** How the events lie in a file. */
export interface Envelope {
  readonly kind: EnvelopeKind;
  /** Paths to lists; without one, what the file holds are the events. */
  readonly events: readonly string[];
  readonly separator: string;
  /** Of a page: what is selected, or variables of its scripts. */
  readonly select?: string;
  readonly variables: readonly string[];
  /** By how much the characters of texts in variables are shifted. */
  readonly shift: number;
}

export interface Profile {
  readonly name: string;
  readonly ruleset?: Ruleset;
  readonly envelope: Envelope;
  /** A path to what kind of event it is. */
  readonly type?: string;
  /** A path to the sentence that rules are about. */
  readonly sentence: string;
  /** What sentences may end with, and what that means: it is cut off before rules are asked. */
  readonly endings: ReadonlyMap<string, string>;
  /** A path to a number by which events are put in order. */
  readonly order?: string;
  /** Public and private events of the same move and type are one. */
  readonly twins?: { readonly key: string; readonly channel: string; readonly private: string };
  /** Only events that have one of these values there. */
  readonly only?: { readonly at: string; readonly is: readonly string[] };
  /** Paths that say nothing about the game. */
  readonly leave: readonly string[];
  readonly rules: readonly Rule[];
}

const KEYS = [
  'kiebitz',
  'format',
  'name',
  'ruleset',
  'envelope',
  'type',
  'sentence',
  'endings',
  'order',
  'twins',
  'only',
  'leave',
  'values',
  'rules',
  '$schema',
];
const ELEMENT_KEYS = ['element', 'attributes', 'members', 'without', 'text'];
const STEP_KEYS = ['if', 'amend', 'inside', 'each', 'split', 'close', ...ELEMENT_KEYS];
const RULE_KEYS = ['type', 'says', 'then', ...STEP_KEYS];

/** @param file as messages name it @returns the profile, and all that is wrong with it */
export function parseProfile(
  file: string,
  text: string,
): { readonly profile: Profile | undefined; readonly mistakes: readonly FileMistake[] } {
  const json = new JsonFile(file, text);
  const root = json.root();
  const profile = root && new ProfileReader(json, root).profile();
  return { profile: json.mistakes.length === 0 ? profile : undefined, mistakes: json.mistakes };
}

class ProfileReader {
  private readonly tables = new Map<string, ReadonlyMap<string, string>>();

  constructor(
    private readonly json: JsonFile,
    private readonly root: JsonObject,
  ) {}

  profile(): Profile {
    const { json, root } = this;
    json.allow(root, KEYS);
    json.constant(root, 'kiebitz', 'profile');
    json.constant(root, 'format', '1');
    for (const { name, value } of json.objectIn(root, 'values')?.members ?? []) this.table(name, value);
    const only = json.objectIn(root, 'only');
    const twins = json.objectIn(root, 'twins');
    const ruleset = json.word(root, 'ruleset', RULESETS);
    return {
      name: json.requiredText(root, 'name')?.text ?? '',
      ...(ruleset && { ruleset }),
      envelope: this.envelope(json.objectIn(root, 'envelope') ?? { ...root, members: [] }),
      ...this.optional(root, 'type'),
      sentence: json.text(root, 'sentence')?.text ?? 'text',
      endings: this.words(json.objectIn(root, 'endings')),
      ...this.optional(root, 'order'),
      ...(twins && {
        twins: {
          key: this.text(twins, 'key'),
          channel: this.text(twins, 'channel'),
          private: this.text(twins, 'private'),
        },
      }),
      ...(only && { only: { at: this.text(only, 'at'), is: this.texts(only, 'is') } }),
      leave: this.texts(root, 'leave'),
      rules: json.objects(root, 'rules').map((rule) => this.rule(rule)),
    };
  }

  private envelope(object: JsonObject): Envelope {
    const { json } = this;
    json.allow(object, ['kind', 'events', 'separator', 'select', 'variables', 'shift']);
    json.requiredText(object, 'kind');
    return {
      kind: json.word(object, 'kind', ENVELOPES) ?? 'json',
      events: this.texts(object, 'events'),
      separator: json.text(object, 'separator')?.text ?? ',',
      ...this.optional(object, 'select'),
      variables: this.texts(object, 'variables'),
      shift: Number(json.text(object, 'shift')?.text ?? 0),
    };
  }

  private rule(object: JsonObject): Rule {
    const { json } = this;
    json.allow(object, RULE_KEYS);
    const hasThen = object.members.some(({ name }) => name === 'then');
    const { where, ...first } = this.step(object);
    const others = (hasThen ? json.objects(object, 'then') : []).map((step) => {
      json.allow(step, STEP_KEYS);
      return this.step(step);
    });
    return {
      types: this.texts(object, 'type'),
      says: this.texts(object, 'says').map(templateOf),
      ...(where !== undefined && { where }),
      steps: [first, ...others],
    };
  }

  private step(object: JsonObject): Step {
    const { json } = this;
    const inside = json.objectIn(object, 'inside');
    if (inside) json.allow(inside, ['per', ...ELEMENT_KEYS]);
    const close = object.members.find(({ name }) => name === 'close');
    const { if: where } = this.optional(object, 'if');
    return {
      ...(object.members.some(({ name }) => name === 'element') && { make: this.element(object) }),
      amends: json.truth(object, 'amend') ?? false,
      ...(inside && { inside: { ...this.element(inside), ...this.optional(inside, 'per') } }),
      ...this.optional(object, 'each'),
      split: this.texts(object, 'split'),
      ...(where !== undefined && { where }),
      ...(close && { close: this.source(close.value) }),
    };
  }

  private element(object: JsonObject): ElementRule {
    const { json } = this;
    const of = (key: string) => object.members.find(({ name }) => name === key)?.value;
    const [element, text] = [of('element'), of('text')];
    return {
      element: element ? this.source(element) : { split: [] },
      attributes: (json.objectIn(object, 'attributes')?.members ?? []).map(({ name, value }) => [
        name,
        this.source(value),
      ]),
      ...this.optional(object, 'members'),
      without: this.texts(object, 'without'),
      ...(text && { text: this.source(text) }),
    };
  }

  /** `@path`, a word, or an object that says more. */
  private source(value: JsonValue): ValueSource {
    const { json } = this;
    if (value.type === 'text')
      return { split: [], ...(value.text.startsWith('@') ? { at: value.text.slice(1) } : { is: value.text }) };
    const object = json.object(value);
    if (!object) return { split: [] };
    json.allow(object, ['at', 'values', 'else', 'split', 'says', 'as', 'number']);
    const table = json.text(object, 'values');
    const values = table && this.tables.get(table.text);
    if (table && !values) {
      const known = [...this.tables.keys()];
      const meant = nearest(table.text, known);
      const expected = known.join(', ');
      json.complain('unknown-word', table.offset, {
        found: table.text,
        expected,
        ...(meant !== undefined && { meant }),
      });
    }
    const otherwise = json.text(object, 'else')?.text;
    const says = json.text(object, 'says')?.text;
    return {
      at: this.text(object, 'at'),
      ...(values && { values }),
      ...(otherwise !== undefined && { otherwise }),
      split: this.texts(object, 'split'),
      ...this.optional(object, 'number'),
      ...(says !== undefined && { says: templateOf(says), as: templateOf(this.text(object, 'as')) }),
    };
  }

  private table(name: string, value: JsonValue): void {
    this.tables.set(name, this.words(this.json.object(value)));
  }

  private words(object: JsonObject | undefined): ReadonlyMap<string, string> {
    return new Map(object?.members.map(({ name }) => [name, this.text(object, name)] as const));
  }

  private text(object: JsonObject, key: string): string {
    return this.json.requiredText(object, key)?.text ?? '';
  }

  private texts(object: JsonObject, key: string): readonly string[] {
    return this.json.texts(object, key)?.map(({ text }) => text) ?? [];
  }

  private optional<K extends string>(object: JsonObject, key: K): { readonly [name in K]?: string } {
    const value = this.json.text(object, key)?.text;
    return (value === undefined ? {} : { [key]: value }) as { readonly [name in K]?: string };
  }
}
