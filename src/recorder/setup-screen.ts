/** What lies on the table before the first move: dealt at random, and changed to what lies there. */
import { statedOf } from '../log/vocabulary.js';
import { dom } from './dom.js';
import type { Frame } from './screen.js';
import { type Laid, withWord, wordsIn } from './setup.js';
import type { Words } from './words.js';

export interface SetupScreen {
  readonly laid: readonly Laid[];
  readonly words: Words;
  /** What cannot lie so, in sentences: hostile text. */
  readonly wrong: readonly string[];
  /** All words that may stand in an attribute. */
  readonly choices: (element: string, attribute: string) => readonly string[];
  readonly change: (laid: readonly Laid[]) => void;
  readonly dealAnew: () => void;
  readonly begin: () => void;
}

export function setupScreen({ kit, speaker }: Frame, screen: SetupScreen): HTMLElement {
  const { laid, words, wrong, choices, change, dealAnew, begin } = screen;
  return dom(
    'section',
    { class: 'setup' },
    dom('h2', {}, speaker.text('record-laid')),
    dom('p', { class: 'lead' }, speaker.text('record-laid-lead')),
    dom('p', { class: 'tools' }, button(speaker.text('record-deal'), dealAnew, 'deal')),
    dom(
      'ul',
      { class: 'laid' },
      laid.flatMap((one, place) => {
        const { element, attribute } = one;
        if (attribute === null) return [];
        const known = choices(element.name, attribute);
        const title = titleOf(one, words);
        const selects = wordsIn(one).map((chosen, index) =>
          dom(
            'select',
            {
              'aria-label': `${title} ${index + 1}`,
              change: ({ target }) =>
                change(laid.with(place, withWord(kit, one, index, (target as HTMLSelectElement).value))),
            },
            [...new Set([chosen, ...known])].map((word) =>
              dom('option', { value: word, selected: word === chosen }, words.value(element.name, attribute, word)),
            ),
          ),
        );
        return [dom('li', {}, dom('span', { class: 'name' }, title), dom('span', { class: 'chosen' }, selects))];
      }),
    ),
    ...wrong.map((sentence) => dom('p', { class: 'wrong', role: 'alert' }, sentence)),
    button(speaker.text('record-begin'), begin, 'begin', 'main'),
  );
}

/** What a row is about: whose it is, or where it lies. */
function titleOf({ element, attribute }: Laid, words: Words): string {
  const { name } = element;
  const said = statedOf(element).filter(
    ([key]) => key !== attribute && (key === 'player' || key === 'at' || key === 'region'),
  );
  const parts = said.map(([key, value]) => words.part({ element: name, attribute: key, value, key: '' }));
  return said.some(([key]) => key === 'at') ? parts.join(' ') : [...parts, words.laid(name)].join(': ');
}

/** @param key keeps the focus where it was when the page is drawn anew */
export function button(text: string, click: () => void, key: string, kind = ''): HTMLButtonElement {
  return dom('button', { type: 'button', click, 'data-key': key, ...(kind !== '' && { class: kind }) }, text);
}
