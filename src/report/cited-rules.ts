/** The rules that a report cites, each listed once at its end. */
import type { Game } from '../engine/game.js';
import type { Speaker } from '../text/speaker.js';
import type { RuleChapter, RuleLink, RuleView } from './model.js';

export class CitedRules {
  private readonly links = new Map<string, RuleLink>();

  constructor(
    private readonly game: Game,
    private readonly speaker: Speaker,
  ) {}

  /** A link to a rule; from now on it is listed. */
  cite(id: string): RuleLink {
    const known = this.links.get(id);
    if (known) return known;
    const link = { id, href: `#${anchorOf(id)}`, title: this.speaker.rule(id).title };
    this.links.set(id, link);
    return link;
  }

  statement(id: string): string {
    return this.speaker.rule(id).statement;
  }

  /** All rules cited so far by chapter, in the order of the rulebook. */
  chapters(): readonly RuleChapter[] {
    const { game, speaker, links } = this;
    const titles = new Map(game.sources.map(({ key, title, language }) => [key, `${title} (${language})`]));
    const chapters: { id: string; title: string; rules: RuleView[] }[] = [];
    for (const { id, kind, cites } of game.rulebook) {
      if (!links.has(id)) continue;
      const chapter = id.split('.').slice(0, 2).join('-chapter-');
      if (chapters.at(-1)?.id !== chapter) chapters.push({ id: chapter, title: speaker.text(chapter), rules: [] });
      const { title, statement } = speaker.rule(id);
      const sources = cites.map(({ source, section }) => `${titles.get(source) ?? source}: ${section}`).join(' · ');
      chapters
        .at(-1)
        ?.rules.push({ id, anchor: anchorOf(id), title, statement, kind: speaker.text(`rules-kind-${kind}`), sources });
    }
    return chapters;
  }
}

/** Rule ids are our own, never a log's. */
function anchorOf(id: string): string {
  return `rule-${id}`;
}
