/** The values of attributes: the text of each as its type reads it, and what is said where that is not as it should be. */
import { type Attribute, type AttributeType, ownerId, playerId, UNKNOWN } from './attribute.js';
import type { NotText } from './attribute-list.js';
import type { CompiledAttribute } from './compiled.js';
import { MAX_ATTRIBUTE_LENGTH } from './limits.js';
import { nearest } from './nearest.js';
import { quote } from './quote.js';
import type { Problem } from './recording.js';
import { respell, type Spelling } from './spelling.js';

/** Attribute types remember the values of at most so many texts. */
const REMEMBERED = 4096;
const LONGEST_REMEMBERED = 64;

/** An attribute, or (without a name) an element, of a game. */
interface Where {
  readonly element: string;
  readonly attribute?: string;
  readonly offset: number;
}

/** Reads the values of one game. */
export class ValueReader {
  /** Ways of spelling that were understood, and told. */
  private readonly spellings = new Set<Spelling>();
  private hasBadPlayerId = false;

  /** @param problems takes what is wrong. An object and not a function: functions made for each game keep dead games in memory */
  constructor(private readonly problems: { report(problem: Problem): void }) {}

  /** The value of a text that was not met before; `?` where nobody can read it. */
  read({ name, declaration, known }: CompiledAttribute, raw: string | NotText, element: string, offset: number) {
    const { type } = declaration;
    const where = { element, attribute: name, offset };
    // Where any id may stand, a name in print looks like one.
    const isName = type.named !== undefined && typeof raw === 'string' && respell(raw, type) !== undefined;
    const value = isName ? undefined : readValue(declaration, raw);
    if (value === undefined) {
      const lenient = typeof raw === 'string' ? this.lenient(type, raw, where) : undefined;
      return lenient ?? this.unreadable(type, raw, where);
    }
    if (typeof raw === 'string') remember(known, raw, value);
    return value;
  }

  /** The value of a text that nobody wrote as it stands, but in another notation; undefined where it has none. */
  valueOf({ declaration, known }: CompiledAttribute, text: string): unknown {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = declaration.type.read(text);
    if (value !== undefined) remember(known, text, value);
    return value;
  }

  /** Says that a word was understood although it is written otherwise: each way of spelling once. */
  tellSpelling(spelling: Spelling, found: string, meant: string, where: Where): void {
    if (this.spellings.has(spelling)) return;
    this.spellings.add(spelling);
    this.problems.report({ problem: 'spelling', ...where, found: quote(found), meant: quote(meant), spelling });
  }

  /** Reports a text that is no value, and says what stands in its place. */
  unreadable(type: AttributeType<unknown>, raw: string | NotText, where: Where): typeof UNKNOWN {
    const tooLong = typeof raw === 'string' && raw.length > MAX_ATTRIBUTE_LENGTH;
    const meant = typeof raw === 'string' && !tooLong ? meantValue(raw, type.choices) : undefined;
    this.problems.report({
      problem: tooLong ? 'too-large' : 'bad-value',
      ...where,
      found: quote(typeof raw === 'string' ? raw : raw.found),
      ...(tooLong ? { expected: String(MAX_ATTRIBUTE_LENGTH) } : expectation(type)),
      ...(meant !== undefined && { meant }),
    });
    return UNKNOWN;
  }

  /** The value of a text that is not written as it should be, and leaves no doubt; it is told once. */
  private lenient(type: AttributeType<unknown>, raw: string, where: Where): unknown {
    const isPlayer = type.name === playerId.name || type.name === ownerId.name;
    if (isPlayer && raw.trim() !== '' && raw !== UNKNOWN && raw.length <= MAX_ATTRIBUTE_LENGTH) {
      if (!this.hasBadPlayerId) {
        this.hasBadPlayerId = true;
        this.problems.report({ problem: 'bad-player-id', ...where, found: quote(raw), ...expectation(type) });
      }
      return raw;
    }
    const respelled = respell(raw, type);
    const value = respelled && type.read(respelled.text);
    if (respelled && value !== undefined) this.tellSpelling(respelled.spelling, raw, respelled.text, where);
    return value;
  }
}

function remember(known: Map<string, unknown>, text: string, value: unknown): void {
  if (text.length > LONGEST_REMEMBERED) return;
  if (known.size >= REMEMBERED) known.clear();
  known.set(text, value);
}

/** What is expected of a value: one of some words, or a kind of text with an example. */
export function expectation({ choices, name, example }: AttributeType<unknown>): Pick<Problem, 'expected' | 'kind'> {
  return choices ? { expected: choices.join(' ') } : { expected: example, kind: name };
}

/** The value of a text; undefined where it has none. */
function readValue({ type, mayBeUnknown }: Attribute, raw: string | NotText): unknown {
  if (typeof raw !== 'string' || raw.length > MAX_ATTRIBUTE_LENGTH) return undefined;
  return raw === UNKNOWN && mayBeUnknown ? UNKNOWN : type.read(raw);
}

/** The likely value; of a list, that of its first unknown member. */
function meantValue(raw: string, choices: readonly string[] | undefined): string | undefined {
  if (!choices) return undefined;
  for (const word of raw.slice(0, 1024).split(/\s+/)) {
    const name = word.split(':', 1)[0] ?? '';
    if (name.length > 0 && name !== UNKNOWN && !choices.includes(name)) return nearest(name, choices);
  }
  return undefined;
}
