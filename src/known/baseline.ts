/**
 * A baseline: the findings that stood when it was written. They do not fail a run; new ones do. What identifies a finding
 * is its fingerprint; the rest is for people who read the file.
 */
import type { Finding } from '../engine/finding.js';
import type { JsonObject } from '../log/json/parse.js';
import { type FileMistake, JsonFile } from './json-file.js';

/** A known finding. */
export interface BaselineEntry {
  readonly fingerprint: string;
  readonly ruleset: string;
  /** The id of the game; null where it has none. */
  readonly game: string | null;
  readonly rule: string | null;
  /** The kind of the finding, or `undecidable`. */
  readonly kind: string;
  /** Where in the game: `turn 14.2`, `setup`. */
  readonly at: string;
  /** What a person has to say of it; kept when the baseline is written anew. */
  readonly why?: string;
}

/** All known findings, as a run looks them up. */
export interface Baseline {
  readonly byFingerprint: ReadonlyMap<string, BaselineEntry>;
  /** `ruleset game` of each game that has entries. */
  readonly games: ReadonlySet<string>;
}

const KEYS = ['fingerprint', 'ruleset', 'game', 'rule', 'kind', 'at', 'why'] as const;

const FINGERPRINT = /^[0-9a-f]{32}$/;

/**
 * @param file as it was given on the command line
 * @returns all entries that can be used, and all that is wrong with the others
 */
export function parseBaseline(
  file: string,
  text: string,
): { readonly baseline: Baseline; readonly mistakes: readonly FileMistake[] } {
  const json = new JsonFile(file, text);
  const root = json.root();
  if (!root) return { baseline: baselineOf([]), mistakes: json.mistakes };
  json.allow(root, ['kiebitz', 'format', 'findings']);
  json.constant(root, 'kiebitz', 'baseline');
  json.constant(root, 'format', '1');
  const entries = json.objects(root, 'findings').flatMap((object) => parseEntry(json, object) ?? []);
  return { baseline: baselineOf(entries), mistakes: json.mistakes };
}

function parseEntry(json: JsonFile, object: JsonObject): BaselineEntry | undefined {
  json.allow(object, KEYS);
  const fingerprint = json.requiredText(object, 'fingerprint');
  if (fingerprint && !FINGERPRINT.test(fingerprint.text)) {
    json.complain('value', fingerprint.offset, { found: fingerprint.text, expected: '0123456789abcdef…' });
    return undefined;
  }
  const [ruleset, game, rule, kind, at, why] = (['ruleset', 'game', 'rule', 'kind', 'at', 'why'] as const).map(
    (key) => json.text(object, key)?.text,
  );
  if (!fingerprint) return undefined;
  return {
    fingerprint: fingerprint.text,
    ruleset: ruleset ?? '',
    game: game ?? null,
    rule: rule ?? null,
    kind: kind ?? '',
    at: at ?? '',
    ...(why !== undefined && { why }),
  };
}

/** Of two entries with the same fingerprint the last one counts. */
export function baselineOf(entries: readonly BaselineEntry[]): Baseline {
  return {
    byFingerprint: new Map(entries.map((entry) => [entry.fingerprint, entry])),
    games: new Set(entries.map(gameOfEntry)),
  };
}

/** By what entries are known to belong to a game. */
export function gameOfEntry({ ruleset, game }: Pick<BaselineEntry, 'ruleset' | 'game'>): string {
  return `${ruleset} ${game ?? ''}`;
}

/** `turn 14.2`, `turn 3`, `setup`. */
export function placeOfEntry({ section, turn, play }: Finding['at']): string {
  if (section !== 'turn') return section;
  return `turn ${turn ?? 0}${play === null ? '' : `.${play}`}`;
}

/** The text of a baseline: one entry to a line, in an order that depends on nothing but the entries. */
export function formatBaseline(entries: Iterable<BaselineEntry>): string {
  const lines = [...entries].sort(compare).map((entry) => {
    const { fingerprint, ruleset, game, rule, kind, at, why } = entry;
    return `    ${JSON.stringify({ fingerprint, ruleset, game, rule, kind, at, why })}`;
  });
  const list = lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n  ]`;
  return `{\n  "kiebitz": "baseline",\n  "format": 1,\n  "findings": ${list}\n}\n`;
}

function compare(one: BaselineEntry, other: BaselineEntry): number {
  const [a, b] = [keyOf(one), keyOf(other)];
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Numbers are compared as numbers. */
function keyOf({ ruleset, game, at, rule, kind, fingerprint }: BaselineEntry): string {
  return [ruleset, game ?? '', at, rule ?? '', kind, fingerprint]
    .map((part) => part.replace(/\d+/g, (digits) => digits.padStart(12, '0')))
    .join('\u0000');
}
