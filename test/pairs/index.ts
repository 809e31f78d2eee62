/**
 * Plants two independent breaches into a legal game, in different turns. Each of them alone is found under its rule; does the second one stay an
 * error of its own behind the first, or is it taken for a consequence? An older program may be asked as well.
 *
 *   npm run pairs -- [--pairs 300] [--seed 1] [--game tallinn] [--older ../base/src/launch.js] [FOLDER...]
 *
 * Games with what the log states of the table (`<state>`, `<effect>`), and the same without it. A folder holds `<game>/legal/*.xml`; the
 * fixtures are always taken. Exit code 1 where a first breach is no root any more, or the older program keeps more of the second ones as roots.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { MUTATORS, type MutatorsOfGame } from '../mutants/mutators.js';
import { serialOf } from '../mutants/serial.js';
import { copyOf, type Element, one } from '../oracle/element.js';
import { legalGames } from '../oracle/oracles.js';
import { pick, randomFrom } from '../oracle/random.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pairs: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    game: { type: 'string' },
    older: { type: 'string' },
  },
});
const PROGRAM = fileURLToPath(new URL('../../src/launch.cjs', import.meta.url));
const folders = ['fixtures', ...(positionals.length > 0 ? positionals : ['../shared/logs'])];

/** A game with one breach. */
interface Planted {
  readonly rules: ReadonlySet<string>;
  readonly turn: number;
  readonly mutant: Element;
  /** The child of `<moves>` that differs from the legal game; behind it a mutator may have cut. */
  readonly index: number;
}

/** Undefined rules: any, since which misreading explains a number may depend on what comes later. */
interface Expected {
  readonly rules: ReadonlySet<string> | undefined;
  readonly turn: number;
}

interface Pair {
  readonly first: Planted;
  readonly second: Planted;
}

/** A finding as the program prints it. */
interface Printed {
  readonly rule: string | null;
  readonly severity: string;
  readonly cause: string | null;
  readonly at: { readonly turn: number | null };
}

let failed = false;
for (const game of MUTATORS) {
  if (values.game !== undefined && values.game !== game.ruleset) continue;
  const pairs = pairsOf(game, Number(values.pairs), Number(values.seed));
  for (const [kind, stripped] of [['with', false] as const, ['without', true] as const]) {
    const now = rootsIn(pairs, stripped, PROGRAM);
    const before = values.older === undefined ? undefined : rootsIn(pairs, stripped, values.older);
    if (now.first < now.firstAlone || (before && now.second < before.second)) failed = true;
    say(`${game.ruleset}, ${kind} states: ${pairs.length} pairs`);
    say(
      `  the first one is a root in ${now.first}, alone in ${now.firstAlone}; the second in ${now.second}, alone in ${now.secondAlone}`,
    );
    if (before)
      say(`  the older program: ${before.first}, ${before.firstAlone}; ${before.second}, ${before.secondAlone}`);
  }
}
process.exit(failed ? 1 : 0);

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function pairsOf({ ruleset, mutators }: MutatorsOfGame, wanted: number, seed: number): readonly Pair[] {
  const games = legalGames(ruleset, folders);
  const random = randomFrom(seed);
  const pairs: Pair[] = [];
  for (let trial = 0; trial < 40 * wanted && pairs.length < wanted; trial += 1) {
    const game = pick(games, random);
    const planted = [pick(mutators, random), pick(mutators, random)].flatMap((mutator) => {
      if (!game || !mutator) return [];
      const mutant = copyOf(game);
      const done = mutator.plant(mutant, random);
      const index = done?.place.section === 'turn' ? onlyChange(game, mutant) : undefined;
      if (index === undefined || done?.place.turn == null) return [];
      return [{ rules: new Set([mutator.rule, ...(mutator.twins ?? [])]), turn: done.place.turn, mutant, index }];
    });
    const [first, second] = planted.sort((a, b) => a.index - b.index);
    if (first && second && first.turn < second.turn) pairs.push({ first, second });
  }
  return pairs;
}

