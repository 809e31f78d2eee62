import { describe, expect, it } from 'vitest';
import type { Case } from '../../src/analysis/case.js';
import { casesOf, traitsOf } from '../../src/analysis/case.js';
import type { Fact } from '../../src/analysis/facts.js';
import { type Group, Grouping } from '../../src/analysis/groups.js';
import { gameOf } from '../../src/games.js';
import { JudgedGame } from '../../src/output/judged-game.js';
import { recordingsOf, replayed } from '../engine/replays.js';
import { fixtures, textOf } from '../fixture-files.js';

const PRICE = 'valletta.build.cost';
const ACROSS = 'valletta.build.adjacency-not-across';
const DIAGONAL = 'valletta.build.adjacency-orthogonal';
const EXACT = 'valletta.build.exact-payment';

function made(game: number, changes: Partial<Case>): Case {
  return {
    file: `${game}.xml`,
    game: `g${game}`,
    ruleset: 'valletta',
    finding: 'f1',
    rule: PRICE,
    kind: 'illegal',
    bug: 'too-permissive',
    suspects: [],
    at: { section: 'turn', turn: game, play: 1, player: 'p1', element: 'build', line: 1, column: 1 },
    check: 'valletta_wrong-price',
    isFirst: true,
    moves: 10,
    sentence: '',
    facts: [],
    ...changes,
  };
}

function grouped(cases: readonly Case[], traits: readonly Fact[] = []): readonly Group[] {
  const grouping = new Grouping(1000);
  for (const game of new Set(cases.map(({ file }) => file))) {
    grouping.add('valletta', traits, {
      cases: cases.filter(({ file }) => file === game),
      background: { elements: {}, facts: {} },
    });
  }
  return grouping.groups();
}

const outline = (groups: readonly Group[]): string[] =>
  groups.map(({ rule, games, cases }) => `${rule} ${games.length}/${cases}`);

describe('groups', () => {
  it('hold findings of one rule and kind together, whatever the check', () => {
    const groups = grouped([
      made(1, { rule: 'valletta.turn.from-hand', check: 'a' }),
      made(2, { rule: 'valletta.turn.from-hand', check: 'b' }),
      made(3, { rule: 'valletta.turn.from-hand', check: 'a', kind: 'order' }),
      made(3, { rule: 'valletta.turn.order', check: 'a' }),
    ]);
    expect(outline(groups)).toEqual([
      'valletta.turn.from-hand 2/2',
      'valletta.turn.from-hand 1/1',
      'valletta.turn.order 1/1',
    ]);
  });

  it('look for the misreading that explains most of what a check has found', () => {
    const groups = grouped([
      made(1, { rule: ACROSS, suspects: [ACROSS] }),
      made(2, { suspects: [ACROSS, DIAGONAL] }),
      made(3, { suspects: [DIAGONAL, ACROSS, PRICE] }),
      made(4, { rule: EXACT }),
      made(5, { rule: EXACT }),
    ]);
    expect(outline(groups)).toEqual([`${ACROSS} 3/3`, `${EXACT} 2/2`]);
    expect(groups[0]?.rules).toEqual([
      { rule: PRICE, cases: 2 },
      { rule: ACROSS, cases: 1 },
    ]);
  });

  it('take in the few that it does not fit, if they err in the same direction', () => {
    const less: Fact = { type: 'difference', value: '< 0' };
    const explained = [1, 2, 3].map((game) => made(game, { suspects: [ACROSS], facts: [less] }));
    expect(outline(grouped([...explained, made(4, { facts: [less] })]))).toEqual([`${PRICE} 4/4`]);
    const more: Fact = { type: 'difference', value: '> 0' };
    expect(outline(grouped([...explained, made(4, { facts: [more] })]))).toHaveLength(1);
    expect(grouped([...explained, made(4, { rule: EXACT, facts: [more] })])).toHaveLength(2);
  });

  it('leave together what no misreading explains for most', () => {
    const groups = grouped([
      ...[1, 2, 3, 4, 5].map((game) => made(game, { rule: EXACT })),
      made(6, { suspects: [ACROSS, PRICE] }),
      made(7, { rule: DIAGONAL, suspects: [DIAGONAL] }),
    ]);
    expect(outline(groups)).toEqual([`${EXACT} 7/7`]);
  });

  it('tell two misreadings of one check apart', () => {
    const games = [1, 2, 3, 4, 5, 6];
    const groups = grouped([
      ...games.map((game) => made(game, { suspects: [ACROSS, PRICE], rule: game === 1 ? ACROSS : PRICE })),
      ...games.map((game) => made(game, { rule: DIAGONAL, suspects: [DIAGONAL], isFirst: false })),
    ]);
    expect(outline(groups)).toEqual([`${ACROSS} 6/6`, `${DIAGONAL} 6/6`]);
    expect(groups.map(({ first }) => first)).toEqual([6, 0]);
  });

  it('keep games of several rulesets apart', () => {
    expect(grouped([made(1, {}), made(2, { ruleset: 'rattus', rule: null }), made(3, { rule: null })])).toHaveLength(3);
  });

  it('show the case that is soonest reached', () => {
    const [group] = grouped([
      made(3, {}),
      made(1, { at: { ...made(1, {}).at, turn: 3 }, moves: 9 }),
      made(2, { at: { ...made(2, {}).at, turn: 4 } }),
    ]);
    expect(group?.example.file).toBe('1.xml');
  });

  it('keep no more than they may', () => {
    const grouping = new Grouping(3);
    for (const game of [1, 2, 3]) {
      const cases = [made(game, {}), made(game, { finding: 'f2' })];
      grouping.add('valletta', [], { cases, background: { elements: {}, facts: {} } });
    }
    expect(grouping.groups()[0]?.cases).toBe(3);
    expect(grouping.dropped).toBe(3);
  });
});

