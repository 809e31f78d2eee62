/**
 * What `check` may say of each rule. test/text/rule-messages.ts collects it: from the recorded games and written logs of
 * the tests, with what was said of them, and from the sources, where a rule and a sentence stand side by side.
 */
import { type Message, quoted } from '../../engine/message.js';
import type { RuleId } from '../../engine/rule.js';
import type { Speaker } from '../speaker.js';

export interface RuleMessage {
  readonly id: string;
  /** As it was once said; absent where it only stands in the sources. */
  readonly said?: {
    readonly parameters: Message['parameters'];
    /** The names of the players who are spoken of. */
    readonly players: Readonly<Record<string, string>>;
  };
}

export type RuleMessages = Readonly<Partial<Record<RuleId, readonly RuleMessage[]>>>;

const LOADS: Readonly<Record<string, () => Promise<{ readonly default: string }>>> = {
  valletta: () => import('./valletta-messages.json?raw'),
  tallinn: () => import('./tallinn-messages.json?raw'),
  rattus: () => import('./rattus-messages.json?raw'),
};

/** The messages of a game, by rule. */
export async function messagesOf(ruleset: string): Promise<RuleMessages> {
  const text = (await LOADS[ruleset]?.())?.default ?? '{}';
  return JSON.parse(text) as RuleMessages;
}

/** The sentence; where nobody has said it yet, with `…` for what would be filled in. */
export function tellMessage(speaker: Speaker, { id, said }: RuleMessage): string {
  const {
    parameters = Object.fromEntries(speaker.variablesOf(id).map((variable) => [variable, quoted('…')])),
    players = {},
  } = said ?? {};
  return speaker.say({ id, parameters }, { playerName: (player: string) => players[player] ?? player });
}
