/** What `why-not` prints for people. */
import type { Condition } from '../engine/conditions.js';
import { isOpen, listOf } from '../engine/gap.js';
import type { Trial } from '../engine/opening.js';
import { entryOf } from '../log/entry-of.js';
import { gapsText } from '../text/gap-text.js';
import { legalUnder, rulingTexts } from '../text/reading-text.js';
import type { Speaker } from '../text/speaker.js';
import { audienceOf } from './audience.js';
import type { Colours } from './colours.js';
import { sentenceOf } from './json.js';
import { tellMove, xmlOf } from './move-text.js';
import { plain } from './plain.js';
import type { WhyNotAnswer } from './why-not-json.js';

/** The lines of an answer. @param speaker of the game, with the part `why-not` */
export function* whyNotText(answer: WhyNotAnswer, speaker: Speaker, colours: Colours): Generator<string> {
  const { replayed, game, place, recorded, sameNumber, judged, isRecorded, options } = answer;
  const audience = audienceOf(replayed);
  const player = recorded?.player == null ? '' : ` · ${audience.playerName(recorded.player)}`;
  yield colours.bold(plain(`${`${replayed.file} ${replayed.game ?? ''}`.trim()} · ${place}${player}`));
  if (sameNumber.length > 0) {
    yield colours.dim(speaker.text('why-not-same-number', { places: speaker.list(sameNumber) }));
  }
  if (judged) {
    yield '';
    yield `  ${colours.cyan(plain(xmlOf(judged.element, game.vocabulary)))}`;
    yield '';
    yield* verdictLines(answer, speaker, colours);
    if (judged.verdict !== 'illegal') yield* changeLines(judged, answer, speaker, colours);
    if (!isRecorded) {
      yield '';
      yield colours.bold(speaker.text('why-not-conditions'));
      for (const condition of judged.conditions) yield conditionLine(condition, speaker, colours);
    }
    if (judged.nearest.length > 0) {
      const isCertain = judged.nearest.some(({ verdict }) => verdict === 'legal');
      yield '';
      yield colours.bold(
        isCertain
          ? speaker.text('why-not-nearest', { count: judged.nearest.length })
          : speaker.text('why-not-nearest-possible'),
      );
      for (const trial of judged.nearest) yield* moveLines(trial, answer, speaker, colours);
    } else if (judged.verdict === 'illegal' && !options) {
      yield '';
      yield speaker.text('why-not-legal', { count: 0 });
    }
  }
  if (!options) return;
  yield '';
  yield colours.bold(speaker.text('why-not-legal', { count: options.legal.length }));
  yield* grouped(options.legal, answer, speaker, colours);
  if (options.possible.length === 0) return;
  yield '';
  yield colours.bold(speaker.text('why-not-possible', { count: options.possible.length }));
  yield* grouped(options.possible, answer, speaker, colours);
}

function* verdictLines(
  { judged, isRecorded, replayed }: WhyNotAnswer,
  speaker: Speaker,
  colours: Colours,
): Generator<string> {
  const { verdict = 'legal', failure } = judged ?? {};
  const paint = verdict === 'illegal' ? colours.red : verdict === 'legal' ? colours.green : colours.yellow;
  yield paint(colours.bold(speaker.text(isRecorded ? 'why-not-recorded' : 'why-not-verdict', { verdict })));
  const gaps = judged?.step?.gaps ?? [];
  if (verdict === 'undecidable' && gaps.length > 0) {
    yield `  ${speaker.text('why-not-lacks', { reasons: gapsText(speaker, gaps) })}`;
  }
  if (!failure) return;
  const { rule } = failure;
  if (rule !== null) yield `  ${colours.bold(speaker.rule(rule).title)}  ${colours.magenta(rule)}`;
  yield `  ${plain(sentenceOf(failure, replayed, speaker))}`;
  for (const text of rulingTexts(speaker, replayed.ruleset, failure)) yield `  ${colours.yellow(plain(text))}`;
  for (const value of judged?.legalUnder ?? []) {
    yield `  ${colours.yellow(plain(legalUnder(speaker, replayed.ruleset, value)))}`;
  }
}

function conditionLine({ rule, holds, finding }: Condition, speaker: Speaker, colours: Colours): string {
  const name = rule === null ? plain(finding?.actual ?? '') : `${speaker.rule(rule).title}  ${colours.dim(rule)}`;
  if (holds === false) return `  ${colours.red('✗')} ${name}`;
  if (isOpen(holds)) return `  ${colours.yellow('?')} ${name} — ${gapsText(speaker, listOf(holds))}`;
  // A remark: it holds, but something is to be said about it.
  return finding ? `  ${colours.yellow('!')} ${name}` : `  ${colours.green('✓')} ${name}`;
}

/** By what the moves are called. */
function* grouped(
  trials: readonly Trial[],
  answer: WhyNotAnswer,
  speaker: Speaker,
  colours: Colours,
): Generator<string> {
  const audience = audienceOf(answer.replayed);
  const groups = new Map<string, Trial[]>();
  for (const trial of trials) {
    const { headline = '' } = tellMove(trial, speaker, audience);
    entryOf(groups, headline, () => []).push(trial);
  }
  for (const [headline, group] of groups) {
    const count = group.length;
    yield headline === ''
      ? speaker.text('why-not-other-group', { count })
      : plain(speaker.text('why-not-group', { headline, count }));
    for (const trial of group) yield* moveLines(trial, answer, speaker, colours);
  }
}

function* moveLines(trial: Trial, answer: WhyNotAnswer, speaker: Speaker, colours: Colours): Generator<string> {
  yield `  ${colours.cyan(plain(xmlOf(trial.element, answer.game.vocabulary)))}`;
  yield* changeLines(trial, answer, speaker, colours, '      ');
}

/** What a move changes, in one line. */
function* changeLines(
  trial: Trial,
  { replayed }: WhyNotAnswer,
  speaker: Speaker,
  colours: Colours,
  indent = '  ',
): Generator<string> {
  if (!trial.step) return;
  const { changes } = tellMove(trial, speaker, audienceOf(replayed));
  const text = changes.length === 0 ? speaker.text('why-not-changes-nothing') : changes.join(' ');
  yield `${indent}${colours.dim(plain(text))}`;
}
