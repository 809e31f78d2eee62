/** A record is followed decision by decision to the end that it has. */
import { describe, expect, it } from 'vitest';
import { gameOf } from '../../src/games.js';
import type { AnyElement, Element, Vocabulary } from '../../src/log/vocabulary.js';
import { KINDS, tableOf } from '../analysed/played.js';
import { expectationOf, fixtures, textOf } from '../fixture-files.js';
import { sampled } from '../runs.js';
import { recordingsOf, replayed, requestFor } from './replays.js';

type Node = AnyElement<Vocabulary>;

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

/** Games that somebody else has recorded, with all that chance brought. */
const RECORDED = fixtures().filter((fixture) => {
  const { verdict, complete } = expectationOf(fixture) ?? {};
  return /\/legal\/(full|moves)-/.test(fixture.name) && verdict === 'legal' && complete === true;
});

describe('what somebody else has recorded is followed to the same result', () => {
  it.each(sampled(RECORDED, 12).map((fixture) => [fixture.name, fixture] as const))('%s', (name, fixture) => {
    const [recording] = recordingsOf(textOf(fixture), name);
    const game = recording && gameOf(recording.ruleset);
    if (!game) throw new Error('no game');
    const { options, edition: named, players, scores } = replayed(recording, false);
    const edition = requestFor(recording).edition(named ?? '');
    if (!edition) throw new Error('no edition');
    const ids = players.map(({ id }) => id);
    const own = recording.game.children.find(({ name: part }) => part === 'components');
    const setting = { players: ids.length, options, edition, own };
    const { isOver, points } = game.playable.follow(setting, recording.game, ids, () => false);
    expect(isOver).toBe(true);
    expect(points).toEqual(scores.map((score) => score.points));
  });
});

/** A game with each use of a card, or each play of it, written otherwise. */
function rewritten(element: Element, card: string, otherwise: (one: Node) => readonly Node[]): Element {
  const children = (element as Node).children.map((child) => rewritten(child, card, otherwise) as Node);
  const whole = { ...element, children } as Node;
  const { card: own } = whole.values as { readonly card?: unknown };
  return own === card ? ({ ...whole, children: otherwise(whole) } as Node) : whole;
}

function saying(element: Node, values: Readonly<Record<string, unknown>>): Node {
  return { ...element, values } as Node;
}

/** The pieces in another order, each from where the next one comes. */
function mixed({ children }: Node): readonly Node[] {
  return children
    .map((child, at) => {
      const { from, ...others } = child.values as Readonly<Record<string, unknown>>;
      const { from: other } = (children[(at + 1) % children.length] ?? child).values as { readonly from?: unknown };
      return saying(child, other === undefined ? others : { ...others, from: other });
    })
    .reverse();
}

function exchangedBack({ children }: Node): readonly Node[] {
  return children.map((child) => {
    const { a, b, ...others } = child.values as Readonly<Record<string, unknown>>;
    return child.name === 'exchange-cubes' && Object.keys(others).length === 0 ? saying(child, { a: b, b: a }) : child;
  });
}

it.each([
  ['emperor', mixed],
  ['nun', mixed],
  ['messenger', exchangedBack],
] as const)('what another record says of the %s is followed', (card, otherwise) => {
  const table = tableOf({ ruleset: 'rattus', given: { expansion: 'true' } }, 3);
  let changed = 0;
  for (let seed = 1; seed <= 20; seed += 1) {
    const { element } = table.play(['random'], 'moves', seed, 7);
    const other = rewritten(element, card, otherwise);
    if (JSON.stringify(other) === JSON.stringify(element)) continue;
    changed += 1;
    const { isOver, points } = table.follow(other);
    expect({ isOver, points }).toEqual({ isOver: true, points: table.follow(element).points });
  }
  expect(changed).toBeGreaterThan(3);
});

it('a token that the soldier draws online may be one that was taken out of the game', () => {
  const table = tableOf({ ruleset: 'rattus', given: { expansion: 'true', preset: 'yucata' } }, 2);
  const { element } = table.play(['random'], 'moves', 64, 7);
  const named = new Set(JSON.stringify(element).match(/"r\d\d"/g));
  const inTheGame = 49 - 12;
  expect(named.size).toBeGreaterThan(inTheGame);
  expect(table.follow(element).isOver).toBe(true);
});
