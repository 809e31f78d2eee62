/**
 * A smaller game that still shows what is wrong with a large one, to attach to a report of a bug. What is wrong is for
 * the caller to say; here are the parts of a log that it can do without, and in which order that is tried.
 */
import { UNKNOWN } from './attribute.js';
import { minimise } from './minimise.js';
import { isElement, type RawElement, type RawNode } from './raw-element.js';

/** What the one who asks for a smaller game knows of it. */
export interface ShrinkRequest {
  /** Whether a smaller game still shows it; the game itself does. */
  readonly shows: (smaller: RawElement) => boolean;
  /** Whether a value may be unknown, `?`, by the vocabulary of the game. */
  readonly mayBeUnknown: (element: string, attribute: string) => boolean;
}

/**
 * Leaves out turns first, then elements; values that do not matter become unknown where that saves something.
 *
 * @param game the `<game>` element
 * @returns a small game: hardly any of its turns and elements can be left out alone, if the game was not very long
 */
export function shrinkGame(game: RawElement, request: ShrinkRequest): RawElement {
  return new Shrinking(game, request).run();
}

/** Who played what under which options is the frame of every question about a game. */
const FRAME: ReadonlySet<string> = new Set(['players', 'options', 'components']);
/** Remarks on any element, and the elements that only state something: these attributes may go. */
const REMARKS: ReadonlySet<string> = new Set(['mark', 'at']);
const CLAIMS: ReadonlySet<string> = new Set(['state', 'effect', 'score']);
/** Where turns could go, more of the rest may go, and then more turns. */
const MOST_ROUNDS = 5;
/**
 * So many elements are judged in all, some seconds of work; then the game stays as small as it is by then. Counted, not
 * timed: a slow machine finds the same game.
 */
export const MOST_JUDGED = 1_000_000;
/** Of these, so many are kept for making what is left easy to read. */
const PATIENCE_AT_THE_END = 150_000;

/** An attribute of an element. */
interface Slot {
  readonly element: RawElement;
  readonly attribute: string;
}

/** An element that may go. */
interface Part {
  readonly element: RawElement;
  /** The player whom it, or the nearest element around it, names. */
  readonly owner: string | undefined;
  /** 1 for the parts of the game, 2 for turns ... */
  readonly depth: number;
  readonly slots: readonly Slot[];
}

class Shrinking {
  private readonly parts: ReadonlyMap<RawElement, Part>;
  private readonly gone = new Set<RawNode>();
  private readonly unknown = new Set<Slot>();
  private readonly dropped = new Set<Slot>();
  /** So many elements may still be judged. */
  private patience = MOST_JUDGED - PATIENCE_AT_THE_END;

  constructor(
    private readonly game: RawElement,
    private readonly request: ShrinkRequest,
  ) {
    this.parts = new Map(partsOf(game).map((part) => [part.element, part]));
  }

