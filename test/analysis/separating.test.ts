import { describe, expect, it } from 'vitest';
import type { Moment } from '../../src/analysis/circumstances.js';
import { separating } from '../../src/analysis/separating.js';
import type { RuleId } from '../../src/engine/rule.js';

const DISPLAYED = 'anyone\ndisplay\ncard\n9a';
const OWN_GOLD = 'own\n\ngold\n';
const TURN = 'turn\n\n\n';
const PRICE: RuleId = 'g.build.cost';

const moment = (counts: Record<string, number>, rules: readonly RuleId[] = [PRICE], element = 'build'): Moment => ({
  element,
  section: 'turn',
  rules,
  counts,
});
const times = (count: number, make: (index: number) => Moment): Moment[] =>
  Array.from({ length: count }, (_, index) => make(index));
const none = new Set<RuleId>();

describe('what separates cases from moments that pass', () => {
  it('is what all of them have and few others', () => {
    const passing = times(40, (index) => moment(index < 3 ? { [DISPLAYED]: 1 } : {}));
    const [first, ...others] = separating(
      times(12, () => moment({ [DISPLAYED]: 1 })),
      passing,
      none,
    );
    expect(first).toEqual({
      ...{ whose: 'anyone', place: 'display', thing: 'card', which: '9a', least: 1 },
      ...{ holds: 12, among: 12, passing: 3, amongPassing: 40 },
    });
    expect(others).toEqual([]);
  });

  it('is not what half of the others have, nor what only chance has brought together', () => {
    const passing = times(40, (index) => moment(index % 2 ? { [DISPLAYED]: 1 } : {}));
    expect(
      separating(
        times(12, () => moment({ [DISPLAYED]: 1 })),
        [...passing, moment({ [DISPLAYED]: 1 })],
        none,
      ),
    ).toEqual([]);
    expect(
      separating(
        times(2, () => moment({ [DISPLAYED]: 1 })),
        times(40, (at) => moment(at < 5 ? { [DISPLAYED]: 1 } : {})),
        none,
      ),
    ).toEqual([]);
    expect(
      separating(
        [moment({ [DISPLAYED]: 1 })],
        times(40, () => moment({})),
        none,
      ),
    ).toEqual([]);
    expect(
      separating(
        times(12, () => moment({ [DISPLAYED]: 1 })),
        times(9, () => moment({})),
        none,
      ),
    ).toEqual([]);
  });

  it('may be that there is none of it, which nobody wrote down', () => {
    const [first] = separating(
      times(9, () => moment({})),
      times(40, () => moment({ [OWN_GOLD]: 2 })),
      none,
    );
    expect(first).toMatchObject({ whose: 'own', thing: 'gold', least: 0, most: 0, holds: 9, passing: 0 });
  });

  it('may be that it is late; a number that says the same is not named instead', () => {
    const late = (turn: number): Moment => moment({ [TURN]: turn, [OWN_GOLD]: turn });
    const [first, ...others] = separating(
      times(9, (index) => late(7 + (index % 4))),
      times(60, (index) => late(1 + (index % 6))),
      none,
    );
    expect(first).toMatchObject({ whose: 'turn', least: 7, holds: 9, passing: 0 });
    expect(others).toEqual([]);
  });

  it('leaves out one case in ten', () => {
    const [first] = separating(
      times(20, (index) => moment(index === 0 ? {} : { [DISPLAYED]: 1 })),
      times(40, () => moment({})),
      none,
    );
    expect(first).toMatchObject({ which: '9a', holds: 19, among: 20 });
  });

  it('compares with the same rule where there is enough of it, else with the same kind of element', () => {
    const failing = times(9, () => moment({ [DISPLAYED]: 1 }));
    const elsewhere = times(50, () => moment({}, ['g.other.rule']));
    const same = (count: number): Moment[] => times(count, () => moment({}));
    const amongOf = (passing: readonly Moment[]): number | undefined =>
      separating(failing, [...passing, ...times(50, () => moment({}, [PRICE], 'play'))], new Set([PRICE]))[0]
        ?.amongPassing;
    expect(amongOf([...same(30), ...elsewhere])).toBe(30);
    expect(amongOf([...same(5), ...elsewhere])).toBe(55);
  });

  it('names a rule that comes up in the cases, but not the one that they break', () => {
    const key = (rule: string): string => `rule\n\n\n${rule}`;
    const failing = times(9, () => moment({ [key(PRICE)]: 1, [key('g.tie.points')]: 1 }));
    const named = separating(
      failing,
      times(40, () => moment({}, [])),
      new Set([PRICE]),
    );
    expect(named.map(({ which }) => which)).toEqual(['g.tie.points']);
  });

  it('names further ones among those that have the first', () => {
    const passing = times(90, (index) =>
      moment({ ...(index < 40 && { [DISPLAYED]: 1 }), ...(index % 4 === 0 && { 'own\nhand\ncard\nx': 1 }) }),
    );
    const named = separating(
      times(14, () => moment({ [DISPLAYED]: 1, 'own\nhand\ncard\nx': 1 })),
      passing,
      none,
    );
    expect(named.map(({ which, passing: pass, amongPassing }) => [which, pass, amongPassing])).toEqual([
      ['x', 23, 90],
      ['9a', 10, 23],
    ]);
  });
});
