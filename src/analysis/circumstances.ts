/** In which circumstances the moves of a game were made: what lay where, when it was, and which rules came up. */

import { evenly } from '../engine/combinations.js';
import type { Measure } from '../engine/effect.js';
import type { Finding, Section } from '../engine/finding.js';
import type { Replayed } from '../engine/replay.js';
import type { RuleId } from '../engine/rule.js';
import type { Entry, Step } from '../engine/transcript.js';
import { entryOf } from '../log/entry-of.js';
import { offsetAt } from '../log/position.js';
import type { Recording } from '../log/recording.js';
import type { Element } from '../log/vocabulary.js';
import { FollowedState } from './followed-state.js';

/** Something that can be counted at a moment of any game. */
export interface Circumstance {
  /**
   * Whose it is: `own` of whoever acts; `least` and `most` of the opponent who has least or most; `anyone`, `other` for
   * named things; `came` for those that came there in this turn; `table` nobody's; `tie` how many opponents have as many; `turn` its number; `rule` how often one comes up.
   */
  readonly whose: 'own' | 'least' | 'most' | 'tie' | 'anyone' | 'other' | 'came' | 'table' | 'turn' | 'rule';
  /** A part of a player's table (`display`; empty for what is just the player's), a place of the board, or `HERE`. */
  readonly place: string;
  /** What is counted; `QUESTIONED` for the kind that the move is about. */
  readonly thing: string;
  /** Which one, where it has a name; the id of a rule. */
  readonly which: string;
}

/** The place that the move names. */
export const HERE = 'here';
/** The kind of thing that the move is about: the persons of the estate of a contest. */
const QUESTIONED = 'questioned';

/** One moment: a step of the game, and what held before it. Plain values only: it is sent from workers. */
export interface Moment {
  readonly element: string | null;
  readonly section: Section;
  /** Rules that came up in it. */
  readonly rules: readonly RuleId[];
  /** By the keys of the circumstances; what is not there is 0. */
  readonly counts: Readonly<Record<string, number>>;
}

/** The moments of a game. */
export interface Moments {
  /** By the id of the finding that came up in it. */
  readonly failing: ReadonlyMap<string, Moment>;
  /** Those in which nothing was wrong. */
  readonly passing: readonly Moment[];
}

/** So many passing moments of a kind are taken from one game, evenly spread. */
const MOST_OF_A_KIND = 40;

/** What separates the parts of a key: no id holds it. */
const SEPARATOR = '\n';

function keyOf(whose: Circumstance['whose'], place: string, thing: string, which = ''): string {
  return `${whose}${SEPARATOR}${place}${SEPARATOR}${thing}${SEPARATOR}${which}`;
}

/** The circumstance of a key. */
export function circumstanceOf(key: string): Circumstance {
  const [whose, place = '', thing = '', which = ''] = key.split(SEPARATOR);
  return { whose: whose as Circumstance['whose'], place, thing, which };
}

/**
 * @param replayed with its transcript
 * @param end the state at the end of the replay
 * @param roots the findings to look at
 */
export function momentsOf(
  replayed: Replayed,
  recording: Recording,
  end: Measure,
  roots: readonly Pick<Finding, 'id'>[],
): Moments {
  const { transcript, players, findings } = replayed;
  const failing = new Map<string, Moment>();
  if (!transcript) return { failing, passing: [] };
  const wanted = new Set(roots.map(({ id }) => id));
  const faults = new Set(findings.filter(({ severity }) => severity !== 'note').map(({ id }) => id));
  const state = new FollowedState(transcript, end);
  const owners = new Owners(players.map(({ id }) => id));
  const elementAt = elementFinder(recording);
  const passing = new Map<string, Moment[]>();
  let arrivals = new Arrivals(undefined);
  for (const step of transcript.steps) {
    const found = step.entries.flatMap((entry) => (entry.type === 'finding' ? [entry.finding] : []));
    const isPassing = !found.some((id) => faults.has(id));
    if (!arrivals.isIn(step)) arrivals = new Arrivals(step);
    arrivals.add(step, owners);
    if (isPassing || found.some((id) => wanted.has(id))) {
      const moment = momentOf(step, state, owners, elementAt(step), arrivals);
      for (const id of found) if (wanted.has(id)) failing.set(id, moment);
      if (isPassing) {
        const kind = `${moment.section} ${moment.element}`;
        entryOf(passing, kind, () => []).push(moment);
      }
    }
    for (const entry of step.entries) if (entry.type === 'effect') state.apply(entry.effect);
  }
  return { failing, passing: [...passing.values()].flatMap((moments) => evenly(moments, MOST_OF_A_KIND)) };
}

/** Whose a place of the effects is, and which part of their table: `p1.display`, or a player's share of a place: `gallia.p1`. */
class Owners {
  private readonly known = new Map<string, { readonly owner: string | undefined; readonly zone: string }>();

  constructor(readonly ids: readonly string[]) {}

  of(place: string): { readonly owner: string | undefined; readonly zone: string } {
    return entryOf(this.known, place, () => this.find(place));
  }

  private find(place: string): { readonly owner: string | undefined; readonly zone: string } {
    for (const owner of this.ids) {
      if (place === owner) return { owner, zone: '' };
      if (place.startsWith(`${owner}.`)) return { owner, zone: place.slice(owner.length + 1) };
      if (place.endsWith(`.${owner}`)) return { owner, zone: place.slice(0, -owner.length - 1) };
    }
    return { owner: undefined, zone: place };
  }
}

