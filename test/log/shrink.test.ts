import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RawElement, RawNode } from '../../src/log/raw-element.js';
import { shrinkGame } from '../../src/log/shrink.js';
import { logWriter } from '../../src/log/write.js';
import { runs } from '../runs.js';
import { arbitraryGame } from './arbitrary-game.js';
import { VOCABULARIES } from './vocabularies.js';

const FRAME = ['players', 'options', 'components'];
/** As src/log/shrink.ts has it: so many elements are judged in all. */
const PATIENCE = 1_000_000;

const isElement = (node: RawNode): node is RawElement => 'name' in node;
const elementsOf = (element: RawElement): readonly RawElement[] => element.children.filter(isElement);
const sizeOf = (element: RawElement): number => elementsOf(element).reduce((sum, child) => sum + sizeOf(child), 1);
const written = (game: RawElement): string => logWriter('xml').game(game).text;

function element(name: string, attributes: Readonly<Record<string, string>>, children: readonly RawNode[]): RawElement {
  return { name, attributes: new Map(Object.entries(attributes)), children, text: '' };
}

/** Two players take turns of some plays; each turn and play has a label. */
function madeUp(turns: number, plays: number): RawElement {
  return element('game', { ruleset: 'made-up', id: 'g' }, [
    element('meta', { source: 'nobody' }, []),
    element('players', {}, [element('player', { id: 'p1' }, []), element('player', { id: 'p2' }, [])]),
    element('options', {}, []),
    { markup: '<!-- a comment -->' },
    element('setup', { label: 'setup' }, [element('hand', { player: 'p1', label: 'hand' }, [])]),
    element(
      'moves',
      { records: 'everything' },
      Array.from({ length: turns }, (_, turn) =>
        element(
          'turn',
          { player: `p${(turn % 2) + 1}`, label: `${turn}`, mark: '!' },
          Array.from({ length: plays }, (_, play) =>
            element('play', { label: `${turn}.${play}`, card: `c${play}`, at: '5' }, []),
          ),
        ),
      ),
    ),
    element('result', { label: 'result' }, []),
  ]);
}

function labels(game: RawElement): readonly string[] {
  const label = game.attributes.get('label');
  return [...(typeof label === 'string' ? [label] : []), ...elementsOf(game).flatMap(labels)];
}

/** What nobody can foresee, but for the whole game: the same for the same text. */
function fickle(game: RawElement, seed: number): (smaller: RawElement) => boolean {
  const whole = written(game);
  return (smaller) => {
    const text = written(smaller);
    let sum = seed % 65_521;
    for (let at = 0; at < text.length; at += 1) sum = (sum * 31 + text.charCodeAt(at)) % 65_521;
    return text === whole || sum % 3 !== 0;
  };
}

/** Whether an element is the other one with something left out, at every depth, in the same order. */
function expectPart(smaller: RawElement, whole: RawElement, mayBeUnknown: (attribute: string) => boolean): void {
  expect(smaller.name).toBe(whole.name);
  expect(smaller.text).toBe(whole.text);
  for (const [name, value] of smaller.attributes) {
    if (value !== whole.attributes.get(name)) expect([value, mayBeUnknown(name)]).toEqual(['?', true]);
  }
  for (const name of whole.attributes.keys()) {
    if (smaller.attributes.has(name)) continue;
    const mayGo = name === 'mark' || name === 'at' || (whole.name === 'moves' && name === 'records');
    expect(mayGo || ['state', 'effect', 'score'].includes(whole.name), `${whole.name} ${name}`).toBe(true);
  }
  expect(smaller.children.filter((child) => 'markup' in child)).toEqual([]);
  let from = 0;
  for (const child of elementsOf(smaller)) {
    // The first one that it can be a part of: what comes later can only be further back.
    const at = elementsOf(whole).findIndex((one, index) => index >= from && couldBe(child, one));
    expect(at, `<${child.name}> in <${whole.name}>`).toBeGreaterThanOrEqual(from);
    from = at + 1;
  }
}

function couldBe(smaller: RawElement, whole: RawElement): boolean {
  try {
    expectPart(smaller, whole, () => true);
    return true;
  } catch {
    return false;
  }
}

