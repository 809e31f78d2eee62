/** Every contest of the rounds as a row of comparisons. */
import type { Contest, ContestBook } from '../../engine/presentation.js';
import type { Context } from '../context.js';
import type { Figure, Linked } from '../model.js';
import { spotOfTurn, surelyLinked } from '../places.js';
import { figureTexts, headings } from './figure-texts.js';
import { marginLegend, partLegend, playerLegend } from './legends.js';
import { contestLine, known, leadOf, ownOf, type SubjectView, signed, subjectViews } from './subjects.js';
import { plain } from './time.js';

interface Held {
  readonly contest: Contest;
  readonly subject: SubjectView;
  readonly place: Linked & { readonly href: string };
}

/** @param anchors of the turns on the page @returns undefined where no contest of the rounds is known */
export function contestsFigure(context: Context, book: ContestBook, anchors: ReadonlySet<string>): Figure | undefined {
  const { speaker, players, game } = context;
  const subjects = subjectViews(context, book.subjects);
  const held = book.contests.flatMap((contest): Held[] => {
    const subject = subjects.find(({ id }) => id === contest.subject);
    if (contest.turn === null || !subject) return [];
    return [{ contest, subject, place: surelyLinked(context, spotOfTurn(contest.turn), anchors) }];
  });
  if (held.length === 0) return undefined;
  const weighed = held.filter(({ contest }) => contest.possible !== null);
  const used = subjects.filter(({ id }) => held.some(({ subject }) => subject.id === id));
  const id = `report-${game.ruleset}-contests`;
  const texts = figureTexts(context, 'contests');
  return {
    ...texts,
    summary: players
      .map(({ name, seat }) => {
        const own = held.filter(({ contest }) => contest.seat === seat);
        const told = speaker.text('report-contests-summary', {
          player: name,
          contests: own.length,
          points: own.reduce((sum, { contest }) => sum + (contest.points ?? 0), 0),
          most: own.reduce((sum, { contest }) => sum + mostOf(contest, book), 0),
        });
        return [told, ...againstAverage(context, own, name)].join(' ');
      })
      .join(' '),
    lead: [
      texts.lead,
      speaker.text(`${id}-possible`, { known: weighed.length, open: held.length - weighed.length }),
    ].join(' '),
    legend: [
      ...playerLegend(context),
      ...partLegend(used),
      ...marginLegend(context),
      ...(weighed.length > 0
        ? [{ name: speaker.text('report-column-possible'), hue: null, sign: 'average' as const, index: 0 }]
        : []),
    ],
    drawing: {
      kind: 'contest-rows',
      data: {
        players: players.map(({ seat, name, hue }) => ({ seat, name, hue })),
        rows: held.map(({ contest, subject, place }) => ({
          label: String(contest.turn),
          seat: contest.seat,
          subject: { name: subject.name, hue: subject.hue, texture: subject.texture },
          own: known(ownOf(contest)),
          duels: contest.duels.map((duel) => ({
            seat: duel.seat,
            theirs: known(duel.theirs),
            lead: leadOf(duel),
            points: signed(duel.points),
          })),
          points: signed(contest.points),
          gained: contest.points,
          average: contest.possible?.average ?? null,
          href: place.href,
          title: [contestLine(context, contest, subject, place.text), ...possibleLine(context, contest)].join(' – '),
        })),
        words: { turn: speaker.text('report-column-turn'), points: speaker.text('report-word-points') },
      },
    },
    table: {
      caption: speaker.text(`${id}-table`),
      columns: [
        ...headings(speaker, 'report', 'turn', 'player', 'subject', 'own'),
        ...players.map(({ name }) => speaker.text('report-column-against', { player: name })),
        speaker.text('report-word-points'),
        speaker.text('report-column-possible'),
      ],
      rows: held.map(({ contest, subject, place }) => [
        place,
        plain(players[contest.seat]?.name ?? ''),
        plain(subject.name),
        plain(known(ownOf(contest))),
        ...players.map(({ seat }) => {
          const duel = contest.duels.find((one) => one.seat === seat);
          return plain(
            duel ? speaker.text('report-margin', { margin: known(duel.theirs), points: signed(duel.points) }) : '–',
          );
        }),
        plain(signed(contest.points)),
        plain(possibleLine(context, contest)[0] ?? '?'),
      ]),
    },
  };
}

/** What the contests that could have been chosen bring on average; nothing where that is not known. */
function possibleLine({ speaker }: Context, { possible }: Contest): readonly string[] {
  if (!possible) return [];
  const average = speaker.text('report-average', { value: possible.average });
  return [speaker.text('report-possible', { average, count: possible.count })];
}

/** The points of a player against those averages, as far as they are known. */
function againstAverage({ speaker }: Context, own: readonly Held[], player: string): readonly string[] {
  const weighed = own.flatMap(({ contest: { points, possible } }) =>
    points !== null && possible ? [{ points, average: possible.average }] : [],
  );
  if (weighed.length === 0) return [];
  const points = weighed.reduce((sum, one) => sum + one.points, 0);
  const value = weighed.reduce((sum, one) => sum + one.average, 0);
  return [
    speaker.text('report-contests-average', {
      ...{ player, points, contests: weighed.length },
      average: speaker.text('report-average', { value }),
    }),
  ];
}

/** The most that any comparison of the rounds has brought, for all comparisons of a contest. */
function mostOf({ duels }: Contest, { contests }: ContestBook): number {
  const best = contests.flatMap((one) => (one.turn === null ? [] : one.duels.map(({ points }) => points ?? 0)));
  return duels.length * Math.max(0, ...best);
}
