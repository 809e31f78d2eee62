/**
 * What another reading of the rules would change: the game replayed under the other values of options that rest on the
 * rules in question. Costs a replay for each value, so it is for those who ask.
 */
import type { Recording } from '../log/recording.js';
import { type Finding, isRootError, type OptionValue, type Place } from './finding.js';
import type { Game } from './game.js';
import { type Replayed, type ReplayRequest, replay } from './replay.js';
import type { RuleId } from './rule.js';
import type { Step } from './transcript.js';

/** The game under one other value of one option. */
export interface Reading extends OptionValue {
  /** The ids of root errors in whose place nothing is wrong then. */
  readonly resolved: readonly string[];
  /** Root errors that only come in then. */
  readonly added: readonly Finding[];
}

/** Values of options that decide otherwise on what a finding rests on. */
export interface OtherValue extends OptionValue {
  /** How many other root errors would come in. */
  readonly added: number;
}

/**
 * @param rules those in question: options that change one of them, or that decide a ruling on one of them, are tried
 * @param disputed true for readings of what the rulebooks leave open alone, without variants and expansions
 * @returns the readings that change anything
 */
export function otherReadings(
  game: Game,
  recording: Recording,
  replayed: Replayed,
  { edition, breaksOffIn }: Pick<ReplayRequest, 'edition' | 'breaksOffIn'>,
  rules: ReadonlySet<RuleId>,
  disputed = false,
): readonly Reading[] {
  const isLegal = !replayed.findings.some(isError);
  return optionsOn(game, rules, disputed).flatMap(({ name, values }) =>
    values
      .filter((value) => value !== replayed.options[name] && mayChange(replayed, name, value))
      .flatMap((value) => {
        const judgedUnder = (rootsAreOpen: boolean): readonly Finding[] =>
          replay(game, recording, {
            edition,
            ...(breaksOffIn && { breaksOffIn }),
            otherwise: { [name]: value },
            rootsAreOpen,
          }).findings;
        const open = difference(replayed.findings, judgedUnder(true));
        // Where nothing is wrong nobody wrote one word for another: a rule of another reading is broken by what was meant.
        const isDecided = isLegal || open.added.length === 0;
        const reading = {
          option: name,
          value,
          ...(isDecided ? open : difference(replayed.findings, judgedUnder(false))),
        };
        return reading.resolved.length > 0 || reading.added.length > 0 ? [reading] : [];
      }),
  );
}

function mayChange({ decisive }: Replayed, name: string, other: string): boolean {
  return !decisive || decisive.some(({ option, value }) => option === name && value === other);
}

/** What other readings would change in a game. */
export interface Readings {
  /** For each root error, under which other values it would be none. By the id of the finding. */
  readonly resolving: ReadonlyMap<string, readonly OtherValue[]>;
  /** Readings of what the rulebooks leave open under which a legal move would not be legal. */
  readonly disputing: readonly Dispute[];
}

/** A reading under which something else would be wrong. */
export interface Dispute extends Reading {
  /** The step that is told of it: the first that the reading would not have. Undefined where no step is about it. */
  readonly at: Place | undefined;
}

/** Nothing would change; also for a game that nobody asked about. */
export const NO_READINGS: Readings = { resolving: new Map(), disputing: [] };

/** @param replayed with a transcript */
export function readingsOf(
  game: Game,
  recording: Recording,
  replayed: Replayed,
  request: Pick<ReplayRequest, 'edition'>,
): Readings {
  const steps = replayed.transcript?.steps ?? [];
  const rules = new Set<RuleId>();
  for (const { entries } of steps) for (const entry of entries) if (entry.type !== 'finding') rules.add(entry.rule);
  const disputing = otherReadings(game, recording, replayed, request, rules, true);
  return {
    resolving: resolvingValues(game, recording, replayed, request),
    disputing: disputing.flatMap((reading) => {
      const [first] = reading.added;
      return first ? [{ ...reading, at: placeOfStep(steps, first) }] : [];
    }),
  };
}

/**
 * Remarks on what is legal here and would be a breach under another value of an option, or is legal by a ruling alone.
 * @returns them numbered behind the findings of the game
 */
