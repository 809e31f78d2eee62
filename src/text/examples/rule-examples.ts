/**
 * Pieces of recorded games that show a rule being kept and being broken. test/text/rule-examples.ts finds them in the
 * fixtures; they are kept as messages, so that every language tells them.
 */
import type { Message } from '../../engine/message.js';
import type { RuleId } from '../../engine/rule.js';
import type { Entry } from '../../engine/transcript.js';
import { tellStep } from '../explain.js';
import type { Speaker } from '../speaker.js';

interface Excerpt {
  /** The recorded game, from `fixtures/` on. */
  readonly file: string;
  /** An element of its log, shortened; null where the rule works between the lines, as in final scoring. */
  readonly log: string | null;
  /** The names of the players who are spoken of. */
  readonly players: Readonly<Record<string, string>>;
}

export interface KeptExample extends Excerpt {
  /** What the rule did. */
  readonly entries: readonly Entry[];
  /** The move in which it did so; said where there is nothing else to say. */
  readonly headline: Message | null;
}

export interface BrokenExample extends Excerpt {
  readonly message: Message;
}

export interface RuleExamples {
  readonly kept?: KeptExample;
  readonly broken?: BrokenExample;
}

export type Examples = Readonly<Partial<Record<RuleId, RuleExamples>>>;

const LOADS: Readonly<Record<string, () => Promise<{ readonly default: string }>>> = {
  valletta: () => import('./valletta.json?raw'),
  tallinn: () => import('./tallinn.json?raw'),
  rattus: () => import('./rattus.json?raw'),
};

/** The examples of a game, by rule. */
export async function examplesOf(ruleset: string): Promise<Examples> {
  const text = (await LOADS[ruleset]?.())?.default ?? '{}';
  return JSON.parse(text) as Examples;
}

/** The sentences that an example is told in; none where the log says it all. */
export function tellKept(speaker: Speaker, { entries, headline, players }: KeptExample): readonly string[] {
  const audience = { playerName: (id: string) => players[id] ?? id };
  const told = tellStep(speaker, { entries }, audience, () => '').map(({ sentence }) => sentence);
  return told.length > 0 || headline === null ? told : [speaker.say(headline, audience)];
}

export function tellBroken(speaker: Speaker, { message, players }: BrokenExample): string {
  return speaker.say(message, { playerName: (id) => players[id] ?? id });
}
