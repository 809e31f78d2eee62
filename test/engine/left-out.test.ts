/** An element that was read has a place for whatever it might state: nobody may take what it leaves out for something. */
import { describe, expect, it } from 'vitest';
import { contentOf } from '../../src/analysis/content.js';
import { RULESETS } from '../../src/log/envelope.js';
import { type AnyElement, statedOf, type Vocabulary } from '../../src/log/vocabulary.js';
import { fixtures, textOf } from '../fixture-files.js';
import { sampled } from '../runs.js';
import { recordingsOf, replayed } from './replays.js';

type Node = AnyElement<Vocabulary>;

/** The same tree, of elements that have nothing but what they state. */
function withoutPlaces(element: Node): Node {
  return { ...element, values: Object.fromEntries(statedOf(element)), children: element.children.map(withoutPlaces) };
}

describe.each(RULESETS)('a log of %s', (ruleset) => {
  const logs = fixtures().filter(({ name }) => name.startsWith(`${ruleset}/`));

  it.each(sampled(logs, 12))('$name says the same without places for what it leaves out', (log) => {
    for (const recording of recordingsOf(textOf(log))) {
      const game = withoutPlaces(recording.game);
      const { table: _, ...said } = replayed({ ...recording, game }, 'unsaid');
      const { table: __, ...expected } = replayed(recording, 'unsaid');
      expect(said).toEqual(expected);
      expect(contentOf(game)).toBe(contentOf(recording.game));
    }
  });
});
