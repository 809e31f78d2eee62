/** Sentences that have been said before: those of a report come again and again, and most of them in the next one, too. */
import type { FluentVariable } from '@fluent/bundle';
import type { Parameter, Parameters } from '../engine/message.js';

/** Some 300 bytes each: three megabytes in both halves. */
const MOST_IN_HALF = 5_000;
/** A log may hold a name of any length. */
const LONGEST_KEY = 400;

/** In two halves: when the new one is full, it becomes the old one, and what nobody has asked for since then is forgotten. */
export class SentenceCache {
  private newer = new Map<string, string>();
  private older = new Map<string, string>();

  /** How many are kept. */
  get size(): number {
    return this.newer.size + this.older.size;
  }

  /** @param key all that the sentence depends on; undefined for nothing to keep @param make says it for the first time */
  get(key: string | undefined, make: () => string): string {
    if (key === undefined || key.length > LONGEST_KEY) return make();
    const known = this.newer.get(key);
    if (known !== undefined) return known;
    const sentence = this.older.get(key) ?? make();
    if (this.newer.size === MOST_IN_HALF) {
      this.older = this.newer;
      this.newer = new Map();
    }
    this.newer.set(key, sentence);
    return sentence;
  }
}

/** All that changes in a sentence with its parameters. @param playerName a player is known by name alone */
export function keyOfParameters(parameters: Parameters, playerName: (id: string) => string): string {
  let key = '';
  for (const name of Object.keys(parameters)) {
    const parameter = parameters[name];
    if (parameter !== undefined) key += ` ${name}=${keyOfParameter(parameter, playerName)}`;
  }
  return key;
}

/** All that a parameter can change in a sentence. @param playerName a player is known by name alone */
function keyOfParameter(parameter: Parameter, playerName: (id: string) => string): string {
  if (typeof parameter === 'number') return String(parameter);
  switch (parameter.type) {
    case 'text':
      return `t${measured(parameter.text)}`;
    case 'player':
      return `p${measured(playerName(parameter.id))}`;
    case 'name':
      return `n${measured(parameter.of)}${measured(parameter.id)}`;
    case 'phrase':
      return `${parameter.id}(${keyOfParameters(parameter.parameters, playerName)})`;
    case 'choice':
      return `c${measured(parameter.choice)}`;
    case 'list':
      return `[${parameter.items.map((item) => keyOfParameter(item, playerName)).join()}]`;
    case 'counts':
      return `s${JSON.stringify(parameter.of)}${JSON.stringify(parameter.counts)}`;
  }
}

/** A text behind its length: whatever stands in it, it is clear where it ends. */
function measured(text: string): string {
  return `${text.length}:${text}`;
}

/** The same of variables; undefined where one of them is no mere number or text. */
export function keyOfVariables(variables: Readonly<Record<string, FluentVariable>>): string | undefined {
  let whole = '';
  for (const name of Object.keys(variables)) {
    const value = variables[name];
    if (typeof value === 'number') whole += ` ${name}:${value}`;
    else if (typeof value === 'string') whole += ` ${name}:t${measured(value)}`;
    else return undefined;
  }
  return whole;
}
