/** The rules that a report cites: each has an entry at its end. */
import type { Speaker } from '../text/speaker.js';
import type { RuleLink } from './model.js';

export class CitedRules {
  private readonly links = new Map<string, RuleLink>();

  constructor(private readonly speaker: Speaker) {}

  /** A link to a rule; from now on it is listed. */
  cite(id: string): RuleLink {
    const known = this.links.get(id);
    if (known) return known;
    // Rule ids are our own, never a log's; a page is about one game, whose name need not stand in each link.
    const link = { id, href: `#r-${id.slice(id.indexOf('.') + 1)}`, title: this.speaker.rule(id).title };
    this.links.set(id, link);
    return link;
  }

  statement(id: string): string {
    return this.speaker.rule(id).statement;
  }

  /** The ids of all rules cited so far. */
  get cited(): Iterable<string> {
    return this.links.keys();
  }
}