export function remarksOn(
  game: Game,
  recording: Recording,
  request: Pick<ReplayRequest, 'edition'>,
): readonly Finding[] {
  const replayed = replay(game, recording, { edition: request.edition, transcript: true });
  const remarks = new Map<string, Finding>();
  const remark = (key: string, made: Omit<Finding, 'id' | 'kind' | 'severity' | 'cause' | 'reconstructed'>): void => {
    const id = remarks.get(key)?.id ?? `f${replayed.findings.length + remarks.size + 1}`;
    remarks.set(key, { id, kind: 'note', severity: 'note', cause: null, reconstructed: false, ...made });
  };
  // What was declined leaves no trace in the transcript: every ruling is asked.
  const rules = new Set(game.rulebook.map(({ id }) => id));
  for (const { option, value, added } of otherReadings(game, recording, replayed, request, rules, true)) {
    for (const { rule, at, message } of added) {
      const key = JSON.stringify([rule, at, message]);
      remark(key, { rule, at, message, illegalUnder: [...(remarks.get(key)?.illegalUnder ?? []), { option, value }] });
    }
  }
  for (const { id, permits } of game.rulings) {
    for (const rule of permits) {
      const step = replayed.transcript?.steps.find(({ entries }) =>
        entries.some((entry) => entry.type !== 'finding' && entry.type !== 'doubt' && entry.rule === rule),
      );
      const message = { id: 'engine-legal-by-ruling', parameters: {} };
      if (step) remark(`${id} ${rule}`, { rule, at: step.at, message, rulings: [id] });
    }
  }
  return [...remarks.values()];
}

/** The readings that would not have a step of the game. @param at of the step */
export function disputesAt({ disputing }: Readings, at: Place): readonly Dispute[] {
  return disputing.filter((dispute) => dispute.at === at);
}

/** The step that stands in the log where a finding is, or the last one before it in the same turn. */
function placeOfStep(steps: readonly Step[], { at: place }: Finding): Place | undefined {
  const isMove = place.section === 'turn';
  if (isMove && place.play === null) return undefined;
  let last: Place | undefined;
  for (const { at } of steps) {
    if (at.section !== place.section || at.turn !== place.turn || (isMove && at.play === null)) continue;
    if (!standsBehind(at, place) && (!last || standsBehind(at, last))) last = at;
  }
  return last;
}

function standsBehind(one: Place, other: Place): boolean {
  const lines = (one.line ?? 0) - (other.line ?? 0);
  return lines > 0 || (lines === 0 && (one.column ?? 0) > (other.column ?? 0));
}

/** For each root error, under which other values it would be none. By the id of the finding. */
export function resolvingValues(
  game: Game,
  recording: Recording,
  replayed: Replayed,
  request: Pick<ReplayRequest, 'edition' | 'breaksOffIn'>,
): Readings['resolving'] {
  const roots = replayed.findings.filter(isRootError);
  const rules = new Set(roots.flatMap(({ rule, suspects = [] }) => (rule === null ? [] : [rule, ...suspects])));
  const byFinding = new Map<string, OtherValue[]>();
  for (const { option, value, resolved, added } of otherReadings(game, recording, replayed, request, rules)) {
    for (const id of resolved) {
      byFinding.set(id, [...(byFinding.get(id) ?? []), { option, value, added: added.length }]);
    }
  }
  return byFinding;
}

function optionsOn(
  { rulebook, rulings, options }: Game,
  rules: ReadonlySet<RuleId>,
  disputed: boolean,
): Game['options'] {
  if (rules.size === 0) return [];
  const changed = new Set(rulebook.filter(({ id }) => rules.has(id)).map(({ option }) => option));
  const ruled = new Set(rulings.filter((ruling) => ruling.rules.some((rule) => rules.has(rule))).map(({ id }) => id));
  return options.filter(
    ({ name, ruling }) =>
      (changed.has(name) || (ruling !== undefined && ruled.has(ruling))) && (!disputed || ruling !== undefined),
  );
}

function difference(
  before: readonly Finding[],
  after: readonly Finding[],
): { resolved: readonly string[]; added: readonly Finding[] } {
  const wrongAfter = new Set(after.filter(isError).map(placeOf));
  const wrongBefore = new Set(before.filter(isError).map(placeOf));
  return {
    resolved: before.filter((one) => isRootError(one) && !wrongAfter.has(placeOf(one))).map(({ id }) => id),
    added: after.filter((one) => isRootError(one) && !wrongBefore.has(placeOf(one))),
  };
}

function isError({ severity }: Finding): boolean {
  return severity === 'error';
}

/** The move or part of the game, not the attribute: another reading may find something else wrong with the same move. */
function placeOf({ at: { section, turn, play, line } }: Pick<Finding, 'at'>): string {
  return section === 'turn' && play !== null ? `${turn} ${play}` : `${section} ${turn} ${line}`;
}