/** The child of `<moves>` in which a mutant differs from its game; undefined where more differs than that one. Behind it may be a cut. */
function onlyChange(game: Element, mutant: Element): number | undefined {
  const before = one(game, 'moves')?.children ?? [];
  const after = one(mutant, 'moves')?.children ?? [];
  const [index, ...others] = after.flatMap((child, at) => (textOf(child) === textOf(before[at]) ? [] : [at]));
  // What is recorded completely is said by the moves themselves.
  const rest = ({ children }: Element): string =>
    children
      .filter(({ name }) => name !== 'result')
      .map((part) => textOf(part.name === 'moves' ? { ...part, children: [] } : part))
      .join('');
  return others.length === 0 && rest(game) === rest(mutant) ? index : undefined;
}

function textOf(element: Element | undefined): string {
  return element ? serialOf(element).text : '';
}

/** In how many pairs each of the two breaches is an error of its own, with the other one and alone. */
function rootsIn(pairs: readonly Pair[], stripped: boolean, program: string) {
  const both = judged(pairs, stripped, program, ({ first, second }) => [first, second]);
  const firsts = judged(pairs, stripped, program, ({ first }) => [first]);
  const seconds = judged(pairs, stripped, program, ({ second }) => [second]);
  const count = (found: readonly (readonly Printed[])[], of: (pair: Pair) => Expected): number =>
    pairs.filter((pair, at) => isRoot(found[at] ?? [], of(pair))).length;
  return {
    first: count(both, ({ first }) => ({ ...first, rules: undefined })),
    firstAlone: count(firsts, ({ first }) => ({ ...first, rules: undefined })),
    second: count(both, ({ second }) => second),
    secondAlone: count(seconds, ({ second }) => second),
  };
}

/** Whether something in a turn is an error of its own, under one of some rules. */
function isRoot(findings: readonly Printed[], { rules, turn }: Expected): boolean {
  return findings.some(
    ({ severity, cause, at, rule }) =>
      severity === 'error' && cause === null && at.turn === turn && (rules?.has(rule ?? '') ?? true),
  );
}

/** What a program finds in each game with some of its breaches. */
function judged(
  pairs: readonly Pair[],
  stripped: boolean,
  program: string,
  chosen: (pair: Pair) => readonly Planted[],
): readonly (readonly Printed[])[] {
  const folder = mkdtempSync(join(tmpdir(), 'pairs-'));
  const names = pairs.map((_, at) => join(folder, `${String(at).padStart(5, '0')}.xml`));
  for (const [at, pair] of pairs.entries())
    writeFileSync(names[at] ?? '', serialOf(withBreaches(chosen(pair), stripped)).text);
  const { stdout } = spawnSync(process.execPath, [program, 'check', folder, '--all', '--format', 'ndjson'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 29,
  });
  rmSync(folder, { recursive: true });
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { file: string; findings?: readonly Printed[] });
  const found = new Map(lines.map(({ file, findings = [] }) => [file, findings]));
  return names.map((name) => found.get(name) ?? []);
}

/** @param planted in the order of the game: the last one decides what comes behind it */
function withBreaches(planted: readonly Planted[], stripped: boolean): Element {
  const [last, ...earlier] = planted.toReversed();
  if (!last) throw new Error('nothing is planted');
  const mutant = copyOf(last.mutant);
  const moves = one(mutant, 'moves')?.children ?? [];
  for (const { index, mutant: other } of earlier) {
    const child = one(other, 'moves')?.children[index];
    if (child) moves[index] = copyOf(child);
  }
  if (stripped) strip(mutant);
  return mutant;
}

/** Without what is stated of the table on the way. */
function strip(element: Element): void {
  const kept = element.children.filter(({ name }) => name !== 'state' && name !== 'effect');
  element.children.splice(0, element.children.length, ...kept);
  for (const child of element.children) strip(child);
}
