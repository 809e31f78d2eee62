/** The rules that a report cites: each has an entry at its end. */

import { entryOf } from '../log/entry-of.js';
import type { Speaker } from '../text/speaker.js';
import type { RuleLink } from './model.js';

export class CitedRules {
  private readonly links = new Map<string, RuleLink>();

  constructor(private readonly speaker: Speaker) {}

  /** A link to a rule; from now on it is listed. */
  cite(id: string): RuleLink {
    // Rule ids are our own, never a log's; a page is about one game, whose name need not stand in each link.
    const hrefOf = (): string => `#r-${id.slice(id.indexOf('.') + 1)}`;
    return entryOf(this.links, id, () => ({ id, href: hrefOf(), title: this.speaker.rule(id).title }));
  }

  statement(id: string): string {
    return this.speaker.rule(id).statement;
  }

  /** The ids of all rules cited so far. */
  get cited(): Iterable<string> {
    return this.links.keys();
  }
}
