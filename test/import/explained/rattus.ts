import type { Plain } from '../shapes.js';
import { type Telling, without } from './plainly.js';

export const rattus: Telling = {
  claims: ['effect', 'state', 'lose'],
  unordered: ['setup'],
  said({ name, attributes }, path) {
    const [around, game] = [path[0], path.at(-1)];
    const said = without(attributes, 'records', 'lang');
    // Who takes the card sets down what lies on it; in the end it is another one.
    if (name === 'unload' && around?.name === 'turn') return without(said, 'player');
    if (name === 'potion') return without(said, 'on');
    // By Yucata's rules nobody has the choice.
    if (name === 'spend-potion') return game && isOnline(game) ? undefined : without(said, 'on');
    const seen = Object.entries(said).filter(([, value]) => !value.split(' ').every((word) => word === '?'));
    return Object.fromEntries(seen);
  },
};

function isOnline({ children }: Plain): boolean {
  const options = children.find(({ name }) => name === 'options')?.children ?? [];
  return options.some(({ attributes }) => attributes['value'] === 'yucata');
}
