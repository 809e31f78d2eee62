/** What has changed between two runs, for people. */
import type { ChangeGroup, FindingState, RunDifference } from '../analysis/run-difference.js';
import type { Speaker } from '../text/speaker.js';
import type { Colours } from './colours.js';
import { plain } from './plain.js';

/** @param speaker with the part `referee` */
export function differenceText(difference: RunDifference, speaker: Speaker, colours: Colours): string {
  const { same, changes, onlyOld, onlyNew } = difference;
  const verdicts = difference
    .verdicts()
    .map(({ before, after, games }) =>
      speaker.text('diff-verdict', { before: verdictText(before, speaker), after: verdictText(after, speaker), games }),
    );
  const groups = difference.groups().map((group, index) => groupText(group, index + 1, speaker, colours));
  const summary = speaker.text('diff-summary', { changed: changes.length, same });
  const missing = [
    ...(onlyOld > 0 ? [speaker.text('diff-only-old', { games: onlyOld })] : []),
    ...(onlyNew > 0 ? [speaker.text('diff-only-new', { games: onlyNew })] : []),
  ];
  return `${[...groups, ...verdicts, ...missing, colours.bold(summary)].map((line) => `${line}\n`).join('')}`;
}

function groupText(group: ChangeGroup, number: number, speaker: Speaker, colours: Colours): string {
  const { rule, before, after, games, findings, first, example } = group;
  const paint = after === 'none' ? colours.green : before === 'none' ? colours.red : colours.yellow;
  const change = speaker.text('diff-change', {
    before: standingText(before, speaker),
    after: standingText(after, speaker),
  });
  const { section, turn, play } = example.at;
  const place =
    section !== 'turn'
      ? speaker.text(`check-at-${section}`)
      : play === null
        ? speaker.text('check-at-turn', { turn: turn ?? 0 })
        : speaker.text('check-at-play', { turn: turn ?? 0, play });
  return [
    `${number}. ${colours.bold(plain(rule ?? 'kiebitz.notation'))}  ${paint(change)}`,
    `   ${speaker.text('diff-counts', { games, findings, first })}`,
    `   ${colours.dim(plain(speaker.text('diff-example', { file: example.file, game: example.game ?? '', place })))}\n`,
  ].join('\n');
}

function verdictText(verdict: string, speaker: Speaker): string {
  return speaker.has(`check-verdict-${verdict}`) ? speaker.text(`check-verdict-${verdict}`) : plain(verdict);
}

/** What a finding is in a run, in a word. @param speaker with the part `referee` */
export function standingText(standing: FindingState, speaker: Speaker): string {
  const [severity = '', consequence] = standing.split('-');
  if (standing === 'none') return speaker.text('diff-none');
  const word = speaker.has(`check-severity-${severity}`) ? speaker.text(`check-severity-${severity}`) : plain(severity);
  return consequence === undefined ? word : speaker.text('diff-consequence', { severity: word });
}
