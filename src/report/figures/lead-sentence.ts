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
  const stop = stops[last.stop];
  const led = players.map(({ seat }) => leaders.filter((leader) => leader === seat).length);
  const most = Math.max(...led);
  // Of two who led equally long, the one who led last: there is no *but* between them.
  const longest = led[winner.seat] === most ? winner.seat : led.indexOf(most);
  const share = (100 * (led[longest] ?? 0)) / Math.max(1, leaders.length);
  return speaker.text('report-lead', {
    player: winner.name,
    place: placeWithin(context, stop ?? { turn: null, play: null }),
    when: stop?.section === 'final' ? 'final' : stop?.turn === null ? 'start' : 'turn',
    changes: overtakingsOf(course),
    longest: players[longest]?.name ?? '',
    same: winner.seat === longest ? 'yes' : 'no',
    // Who has led has led for more than nothing; and who has not always led, for less than all of it.
    bound: share < 0.5 ? 'below' : share >= 99.5 && share < 100 ? 'above' : 'none',
    share: Math.round(share),
  });
}
