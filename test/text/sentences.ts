/** The sentences of a language, taken apart: what they print, what they ask, which choices they know. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import type { Language } from '../../src/text/language.js';
import type { TextPart } from '../../src/text/sentences.js';
import { ROOT } from '../architecture/source-files.js';

type Message = FluentResource['body'][number];
type Pattern = NonNullable<Message['value']>;
type Element = Exclude<Pattern, string>[number];
type Expression = Exclude<Element, string>;

/** A value or an attribute of a message. */
export interface Sentence {
  readonly file: string;
  readonly id: string;
  readonly attribute: string | undefined;
  /** Variables that are printed, alone or by a function. */
  readonly printed: ReadonlySet<string>;
  /** Variables that only select a form, by number or by the grammar of a name. */
  readonly counted: ReadonlySet<string>;
  /** Variables that must be numbers: `NUMBER` is called on them. */
  readonly numbers: ReadonlySet<string>;
  /** Variables that select by a word, and the words. */
  readonly choices: ReadonlyMap<string, ReadonlySet<string>>;
}

const EVERY_PART: Readonly<Record<TextPart, true>> = {
  report: true,
  board: true,
  options: true,
  'rule-book': true,
  rulings: true,
  referee: true,
  'why-not': true,
  analyse: true,
  serve: true,
  duel: true,
  archive: true,
  queue: true,
  site: true,
  quiz: true,
  notes: true,
  record: true,
};

/** All that a command can ask for. */
export const PARTS = Object.keys(EVERY_PART) as readonly TextPart[];

/** Every sentence knows them. */
export const GIVEN: ReadonlySet<string> = new Set(['turnWord', 'scoreWord']);

const PLURALS = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

/** What grammar adds to a parameter. */
const GRAMMAR = /(?:Gender|Number|Id|Count)$/;

function filesOf(language: Language): readonly string[] {
  return readdirSync(join(ROOT, 'src/text', language)).sort();
}

export function sentencesOf(language: Language): ReadonlyMap<string, Sentence> {
  const messages = new Map<string, Message>();
  const files = new Map<string, string>();
  for (const file of filesOf(language)) {
    for (const message of new FluentResource(readFileSync(join(ROOT, 'src/text', language, file), 'utf8')).body) {
      messages.set(message.id, message);
      files.set(message.id, file);
    }
  }
  const sentences = new Map<string, Sentence>();
  for (const message of messages.values()) {
    const file = files.get(message.id) ?? '';
    const add = (attribute: string | undefined, pattern: Pattern | null) => {
      if (pattern === null) return;
      const key = attribute === undefined ? message.id : `${message.id}.${attribute}`;
      sentences.set(key, { file, id: message.id, attribute, ...new Reader(messages).read(pattern) });
    };
    add(undefined, message.value);
    for (const [attribute, pattern] of Object.entries(message.attributes)) add(attribute, pattern);
  }
  return sentences;
}

/** The parameters that carry meaning, not only the form of a word. */
export function parametersOf({ printed, choices }: Sentence): ReadonlySet<string> {
  return new Set([...printed, ...choices.keys()]);
}

/** `card` of `cardGender`. @param known the parameters of the sentence in English */
export function withoutGrammar(variable: string, known: ReadonlySet<string>): string {
  return known.has(variable) ? variable : variable.replace(GRAMMAR, '');
}

class Reader {
  private readonly printed = new Set<string>();
  private readonly counted = new Set<string>();
  private readonly numbers = new Set<string>();
  private readonly choices = new Map<string, Set<string>>();

  constructor(private readonly messages: ReadonlyMap<string, Message>) {}

  read(pattern: Pattern): Pick<Sentence, 'printed' | 'counted' | 'numbers' | 'choices'> {
    this.pattern(pattern);
    const { printed, counted, numbers, choices } = this;
    return { printed, counted, numbers, choices };
  }

  private pattern(pattern: Pattern): void {
    if (typeof pattern === 'string') return;
    for (const element of pattern) if (typeof element !== 'string') this.expression(element);
  }

  private expression(expression: Expression): void {
    switch (expression.type) {
      case 'var':
        this.printed.add(expression.name);
        break;
      case 'func':
        for (const argument of expression.args) {
          if (argument.type === 'narg') continue;
          if (expression.name === 'NUMBER' && argument.type === 'var') this.numbers.add(argument.name);
          this.expression(argument);
        }
        break;
      case 'mesg': {
        const cited = this.messages.get(expression.name)?.value;
        if (cited === undefined || cited === null) throw new Error(`no message ${expression.name}`);
        this.pattern(cited);
        break;
      }
      case 'select':
        this.select(expression);
        break;
      default:
    }
  }

  private select({ selector, variants }: Extract<Expression, { readonly type: 'select' }>): void {
    if (selector.type !== 'var') throw new Error(`selects by ${selector.type}`);
    const words = variants.flatMap(({ key }) => (key.type === 'str' ? [key.value] : []));
    if (words.every((word) => PLURALS.has(word)) || GRAMMAR.test(selector.name)) this.counted.add(selector.name);
    else {
      const known = this.choices.get(selector.name) ?? new Set();
      this.choices.set(selector.name, new Set([...known, ...words]));
    }
    for (const { value } of variants) this.pattern(value);
  }
}
