/** A record as one player, or the table, can know it: what nobody has shown them is not in it. */
import type { Game, Secret } from '../engine/game.js';
import { UNKNOWN } from '../log/attribute.js';
import type { AnyElement, Element, Vocabulary } from '../log/vocabulary.js';

type Node = AnyElement<Vocabulary>;

/** A record, and the element in which it is to be gone on with. */
export interface Seen {
  readonly game: Node;
  readonly inside: Element;
}

/**
 * @param record the `<game>` element
 * @param inside the innermost of its open elements: one without others behind it
 * @param seat the id of a player; undefined for the table
 */
export function seenBy(game: Game, record: Node, inside: Element, seat: string | undefined): Seen {
  const eyes = new Eyes(game, inside, seat);
  const seen = eyes.see(record, undefined);
  return { game: seen, inside: eyes.inside ?? seen };
}

class Eyes {
  /** What is seen of the innermost open element. */
  inside: Element | undefined;
  private players = 0;

  constructor(
    private readonly game: Game,
    private readonly open: Element,
    private readonly seat: string | undefined,
  ) {}

  /** @param around whose turn it is */
  see(element: Node, around: string | undefined): Node {
    const owner = ownerOf(element) ?? around;
    if (element.name === 'players') this.players = element.children.length;
    const isHidden = this.hidesOthersIn(element);
    const children = element.children.flatMap((child) => {
      // Whoever writes a note may know more than the table.
      const isGone = child.name === 'note' || (isHidden && (ownerOf(child) ?? owner) !== this.seat);
      return isGone ? [] : [this.see(child, owner)];
    });
    const seen: Node = { ...element, values: this.valuesOf(element, owner), children };
    if (element === this.open) this.inside = seen;
    return seen;
  }

  /** Where all decide at once, nobody sees what the others have chosen before everybody has. */
  private hidesOthersIn(element: Node): boolean {
    const choice = this.game.decidedAtOnce?.[element.name];
    if (choice === undefined || element !== this.open) return false;
    const chosen = element.children.filter(({ name }) => name === choice);
    const isOver = element.children.some(({ name }) => name !== choice && !CLAIMS.has(name));
    return !isOver && new Set(chosen.map(ownerOf)).size < this.players;
  }

  private secretOf(element: Node, owner: string | undefined): Secret | undefined {
    const { secrets } = this.game;
    const secret = Object.hasOwn(secrets, element.name) ? secrets[element.name] : undefined;
    if (!secret || (secret.if && !secret.if(element))) return undefined;
    return secret.from === 'all' || this.seat === undefined || owner !== this.seat ? secret : undefined;
  }

  private valuesOf(element: Node, owner: string | undefined): Node['values'] {
    const values: Record<string, unknown> = { ...element.values };
    for (const name of this.secretOf(element, owner)?.attributes ?? []) {
      const value = values[name];
      if (value !== undefined) values[name] = Array.isArray(value) ? value.map(() => UNKNOWN) : UNKNOWN;
    }
    // What is recorded completely is not seen completely.
    if (element.name === 'moves') delete values['records'];
    return values;
  }
}

const CLAIMS: ReadonlySet<string> = new Set(['note', 'state', 'effect']);

function ownerOf({ values }: Element): string | undefined {
  const { player }: Readonly<Record<string, unknown>> = values;
  return typeof player === 'string' ? player : undefined;
}
