/** A vocabulary -> a JSON Schema (draft 7, which editors know) of the logs of one game in JSON, for editors and for other programs. */
import { type Attribute, type AttributeType, isOneOf } from '../src/log/attribute.js';
import { PARTS } from '../src/log/json/plain-object.js';
import type { ElementDeclaration, Vocabulary } from '../src/log/vocabulary.js';
import { FORMAT_VERSIONS } from '../src/log/wrapper.js';

/** Any part of a schema. */
type Schema = Readonly<Record<string, unknown>>;

/**
 * The schema of a ruleset's logs: one game, a list of games, or the wrapper around them; and of its editions. It takes the long way to write a log
 * (`type` and `children`) and the shorter one, in which elements are members that bear their name. It does not say what only counting would: which
 * children stand at most once.
 */
export function jsonSchemaOf(ruleset: string, vocabulary: Vocabulary): string {
  const games = { type: 'array', items: { $ref: '#/definitions/game' } };
  const wrapper = {
    type: 'object',
    properties: { type: { const: 'gamelog' }, version: scalar(FORMAT_VERSIONS.map(String)), children: games },
    required: ['type', 'version'],
    additionalProperties: false,
  };
  const roots = ['game', 'components'].map((name) => ({ $ref: `#/definitions/${name}` }));
  const elements = Object.entries(vocabulary).flatMap(([name, declaration]) => [
    [name, { ...elementSchema(name, declaration), required: ['type', ...requiredOf(declaration)] }],
    [`${name}.bare`, { ...elementSchema(name, declaration), required: requiredOf(declaration) }],
  ]);
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: `A log of ${ruleset}, format 1`,
    $comment: `Made from src/games/${ruleset}/vocabulary.ts; do not edit.`,
    anyOf: [...roots, games, wrapper],
  };
  // A line for each definition: indented they would be twice as large.
  const definitions = Object.entries({ ...Object.fromEntries(elements), ...valuesIn(vocabulary) });
  const lines = definitions.map(([name, definition]) => `${JSON.stringify(name)}: ${JSON.stringify(definition)}`);
  return `${JSON.stringify(schema).slice(0, -1)},\n"definitions": {\n${lines.join(',\n')}\n}}\n`;
}

function elementSchema(name: string, { describe, attributes, children, perPlayer, text }: ElementDeclaration): Schema {
  const values = Object.entries(attributes).map(([attribute, its]) => [
    attribute,
    { $ref: `#/definitions/${valueName(its)}` },
  ]);
  const inside = children.map((child) => ({ $ref: `#/definitions/${child}` }));
  return {
    description: describe,
    type: 'object',
    properties: {
      type: { const: name },
      ...Object.fromEntries(children.map((child) => [child, membersOf(child)])),
      ...Object.fromEntries(values),
      ...(children.length > 0 && { children: { type: 'array', items: { anyOf: [...inside, ...bareIn(name)] } } }),
      // Layout that a conversion from XML has kept says nothing.
      text: text ? { type: 'string' } : { type: 'string', pattern: '^\\s*$' },
    },
    additionalProperties: perPlayer === undefined ? false : { type: ['string', 'number'] },
  };
}

/** Elements that need not say what they are: there are no others there. */
function bareIn(name: string): readonly Schema[] {
  const kind = PARTS.get(name);
  return kind === undefined ? [] : [{ $ref: `#/definitions/${kind}.bare` }];
}

/** A member that bears the name of an element: one such element, or a list: of several, or (a part of the game, which stands once) of what is in it. */
function membersOf(child: string): Schema {
  const bare = { $ref: `#/definitions/${child}.bare` };
  const contents = { $ref: `#/definitions/${child}.bare/properties/children` };
  return { anyOf: [bare, PARTS.has(child) ? contents : { type: 'array', items: bare }] };
}

function requiredOf({ attributes }: ElementDeclaration): readonly string[] {
  return Object.entries(attributes).flatMap(([name, { required }]) => (required ? [name] : []));
}

/** The values of all attributes, each kind once. */
function valuesIn(vocabulary: Vocabulary): Schema {
  const attributes = Object.values(vocabulary).flatMap((declaration) => Object.values(declaration.attributes));
  return Object.fromEntries(attributes.map((attribute) => [valueName(attribute), valueSchema(attribute)]));
}

function valueName({ type, mayBeUnknown }: Attribute): string {
  return `value.${type.name}${mayBeUnknown ? '.or-unknown' : ''}`;
}

function valueSchema({ type, mayBeUnknown }: Attribute): Schema {
  const { describe, pattern, choices = [] } = type;
  const unknown = mayBeUnknown ? ['?'] : [];
  if (isOneOf(type)) return { description: describe, ...scalar([...choices, ...unknown]) };
  const text = { type: 'string', pattern: `^(?:${[...(mayBeUnknown ? ['\\?'] : []), pattern].join('|')})$` };
  const others = othersOf(type);
  return { description: describe, ...(others.length > 0 ? { anyOf: [text, ...others] } : text) };
}

/** Numbers and truth values may stand without quotes. */
function scalar(words: readonly string[]): Schema {
  const plain = words.flatMap((word) => (/^(?:true|false|[0-9]+)$/.test(word) ? [JSON.parse(word) as unknown] : []));
  return { enum: [...words, ...plain] };
}

/** What a value may be besides its text. */
function othersOf(type: AttributeType<unknown>): readonly Schema[] {
  const reads = (text: string): boolean => type.read(text) !== undefined;
  return [
    ...(reads('7') ? [{ type: 'integer' }] : []),
    ...(reads('true') ? [{ type: 'boolean' }] : []),
    ...(type.words === 'list' || Array.isArray(type.read(type.example))
      ? [{ type: 'array', items: { type: ['string', 'integer'] } }]
      : []),
  ];
}
