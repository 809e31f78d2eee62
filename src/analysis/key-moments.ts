/** The few moments that made a game: what its story tells and its score chart marks. */
import type { Finding } from '../engine/finding.js';
import type { RuleId } from '../engine/rule.js';
import type { Transcript } from '../engine/transcript.js';
import type { Course, LeadChange } from './course.js';
import { type DearestBreach, dearestBreach } from './dearest-breach.js';
import type { Ending } from './moments.js';

/** Whether something was the first of its kind, the last one, or both. */
type Part = 'first' | 'last' | 'only';

interface Moment {
  /** Where it stands in the course of the game. */
  readonly stop: number;
  /** Whose line it is marked on; null for nobody in particular. */
  readonly seat: number | null;
}

export interface LeadMoment extends Moment {
  readonly kind: 'lead';
  readonly seat: number;
  readonly part: Part;
  /** Who led before; null where nobody had. */
  readonly from: number | null;
  readonly points: number;
  /** The score of who led before, or of the best of the others. */
  readonly against: number;
  /** Whether the game ended with it. */
  readonly kept: boolean;
}

/** By how much the later winner was ahead of the best of the others (or, below zero, behind) around one turn. */
export interface SwingMoment extends Moment {
  readonly kind: 'swing';
  readonly seat: number;
  readonly before: number;
  readonly after: number;
}

export interface MilestoneMoment extends Moment {
  readonly kind: 'milestone';
  readonly part: Part;
  /** Who; several where they act at the same time. */
  readonly seats: readonly number[];
}

export interface EndMoment extends Moment, Pick<Ending, 'step' | 'entry'> {
  readonly kind: 'ending';
}

export interface BreachMoment extends Moment, DearestBreach {
  readonly kind: 'breach';
}

export type KeyMoment = LeadMoment | SwingMoment | MilestoneMoment | EndMoment | BreachMoment;

export interface StoryMaterial {
  readonly transcript: Transcript;
  readonly course: Course;
  /** Ids in turn order. */
  readonly players: readonly string[];
  readonly endings: readonly Ending[];
  readonly findings: readonly Finding[];
  /** Rules whose first and last effect is worth telling. */
  readonly milestones: readonly RuleId[];
  /** Seat of the winner; null where there is none. */
  readonly winner: number | null;
}

/** More are no story any more. */
const MOST_MOMENTS = 6;

/** @returns at most six moments, each of its kind once, in order of time */
export function keyMoments(material: StoryMaterial): readonly KeyMoment[] {
  const [firstLead, lastLead] = leadMoments(material);
  const [firstMilestone, lastMilestone] = milestoneMoments(material);
  // The most telling first: where there are too many, the last ones go.
  const found: readonly (KeyMoment | undefined)[] = [
    ...[lastLead, endMoment(material), swingMoment(material), breachMoment(material)],
    ...[firstMilestone, lastMilestone, firstLead],
  ];
  return found
    .filter((moment) => moment !== undefined)
    .slice(0, MOST_MOMENTS)
    .sort((a, b) => a.stop - b.stop);
}

/** The first lead and the last change of the lead; a lead from the start is no moment of the game. */
function leadMoments({ course, winner }: StoryMaterial): readonly (LeadMoment | undefined)[] {
  const changes = course.leadChanges.filter(({ stop }) => stop > 0);
  const [first, last] = [changes[0], changes.at(-1)];
  if (!first || !last) return [];
  const kept = winner !== null && course.leaders.at(-1) === last.to;
  if (first === last) return [undefined, leadMoment(course, last, 'only', kept)];
  return [leadMoment(course, first, 'first', false), leadMoment(course, last, 'last', kept)];
}

function leadMoment({ values }: Course, { stop, from, to }: LeadChange, part: Part, kept: boolean): LeadMoment {
  const pointsOf = (seat: number): number => values[seat]?.[stop] ?? 0;
  const others = values.flatMap((_, seat) => (seat === to ? [] : [pointsOf(seat)]));
  return {
    ...{ kind: 'lead', stop, seat: to, part, from, kept },
    points: pointsOf(to),
    against: from === null ? Math.max(...others) : pointsOf(from),
  };
}

