/** A record is followed decision by decision to the end that it has. */
import { describe, expect, it } from 'vitest';
import { KINDS, tableOf } from '../analysed/played.js';

describe.each(KINDS)('$ruleset $given', (kind) => {
  it.each([2, 3, 4])('a game of %i is followed to its end', (players) => {
    const table = tableOf(kind, players);
    for (const level of ['full', 'moves'] as const) {
      const { element } = table.play(['random', 'greedy'], level, players, 7);
      const { isOver, points, places, decisions } = table.follow(element);
      expect(isOver).toBe(true);
      const result = element.children.find(({ name }) => name === 'result');
      const told = result?.children.map(({ values }) => {
        const { points: sum, cubes } = values as { points?: number; cubes?: number };
        return sum ?? cubes;
      });
      expect(points).toEqual(told);
      for (const own of places) expect(own.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1);
      expect(decisions.length).toBeGreaterThan(15);
    }
  });

  it('what is recorded is one of the alternatives', () => {
    const table = tableOf(kind, 2);
    const { decisions } = table.follow(table.play(['greedy'], 'moves', 5, 7).element);
    for (const { recorded, alternatives } of decisions) {
      const all = alternatives();
      expect(all.length).toBeGreaterThan(1);
      expect(all.some((one) => one?.name === recorded?.name)).toBe(true);
    }
  });
});

it('what everybody sees is enough in Rattus, and nowhere else', () => {
  for (const kind of KINDS) {
    const table = tableOf(kind, 2);
    const { isOver, decisions } = table.follow(table.play(['greedy'], 'public', 1, 7).element);
    expect(isOver).toBe(kind.ruleset === 'rattus');
    if (kind.ruleset !== 'rattus') expect(decisions).toEqual([]);
  }
});

it('a record is followed up to an element, and as far as it goes', () => {
  const table = tableOf({ ruleset: 'tallinn', given: {} }, 3);
  const { element } = table.play(['greedy'], 'moves', 2, 7);
  const whole = table.follow(element);
  const rounds = element.children.find(({ name }) => name === 'moves')?.children ?? [];
  const [third] = rounds[2]?.children ?? [];
  const behind = table.follow(element, (one) => one === third);
  const cut = {
    ...element,
    children: element.children
      .filter(({ name }) => name !== 'result')
      .map((child) => (child.name === 'moves' ? { ...child, children: child.children.slice(0, 2) } : child)),
  } as typeof element;
  const broken = table.follow(cut);
  for (const part of [behind, broken]) {
    expect(part.isOver).toBe(false);
    expect(part.decisions.length).toBeGreaterThan(3);
    expect(part.decisions.map(({ recorded }) => recorded)).toEqual(
      whole.decisions.slice(0, part.decisions.length).map(({ recorded }) => recorded),
    );
  }
});
