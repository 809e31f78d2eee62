/** A recorded game, as the workers of `analyse` follow it, too. */
import type { FollowedRecord, PlaySetting } from '../engine/playable.js';
import { gameOf } from '../games.js';
import type { AppraisalRequest } from '../kernel/appraisal.js';
import type { Element } from '../log/vocabulary.js';

/** A game that is to be followed. Plain values only. */
export interface FollowTask {
  readonly ruleset: string;
  readonly setting: PlaySetting;
  readonly game: Element;
  /** The players, in turn order. */
  readonly ids: readonly string[];
  /** From here on the record is not followed: a place in its text. */
  readonly until: number;
  readonly request: AppraisalRequest;
}

/** A game as far as it can be followed; undefined where it cannot be played. */
export function followed({ ruleset, setting, game, ids, until }: FollowTask): FollowedRecord | undefined {
  return gameOf(ruleset)?.playable.follow(setting, game, ids, ({ offset }) => offset >= until);
}
