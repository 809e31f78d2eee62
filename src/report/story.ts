/** The story of a game: its key moments as sentences, with the numbers that mark them on the score chart. */
import { type KeyMoment, keyMoments, type LeadMoment, type SwingMoment } from '../analysis/key-moments.js';
import { type Context, capitalised } from './context.js';
import type { StoryMoment } from './model.js';
import { anchorOf, placeLink, stopName } from './places.js';

/** @param anchors of the turns and moves on the page */
export function storyOf(context: Context, anchors: ReadonlySet<string>): readonly StoryMoment[] {
  const { transcript, course, players, moments, replayed, portrait } = context;
  const winner = players.findIndex(({ id }) => replayed.scores.some(({ player, rank }) => player === id && rank === 1));
  const found = keyMoments({
    ...{ transcript, course },
    players: players.map(({ id }) => id),
    endings: moments.endings,
    findings: replayed.findings,
    milestones: portrait.milestones ?? [],
    winner: winner < 0 ? null : winner,
  });
  return found
    .map((moment) => ({ moment, sentence: sentenceOf(context, moment) }))
    .filter(({ sentence }) => sentence !== '')
    .map(({ moment, sentence }, index) => ({
      number: index + 1,
      stop: moment.stop,
      seat: moment.seat,
      ...placeOf(context, moment, anchors),
      sentence,
    }));
}

function placeOf(
  context: Context,
  moment: KeyMoment,
  anchors: ReadonlySet<string>,
): { readonly when: string; readonly href: string } {
  const { course } = context;
  if (moment.kind === 'breach') {
    const { text, href } = placeLink(context, { ...moment.finding.at, line: null }, anchors);
    return { when: text, href: href ?? '#findings' };
  }
  const stop = course.stops[moment.stop] ?? { section: 'log', turn: null, play: null, subject: null };
  const known = [anchorOf(stop), anchorOf({ ...stop, play: null })].find((anchor) => anchors.has(anchor));
  // A swing is a matter of the whole turn.
  const spot = moment.kind === 'swing' ? { ...stop, play: null } : stop;
  return { when: stopName(context, spot), href: `#${known ?? 'turns'}` };
}

function sentenceOf(context: Context, moment: KeyMoment): string {
  const { speaker, players, transcript, audience, game } = context;
  const measure = context.measure === context.portrait.score ? 'score' : 'now';
  const nameOf = (seat: number | null): string => (seat === null ? '' : (players[seat]?.name ?? ''));
  switch (moment.kind) {
    case 'lead':
      return speaker.text('report-moment-lead', { ...leadParameters(moment, nameOf), measure });
    case 'swing':
      return speaker.text('report-moment-swing', swingParameters(context, moment));
    case 'milestone':
      return speaker.text(`report-${game.ruleset}-milestone`, {
        part: moment.part,
        players: speaker.list(moment.seats.map(nameOf)),
        count: moment.seats.length,
      });
    case 'ending': {
      const line = transcript.steps[moment.step]?.entries[moment.entry];
      return line?.type === 'line' ? capitalised(speaker.say(line.message, audience)) : '';
    }
    case 'breach':
      return speaker.text('report-moment-breach', {
        which: moment.among === 1 ? 'only' : moment.cost ? 'dearest' : 'first',
        unit: moment.cost?.unit ?? 'none',
        amount: moment.cost?.amount ?? 0,
        message: speaker.say(moment.finding.message, audience),
      });
  }
}

function leadParameters(
  { seat, from, points, against, kept }: LeadMoment,
  nameOf: (seat: number | null) => string,
): Record<string, string | number> {
  return {
    player: nameOf(seat),
    other: nameOf(from),
    from: from === null ? 'nobody' : 'somebody',
    ...{ points, against },
    kept: kept ? 'yes' : 'no',
  };
}

function swingParameters(
  { speaker, players }: Context,
  { seat, before, after }: SwingMoment,
): Record<string, string | number> {
  const gap = (points: number): string =>
    speaker.text('report-gap', {
      side: points > 0 ? 'ahead' : points < 0 ? 'behind' : 'level',
      points: Math.abs(points),
    });
  return {
    player: players[seat]?.name ?? '',
    before: gap(before),
    after: gap(after),
  };
}