describe('shrinkGame', () => {
  const labelled = madeUp(7, 3);
  const all = labels(labelled);

  it('leaves the elements that are needed, those around them, and the frame', () => {
    fc.assert(
      fc.property(fc.subarray([...all]), fc.boolean(), (needed, hides) => {
        const small = shrinkGame(labelled, {
          mayBeUnknown: (_, attribute) => hides && attribute === 'card',
          shows: (smaller) => {
            const there = new Set(labels(smaller));
            return needed.every((label) => there.has(label));
          },
        });
        const around = needed.flatMap((label) => (label === 'hand' ? ['setup'] : (/^\d+(?=\.)/.exec(label) ?? [])));
        const expected = new Set([...needed, ...around]);
        expect(labels(small)).toEqual(all.filter((label) => expected.has(label)));
        for (const name of ['players', 'options']) {
          expect(elementsOf(small).find((one) => one.name === name)).toEqual(
            elementsOf(labelled).find((one) => one.name === name),
          );
        }
        // What became unknown on the way is told again, and remarks are gone.
        expect(written(small)).not.toMatch(/\?"| mark=| at=|<!--|<meta/);
      }),
      runs(16, 400),
    );
  });

  it('keeps a value that matters, and calls one unknown where only that helps', () => {
    const count = (game: RawElement, pattern: RegExp): number => written(game).match(pattern)?.length ?? 0;
    const hidden = shrinkGame(labelled, {
      mayBeUnknown: (name, attribute) => name === 'play' && attribute === 'card',
      // All plays, or five of which two are unknown.
      shows: (smaller) =>
        count(smaller, /<play/g) === 21 || (count(smaller, /<play/g) >= 5 && count(smaller, /"\?"/g) >= 2),
    });
    expect([count(hidden, /<play/g), count(hidden, /"\?"/g)]).toEqual([5, 2]);
    const kept = shrinkGame(labelled, {
      mayBeUnknown: () => false,
      shows: (smaller) => /label="3\.1" card="c1"/.test(written(smaller)),
    });
    expect(labels(kept)).toEqual(['3', '3.1']);
    expect(written(kept)).not.toContain('?"');
  });

  it('leaves no claim that states nothing, needed or not', () => {
    const game = element('game', { ruleset: 'made-up' }, [
      element('moves', {}, [
        element('turn', { label: '1', mark: '!' }, []),
        element('state', { player: 'p1', gold: '2' }, []),
      ]),
    ]);
    const shrunk = (shows: RegExp): string =>
      written(shrinkGame(game, { mayBeUnknown: () => false, shows: (smaller) => shows.test(written(smaller)) }));
    // As long as the turn has its mark, there must be a state, whatever it says.
    const small = shrunk(/label="1"\/>|label="1".*<state/s);
    expect(small).not.toContain('<state');
    expect(small).toContain('label="1"');
    // Something must stand behind the turn, whatever it says.
    expect(shrunk(/<turn.*<state/s)).toContain('<state gold="2"/>');
  });

  it.each(Object.entries(VOCABULARIES))('takes nothing in and changes no order (%s)', (_, vocabulary) => {
    fc.assert(
      fc.property(arbitraryGame(vocabulary), fc.nat(), (game, seed) => {
        const shows = fickle(game, seed);
        const mayBeUnknown = (name: string, attribute: string): boolean =>
          vocabulary[name]?.attributes[attribute]?.mayBeUnknown === true;
        const size = sizeOf(game);
        const small = shrinkGame(game, {
          mayBeUnknown,
          shows: (smaller) => {
            expect(sizeOf(smaller)).toBeLessThanOrEqual(size);
            return shows(smaller);
          },
        });
        // What is handed back has been seen to show it, and the same question has the same answer.
        expect(shows(small)).toBe(true);
        expect(shrinkGame(game, { mayBeUnknown, shows })).toEqual(small);
        expectPart(small, game, () => true);
        const frame = (of: RawElement) => elementsOf(of).filter(({ name }) => FRAME.includes(name));
        expect(frame(small)).toEqual(frame(game));
        // Shrunk again it does not grow.
        expect(sizeOf(shrinkGame(small, { mayBeUnknown, shows }))).toBeLessThanOrEqual(sizeOf(small));
      }),
      runs(8, 200),
    );
  });

  it('leaves the game that it was given as it was', () => {
    const before = written(labelled);
    shrinkGame(labelled, { mayBeUnknown: () => true, shows: () => true });
    expect(written(labelled)).toBe(before);
  });

  it.each<[string, (smaller: RawElement) => boolean]>([
    ['nothing can go', () => false],
    ['everything can go', () => true],
    ['most turns must stay', (smaller) => elementsOf(smaller).some(({ children }) => children.length >= 350)],
  ])('judges no more elements than it has patience for, where %s', (_, shows) => {
    const game = madeUp(400, 50);
    const size = sizeOf(game);
    let judged = 0;
    const small = shrinkGame(game, {
      mayBeUnknown: (_, attribute) => attribute === 'card',
      shows: (smaller) => {
        judged += sizeOf(smaller);
        return shows(smaller);
      },
    });
    // The last question before the end, and the last one of all, may go beyond what was left.
    expect(judged).toBeLessThanOrEqual(PATIENCE + 2 * size);
    expect(sizeOf(small)).toBeLessThanOrEqual(size);
  });

  it('makes an end of a game without anything in it', () => {
    const empty = element('game', {}, []);
    expect(shrinkGame(empty, { mayBeUnknown: () => true, shows: () => true })).toEqual(empty);
  });
});
