/** Breaches of the rules about yellow Characters: rules/valletta.md 4.13. */
import { all, get, one } from '../../oracle/element.js';
import { pick } from '../../oracle/random.js';
import { has } from '../../oracle/valletta-table.js';
import type { Mutator } from '../mutator.js';
import { inlineBuilding, PRINTED } from './inline.js';
import { bookedAs, changeBy, endUnclaimed, inGame, inPlay } from './plant.js';
import { type Play, PRACTICE } from './walk.js';

const FORCED = ['philip', 'charles', 'pius', 'rekuk'];
/** The price several times, or with three other goods for each one that is missing. */
const INEXACT: Readonly<Record<string, readonly string[]>> = {
  laparelli: ['wood:8', 'stone:8', 'brick:8', 'wood:3 stone:3', 'stone:3 brick:3', 'wood:3 brick:3'],
  schilling: ['gold:8', 'gold:3 wood:3', 'gold:3 stone:3', 'gold:3 brick:3'],
  'del-monte': ['gold:2 wood:2 stone:2 brick:2', 'gold wood:4 stone', 'gold wood stone:4', 'gold:4 wood stone'],
};

export const YELLOW: readonly Mutator[] = [
  inPlay('valletta.yellow.forced', (play) => {
    if (!FORCED.includes(play.card)) return undefined;
    return changeBy(`${play.card} scores nothing`, bookedAs(play, play.player, { points: 0 }));
  }),
  inGame('valletta.yellow.duplicates', (walk, random) => {
    const built = walk.end.houses.map(({ cell }) => cell);
    const inUse = all(one(walk.game, 'setup'), 'place').filter((place) => built.includes(get(place, 'at')));
    const ids = inUse.map((place) => get(place, 'building'));
    const free = PRACTICE.buildings.filter(
      ({ id, colour, character }) => colour === 'yellow' && !ids.includes(id) && character !== 'rekuk',
    );
    const third = pick(free, random);
    const element = third && inlineBuilding(walk.game, third.id, { character: 'rekuk' });
    return element && { what: 'Rekuk three times', place: PRINTED, element };
  }),
  ...Object.entries(INEXACT).map(([card, prices]) =>
    inPlay(
      'valletta.yellow.exact-payment',
      (play, random) => {
        const [exchange] = play.card === card ? all(play.element, 'exchange') : [];
        const possible = prices.filter((price) => canPay(play, price));
        const price = pick(possible, random);
        if (!exchange || price === undefined) return undefined;
        exchange.attributes['give'] = price;
        endUnclaimed(play);
        return { what: `${price} for ${card}`, element: exchange };
      },
      // Whoever does not pay the exact price does not pay what the card says.
      [`valletta.card.${card}`],
    ),
  ),
];

function canPay({ before, player }: Play, price: string): boolean {
  return price.split(' ').every((part) => {
    const [good = '', count = '1'] = part.split(':');
    return has(before, player, good) >= Number(count);
  });
}
