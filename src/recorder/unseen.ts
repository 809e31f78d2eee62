/** What nobody has seen yet when a move is chosen: cards that are drawn, tokens that are turned up. */
import { UNKNOWN } from '../log/attribute.js';
import { type Element, statedOf } from '../log/vocabulary.js';
import type { Offer, Place } from './offer.js';

/** A value of a move that somebody may know. */
export interface Unseen {
  /** The name of the element and the attribute. */
  readonly element: string;
  readonly attribute: string;
  /** The move with each value that the rules allow there. */
  readonly choices: readonly { readonly value: string; readonly offer: Offer }[];
}

/** Whether an element says something that is not to be written down in this game. */
export function isLeftHidden({ kit, records }: Place, { name }: Element): boolean {
  const { hidden } = kit.game.form;
  const kind = Object.hasOwn(hidden, name) ? hidden[name] : undefined;
  return kind !== undefined && !records.includes(kind);
}

/** The cards that are to be drawn now, if any are and the game is to say which. */
export function drawDue(place: Place): Offer | undefined {
  const { drawn, hidden } = place.kit.game.form;
  const around = place.open.at(-1);
  if (!drawn || around?.name !== drawn.within || !place.records.includes(hidden[drawn.element] ?? '')) return undefined;
  if (around.children.some(({ name }) => name === drawn.element)) return undefined;
  const { within } = drawn;
  const opening = place.openingIn(within);
  for (let count = 1; count <= drawn.most; count += 1) {
    const values = { [drawn.attribute]: new Array<string>(count).fill(UNKNOWN) };
    const element: Element = { name: drawn.element, values, children: [], offset: -1 };
    if (opening.try(element).verdict !== 'illegal') return { element, within, truth: true, kind: 'chance' };
  }
  return undefined;
}

/**
 * The first value of a move that is not known and can be.
 * @param passed so many of them are left unknown
 */
export function unseenIn(place: Place, offer: Offer, passed: number): Unseen | undefined {
  const slot = [...slotsOf(place, offer.element)][passed];
  if (!slot) return undefined;
  const { element, attribute } = slot;
  const type = place.kit.game.vocabulary[element]?.attributes[attribute]?.type;
  const values = type ? (place.declaredNames.get(type.name) ?? type.choices ?? []) : [];
  const opening = place.openingIn(offer.within);
  const choices = values
    .map((value) => ({ value, offer: { ...offer, element: slot.filled(value) } }))
    .filter((choice) => opening.try(choice.offer.element).verdict !== 'illegal');
  return { element, attribute, choices };
}

interface Slot {
  readonly element: string;
  readonly attribute: string;
  readonly filled: (value: string) => Element;
}

/** Every `?` of an element that the table can see, one after the other. */
function* slotsOf(place: Place, element: Element): Generator<Slot> {
  const secret = place.kit.game.secrets[element.name];
  const isSecret = secret !== undefined && (secret.if?.(element) ?? true);
  const isWritten = place.records.includes('hands');
  for (const [attribute, value] of statedOf(element)) {
    if (isSecret && secret.attributes.includes(attribute) && (secret.from === 'all' || !isWritten)) continue;
    const words: readonly unknown[] = Array.isArray(value) ? value : [value];
    for (const [index, word] of words.entries()) {
      if (word !== UNKNOWN) continue;
      const filled = (known: string): Element => ({
        ...element,
        values: { ...element.values, [attribute]: Array.isArray(value) ? words.with(index, known) : known },
      });
      yield { element: element.name, attribute, filled };
    }
  }
  for (const [index, child] of element.children.entries()) {
    for (const slot of slotsOf(place, child)) {
      yield {
        ...slot,
        filled: (value) => ({ ...element, children: element.children.with(index, slot.filled(value)) }),
      };
    }
  }
}
