/** What a seat can know: its own moves are the same there, and nothing of the others' secrets is in it. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaults, type Options } from '../../src/engine/option.js';
import type { PlayRoom } from '../../src/engine/played-games.js';
import { playedGame as rattus } from '../../src/games/rattus/recorder.js';
import { definition as rattusRules } from '../../src/games/rattus/rules/definition.js';
import { LOOK_AGAIN, SWAP } from '../../src/games/rattus/rules/points.js';
import { type Rattus, rats, tokenAt } from '../../src/games/rattus/rules/table.js';
import { playedGame as tallinn } from '../../src/games/tallinn/recorder.js';
import { definition as tallinnRules } from '../../src/games/tallinn/rules/definition.js';
import { committed as chosen, HAND, PILE, type Tallinn, where } from '../../src/games/tallinn/rules/table.js';
import { playedGame as valletta } from '../../src/games/valletta/recorder.js';
import { definition as vallettaRules } from '../../src/games/valletta/rules/definition.js';
import { CARDS } from '../../src/games/valletta/rules/facts.js';
import { hand, pile, type Valletta } from '../../src/games/valletta/rules/table.js';
import { gameOf } from '../../src/games.js';
import { Choice, Choices } from '../../src/kernel/choice.js';
import { type GameDefinition, pointOf } from '../../src/kernel/game-definition.js';
import type { Seat } from '../../src/kernel/index-of.js';
import { legalMovesOf } from '../../src/kernel/legal-moves.js';
import { playOut, randomPolicy } from '../../src/kernel/play-out.js';
import { Random } from '../../src/kernel/random.js';
import type { GameState } from '../../src/kernel/state.js';
import { UNKNOWN } from '../../src/kernel/truth.js';
import { viewOf } from '../../src/kernel/view.js';
import { requestFor } from '../engine/replays.js';
import { committed, type Harbour, harbour, newGame } from './harbour.js';

/** Where a game begins, and how it is watched. */
interface Ground<S extends GameState> {
  readonly definition: GameDefinition<S>;
  begin(seed: number): S;
  /** Holds what somebody sees to what there is. @param seat undefined for the table */
  secret?(state: S, view: S, seat: Seat | undefined): void;
}

function ground<S extends GameState>(
  ruleset: 'valletta' | 'tallinn' | 'rattus',
  definition: GameDefinition<S>,
  room: PlayRoom<S>,
  given: Options,
  secret: NonNullable<Ground<S>['secret']>,
): Ground<S> {
  const game = gameOf(ruleset);
  const edition = requestFor({ ruleset } as Parameters<typeof requestFor>[0]).edition('practice');
  if (!game || !edition) throw new Error(`no ${ruleset}`);
  const options = { ...defaults(game.options), ...game.presets?.(given), ...given };
  return { definition, secret, begin: (seed) => room.begin({ players: 2 + (seed % 3), options, edition }) };
}

const GROUNDS = [
  ['the harbour', { definition: harbour, begin: () => newGame(), secret: hidesCommitments } satisfies Ground<Harbour>],
  ['tallinn', ground('tallinn', tallinnRules, tallinn, { legate: 'true' }, hidesHands)],
  ['valletta', ground('valletta', vallettaRules, valletta, {}, hidesPiles)],
  ['rattus', ground('rattus', rattusRules, rattus, {}, hidesTokens)],
  ['rattus with pied piper', ground('rattus', rattusRules, rattus, { expansion: 'true' }, hidesTokens)],
] as const;

function hidesCommitments(state: Harbour, view: Harbour, seat: Seat | undefined): void {
  for (const other of state.facts.seats)
    if (other !== seat && committed.of(state, other) !== 0) expect(committed.of(view, other)).toBe(UNKNOWN);
}

function hidesHands(state: Tallinn, view: Tallinn, seat: Seat | undefined): void {
  for (const other of state.facts.seats) {
    if (other === seat) continue;
    expect(chosen.of(view, other)).toBe(chosen.of(state, other) > 0 ? UNKNOWN : chosen.of(state, other));
    for (let card = 0; card <= 10; card += 1) expect([HAND, PILE]).not.toContain(where.of(view, other, card as never));
  }
}

function hidesPiles(state: Valletta, view: Valletta, seat: Seat | undefined): void {
  const wrong = state.facts.seats.flatMap((other) =>
    CARDS.filter((card) => {
      const held = hand.of(state, other, card);
      const all = held + pile.of(state, other, card);
      if (other === seat || all === 0) return hand.of(view, other, card) !== held;
      return hand.of(view, other, card) !== UNKNOWN || pile.of(view, other, card) !== all;
    }),
  );
  expect(wrong).toEqual([]);
}

function hidesTokens(state: Rattus, view: Rattus, seat: Seat | undefined): void {
  let seen = 0;
  for (const region of state.facts.regions) {
    for (let place = 0; place < rats.of(state, region); place += 1)
      if (tokenAt.of(view, region, place as never) !== UNKNOWN) seen += 1;
  }
  const looks = [LOOK_AGAIN, SWAP].indexOf(state.point) + 1;
  if (looks > 0) expect(seen).toBe(state.isDue(seat ?? (9 as Seat)) ? looks : 0);
}

function listed<S extends GameState>(definition: GameDefinition<S>, state: S, seat: Seat): readonly unknown[] {
  const found = new Choices();
  legalMovesOf(definition, state, seat, found);
  const choice = new Choice();
  return Array.from({ length: found.length }, (_, at) => [found.read(at, choice), choice.move, ...choice.values]);
}

/** So many decisions pass between two that are looked at. */
const EVERY = 5;

/** Plays a game, and looks at it with all eyes before some decisions. */
function watch<S extends GameState>({ definition, begin, secret }: Ground<S>, seed: number): void {
  const state = begin(seed);
  const copy = (): S => state.clone() as S;
  const [own, open, again] = [copy(), copy(), copy()];
  const policy = randomPolicy(definition, new Random(seed));
  let decisions = 0;
  playOut(definition, state, policy, policy, {
    before(now, { seat }) {
      decisions += 1;
      // Not every one: lists of Valletta take their time.
      if (decisions % EVERY !== 0) return;
      viewOf(definition, now, undefined, open);
      secret?.(now, open, undefined);
      for (let eye = 0; eye < 4; eye += 1) {
        const looking = eye as Seat;
        viewOf(definition, now, looking, own);
        secret?.(now, own, looking);
        if (looking === seat && !pointOf(definition, now).chance)
          expect(listed(definition, own, looking)).toEqual(listed(definition, now, looking));
        // Whoever looks twice sees no more, and the table no more than any seat.
        viewOf(definition, own, looking, again);
        expect(again.cells).toEqual(own.cells);
        viewOf(definition, own, undefined, again);
        expect(again.cells).toEqual(open.cells);
      }
    },
  });
}

describe.each(GROUNDS)('%s', (_, of) => {
  test('a seat has the same moves in its view, and does not see what others keep secret', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => watch(of as unknown as Ground<GameState>, seed)),
      { numRuns: 3 },
    );
  });
});
