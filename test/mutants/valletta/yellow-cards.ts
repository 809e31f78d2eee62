/** Breaches of the rules about single yellow Characters: rules/valletta.md 4.13. */
import { all, type Element, get } from '../../oracle/element.js';
import { type Random, shuffled } from '../../oracle/random.js';
import { amounts, cellsOf, GOODS, MATERIALS } from '../../oracle/valletta-table.js';
import type { Mutator } from '../mutator.js';
import { miscounted } from './blue.js';
import { bookedInPlay, covers, goodsOwned, plus, written } from './payments.js';
import { type Amounts, bookedMore, type Change, canDoWith, inPlay } from './plant.js';
import type { Play } from './walk.js';

/** Other payments that a program might take. */
const WRONG_PAYMENTS: Readonly<Record<string, (random: Random) => Amounts[]>> = {
  laparelli: (random) => [
    ...MATERIALS.map((good) => ({ [good]: 3 })),
    ...shuffled([{ wood: 2, stone: 2 }, { stone: 1, brick: 3 }, { wood: 2, stone: 1, brick: 1 }, { gold: 4 }], random),
  ],
  schilling: () => [{ gold: 3 }, { wood: 4 }, { stone: 4 }],
  'del-monte': (random) =>
    shuffled(GOODS, random).map((good) =>
      plus({ gold: 1, wood: 1, stone: 1, brick: 1 }, { [good]: -1, ...twice(good) }),
    ),
};

export const YELLOW_CARDS: readonly Mutator[] = [
  ...Object.entries(WRONG_PAYMENTS).flatMap(([card, wrong]) => [
    inPlay(`valletta.card.${card}`, (play, random) => {
      const [exchange] = all(play.element, 'exchange');
      if (play.card !== card || !exchange) return undefined;
      const owned = goodsOwned(play.before, play.player);
      const paid = shuffled(wrong(random), random).find((other) => covers(owned, other));
      return paid && payOtherwise(play, exchange, paid);
    }),
    inPlay(`valletta.card.${card}`, (play) =>
      play.card === card && all(play.element, 'exchange').length > 0
        ? bookedMore('a point too much', play, { points: 1 })
        : undefined,
    ),
  ]),
  ...Object.entries({ philip: 'green', charles: 'blue' }).flatMap(([card, colour]) =>
    ['all', 'upgraded'].map((reading) =>
      inPlay(`valletta.card.${card}`, (play) => {
        const points = play.card === card ? miscounted(play, colour, reading) : 0;
        return points > 0 ? bookedMore(`counts ${reading} buildings wrongly`, play, { points }) : undefined;
      }),
    ),
  ),
  inPlay('valletta.card.pius', (play) => {
    const { before, player } = play;
    const plain = cellsOf(before, player).filter((cell) => !before.upgraded.includes(cell)).length;
    return play.card === 'pius' && plain > 0 ? bookedMore('counts all buildings', play, { points: plain }) : undefined;
  }),
  inPlay('valletta.card.rekuk', (play) =>
    play.card === 'rekuk' ? bookedMore('three points', play, { points: 1 }) : undefined,
  ),
];

function twice(good: string): Amounts {
  const next = GOODS[(GOODS.indexOf(good) + 1) % GOODS.length] ?? '';
  return { [next]: 1 };
}

function payOtherwise(play: Play, exchange: Element, paid: Amounts): Change | undefined {
  const due = dueFor(play, exchange);
  const kept = Object.fromEntries(GOODS.map((good) => [good, (due[good] ?? 0) - (paid[good] ?? 0)]));
  if (!canDoWith(play, play.player, kept)) return undefined;
  exchange.attributes['give'] = written(paid);
  bookedInPlay(play, kept);
  return { what: `pays ${written(paid)}`, element: exchange };
}

/** What was paid in the legal game. */
function dueFor(play: Play, exchange: Element): Amounts {
  if (play.card === 'schilling') return { gold: 4 };
  if (play.card === 'del-monte') return { gold: 1, wood: 1, stone: 1, brick: 1 };
  const [kind] = Object.entries(amounts(get(exchange, 'give'))).filter(([, count]) => count > 0);
  return { [kind?.[0] ?? '']: 4 };
}
