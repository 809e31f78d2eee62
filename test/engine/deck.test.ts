import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Deck } from '../../src/engine/deck.js';
import { isOpen, listOf } from '../../src/engine/gap.js';
import type { Truth } from '../../src/engine/judge.js';
import { runs } from '../runs.js';

const KINDS = 3;

/** How many cards of each kind: in the hand and in the draw pile. */
interface World {
  readonly hand: readonly number[];
  readonly pile: readonly number[];
}

/** Every distribution that fits what has been seen, listed one by one. */
class Oracle {
  worlds: World[];
  discard = new Array<number>(KINDS).fill(0);

  constructor(cards: readonly number[], handSize: number) {
    const all = countsOf(cards);
    this.worlds = choicesOf(all, handSize).map((hand) => ({ hand, pile: minus(all, hand) }));
  }

  get handSize(): number {
    return sum(this.worlds[0]?.hand ?? []);
  }

  get pileSize(): number {
    return sum(this.worlds[0]?.pile ?? []);
  }

  inHand(kind: number): Truth {
    return truthOf(this.worlds.map(({ hand }) => (hand[kind] ?? 0) > 0));
  }

  inPile(kind: number): Truth {
    return truthOf(this.worlds.map(({ pile }) => (pile[kind] ?? 0) > 0));
  }

  play(kind: number): void {
    const one = single(kind);
    this.worlds = this.worlds
      .filter(({ hand }) => (hand[kind] ?? 0) > 0)
      .map(({ hand, pile }) => ({ hand: minus(hand, one), pile }));
  }

  gain(kind: number): void {
    this.worlds = this.worlds.map(({ hand, pile }) => ({ hand: plus(hand, single(kind)), pile }));
  }

  /** `-1`: nobody saw which. */
  draw(kind: number): void {
    const kinds = kind < 0 ? Array.from({ length: KINDS }, (_, index) => index) : [kind];
    this.worlds = unique(
      this.worlds.flatMap(({ hand, pile }) =>
        kinds
          .filter((one) => (pile[one] ?? 0) > 0)
          .map((one) => ({ hand: plus(hand, single(one)), pile: minus(pile, single(one)) })),
      ),
    );
  }

  shuffle(): void {
    this.worlds = this.worlds.map(({ hand, pile }) => ({ hand, pile: plus(pile, this.discard) }));
    this.discard = this.discard.map(() => 0);
  }
}

/** What happens to the cards; a number chooses among what is possible at that moment. */
type Event = 'play' | 'dismiss' | 'gain' | 'draw' | 'draw unseen' | 'shuffle' | 'final shuffle';
const EVENTS: readonly Event[] = [
  'play',
  'play',
  'dismiss',
  'gain',
  'draw',
  'draw unseen',
  'draw unseen',
  'shuffle',
  'final shuffle',
];

describe('a deck', () => {
  test('knows exactly what is impossible', () => {
    const events = EVENTS.filter((event) => event !== 'final shuffle');
    fc.assert(
      fc.property(...deals(events), (cards, handSize, happenings) => {
        for (const { question, said, truth } of questions(cards, handSize, happenings)) {
          expect(said === false, question).toBe(truth === false);
          if (said === true) expect(truth, question).toBe(true);
          // What the record would have to say: of a hand that was dealt unseen, of cards drawn unseen.
          if (isOpen(said)) {
            const lacking = new Set(listOf(said));
            expect(lacking.size, question).toBeGreaterThan(0);
            const hidden = happenings.some(([event]) => event === 'draw unseen');
            expect(
              [...lacking].every((gap) => gap === 'hands' || (gap === 'draws' && hidden)),
              question,
            ).toBe(true);
          }
        }
      }),
      runs(1000, 30_000),
    );
  });

  // Discards that are shuffled into a pile of unknown cards leave more histories than are worth listing.
  test('never takes for certain what is not, final shuffle or no', () => {
    fc.assert(
      fc.property(...deals(EVENTS), (cards, handSize, happenings) => {
        for (const { question, said, truth } of questions(cards, handSize, happenings)) {
          if (!isOpen(said)) expect(said, question).toBe(truth);
        }
      }),
      runs(2000, 60_000),
    );
  });

  test('of which everything was seen leaves nothing open', () => {
    const events: readonly Event[] = ['play', 'dismiss', 'gain', 'draw', 'shuffle', 'final shuffle'];
    fc.assert(
      fc.property(...deals(events), (cards, _, happenings) => {
        for (const { question, said, truth } of questions(cards, 0, happenings)) expect(said, question).toBe(truth);
      }),
      runs(700, 20_000),
    );
  });
});

