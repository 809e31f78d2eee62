/** The rules of a game with everything that is known of them, for the commands that show them. */
import type { Game } from '../engine/game.js';
import type { Rule } from '../engine/rule.js';
import { examplesOf } from '../text/examples/rule-examples.js';
import { messagesOf } from '../text/examples/rule-messages.js';
import { type RuleEntry, ruleEntry } from '../text/rule-entry.js';
import type { Speaker } from '../text/speaker.js';

/** A game whose rules can be shown. */
export interface RuleBook {
  readonly game: Game;
  /** Speaks of this game. */
  readonly speaker: Speaker;
  /** One of its rules in full. */
  entry(rule: Rule): RuleEntry;
}

/** @param anySpeaker with the parts `rule-book`, `rulings` and `options` */
export async function bookOf(game: Game, anySpeaker: Speaker): Promise<RuleBook> {
  const [examples, messages] = await Promise.all([examplesOf(game.ruleset), messagesOf(game.ruleset)]);
  const speaker = anySpeaker.forGame(game);
  return {
    game,
    speaker,
    entry: (rule) => ruleEntry(game, rule, examples[rule.id] ?? {}, messages[rule.id] ?? [], speaker),
  };
}
