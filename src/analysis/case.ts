/** A finding as a case of what a program does wrong, with all that it may have in common with others. */
import type { BugKind, Finding, FindingKind, Place } from '../engine/finding.js';
import type { Signpost } from '../engine/game.js';
import type { Parameter } from '../engine/message.js';
import type { Replayed } from '../engine/replay.js';
import type { RuleId } from '../engine/rule.js';
import type { Recording } from '../log/recording.js';
import type { Element } from '../log/vocabulary.js';
import type { Moment, Moments } from './circumstances.js';
import { type Fact, factsOfElement, keyOf } from './facts.js';
import { logPlaceOf } from './log-place.js';
import { type Evidence, placeOf } from './wrong-value.js';

/** One root finding. Plain values only: it is sent from workers. */
export interface Case {
  readonly file: string;
  readonly game: string | null;
  readonly ruleset: string;
  /** The id of the finding in its game. */
  readonly finding: string;
  readonly rule: RuleId | null;
  readonly kind: FindingKind;
  readonly bug: BugKind | null;
  readonly suspects: readonly RuleId[];
  readonly at: Place;
  /** The check that found it: its message, and the element and attribute of the log where only they tell. */
  readonly check: string;
  /** True for the first root finding of its game. */
  readonly isFirst: boolean;
  /** How many moves the game has. */
  readonly moves: number;
  readonly sentence: string;
  readonly facts: readonly Fact[];
  /** Of what is found at the result alone: claims that the log does not make, and that would have shown where it comes from. */
  readonly unclaimed?: readonly Signpost[];
  /** In which circumstances it came up; only where somebody wants to know. */
  readonly moment?: Moment;
}

/** By what cases are known to come from one game. */
export function gameOfCase({ file, game, ruleset }: Case): string {
  return JSON.stringify([ruleset, file, game]);
}

/** How often facts hold by themselves: among all elements of a name in the games that have cases. */
export interface Background {
  /** How many elements of each name there are. */
  readonly elements: Record<string, number>;
  /** How many of them have a fact, by element and fact as its key. */
  readonly facts: Record<string, number>;
}

/** Two backgrounds as one; the first is changed. */
export function addBackground(sum: Background | undefined, more: Background): Background {
  const elements: Record<string, number> = sum?.elements ?? {};
  const facts: Record<string, number> = sum?.facts ?? {};
  for (const [key, count] of Object.entries(more.elements)) elements[key] = (elements[key] ?? 0) + count;
  for (const [key, count] of Object.entries(more.facts)) facts[key] = (facts[key] ?? 0) + count;
  return { elements, facts };
}

export interface CasesOfGame {
  readonly cases: readonly Case[];
  readonly background: Background;
  /** Moments of the game in which nothing was wrong; only where somebody wants to know. */
  readonly passing?: readonly Moment[];
  /** The game itself, to be tried with other card values; only where somebody wants to know, and there are cases. */
  readonly evidence?: Evidence;
}

/**
 * The cases of a game.
 * @param roots its root findings, in order
 * @param tell the sentence of a finding
 * @param signposts the claims that show where a wrong number comes from
 * @param moments in which circumstances they came up, if somebody wants to know
 */
export function casesOf(
  replayed: Replayed,
  recording: Recording,
  roots: readonly { readonly finding: Finding; readonly bug: BugKind | null }[],
  tell: (finding: Finding) => string,
  signposts: readonly Signpost[],
  moments?: Moments,
): CasesOfGame {
  const unclaimed = signposts.filter((one) => !makes(recording.game, one));
  const seatOf = (player: string): number | undefined => {
    const seat = replayed.players.findIndex(({ id }) => id === player);
    return seat < 0 ? undefined : seat + 1;
  };
  const wanted = new Set<string>();
  const cases = roots.map(({ finding, bug }, index): Case => {
    const { path, attribute } = logPlaceOf(recording, finding.at);
    const found = factsOfElement(path, seatOf);
    if (path[0]) wanted.add(path[0].name);
    const moment = moments?.failing.get(finding.id);
    return {
      file: replayed.file,
      game: replayed.game,
      ruleset: replayed.ruleset,
      finding: finding.id,
      rule: finding.rule,
      kind: finding.kind,
      bug,
      suspects: finding.suspects ?? [],
      at: finding.at,
      check:
        finding.rule === null
          ? `${finding.message.id} ${finding.at.element ?? ''} ${attribute ?? ''}`
          : finding.message.id,
      isFirst: index === 0,
      moves: replayed.moves.total,
      sentence: tell(finding),
      facts: [...found, ...factsOfFinding(finding)],
      ...(finding.at.section === 'result' && { unclaimed }),
      ...(moment && { moment }),
    };
  });
  const background = backgroundOf(recording.game, wanted, seatOf);
  if (!moments) return { cases, background };
  const evidence = { recording, places: roots.map(({ finding }) => placeOf(finding.at)) };
  return { cases, background, passing: moments.passing, ...(cases.length > 0 && isSmall(recording) && { evidence }) };
}

