/** What players would have if the game ended now: when each turn of a record has ended, it is what the kernel says. */
import { describe, expect, it } from 'vitest';
import type { Options } from '../../src/engine/option.js';
import { LEVELS } from '../../src/engine/playable.js';
import type { PlayDefinition } from '../../src/engine/played-games.js';
import { playedGame as rattus } from '../../src/games/rattus/record/recorder.js';
import { turn } from '../../src/games/rattus/rules/table.js';
import { playedGame as tallinn } from '../../src/games/tallinn/record/recorder.js';
import { round } from '../../src/games/tallinn/rules/table.js';
import { indices, type Seat } from '../../src/kernel/index-of.js';
import type { GameState } from '../../src/kernel/state.js';
import { kernelPlayed } from './kernel-played.js';
import { recordingsOf, replayed } from './replays.js';

/** Plays a game at random. @returns what the kernel says when each turn begins and at the end, and the log */
function played<S extends GameState>(
  ruleset: string,
  room: PlayDefinition<S>,
  turnOf: (state: S) => number,
  players: number,
  given: Options,
) {
  const seats = indices<Seat>(players);
  const worth = (now: S): readonly number[] => seats.map((seat) => room.definition.worthNow(now, seat));
  const begins = new Map<number, readonly number[]>();
  const { state, textAt } = kernelPlayed(ruleset, room, given, players, players, (now) => {
    if (!begins.has(turnOf(now))) begins.set(turnOf(now), worth(now));
  });
  return { begins, end: worth(state), textAt };
}

const GAMES = {
  tallinn: (players: number) => played('tallinn', tallinn, (state) => round.of(state), players, { legate: 'true' }),
  rattus: (players: number) => played('rattus', rattus, (state) => turn.of(state), players, { expansion: 'true' }),
};

describe.each(['tallinn', 'rattus'] as const)('%s', (ruleset) => {
  it.each([2, 3, 4])('with %i players every turn of a record has it, however much is written', (players) => {
    const { begins, end, textAt } = GAMES[ruleset](players);
    for (const level of LEVELS) {
      const [recording] = recordingsOf(textAt(level));
      const steps = (recording && replayed(recording).transcript?.steps) ?? [];
      let compared = 0;
      for (const [number, worth] of begins) {
        const last = steps.findLast(({ at }) => at.section === 'turn' && at.turn === number - 1);
        const told = last?.values['worth'];
        // What everybody sees does not say what a tower from the hand is.
        if (!last || (level === 'public' && told === undefined)) continue;
        expect(told?.map((one, seat) => Math.abs(one - (worth[seat] ?? 0)) < 0.051)).toEqual(worth.map(() => true));
        compared += 1;
      }
      if (level !== 'public') expect(compared).toBeGreaterThan(3);
      expect(steps.at(-1)?.values['worth']).toEqual(end);
    }
  });
});
