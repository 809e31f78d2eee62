/** Tells effects and entries of a transcript as sentences. */
import type { Effect } from '../engine/effect.js';
import type { Gap } from '../engine/gap.js';
import { choice, type Parameter } from '../engine/message.js';
import { TABLE_PLACE } from '../engine/player-table.js';
import type { RuleId } from '../engine/rule.js';
import type { Entry, Step } from '../engine/transcript.js';
import { gapsText } from './gap-text.js';
import type { Audience, Speaker } from './speaker.js';

/** What several effects of one kind did together: same verb, player and places. */
function tellEffects(speaker: Speaker, rule: RuleId, effects: readonly Effect[], audience: Audience): string {
  const [first] = effects;
  if (!first) return '';
  const own = `engine-effect-${first.thing}-${first.verb}`;
  const ruled = `told-${rule.replaceAll('.', '-')}`;
  if (speaker.has(own)) return tellOwn(speaker, speaker.has(ruled) ? ruled : own, effects, audience);
  const verb = sentenceOf(first);
  const parameters: Record<string, Parameter> = {
    player: first.player === undefined ? { type: 'text', text: '' } : { type: 'player', id: first.player },
    thing: first.verb === 'adjust' ? kindOf(speaker, first) : thingsOf(speaker, effects),
    which: whichOf(first),
    ...amountOf(effects),
    from: placeOf(speaker, first.from, audience),
    // A house outside the display stands nowhere; told is where it was meant to stand.
    to: placeOf(speaker, first.verb === 'place' && first.to === '' ? (first.which ?? '') : first.to, audience),
  };
  const ids = [ruled, ...[zoneOf(first) ?? '', first.thing].map((what) => `engine-effect-${first.verb}-${what}`)];
  return speaker.say({ id: ids.find((id) => speaker.has(id)) ?? `engine-effect-${verb}`, parameters }, audience);
}

/** The part of a player's table that an effect is about: `display` of `p1.display`. */
function zoneOf({ from, to }: Effect): string | undefined {
  const place = to === '' ? from : to;
  // The id of a player may hold points, too.
  return place.includes('.') ? place.slice(place.lastIndexOf('.') + 1) : undefined;
}

/** What a thing of one game did, in a sentence of its own; places are named by their first part: `gallia.p1`. */
function tellOwn(speaker: Speaker, id: string, effects: readonly Effect[], audience: Audience): string {
  const [first] = effects;
  if (!first) return '';
  // What comes straight from a player has no site of its own.
  const site = (place: string): Parameter => {
    const [id = ''] = place.split('.');
    const isPlayer = id !== '' && speaker.name('site', id) === id;
    return isPlayer ? { type: 'player', id: place } : { type: 'name', of: 'site', id };
  };
  const parameters: Record<string, Parameter> = {
    player: first.player === undefined ? { type: 'text', text: '' } : { type: 'player', id: first.player },
    ...amountOf(effects),
    from: site(first.from),
    to: site(first.to),
    moved: choice(first.from === '' ? 'no' : 'yes'),
    which: { type: 'name', of: 'class-card', id: first.which ?? '' },
    shown: choice(first.which === undefined ? 'no' : 'yes'),
    number: Number(first.which ?? 0) || 0,
  };
  return speaker.say({ id, parameters }, audience);
}

/** How many, and for what can be less than nothing its sign. */
function amountOf(effects: readonly Effect[]): { readonly amount: number; readonly sign: Parameter } {
  const amount = effects.reduce((sum, effect) => sum + effect.amount, 0);
  const isAdjusted = effects[0]?.verb === 'adjust';
  return {
    amount: isAdjusted ? Math.abs(amount) : amount,
    sign: choice(amount < 0 ? 'minus' : 'plus'),
  };
}

/** Some verbs have a sentence of their own where nobody does it, or where it is known what for. */
function sentenceOf({ verb, player, which }: Effect): string {
  if ((verb === 'place' || verb === 'adjust') && player === undefined) return `${verb}-table`;
  return verb === 'score' && which !== undefined ? 'score-for' : verb;
}

/** The sentences of a step, each with its rule; conditions that simply held are left to the rules alone. */
export interface ToldEntry {
  readonly type: 'effect' | 'line' | 'doubt' | 'finding';
  readonly rule: string | undefined;
  readonly sentence: string;
  /** The id of the finding, where it is one. */
  readonly finding?: string;
}

/** @param findingSentence the sentence of a finding by its id */
export function tellStep(
  speaker: Speaker,
  step: Pick<Step, 'entries'> & Partial<Pick<Step, 'gaps'>>,
  audience: Audience,
  findingSentence: (id: string) => string,
): readonly ToldEntry[] {
  const told: ToldEntry[] = [];
  const { entries } = step;
  let before: Extract<Entry, { readonly type: 'line' }> | undefined;
  for (let index = 0; index < entries.length; index += 1) {
    const entry = entries[index];
    if (!entry || entry.type === 'rule') continue;
    if (entry.type === 'effect') {
      const together = [entry.effect];
      for (
        let next = entries[index + 1];
        next?.type === 'effect' && belongTogether(speaker, entry, next);
        next = entries[index + 1]
      ) {
        together.push(next.effect);
        index += 1;
      }
      if (isSaid(speaker, entry, entries[index - together.length])) {
        const last = told.at(-1);
        if (last && entry.effect.verb === 'score') told[told.length - 1] = { ...last, type: 'effect' };
        continue;
      }
      told.push({ type: 'effect', rule: entry.rule, sentence: tellEffects(speaker, entry.rule, together, audience) });
      continue;
    }
    const again = entry.type === 'line' && before?.message.id === entry.message.id;
    before = entry.type === 'line' ? entry : undefined;
    const next = tellEntry(speaker, entry, audience, findingSentence, again);
    // The same doubt about several players, whom it does not name.
    const isTold =
      next.type === 'doubt' && told.some(({ rule, sentence }) => rule === next.rule && sentence === next.sentence);
    if (!isTold) told.push(next);
  }
  // What could not be read leaves a move open whatever its rules say.
  const named = new Set(entries.flatMap((entry) => (entry.type === 'doubt' ? entry.gaps : [])));
  const others = (step.gaps ?? []).filter((gap) => !named.has(gap));
  return others.length === 0 ? told : [...told, tellDoubt(speaker, undefined, others)];
}

