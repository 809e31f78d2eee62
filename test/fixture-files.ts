/** The recorded games of the fixtures, each with what is expected of it: dropped in, a game is a test. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPointsOf } from '../src/analysis/open-points.js';
import type { Replayed } from '../src/engine/replay.js';
import { RULESETS } from '../src/log/envelope.js';
import { sentenceOf } from '../src/output/json.js';
import { speakerFor } from '../src/text/speaker.js';

const speaker = await speakerFor('en', RULESETS);
const ROOT = fileURLToPath(new URL('../fixtures/', import.meta.url));

/** One finding, as programs get it; `cause` where it is a consequence of another one. */
export interface ExpectedFinding {
  readonly id?: string;
  readonly kind?: string;
  readonly severity?: string;
  readonly rule?: string | null;
  readonly section?: string;
  readonly turn?: number | null;
  readonly play?: number | null;
  readonly line?: number | null;
  readonly column?: number | null;
  /** The id of another one. */
  readonly cause?: string;
  readonly expected?: string;
  readonly actual?: string;
  /** In English. */
  readonly message?: string;
}

/** What is expected of a game. Only the keys that are given are compared. */
export interface Expectation {
  readonly verdict?: string;
  readonly complete?: boolean;
  readonly moves?: Readonly<Record<string, number>>;
  readonly scores?: readonly object[];
  /** What leaves moves open, and how many. */
  readonly gaps?: Readonly<Record<string, number>>;
  readonly findings?: readonly ExpectedFinding[];
}

export interface Fixture {
  /** From `fixtures/` on, with slashes: `valletta/legal/full-2-players-jean.xml`. */
  readonly name: string;
  readonly path: string;
  readonly expectationPath: string;
  /** What the report tells of it, where that is kept. */
  readonly toldPath: string;
}

let found: readonly Fixture[] | undefined;

/** All fixtures of the games, by name. The folders are read once. */
export function fixtures(): readonly Fixture[] {
  found ??= fixturesIn(ROOT);
  return found;
}

function fixturesIn(root: string): readonly Fixture[] {
  return RULESETS.filter((ruleset) => existsSync(join(root, ruleset)))
    .flatMap((ruleset) =>
      readdirSync(join(root, ruleset), { recursive: true, encoding: 'utf8' }).map((path) => join(ruleset, path)),
    )
    .map((path) => path.split(sep).join('/'))
    .filter((path) => /\.(xml|json|kbz)$/.test(path) && !path.endsWith('.expected.json'))
    .sort()
    .map((name) => {
      const path = join(root, name);
      const stem = path.replace(/\.(xml|json|kbz)$/, '');
      return { name, path, expectationPath: `${stem}.expected.json`, toldPath: `${stem}.told.txt` };
    });
}

export function textOf({ path }: Pick<Fixture, 'path'>): string {
  return readFileSync(path, 'utf8');
}

/** @returns undefined where nobody has said what is expected */
export function expectationOf({ expectationPath }: Fixture): Expectation | undefined {
  if (!existsSync(expectationPath)) return undefined;
  return JSON.parse(readFileSync(expectationPath, 'utf8')) as Expectation;
}

/** What was found, in the shape of an expectation. */
export function outcomeOf(replayed: Replayed): Required<Expectation> {
  const { verdict, complete, moves, scores, findings } = replayed;
  return {
    verdict,
    complete,
    moves: { ...moves },
    scores,
    gaps: Object.fromEntries(openPointsOf(replayed).map(({ gap, moves }) => [gap, moves])),
    findings: findings.map((finding) => {
      const { id, kind, severity, rule, cause, at, expected, actual } = finding;
      const { section, turn, play, line, column } = at;
      const values = { ...(expected !== undefined && { expected }), ...(actual !== undefined && { actual }) };
      const why = { ...(cause !== null && { cause }), ...values, message: sentenceOf(finding, replayed, speaker) };
      return { id, kind, severity, rule, section, turn, play, line, column, ...why };
    }),
  };
}

/** As it stands in a file: a finding on a line. */
export function expectationText({ findings, gaps, ...rest }: Required<Expectation>): string {
  const whole = { ...rest, ...(Object.keys(gaps).length > 0 && { gaps }) };
  const lines = Object.entries(whole).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  const list = findings.map((finding) => `    ${JSON.stringify(finding)}`).join(',\n');
  return `{\n${lines.join(',\n')},\n  "findings": ${list === '' ? '[]' : `[\n${list}\n  ]`}\n}\n`;
}

/** The parts of an outcome that an expectation speaks of. */
export function spokenOf(outcome: Required<Expectation>, expectation: Expectation): Expectation {
  const spoken = pick(outcome, Object.keys(expectation));
  if (!expectation.findings) return spoken;
  return {
    ...spoken,
    findings: outcome.findings.map((finding, index) => {
      const expected = expectation.findings?.[index];
      return expected ? pick(finding, [...Object.keys(expected), 'cause']) : finding;
    }),
  };
}

function pick<T extends object>(value: T, keys: readonly string[]): T {
  return Object.fromEntries(Object.entries(value).filter(([key]) => keys.includes(key))) as T;
}
