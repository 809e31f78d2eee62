import { describe, expect, test } from 'vitest';
import { BUILDING_COLOURS, CHARACTERS, GOODS } from '../../../src/games/valletta/vocabulary.js';
import type { ColourName, Name } from '../../../src/text/names/name.js';
import { valletta as names } from '../../../src/text/names/valletta.js';

describe('the names of Valletta', () => {
  test('are complete and have no surplus', () => {
    expect(Object.keys(names.character)).toEqual([...CHARACTERS]);
    expect(Object.keys(names.good)).toEqual([...GOODS]);
    expect(Object.keys(names['building-colour'])).toEqual([...BUILDING_COLOURS]);
    expect(Object.keys(names['card-colour'])).toEqual([...BUILDING_COLOURS, 'red', 'purple']);
  });

  test('of one kind are never the same for two things', () => {
    for (const [kind, table] of Object.entries(names)) {
      const owners = new Map<string, string>();
      for (const [id, name] of Object.entries<Name | ColourName>(table)) {
        const spellings = new Set([name.en, name.de, name.it, ...(name.alsoKnownAs ?? [])].map(folded));
        for (const spelling of spellings) {
          expect(owners.get(spelling), `${kind} ${spelling}`).toBeUndefined();
          owners.set(spelling, id);
        }
      }
    }
  });

  test('repeat no name among the other ones accepted', () => {
    for (const name of Object.values<Name | ColourName>({ ...names.character, ...names.good })) {
      const all = [name.en, name.de, name.it].concat(name.alsoKnownAs ?? []);
      const others = name.alsoKnownAs ?? [];
      expect(others.filter((other, place) => all.indexOf(other) < place + 3)).toEqual([]);
    }
  });

  test('are spelled as printed', () => {
    expect(names.character['stonemason']).toMatchObject({ en: 'Stonemason', de: 'Maurer', it: 'Muratore' });
    expect(names.character['mason']).toMatchObject({ en: 'Mason', de: 'Ziegler', it: 'Mattonaio' });
    expect(names.character['lumberjack']?.alsoKnownAs).toContain('Woodcutter');
  });
});

function folded(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
