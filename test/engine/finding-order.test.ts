import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../../src/engine/finding.js';
import { inOrderOfFile } from '../../src/engine/finding-order.js';
import { fixtures, textOf } from '../fixture-files.js';
import { replayText } from './replays.js';

interface Spot {
  readonly line: number | null;
  readonly column: number;
  /** Index of an earlier finding; anything else makes a root. */
  readonly cause: number;
}

function finding({ line, column, cause }: Spot, index: number): Finding {
  return {
    ...{ id: `f${index + 1}`, kind: 'illegal', severity: 'error', rule: null, reconstructed: false },
    cause: cause < index ? `f${cause + 1}` : null,
    at: { section: 'log', turn: null, play: null, player: null, element: null, line, column },
    message: { id: 'engine-claim', parameters: {} },
  };
}

const spots: fc.Arbitrary<Finding[]> = fc
  .array(
    fc.record({
      line: fc.option(fc.integer({ min: 1, max: 9 })),
      column: fc.integer({ min: 1, max: 3 }),
      cause: fc.nat({ max: 30 }),
    }),
    { maxLength: 20 },
  )
  .map((all) => all.map(finding));

const placeOf = ({ at }: Finding): number => (at.line ?? 1e6) * 1e4 + (at.line === null ? 0 : (at.column ?? 0));
const isAscending = (findings: readonly Finding[]): boolean =>
  findings.every((one, index) => index === 0 || placeOf(findings[index - 1] as Finding) <= placeOf(one));

describe('the findings of a game', () => {
  test('keep all of them, each behind what it follows from', () => {
    fc.assert(
      fc.property(spots, (findings) => {
        const ordered = inOrderOfFile(findings);
        expect([...ordered].sort((one, other) => one.id.localeCompare(other.id))).toEqual(
          [...findings].sort((one, other) => one.id.localeCompare(other.id)),
        );
        const ids = ordered.map(({ id }) => id);
        for (const { id, cause } of ordered) if (cause) expect(ids.indexOf(cause)).toBeLessThan(ids.indexOf(id));
      }),
    );
  });

  test('stand in the order of the file: the roots, and what follows from each of them', () => {
    fc.assert(
      fc.property(spots, (findings) => {
        const ordered = inOrderOfFile(findings);
        for (const cause of [null, ...ordered.map(({ id }) => id)]) {
          expect(isAscending(ordered.filter((one) => one.cause === cause))).toBe(true);
        }
      }),
    );
  });

  test('no root stands between another one and its consequences', () => {
    fc.assert(
      fc.property(spots, (findings) => {
        const ordered = inOrderOfFile(findings);
        const rootOf = ({ id, cause }: Finding): string => {
          const because = findings.find((one) => one.id === cause);
          return because ? rootOf(because) : id;
        };
        const roots = ordered.map(rootOf).filter((root, index, all) => root !== all[index - 1]);
        expect(new Set(roots).size).toBe(roots.length);
      }),
    );
  });

  test('of recorded games are told so', () => {
    const bugs = fixtures().filter(({ name }) => name.includes('bugs/'));
    expect(bugs.length).toBeGreaterThan(20);
    for (const fixture of bugs) {
      const { findings } = replayText(textOf(fixture), fixture.name, false);
      expect(isAscending(findings.filter(({ cause }) => cause === null)), fixture.name).toBe(true);
    }
  });
});
