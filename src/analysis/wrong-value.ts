/** Which single value of the edition, if it were another, makes the findings of many games vanish. */

import type { EditionFile } from '../engine/edition-file.js';
import type { Place } from '../engine/finding.js';
import type { Game } from '../engine/game.js';
import { type ReplayRequest, replay } from '../engine/replay.js';
import { entryOf } from '../log/entry-of.js';
import type { Recording } from '../log/recording.js';
import type { Element } from '../log/vocabulary.js';
import { type CardValue, CardValues, keyOfValue, type Variant } from './card-values.js';

/** A game with findings, to be replayed with other values. Plain values only: it is sent from workers. */
export interface Evidence {
  readonly recording: Recording;
  /** Where the root findings are that are to be explained, as `placeOf` writes it. */
  readonly places: readonly string[];
}

/** The place of a finding in its file: the same whatever a game is played with. */
export function placeOf({ line, column }: Pick<Place, 'line' | 'column'>): string {
  return `${line}:${column}`;
}

/** A value that a program probably has wrong in its table. */
export interface WrongValue {
  readonly value: CardValue;
  /** Where the findings are that vanish with it, of each game in the order of the evidence. */
  readonly explained: readonly (readonly string[])[];
}

type Finder = (name: string) => EditionFile | undefined;

/** In so many games, the first ones, values are looked for; in all others it is only tried what was found. */
export const MOST_SEARCHED = 20;

/** In so many games, those with most findings, it is tried which cards matter at all. */
const TRIED_FIRST = 2;

/** So many findings must vanish, or at least some that are half of all in their games. */
const ENOUGH = 5;
const SOME = 3;

/** No more values than these are looked for: a table with many is better compared by eye. */
const MOST_VALUES = 3;

/** @param edition finds the edition that a log names */
export function wrongValues(game: Game, evidence: readonly Evidence[], edition: Finder): readonly WrongValue[] {
  const trialOf = ({ recording, places }: Evidence): Trial => new Trial(game, recording, places, edition);
  const found: WrongValue[] = [];
  let left = evidence.slice(0, MOST_SEARCHED).map(trialOf);
  while (found.length < MOST_VALUES) {
    const wrong = wrongValue(left);
    if (!wrong) break;
    found.push({ value: wrong.value, explained: wrong.explained });
    left = left.map((trial, index) => trial.without(wrong.explained[index] ?? [], wrong.value));
  }
  if (found.length === 0) return found;
  const later = evidence.slice(MOST_SEARCHED).map((one) => explainedInTurn(trialOf(one), found));
  return found.map(({ value, explained }, index) => ({
    value,
    explained: [...explained, ...later.map((places) => places[index] ?? [])],
  }));
}

/** What each of some values explains in a game, one after the other; nothing where it brings something new. */
function explainedInTurn(trial: Trial, found: readonly WrongValue[]): readonly (readonly string[])[] {
  let left = trial;
  return found.map(({ value }) => {
    const places = left.vanishedWith(value);
    if (places) left = left.without(places, value);
    return places ?? [];
  });
}

function wrongValue(trials: readonly Trial[]): WrongValue | undefined {
  const busiest = trials
    .filter(({ roots }) => roots.length > 0)
    .sort((one, other) => other.roots.length - one.roots.length)
    .slice(0, TRIED_FIRST);
  const promising = new Map<string, CardValue>();
  for (const trial of busiest) {
    for (const value of trial.promising()) promising.set(keyOfValue(value), value);
  }
  let best: { readonly wrong: WrongValue; readonly count: number } | undefined;
  let isTied = false;
  for (const value of promising.values()) {
    const explained = explainedBy(value, trials);
    if (!explained) continue;
    const count = explained.reduce((sum, places) => sum + places.length, 0);
    if (best && count < best.count) continue;
    if (best && count === best.count) {
      // Of a card and its copies the card is enough.
      if (!isOneOf(best.wrong.value, value)) isTied = true;
      continue;
    }
    isTied = false;
    best = { wrong: { value, explained }, count };
  }
  if (!best || isTied) return undefined;
  const { explained } = best.wrong;
  const around = trials.reduce((sum, { roots }, index) => sum + (explained[index]?.length ? roots.length : 0), 0);
  const cases = differentCases(trials, explained);
  return cases >= ENOUGH || (cases >= SOME && best.count * 2 >= around) ? best.wrong : undefined;
}

/** A game that was recorded several times says no more than once. */
function differentCases(trials: readonly Trial[], explained: WrongValue['explained']): number {
  const cases = trials.flatMap(({ roots }, index) =>
    roots.filter(({ place }) => explained[index]?.includes(place)).map(({ place, said }) => `${place} ${said}`),
  );
  return new Set(cases).size;
}

/** Whether a value is that of one card, and another one the same of it and its copies. */
function isOneOf(one: CardValue, copies: CardValue): boolean {
  return keyOfValue({ ...copies, card: one.card, copies: one.copies ?? 1 }) === keyOfValue(one);
}

/** The findings that vanish with another value; undefined where it brings new ones into any game. */
function explainedBy(value: CardValue, trials: readonly Trial[]): readonly (readonly string[])[] | undefined {
  const explained: (readonly string[])[] = [];
  for (const trial of trials) {
    const vanished = trial.vanishedWith(value);
    if (!vanished) return undefined;
    explained.push(vanished);
  }
  return explained;
}

/** What was found, and where. */
interface Found {
  readonly place: string;
  readonly said: string;
  readonly isRoot: boolean;
}

