/** Who comes in where: the kernel shares the places out as the judge ranks the players. */
import { expect, test } from 'vitest';
import type { Options } from '../../src/engine/option.js';
import type { PlayDefinition } from '../../src/engine/played-games.js';
import { playedGame as rattus } from '../../src/games/rattus/record/recorder.js';
import { playedGame as tallinn } from '../../src/games/tallinn/record/recorder.js';
import { playedGame as valletta } from '../../src/games/valletta/record/recorder.js';
import { placesIn } from '../../src/kernel/places.js';
import type { GameState } from '../../src/kernel/state.js';
import { kernelPlayed } from '../engine/kernel-played.js';
import { replayText } from '../engine/replays.js';

/** So many games of two to four players each. */
const GAMES = 40;

/** @returns how many players have as many points as another one */
function tiedIn<S extends GameState>(ruleset: string, room: PlayDefinition<S>, given: Options): number {
  let tied = 0;
  for (let seed = 0; seed < GAMES; seed += 1) {
    const { state, seats, textAt } = kernelPlayed(ruleset, room, given, 2 + (seed % 3), seed);
    const text = textAt('moves');
    const { scores } = replayText(text, undefined, false);
    const places = placesIn(room.definition, state, seats);
    const held = scores.map(({ rank }) => scores.filter((other) => other.rank === rank).length);
    const expected = scores.map(({ rank }, seat) =>
      scores.map((_, place) => (place + 1 >= rank && place + 1 < rank + (held[seat] ?? 0) ? 1 / (held[seat] ?? 1) : 0)),
    );
    expect(places, text).toEqual(expected);
    const points = scores.map((one) => one.points);
    tied += points.filter((own, seat) => points.indexOf(own) !== seat || points.lastIndexOf(own) !== seat).length;
  }
  return tied;
}

test.each([
  ['tallinn', () => tiedIn('tallinn', tallinn, { legate: 'true' })],
  ['valletta', () => tiedIn('valletta', valletta, {})],
  ['rattus', () => tiedIn('rattus', rattus, {})],
])('%s, with ties and without', (_, tied) => {
  expect(tied()).toBeGreaterThan(1);
});
