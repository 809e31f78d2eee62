/** What could have been chosen instead in a game, as tests look at it. */
import { movesWritten } from '../../src/engine/recorded-moves.js';
import { regretsOf } from '../../src/engine/regret.js';
import type { Regret } from '../../src/engine/regret-plan.js';
import { replayToTable } from '../../src/engine/replay.js';
import { gameOf } from '../../src/games.js';
import type { Recording } from '../../src/log/recording.js';
import { speakerFor } from '../../src/text/speaker.js';
import { recordingsOf, requestFor } from './replays.js';

export function regretsIn(recording: Recording): readonly Regret[] {
  const game = gameOf(recording.ruleset);
  const request = requestFor(recording);
  if (!game) throw new Error(recording.ruleset);
  const { replayed, scribe } = replayToTable(game, recording, { ...request, transcript: true });
  const moves = scribe ? movesWritten(scribe, replayed.findings).moves : [];
  return regretsOf(game, recording, replayed, moves, request);
}

const speaker = await speakerFor('en', ['valletta', 'tallinn', 'rattus']);

/** Each with its place: `2.1 Ann could have ...`. */
export function regretsToldOf(text: string): readonly string[] {
  const [recording] = recordingsOf(text);
  const game = recording && gameOf(recording.ruleset);
  if (!game) throw new Error('no game');
  return regretsIn(recording).map(({ at, message }) => {
    const sentence = speaker.forGame(game).say(message, { playerName: (id) => id });
    return `${at.turn}.${at.play} ${sentence}`;
  });
}
