/** The head of a report: who won, how it ended, under which rules, and the moments that made it (story.ts). */
import { openPointsOf } from '../analysis/open-points.js';
import type { Recording } from '../log/recording.js';
import { gapText } from '../text/gap-text.js';
import { chosenOptions, optionMeaning, optionTitle } from '../text/option-text.js';
import { told } from '../text/told-number.js';
import { wholeNumber } from '../text/whole-number.js';
import type { Context } from './context.js';
import type { FindingList, Head, Linked, Standing, StoryMoment } from './model.js';
import { anchorOf, kickerOf, placeName } from './places.js';
import { causeSentences, courseSentences, endingSentence, measureIn } from './story.js';

/** @param recording of the game; null where its text is not at hand */
export function headOf(
  context: Context,
  story: readonly StoryMoment[],
  findings: FindingList,
  recording: Recording | null,
): Head {
  const { speaker, replayed, players, game } = context;
  const breaches = findings.breaches.length;
  const isWrong = findings.groups.length > 0;
  const warnings = findings.warnings.reduce((sum, { others }) => sum + 1 + others.length, 0);
  const standings = standingsOf(context);
  const turns = Math.max(0, ...context.turns.map(({ turn }) => turn ?? 0));
  return {
    kicker: kickerOf(replayed, speaker),
    headline: isWrong ? breachHeadline(context, findings) : headline(context, standings),
    standfirst: [
      ...(isWrong ? [speaker.text('report-result', { headline: headline(context, standings) })] : []),
      (!isWrong && causeSentences(context)) ||
        [
          players.length === 0
            ? speaker.text('report-standfirst-nobody')
            : speaker.text('report-standfirst', {
                players: speaker.list(players.map(({ name }) => name)),
                turns,
                moves: replayed.moves.total,
              }),
          ...(!isWrong && turns > 0 ? courseSentences(context) : []),
        ].join(' '),
    ].join(' '),
    verdict: {
      verdict: replayed.verdict,
      text: speaker.text('report-verdict', {
        verdict: replayed.verdict,
        breaches,
        moves: replayed.moves.total,
        open: replayed.moves.undecidable,
      }),
      href: isWrong ? '#findings' : null,
      warnings: warnings > 0 ? speaker.text('report-warnings', { count: warnings }) : null,
    },
    standings,
    facts: facts(context, recording),
    options: game.options.map(({ name, values }) => {
      const value = replayed.options[name] ?? values[0];
      return {
        title: optionTitle(speaker, game.ruleset, name),
        meaning: optionMeaning(speaker, game.ruleset, name, value),
        chosen: value !== values[0],
      };
    }),
    moments: story,
  };
}

function standingsOf(context: Context): readonly Standing[] {
  const { players, replayed, speaker, timeline, presentation, measure } = context;
  const best = Math.max(...replayed.scores.map(({ points }) => points));
  const standings = players.map((player): Standing => {
    const score = replayed.scores.find((one) => one.player === player.id);
    const seen = timeline.series[presentation.score]?.[player.seat]?.at(-1);
    if (!score) {
      const open = { player, ...pointsOf(seen), rank: null, winner: false, behind: '' };
      const now = timeline.series[measure]?.[player.seat]?.at(-1);
      if (replayed.complete || measureIn(context) === 'score' || now === undefined) return open;
      // By this the story says who leads.
      const pointsText = String(told(now, speaker.language));
      return { ...open, pointsText, behind: speaker.text('report-standing-now') };
    }
    const winner = score.rank === 1;
    return {
      player,
      ...pointsOf(score.points),
      rank: score.rank,
      winner,
      behind: winner ? '' : speaker.text('report-behind', { points: best - score.points }),
    };
  });
  return standings.sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || a.player.seat - b.player.seat);
}

function pointsOf(points: number | undefined): Pick<Standing, 'points' | 'pointsText'> {
  return points === undefined ? { points: null, pointsText: '' } : { points, pointsText: wholeNumber(points) };
}

function headline({ speaker, replayed }: Context, standings: readonly Standing[]): string {
  const winners = standings.filter(({ winner }) => winner);
  const [first] = winners;
  if (!first) return speaker.text('report-headline-open');
  const next = standings.find(({ winner }) => !winner);
  const margin = replayed.scores.length > 1 && next ? (first.points ?? 0) - (next.points ?? 0) : undefined;
  return speaker.text('report-headline', {
    winners: speaker.list(winners.map(({ player }) => player.name)),
    count: winners.length,
    points: first.points ?? 0,
    margin: margin ?? 0,
    tied: margin === 0 && winners.length === 1 ? 'yes' : 'no',
  });
}

/** What is wrong, before who won. */
function breachHeadline({ speaker }: Context, { breaches, unread, groups }: FindingList): string {
  const [first, next, ...others] = groups.filter((group) => group.first.kind !== 'unread');
  // The largest group comes first.
  const isMost = !next || next.others.length < (first?.others.length ?? 0);
  return speaker.text('report-headline-breaches', {
    ...{ breaches: breaches.length, unread: unread.length, rules: others.length + (next ? 2 : 1) },
    rule: first?.first.rule?.title ?? first?.first.kindText ?? '',
    often: isMost ? 'yes' : 'no',
  });
}

/** That the record does not reach the end of the game, and why, as far as it says so itself. */
function stopOf({ speaker }: Context, recording: Recording | null): string {
  const moves = recording?.game.children.find(({ name }) => name === 'moves');
  const abandoned = moves?.children.find(({ name }) => name === 'abandoned');
  if (!abandoned) return speaker.text('report-ended-incomplete');
  const { reason } = abandoned.values;
  const isSaid = typeof reason === 'string' && reason.trim() !== '';
  return speaker.text('report-ended-abandoned', { said: isSaid ? 'yes' : 'no', reason: isSaid ? reason.trim() : '' });
}

function facts(context: Context, recording: Recording | null): Head['facts'] {
  const { speaker, replayed, moments, timeline } = context;
  const plain = (text: string): Linked => ({ text, href: null });
  const [ending] = moments.endings;
  const at = ending && timeline.ticks[ending.tick];
  const endings = at
    ? [
        {
          text: `${endingSentence(context)} ${speaker.text('report-in-place', { place: placeName(context, at) })}`,
          href: `#${anchorOf(at)}`,
        },
      ]
    : [];
  const ended = endings.length > 0 ? endings : [plain(speaker.text('report-ended-open'))];
  const chosen = chosenOptions(speaker, context.game, replayed.chosen).map(plain);
  const { edition, reconstructed, withoutEdition } = replayed;
  const lacking = openPointsOf(replayed).map(({ gap, moves }) =>
    plain(speaker.text('report-lacks', { reason: gapText(speaker, gap), moves })),
  );
  return [
    {
      term: speaker.text('report-fact-ended'),
      details: replayed.complete ? ended : [...endings, plain(stopOf(context, recording))],
    },
    ...(lacking.length > 0 ? [{ term: speaker.text('report-fact-lacks'), details: lacking }] : []),
    {
      term: speaker.text('report-fact-options'),
      details: chosen.length > 0 ? chosen : [plain(speaker.text('report-options-standard'))],
    },
    {
      term: speaker.text('report-fact-edition'),
      details: [
        plain(
          speaker.text('report-edition', {
            edition: edition ?? '',
            known: withoutEdition
              ? 'documented'
              : edition === null
                ? 'inline'
                : reconstructed
                  ? 'reconstructed'
                  : 'named',
          }),
        ),
      ],
    },
  ];
}