/** A game, and the values with which it is replayed. */
type Played = Pick<ReplayRequest, 'edition' | 'rootsAreOpen'> & { readonly recording: Recording };

/** What another value leaves of the findings, and whether it brings none into the game. */
interface Outcome {
  readonly vanished: readonly string[];
  readonly bringsNothing: () => boolean;
}

/** A game that is replayed with other values. */
class Trial {
  readonly roots: readonly Found[];
  private readonly places: ReadonlySet<string>;
  /** The editions that can be changed: that of the log itself, and the one it names. */
  private readonly editions: readonly { readonly values: CardValues; readonly isInline: boolean }[];

  constructor(
    private readonly game: Game,
    private readonly recording: Recording,
    places: readonly string[],
    private readonly edition: Finder,
  ) {
    const found = this.found({ recording, edition });
    this.places = new Set(found.map(({ place }) => place));
    this.roots = found.filter(({ place }) => places.includes(place));
    this.editions = editionsOf(game, recording, edition);
  }

  /** The same game with a value as it is taken to be from now on, and fewer findings to explain. */
  without(explained: readonly string[], value: CardValue): Trial {
    const rest = this.roots.map(({ place }) => place).filter((place) => !explained.includes(place));
    const variant = this.variantOf(value);
    if (!variant) return new Trial(this.game, this.recording, rest, this.edition);
    const { recording, edition } = this.with(variant.components(), variant.isInline);
    return new Trial(this.game, recording, rest, edition);
  }

  /** Values of cards that matter for what was found, with which something vanishes and nothing new comes. */
  *promising(): Generator<CardValue> {
    for (const { values, isInline } of this.editions) {
      const known = new Map<Element, boolean>();
      for (let index = 0; index < values.size; index += 1) {
        const other = values.withAnother(index);
        if (!entryOf(known, other, () => this.matters(other, isInline))) continue;
        for (const { value, components } of values.variantsOf(index)) {
          const { vanished, bringsNothing } = this.outcome(components(), isInline);
          if (vanished.length > 0 && bringsNothing()) yield value;
        }
      }
    }
  }

  /** @returns undefined where something new is found */
  vanishedWith(value: CardValue): readonly string[] | undefined {
    const variant = this.variantOf(value);
    if (!variant) return [];
    const { vanished, bringsNothing } = this.outcome(variant.components(), variant.isInline);
    return bringsNothing() ? vanished : undefined;
  }

  private variantOf(value: CardValue): (Variant & { readonly isInline: boolean }) | undefined {
    for (const { values, isInline } of this.editions) {
      const found = values.find(keyOfValue(value));
      if (found) return { ...found, isInline };
    }
    return undefined;
  }

  private matters(components: Element, isInline: boolean): boolean {
    const found = this.found({ ...this.with(components, isInline), rootsAreOpen: true });
    const said = new Set(found.map((one) => `${one.place} ${one.said}`));
    return this.roots.some(({ place, said: before }) => !said.has(`${place} ${before}`));
  }

  /** What becomes of the findings. That something new only follows from something else takes many replays: it is asked last. */
  private outcome(components: Element, isInline: boolean): Outcome {
    const changed = this.with(components, isInline);
    const isNew = ({ place, isRoot }: Found): boolean => isRoot && !this.places.has(place);
    const found = this.found({ ...changed, rootsAreOpen: true });
    const left = new Set(found.map(({ place }) => place));
    return {
      vanished: this.roots.map(({ place }) => place).filter((place) => !left.has(place)),
      bringsNothing: () => !(found.some(isNew) && this.found(changed).some(isNew)),
    };
  }

  private with(components: Element, isInline: boolean): Played {
    if (isInline) return { recording: withComponents(this.recording, components), edition: this.edition };
    const edition: Finder = (name) => {
      const file = this.edition(name);
      return file && { ...file, element: components };
    };
    return { recording: this.recording, edition };
  }

  /** Errors of a replay; what an edition says against itself is no matter of the game. */
  private found({ recording, ...request }: Played): readonly Found[] {
    return replay(this.game, recording, request).findings.flatMap((finding): Found[] => {
      const { kind, severity, cause, at, expected, actual, rule } = finding;
      if (severity === 'note' || kind === 'data') return [];
      return [{ place: placeOf(at), said: `${rule} ${expected} ${actual}`, isRoot: cause === null }];
    });
  }
}

/** The values of an edition, worked out once for all games that are played with it. */
const known = new WeakMap<Element, CardValues>();

function valuesOf(components: Element, { vocabulary }: Game): CardValues {
  return entryOf(known, components, () => new CardValues(components, vocabulary));
}

function editionsOf(
  game: Game,
  { game: { children } }: Recording,
  edition: Finder,
): readonly { readonly values: CardValues; readonly isInline: boolean }[] {
  const components = children.find(({ name }) => name === 'components');
  const inline = components && components.children.length > 0 ? components : undefined;
  const stated: unknown = components?.values['edition'];
  const name = typeof stated === 'string' ? stated : inline ? undefined : game.defaultEdition;
  const file = name === undefined ? undefined : edition(name);
  return [
    ...(inline ? [{ values: valuesOf(inline, game), isInline: true }] : []),
    ...(file ? [{ values: valuesOf(file.element, game), isInline: false }] : []),
  ];
}

function withComponents(recording: Recording, components: Element): Recording {
  const children = recording.game.children.map((child) => (child.name === 'components' ? components : child));
  return { ...recording, game: { ...recording.game, children } as Recording['game'] };
}
