/** What has changed between two runs of `check` over the same games: verdicts and findings, not their wording. */
import { entryOf } from '../log/entry-of.js';

/** A finding, as `check --format ndjson` prints it. */
export interface RunFinding {
  readonly rule: string | null;
  readonly kind: string;
  readonly severity: string;
  /** The finding that this one follows from. */
  readonly cause: string | null;
  readonly at: { readonly section: string; readonly turn: number | null; readonly play: number | null };
}

/** A game of a run. */
export interface RunGame {
  readonly file: string;
  readonly game: string | null;
  readonly ruleset: string;
  readonly verdict: string;
  /** In the order of the file. */
  readonly findings: readonly RunFinding[];
}

/** What a finding is in a run: `error`, `error-consequence`, `note` ...; `none` where there is no such finding. */
export type FindingState = string;

/** A finding that one of the runs does not have, or has in another way. */
export interface FindingChange {
  readonly rule: string | null;
  readonly kind: string;
  readonly at: RunFinding['at'];
  readonly before: FindingState;
  readonly after: FindingState;
}

/** A game with another verdict or other findings. */
export interface GameChange extends Omit<RunGame, 'verdict' | 'findings'> {
  readonly before: string;
  readonly after: string;
  /** In the order of the game. */
  readonly findings: readonly FindingChange[];
}

/** Changes of one rule in one direction. */
export interface ChangeGroup {
  readonly rule: string | null;
  readonly before: FindingState;
  readonly after: FindingState;
  readonly games: number;
  readonly findings: number;
  /** In how many games it is the first change: what stands behind it may follow from it. */
  readonly first: number;
  readonly example: { readonly file: string; readonly game: string | null; readonly at: RunFinding['at'] };
}

/** Games of an old and a new run, compared one by one; of the old ones only what is compared is kept. */
export class RunDifference {
  readonly changes: GameChange[] = [];
  same = 0;
  onlyNew = 0;
  private readonly old = new Map<string, RunGame>();
  private readonly seen = [new Map<string, number>(), new Map<string, number>()] as const;

  addOld(game: RunGame): void {
    this.old.set(this.keyOf(game, this.seen[0]), game);
  }

  /** All old games have been added before. */
  addNew(game: RunGame): void {
    const key = this.keyOf(game, this.seen[1]);
    const before = this.old.get(key);
    if (!before) {
      this.onlyNew += 1;
      return;
    }
    this.old.delete(key);
    const findings = changesOf(before.findings, game.findings);
    if (findings.length === 0 && before.verdict === game.verdict) {
      this.same += 1;
      return;
    }
    const { file, ruleset } = game;
    this.changes.push({ file, game: game.game, ruleset, before: before.verdict, after: game.verdict, findings });
  }

  /** How many games of the old run the new one does not have. */
  get onlyOld(): number {
    return this.old.size;
  }

  /** How many games went from which verdict to which, most first. */
  verdicts(): readonly { readonly before: string; readonly after: string; readonly games: number }[] {
    const counts = new Map<string, { before: string; after: string; games: number }>();
    for (const { before, after } of this.changes) {
      if (before === after) continue;
      entryOf(counts, `${before} ${after}`, () => ({ before, after, games: 0 })).games += 1;
    }
    return [...counts.values()].sort((one, other) => other.games - one.games || inOrder(one.before, other.before));
  }

  /** By rule and direction; what is most often the first change of a game comes first. */
  groups(): readonly ChangeGroup[] {
    const groups = new Map<string, ChangeGroup>();
    for (const { file, game, findings } of this.changes) {
      const inGame = new Set<string>();
      for (const [index, { rule, before, after, at }] of findings.entries()) {
        const key = `${rule} ${before} ${after}`;
        const group = groups.get(key);
        groups.set(key, {
          ...(group ?? { rule, before, after, example: { file, game, at } }),
          games: (group?.games ?? 0) + (inGame.has(key) ? 0 : 1),
          findings: (group?.findings ?? 0) + 1,
          first: (group?.first ?? 0) + (index === 0 ? 1 : 0),
        });
        inGame.add(key);
      }
    }
    return [...groups.values()].sort(
      (one, other) =>
        other.first - one.first ||
        other.games - one.games ||
        inOrder(`${one.rule} ${one.before} ${one.after}`, `${other.rule} ${other.before} ${other.after}`),
    );
  }

  /** Several games of one name in a file are told apart by their order. */
  private keyOf({ file, game, ruleset }: RunGame, seen: Map<string, number>): string {
    const name = JSON.stringify([file, game, ruleset]);
    const number = (seen.get(name) ?? 0) + 1;
    seen.set(name, number);
    return `${name} ${number}`;
  }
}

/**
 * Findings that only one of the runs has, or that have another standing. Of several of one rule at a place, those that stand
 * as before are matched first: their order says nothing.
 */
function changesOf(before: readonly RunFinding[], after: readonly RunFinding[]): readonly FindingChange[] {
  const [gone, come] = unmatched(before, after, (finding) => `${keyOf(finding)} ${stateOf(finding)}`);
  const [lost, added, moved] = unmatched(gone, come, keyOf);
  return [
    ...moved.map(([old, now]) => changeOf(now, stateOf(old), stateOf(now))),
    ...added.map((finding) => changeOf(finding, 'none', stateOf(finding))),
    ...lost.map((finding) => changeOf(finding, stateOf(finding), 'none')),
  ].sort((one, other) => placeOf(one.at) - placeOf(other.at));
}

/** @returns those of either list without a partner of the same key in the other one, and the pairs */
function unmatched(
  before: readonly RunFinding[],
  after: readonly RunFinding[],
  key: (finding: RunFinding) => string,
): readonly [readonly RunFinding[], readonly RunFinding[], readonly (readonly [RunFinding, RunFinding])[]] {
  const waiting = new Map<string, RunFinding[]>();
  for (const finding of before) {
    entryOf(waiting, key(finding), () => []).push(finding);
  }
  const pairs: (readonly [RunFinding, RunFinding])[] = [];
  const alone = after.filter((finding) => {
    const partner = waiting.get(key(finding))?.shift();
    if (partner) pairs.push([partner, finding]);
    return !partner;
  });
  const matched = new Set(pairs.map(([finding]) => finding));
  return [before.filter((finding) => !matched.has(finding)), alone, pairs];
}

function changeOf({ rule, kind, at }: RunFinding, before: FindingState, after: FindingState): FindingChange {
  const { section, turn, play } = at;
  return { rule, kind, at: { section, turn, play }, before, after };
}

function keyOf({ rule, kind, at: { section, turn, play } }: RunFinding): string {
  return JSON.stringify([rule, kind, section, turn, play]);
}

function stateOf({ severity, cause }: RunFinding): FindingState {
  return cause === null ? severity : `${severity}-consequence`;
}

const SECTIONS: readonly string[] = ['log', 'setup', 'draft', 'turn', 'final', 'result'];

function placeOf({ section, turn, play }: RunFinding['at']): number {
  return SECTIONS.indexOf(section) * 1e12 + (turn ?? 0) * 1e6 + (play ?? 0);
}

function inOrder(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
