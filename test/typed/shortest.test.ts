/** A game as people type it is as good as the whole one. `npm run typed` measures all legal games of the fixtures. */
import { expect, it } from 'vitest';
import { recordingsOf, replayed } from '../engine/replays.js';
import { type Fixture, fixtures, textOf } from '../fixture-files.js';
import { typedGame } from './shortest.js';

it.each(['valletta/legal/full-2-players-jean-fewer-barrels.xml', 'rattus/legal/moves-2-players-yucata-23.xml'])(
  'of %s: short lines, and the same scores',
  (name) => {
    const fixture = fixtures().find((one) => one.name === name);
    const [recording] = fixture ? recordingsOf(textOf(fixture)) : [];
    if (!recording) throw new Error(name);
    const { text, turns } = typedGame(recording);
    expect(turns.join('\n').length).toBeLessThan(textOf(fixture as Fixture).length / 4);
    const [typed] = recordingsOf(text, 'typed.kbz');
    expect(typed?.problems).toEqual([]);
    expect(typed && replayed(typed, false).scores).toEqual(replayed(recording, false).scores);
  },
);
