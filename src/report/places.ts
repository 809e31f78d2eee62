/** Where something happened: in words, and as a link. Anchors are made of our own counters, never of a log's text. */
import type { Stop } from '../analysis/course.js';
import type { Place } from '../engine/finding.js';
import { type Context, capitalised, nameOf } from './context.js';
import type { Linked } from './model.js';

type Spot = Pick<Place, 'section' | 'turn' | 'play'>;

/** The anchor of a turn or of a move in it. */
export function anchorOf({ section, turn, play }: Spot): string {
  if (section !== 'turn' || turn === null) return section;
  return play === null ? `t${turn}` : `t${turn}.${play}`;
}

/** The anchor of a move that shares its number with one of another kind. Only names of our own vocabulary may stand in it. */
export function ownAnchorOf(place: Spot & Pick<Place, 'element'>): string {
  const kind = /^[a-z-]{1,20}$/.test(place.element ?? '') ? `-${place.element}` : '';
  return `${anchorOf(place)}${kind}`;
}

/** What a place is told by: where moves are not numbered through their turn, its name is that of the turn. */
type Teller = Pick<Context, 'speaker' | 'numbered'>;

export function placeName({ speaker, numbered }: Teller, { section, turn, play }: Spot): string {
  if (section !== 'turn' || turn === null) return speaker.text(`report-section-${section}`);
  return play === null || !numbered
    ? speaker.text('report-turn', { turn })
    : speaker.text('report-turn-play', { turn, play });
}

/** The name of a moment of the score chart. */
export function stopName(context: Context, stop: Stop): string {
  const { speaker, book } = context;
  if (stop.section === 'setup') return speaker.text('report-start');
  const subject = book?.subjects.find(({ id }) => id === stop.subject);
  if (!subject) return placeName(context, stop);
  return speaker.text('report-final-stage', { subject: capitalised(nameOf(speaker, subject.name)) });
}

/** The name of a move or of a turn in the middle of a sentence. */
export function placeWithin({ speaker, numbered }: Teller, { turn, play }: Pick<Spot, 'turn' | 'play'>): string {
  if (turn === null) return speaker.text('report-within-game');
  return play === null || !numbered
    ? speaker.text('report-within-turn', { turn })
    : speaker.text('report-within-play', { turn, play });
}

/** @param known the anchors of the page: a link leads to what is there */
export function placeLink(teller: Teller, place: Place, known: ReadonlySet<string>): Linked {
  const name = placeName(teller, place);
  const text = place.line === null ? name : teller.speaker.text('report-place-line', { place: name, line: place.line });
  const anchors = [ownAnchorOf(place), anchorOf(place), anchorOf({ ...place, play: null })];
  const anchor = anchors.find((one) => known.has(one));
  return { text, href: anchor === undefined ? null : `#${anchor}` };
}
