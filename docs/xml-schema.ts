/** A vocabulary -> an XML Schema (XSD 1.0) of the logs of one game, for editors and for other programs. */
import { type Attribute, type AttributeType, isOneOf } from '../src/log/attribute.js';
import type { ElementDeclaration, Vocabulary } from '../src/log/vocabulary.js';
import { WRAPPER } from '../src/log/wrapper.js';
import { escapeXml } from '../src/log/xml/write-element.js';

/**
 * The schema of a ruleset's logs and editions. It says all that a vocabulary says, but for three things: among children in
 * any order, which of them stand at most once, and that attributes named after players are so named, XSD 1.0 cannot say;
 * which attributes say something inside some elements only would take a type for each pair of elements.
 */
export function schemaOf(ruleset: string, vocabulary: Vocabulary): string {
  const types = new Types();
  const elements = Object.entries(vocabulary).map(([name, declaration]) => complexType(name, declaration, types));
  const version = attribute('version', WRAPPER.gamelog.attributes.version, types);
  return `<?xml version="1.0" encoding="UTF-8"?>
<!-- Logs of ${ruleset}, format 1. Made from src/games/${ruleset}/vocabulary.ts; do not edit. -->
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:element name="gamelog">
    <xs:complexType>
      <xs:sequence>
        <xs:element name="game" type="element.game" minOccurs="0" maxOccurs="unbounded"/>
      </xs:sequence>
      ${version}
    </xs:complexType>
    <xs:unique name="game-id">
      <xs:selector xpath="game"/>
      <xs:field xpath="@id"/>
    </xs:unique>
  </xs:element>
  <xs:element name="game" type="element.game"/>
  <xs:element name="components" type="element.components"/>
${elements.join('')}${types.text}</xs:schema>
`;
}

function complexType(name: string, declaration: ElementDeclaration, types: Types): string {
  const { attributes, children, describe, perPlayer, text } = declaration;
  const lines = [
    `  <xs:complexType name="element.${name}"${text ? ' mixed="true"' : ''}>`,
    `    ${annotation(describe)}`,
    ...(children.length > 0 ? content(declaration) : []),
    ...Object.entries(attributes).map(([attributeName, its]) => `    ${attribute(attributeName, its, types)}`),
    ...(perPlayer ? ['    <xs:anyAttribute namespace="##local" processContents="skip"/>'] : []),
    '  </xs:complexType>',
  ];
  return `${lines.join('\n')}\n`;
}

function content({ children, once = [] }: ElementDeclaration): string[] {
  const eachOnce = children.every((child) => once.includes(child));
  const [open, close] = eachOnce
    ? ['<xs:all>', '</xs:all>']
    : ['<xs:choice minOccurs="0" maxOccurs="unbounded">', '</xs:choice>'];
  const occurs = eachOnce ? ' minOccurs="0"' : '';
  return [
    `    ${open}`,
    ...children.map((child) => `      <xs:element name="${child}" type="element.${child}"${occurs}/>`),
    `    ${close}`,
  ];
}

function attribute(name: string, { type, required, mayBeUnknown }: Attribute, types: Types): string {
  return `<xs:attribute name="${name}" type="${types.nameOf(type, mayBeUnknown)}"${required ? ' use="required"' : ''}/>`;
}

function annotation(text: string): string {
  return `<xs:annotation><xs:documentation>${escapeXml(text)}</xs:documentation></xs:annotation>`;
}

/** The simple types that attributes have needed so far. */
class Types {
  private readonly written = new Map<string, string>();

  get text(): string {
    return [...this.written.values()].join('');
  }

  nameOf(type: AttributeType<unknown>, mayBeUnknown: boolean): string {
    const name = `value.${type.name}`;
    this.add(name, restriction(name, type));
    if (!mayBeUnknown) return name;
    this.add(`${name}.or-unknown`, orUnknown(name));
    return `${name}.or-unknown`;
  }

  private add(name: string, definition: string): void {
    const before = this.written.get(name) ?? definition;
    if (before !== definition) throw new Error(`there are two types called ${name}`);
    this.written.set(name, definition);
  }
}

function restriction(name: string, type: AttributeType<unknown>): string {
  const { describe, pattern, choices = [] } = type;
  // White space may stand around a list and in it; anywhere else it is an error.
  const isList = /^\(.*\)\?$/.test(pattern);
  const facets = isOneOf(type)
    ? choices.map((choice) => `      <xs:enumeration value="${escapeXml(choice)}"/>`)
    : [`      <xs:pattern value="${escapeXml(pattern)}"/>`];
  return `  <xs:simpleType name="${name}">
    ${annotation(describe)}
    <xs:restriction base="xs:${isList ? 'token' : 'string'}">
${facets.join('\n')}
    </xs:restriction>
  </xs:simpleType>
`;
}

function orUnknown(name: string): string {
  return `  <xs:simpleType name="${name}.or-unknown">
    <xs:union memberTypes="${name}">
      <xs:simpleType><xs:restriction base="xs:string"><xs:enumeration value="?"/></xs:restriction></xs:simpleType>
    </xs:union>
  </xs:simpleType>
`;
}
