/** Where something happened: in words, and as a link. Anchors are made of our own counters, never of a log's text. */
import type { Stop } from '../analysis/course.js';
import type { Place } from '../engine/finding.js';
import type { Replayed } from '../engine/replay.js';
import type { Speaker } from '../text/speaker.js';
import { type Context, capitalised, nameOf } from './context.js';
import type { Linked } from './model.js';

export type Spot = Pick<Place, 'section' | 'turn' | 'play'>;

/** The anchor of a turn or of a move in it. */
export function anchorOf({ section, turn, play }: Spot): string {
  if (section !== 'turn' || turn === null) return section;
  return play === null ? `t${turn}` : `t${turn}.${play}`;
}

/** The line above the title of what is told of a game. */
export function kickerOf({ ruleset, game }: Pick<Replayed, 'ruleset' | 'game'>, speaker: Speaker): string {
  const named = game === null ? 'no' : 'yes';
  return speaker.text('report-kicker', { game: speaker.name('game', ruleset), named, id: game ?? '' });
}

/** A turn as a whole; the part of the game that something belongs to, where that is in no turn. */
export function spotOfTurn(turn: number | null, outside: Spot['section'] = 'final'): Spot {
  return { section: turn === null ? outside : 'turn', turn, play: null };
}

/** The name of a place, and the way to it. @param known the anchors of the page */
export function spotLink(teller: Teller, spot: Spot, known: ReadonlySet<string>): Linked {
  const anchor = anchorOf(spot);
  return { text: placeName(teller, spot), href: known.has(anchor) ? `#${anchor}` : null };
}

/** The same, to the list of turns where the page does not have it. */
export function surelyLinked(
  teller: Teller,
  spot: Spot,
  known: ReadonlySet<string>,
): Linked & { readonly href: string } {
  const { text, href } = spotLink(teller, spot, known);
  return { text, href: href ?? '#turns' };
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
