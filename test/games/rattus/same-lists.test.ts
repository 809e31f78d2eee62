/** What may be done at a decision of a game is what may be written next in its record: of games played at random. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Recorder } from '../../../src/engine/played-games.js';
import { openMoves } from '../../../src/engine/record-map.js';
import { recordMap } from '../../../src/games/rattus/record/record-map.js';
import { FINAL_HELP, HELP, SETTLE, SLOT, TURN, UNLOAD } from '../../../src/games/rattus/rules/points.js';
import { active, declined, isLastRound, type Rattus, turn } from '../../../src/games/rattus/rules/table.js';
import type { RattusElement, RattusVocabulary } from '../../../src/games/rattus/vocabulary.js';
import { firstOf } from '../../../src/kernel/legal-moves.js';
import { makerOf } from '../../../src/log/vocabulary.js';
import { runs } from '../../runs.js';
import { openingIn, written } from '../offered.js';
import { type Chosen, logOf, played } from './kernel-game.js';
import { chosen } from './kernel-options.js';

const make = makerOf<RattusVocabulary>();

function idsOf(state: Rattus): readonly string[] {
  return state.facts.seats.map((seat) => `p${seat + 1}`);
}

/** Everything that could be written next. */
function* listed(state: Rattus): Generator<RattusElement> {
  for (const { element, truth } of openMoves(recordMap(idsOf(state)), state.clone())) {
    expect(truth).toBe(true);
    yield element as RattusElement;
  }
}

/** Which of two tokens is looked at first makes no difference to a list; nor does what is seen. */
function canonical(element: RattusElement): string {
  if (element.name !== 'use' || element.values.card !== 'witch') return written(element);
  const peeks = element.children.flatMap((child) =>
    child.name === 'peek' ? [`${child.values.region} ${child.values.slot}`] : [],
  );
  return `witch ${peeks.sort().join(', ')}${element.children.some(({ name }) => name === 'swap') ? ' swap' : ''}`;
}

/** The record so far, open in its last turn or in the setup. */
function textBefore(
  state: Rattus,
  recorder: Recorder<Rattus>,
  options: Chosen,
): readonly [text: string, inside: string] {
  const [setup, moves] = recorder.parts(state, 'moves') as readonly RattusElement[];
  if (!setup || !moves) throw new Error('nothing was written');
  if (state.point === SETTLE) return [logOf(idsOf(state), options, [written(setup)]), 'setup'];
  if (state.point === FINAL_HELP)
    return [logOf(idsOf(state), options, [written(setup), written(moves)]), 'final-plague'];
  const turns = moves.children.filter(({ name }) => name === 'turn');
  const slots = moves.children.flatMap((child) => (child.name === 'last-round' ? child.children : []));
  if (turns.length + slots.length < turn.of(state)) {
    const begun = make('turn', { player: idsOf(state)[active.of(state)] ?? '' });
    (isLastRound(state) ? slots : turns).push(begun);
  }
  const last = isLastRound(state) ? [make('last-round', {}, slots)] : [];
  const all = make('moves', {}, [...turns, ...last]);
  return [logOf(idsOf(state), options, [written(setup), written(all)]), 'turn'];
}

/** Points whose moves stand in an element of their own. */
const POINTS: ReadonlySet<number> = new Set([SETTLE, TURN, UNLOAD, HELP, SLOT, FINAL_HELP]);

/** Plays a game, and compares the lists at about one decision in `every`. @returns how many were compared */
function compare(seed: number, players: number, options: Chosen, every: number): number {
  let decisions = 0;
  let compared = 0;
  played(seed, players, options, (_, recorder) => ({
    before(state) {
      if (!POINTS.has(state.point)) return;
      decisions += 1;
      if (decisions % every !== 0) return;
      const [text, inside] = textBefore(state, recorder, options);
      const opening = openingIn(text, inside);
      const own = [...listed(state)].map(canonical);
      const unique = new Set(own);
      const offered = new Set([...opening.moves()].map(({ element }) => canonical(element as RattusElement)));
      compared += 1;
      const missing = [...unique].filter((move) => !offered.has(move));
      // Who does without the serf writes nothing: a record leaves the cube as long as the slot is open.
      const isOpen = (move: string): boolean => declined.of(state) === 1 && move.startsWith('<use card="serf">');
      const more = [...offered].filter((move) => !unique.has(move) && !isOpen(move));
      if (missing.length + more.length > 0)
        expect.fail(
          [
            `seat ${firstOf(state.due)}`,
            ...missing.map((move) => `only in the game: ${move}`),
            ...more.map((move) => `only in the record: ${move}`),
            text,
          ].join('\n'),
        );
    },
  }));
  return compared;
}

test('that nothing spreads in the last round is said once', () => {
  const options = {
    'end-timing': 'complete-round',
    'placement-obligation': 'optional',
    'window-policy': 'free',
    'last-round-knight': 'immediate',
    'last-round-spread': 'true',
  };
  expect(compare(710912856, 2, options, 11)).toBeGreaterThan(3);
});

test('the serf may be done without in the last round', () => {
  expect(compare(171479435, 3, { expansion: 'true' }, 1)).toBeGreaterThan(5);
});

test('the serf who has waited may be done without in the final plague', () => {
  const options = { expansion: 'true', 'last-round-serf': 'deferred-final' };
  let helps = 0;
  played(88, 3, options, () => ({
    before({ point }) {
      if (point === FINAL_HELP) helps += 1;
    },
  }));
  expect(helps).toBeGreaterThan(1);
  expect(compare(88, 3, options, 1)).toBeGreaterThan(5);
});

test('nothing spreads behind the order of the crusader', () => {
  const options = {
    preset: 'book',
    expansion: 'true',
    'end-trigger-latch': 'event',
    'placement-obligation': 'exact',
    'window-policy': 'free',
    'last-round-spread': 'true',
    'soldier-needs-spread': 'true',
    'soldier-target': 'anywhere',
    'messenger-castle': 'true',
  };
  expect(compare(2083866587, 3, options, 1)).toBeGreaterThan(3);
});

describe.each([2, 3, 4])('with %i players', (players) => {
  test('at every decision of the standard game', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom('false', 'true'), (seed, expansion) => {
        expect(compare(seed, players, { expansion }, 9)).toBeGreaterThan(5);
      }),
      runs(3),
    );
  });

  test('under all options', () => {
    fc.assert(
      fc.property(fc.nat(), chosen, (seed, options) => {
        expect(compare(seed, players, options, 11)).toBeGreaterThan(3);
      }),
      runs(6),
    );
  });
});
