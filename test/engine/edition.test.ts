import { expect, test } from 'vitest';
import { editionReader } from '../../src/engine/edition.js';
import { elementOf } from './judges.js';

const card = elementOf('card', {});

test('values of the log stand on top of the named edition, and each file is read once', () => {
  const read: string[] = [];
  const editionOf = editionReader<string>({
    empty: (name) => `nothing in ${name}`,
    read: (name, { children }, invented) => {
      const edition = `${name}: ${children.length} ${invented ? 'invented' : 'printed'}`;
      read.push(edition);
      return edition;
    },
    documented: (edition) => `what is documented of ${edition}`,
    merge: (name, base, own) => `${name} = ${base} + ${own}`,
  });
  const file = { name: 'mine', element: elementOf('components', { provenance: 'reconstructed' }, [card]) };
  const inline = elementOf('components', {}, [card, card]);
  expect(editionOf(undefined, undefined)).toBe('nothing in undefined');
  expect(editionOf(file, undefined)).toBe('mine: 1 invented');
  expect(editionOf(file, elementOf('components', { edition: 'mine' }))).toBe('mine: 1 invented');
  expect(editionOf(file, inline)).toBe('mine = mine: 1 invented + undefined: 2 printed');
  expect(editionOf(undefined, inline)).toBe('undefined = undefined + undefined: 2 printed');
  expect(editionOf({ ...file, documentedOnly: true }, undefined)).toBe('what is documented of mine: 1 invented');
  expect(read).toEqual(['mine: 1 invented', 'undefined: 2 printed']);
});