/** Legal games of Valletta, changed as a program with a fault would have written them. */
function planted(change: (text: string) => string): { readonly groups: readonly Group[]; readonly games: number } {
  const grouping = new Grouping(1000);
  let games = 0;
  for (const fixture of fixtures()) {
    if (!/^valletta\/legal\/full/.test(fixture.name)) continue;
    const text = textOf(fixture);
    const [recording] = recordingsOf(change(text), fixture.name);
    const game = gameOf('valletta');
    if (!recording || !game) throw new Error('no game');
    const told = replayed(recording, false);
    const judged = new JudgedGame(told, recording, game);
    const roots = judged.roots().map((finding) => ({ finding, bug: judged.bugOf(finding) }));
    const cases = casesOf(told, recording, roots, ({ message }) => message.id, []);
    if (cases.cases.length > 0) games += 1;
    grouping.add('valletta', traitsOf(told, undefined), cases);
  }
  return { groups: grouping.groups(), games };
}

describe('the groups of one planted fault', () => {
  it('are one group, with what its cases have in common', () => {
    const shopkeeper = /(<play card="shopkeeper">\s*<effect player="p\d" gold=")1"/g;
    const { groups, games } = planted((text) => text.replace(shopkeeper, '$12"'));
    expect(games).toBeGreaterThan(3);
    const [first] = groups;
    expect(first).toMatchObject({ rule: 'valletta.card.shopkeeper', kind: 'wrong', bug: 'wrong-effect' });
    expect(first?.games).toHaveLength(games);
    expect(first?.facts).toContainEqual(expect.objectContaining({ type: 'difference', value: '+1' }));
    expect(first?.facts).toContainEqual(
      expect.objectContaining({ type: 'attribute', of: 'play', attribute: 'card', value: 'shopkeeper' }),
    );
  });

  it('say what never happens', () => {
    // Only builders that build in a row behind the street are paid too little.
    const build = /(<build at="[AB][23]-\d" pay="gold:\d+ wood:)(\d+)/g;
    const { groups } = planted((text) =>
      text.replace(build, (_, start: string, wood: string) => `${start}${Number(wood) + 1}`),
    );
    const [first] = groups;
    expect(first?.bug).toBe('too-strict');
    expect(first?.facts).toContainEqual(
      expect.objectContaining({ of: 'build', attribute: 'at', value: '…1-…', never: true }),
    );
  });
});
