/** A little of `npm run decisions`, and that it would notice. */
import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/engine/game.js';
import type { OpenMove } from '../../src/engine/record-map.js';
import { allGames } from '../../src/games.js';
import type { Element } from '../../src/log/vocabulary.js';
import { compareDecisions } from './decisions.js';
import { isPaidOtherwise, type Node } from './moves.js';

/** Enough to notice a list that is wrong at each decision. */
const FEW = 4;

describe.each(allGames())('$ruleset', (game) => {
  test('what is listed is legal in the record, and what is not listed is not', () => {
    const { disagreements, listed, unlisted } = compareDecisions(game, 12, 5);
    expect(disagreements).toEqual([]);
    expect(listed).toBeGreaterThan(40);
    expect(unlisted).toBeGreaterThan(20);
  });

  test('a list that lacks a move is noticed', () => {
    const { disagreements } = compareDecisions(
      withList(game, (_, moves) => moves.slice(1)),
      FEW,
      5,
    );
    expect(disagreements.map(({ says }) => says)).toContain('not listed, judged legal');
  });

  test('a list with a move too many is noticed', () => {
    const { disagreements } = compareDecisions(
      withList(game, (near, moves) => [...moves, ...near.slice(0, 1)]),
      FEW,
      5,
    );
    expect(disagreements.some(({ says }) => says.startsWith('listed as legal, judged illegal'))).toBe(true);
  });
});

/** A game whose list is tampered with; what can be listed counts as a near miss, too. */
function withList(
  game: Game,
  tamper: (near: readonly OpenMove[], moves: readonly OpenMove[]) => Iterable<OpenMove>,
): Game {
  return {
    ...game,
    open(setting) {
      const session = game.open(setting);
      const moves = (inside: Element) => [...session.openMoves(inside)];
      const near = (inside: Element) => [...session.forbiddenMoves(inside)];
      const asOpen = ({ element }: { readonly element: Element }): OpenMove => ({ element, truth: true, kind: 'move' });
      return {
        ...session,
        apply: (effect) => session.apply(effect),
        play: (judge) => session.play(judge),
        sample: () => session.sample(),
        measure: () => session.measure(),
        table: () => session.table(),
        declaredNames: () => session.declaredNames(),
        openMoves: (inside) => tamper(near(inside).map(asOpen), moves(inside)),
        forbiddenMoves: (inside) =>
          moves(inside)
            .filter(({ kind }) => kind === 'move')
            .slice(0, 1)
            .map(({ element }) => ({ element, rule: `${game.ruleset}.claim.total` })),
      };
    },
  };
}

test('a payment of two goods more may replace one unit more, and no other can', () => {
  const built = (pay: Readonly<Record<string, number>>): Node =>
    ({ name: 'play', values: {}, children: [{ name: 'build', values: { at: 'B1-1', pay }, children: [] }] }) as never;
  const listed = [built({ gold: 1, wood: 2 })];
  expect(isPaidOtherwise(listed, built({ wood: 2, stone: 3 }))).toBe(true);
  expect(isPaidOtherwise(listed, built({ gold: 1, wood: 2, stone: 2, brick: 2 }))).toBe(true);
  expect(isPaidOtherwise(listed, built({ wood: 2, stone: 2 }))).toBe(false);
  expect(isPaidOtherwise(listed, built({ wood: 2 }))).toBe(false);
});
