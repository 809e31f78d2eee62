import { attributeOffsetInJson } from './json/attribute-offset.js';
import { attributeOffsetInKbz } from './kbz/attribute-offset.js';
import type { Source } from './recording.js';
import { spelledOffset } from './spelled-attributes.js';
import { attributeOffsetInXml } from './xml/attribute-offset.js';

const FIND = {
  xml: ({ text }: Source, offset: number, attribute: string) => attributeOffsetInXml(text, offset, attribute),
  json: ({ text }: Source, offset: number, attribute: string) => attributeOffsetInJson(text, offset, attribute),
  kbz: attributeOffsetInKbz,
};

/**
 * Where an attribute of an element begins (its name, however it is spelled).
 * @param offset of the element
 * @returns an offset, or that of the element where the attribute does not stand
 */
export function attributeOffset(source: Source, offset: number, attribute: string): number {
  return spelledOffset(source, offset, attribute) ?? FIND[source.notation](source, offset, attribute) ?? offset;
}
