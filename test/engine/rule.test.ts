import { expect, test } from 'vitest';
import { rulebookOf, sourcesOf } from '../../src/engine/rule.js';

test('a line of a rulebook becomes a rule', () => {
  const rules = rulebookOf<'game.a.one' | 'game.a.two', 'setup' | 'end'>(
    [
      ['game.a.one', 'explicit', ['setup', 'end']],
      ['game.a.two', 'ruling', [], 'A-01', 'variant'],
    ],
    (cites) => cites.map((section) => ({ source: 'D', section })),
    [{ name: 'variant' }],
  );
  expect(rules).toEqual([
    {
      id: 'game.a.one',
      kind: 'explicit',
      cites: [
        { source: 'D', section: 'setup' },
        { source: 'D', section: 'end' },
      ],
    },
    { id: 'game.a.two', kind: 'ruling', cites: [], option: 'variant', ruling: 'A-01' },
  ]);
});

test('the documents of a game keep their keys', () => {
  const document = { language: 'de', title: 'Regeln', publisher: 'Verlag', kind: 'rulebook' } as const;
  expect(sourcesOf({ R: document })).toEqual([{ key: 'R', ...document }]);
});