type Happening = readonly [event: Event, choice: number];

function deals(events: readonly Event[]) {
  return [
    fc.array(fc.nat(KINDS - 1), { minLength: 2, maxLength: 6 }),
    fc.nat(6),
    fc.array(fc.tuple(fc.constantFrom(...events), fc.nat(20)), { maxLength: 14 }),
  ] as const;
}

interface Question {
  readonly question: string;
  readonly said: Truth;
  readonly truth: Truth;
}

/** What deck and oracle say of each kind, after the deal and after everything that happens. */
function* questions(cards: readonly number[], handSize: number, happenings: readonly Happening[]): Generator<Question> {
  const deck = new Deck(KINDS);
  const oracle = new Oracle(cards, Math.min(handSize, cards.length));
  deck.deal(cards, handSize);
  const history = [`deal ${cards}, hand ${oracle.handSize}`];
  yield* compared(deck, oracle, history);
  for (const [event, choice] of happenings) {
    const done = happen(deck, oracle, event, choice);
    if (done === undefined) continue;
    history.push(done);
    expect([deck.handSize, deck.pileSize], history.join(', ')).toEqual([oracle.handSize, oracle.pileSize]);
    yield* compared(deck, oracle, history);
  }
}

function* compared(deck: Deck, oracle: Oracle, history: readonly string[]): Generator<Question> {
  for (let kind = 0; kind < KINDS; kind += 1) {
    const question = `${kind}? ${history.join(', ')}`;
    yield { question: `hand ${question}`, said: deck.inHand(kind), truth: oracle.inHand(kind) };
    yield { question: `pile ${question}`, said: deck.inPile(kind), truth: oracle.inPile(kind) };
  }
}

function happen(deck: Deck, oracle: Oracle, event: Event, choice: number): string | undefined {
  switch (event) {
    case 'play':
    case 'dismiss': {
      const kind = pick(choice, (one) => oracle.inHand(one) !== false);
      if (kind === undefined) return undefined;
      deck.leaveHand(kind);
      oracle.play(kind);
      if (event === 'dismiss') {
        deck.forget(kind);
      } else {
        deck.putOnDiscard(kind);
        oracle.discard = plus(oracle.discard, single(kind));
      }
      return `${event} ${kind}`;
    }
    case 'gain': {
      const kind = choice % KINDS;
      deck.enterHand(kind);
      oracle.gain(kind);
      return `gain ${kind}`;
    }
    case 'draw': {
      const kind = pick(choice, (one) => oracle.inPile(one) !== false);
      if (kind === undefined) return undefined;
      deck.draw(kind);
      oracle.draw(kind);
      return `draw ${kind}`;
    }
    case 'draw unseen':
      if (oracle.pileSize === 0) return undefined;
      deck.draw(-1);
      oracle.draw(-1);
      return event;
    default:
      // The rules shuffle when the pile is empty, and once, for the final phase, whatever is left of it.
      if (sum(oracle.discard) === 0 || (event === 'shuffle') !== (oracle.pileSize === 0)) return undefined;
      deck.shuffle();
      oracle.shuffle();
      return event;
  }
}

function pick(choice: number, possible: (kind: number) => boolean): number | undefined {
  const kinds = Array.from({ length: KINDS }, (_, kind) => kind).filter(possible);
  return kinds[choice % Math.max(1, kinds.length)];
}

function truthOf(values: readonly boolean[]): Truth {
  return values.every((value) => value) ? true : values.some((value) => value) ? 'hands' : false;
}

function choicesOf(all: readonly number[], size: number): number[][] {
  const [first, ...rest] = all;
  if (first === undefined) return size === 0 ? [[]] : [];
  return Array.from({ length: Math.min(first, size) + 1 }, (_, taken) => taken).flatMap((taken) =>
    choicesOf(rest, size - taken).map((others) => [taken, ...others]),
  );
}

function unique(worlds: readonly World[]): World[] {
  return [...new Map(worlds.map((world) => [JSON.stringify(world), world])).values()];
}

function countsOf(cards: readonly number[]): number[] {
  return Array.from({ length: KINDS }, (_, kind) => cards.filter((card) => card === kind).length);
}

function single(kind: number): number[] {
  return countsOf([kind]);
}

function plus(one: readonly number[], other: readonly number[]): number[] {
  return one.map((count, kind) => count + (other[kind] ?? 0));
}

function minus(one: readonly number[], other: readonly number[]): number[] {
  return one.map((count, kind) => count - (other[kind] ?? 0));
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
