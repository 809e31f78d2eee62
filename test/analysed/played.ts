/** Games that bots play, and that are followed as if they had been recorded by somebody else. */
import { type AnalysedDecision, analysedDecision } from '../../src/analysis/game-analysis.js';
import { defaults, type Options } from '../../src/engine/option.js';
import type { FollowedRecord, PlaySetting, Seating } from '../../src/engine/playable.js';
import { gameElement, type PlayDefinition } from '../../src/engine/played-games.js';
import { playedGame as rattus } from '../../src/games/rattus/record/recorder.js';
import { playedGame as tallinn } from '../../src/games/tallinn/record/recorder.js';
import { vocabulary } from '../../src/games/tallinn/vocabulary.js';
import { playedGame as valletta } from '../../src/games/valletta/record/recorder.js';
import { gameOf } from '../../src/games.js';
import type { AppraisalRequest } from '../../src/kernel/appraisal.js';
import type { GameState } from '../../src/kernel/state.js';
import { rawOfElement } from '../../src/log/raw.js';
import type { Element } from '../../src/log/vocabulary.js';
import { logWriter } from '../../src/log/write.js';
import { requestFor } from '../engine/replays.js';

/** A ruleset with its options. */
export interface Kind {
  readonly ruleset: string;
  readonly given: Options;
}

const ROOMS: Readonly<Record<string, unknown>> = { rattus, tallinn, valletta };

export const KINDS: readonly Kind[] = [
  { ruleset: 'valletta', given: {} },
  { ruleset: 'tallinn', given: {} },
  { ruleset: 'tallinn', given: { legate: 'true' } },
  { ruleset: 'rattus', given: {} },
  { ruleset: 'rattus', given: { expansion: 'true' } },
];

/** Plays and records games of one kind. */
export function tableOf({ ruleset, given }: Kind, players: number) {
  const game = gameOf(ruleset);
  const edition = requestFor({ ruleset } as Parameters<typeof requestFor>[0]).edition('practice');
  if (!game?.playable || !edition) throw new Error(`no ${ruleset}`);
  const { playable } = game;
  const setting: PlaySetting = {
    players,
    options: { ...defaults(game.options), ...game.presets?.(given), ...given },
    edition,
  };
  const ids = Array.from({ length: players }, (_, seat) => `p${seat + 1}`);
  const heading = { ruleset, id: 'played', setting, given, components: 'named' } as const;
  return {
    room: ROOMS[ruleset] as unknown as PlayDefinition<GameState>,
    setting,
    play(bots: Seating['bots'], level: 'full' | 'moves' | 'public', ...seeds: readonly number[]) {
      const { line, parts } = playable.series(setting, { bots, playOuts: 1 }).play(...seeds);
      return { length: line.length, element: gameElement({ ...heading, bots }, parts(level)) };
    },
    follow: (element: Element, isBehind: (one: Element) => boolean = () => false): FollowedRecord =>
      playable.follow(setting, element, ids, isBehind),
  };
}

/** A log with a game of two players that is soon analysed: Tallinn, `greedy` against `random`. */
export function shortLog(): string {
  const { element } = tableOf({ ruleset: 'tallinn', given: {} }, 2).play(['greedy', 'random'], 'moves', 3, 7);
  const writer = logWriter('xml');
  return `${writer.start()}${writer.game(rawOfElement(element, vocabulary)).text}${writer.end()}`;
}

/** Appraises the decisions of a record: all of them, or those of one seat. */
export function analysed(
  record: FollowedRecord,
  request: AppraisalRequest,
  only?: number,
): readonly AnalysedDecision[] {
  const appraise = record.appraiser(request);
  return record.decisions.flatMap(({ seat }, number) =>
    only === undefined || seat === only ? [analysedDecision(number, appraise(number), request.measure)] : [],
  );
}
