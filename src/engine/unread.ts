/** What could not be read of a log, and what rests on it: that proves nothing. */
import type { Element } from '../log/vocabulary.js';
import { type Finding, keyOf } from './finding.js';

/** What the judge is told of a log that could not be read in full. */
export interface Unread {
  /** Keys of what has been said already: `player p9`. */
  readonly told: ReadonlySet<string>;
  /** The key of each error that rests on something unread, and the id of the finding about that. */
  readonly causes: ReadonlyMap<string, string>;
  /** Offsets of the elements that could not be read. */
  readonly unclear: ReadonlySet<number>;
}

/** Keeps account of it for one replay. */
export class UnreadParts {
  private readonly told = new Set<string>();
  private causes: Unread['causes'] = new Map();
  private unclear: Unread['unclear'] = new Set();
  /** Findings about what could not be read, and about what follows from it. */
  private readonly findings = new Set<string>();

  learn({ told, causes, unclear }: Unread): void {
    for (const key of told) this.told.add(key);
    this.causes = causes;
    this.unclear = unclear;
  }

  /** @returns false where it has been told before */
  tellOnce(key: string): boolean {
    if (this.told.has(key)) return false;
    this.told.add(key);
    return true;
  }

  /** The finding about something unread that an error rests on. */
  causeOf(error: Pick<Finding, 'rule' | 'at'>): string | undefined {
    return this.causes.get(keyOf(error));
  }

  /** @returns whether the finding is about something unread, or follows from such a finding: then it proves nothing */
  takes({ id, kind, cause }: Pick<Finding, 'id' | 'kind' | 'cause'>): boolean {
    const isOne = kind === 'unread' || (cause !== null && this.findings.has(cause));
    if (isOne) this.findings.add(id);
    return isOne;
  }

  /** Whether something of an element could not be read. */
  isUnclear(element: Element): boolean {
    const { unclear } = this;
    return unclear.size > 0 && (unclear.has(element.offset) || element.children.some((child) => this.isUnclear(child)));
  }
}
