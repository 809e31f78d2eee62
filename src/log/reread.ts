/** What may have been meant where a log could not be read, and the recording as it would be then. */
import { id, isList, ownerId, playerCounts, playerId, UNKNOWN, type WordOrder } from './attribute.js';
import type { AttributeList } from './attribute-list.js';
import { attributeNamed, type CompiledElement, type CompiledVocabulary, compile } from './compiled.js';
import { UNDO } from './envelope.js';
import { GameInProgress } from './game-in-progress.js';
import { readJsonInto } from './json/read-game.js';
import { readKbzInto } from './kbz/read-game.js';
import { isNearAny, nearestOfFew } from './nearest.js';
import type { Problem, Recording, Source } from './recording.js';
import { respelledName } from './spelling.js';
import type { Vocabulary } from './vocabulary.js';
import { scanInto } from './xml/scan-game.js';

/** Something that stands in a log, read as something else. */
export interface Reading {
  /** `player`: wherever in the game a player is named. `inside`: not the element, but what is in it, in its place. `behind`: not in, but behind the element around it. */
  readonly of: 'element' | 'attribute' | 'value' | 'word' | 'player' | 'inside' | 'behind';
  /** Of the element. */
  readonly offset: number;
  /** The attribute, as it stands in the log; empty for an element. */
  readonly attribute: string;
  /** The word of a value that is read otherwise, where it is not the whole value. */
  readonly word?: string;
  readonly as: string;
}

/** Numbers that are small enough to be meant where pieces are counted. */
const SMALL_NUMBERS = Array.from({ length: 13 }, (_, number) => String(number));

/**
 * All that may have been meant by what could not be read, the likeliest apart. Empty where nobody can list it.
 * @param names of the things that are not declared by the format but by the log, such as its players
 */
export function candidatesOf(problem: Problem, vocabulary: Vocabulary, names?: readonly string[]): readonly Reading[] {
  const { problem: kind, offset, element, attribute = '', found } = problem;
  // Of a long text only the beginning is known here.
  if (found.endsWith('…')) return [];
  const declaration = vocabulary[element];
  switch (kind) {
    case 'unknown-element':
    case 'misplaced-element': {
      // Whoever writes something that the format has does not take back a move with it.
      const all = declaration?.children ?? [];
      const names = kind === 'unknown-element' ? all : all.filter((as) => as !== UNDO);
      return names.map((as) => ({ of: 'element', offset, attribute: '', as }));
    }
    case 'unknown-attribute':
      return (problem.expected ?? '').split(' ').map((as) => ({ of: 'attribute', offset, attribute, as }));
    case 'bad-value':
    case 'missing-attribute': {
      const type = declaration?.attributes[attribute]?.type;
      // Whoever, and whatever, is declared may have any name.
      const isName = type?.name === playerId.name || (type?.name === id.name && attribute === 'id');
      if (isName && names === undefined) return [];
      const choices = names ?? type?.choices ?? [];
      const values = valuesLike(found, choices, type?.words ?? (type && isList(type) ? 'list' : 'one'));
      const readings = values.map((as): Reading => ({ of: 'value', offset, attribute, as }));
      // Where nothing is named, perhaps nothing was done.
      return kind === 'bad-value' && found === ''
        ? [...readings, { of: 'element', offset, attribute: '', as: '' }]
        : readings;
    }
    default:
      return [];
  }
}

/** The one of these that was probably meant; undefined where none is near, or two are. */
export function likeliest(problem: Problem, candidates: readonly Reading[]): Reading | undefined {
  const { meant, found } = problem;
  const byReader = candidates.find(({ as }) => as === meant);
  if (byReader) return byReader;
  const near = nearestOfFew(
    found,
    candidates.map(({ as }) => as),
  );
  return candidates.find(({ as }) => as === near);
}

/** The name that was probably meant, of the few that there are. */
export function likelyName(word: string, names: readonly string[]): string | undefined {
  return nearestOfFew(word, names);
}

/** The name that a word is, in whatever spelling. */
export function spelledName(word: string, names: readonly string[]): string | undefined {
  return names.includes(word) ? word : respelledName(word, names)?.name;
}

/** True where a word is one of these names with a slip in it, whichever. */
export function isSlipOf(word: string, names: readonly string[]): boolean {
  return isNearAny(word, names);
}

/**
 * The same text, read otherwise in some places; what else is wrong with it stays wrong.
 * @returns the recording itself where there is nothing to read again
 */
export function reread(recording: Recording, vocabulary: Vocabulary, readings: readonly Reading[]): Recording {
  const { source } = recording;
  if (readings.length === 0 || source.text === '') return recording;
  const game = new ReadingAgain(source, vocabulary, readings);
  const event = READ[source.notation](source, game, vocabulary);
  if (event.type === 'fault') return recording;
  return { ...event.recording, id: recording.id };
}

const READ = {
  xml: scanInto,
  json: (source: Source, game: GameInProgress) => readJsonInto(source, 'game', game),
  kbz: (source: Source, game: GameInProgress, vocabulary: Vocabulary) => readKbzInto(source, () => vocabulary, game),
};

/** Readings in which something stands elsewhere. */
const OTHER_DEPTH: ReadonlySet<Reading['of']> = new Set(['inside', 'behind']);

