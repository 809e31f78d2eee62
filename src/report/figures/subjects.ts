/** What figures about contests share: subjects with their textures, margins and points in words. */
import type { Contest, Duel, Subject } from '../../engine/presentation.js';
import { wholeNumber } from '../../text/whole-number.js';
import { type Context, capitalised, nameOf } from '../context.js';

/** What is compared in a contest, as figures and legends show it. */
export interface SubjectView {
  readonly id: string;
  readonly name: string;
  readonly hue: Subject['hue'];
  readonly texture: number;
}

/** Colour and texture of a subject are the same in all figures. */
export function subjectViews({ speaker }: Context, subjects: readonly Subject[]): readonly SubjectView[] {
  return subjects.map(({ id, name, hue }, texture) => ({
    id,
    name: capitalised(nameOf(speaker, name)),
    hue,
    texture,
  }));
}

/** Null where one of the two numbers is not known. */
export function leadOf({ own, theirs }: Pick<Duel, 'own' | 'theirs'>): number | null {
  return own === null || theirs === null ? null : own - theirs;
}

/** `+3`, `−3`, `=`; a question mark where it is not known. */
export function marginText(lead: number | null): string {
  return lead === 0 ? '=' : signed(lead);
}

/** `+3`, `−3`, `0`; a question mark where it is not known. */
export function signed(amount: number | null): string {
  if (amount === null) return '?';
  return amount > 0 ? `+${amount}` : wholeNumber(amount);
}

/** A question mark where it is not known. */
export function known(amount: number | null): string {
  return amount === null ? '?' : String(amount);
}

/** What the player of a contest had. */
export function ownOf({ duels }: Contest): number | null {
  return duels.find(({ own }) => own !== null)?.own ?? null;
}

/** A contest in a line: what one had, against what each of the others had, and what it brought. */
export function contestLine(
  { speaker, players }: Context,
  contest: Contest,
  subject: SubjectView,
  place: string,
): string {
  return speaker.text('report-contest-line', {
    place,
    player: players[contest.seat]?.name ?? '',
    subject: subject.name,
    own: known(ownOf(contest)),
    duels: contest.duels
      .map(({ seat, theirs, points }) =>
        speaker.text('report-duel', {
          player: players[seat]?.name ?? '',
          theirs: known(theirs),
          points: signed(points),
        }),
      )
      .join(' · '),
    points: signed(contest.points),
  });
}
