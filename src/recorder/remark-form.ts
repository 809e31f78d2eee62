/** Where a mark is set on the latest move, and a note written beside it. */
import { MARKS } from '../log/envelope.js';
import { markMeaning } from '../report/mark-meaning.js';
import { dom } from './dom.js';
import type { Remark } from './remark.js';
import type { Frame } from './screen.js';
import { button } from './setup-screen.js';

/** A note is a remark, no essay. In characters. */
const LONGEST_NOTE = '2000';

/**
 * @param keep hears a remark as soon as it is complete: whoever goes on without a word has written it, too
 * @param draw shows it
 */
export function remarkForm(
  { speaker }: Frame,
  { mark, note }: Remark,
  keep: (remark: Remark) => void,
  draw: () => void,
): HTMLElement {
  const change = (): void => keep({ mark: select.value, note: area.value });
  const select = dom(
    'select',
    { 'data-key': 'mark', change },
    ['', ...MARKS].map((value) =>
      dom(
        'option',
        { value, selected: value === mark },
        value === '' ? speaker.text('record-remark-none') : `${value} ${markMeaning(value, speaker)}`,
      ),
    ),
  );
  const area = dom('textarea', { rows: '2', maxlength: LONGEST_NOTE, 'data-key': 'note', change }, note);
  return dom(
    'details',
    { class: 'remark', 'data-key': 'remark' },
    dom('summary', {}, speaker.text('record-remark')),
    dom('label', {}, speaker.text('record-remark-mark'), select),
    dom('label', {}, speaker.text('record-remark-note'), area),
    button(speaker.text('record-remark-write'), draw, 'remark-write'),
  );
}