class ReadingAgain extends GameInProgress {
  private readonly elements: CompiledVocabulary;
  private readonly names: readonly string[];
  /** How many elements are open in the text, and of which of them the end is passed over. */
  private depth = 0;
  private readonly passedOver: number[] = [];

  constructor(
    source: Source,
    vocabulary: Vocabulary,
    private readonly readings: readonly Reading[],
  ) {
    super(source, () => vocabulary, 'game');
    this.elements = compile(vocabulary);
    this.names = Object.keys(vocabulary);
  }

  override open(name: string, offset: number, attributes: AttributeList): boolean {
    let element = name;
    this.depth += 1;
    const other = this.readings.find((reading) => OTHER_DEPTH.has(reading.of) && reading.offset === offset);
    if (other?.of === 'inside') {
      this.passedOver.push(this.depth);
      return true;
    }
    // Nothing stands behind the game.
    if (other && this.depth > 2) {
      super.close();
      this.passedOver.push(this.depth - 1);
    }
    for (const reading of this.readings) {
      if (reading.of === 'player') exchangePlayer(this.known(element), attributes, reading);
      if (reading.of === 'player' || reading.offset !== offset) continue;
      const index = placeOf(reading.attribute, attributes, this.known(element));
      if (reading.of === 'element') element = reading.as;
      else if (reading.of === 'word') exchangeWord(attributes, index, reading);
      else if (reading.of === 'value' && index < 0) attributes.add(reading.attribute, reading.as, offset);
      else if (reading.of === 'value') attributes.raws[index] = reading.as;
      // Nobody means twice what stands there once: which of the two counted would hang on their order.
      else if (index >= 0 && attributes.indexOf(reading.as) < 0) attributes.names[index] = reading.as;
    }
    return super.open(element, offset, attributes);
  }

  override close(): void {
    const isPassedOver = this.passedOver.at(-1) === this.depth;
    this.depth -= 1;
    if (isPassedOver) this.passedOver.pop();
    else super.close();
  }

  /** The element of the format, also where its name is spelled otherwise. */
  private known(name: string): CompiledElement | undefined {
    return this.elements.get(name) ?? this.elements.get(respelledName(name, this.names)?.name ?? '');
  }
}

function exchangePlayer(element: CompiledElement | undefined, attributes: AttributeList, reading: Reading): void {
  if (!element || element.name === 'player') return;
  for (let index = 0; index < attributes.count; index += 1) {
    const name = attributes.names[index] ?? '';
    const type = element.attributes.get(attributeNamed(element, name) ?? '')?.declaration.type.name ?? '';
    if (PLAYERS.has(type)) exchangeWord(attributes, index, reading);
    else if (element.declaration.perPlayer !== undefined && name === reading.word) attributes.names[index] = reading.as;
  }
}

/** The first attribute of a name, else of another spelling of it; -1 where there is none. */
function placeOf(name: string, attributes: AttributeList, element: CompiledElement | undefined): number {
  const index = attributes.indexOf(name);
  if (index >= 0 || !element) return index;
  return attributes.names.findIndex((one, at) => at < attributes.count && attributeNamed(element, one) === name);
}

/** Types of attributes in which players are named. */
const PLAYERS: ReadonlySet<string> = new Set([playerId.name, ownerId.name, playerCounts.name, 'cube']);

function exchangeWord({ raws }: AttributeList, index: number, { word, as }: Reading): void {
  const raw = raws[index];
  if (typeof raw !== 'string') return;
  // An id with blanks around it is another id.
  const whole = raw === word || raw.trim() === word;
  raws[index] = whole
    ? as
    : raw
        .split(/([\s:]+)/)
        .map((one) => (one === word ? as : one))
        .join('');
}

/** Texts like one of which a word cannot be read: that word as each of the names, or as a number. */
function valuesLike(text: string, names: readonly string[], order: WordOrder): readonly string[] {
  const words = order === 'one' ? [text] : text.split(/\s+/);
  const known = new Set(names);
  const isKnown = (word: string): boolean => {
    const [name = '', number] = order === 'counts' ? word.split(':') : [word];
    return (
      (known.has(name) && (number === undefined || /^[0-9]{1,4}$/.test(number))) ||
      ((order === 'list' || order === 'beside') && word === UNKNOWN)
    );
  };
  const at = words.findIndex((word) => !isKnown(word));
  const word = words[at] ?? '';
  const put = (other: string): string => words.with(Math.max(at, 0), other).join(' ');
  if (names.length === 0) return [...digitsOf(word), ...SMALL_NUMBERS].map(put);
  const [name = '', number] = order === 'counts' ? word.split(':') : [word];
  if (order === 'counts' && known.has(name)) {
    return [...digitsOf(number ?? ''), ...SMALL_NUMBERS].map((other) => put(`${name}:${other}`));
  }
  const count = number === undefined ? '' : `:${digitsOf(number)[0] ?? 1}`;
  return names.map((other) => put(other + count));
}

function digitsOf(word: string): readonly string[] {
  const digits = word.replace(/[^0-9]/g, '');
  return digits === '' || digits.length > 4 ? [] : [digits];
}