function tellDoubt(speaker: Speaker, rule: RuleId | undefined, gaps: readonly Gap[]): ToldEntry {
  return { type: 'doubt', rule, sentence: speaker.text('explain-doubt', { reasons: gapsText(speaker, gaps) }) };
}

/** The headline has said which card is played, and a line of reckoning that ends in points who scores them. */
function isSaid(speaker: Speaker, { rule, effect }: EffectEntry, before: Entry | undefined): boolean {
  if (effect.verb === 'play') return !speaker.has(`engine-effect-play-${zoneOf(effect) ?? ''}`);
  return (
    effect.verb === 'score' &&
    before?.type === 'line' &&
    before.rule === rule &&
    before.message.parameters['points'] === effect.amount
  );
}

function tellEntry(
  speaker: Speaker,
  entry: Exclude<Entry, { readonly type: 'rule' | 'effect' }>,
  audience: Audience,
  findingSentence: (id: string) => string,
  again: boolean,
): ToldEntry {
  switch (entry.type) {
    case 'doubt':
      return tellDoubt(speaker, entry.rule, entry.gaps);
    case 'line':
      // What follows in a list is shorter than its head.
      return {
        type: 'line',
        rule: entry.rule,
        sentence: speaker.say(
          entry.message,
          audience,
          again && speaker.has(entry.message.id, 'again') ? 'again' : undefined,
        ),
      };
    case 'finding':
      return { type: 'finding', rule: undefined, sentence: findingSentence(entry.finding), finding: entry.finding };
  }
}

type EffectEntry = Extract<Entry, { readonly type: 'effect' }>;

/** Paying two kinds of goods is one sentence; so is drawing three cards. */
function belongTogether(speaker: Speaker, one: EffectEntry, other: EffectEntry): boolean {
  const [a, b] = [one.effect, other.effect];
  if (one.rule !== other.rule || a.verb !== b.verb || a.player !== b.player || a.from !== b.from || a.to !== b.to)
    return false;
  if (a.verb === 'adjust' && a.thing !== b.thing) return false;
  const kind = speaker.kindOfCounted(a.thing);
  return kind === undefined ? a.thing === 'card' && b.thing === 'card' : kind === speaker.kindOfCounted(b.thing);
}

/** Pieces of which several are spoken of. */
const SEVERAL: Readonly<Partial<Record<string, string>>> = { card: 'cards', house: 'houses' };

/** The thing without its number. */
function kindOf(speaker: Speaker, { thing }: Effect): Parameter {
  const kind = speaker.kindOfCounted(thing);
  return kind === undefined
    ? { type: 'name', of: 'piece', id: SEVERAL[thing] ?? thing }
    : { type: 'name', of: kind, id: thing };
}

function thingsOf(speaker: Speaker, effects: readonly Effect[]): Parameter {
  const [first] = effects;
  const kind = first && speaker.kindOfCounted(first.thing);
  if (kind !== undefined) {
    const counts: Record<string, number> = {};
    for (const { thing, amount } of effects) counts[thing] = (counts[thing] ?? 0) + amount;
    return { type: 'counts', of: kind, counts };
  }
  if (first?.thing !== 'card') return { type: 'name', of: 'piece', id: first?.thing ?? '' };
  const named: (readonly [id: string, count: number])[] = [];
  let unnamed = 0;
  for (const { which, amount, verb } of effects) {
    // What is drawn is told in its order.
    const before = verb === 'draw' ? -1 : named.findIndex(([id]) => id === which);
    if (which === undefined) unnamed += amount;
    else if (before === -1) named.push([which, amount]);
    else named[before] = [which, amount + (named[before]?.[1] ?? 0)];
  }
  const items: Parameter[] = named.map(([id, count]) =>
    count === 1
      ? { type: 'name', of: 'character', id }
      : { type: 'text', text: speaker.text('engine-times', { count, thing: speaker.name('character', id) }) },
  );
  if (unnamed > 0) items.push({ type: 'text', text: speaker.text('engine-cards', { count: unnamed }) });
  return { type: 'list', items };
}

function whichOf(effect: Effect): Parameter {
  if (effect.which === undefined) return { type: 'text', text: '' };
  return { type: 'name', of: effect.verb === 'reveal' ? 'good' : 'place', id: effect.which };
}

/** What belongs to nobody has a name of its own: cells and regions. A player may be called anything. */
function placeOf(speaker: Speaker, place: string, { playerName }: Audience): Parameter {
  if (place.startsWith(TABLE_PLACE)) return { type: 'name', of: 'place', id: place.slice(TABLE_PLACE.length) };
  const isPlayer = playerName(place) !== place || speaker.name('place', place) === place;
  return isPlayer ? { type: 'player', id: place } : { type: 'name', of: 'place', id: place };
}