/** Whether a log makes a claim anywhere. */
function makes({ name, values, children }: Element, claim: Signpost): boolean {
  if (name === claim.element) {
    if (claim.attribute === undefined) return true;
    const value = (values as Readonly<Record<string, unknown>>)[claim.attribute];
    if (value !== undefined && value !== '?') return true;
  }
  return children.some((child) => makes(child, claim));
}

/** A longer game is not tried with other card values. */
const MOST_CHARACTERS = 500_000;

function isSmall({ source }: Recording): boolean {
  return source.text.length <= MOST_CHARACTERS;
}

/** What every game can have in common with others. */
export function traitsOf(replayed: Replayed, source: string | undefined): Fact[] {
  return [
    { type: 'players', value: String(replayed.players.length) },
    ...(replayed.edition === null ? [] : [{ type: 'edition' as const, value: replayed.edition }]),
    ...(source === undefined ? [] : [{ type: 'source' as const, value: source }]),
    ...Object.entries(replayed.options).map(([of, value]) => ({ type: 'option' as const, of, value })),
  ];
}

function factsOfFinding({ at, expected, actual, message }: Finding): Fact[] {
  const [wanted, found] = [amountsOf(expected), amountsOf(actual)];
  const things = wanted && found ? [...new Set([...wanted.keys(), ...found.keys()])] : [];
  return [
    ...(at.element === null ? [] : [{ type: 'element' as const, value: at.element }]),
    { type: 'section', value: at.section },
    ...(at.play === null ? [] : [{ type: 'play' as const, value: String(at.play) }]),
    ...things.flatMap((thing): Fact[] => {
      const difference = (found?.get(thing) ?? 0) - (wanted?.get(thing) ?? 0);
      const of = thing === '' ? {} : { of: thing };
      return difference === 0
        ? []
        : [
            { type: 'difference', ...of, value: signed(difference) },
            { type: 'difference', ...of, value: difference > 0 ? '> 0' : '< 0' },
          ];
    }),
    ...Object.entries(message.parameters).flatMap(([of, parameter]) =>
      wordsOf(parameter).map((value): Fact => ({ type: 'parameter', of, value })),
    ),
  ];
}

function signed(difference: number): string {
  return difference > 0 ? `+${difference}` : `−${-difference}`;
}

/** A number, or several with their names: `gold:2 wood:1`. */
function amountsOf(text: string | undefined): ReadonlyMap<string, number> | undefined {
  if (text === undefined) return undefined;
  if (/^-?\d+$/.test(text)) return new Map([['', Number(text)]]);
  const parts = text === '' ? [] : text.split(' ').map((part) => /^([\w-]+):(-?\d+)$/.exec(part));
  if (parts.includes(null)) return undefined;
  return new Map(parts.map((part) => [part?.[1] ?? '', Number(part?.[2])]));
}

function wordsOf(parameter: Parameter): string[] {
  if (typeof parameter === 'number') return [String(parameter), ...(parameter > 0 ? ['> 0'] : [])];
  switch (parameter.type) {
    case 'name':
      return [parameter.id];
    case 'choice':
      return [parameter.choice];
    case 'list':
      return [`# ${parameter.items.length}`, ...parameter.items.flatMap(wordsOf)];
    case 'counts':
      return Object.keys(parameter.counts);
    case 'phrase':
      return Object.values(parameter.parameters).flatMap(wordsOf);
    // Who it is, and what somebody has written, is not what a rule asks for.
    case 'player':
    case 'text':
      return [];
  }
}

/** A log with more different facts than this says nothing by them. */
const MOST_FACTS = 500;

/** Counts how often facts hold among all elements of some names. */
function backgroundOf(
  game: Element,
  names: ReadonlySet<string>,
  seatOf: (player: string) => number | undefined,
): Background {
  const elements: Record<string, number> = {};
  const facts = new Map<string, number>();
  const visit = (element: Element, around: readonly Element[]): void => {
    const path = [element, ...around];
    if (names.has(element.name)) {
      elements[element.name] = (elements[element.name] ?? 0) + 1;
      for (const key of new Set(factsOfElement(path, seatOf).map(keyOf))) {
        const place = `${element.name} ${key}`;
        const count = facts.get(place);
        if (count !== undefined || facts.size < MOST_FACTS) facts.set(place, (count ?? 0) + 1);
      }
    }
    for (const child of element.children) visit(child, path);
  };
  if (names.size > 0) visit(game, []);
  return { elements, facts: Object.fromEntries(facts) };
}
