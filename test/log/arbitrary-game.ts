/** Random games: any tree that a vocabulary allows, sense or nonsense. */
import fc from 'fast-check';
import type { Attribute, AttributeType } from '../../src/log/attribute.js';
import { ANYWHERE, UNDO } from '../../src/log/envelope.js';
import { replaceIllegal } from '../../src/log/legal-characters.js';
import type { RawElement } from '../../src/log/raw-element.js';
import type { Vocabulary } from '../../src/log/vocabulary.js';

/** Any text that a log can hold in both notations, hostile or not. */
export const anyText = fc
  .string({
    unit: fc.oneof(
      fc.constantFrom(...'<>&"\'{}[]\\\t\n\r ?é\u2028\u{1f3b2}]]>'),
      fc.string({ unit: 'binary', maxLength: 1 }),
    ),
  })
  .map((text) => replaceIllegal(text, () => undefined));

const gameIds = anyText.map((text) => `g${text.trim()}`);

const SAYS_MORE = /^(player-id|player-counts|owner|time)$/;

/** Arbitraries of regular expressions are expensive to make. */
const ofTypes = new Map<AttributeType<unknown>, fc.Arbitrary<string>>();

function rawValue({ type, mayBeUnknown }: Attribute): fc.Arbitrary<string> {
  const known = ofTypes.get(type) ?? rawText(type);
  ofTypes.set(type, known);
  return mayBeUnknown ? fc.oneof({ weight: 4, arbitrary: known }, { weight: 1, arbitrary: fc.constant('?') }) : known;
}

function rawText(type: AttributeType<unknown>): fc.Arbitrary<string> {
  if (type.name === 'text') return anyText;
  if (type.name === 'game-id') return gameIds;
  if (type.name === 'cube') return fc.constantFrom('gallia p1', ' castle  P-2 ', '84123451 italia');
  const pattern = type.pattern.replaceAll('\\s', '[ \\t\\n\\r]');
  return (
    fc
      .stringMatching(new RegExp(`^(?:${pattern})$`), { size: 'small' })
      // No pattern says that `gold:9999 gold:1` is too much, what white space there is, which of two words is a region, or how long a month is.
      .filter((text) => !(/:[0-9]{4}/.test(text) || SAYS_MORE.test(type.name)) || type.read(text) !== undefined)
  );
}

function rawAttributes(attributes: Readonly<Record<string, Attribute>>): fc.Arbitrary<ReadonlyMap<string, string>> {
  const requiredKeys = Object.keys(attributes).filter((name) => attributes[name]?.required);
  const values = Object.fromEntries(Object.entries(attributes).map(([name, attribute]) => [name, rawValue(attribute)]));
  return fc
    .record(values, { requiredKeys, noNullPrototype: true })
    .chain((record) => fc.shuffledSubarray(Object.entries(record), { minLength: Object.keys(record).length }))
    .map((entries) => new Map(entries.map(([name, value]) => [name, String(value)])));
}

function rawElement(
  vocabulary: Vocabulary,
  parent: string,
  name: string,
  depth: number,
  elementOf: (parent: string, name: string, depth: number) => fc.Arbitrary<RawElement>,
): fc.Arbitrary<RawElement> {
  const declaration = vocabulary[name];
  if (!declaration) throw new Error(name);
  const { children, once = [], text = false, only = {} } = declaration;
  const attributes = Object.fromEntries(
    Object.entries(declaration.attributes).filter(([attribute]) => only[attribute]?.includes(parent) ?? true),
  );
  const many = depth === 0 ? [] : children.filter((child) => !once.includes(child));
  const few = depth === 0 ? [] : children.filter((child) => once.includes(child));
  const element = (child: string) => elementOf(name, child, depth - 1);
  const several =
    many.length === 0 ? fc.constant([]) : fc.array(fc.constantFrom(...many).chain(element), { maxLength: 3 });
  const single = fc.subarray(few).chain((chosen) => fc.tuple(...chosen.map(element)));
  return fc.record({
    name: fc.constant(name),
    attributes: rawAttributes(attributes),
    children: fc
      .tuple(several, single)
      .chain(([some, others]) => fc.shuffledSubarray([...some, ...others], { minLength: some.length + others.length }))
      .map(withoutIdleUndo),
    text: text ? anyText : fc.constant(''),
  });
}

/** Leaves out each `<undo/>` before which no move stands any more: no vocabulary allows it. */
function withoutIdleUndo(children: readonly RawElement[]): RawElement[] {
  const said: readonly string[] = ANYWHERE;
  let standing = 0;
  return children.filter(({ name }) => {
    if (name === UNDO) {
      standing -= 1;
      if (standing >= 0) return true;
      standing = 0;
      return false;
    }
    if (!said.includes(name)) standing += 1;
    return true;
  });
}

/** Any game of a vocabulary, as it would be written. */
export function arbitraryGame(vocabulary: Vocabulary): fc.Arbitrary<RawElement> {
  const made = new Map<string, fc.Arbitrary<RawElement>>();
  const element = (parent: string, name: string, depth: number): fc.Arbitrary<RawElement> => {
    const key = `${parent} ${name} ${depth}`;
    const known = made.get(key) ?? rawElement(vocabulary, parent, name, depth, element);
    made.set(key, known);
    return known;
  };
  return element('', 'game', 4);
}
