/** What a token threatens before it is turned up: the mean over all that it may be. */
import { describe, expect, test } from 'vitest';
import { componentsOf, type GamePlan } from './game-log.js';
import { judged } from './judged.js';

/** Everybody has two cubes in Gallia and in Anglia, Ben alone a card: the knight. All start tokens are on the board. */
const PLAN: GamePlan = {
  components: '<components edition="practice"/>',
  cards: { p2: 'knight' },
  settles: [
    ...['p1', 'p2', 'p3', 'p4'].map((id) => `<settle player="${id}" region="gallia" cubes="2"/>`),
    ...['p4', 'p3', 'p2', 'p1'].map((id) => `<settle player="${id}" region="anglia" cubes="2"/>`),
  ],
  turns: [
    [
      'p1',
      '<plague path="gallia"/>',
      '<spread to="anglia"/>',
      '<reveal region="gallia" slot="1" token="r10"><lose player="p2" cubes="1"/></reveal>',
    ],
    [
      'p2',
      '<plague path="anglia"/>',
      '<spread to="gallia germania"/>',
      '<reveal region="anglia" slot="2" token="r36"/>',
      '<reveal region="anglia" slot="1" token="r12"/>',
    ],
  ],
};

function risksOf(plan: GamePlan) {
  return judged(plan).table.risks.map(({ region, expected, lost }) => ({
    region,
    expected: expected && Number(expected.toFixed(9)),
    lost,
  }));
}

function share(sum: number, tokens: number): number {
  return Number((sum / tokens).toFixed(9));
}

describe('the cubes that a token costs on average', () => {
  // Of the twelve start tokens r17, r22, r41 and r47 (A) and r31 (M, at a tie) cost 4; r10 and r35 cost the knight 1.
  const first = { region: 'gallia', expected: share(5 * 4 + 2, 12), lost: 1 };
  // Of the 37 others 14 have A or M, 4 have one of them and the knighthood, and 4 the knighthood alone.
  const second = { region: 'anglia', expected: share(14 * 4 + 4 * 5 + 4, 37), lost: 4 };
  // r10 is gone, and four cubes are left: r35, r41 and r47 do not break out any more.
  const third = { region: 'anglia', expected: share(3 * 4, 11), lost: 0 };

  test('is the mean over the tokens that are left where it came from', () => {
    expect(risksOf(PLAN)).toEqual([first, second, third]);
  });

  test('does not depend on what the record says of tokens that lie face down', () => {
    const tokens: Readonly<Record<string, string>> = { gallia: 'r10', anglia: 'r12' };
    const others = ['r06', 'r17', 'r20', 'r22', 'r25', 'r28', 'r31', 'r35', 'r41', 'r47'];
    const regions = 'anglia gallia germania hispania hungaria italia polonia scandia bulgaria turcia russia tartaria';
    const rats = regions
      .split(' ')
      .map((region) => `<rat region="${region}" token="${tokens[region] ?? others.pop()}"/>`);
    expect(risksOf({ ...PLAN, rats })).toEqual([first, second, third]);
  });

  test('is not known where the record does not say which of two different tokens it was', () => {
    const open = risksOf({ ...PLAN, edits: [['region="anglia" slot="2" token="r36"', 'region="anglia" token="r36"']] });
    expect(open.map(({ expected }) => expected)).toEqual([first.expected, undefined, undefined]);
    expect(open.map(({ lost }) => lost)).toEqual([1, 4, 0]);
  });

  test('is not known without the faces of the tokens, and neither are losses that nobody states', () => {
    const none = risksOf({ ...PLAN, components: componentsOf([]) });
    expect(none.map(({ expected }) => expected)).toEqual([undefined, undefined, undefined]);
    expect(none.map(({ lost }) => lost)).toEqual([undefined, undefined, undefined]);
  });
});
