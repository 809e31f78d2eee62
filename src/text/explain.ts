/** Tells effects and entries of a transcript as sentences. */
import type { Effect } from '../engine/effect.js';
import type { Parameter } from '../engine/message.js';
import type { Entry, Step } from '../engine/transcript.js';
import type { Audience, Speaker } from './speaker.js';

/** Things that are counted as goods of a player. */
const PIECES: ReadonlySet<string> = new Set(['gold', 'wood', 'stone', 'brick']);

/** What an effect did, as a sentence. */
export function tellEffect(speaker: Speaker, effect: Effect, audience: Audience): string {
  const id =
    effect.verb === 'place' && effect.player === undefined
      ? 'engine-effect-place-table'
      : `engine-effect-${effect.verb}`;
  const parameters: Record<string, Parameter> = {
    player: effect.player === undefined ? { type: 'text', text: '' } : { type: 'player', id: effect.player },
    thing: thingOf(speaker, effect),
    which: whichOf(effect),
    amount: effect.amount,
    from: placeOf(effect.from),
    to: placeOf(effect.to),
  };
  return speaker.say({ id, parameters }, audience);
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
  step: Step,
  audience: Audience,
  findingSentence: (id: string) => string,
): readonly ToldEntry[] {
  return step.entries.flatMap((entry) => {
    const told = tellEntry(speaker, entry, audience, findingSentence);
    return told ? [told] : [];
  });
}

function tellEntry(
  speaker: Speaker,
  entry: Entry,
  audience: Audience,
  findingSentence: (id: string) => string,
): ToldEntry | undefined {
  switch (entry.type) {
    case 'rule':
      return undefined;
    case 'doubt':
      return { type: 'doubt', rule: entry.rule, sentence: speaker.text('explain-doubt') };
    case 'effect':
      // The headline has said which card is played.
      return entry.effect.verb === 'play'
        ? undefined
        : { type: 'effect', rule: entry.rule, sentence: tellEffect(speaker, entry.effect, audience) };
    case 'line':
      return { type: 'line', rule: entry.rule, sentence: speaker.say(entry.message, audience) };
    case 'finding':
      return { type: 'finding', rule: undefined, sentence: findingSentence(entry.finding), finding: entry.finding };
  }
}

function thingOf(speaker: Speaker, effect: Effect): Parameter {
  if (PIECES.has(effect.thing)) return { type: 'counts', of: 'good', counts: { [effect.thing]: effect.amount } };
  if (effect.thing === 'card') {
    if (effect.which !== undefined) return { type: 'name', of: 'character', id: effect.which };
    return { type: 'text', text: speaker.text('engine-cards', { count: effect.amount }) };
  }
  return { type: 'name', of: 'piece', id: effect.thing };
}

function whichOf(effect: Effect): Parameter {
  if (effect.which === undefined) return { type: 'text', text: '' };
  return { type: 'name', of: effect.verb === 'reveal' ? 'good' : 'place', id: effect.which };
}

/** Places of cards belong to a player; cells and regions have names of their own. */
function placeOf(place: string): Parameter {
  const [owner = '', zone] = place.split('.');
  return zone === undefined && /^p\d|^[a-z][a-z0-9-]*$/.test(owner)
    ? { type: 'player', id: owner }
    : { type: 'name', of: 'place', id: place };
}
