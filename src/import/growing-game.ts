/** A game of the log that grows element by element: each goes into the innermost open element that may hold it. */
import { UNDO } from '../log/envelope.js';
import { nearestOfFew } from '../log/nearest.js';
import type { RawElement, RawNode } from '../log/raw-element.js';
import type { Vocabulary } from '../log/vocabulary.js';

interface Open extends RawElement {
  readonly attributes: Map<string, string>;
  readonly children: RawNode[];
  /** What it was begun for. */
  readonly key: string | undefined;
}

export class GrowingGame {
  private readonly path: Open[] = [open({ name: 'game', attributes: new Map(), children: [], text: '' })];
  private vocabulary: Vocabulary | undefined;

  constructor(
    private readonly vocabularyOf: (ruleset: string) => Vocabulary | undefined,
    ruleset: string | undefined,
    id: string,
  ) {
    this.root.attributes.set('ruleset', ruleset ?? '');
    this.root.attributes.set('id', id);
    this.vocabulary = vocabularyOf(ruleset ?? '');
  }

  private get root(): Open {
    return this.path[0] as Open;
  }

  /** The element that was probably meant by a name that the log format does not know. */
  meantBy(name: string): string | undefined {
    return this.vocabulary?.[name] ? undefined : nearestOfFew(name, Object.keys(this.vocabulary ?? {}));
  }

  /**
   * Begins an element in which others lie, unless one with this name and these attributes is open that was begun for the same.
   * @returns false where nothing that is open may hold it
   */
  begin(element: RawElement, key: string | undefined): boolean {
    const { name, attributes } = element;
    const open = this.path.findLast((one) => one.name === name);
    const isOpen =
      open && open.key === key && [...attributes].every(([at, value]) => open.attributes.get(at) === value);
    return isOpen === true || this.reopened(name) !== undefined || this.add(element, key);
  }

  /**
   * Writes an element. A `game` says what the whole is.
   * @param key what it is begun for
   * @returns false where nothing that is open may hold it
   */
  add(element: RawElement, key?: string): boolean {
    if (element.name === 'game') {
      for (const [name, value] of open(element).attributes) this.root.attributes.set(name, value);
      this.vocabulary = this.vocabularyOf(this.root.attributes.get('ruleset') ?? '');
      return this.vocabulary !== undefined;
    }
    const around = this.around(element.name);
    if (!around) return false;
    const added = open(element, key);
    around.children.push(added);
    this.path.splice(this.path.indexOf(around) + 1);
    if ((this.vocabulary?.[element.name]?.children.length ?? 0) > 0) this.path.push(added);
    return true;
  }

  /**
   * Adds attributes, behind values that there are already, to the latest element of that name in the innermost open
   * element that may hold it; where there is none yet, it is begun.
   * @returns false where nothing that is open may hold it
   */
  amend(element: RawElement): boolean {
    const latest = this.around(element.name)?.children.findLast(
      (one): one is Open => 'name' in one && one.name === element.name,
    );
    if (!latest) return this.add(element);
    for (const [key, value] of element.attributes) {
      const known = latest.attributes.get(key);
      latest.attributes.set(key, known === undefined ? String(value) : `${known} ${value}`);
    }
    return true;
  }

  /** Ends the innermost open element of a name. */
  close(name: string): void {
    const at = this.path.findLastIndex((one) => one.name === name);
    if (at > 0) this.path.splice(at);
  }

  /** @returns undefined where nobody has said which game it is */
  finished(): RawElement | undefined {
    return this.vocabulary && this.root;
  }

  /** The innermost open element that may hold another; a part of the game that may is begun. */
  private around(name: string): Open | undefined {
    const holds = (one: string): boolean => this.vocabulary?.[one]?.children.includes(name) === true;
    // Nothing is taken back where nothing has been done.
    const found = this.path.findLast((one) => holds(one.name) && (name !== UNDO || one.children.length > 0));
    if (found) return found;
    const part = this.vocabulary?.['game']?.children.find(holds);
    if (part === undefined) return undefined;
    const again = this.reopened(part);
    if (again || this.partNamed(part)) return again;
    const begun = open({ name: part, attributes: new Map(), children: [], text: '' });
    this.root.children.push(begun);
    this.path.splice(1, this.path.length, begun);
    return begun;
  }

  /**
   * A part of the game that was ended before. Until the first move nothing has its time: who plays may be said among the
   * cards that they get.
   */
  private reopened(name: string): Open | undefined {
    const part = this.partNamed(name);
    if (part && !this.partNamed('moves')) this.path.splice(1, this.path.length, part);
    return part && this.path.includes(part) ? part : undefined;
  }

  private partNamed(name: string): Open | undefined {
    return this.root.children.find((child): child is Open => 'name' in child && child.name === name);
  }
}

function open({ name, attributes, text }: RawElement, key?: string): Open {
  const known = [...attributes].filter((one): one is [string, string] => typeof one[1] === 'string');
  return { name, attributes: new Map(known), children: [], text, key };
}
