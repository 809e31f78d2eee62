/**
 * Findings of many games, grouped by what is probably one and the same fault of a program. One fault shows under several
 * rules: a wrong price may look like the misreading of one rule or of another. So what is compared is the check that failed
 * and, where a check names what could explain it, the explanation that covers most.
 */
import type { BugKind } from '../engine/finding.js';
import type { Signpost } from '../engine/game.js';
import type { RuleId } from '../engine/rule.js';
import { entryOf } from '../log/entry-of.js';
import type { CardValue } from './card-values.js';
import { addBackground, type Background, type Case, type CasesOfGame, gameOfCase } from './case.js';
import type { Moment } from './circumstances.js';
import { type Part, splitCheck } from './explanations.js';
import { type Fact, keyOf } from './facts.js';
import { mostFrequent } from './frequency.js';
import { type SharedCircumstance, separating } from './separating.js';
import { type SharedFact, sharedFacts, type Traits } from './shared-facts.js';
import { type Evidence, MOST_SEARCHED, placeOf, type WrongValue } from './wrong-value.js';

export interface Group {
  readonly ruleset: string;
  /** The rule that explains all of its cases, or else most of them; null for faults of notation. */
  readonly rule: RuleId | null;
  /** The kind of most of its cases. */
  readonly kind: Case['kind'];
  readonly bug: BugKind | null;
  readonly cases: number;
  /** The games in which it occurs, by file and id, in the order of the input. */
  readonly games: readonly { readonly file: string; readonly game: string | null }[];
  /** In how many games it is the first thing that went wrong. */
  readonly first: number;
  /** The rules under which it shows, the most frequent first. */
  readonly rules: readonly { readonly rule: RuleId | null; readonly cases: number }[];
  /** What all cases (or nearly all) have in common beyond what any such place has; the most telling first. */
  readonly facts: readonly SharedFact[];
  /** What holds at its cases, and at few of the moments that pass; empty where nobody looked. */
  readonly circumstances: readonly SharedCircumstance[];
  /** Where all of its cases are at the result: claims that none of its games makes, and that would show the place. */
  readonly unclaimed: readonly Signpost[];
  /** The value of the edition that explains all of its cases, if it is one. */
  readonly value: CardValue | null;
  /** The case that is soonest reached in a game. */
  readonly example: Case;
}

const NO_BACKGROUND: Background = { elements: {}, facts: {} };
const NO_TRAITS: Traits = { games: 0, traits: new Map() };

/** So many moments that pass are kept of each ruleset, the first of a run. */
const MOST_PASSING = 4000;

/** So many games are kept to be tried with other card values, the first of a run, */
const MOST_KEPT = 200;
/** as long as they have no more characters than these together. */
const MOST_CHARACTERS = 4_000_000;

/** Collects the cases of a run, game by game. */
export class Grouping {
  private readonly cases: Case[] = [];
  /** By ruleset: that of all games with cases. */
  private readonly backgrounds = new Map<string, Background>();
  /** By ruleset: how many games have a trait, and how many there are. */
  private readonly traits = new Map<string, { games: number; readonly traits: Map<string, number> }>();
  /** By ruleset: moments in which nothing was wrong. */
  private readonly passing = new Map<string, Moment[]>();
  private readonly traitsOfGame = new Map<string, readonly Fact[]>();
  /** By ruleset: games to be tried with other card values. */
  private readonly evidence = new Map<string, { readonly game: string; readonly evidence: Evidence }[]>();
  /** By ruleset: how many characters these games have. */
  private readonly characters = new Map<string, number>();
  /** Cases that were too many to be kept. */
  dropped = 0;

  /** @param most how many cases are kept */
  constructor(private readonly most: number) {}

  /** Every game is counted, those without cases as well: they show what is nothing special. */
  add(ruleset: string, traits: readonly Fact[], { cases, background, passing = [], evidence }: CasesOfGame): void {
    const run = entryOf(this.traits, ruleset, () => ({ games: 0, traits: new Map<string, number>() }));
    run.games += 1;
    for (const trait of traits) run.traits.set(keyOf(trait), (run.traits.get(keyOf(trait)) ?? 0) + 1);
    this.keepPassing(ruleset, passing);
    const [first] = cases;
    if (!first) return;
    const kept = cases.slice(0, this.most - this.cases.length);
    this.dropped += cases.length - kept.length;
    if (kept.length === 0) return;
    this.cases.push(...kept);
    this.backgrounds.set(ruleset, addBackground(this.backgrounds.get(ruleset), background));
    this.traitsOfGame.set(gameOfCase(first), traits);
    if (evidence) this.keepEvidence(ruleset, gameOfCase(first), evidence);
  }

  private keepEvidence(ruleset: string, game: string, evidence: Evidence): void {
    const kept = this.evidence.get(ruleset) ?? [];
    const characters = (this.characters.get(ruleset) ?? 0) + evidence.recording.source.text.length;
    const isEnough = kept.length >= MOST_SEARCHED && characters > MOST_CHARACTERS;
    if (kept.length >= MOST_KEPT || isEnough) return;
    this.characters.set(ruleset, characters);
    this.evidence.set(ruleset, kept);
    kept.push({ game, evidence });
  }

