/** Moves as somebody can copy them, and as they are told. */
import type { Trial } from '../engine/opening.js';
import { rawOfElement } from '../log/raw.js';
import type { RawElement } from '../log/raw-element.js';
import type { Element, Vocabulary } from '../log/vocabulary.js';
import { writeXmlElement } from '../log/xml/write-element.js';
import { tellStep } from '../text/explain.js';
import type { Audience, Speaker } from '../text/speaker.js';

/** An element in XML, on one line. */
export function xmlOf(element: Element, vocabulary: Vocabulary): string {
  return xmlOfRaw(rawOfElement(element, vocabulary));
}

/** The same for one that somebody has written. */
export function xmlOfRaw(element: RawElement): string {
  return writeXmlElement(element, '', []).replace(/\n */g, '');
}

/**
 * What a move that was tried is called, and what it changes.
 * @returns no headline for what is no move (a turn that may begin), and no changes where nothing changes but what the headline says
 */
export function tellMove({ step }: Pick<Trial, 'step'>, speaker: Speaker, audience: Audience) {
  if (!step) return { headline: undefined, changes: [] };
  const told = tellStep(speaker, step, audience, () => '');
  return {
    headline: step.headline && speaker.say(step.headline, audience),
    changes: told.flatMap(({ type, sentence }) => (type === 'effect' ? [sentence] : [])),
  };
}
