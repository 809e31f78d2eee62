/** The story of a game: why somebody won, and its key moments as sentences, with the numbers that mark them on the score chart. */
import { causeOf, comingsAndGoings } from '../analysis/causes.js';
import { type KeyMoment, keyMoments, type LeadMoment, type SwingMoment } from '../analysis/key-moments.js';
import type { Message } from '../engine/message.js';
import type { Entry, Step } from '../engine/transcript.js';
import type { Context } from './context.js';
import { leadSentence } from './figures/lead-sentence.js';
import { nameOfSource } from './figures/sources.js';
import type { StoryMoment } from './model.js';
import { anchorOf, ownAnchorOf, placeName, stopName } from './places.js';

/** @param anchors of the turns and moves on the page */
export function storyOf(context: Context, anchors: ReadonlySet<string>): readonly StoryMoment[] {
  const { transcript, course, players, measure, replayed } = context;
  const winner = players.findIndex(({ id }) => replayed.scores.some(({ player, rank }) => player === id && rank === 1));
  const found = keyMoments({ transcript, course, measure, winner: winner < 0 ? null : winner });
  return found.map((moment, index) => {
    const step = moment.step === null ? undefined : transcript.steps[moment.step];
    const stop = course.stops[moment.stop] ?? { section: 'log', turn: null, play: null, subject: null };
    const spots = [...(step ? [ownAnchorOf(step.at), anchorOf(step.at)] : []), anchorOf({ ...stop, play: null })];
    return {
      ...{ number: index + 1, stop: moment.stop, seat: moment.seat },
      when: step && stop.section === 'turn' ? placeName(context, step.at) : stopName(context, stop),
      href: `#${spots.find((anchor) => anchors.has(anchor)) ?? 'turns'}`,
      sentence: sentenceOf(context, moment, step),
    };
  });
}

/** What was done, and what it changed. */
function sentenceOf(context: Context, moment: KeyMoment, step: Step | undefined): string {
  const { speaker, audience } = context;
  const effect =
    moment.kind === 'lead'
      ? speaker.text('report-moment-lead', leadParameters(context, moment))
      : speaker.text('report-moment-swing', swingParameters(context, moment));
  const headline = step && deedOf(context, step);
  if (!headline) return effect;
  const why = burdenOf(context, moment);
  return speaker.text('report-moment', {
    headline: speaker.say(headline, audience),
    effect: why ? `${speaker.say(why, audience)} ${effect}` : effect,
  });
}

/** The headline of a step, with what was done where it does not say so itself. */
function deedOf({ presentation }: Context, { headline, entries }: Step): Message | undefined {
  const isDone = new Set(entries.flatMap((entry) => (entry.type === 'effect' ? [entry.rule] : [])));
  const deed = presentation.deeds?.find(({ effect }) => isDone.has(effect));
  const line = entries.find((entry) => entry.type === 'line' && entry.rule === deed?.line);
  if (!headline || !deed || line?.type !== 'line') return headline;
  return { id: deed.message, parameters: { ...headline.parameters, ...line.message.parameters } };
}

/** What a move has laid upon its player: the lead may go to others by it, though they have done nothing. */
function burdenOf({ transcript: { steps }, presentation, players, measure }: Context, { step: index }: KeyMoment) {
  const [before, step] = index === null ? [] : [steps[index - 1], steps[index]];
  const line = step?.entries.find((entry) => entry.type === 'line' && presentation.burdens?.includes(entry.rule));
  if (line?.type !== 'line') return undefined;
  const { player } = line.message.parameters;
  const seat = players.findIndex(
    ({ id }) => typeof player === 'object' && player.type === 'player' && player.id === id,
  );
  const worthIn = (one: Step | undefined): number => one?.values[measure]?.[seat] ?? 0;
  return worthIn(step) < worthIn(before) ? line.message : undefined;
}

/** By so much somebody is just ahead, or well ahead. */
const LITTLE = 2;
const MUCH = 6;

