/** What the parts of a move are called. */
import type { CountsByName } from '../engine/message.js';
import { UNKNOWN } from '../log/attribute.js';
import { type Element, statedOf } from '../log/vocabulary.js';
import type { Speaker } from '../text/speaker.js';
import type { Kit } from './kit.js';
import type { Part } from './route.js';

/** The kinds of names that the words of a type of attribute have, whatever the game. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  card: ['card', 'class-card'],
  cards: ['card', 'class-card'],
  'start-card': ['card'],
  characters: ['character'],
  goods: ['good'],
  payment: ['good'],
  estate: ['person', 'class-estate'],
  estates: ['person'],
  regions: ['region'],
  sites: ['site'],
  source: ['site'],
  cube: ['site'],
  set: ['card-set'],
  hits: ['rat-hit'],
  placing: ['class-card'],
};

/** Names things as people at the table do. */
export class Words {
  constructor(
    private readonly kit: Kit,
    readonly speaker: Speaker,
    /** By their ids: hostile text. */
    private readonly playerName: (id: string) => string,
  ) {}

  /** A part of a move. */
  part({ element, attribute, value }: Part): string {
    if (attribute === undefined) return this.element(element);
    if (attribute === 'player') return this.playerName(String(value));
    const told = this.value(element, attribute, value);
    // Something goes to a player otherwise than to a place.
    const type = this.kit.game.vocabulary[element]?.attributes[attribute]?.type.name ?? '';
    const id = [`record-with-${attribute}-${type}`, `record-with-${attribute}`].find((one) => this.speaker.has(one));
    const count = Array.isArray(value) ? value.length : 1;
    return id === undefined ? told : this.speaker.text(id, { value: told, word: String(value), count });
  }

  /** What is done. */
  element(name: string): string {
    return this.speaker.text(`record-do-${name}`);
  }

  /** What lies on the table before the first move. */
  laid(name: string): string {
    const id = `record-laid-${name}`;
    return this.speaker.has(id) ? this.speaker.text(id) : this.element(name);
  }

  /** A value of an attribute. */
  value(element: string, attribute: string, value: unknown): string {
    const type = this.kit.game.vocabulary[element]?.attributes[attribute]?.type.name ?? '';
    if (Array.isArray(value) && value.length > 1 && value.every((word) => word === UNKNOWN))
      return this.speaker.text('record-unknown', { count: value.length });
    // Where it stands, and whose it is.
    if (Array.isArray(value) && type === 'cube')
      return `${this.word(type, String(value[1]))} (${this.word(type, String(value[0]))})`;
    if (Array.isArray(value)) return this.speaker.list(value.map((word) => this.word(type, String(word))));
    if (typeof value === 'boolean') return this.speaker.text('record-yes', { value: String(value) });
    if (value instanceof Map)
      return [...value].map(([id, number]) => `${this.playerName(String(id))} ${number}`).join(', ');
    if (typeof value !== 'object' || value === null) return this.word(type, String(value));
    const [kind = type] = KINDS[type] ?? [];
    return this.speaker.counted(kind, value as CountsByName);
  }

  private word(type: string, word: string): string {
    for (const kind of KINDS[type] ?? [type]) {
      const name = this.speaker.name(kind, word);
      if (name !== word) return name;
    }
    const piece = this.pieceNamed(word);
    return piece
      ? this.piece(piece)
      : type === 'owner' || type === 'player-id' || type === 'cube'
        ? this.playerName(word)
        : word;
  }

  /** What the edition says of a piece that nobody has given a name. */
  private piece(piece: Element): string {
    const told = statedOf(piece).flatMap(([attribute, value]) => {
      if (!TELLING.includes(attribute)) return [];
      return [this.value(piece.name, attribute, value)];
    });
    const number = /\d+$/.exec(String((piece.values as Readonly<Record<string, unknown>>)['id']))?.[0] ?? '';
    return `${told.join(' · ')} (${number})`;
  }

  private pieceNamed(id: string): Element | undefined {
    return this.kit.edition.element.children.find(
      ({ values }) => (values as Readonly<Record<string, unknown>>)['id'] === id,
    );
  }
}

/** What people tell pieces by. */
const TELLING: readonly string[] = ['character', 'colour', 'limit', 'hits', 'merchant', 'knight', 'monk'];
