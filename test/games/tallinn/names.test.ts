import { describe, expect, test } from 'vitest';
import { ESTATES, LEGATE, NUMBERS, SIDES } from '../../../src/games/tallinn/vocabulary.js';
import type { Name } from '../../../src/text/names/name.js';
import { tallinn as names } from '../../../src/text/names/tallinn.js';

describe('the names of Tallinn', () => {
  test('are complete', () => {
    expect(Object.keys(names.person)).toEqual([...ESTATES]);
    expect(Object.keys(names.estates)).toEqual([...ESTATES]);
    expect(Object.keys(names.contest)).toEqual([...ESTATES, 'tower']);
    expect(Object.keys(names.side)).toEqual([...SIDES]);
    for (const card of [...NUMBERS, LEGATE]) expect(names.card).toHaveProperty(card);
    for (const card of NUMBERS)
      for (const side of ['a', 'b'] as const) expect(names.half).toHaveProperty(`${card}${side}`);
  });

  test('of one kind are never the same for two things', () => {
    // A label is a letter on a small picture.
    const { 'card-label': _labels, ...spoken } = names;
    for (const [kind, table] of Object.entries(spoken)) {
      const owners = new Map<string, string>();
      for (const [id, name] of Object.entries<Name>(table)) {
        const spellings = new Set([name.en, name.de, name.it, ...(name.alsoKnownAs ?? [])].map(folded));
        for (const spelling of spellings) {
          expect(owners.get(spelling), `${kind} ${spelling}`).toBeUndefined();
          owners.set(spelling, id);
        }
      }
    }
  });

  test('are spelled as printed', () => {
    expect(names.card['legate']?.de).toContain('Legat des Kaisers');
    expect(names.person['knight']?.alsoKnownAs).toContain('Ordensritter');
  });
});

function folded(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
