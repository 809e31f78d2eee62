import { describe, expect, test } from 'vitest';
import { CARDS, ESTATES, HITS, REGIONS, SET_NAMES } from '../../../src/games/rattus/vocabulary.js';
import type { Name } from '../../../src/text/names/name.js';
import { rattus as names } from '../../../src/text/names/rattus.js';

describe('the names of Rattus', () => {
  test('are complete and have no surplus', () => {
    expect(Object.keys(names.region)).toEqual([...REGIONS, 'castle']);
    expect(Object.keys(names['class-estate'])).toEqual([...ESTATES]);
    expect(Object.keys(names['class-card']).sort()).toEqual([...CARDS].sort());
    expect(Object.keys(names['card-set'])).toEqual([...SET_NAMES]);
    expect(Object.keys(names['rat-hit'])).toEqual([...HITS]);
    expect(Object.keys(names.site).filter((site) => site.includes('-'))).toHaveLength((12 * 11) / 2);
  });

  test('of one kind are never the same for two things', () => {
    for (const kind of ['region', 'class-estate', 'class-card', 'card-set'] as const) {
      const owners = new Map<string, string>();
      for (const [id, name] of Object.entries<Name>(names[kind])) {
        const spellings = new Set([name.en, name.de, name.it, ...(name.alsoKnownAs ?? [])].map(folded));
        for (const spelling of spellings) {
          expect(owners.get(spelling), `${kind} ${spelling}`).toBeUndefined();
          owners.set(spelling, id);
        }
      }
    }
  });

  test('are spelled as printed', () => {
    expect(names['class-card']['serf']).toMatchObject({ de: 'Leibeigener', alsoKnownAs: ['Leibeigner', 'Servo'] });
    expect(names['class-card']['crusader']?.alsoKnownAs).toContain('Kreuzfahrer');
    expect(names.region['tartaria']?.alsoKnownAs).toContain('Rumänien');
  });
});

function folded(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