function leadParameters(
  context: Context,
  { seat, from, points, against, kept }: LeadMoment,
): Record<string, string | number> {
  const { players } = context;
  return {
    player: players[seat]?.name ?? '',
    other: from === null ? '' : (players[from]?.name ?? ''),
    from: from === null ? 'nobody' : 'somebody',
    ...{ points, against },
    kept: kept ? 'yes' : 'no',
    by: points - against <= LITTLE ? 'little' : points - against >= MUCH ? 'much' : 'some',
    measure: measureIn(context),
  };
}

function swingParameters(context: Context, { seat, before, after }: SwingMoment): Record<string, string | number> {
  const { speaker, players } = context;
  const gap = (points: number): string =>
    speaker.text('report-gap', {
      side: points > 0 ? 'ahead' : points < 0 ? 'behind' : 'level',
      points: Math.abs(points),
    });
  return {
    player: players[seat]?.name ?? '',
    way: after < before ? 'down' : before < 0 ? 'up' : 'away',
    sides: before * after > 0 ? 'same' : 'other',
    before: Math.abs(before),
    from: gap(before),
    to: gap(after),
    measure: measureIn(context),
  };
}

/** Whether people lead by their score, or by what they would have if the game ended now. */
export function measureIn({ measure, presentation }: Context): 'score' | 'now' {
  return measure === presentation.score ? 'score' : 'now';
}

/** So many sources are told for each side: the others say little. */
const MOST_SOURCES = 2;

/** Why the game went as it did: from the sources of the score, its swings, and its end. Empty for a game without a result. */
export function causeSentences(context: Context): string {
  const { replayed, sources, presentation, transcript, speaker, players } = context;
  const ids = players.map(({ id }) => id);
  const shares = presentation.counts ? comingsAndGoings(transcript, ids, presentation.counts) : sources;
  const cause = causeOf(replayed.scores, shares);
  if (!cause) return '';
  const partsOf = (sign: number): string => {
    const all = cause.differences.filter(({ points }) => points * sign > 0);
    if (all.length === 0) return '';
    const told = all.slice(0, MOST_SOURCES).map(({ source, points }) =>
      speaker.text('report-cause-part', {
        kind: source === 'came' || source === 'went' ? source : 'source',
        source: presentation.counts ? '' : nameOfSource(context, source),
        points: Math.abs(points),
      }),
    );
    return speaker.text('report-cause-parts', {
      parts: speaker.list(told),
      whole: all.length > told.length ? 'no' : 'yes',
    });
  };
  const [ahead, against] = [partsOf(1), partsOf(-1)];
  const why = speaker.text('report-cause', {
    player: players[cause.winner]?.name ?? '',
    other: players[cause.next]?.name ?? '',
    margin: cause.margin,
    ahead,
    sides: against === '' ? 'one' : 'both',
    behind: against,
  });
  const tie = cause.margin === 0 ? tieSentence(context) : '';
  return [why, tie, ...courseSentences(context)].filter((sentence) => sentence !== '').join(' ');
}

/** How the game went, whoever has won it. */
export function courseSentences(context: Context): readonly string[] {
  return [leadSentence(context, context.course), endingSentence(context)].filter((sentence) => sentence !== '');
}

/** What broke the tie for the first place: of several ties it is told first. Empty where the game does not say. */
function tieSentence(context: Context): string {
  const { transcript, presentation } = context;
  const [line] = transcript.steps.flatMap(({ entries }) =>
    entries.filter((entry) => entry.type === 'line' && presentation.tieBreaks?.includes(entry.rule)),
  );
  return inHindsight(context, line);
}

/** What brought on the end, in the tense of a summary: in its turn it is told as it happens. Empty where nothing did. */
export function endingSentence(context: Context): string {
  const [ending] = context.moments.endings;
  return inHindsight(context, ending && context.transcript.steps[ending.step]?.entries[ending.entry]);
}

function inHindsight({ speaker, audience }: Context, line: Entry | undefined): string {
  return line?.type === 'line' ? speaker.say(line.message, audience, 'in-hindsight') : '';
}
