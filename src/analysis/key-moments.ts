/** The few moments that made a game: what its head shows and its score chart marks. */
import type { Step, Transcript } from '../engine/transcript.js';
import type { Course, LeadChange } from './course.js';

interface Moment {
  /** Where it stands in the course of the game. */
  readonly stop: number;
  /** Index of the step that did most for it; null where nobody’s move did. */
  readonly step: number | null;
  readonly seat: number;
}

/** The lead goes over to somebody. */
export interface LeadMoment extends Moment {
  readonly kind: 'lead';
  /** Who led before; null where nobody had. */
  readonly from: number | null;
  readonly points: number;
  /** The score of who led before, or of the best of the others. */
  readonly against: number;
  /** Whether the game ended with it. */
  readonly kept: boolean;
}

/** By how much the later winner was ahead of the best of the others (or, below zero, behind) before and after. */
export interface SwingMoment extends Moment {
  readonly kind: 'swing';
  readonly before: number;
  readonly after: number;
}

export type KeyMoment = LeadMoment | SwingMoment;

export interface StoryMaterial {
  readonly transcript: Transcript;
  readonly course: Course;
  /** The series that says who leads. */
  readonly measure: string;
  /** Seat of the winner; null where there is none. */
  readonly winner: number | null;
}

/** More are no story any more. */
const MOST_MOMENTS = 3;

/**
 * What moved the gap most, what is rare in this game, and what changed the lead: the more of it, the better.
 * @returns at most three moments of different turns, in order of time
 */
export function keyMoments(material: StoryMaterial): readonly KeyMoment[] {
  const { course, winner } = material;
  // Where all are level in the end, the moments are those of who led last.
  const seat = winner ?? course.leaders.findLast((one) => one !== null) ?? null;
  if (seat === null || course.values.length < 2) return [];
  const gaps = course.stops.map((_, stop) =>
    gapOf(
      course.values.map((own) => own[stop] ?? 0),
      seat,
    ),
  );
  const swings = gaps.map((gap, stop) => gap - (gaps[stop - 1] ?? gap));
  const largest = Math.max(1, ...swings.map(Math.abs));
  const changes = new Map(course.leadChanges.map((change) => [change.stop, change]));
  const acts = actsOf(material, (values, stop) => {
    const change = changes.get(stop);
    return change ? aheadOf(values, change) : Math.sign(swings[stop] ?? 0) * gapOf(values, seat);
  });
  const found = swings.flatMap((swing, stop) => {
    const change = stop > 0 ? changes.get(stop) : undefined;
    if (swing === 0 && !change) return [];
    const act = acts[stop] ?? { step: null, rarity: 0 };
    const weight = (Math.abs(swing) / largest) * (0.5 + act.rarity) + leadWeight(material, change);
    const moment: KeyMoment = change
      ? { ...leadMoment(material, change), step: act.step }
      : { kind: 'swing', stop, step: act.step, seat, before: gaps[stop - 1] ?? 0, after: gaps[stop] ?? 0 };
    return [{ moment, weight }];
  });
  found.sort((a, b) => b.weight - a.weight || a.moment.stop - b.moment.stop);
  const told: KeyMoment[] = [];
  const turnOf = ({ stop }: KeyMoment) => course.stops[stop]?.turn;
  for (const { moment } of found)
    if (told.length < MOST_MOMENTS && told.every((one) => turnOf(one) !== turnOf(moment))) told.push(moment);
  return told.sort((a, b) => a.stop - b.stop);
}

/** By how much a player is ahead of the best of the others. */
function gapOf(values: readonly number[], seat: number): number {
  return (values[seat] ?? 0) - Math.max(...values.filter((_, other) => other !== seat));
}

/** By how much who takes the lead is ahead of who had it, or of the best of the others. */
function aheadOf(values: readonly number[], { from, to }: LeadChange): number {
  return from === null ? gapOf(values, to) : (values[to] ?? 0) - (values[from] ?? 0);
}

/** The lead that the winner took from another for good weighs as much as the largest swing of a rare act; all others less, the earlier they are. */
function leadWeight({ course, winner }: StoryMaterial, change: LeadChange | undefined): number {
  if (!change) return 0;
  const late = change.stop / Math.max(1, course.stops.length - 1);
  return change === course.leadChanges.at(-1) && change.from !== null && change.to === winner ? 0.5 + late : 0.5 * late;
}

/**
 * For each stop the step that did most for what happened there, and how rare its kind is in this game: 1 where it is the only one. A step that
 * did the opposite, or nothing, is no reason for it.
 * @param advance how far it had come, by the points of the players
 */
function actsOf(
  { transcript: { steps }, course, measure }: StoryMaterial,
  advance: (values: readonly number[], stop: number) => number,
) {
  const kinds = steps.map(kindOf);
  const count = new Map<string, number>();
  for (const kind of kinds) count.set(kind, (count.get(kind) ?? 0) + 1);
  const acts: { step: number; size: number; rarity: number }[] = [];
  let before: readonly number[] | undefined;
  steps.forEach(({ values, verdict }, step) => {
    const stop = course.stopOfStep[step] ?? 0;
    const now = values[measure] ?? before;
    const size = now && before ? advance(now, stop) - advance(before, stop) : 0;
    before = now;
    if (verdict === undefined || size <= (acts[stop]?.size ?? 0)) return;
    acts[stop] = { step, size, rarity: 1 / Math.sqrt(count.get(kinds[step] ?? '') ?? 1) };
  });
  return acts;
}

/** What is done in a step, whoever does it: its sentence and the things that it names. */
function kindOf({ headline }: Step): string {
  const things = Object.values(headline?.parameters ?? {}).map((one) =>
    typeof one === 'object' && one.type === 'name' ? one.id : '',
  );
  return [headline?.id, ...things].join(' ');
}

function leadMoment({ course: { values, leaders }, winner }: StoryMaterial, { stop, from, to }: LeadChange) {
  const pointsOf = (seat: number): number => values[seat]?.[stop] ?? 0;
  const others = values.flatMap((_, seat) => (seat === to ? [] : [pointsOf(seat)]));
  const isLast = leaders.slice(stop).every((leader) => leader === null || leader === to);
  return {
    ...({ kind: 'lead', stop, seat: to, from } as const),
    points: pointsOf(to),
    against: from === null ? Math.max(...others) : pointsOf(from),
    kept: isLast && winner !== null && leaders.at(-1) === to,
  };
}