  private keepPassing(ruleset: string, moments: readonly Moment[]): void {
    const kept = entryOf(this.passing, ruleset, () => []);
    for (const moment of moments.slice(0, MOST_PASSING - kept.length)) kept.push(moment);
  }

  get size(): number {
    return this.cases.length;
  }

  /** How many games have cases. */
  get affected(): number {
    return this.traitsOfGame.size;
  }

  /** The games to be tried with other card values, by ruleset. */
  get trials(): ReadonlyMap<string, readonly Evidence[]> {
    return new Map([...this.evidence].map(([ruleset, list]) => [ruleset, list.map(({ evidence }) => evidence)]));
  }

  /**
   * @param wrong by ruleset: card values that explain what was found in its `trials`
   * @returns the groups, the one with most games first
   */
  groups(wrong: ReadonlyMap<string, readonly WrongValue[]> = new Map()): readonly Group[] {
    let rest: readonly Case[] = this.cases;
    const groups: Group[] = [];
    for (const [ruleset, values] of wrong) {
      for (const { value, explained } of values) {
        const places = new Set(
          (this.evidence.get(ruleset) ?? []).flatMap(({ game }, index) =>
            (explained[index] ?? []).map((place) => `${game} ${place}`),
          ),
        );
        const isExplained = (one: Case): boolean => places.has(`${gameOfCase(one)} ${placeOf(one.at)}`);
        const cases = rest.filter(isExplained);
        if (cases.length === 0) continue;
        rest = rest.filter((one) => !isExplained(one));
        const [rule] = mostFrequent(cases.map((one) => one.rule));
        groups.push({
          ...this.describe(rule?.[0] ?? null, cases),
          bug: 'wrong-value',
          circumstances: [],
          unclaimed: [],
          value,
        });
      }
    }
    for (const { rule, cases } of merged([...checksOf(rest).values()].flatMap(splitCheck)))
      groups.push(this.describe(rule, cases));
    return groups.sort(
      (one, other) =>
        other.games.length - one.games.length ||
        other.first - one.first ||
        other.cases - one.cases ||
        ((one.rule ?? '') < (other.rule ?? '') ? -1 : 1),
    );
  }

  private describe(rule: RuleId | null, cases: readonly Case[]): Group {
    const games = new Map(cases.map((one) => [gameOfCase(one), { file: one.file, game: one.game }]));
    const traits = [...games.keys()].map((game) => this.traitsOfGame.get(game) ?? []);
    const example = [...cases].sort(sooner)[0] as Case;
    return {
      ruleset: example.ruleset,
      rule,
      kind: mostFrequent(cases.map(({ kind }) => kind))[0]?.[0] ?? example.kind,
      bug: mostFrequent(cases.map(({ bug }) => bug))[0]?.[0] ?? null,
      cases: cases.length,
      games: [...games.values()],
      first: cases.filter(({ isFirst }) => isFirst).length,
      rules: mostFrequent(cases.map((one) => one.rule)).map(([one, count]) => ({ rule: one, cases: count })),
      facts: sharedFacts(
        cases,
        this.backgrounds.get(example.ruleset) ?? NO_BACKGROUND,
        traits,
        this.traits.get(example.ruleset) ?? NO_TRAITS,
      ),
      circumstances: separating(
        cases.flatMap(({ moment }) => moment ?? []),
        this.passing.get(example.ruleset) ?? [],
        new Set([rule, ...cases.map((one) => one.rule)].flatMap((one) => one ?? [])),
      ),
      unclaimed: (example.unclaimed ?? []).filter((claim) =>
        cases.every(({ unclaimed = [] }) => unclaimed.some(({ element }) => element === claim.element)),
      ),
      value: null,
      example,
    };
  }
}

/** The cases of each check of a game's rules. */
function checksOf(cases: readonly Case[]): ReadonlyMap<string, Case[]> {
  const checks = new Map<string, Case[]>();
  for (const one of cases) {
    const key = `${one.ruleset} ${one.kind} ${one.check}`;
    entryOf(checks, key, () => []).push(one);
  }
  return checks;
}

/** Parts of different checks that come to the same rule are one group. */
function merged(parts: readonly Part[]): Part[] {
  const groups = new Map<string, { rule: RuleId | null; cases: Case[] }>();
  for (const { rule, cases } of parts) {
    const [first] = cases;
    if (!first) continue;
    const key = rule === null ? `${first.ruleset} ${first.check}` : `${rule} ${first.kind}`;
    entryOf(groups, key, () => ({ rule, cases: [] })).cases.push(...cases);
  }
  return [...groups.values()];
}

const SECTIONS = ['log', 'setup', 'draft', 'turn', 'final', 'result'];

/** Which of two cases somebody who plays the game again reaches sooner. */
function sooner(one: Case, other: Case): number {
  return (
    SECTIONS.indexOf(one.at.section) - SECTIONS.indexOf(other.at.section) ||
    (one.at.turn ?? 0) - (other.at.turn ?? 0) ||
    (one.at.play ?? 0) - (other.at.play ?? 0) ||
    one.moves - other.moves ||
    (one.file < other.file ? -1 : one.file > other.file ? 1 : 0)
  );
}
