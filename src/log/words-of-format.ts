/** A game in the words of the format: what is understood although it is written otherwise becomes what is meant. */
import { playerId } from './attribute.js';
import type { NotText } from './attribute-list.js';
import { attributeNamed, type CompiledAttribute, type CompiledElement, compile } from './compiled.js';
import type { RawElement, RawNode } from './raw-element.js';
import { respell, respelledName } from './spelling.js';
import type { Vocabulary } from './vocabulary.js';

/** @returns the game as it stands, but for other spellings, printed names, and attributes that are named after players */
export function inWordsOfFormat(game: RawElement, vocabulary: Vocabulary): RawElement {
  const compiled = compile(vocabulary).get(game.name);
  return compiled ? new Rewriting(playersOf(game)).element(game, compiled) : game;
}

/** The ids of the players that a game declares. */
function playersOf({ children }: RawElement): ReadonlySet<string> {
  const players = children.flatMap((part) => ('name' in part && part.name === 'players' ? part.children : []));
  const ids = players.map((player) => ('name' in player ? player.attributes.get('id') : undefined));
  return new Set(ids.filter((id) => typeof id === 'string'));
}

class Rewriting {
  constructor(private readonly players: ReadonlySet<string>) {}

  element({ name: _, attributes, text, children }: RawElement, compiled: CompiledElement): RawElement {
    return {
      name: compiled.name,
      attributes: this.attributes(attributes, compiled),
      text,
      children: children.map((child) => this.child(child, compiled)),
    };
  }

  private child(child: RawNode, parent: CompiledElement): RawNode {
    if (!('name' in child)) return child;
    const name = respelledName(child.name, parent.declaration.children)?.name ?? child.name;
    const known = parent.children.get(child.name) ?? parent.children.get(name);
    return known ? this.element(child, known.element) : child;
  }

  private attributes(attributes: RawElement['attributes'], compiled: CompiledElement): Map<string, string | NotText> {
    const { declaration } = compiled;
    const written = new Map<string, string | NotText>();
    const list = declaration.perPlayer ?? '';
    const knownAs = (name: string): string | undefined => attributeNamed(compiled, name);
    // What is meant for a player who is not declared has no place beside the list.
    const areListed =
      list !== '' &&
      !attributes.has(list) &&
      [...attributes].every(([name, value]) => knownAs(name) !== undefined || this.countsFor(name, value, compiled));
    for (const [name, value] of attributes) {
      const known = knownAs(name);
      const attribute = compiled.attributes.get(known ?? '');
      if (typeof value !== 'string') {
        written.set(name, value);
      } else if (attribute && known !== undefined && (known === name || !attributes.has(known))) {
        written.set(known, wordsOf(attribute, value));
      } else if (areListed && this.countsFor(name, value, compiled)) {
        written.set(list, `${String(written.get(list) ?? '')} ${name}:${value.trim()}`.trim());
      } else {
        written.set(name, value);
      }
    }
    return written;
  }

  /** True for an older notation: a number in an attribute named after a player. */
  private countsFor(name: string, value: string | NotText, { declaration, attributes }: CompiledElement): boolean {
    const list = attributes.get(declaration.perPlayer ?? '');
    const isPlayer = this.players.size > 0 ? this.players.has(name) : playerId.read(name) !== undefined;
    if (list === undefined || !isPlayer || typeof value !== 'string') return false;
    return list.declaration.type.read(`${name}:${value.trim()}`) !== undefined;
  }
}

function wordsOf({ declaration }: CompiledAttribute, value: string): string {
  const { type } = declaration;
  const respelled = type.named || type.read(value) === undefined ? respell(value, type) : undefined;
  return respelled && type.read(respelled.text) !== undefined ? respelled.text : value;
}
