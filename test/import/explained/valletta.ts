import { type Telling, without } from './plainly.js';

/** What they take is known: a log need not write it. */
const ONE_PRICE = ['merchant', 'schilling', 'del-monte'];

export const valletta: Telling = {
  claims: ['effect', 'state', 'final-phase'],
  unordered: ['setup'],
  said({ name, attributes }, [around]) {
    const { card, cards = '' } = attributes;
    const played = around?.attributes['card'] ?? '';
    if (name === 'draw' || name === 'hand') {
      // They may be left out where nobody has seen them.
      if (cards.split(' ').every((one) => one === '?')) return undefined;
    }
    // Who gives to them has no choice; nor have most that an Apprentice can repeat.
    if (name === 'give' && played !== 'monk') return undefined;
    if (name === 'take' && (played === 'apprentice' || !CHOOSING.includes(played))) return undefined;
    if (name === 'exchange' && ONE_PRICE.includes(played)) return {};
    const said = without(attributes, 'records', 'lang', 'houses', 'buildings', ...(name === 'score' ? ['goods'] : []));
    // One of a good may be written without its number, and the kind stands for the whole price.
    const counted = Object.entries(said).map(([key, value]) => [
      key,
      key === 'give' ? value.replace(/:\d+/g, '') : value.replace(/:1\b/g, ''),
    ]);
    return { ...Object.fromEntries(counted), ...(card !== undefined && { card }) };
  },
};

const CHOOSING = ['maid', 'seamstress', 'artisan', 'nun'];
