/** What a page needs to play games: bundled for a browser by the test beside it. */
import type { EditionFile } from '../../src/engine/edition-file.js';
import { defaults, type Options } from '../../src/engine/option.js';
import { gameElement, playable } from '../../src/engine/played-games.js';
import { OPTIONS as RATTUS } from '../../src/games/rattus/profile.js';
import { playedGame as rattus } from '../../src/games/rattus/record/recorder.js';
import { OPTIONS as TALLINN } from '../../src/games/tallinn/profile.js';
import { playedGame as tallinn } from '../../src/games/tallinn/record/recorder.js';
import { OPTIONS as VALLETTA } from '../../src/games/valletta/profile.js';
import { playedGame as valletta } from '../../src/games/valletta/record/recorder.js';
import type { Element } from '../../src/log/vocabulary.js';

const GAMES = {
  valletta: { playable: playable(valletta), options: VALLETTA },
  tallinn: { playable: playable(tallinn), options: TALLINN },
  rattus: { playable: playable(rattus), options: RATTUS },
};

/** Plays one game of three at random. @param components the edition @returns the `<game>` element */
export function playOne(
  ruleset: keyof typeof GAMES,
  components: EditionFile['element'],
  given: Options,
  seed: number,
): Element {
  const game = GAMES[ruleset];
  const edition: EditionFile = { name: 'practice', element: components };
  const setting = { players: 3, options: { ...defaults(game.options), ...given }, edition };
  const { parts } = game.playable.series(setting).play(seed);
  const heading = { ruleset, id: 'browser', bots: ['random'], setting, given, components: 'named' } as const;
  return gameElement(heading, parts('full'));
}

declare global {
  interface Window {
    playOne: typeof playOne;
  }
}

if (typeof window !== 'undefined') window.playOne = playOne;
