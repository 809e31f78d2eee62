/** Logs that do not say who played, when and where. */
import { SUPPLY, UNKNOWN } from './attribute.js';
import { entryOf } from './entry-of.js';
import { type AnyElement, statedOf, type Vocabulary } from './vocabulary.js';

type Node = AnyElement<Vocabulary>;

/** Gives the same new name to the same old one, from the first log of a run to the last. */
export class Pseudonyms {
  private readonly ids = new Map<string, string>();
  private readonly names = new Map<string, string>();
  private readonly games = new Map<string, string>();

  /** @returns the game under other names, without times and without any text that may tell who it was: notes, source, event, a reason */
  of(game: Node, vocabulary: Vocabulary): Node {
    const { attributes = {} } = vocabulary[game.name] ?? {};
    const values = statedOf(game).flatMap(([name, value]) => {
      const hidden = this.valueOf(`${game.name} ${name}`, attributes[name]?.type.name, value);
      return hidden === undefined ? [] : [[name, hidden] as const];
    });
    const children = game.children.filter(({ name }) => name !== 'note').map((child) => this.of(child, vocabulary));
    return { ...game, values: Object.fromEntries(values), children };
  }

  private valueOf(attribute: string, type: string | undefined, value: unknown): unknown {
    if (attribute === 'player name') return named(this.names, String(value), letters);
    if (type === 'time' || (type === 'text' && !SAFE.has(attribute))) return undefined;
    if (type === 'player-id' || type === 'owner') return this.idOf(value);
    if (type === 'game-id') return named(this.games, String(value), (number) => `g${number + 1}`);
    if (value instanceof Map) return new Map([...value].map(([player, number]) => [this.idOf(player), number]));
    if (type === 'cube' && Array.isArray(value)) return [value[0], this.idOf(value[1])];
    return value;
  }

  /** Of a player; where something belongs to nobody, that. */
  private idOf(id: unknown): unknown {
    return id === UNKNOWN || id === SUPPLY ? id : named(this.ids, String(id), (number) => `p${number + 1}`);
  }
}

/** Texts that name nobody. */
const SAFE: ReadonlySet<string> = new Set(['meta locale', 'option value']);

function named(known: Map<string, string>, old: string, name: (number: number) => string): string {
  return entryOf(known, old, () => name(known.size));
}

/** A to Z, then AA: a name in every language. */
function letters(number: number): string {
  const last = String.fromCharCode(65 + (number % 26));
  return number < 26 ? last : letters(Math.floor(number / 26) - 1) + last;
}
