/** The moves at a place, chosen part by part from a list. */
import { dom } from './dom.js';
import type { Offer } from './offer.js';
import { type Fork, junction, partsOf } from './route.js';
import type { Frame } from './screen.js';
import { button } from './setup-screen.js';
import type { Words } from './words.js';

export interface MoveList {
  readonly offers: readonly Offer[];
  /** The keys of the parts that are chosen. */
  readonly chosen: readonly string[];
  readonly words: Words;
  /** Chooses one more part, or takes the last one back. */
  readonly choose: (chosen: readonly string[]) => void;
  /** A move is complete. */
  readonly take: (offer: Offer) => void;
}

export function moveList({ kit, speaker }: Frame, list: MoveList): HTMLElement {
  const { offers, chosen, words, choose, take } = list;
  const at = junction(offers, chosen, kit.game.vocabulary);
  const entry = ({ part, offers: behind }: Fork, index: number): HTMLElement => {
    const [only] = behind;
    const isLast = behind.length === 1;
    const rest = isLast && only && part ? restOf(only, at.chosen.length, kit, words) : '';
    const text = part ? `${words.part(part)}${rest}` : speaker.text('record-done');
    const truth = behind.some((offer) => offer.truth === true)
      ? undefined
      : behind.some((offer) => offer.truth === 'unknown')
        ? 'open'
        : 'not-allowed';
    const click = (): void => (isLast && only ? take(only) : choose([...chosen, part?.key ?? '']));
    return dom(
      'li',
      {},
      dom(
        'button',
        { type: 'button', click, 'data-key': `move-${index}`, ...(truth && { class: truth }) },
        dom('span', {}, text),
        truth && dom('small', {}, speaker.text(`record-truth-${truth}`)),
        isLast ? undefined : dom('small', { class: 'count' }, String(behind.length)),
      ),
    );
  };
  return dom(
    'div',
    { class: 'moves' },
    at.chosen.length === 0
      ? undefined
      : dom(
          'p',
          { class: 'path' },
          // A paragraph has no name of its own that would be heard.
          dom(
            'span',
            {},
            dom('span', { class: 'hidden' }, `${speaker.text('record-moves-chosen')}: `),
            at.chosen.map((part) => words.part(part)).join(' · '),
          ),
          chosen.length === 0
            ? undefined
            : button(speaker.text('record-back'), () => choose(chosen.slice(0, -1)), 'back'),
        ),
    dom('ul', { class: 'forks', keydown: moveFocus }, at.forks.map(entry)),
  );
}

/** What a move says behind the part that decides for it. */
function restOf({ element }: Offer, depth: number, { game }: Frame['kit'], words: Words): string {
  const parts = partsOf(element, game.vocabulary).slice(depth + 1);
  return parts.map((part) => ` · ${words.part(part)}`).join('');
}

/** Arrow keys go from one move to the next. */
function moveFocus(event: Event): void {
  if (!(event instanceof KeyboardEvent) || !(event.currentTarget instanceof HTMLElement)) return;
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const next = buttons[buttons.findIndex((one) => one.matches(':focus')) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
