/** What happens at once may stand in any order: plays, contests, the towers of the basic game, draws. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findingText, replayText } from '../../engine/replays.js';
import { fixtures, textOf } from '../../fixture-files.js';
import { runs } from '../../runs.js';

const legal = fixtures().filter(({ name }) => name.startsWith('tallinn/legal/'));

/** Shuffles lines of one element that stand beside each other. */
function shuffled(text: string, element: string, dice: () => number): string {
  const lines = new RegExp(`(?:^ *<${element} [^>]*/>\n)+`, 'gm');
  return text.replace(lines, (block) => {
    const own = block.split('\n').filter((line) => line !== '');
    for (let at = own.length - 1; at > 0; at -= 1) {
      const other = Math.floor(dice() * (at + 1));
      [own[at], own[other]] = [own[other] ?? '', own[at] ?? ''];
    }
    return `${own.join('\n')}\n`;
  });
}

describe.each(legal.map((fixture) => [fixture.name, fixture] as const))('%s', (name, fixture) => {
  const text = textOf(fixture);
  const told = replayText(text, name);
  const elements = ['play', 'contest', 'draw', 'hand', ...(text.includes('leader-first') ? [] : ['tower'])];

  test('in any order', () => {
    fc.assert(
      fc.property(
        fc.subarray(elements, { minLength: 1 }),
        fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
        (chosen, stream) => {
          let changed = text;
          for (const element of chosen) changed = shuffled(changed, element, () => stream.next().value ?? 0);
          const { findings, scores, moves } = replayText(changed, name);
          expect(findings.filter(({ severity }) => severity === 'error').map(findingText)).toEqual([]);
          expect([scores, moves]).toEqual([told.scores, told.moves]);
        },
      ),
      runs(8),
    );
  });
});

describe('a state among the plays of a round', () => {
  const roots = (state: string) => {
    const fixture = legal.find(({ name }) => name.endsWith('/full-3-players.xml'));
    const text = fixture ? textOf(fixture) : '';
    const changed = text.replace(/( *<play player="p1" [^>]*\/>\n)/, `$1<state ${state}/>\n`);
    expect(changed).not.toBe(text);
    return replayText(changed).findings.filter(({ cause }) => cause === null);
  };

  test.each(['player="p1" hand="2"', 'player="p2" hand="3" points="4"'])('holds where it stands: %s', (state) => {
    expect(roots(state).map(findingText)).toEqual([]);
  });

  test.each(['player="p1" hand="3"', 'player="p2" hand="2"'])('does not hold where it stands: %s', (state) => {
    expect(roots(state).map(({ kind, at }) => `${kind} turn ${at.turn}`)).toEqual(['wrong turn 1']);
  });
});
