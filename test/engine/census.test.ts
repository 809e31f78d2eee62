import { describe, expect, test } from 'vitest';
import { Census, type CensusRules } from '../../src/engine/census.js';

/** Two red names and any number of blue ones; the bag has one red name, the box none that is known. */
function census(): Census {
  return new Census({
    groupOf: (name) => (name.startsWith('red') ? 'red' : name.startsWith('blue') ? 'blue' : undefined),
    holds: (source, group) => (source === 'bag' && group === 'red' ? 1 : source === 'box' ? 0 : undefined),
    size: () => undefined,
  });
}

describe('a census of pieces that lie face down', () => {
  test('leaves open what nobody has seen', () => {
    const pieces = census();
    const piece = pieces.unseen('bag');
    expect(pieces.impossible(piece, 'red-1')).toBeUndefined();
    expect(pieces.impossible(piece, 'blue-1')).toBeUndefined();
    expect(pieces.impossible(piece, 'green-1')).toBe('foreign');
  });

  test('knows where a name is', () => {
    const pieces = census();
    const [one, other] = [pieces.unseen('bag'), pieces.unseen('bag')];
    pieces.name(one, 'blue-1');
    expect(pieces.impossible(one, 'blue-1')).toBeUndefined();
    expect(pieces.impossible(one, 'blue-2')).toBe('other');
    expect(pieces.impossible(other, 'blue-1')).toBe('elsewhere');
    pieces.discard(one);
    expect(pieces.impossible(other, 'blue-1')).toBe('gone');
    expect(pieces.isGone('blue-1')).toBe(true);
    pieces.restore('blue-1');
    expect(pieces.impossible(other, 'blue-1')).toBeUndefined();
  });

  test('counts what a source can hold', () => {
    const pieces = census();
    const [one, other, free] = [pieces.unseen('bag'), pieces.unseen('bag'), pieces.unseen(undefined)];
    pieces.name(one, 'red-1');
    expect(pieces.impossible(other, 'red-2')).toBe('foreign');
    expect(pieces.impossible(free, 'red-2')).toBeUndefined();
    expect(pieces.impossible(pieces.unseen('box'), 'blue-1')).toBe('foreign');
  });

  test('follows a record that contradicts itself', () => {
    const pieces = census();
    const [one, other] = [pieces.unseen('bag'), pieces.unseen('bag')];
    pieces.name(one, 'blue-1');
    pieces.name(other, 'blue-1');
    expect(one.name).toBeUndefined();
    expect(pieces.impossible(one, 'blue-2')).toBeUndefined();
    pieces.forget(other);
    expect(pieces.impossible(one, 'blue-1')).toBeUndefined();
  });
});

describe('a record that contradicts itself', () => {
  /** The stack holds two red names; the wrong ones of a piece prove nothing of it. */
  const RULES: CensusRules = {
    groupOf: (name) => name.slice(0, -2),
    holds: (source, group) => (source === 'stack' && group === 'red' ? 2 : undefined),
    size: () => undefined,
  };

  test('does not count a piece twice that is said to have two names', () => {
    const census = new Census(RULES);
    const [one, other] = [census.unseen('stack'), census.unseen('stack')];
    census.name(one, 'red-1');
    census.name(one, 'red-2');
    expect(census.impossible(other, 'red-3')).toBeUndefined();
  });

  test('does not count two pieces for one name', () => {
    const census = new Census(RULES);
    const [one, other, third] = [census.unseen('stack'), census.unseen('elsewhere'), census.unseen('stack')];
    census.name(one, 'red-1');
    census.name(other, 'red-1');
    census.name(census.unseen('stack'), 'red-2');
    expect(census.impossible(third, 'red-3')).toBeUndefined();
  });

  test('still knows what a source has given when nobody can say any more which piece it was', () => {
    const census = new Census(RULES);
    const [one, other, third] = [census.unseen('stack'), census.unseen('stack'), census.unseen('stack')];
    census.name(one, 'red-1');
    census.forget(one);
    census.name(other, 'red-2');
    expect(census.impossible(third, 'red-3')).toBe('foreign');
  });
});

describe('the chances of names', () => {
  const NAMES = ['red-1', 'red-2', 'red-3', 'blue-1', 'blue-2', 'blue-3'];
  /** One red name lies on the table; the other two and two of the three blue ones are in the bag, mixed. */
  const RULES: CensusRules = {
    groupOf: (name) => (NAMES.includes(name) ? name.slice(0, -2) : undefined),
    holds: (source, group) => {
      if (source === 'table') return group === 'red' ? 1 : 0;
      return source === 'bag' && group === 'red' ? 2 : undefined;
    },
    size: (source) => (source === 'bag' ? 4 : undefined),
  };
  const PLACES = ['table', 'bag', 'bag', 'bag', 'bag'] as const;

  /** Every way in which names can lie in the places, by trying all orders. */
  function* distributions(left: readonly string[] = NAMES, laid: readonly string[] = []): Generator<readonly string[]> {
    if (laid.length === PLACES.length) {
      const isRight = laid[0]?.startsWith('red') && laid.slice(1).filter((name) => name.startsWith('red')).length === 2;
      if (isRight) yield laid;
      return;
    }
    for (const name of left)
      yield* distributions(
        left.filter((one) => one !== name),
        [...laid, name],
      );
  }

  const games = [...distributions()].filter((_, index) => index % 12 === 0);
  test.each(games.map((laid, index) => [laid.join(' '), index] as const))(
    'are the shares of all distributions: %s',
    (_, index) => {
      const laid = games[index] ?? [];
      const census = new Census(RULES);
      const pieces = PLACES.map((place) => census.unseen(place));
      // What a record tells of pieces that lie face down changes nothing.
      for (const [at, piece] of pieces.entries()) census.name(piece, laid[at] ?? '');
      const fitting = [...distributions()];
      for (const [at, piece] of [...pieces.entries()].reverse()) {
        const left = fitting.filter((one) => one.slice(at + 1).every((name, other) => name === laid[at + 1 + other]));
        const chances = census.chances(piece, NAMES);
        for (const name of NAMES) {
          const share = left.filter((one) => one[at] === name).length / left.length;
          expect(chances?.get(name) ?? 0).toBeCloseTo(share, 9);
        }
        census.discard(piece);
      }
    },
  );

  test('are not known where a source is not, or where a piece has lost its own', () => {
    const census = new Census(RULES);
    const [one, other] = [census.unseen('bag'), census.unseen('bag')];
    expect(census.chances(census.unseen(undefined), NAMES)).toBeUndefined();
    expect(census.chances(census.unseen('elsewhere'), NAMES)).toBeUndefined();
    expect(census.chances(one, NAMES)?.size).toBe(NAMES.length);
    census.forget(other);
    expect(census.chances(one, NAMES)).toBeUndefined();
  });

  test('are not known where the record contradicts what a source held', () => {
    const census = new Census(RULES);
    const wrong = census.unseen('table');
    census.name(wrong, 'blue-1');
    census.discard(wrong);
    expect(census.chances(census.unseen('table'), NAMES)).toBeUndefined();
  });
});
