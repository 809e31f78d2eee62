/** Reads one game from its JSON: `{"type":"game", ...}`. */
import { AttributeList } from '../attribute-list.js';
import { GameInProgress } from '../game-in-progress.js';
import { codePointName, illegalCharacter } from '../legal-characters.js';
import { MAX_ELEMENTS } from '../limits.js';
import { nearest } from '../nearest.js';
import { position } from '../position.js';
import { quote } from '../quote.js';
import type { ReadGame, RootName } from '../reader.js';
import type { Fault, ReadEvent, Source } from '../recording.js';
import { type JsonMember, type JsonObject, type JsonValue, parseJson, sourceOf } from './parse.js';
import { plainObject, typeOf } from './plain-object.js';

/** What an object's members are, if not attributes. */
const TYPE = 'type';
const CHILDREN = 'children';
const TEXT = 'text';

/** Reads one game from its JSON: an object, and nothing before or after it. */
export const readJsonGame: ReadGame = (source, vocabularyOf, root) =>
  readJsonInto(source, root, new GameInProgress(source, vocabularyOf, root));

/** The same, for somebody who wants to see what is met on the way. */
export function readJsonInto(source: Source, root: RootName, game: GameInProgress): ReadEvent {
  const { value, breach, tooMany } = parseJson(source.text);
  if (value?.type !== 'object') return { type: 'fault', fault: syntaxFault(source, breach?.offset ?? 0) };
  const type = typeOf(value);
  // Whatever calls itself something else is something else; what says nothing, since it is broken, may be a game.
  if (type !== root && !(type === undefined && breach))
    return { type: 'fault', fault: typeFault(source, value, type, root) };
  const { object, unordered } = plainObject(value, root);
  // Which game it is may be written behind the place where it breaks.
  const isNameless = !object.members.some(({ name }) => name === 'ruleset');
  if (breach && !breach.isEnd && isNameless) return { type: 'fault', fault: syntaxFault(source, breach.offset) };
  const unclosed = new JsonWalk(source, game).walk(object, root);
  for (const where of unordered) game.problem({ problem: 'unordered', ...where, found: where.attribute });
  if (tooMany !== undefined) {
    const expected = String(MAX_ELEMENTS);
    if (!game.exhausted)
      game.problem({ problem: 'too-many-elements', offset: tooMany, element: root, found: '', expected });
  } else if (breach) {
    const found = source.text.slice(breach.offset).split('\n', 1)[0] ?? '';
    game.illFormed(
      breach.isEnd ? 'end-missing' : 'syntax',
      breach.offset,
      found,
      undefined,
      breach.isEnd ? '}' : undefined,
    );
  }
  return game.end(breach !== undefined || tooMany !== undefined, unclosed);
}

/** One open element: its children, and how many of them have been seen. */
interface Open {
  readonly children: readonly JsonValue[];
  next: number;
  readonly name: string;
  readonly isClosed: boolean;
}

class JsonWalk {
  private readonly attributes = new AttributeList();

  constructor(
    private readonly source: Source,
    private readonly game: GameInProgress,
  ) {}

  /** @returns how many elements are not closed, each in the one before it */
  walk(root: JsonObject, rootName: string): number {
    const { game } = this;
    const first = this.open(root, rootName);
    const path = first ? [first] : [];
    let unclosed = path.length;
    for (let top = path.at(-1); top && !game.exhausted; top = path.at(-1)) {
      const child = top.children[top.next];
      top.next += 1;
      if (!child) {
        game.close();
        path.pop();
        continue;
      }
      const opened = this.child(child, top.name);
      if (!opened) continue;
      path.push(opened);
      if (!opened.isClosed) unclosed = path.length;
    }
    return unclosed;
  }

  private child(child: JsonValue, parent: string): Open | undefined {
    if (child.type === 'object') {
      const name = typeOf(child);
      if (name !== undefined) return this.open(child, name);
      this.game.problem({
        problem: 'missing-attribute',
        offset: child.offset,
        element: parent,
        attribute: TYPE,
        found: '',
      });
    } else {
      const found = quote(sourceOf(this.source.text, child).found);
      this.game.problem({ problem: 'unexpected-text', offset: child.offset, element: parent, found });
    }
    return undefined;
  }

  private open(object: JsonObject, name: string): Open | undefined {
    const { attributes, game } = this;
    attributes.count = 0;
    const seen = new Map<string, JsonMember>();
    for (const member of object.members) {
      if (member.name !== TYPE && member.name !== CHILDREN && member.name !== TEXT) this.attribute(member, name);
      else if (seen.has(member.name)) this.repeated(member, name);
      else seen.set(member.name, member);
    }
    if (!game.open(name, object.offset, attributes)) return undefined;
    const text = seen.get(TEXT)?.value;
    if (text) this.text(text, name);
    return {
      children: this.children(seen.get(CHILDREN)?.value, object, name),
      next: 0,
      name,
      isClosed: object.end <= this.source.text.length,
    };
  }

  private attribute({ name, offset, value }: JsonMember, element: string): void {
    this.attributes.add(name, value.type === 'text' ? value.text : sourceOf(this.source.text, value), offset);
    if (value.type === 'text') this.checkCharacters(value, element);
  }

  private text(value: JsonValue, element: string): void {
    if (value.type === 'text') {
      this.checkCharacters(value, element);
      this.game.text(value.text, value.offset);
      return;
    }
    const found = quote(sourceOf(this.source.text, value).found);
    this.game.problem({ problem: 'bad-value', offset: value.offset, element, attribute: TEXT, found, expected: TEXT });
  }

  private children(value: JsonValue | undefined, { offset }: JsonObject, element: string): readonly JsonValue[] {
    if (!value) return [];
    if (value.type === 'list') return value.items;
    const found = quote(sourceOf(this.source.text, value).found);
    this.game.problem({ problem: 'bad-value', offset, element, attribute: CHILDREN, found, expected: '[' });
    return [];
  }

  private checkCharacters(value: JsonValue & { type: 'text' }, element: string): void {
    const at = illegalCharacter(value.text);
    if (at === -1) return;
    this.game.illFormed('character', value.offset, codePointName(value.text.charCodeAt(at)), element, undefined);
  }

  private repeated({ name, offset }: JsonMember, element: string): void {
    const found = quote(name);
    this.game.problem({ problem: 'ill-formed', breach: 'attribute-repeated', offset, element, attribute: name, found });
  }
}

function syntaxFault(source: Source, offset: number): Fault {
  const found = quote(source.text.slice(offset).split('\n', 1)[0] ?? '');
  return { file: source.file, fault: 'ill-formed', breach: 'syntax', position: position(source, offset), found };
}

function typeFault(source: Source, object: JsonObject, type: string | undefined, root: RootName): Fault {
  const offset = object.members.find(({ name }) => name === TYPE)?.offset ?? object.offset;
  const place = position(source, offset);
  if (type === undefined)
    return { file: source.file, fault: 'no-log', position: place, expected: root, instead: 'json' };
  if (type === 'gamelog') {
    // It is one with its games in a member of another name, or before what says that it is one.
    return object.members.some(({ name, value }) => name === CHILDREN && value.type === 'list')
      ? {
          file: source.file,
          fault: 'no-log',
          position: place,
          expected: '{"type":"gamelog", "version":1, "children":[',
        }
      : { file: source.file, fault: 'missing-attribute', position: place, expected: '"children": [' };
  }
  const meant = nearest(type, [root]);
  return {
    file: source.file,
    fault: 'unknown-element',
    position: place,
    found: quote(type),
    expected: root,
    ...(meant !== undefined && { meant }),
  };
}