  run(): RawElement {
    this.add(
      this.gone,
      [...this.parts.keys(), this.game].flatMap(({ children }) => children.filter((node) => 'markup' in node)),
    );
    this.add(this.gone, this.named('meta'));
    this.cutBehind();
    this.leaveOutKinds();
    this.hide();
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const turns = this.leaveOutTurns();
      const elements = this.leaveOutElements();
      if (!elements || (round > 0 && !turns)) break;
      this.leaveOutKinds();
    }
    this.patience = Math.max(0, this.patience) + PATIENCE_AT_THE_END;
    this.showAgain();
    this.leaveOutAttributes();
    return this.current(this.game);
  }

  /** The game as it is now. */
  private current(element: RawElement): RawElement {
    this.patience -= 1;
    const children = element.children.filter((child) => !this.gone.has(child));
    return {
      ...element,
      attributes: this.attributes(element),
      children: children.map((child) => (isElement(child) ? this.current(child) : child)),
    };
  }

  private attributes(element: RawElement): RawElement['attributes'] {
    const slots = this.parts.get(element)?.slots ?? [];
    if (!slots.some((slot) => this.unknown.has(slot) || this.dropped.has(slot))) return element.attributes;
    const attributes = new Map(element.attributes);
    for (const slot of slots) {
      if (this.dropped.has(slot)) attributes.delete(slot.attribute);
      else if (this.unknown.has(slot)) attributes.set(slot.attribute, UNKNOWN);
    }
    return attributes;
  }

  /** Adds some to a set of what is left out, if the game then still shows what it is to show. */
  private add<T>(set: Set<T>, some: Iterable<T>): boolean {
    const added = [...some].filter((one) => !set.has(one));
    if (added.length === 0) return false;
    for (const one of added) set.add(one);
    if (this.shows()) return true;
    for (const one of added) set.delete(one);
    return false;
  }

  /** Whether the game as it is now shows what it is to show, for as long as that may be asked. */
  private shows(): boolean {
    return this.patience > 0 && this.request.shows(this.current(this.game));
  }

  /** What is still there, in the order of the log. */
  private left(): readonly Part[] {
    const found: Part[] = [];
    const visit = (element: RawElement): void => {
      for (const child of element.children) {
        const part = isElement(child) && !this.gone.has(child) ? this.parts.get(child) : undefined;
        if (!part) continue;
        found.push(part);
        visit(part.element);
      }
    };
    visit(this.game);
    return found;
  }

  private named(name: string): readonly RawElement[] {
    return this.game.children.filter(isElement).filter((child) => child.name === name);
  }

  /** What stands directly in `<moves>`. */
  private turns(): readonly RawNode[] {
    return this.named('moves').flatMap(({ children }) => children.filter((child) => !this.gone.has(child)));
  }

  /** The game up to the finding: without a result, as few turns from the beginning as will do. */
  private cutBehind(): void {
    this.add(this.gone, this.named('result'));
    const turns = this.turns();
    let few = 0;
    let enough = turns.length;
    while (few < enough) {
      const middle = Math.floor((few + enough) / 2);
      if (this.add(this.gone, turns.slice(middle, enough))) enough = middle;
      else few = middle + 1;
    }
  }

  /** All of a kind at once, notes or claims or hands: of the whole game, then of one player. First what the log promises. */
  private leaveOutKinds(): void {
    this.add(
      this.dropped,
      this.named('moves').flatMap((moves) => this.slotsOf(moves, 'records')),
    );
    for (const name of new Set(this.left().map(({ element }) => element.name))) {
      const parts = this.left().filter(({ element }) => element.name === name);
      this.addAllOrOf(parts, this.gone, ({ element }) => [element]);
    }
  }

  /** Values become unknown: all of a kind, those of one player, then one by one. */
  private hide(): void {
    const { mayBeUnknown } = this.request;
    const kinds = new Map<string, string>();
    for (const { element, slots } of this.left()) {
      for (const { attribute } of slots) {
        if (mayBeUnknown(element.name, attribute)) kinds.set(`${element.name} ${attribute}`, attribute);
      }
    }
    for (const [kind, attribute] of kinds) {
      const parts = this.left().filter(({ element }) => `${element.name} ${attribute}` === kind);
      const slots = ({ element }: Part) => this.slotsOf(element, attribute);
      if (!this.addAllOrOf(parts, this.unknown, slots)) {
        minimise(parts.flatMap(slots), (some) => this.add(this.unknown, some));
      }
    }
  }

  /** @returns whether all could be added; where not, those of single players were tried */
  private addAllOrOf<T>(parts: readonly Part[], set: Set<T>, of: (part: Part) => readonly T[]): boolean {
    if (this.add(set, parts.flatMap(of))) return true;
    for (const owner of new Set(parts.map((part) => part.owner))) {
      this.add(set, parts.filter((part) => part.owner === owner).flatMap(of));
    }
    return false;
  }

  /** Turns one after the other, rounds of turns, and what stands between them. @returns whether any could go */
  private leaveOutTurns(): boolean {
    const players = this.named('players').flatMap(({ children }) => children.filter(isElement)).length;
    const turns = this.turns();
    return minimise(turns, (some) => this.add(this.gone, some), players).length < turns.length;
  }

  /**
   * Level by level, the upper ones first: what lies in an element that is gone need not be tried.
   * @returns whether any could go
   */
  private leaveOutElements(): boolean {
    const before = this.gone.size;
    for (let depth = 1; ; depth += 1) {
      const level = this.left().filter((part) => part.depth === depth);
      if (level.length === 0) return this.gone.size > before;
      minimise(
        level.map(({ element }) => element),
        (some) => this.add(this.gone, some),
      );
    }
  }

  /** What became unknown on the way and is no obstacle now is told again. */
  private showAgain(): void {
    const slots = this.left().flatMap((part) => part.slots.filter((slot) => this.unknown.has(slot)));
    minimise(slots, (some) => {
      for (const slot of some) this.unknown.delete(slot);
      if (this.shows()) return true;
      for (const slot of some) this.unknown.add(slot);
      return false;
    });
  }

  private leaveOutAttributes(): void {
    for (const { element, slots } of this.left()) {
      const isClaim = CLAIMS.has(element.name);
      const some = slots.filter(({ attribute }) => REMARKS.has(attribute) || isClaim);
      minimise(some, (few) => (!isClaim || this.statesWithout(slots, few)) && this.add(this.dropped, few));
      // A number less may be what the whole claim was needed for: now it can go.
      if (isClaim) this.add(this.gone, [element]);
    }
  }

  /** Whether a claim still states something. It may have to stand only to show that the record goes on, but not empty. */
  private statesWithout(slots: readonly Slot[], few: ReadonlySet<Slot>): boolean {
    return slots.some((slot) => slot.attribute !== 'player' && !few.has(slot) && !this.dropped.has(slot));
  }

  private slotsOf(element: RawElement, attribute: string): readonly Slot[] {
    return this.parts.get(element)?.slots.filter((slot) => slot.attribute === attribute) ?? [];
  }
}

/** All elements that may go, in the order of the log. */
function partsOf(game: RawElement): readonly Part[] {
  const found: Part[] = [];
  const visit = (element: RawElement, around: string | undefined, depth: number): void => {
    const player = element.attributes.get('player');
    const owner = typeof player === 'string' ? player : around;
    const slots = [...element.attributes.keys()].map((attribute) => ({ element, attribute }));
    found.push({ element, owner, depth, slots });
    for (const child of element.children) if (isElement(child)) visit(child, owner, depth + 1);
  };
  for (const child of game.children) if (isElement(child) && !FRAME.has(child.name)) visit(child, undefined, 1);
  return found;
}
