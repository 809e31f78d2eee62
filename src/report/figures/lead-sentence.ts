/** Who led, in words: for every chart of the score. */
import { type Course, overtakingsOf } from '../../analysis/course.js';
import type { Context } from '../context.js';
import { placeWithin } from '../places.js';

/** Who led how long, and when the lead was won for the last time. @param course by which somebody leads */
export function leadSentence(context: Context, course: Course): string {
  const { players, speaker } = context;
  const { leaders, leadChanges, stops } = course;
  const last = leadChanges.at(-1);
  const winner = last && players[last.to];
  if (!last || !winner) return speaker.text('report-lead-never');
  const led = players.map(({ seat }) => leaders.filter((leader) => leader === seat).length);
  const longest = led.indexOf(Math.max(...led));
  return speaker.text('report-lead', {
    player: winner.name,
    place: placeWithin(context, stops[last.stop] ?? { turn: null, play: null }),
    final: stops[last.stop]?.section === 'final' ? 'yes' : 'no',
    changes: overtakingsOf(course),
    longest: players[longest]?.name ?? '',
    same: winner.seat === longest ? 'yes' : 'no',
    share: Math.round((100 * (led[longest] ?? 0)) / Math.max(1, leaders.length)),
  });
}