/** Named things that have come somewhere in one turn. */
class Arrivals {
  readonly list: { readonly zone: string; readonly thing: string; readonly which: string }[] = [];

  /** @param first a step of the turn */
  constructor(private readonly first: Step | undefined) {}

  isIn({ at }: Step): boolean {
    return this.first?.at.section === at.section && this.first.at.turn === at.turn;
  }

  /** Those of a step, as long as nothing was found to be wrong in it. */
  add({ entries }: Step, owners: Owners): void {
    for (const entry of entries) {
      if (entry.type === 'finding') return;
      if (entry.type !== 'effect') continue;
      const { thing, which, to, verb } = entry.effect;
      if (which === undefined || to === '' || which === to || thing === 'point' || verb === 'adjust') continue;
      this.list.push({ zone: owners.of(to).zone, thing, which });
    }
  }
}

function momentOf(
  step: Step,
  state: FollowedState,
  owners: Owners,
  element: Element | undefined,
  arrivals: Arrivals,
): Moment {
  const { at } = step;
  const stated: unknown = element?.values['player'];
  const actor = typeof stated === 'string' && owners.ids.includes(stated) ? stated : at.player;
  const counts = new Counts();
  countState(counts, state, owners, actor, mentionedIn(step, element));
  for (const { zone, thing, which } of arrivals.list) counts.add(keyOf('came', zone, thing, which), 1);
  if (at.turn !== null) counts.add(keyOf('turn', '', ''), at.turn);
  const rules = rulesOf(step.entries);
  for (const rule of rules) counts.add(keyOf('rule', '', '', rule), 1);
  return { element: at.element, section: at.section, rules, counts: counts.values };
}

/** The rules that came up in a step before anything was found to be wrong. */
function rulesOf(entries: readonly Entry[]): readonly RuleId[] {
  const rules = new Set<RuleId>();
  for (const entry of entries) {
    if (entry.type === 'finding') break;
    if (entry.type !== 'doubt') rules.add(entry.rule);
  }
  return [...rules];
}

/** The words of a log that a step is about: those of its element, and the names in the lines of its reckoning. */
function mentionedIn({ entries }: Step, element: Element | undefined): ReadonlySet<string> {
  const words = new Set<string>();
  for (const value of Object.values(element?.values ?? {})) if (typeof value === 'string') words.add(value);
  for (const entry of entries) {
    if (entry.type === 'finding') break;
    if (entry.type !== 'line') continue;
    for (const parameter of Object.values(entry.message.parameters))
      if (typeof parameter === 'object' && parameter.type === 'name') words.add(parameter.id);
  }
  return words;
}

class Counts {
  readonly values: Record<string, number> = {};

  add(key: string, count: number): void {
    if (count !== 0) this.values[key] = (this.values[key] ?? 0) + count;
  }
}

function countState(
  counts: Counts,
  { piles }: FollowedState,
  owners: Owners,
  actor: string | null,
  mentioned: ReadonlySet<string>,
): void {
  /** What each player has, by zone and thing. */
  const amounts = new Map<
    string,
    { readonly zone: string; readonly thing: string; readonly of: Map<string, number> }
  >();
  for (const [place, { amounts: things, named }] of piles) {
    const { owner, zone } = owners.of(place);
    for (const [thing, amount] of things) {
      if (owner === undefined) {
        counts.add(keyOf('table', zone, thing), amount);
        if (mentioned.has(zone)) counts.add(keyOf('table', HERE, thing), amount);
        continue;
      }
      const known = entryOf(amounts, `${zone} ${thing}`, () => ({ zone, thing, of: new Map<string, number>() }));
      known.of.set(owner, amount);
    }
    for (const [thing, names] of named) {
      for (const [which, count] of names) {
        if (owner === undefined) {
          counts.add(keyOf('table', zone, thing, which), count);
          continue;
        }
        counts.add(keyOf('anyone', zone, thing, which), count);
        counts.add(keyOf(owner === actor ? 'own' : 'other', zone, thing, which), count);
      }
    }
  }
  for (const { zone, thing, of } of amounts.values()) {
    comparePlayers(counts, owners.ids, actor, of, zone, thing);
    if (mentioned.has(thing)) comparePlayers(counts, owners.ids, actor, of, zone, QUESTIONED);
    if (mentioned.has(zone)) comparePlayers(counts, owners.ids, actor, of, HERE, thing);
  }
}

/** How much whoever acts has of something, and how much the others. */
function comparePlayers(
  counts: Counts,
  players: readonly string[],
  actor: string | null,
  of: ReadonlyMap<string, number>,
  zone: string,
  thing: string,
): void {
  const others = players.filter((id) => id !== actor).map((id) => of.get(id) ?? 0);
  const own = actor === null ? 0 : (of.get(actor) ?? 0);
  counts.add(keyOf('own', zone, thing), own);
  counts.add(keyOf('least', zone, thing), Math.min(...others));
  counts.add(keyOf('most', zone, thing), Math.max(...others));
  if (own > 0) counts.add(keyOf('tie', zone, thing), others.filter((amount) => amount === own).length);
}

/** Finds the element of the log that a step is about. */
function elementFinder({ source, game }: Recording): (step: Step) => Element | undefined {
  const byOffset = new Map<number, Element>();
  const visit = (element: Element): void => {
    if (element.offset >= 0) byOffset.set(element.offset, element);
    for (const child of element.children) visit(child);
  };
  visit(game);
  return ({ at: { line, column } }) => {
    const offset = line === null ? undefined : offsetAt(source, { line, column: column ?? 1 });
    return offset === undefined ? undefined : byOffset.get(offset);
  };
}
