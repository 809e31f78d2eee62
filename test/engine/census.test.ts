import { describe, expect, test } from 'vitest';
import { Census } from '../../src/engine/census.js';

/** Two red names and any number of blue ones; the bag has one red name, the box none that is known. */
function census(): Census {
  return new Census({
    groupOf: (name) => (name.startsWith('red') ? 'red' : name.startsWith('blue') ? 'blue' : undefined),
    holds: (source, group) => (source === 'bag' && group === 'red' ? 1 : source === 'box' ? 0 : undefined),
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
    expect(pieces.isPlaced('blue-1')).toBe(true);
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
