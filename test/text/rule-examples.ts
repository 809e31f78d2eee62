/** Finds the examples of `kiebitz rules RULE`: the most real and then the shortest ones that there are. */
import type { Finding, Place } from '../../src/engine/finding.js';
import type { Replayed } from '../../src/engine/replay.js';
import type { Entry, Step } from '../../src/engine/transcript.js';
import { type RuleExamples, tellBroken, tellKept } from '../../src/text/examples/rule-examples.js';
import type { Speaker } from '../../src/text/speaker.js';
import type { ExampleLog } from './example-logs.js';
import { excerpt } from './excerpt.js';

/** What an example costs: its length, and what it lacks in letters. */
const COST = { rank: 500, noSentence: 2000, noLog: 1000, onlyLog: 4000, onlySuspected: 10_000 };

/** The best examples of a rule so far, and their costs. */
interface Best {
  kept: { cost: number; example: RuleExamples['kept'] };
  broken: { cost: number; example: RuleExamples['broken'] };
}

export class ExampleFinder {
  private readonly best = new Map<string, Best>();

  constructor(
    rules: readonly string[],
    private readonly speaker: Speaker,
  ) {
    const none = { cost: Number.POSITIVE_INFINITY, example: undefined };
    for (const rule of rules) this.best.set(rule, { kept: none, broken: none });
  }

  search(log: ExampleLog, replayed: Replayed): void {
    for (const step of replayed.transcript?.steps ?? []) this.offerKept(log, replayed, step);
    for (const finding of replayed.findings) this.offerBroken(log, replayed, finding);
  }

  /** What stands in `src/text/examples/<ruleset>.json`: a line for each rule that has examples. */
  toText(): string {
    const lines = [...this.best].flatMap(([rule, { kept, broken }]) => {
      const examples: RuleExamples = {
        ...(kept.example && { kept: kept.example }),
        ...(broken.example && { broken: broken.example }),
      };
      return kept.example || broken.example ? [`${JSON.stringify(rule)}: ${JSON.stringify(examples)}`] : [];
    });
    return `{\n${lines.join(',\n')}\n}\n`;
  }

  /** Every rule that fired in a step in which nothing was wrong. */
  private offerKept(log: ExampleLog, replayed: Replayed, step: Step): void {
    if (step.verdict === 'illegal' || step.entries.some(({ type }) => type === 'finding' || type === 'doubt')) return;
    if (log.madeUp?.has(step.at.line ?? 0)) return;
    const text = excerptAt(log.text, step.at);
    for (const rule of new Set(step.entries.map((entry) => (entry.type === 'finding' ? '' : entry.rule)))) {
      const own = this.bestFor(rule, log);
      if (!own) continue;
      const entries = this.firstTold(step, rule);
      const headline = entries.length > 0 ? null : (step.headline ?? null);
      const players = spokenOf(replayed, [entries, headline]);
      const example = { file: log.file, log: text, players, entries, headline };
      const told = tellKept(this.speaker, example).join(' ');
      if (text === null && told === '') continue;
      const cost =
        log.rank * COST.rank + (text?.length ?? COST.noLog) + told.length + (entries.length > 0 ? 0 : COST.noSentence);
      if (cost < own.kept.cost) own.kept = { cost, example };
    }
  }

  /** The breach itself, not what follows from it; the likeliest misreading behind it has it as its example, too. */
  private offerBroken(log: ExampleLog, replayed: Replayed, finding: Finding): void {
    const { severity, cause, rule, suspects = [], message, at } = finding;
    if (severity !== 'error' || cause !== null || log.madeUp?.has(at.line ?? 0)) return;
    const text = excerptAt(log.text, at);
    for (const [index, id] of [rule, suspects[0]].entries()) {
      const own = this.bestFor(id ?? '', log);
      if (!own) continue;
      const example = { file: log.file, log: text, players: spokenOf(replayed, message), message };
      const cost =
        log.rank * COST.rank +
        (text?.length ?? COST.noLog) +
        tellBroken(this.speaker, example).length +
        index * COST.onlySuspected;
      if (cost < own.broken.cost) own.broken = { cost, example };
      this.offerCounterpart(log, at, own);
    }
  }

  /** What stands in the place of a breach where the rule is kept. */
  private offerCounterpart({ file, text, keptText = '' }: ExampleLog, at: Place, own: Best): void {
    const kept = keptText.split('\n')[(at.line ?? 0) - 1]?.includes(`<${at.element}`) ? excerptAt(keptText, at) : null;
    if (kept === null || kept === excerptAt(text, at)) return;
    const cost = COST.onlyLog + kept.length;
    if (cost >= own.kept.cost) return;
    own.kept = { cost, example: { file, log: kept, players: {}, entries: [], headline: null } };
  }

  private bestFor(rule: string, log: ExampleLog): Best | undefined {
    return log.rule === undefined || log.rule === rule ? this.best.get(rule) : undefined;
  }

  /** The entries of a rule that are told in one sentence, the first one of the step. */
  private firstTold({ entries }: Step, rule: string): Entry[] {
    const own = entries.filter((entry) => (entry.type === 'effect' || entry.type === 'line') && entry.rule === rule);
    const told = (count: number) =>
      tellKept(this.speaker, { file: '', log: null, players: {}, headline: null, entries: own.slice(0, count) }).length;
    const first = own.findIndex((_, index) => told(index + 1) === 1);
    if (first < 0) return [];
    let end = first + 1;
    while (end < own.length && told(end + 1) === 1) end += 1;
    return own.slice(0, end);
  }
}

function excerptAt(log: string, { line, column, element }: Place): string | null {
  return line === null || column === null || element === null ? null : excerpt(log, line, column, element);
}

/** The names of the players whose ids occur in what is said. */
function spokenOf({ players }: Replayed, said: unknown): Record<string, string> {
  const text = JSON.stringify(said);
  return Object.fromEntries(players.filter(({ id }) => text.includes(`"${id}"`)).map(({ id, name }) => [id, name]));
}
