/** Hidden cards: what the deck says, held against every distribution written out. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Gap, isOpen, listOf } from '../../src/engine/gap.js';
import { UniqueCards } from '../../src/engine/unique-cards.js';
import { runs } from '../runs.js';

/** One way in which the cards can have moved: where each of them is, and which hidden departure it was. */
interface World {
  readonly pile: readonly number[];
  readonly hand: readonly number[];
  readonly gone: readonly number[];
  /** Hidden departures in their order. */
  readonly secret: readonly number[];
}

type Move = { readonly kind: 'arrive' | 'leave'; readonly card: number; readonly hidden: boolean };

/** All worlds after a move that was seen, or seen to happen. */
function step(worlds: readonly World[], kind: Move['kind'], seen: number): World[] {
  return worlds.flatMap((world) => {
    const from = kind === 'arrive' ? world.pile : world.hand;
    return from
      .filter((card) => seen < 0 || card === seen)
      .map((card): World => {
        const rest = from.filter((one) => one !== card);
        if (kind === 'arrive') return { ...world, pile: rest, hand: [...world.hand, card] };
        const secret = seen < 0 ? [...world.secret, card] : world.secret;
        return { ...world, hand: rest, gone: [...world.gone, card], secret };
      });
  });
}

function truth(worlds: readonly World[], holds: (world: World) => boolean): boolean | 'open' {
  const yes = worlds.filter(holds).length;
  return yes === 0 ? false : yes === worlds.length ? true : 'open';
}

describe('hidden arrivals and departures', () => {
  const move = fc.record({
    kind: fc.constantFrom('arrive' as const, 'leave' as const),
    card: fc.nat({ max: 4 }),
    hidden: fc.boolean(),
  });

  test('say of every card exactly what all distributions agree on', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.array(move, { maxLength: 10 }), (count, moves) => {
        const cards = new UniqueCards(count);
        let worlds: World[] = [{ pile: [...Array(count).keys()], hand: [], gone: [], secret: [] }];
        const hidden = [];
        const lacking = new Set<Gap>();
        for (const { kind, card, hidden: isHidden } of moves) {
          const seen = isHidden ? -1 : card % count;
          const next = step(worlds, kind, seen);
          const possible = kind === 'arrive' ? cards.canArrive(seen) : cards.inHand(seen);
          expect(possible === false).toBe(next.length === 0);
          if (next.length === 0) continue;
          worlds = next;
          if (isHidden) lacking.add(kind === 'arrive' ? 'draws' : 'choice');
          if (kind === 'arrive') cards.arrive(seen);
          else {
            const departure = cards.leave(seen);
            if (departure) hidden.push(departure);
          }
          for (let one = 0; one < count; one += 1) {
            const asked = cards.inHand(one);
            expect(isOpen(asked) ? 'open' : asked).toBe(truth(worlds, ({ hand }) => hand.includes(one)));
            if (isOpen(asked)) expect(new Set(listOf(asked))).toEqual(lacking);
          }
          const hands = new Map(worlds.map(({ hand }) => [[...hand].sort().join(), [...hand].sort()]));
          expect(cards.hand()).toEqual(hands.size === 1 ? [...hands.values()][0] : undefined);
          for (const [index, departure] of hidden.entries()) {
            const could = new Set(worlds.map(({ secret }) => secret[index]));
            expect(new Set(cards.candidates(departure))).toEqual(could);
          }
        }
      }),
      runs(400),
    );
  });

  test('recognise hidden cards that are shown later, in any order, if they can be those', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 10 }), fc.shuffledSubarray([0, 1, 2, 3, 4]), (moves, shown) => {
        const cards = new UniqueCards(5);
        let worlds: World[] = [{ pile: [0, 1, 2, 3, 4], hand: [], gone: [], secret: [] }];
        const hidden = [];
        for (const { kind, card, hidden: isHidden } of moves) {
          const seen = isHidden ? -1 : card;
          const next = step(worlds, kind, seen);
          if (next.length === 0) continue;
          worlds = next;
          const departure = kind === 'arrive' ? cards.arrive(seen) : cards.leave(seen);
          if (departure) hidden.push(departure);
        }
        fc.pre(shown.length === hidden.length);
        const fits = worlds.some(({ secret }) => [...secret].sort().join() === [...shown].sort().join());
        expect(cards.identify(hidden, shown)).toBe(fits);
      }),
      runs(2000),
    );
  });
});

test('a record that contradicts itself leaves only the sizes', () => {
  const cards = new UniqueCards(3);
  cards.arrive(0);
  cards.leave(2);
  expect([cards.handSize, cards.isBlurred]).toEqual([0, true]);
  cards.arrive(1);
  expect([cards.inHand(0), cards.inHand(2)]).toEqual([['breach'], false]);
});

test('a card from the pile that never was in the hand is gone, and nothing else is in doubt', () => {
  const cards = new UniqueCards(3);
  cards.arrive(0);
  cards.leavePile(2);
  expect([cards.inHand(0), cards.canArrive(1), cards.canArrive(2), cards.pileSize]).toEqual([true, true, false, 1]);
});

test('a card that is shown leaving has not left unseen before', () => {
  const cards = new UniqueCards(3);
  cards.arrive(0);
  cards.arrive(1);
  cards.leave(-1);
  expect([cards.inHand(0), cards.inHand(1)]).toEqual([['choice'], ['choice']]);
  cards.foretell(new Set([0]));
  expect([cards.inHand(0), cards.inHand(1)]).toEqual([true, ['choice']]);
});

test('gives up a question with too many answers, and doubts from then on', () => {
  const many = 60;
  const cards = new UniqueCards(many);
  for (let card = 0; card < many; card += 1) cards.arrive(-1);
  const departures = Array.from({ length: many / 2 }, () => cards.leave(-1)).filter((one) => one !== undefined);
  for (let card = 0; card < many; card += 1) cards.canArrive(card);
  // All but the last can be told; that one has never been there.
  const told = [...departures.keys()].map((card) => (card === departures.length - 1 ? many : card));
  expect(cards.isBlurred).toBe(false);
  expect(cards.identify(departures, told)).toBe(true);
  expect(cards.isBlurred).toBe(true);
  expect(cards.candidates(departures[0] as NonNullable<(typeof departures)[0]>)).toHaveLength(many);
  // Few are told at once.
  const few = new UniqueCards(4);
  for (let card = 0; card < 4; card += 1) few.arrive(-1);
  const hidden = [few.leave(-1), few.leave(-1)].filter((one) => one !== undefined);
  expect(few.identify(hidden, [0, 4])).toBe(false);
  expect(few.identify(hidden, [0, 3])).toBe(true);
  expect(few.isBlurred).toBe(false);
});