function endMoment({ transcript, players, endings, course }: StoryMaterial): EndMoment | undefined {
  const [ending] = endings;
  if (!ending) return undefined;
  const { step, entry } = ending;
  return { kind: 'ending', stop: course.stopOfStep[step] ?? 0, seat: seatAt(transcript, players, step), step, entry };
}

function seatAt({ steps }: Transcript, players: readonly string[], step: number): number | null {
  const seat = players.indexOf(steps[step]?.at.player ?? '');
  return seat < 0 ? null : seat;
}

function swingMoment({ course, winner }: StoryMaterial): SwingMoment | undefined {
  const seat = winner ?? course.leaders.at(-1) ?? null;
  if (seat === null || course.values.length < 2) return undefined;
  const gapAt = (stop: number): number => {
    const others = course.values.flatMap((own, other) => (other === seat ? [] : [own[stop] ?? 0]));
    return (course.values[seat]?.[stop] ?? 0) - Math.max(...others);
  };
  let largest: SwingMoment | undefined;
  let first = 0;
  course.stops.forEach(({ section, turn }, stop) => {
    if (turn !== course.stops[stop - 1]?.turn) first = stop;
    const next = course.stops[stop + 1];
    if (section !== 'turn' || (next?.section === 'turn' && next.turn === turn)) return;
    const [before, after] = [gapAt(Math.max(0, first - 1)), gapAt(stop)];
    const size = Math.abs(after - before);
    if (size > Math.abs((largest?.after ?? 0) - (largest?.before ?? 0)))
      largest = { kind: 'swing', stop, seat, before, after };
  });
  return largest;
}

function milestoneMoments({
  transcript,
  course,
  players,
  milestones,
}: StoryMaterial): readonly (MilestoneMoment | undefined)[] {
  const rules = new Set(milestones);
  const reached: { readonly stop: number; readonly seats: Set<number> }[] = [];
  transcript.steps.forEach(({ entries, at }, step) => {
    for (const entry of entries) {
      if (entry.type !== 'effect' || !rules.has(entry.rule)) continue;
      const stop = course.stopOfStep[step] ?? 0;
      const last = reached.at(-1);
      const seats = last?.stop === stop ? last.seats : new Set<number>();
      if (last?.stop !== stop) reached.push({ stop, seats });
      const seat = players.indexOf(entry.effect.player ?? at.player ?? '');
      if (seat >= 0) seats.add(seat);
    }
  });
  const momentOf = (one: (typeof reached)[number] | undefined, part: Part): MilestoneMoment | undefined => {
    if (!one) return undefined;
    const seats = [...one.seats].sort((a, b) => a - b);
    return { kind: 'milestone', stop: one.stop, seat: seats[0] ?? null, part, seats };
  };
  if (reached.length < 2) return [momentOf(reached[0], 'only')];
  return [momentOf(reached[0], 'first'), momentOf(reached.at(-1), 'last')];
}

function breachMoment({ transcript, course, players, findings }: StoryMaterial): BreachMoment | undefined {
  const dearest = dearestBreach(findings);
  if (!dearest) return undefined;
  const { at, id } = dearest.finding;
  const step = transcript.steps.findIndex(({ entries }) =>
    entries.some((entry) => entry.type === 'finding' && entry.finding === id),
  );
  const stop = step < 0 ? stopNear(course, at) : (course.stopOfStep[step] ?? 0);
  const seat = players.indexOf(at.player ?? '');
  return { kind: 'breach', stop, seat: seat < 0 ? null : seat, ...dearest };
}

/** Where nothing is told of a place: the last stop of its turn, or the beginning, or the end. */
function stopNear({ stops }: Course, { section, turn }: Finding['at']): number {
  const last = stops.findLastIndex((stop) => stop.section === 'turn' && stop.turn === turn);
  if (last >= 0) return last;
  return section === 'final' || section === 'result' ? Math.max(0, stops.length - 1) : 0;
}
