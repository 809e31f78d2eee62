import { type Telling, without } from './plainly.js';

export const tallinn: Telling = {
  claims: ['effect', 'state', 'transfer'],
  following: ['contest'],
  unordered: ['setup'],
  said({ name, attributes }, [around]) {
    // In the end there is one of everybody for each estate.
    if (name === 'contest' && around?.name === 'final') return undefined;
    if (name === 'draw' && attributes['card'] === '?') return undefined;
    // A hand of which nobody has seen a number may be left out.
    if (name === 'hand' && !/\d/.test(attributes['cards'] ?? '')) return undefined;
    const claimed = name === 'score' ? [] : ['points'];
    return without(
      attributes,
      'tower-persons',
      'signal',
      'records',
      'at',
      'lang',
      ...claimed,
      ...(around ? [] : ['id']),
    );
  },
};
