/** Turns messages into sentences of a language: the last step before somebody reads them. */
import { FluentBundle, type FluentVariable } from '@fluent/bundle';
import type { Game, ScoreWord, TurnWord } from '../engine/game.js';
import type { Message, Parameter } from '../engine/message.js';
import { entryOf } from '../log/entry-of.js';
import { isolated } from './direction.js';
import { agree } from './grammar/agreement.js';
import { grammarOf } from './grammar/functions.js';
import { withOneStop } from './grammar/german.js';
import { Word, Words } from './grammar/word.js';
import { type Language, languageOf } from './language.js';
import { type AnyName, type NameTable, nameTables } from './names/index.js';
import type { Noun } from './names/name.js';
import { keyOfParameters, keyOfVariables, SentenceCache } from './sentence-cache.js';
import { type Sentences, type TextPart, textsOf } from './sentences.js';
import { told } from './told-number.js';

/** A rule as a person reads it. */
export interface RuleText {
  /** Two to six words. */
  readonly title: string;
  readonly statement: string;
  /** What breaking it looks like in a log. */
  readonly breach: string;
}

/** What sentences are about: the players of the game at hand. */
export interface Audience {
  /** The name of a player by id, as it stands in the log; hostile text. */
  readonly playerName: (id: string) => string;
}

/** How a speaker speaks. */
interface Manner {
  /** Whether names with a direction of their own are set apart. */
  readonly isolates: boolean;
  /** What the game at hand calls its turns: `$turnWord` in every message. */
  readonly turnWord: TurnWord;
  /** What its players count: `$scoreWord` in every message. */
  readonly scoreWord: ScoreWord;
  /** Things of the game at hand that are told with their number, and the kind of their names. */
  readonly counted: Readonly<Record<string, string>>;
}

const PLAIN: Manner = { isolates: false, turnWord: 'turn', scoreWord: 'points', counted: {} };

/** Says sentences of one language about some games. What it is asked for and does not have is our own fault, and throws. */
export class Speaker {
  private readonly said = new SentenceCache();
  private readonly fixed = new Map<string, string>();
  private readonly rules = new Map<string, RuleText>();
  private readonly ofGames = new WeakMap<object, Speaker>();
  private ofPages: Speaker | undefined;

  constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
    private readonly names: NameTable,
    private readonly manner: Manner = PLAIN,
  ) {}

  /**
   * The same speaker for a page, where a name that is written from right to left must not turn the sentence around it.
   * On a terminal the marks of direction are made visible instead.
   */
  forPages(): Speaker {
    this.ofPages ??= new Speaker(this.language, this.bundle, this.names, { ...this.manner, isolates: true });
    return this.ofPages;
  }

  /** The same speaker for a game that has its own word for turns, things of its own to count, and names that others give to something else. */
  forGame(game: Pick<Game, 'ruleset' | 'turnWord' | 'scoreWord' | 'counted'>): Speaker {
    return entryOf(this.ofGames, game, () => {
      const { ruleset, turnWord = 'turn', scoreWord = 'points', counted = {} } = game;
      const manner = { ...this.manner, turnWord, scoreWord, counted };
      return new Speaker(this.language, this.bundle, nameTables([ruleset]), manner);
    });
  }

  /** The kind of names of a thing that is told with its number; undefined for others. */
  kindOfCounted(thing: string): string | undefined {
    return Object.hasOwn(this.manner.counted, thing) ? this.manner.counted[thing] : undefined;
  }

  /**
   * A sentence. A message that does not exist is our own fault and throws.
   * @param variant an attribute of the message
   */
  say(message: Message, audience: Audience, variant = ''): string {
    const key = `${message.id}.${variant}${keyOfParameters(message.parameters, audience.playerName)}`;
    return this.said.get(key, () => this.sayAnew(message, audience, variant === '' ? undefined : variant));
  }

  private sayAnew(message: Message, audience: Audience, variant: string | undefined): string {
    const variables: Record<string, FluentVariable> = {};
    for (const [key, parameter] of Object.entries(message.parameters)) {
      const value = this.value(parameter, audience);
      variables[key] = value;
      agree(variables, key, parameter, value, (of, id) => this.grammar(of, id));
    }
    return this.formatAnew(message.id, variant, variables);
  }

  /** Whether there is a sentence of this id. @param variant an attribute of it */
  has(id: string, variant?: string): boolean {
    if (variant === undefined) return this.bundle.hasMessage(id);
    return this.bundle.getMessage(id)?.attributes[variant] !== undefined;
  }

  /** The names of the variables of a sentence, wherever in it they stand. */
  variablesOf(id: string): readonly string[] {
    const names = new Set<string>();
    const walk = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return;
      if ('type' in node && node.type === 'var' && 'name' in node) names.add(String(node.name));
      for (const part of Object.values(node)) walk(part);
    };
    walk(this.bundle.getMessage(id)?.value);
    return [...names];
  }

  /** A fixed text of the program, e.g. a heading. */
  text(id: string, variables?: Record<string, FluentVariable>): string {
    if (variables) return this.format(id, undefined, variables);
    // There are only as many as the program has: no key has to be put together for these.
    return entryOf(this.fixed, id, () => this.formatAnew(id, undefined, {}));
  }

  /** @param id of a rule, e.g. `valletta.build.cost` */
  rule(id: string): RuleText {
    const known = this.rules.get(id);
    if (known) return known;
    const message = id.replaceAll('.', '-');
    const text: RuleText = {
      title: this.formatAnew(message, undefined, {}),
      statement: this.formatAnew(message, 'statement', {}),
      breach: this.formatAnew(message, 'breach', {}),
    };
    this.rules.set(id, text);
    return text;
  }

  /** The printed name of a thing; its id where it has none. @param of e.g. `character`, `good` */
  name(of: string, id: string): string {
    if (id === '?') return this.text('engine-unseen');
    const printed = this.named(of, id);
    if (printed) return printed[this.language];
    const message = `name-${of}-${id}`;
    return /^[a-z][\w-]*$/i.test(message) && this.bundle.hasMessage(message) ? this.format(message, undefined, {}) : id;
  }

  /** Several words as a list: `A1-2, A1-3 and A2-1`. */
  list(words: readonly string[]): string {
    if (words.length === 0) return this.text('engine-none');
    return this.joined(this.manner.isolates ? words.map(isolated) : words);
  }

  private value(parameter: Parameter, audience: Audience): FluentVariable {
    if (typeof parameter === 'number') return parameter;
    switch (parameter.type) {
      case 'text':
        return parameter.text;
      case 'player':
        return audience.playerName(parameter.id);
      case 'name':
        return this.word(parameter.of, parameter.id);
      case 'phrase':
        return this.say(parameter, audience);
      case 'choice':
        return parameter.choice;
      case 'list':
        return new Words(
          parameter.items.map((item) => {
            const value = this.value(item, audience);
            return value instanceof Word ? value : String(value);
          }),
          (words) => this.list(words),
        );
      case 'counts':
        return this.counted(parameter.of, parameter.counts);
    }
  }

  /** Logs name things and players as they like: `constructor` is no name that every table has. */
  private named(of: string, id: string): AnyName | undefined {
    const names = this.names[of];
    return names && Object.hasOwn(names, id) ? names[id] : undefined;
  }

  /** A name that articles and endings can agree with; where it has no grammar of its own, its mere text. */
  private word(of: string, id: string): FluentVariable {
    const noun = id === '?' ? undefined : this.grammar(of, id);
    return noun ? new Word(this.name(of, id), noun, this.named(of, id)?.counted?.[this.language]) : this.name(of, id);
  }

  private grammar(of: string, id: string): Noun | undefined {
    return this.language === 'en' ? undefined : this.named(of, id)?.grammar?.[this.language];
  }

  /** `2 gold and 1 brick`; the word for nothing where there is none. */
  counted(of: string, counts: Readonly<Partial<Record<string, number>>>): string {
    const words = Object.entries(counts)
      .filter(([, amount]) => amount !== undefined && amount !== 0)
      .map(([id, amount = 0]) => {
        const name = this.named(of, id);
        const word = name?.counted && Math.abs(amount) !== 1 ? name.counted[this.language] : this.name(of, id);
        return this.text('engine-counted', { count: amount, thing: word });
      });
    return words.length === 0 ? this.text('engine-nothing') : this.joined(words);
  }

  /** `Intl.ListFormat` would say the same, but its first list takes as long as half a start of Node.js. */
  private joined(words: readonly string[]): string {
    const lastJoint = words.length === 2 ? 'engine-list-pair' : 'engine-list-last';
    return words.reduce((list, next, index) => {
      const joint = index === words.length - 1 ? lastJoint : 'engine-list-more';
      // Names have been set apart already.
      return this.format(joint, undefined, { list, next }, false);
    });
  }

  private format(
    id: string,
    attribute: string | undefined,
    variables: Record<string, FluentVariable>,
    isolates = this.manner.isolates,
  ): string {
    const given = keyOfVariables(variables);
    const key = given === undefined ? undefined : `${id}.${attribute ?? ''}${isolates ? ':' : ''}${given}`;
    return this.said.get(key, () => this.formatAnew(id, attribute, variables, isolates));
  }

  private formatAnew(
    id: string,
    attribute: string | undefined,
    variables: Record<string, FluentVariable>,
    isolates = this.manner.isolates,
  ): string {
    const message = this.bundle.getMessage(id);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (!pattern) throw new Error(`no message ${id}${attribute ? `.${attribute}` : ''}`);
    const errors: Error[] = [];
    const { turnWord, scoreWord } = this.manner;
    const given: Record<string, FluentVariable> = { turnWord, scoreWord };
    for (const key of Object.keys(variables)) {
      const value = variables[key] as FluentVariable;
      given[key] = isolates && typeof value === 'string' ? isolated(value) : told(value, this.language);
    }
    const sentence = this.bundle.formatPattern(pattern, given, errors);
    const [error] = errors;
    if (error) throw new Error(`message ${id}: ${error.message}`);
    return this.language === 'de' ? withOneStop(sentence) : sentence;
  }
}

/**
 * A speaker for some games.
 * @param tag a BCP 47 tag; English where the program does not speak the language
 * @param parts sentences that only some commands say
 */
export async function speakerFor(
  tag: string | undefined,
  rulesets: readonly string[],
  parts: readonly TextPart[] = [],
): Promise<Speaker> {
  return speakerOf(await SENTENCES[languageOf(tag) ?? 'en'](), rulesets, parts);
}

/** The sentences of each language are loaded when somebody speaks it. */
const SENTENCES: Readonly<Record<Language, () => Promise<Sentences>>> = {
  en: async () => (await import('./english.js')).english,
  de: async () => (await import('./german.js')).german,
  it: async () => (await import('./italian.js')).italian,
};

/** The same with sentences that are there already. */
export function speakerOf(sentences: Sentences, rulesets: readonly string[], parts: readonly TextPart[] = []): Speaker {
  const { language } = sentences;
  // Marks of isolation would stand around every number; a speaker for pages sets them itself, where they are needed.
  const bundle = new FluentBundle(language, { useIsolating: false, functions: grammarOf(language) });
  for (const resource of textsOf(sentences, rulesets, parts)) bundle.addResource(resource, { allowOverrides: false });
  return new Speaker(language, bundle, nameTables(rulesets));
}
