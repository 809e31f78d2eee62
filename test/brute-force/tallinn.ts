/** What could be written in a round of Tallinn, or in the final scoring. */
import { vocabulary } from '../../src/games/tallinn/vocabulary.js';
import type { Element } from '../oracle/element.js';
import { type Domain, every, LEFT_OUT, wordsOf } from './domain.js';
import { type OpenPlace, playersOf } from './positions.js';

export const TALLINN: Domain = { candidates };

function* candidates({ game, inside }: OpenPlace): Generator<Element> {
  const player = playersOf(game);
  const estate = wordsOf(vocabulary, 'contest', 'estate');
  if (inside.name === 'final') {
    yield* every('bonus', { player, estate });
    return;
  }
  const card = wordsOf(vocabulary, 'play', 'card');
  yield* every('play', { player, card, side: wordsOf(vocabulary, 'play', 'side') });
  yield* every('contest', { player, estate });
  for (const from of wordsOf(vocabulary, 'tower', 'from')) {
    yield* every('tower', { player, from: [from], card: from === 'none' ? [LEFT_OUT] : [...card, LEFT_OUT] });
  }
}
