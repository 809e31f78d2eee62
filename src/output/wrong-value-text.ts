/** The card value that a program probably has wrong, in the players' words. */
import type { CardValue } from '../analysis/card-values.js';
import type { Speaker } from '../text/speaker.js';
import { nameOf } from './name-of.js';

const CARDS = ['half', 'card', 'region'] as const;
const THINGS = ['good', 'person', 'rat-hit', 'estates', 'region'] as const;

/** *card 9, half a, knight 3 instead of 2*. */
export function wrongValueText(value: CardValue, speaker: Speaker): string {
  const { element, card, copies = 1, character = '', attribute, of, printed, tried } = value;
  const thing = of === undefined ? '' : nameOf(of, THINGS, speaker);
  const isMember = of !== undefined && (printed === '' || tried === '');
  const label = speaker.text('referee-value-attribute', { attribute, name: nameOf(attribute, THINGS, speaker) });
  return speaker.text('referee-value', {
    card: speaker.text('referee-value-card', {
      element: copies === 1 ? element : `${element}s`,
      name: nameOf(card, CARDS, speaker),
      character: speaker.name('character', character),
    }),
    what: of === undefined || isMember ? label : speaker.text('referee-value-of', { attribute: label, thing }),
    how: !isMember ? 'number' : printed === '' ? 'with' : 'without',
    printed: isMember ? thing : wordOf(printed, speaker),
    tried: isMember ? thing : wordOf(tried, speaker),
  });
}

function wordOf(value: string, speaker: Speaker): string {
  return value === '' ? speaker.text('referee-value-none') : nameOf(value, THINGS, speaker);
}
