/**
 * Quirks: deviations that a source of logs is known for, declared by a person. Each names the source (`meta/@source`), the
 * rule, and when it lasted.
 */
import type { Finding } from '../engine/finding.js';
import type { RuleId } from '../engine/rule.js';
import { isDay } from '../log/day.js';
import type { JsonObject } from '../log/json/parse.js';
import { nearest } from '../log/nearest.js';
import { type FileMistake, JsonFile } from './json-file.js';

/** What a log says of where it comes from. */
export interface Origin {
  /** The program that wrote it: `meta/@source`. */
  readonly source: string | undefined;
  /** When it was played: `meta/@played`. */
  readonly played: string | undefined;
}

/** A declared deviation. */
export interface Quirk {
  /** The source, word by word; a `*` at its end stands for whatever follows. */
  readonly source: string;
  readonly rule: RuleId;
  /** The first and the last day of play, `2026-01-31`; open where it is not given. */
  readonly from?: string;
  readonly until?: string;
  readonly why?: string;
}

const KEYS = ['source', 'rule', 'from', 'until', 'why'] as const;

/**
 * @param file as it was given on the command line
 * @param rules the ids of all rules that can be named
 * @returns all quirks that can be used, and all that is wrong with the others
 */
export function parseQuirks(
  file: string,
  text: string,
  rules: readonly string[],
): { readonly quirks: readonly Quirk[]; readonly mistakes: readonly FileMistake[] } {
  const json = new JsonFile(file, text);
  const root = json.root();
  if (!root) return { quirks: [], mistakes: json.mistakes };
  json.allow(root, ['kiebitz', 'format', 'quirks']);
  json.constant(root, 'kiebitz', 'quirks');
  json.constant(root, 'format', '1');
  const known = new Set(rules);
  const quirks = json.objects(root, 'quirks').flatMap((object) => parseQuirk(json, object, known) ?? []);
  return { quirks, mistakes: json.mistakes };
}

function parseQuirk(json: JsonFile, object: JsonObject, rules: ReadonlySet<string>): Quirk | undefined {
  json.allow(object, KEYS);
  const source = json.requiredText(object, 'source');
  const rule = json.requiredText(object, 'rule');
  const why = json.text(object, 'why');
  const from = parseDay(json, object, 'from');
  const until = parseDay(json, object, 'until');
  const id = rule && isRule(rule.text, rules) ? rule.text : undefined;
  if (rule && id === undefined) {
    const meant = nearest(rule.text, [...rules]);
    json.complain('unknown-rule', rule.offset, { found: rule.text, ...(meant && { meant }) });
    return undefined;
  }
  if (from && until && from.text > until.text) {
    json.complain('dates', until.offset, { found: until.text, expected: from.text });
    return undefined;
  }
  if (!source || id === undefined) return undefined;
  return {
    source: source.text,
    rule: id,
    ...(from && { from: from.text }),
    ...(until && { until: until.text }),
    ...(why && { why: why.text }),
  };
}

function isRule(text: string, rules: ReadonlySet<string>): text is RuleId {
  return rules.has(text);
}

function parseDay(
  json: JsonFile,
  object: JsonObject,
  key: string,
): { readonly text: string; readonly offset: number } | undefined {
  const value = json.text(object, key);
  if (!value || isDay(value.text)) return value;
  json.complain('value', value.offset, { found: value.text, expected: '2026-01-31' });
  return undefined;
}

/**
 * The declared quirk that a finding is: its rule is named, or would explain what was recorded. A quirk with a date needs a
 * game with a date.
 */
export function quirkFor(quirks: readonly Quirk[], finding: Finding, { source, played }: Origin): Quirk | undefined {
  if (source === undefined) return undefined;
  const day = played?.slice(0, 10);
  return quirks.find(
    (quirk) =>
      (quirk.rule === finding.rule || finding.suspects?.includes(quirk.rule) === true) &&
      isFrom(source, quirk.source) &&
      (quirk.from === undefined || (day !== undefined && day >= quirk.from)) &&
      (quirk.until === undefined || (day !== undefined && day <= quirk.until)),
  );
}

function isFrom(source: string, declared: string): boolean {
  return declared.endsWith('*') ? source.startsWith(declared.slice(0, -1)) : source === declared;
}
