/** A finding speaks of the same attribute of the same element, in whatever notation the game is written. */
import { describe, expect, it } from 'vitest';
import { logPlaceOf } from '../../src/analysis/log-place.js';
import { offsetAt } from '../../src/log/position.js';
import { rawOf } from '../../src/log/raw.js';
import type { Recording } from '../../src/log/recording.js';
import { logWriter } from '../../src/log/write.js';
import { vocabularyOf } from '../../src/vocabularies.js';
import { recordingsOf, replayed } from '../engine/replays.js';
import { fixtures, textOf } from '../fixture-files.js';

/** Every third game in which a bug was planted: there are more than enough. */
const BUGS = fixtures()
  .filter(({ name }) => name.includes('/bugs/'))
  .filter((_, index) => index % 3 === 0);

/** Of each finding: the elements from the inside out, the attribute, and whether it stands where its element begins. */
function placesIn(recording: Recording) {
  return replayed(recording, false).findings.map(({ at }) => {
    const { path, attribute } = logPlaceOf(recording, at);
    const isFirst = path[0]?.offset === offsetAt(recording.source, { line: at.line ?? 1, column: at.column ?? 1 });
    return { path: path.map(({ name }) => name), attribute, isFirst };
  });
}

function written(recording: Recording, notation: 'json' | 'kbz'): Recording {
  const writer = logWriter(notation, vocabularyOf);
  const [again] = recordingsOf(writer.start() + writer.game(rawOf(recording)).text + writer.end(), `a.${notation}`);
  if (!again) throw new Error('no game');
  return again;
}

describe('the places of findings', () => {
  it.each(BUGS.map((fixture) => [fixture.name, fixture] as const))('%s', (_, fixture) => {
    for (const recording of recordingsOf(textOf(fixture), fixture.name)) {
      const places = placesIn(recording);
      expect(placesIn(written(recording, 'json'))).toEqual(places);
      const typed = placesIn(written(recording, 'kbz'));
      // A card that is played is the first word of its play: the place of the one is that of the other.
      expect(typed).toEqual(
        places.map((place, index) =>
          typed[index]?.isFirst ? { ...place, attribute: undefined, isFirst: true } : place,
        ),
      );
    }
  });
});
