/** A vocabulary -> the tables of docs/log-format.md. */
import type { Attribute, AttributeType } from '../src/log/attribute.js';
import type { ElementDeclaration, Vocabulary } from '../src/log/vocabulary.js';

/** Elements that all games share, and that say the same in all of them. */
const SHARED: ReadonlySet<string> = new Set([
  ...['game', 'meta', 'players', 'player', 'options', 'option', 'result', 'note', 'undo', 'abandoned'],
]);

/** Table of the elements that every game has, from the vocabulary of any. */
export function sharedTable(vocabulary: Vocabulary): string {
  return table(vocabulary, (name) => SHARED.has(name));
}

/** Tables of a game's own elements, and of the values that their attributes have. */
export function gameTables(vocabulary: Vocabulary): string {
  const own = (name: string): boolean => !SHARED.has(name);
  return `${table(vocabulary, own)}\n${typeTable(vocabulary)}`;
}

function table(vocabulary: Vocabulary, isWanted: (name: string) => boolean): string {
  const rows = Object.entries(vocabulary)
    .filter(([name]) => isWanted(name))
    .map(
      ([name, declaration]) =>
        `| \`${name}\` | ${cell(attributes(declaration))} | ${cell(children(declaration))} | ${cell(declaration.describe)} |`,
    );
  return `| element | attributes (* must stand, ? may be unknown) | holds (¹ at most once) | says |\n|---|---|---|---|\n${rows.join('\n')}\n`;
}

function attributes({ attributes: declared, only = {} }: ElementDeclaration): string {
  return Object.entries(declared)
    .map(([name, its]) => {
      const inside = only[name]?.map((parent) => `\`${parent}\``).join(', ');
      return `\`${name}\`${marks(its)} ${its.type.name}${inside === undefined ? '' : ` (in ${inside})`}`;
    })
    .join(', ');
}

function marks({ required, mayBeUnknown }: Attribute): string {
  return `${required ? '*' : ''}${mayBeUnknown ? '?' : ''}`.replace('*', '\\*');
}

function children({ children: names, once = [], text }: ElementDeclaration): string {
  const elements = names.map((name) => `\`${name}\`${once.includes(name) ? '¹' : ''}`).join(' ');
  return text ? `text ${elements}`.trim() : elements;
}

function typeTable(vocabulary: Vocabulary): string {
  const types = new Map<string, AttributeType<unknown>>();
  for (const { attributes: declared } of Object.values(vocabulary)) {
    for (const { type } of Object.values(declared)) types.set(type.name, type);
  }
  const rows = [...types.values()].map(({ name, describe }) => `| ${name} | ${cell(describe)} |`);
  return `| value | is |\n|---|---|\n${rows.join('\n')}\n`;
}

/** Text that may stand in a cell of a Markdown table. */
function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
