/** What `check --format json` prints: a contract (docs/output.md). */
import { openPointsOf } from '../analysis/open-points.js';
import type { Finding } from '../engine/finding.js';
import type { Replayed } from '../engine/replay.js';
import type { Fault } from '../log/recording.js';
import { gapText } from '../text/gap-text.js';
import { remarkText } from '../text/reading-text.js';
import type { Speaker } from '../text/speaker.js';
import { audienceOf } from './audience.js';
import type { JudgedGame } from './judged-game.js';

/** Version of this output; raised when a field changes its meaning or goes. */
export const OUTPUT_FORMAT = 1;

/** One game as an element of `games`, or as a line of NDJSON. */
export function gameJson(judged: JudgedGame, speaker: Speaker): object {
  const { replayed } = judged;
  return {
    file: replayed.file,
    game: replayed.game,
    ruleset: replayed.ruleset,
    edition: replayed.edition,
    withoutEdition: replayed.withoutEdition,
    options: replayed.chosen,
    verdict: replayed.verdict,
    complete: replayed.complete,
    moves: replayed.moves,
    scores: replayed.scores,
    ...openJson(replayed, speaker),
    findings: replayed.findings.map((finding) => ({
      ...findingJson(finding, replayed, speaker),
      ...marksJson(finding, judged),
    })),
  };
}

/** Why moves, or the game as a whole, cannot be decided, and what was checked all the same; nothing where all is decided. */
function openJson(replayed: Replayed, speaker: Speaker): object {
  const { verdict, undecided, held } = replayed;
  const gaps = openPointsOf(replayed);
  if (gaps.length === 0) return {};
  const { checks, moves, rules } = held;
  return {
    undecided: { gaps: gaps.map((one) => ({ ...one, message: gapText(speaker, one.gap) })), moves: undecided },
    ...(verdict === 'undecidable' && { held: { checks, moves, rules: [...rules] } }),
  };
}

/** A part of the input that could not be read. */
export function faultJson(fault: Fault, speaker: Speaker): object {
  return {
    file: fault.file,
    fault: fault.fault,
    line: fault.position?.line ?? null,
    column: fault.position?.column ?? null,
    message: sentenceOfFault(fault, speaker),
  };
}

/** A finding as it stands in `findings`. */
export function findingJson(finding: Finding, replayed: Replayed, speaker: Speaker): object {
  const { id, kind, severity, rule, cause, reconstructed, at } = finding;
  const { expected, actual, fits, suspects, rulings, illegalUnder } = finding;
  return {
    id,
    kind,
    severity,
    rule,
    cause,
    reconstructed,
    at,
    ...(expected !== undefined && { expected }),
    ...(actual !== undefined && { actual }),
    ...(fits !== undefined && { fits }),
    ...(suspects && { suspects }),
    ...(rulings && { rulings }),
    ...(illegalUnder && { illegalUnder }),
    message: sentenceOf(finding, replayed, speaker),
  };
}

/** What `check` adds to a finding. */
function marksJson(finding: Finding, judged: JudgedGame): object {
  const known = judged.knownOf(finding);
  const readings = judged.readingsOf(finding);
  return {
    bug: judged.bugOf(finding),
    fingerprint: judged.fingerprintOf(finding),
    ...(known && { known }),
    ...(readings.length > 0 && { legalUnder: readings }),
  };
}

/** What is said of a finding, in the speaker's language. */
export function sentenceOf(
  finding: Finding,
  replayed: Pick<Replayed, 'players' | 'ruleset'>,
  speaker: Speaker,
): string {
  return remarkText(speaker, replayed.ruleset, finding, audienceOf(replayed));
}

/** What is said of a fault. */
export function sentenceOfFault(fault: Fault, speaker: Speaker): string {
  if (fault.passedOver) return speaker.text('engine-passed-over');
  return speaker.text(`engine-fault-${fault.fault}`, {
    found: fault.found ?? '',
    code: fault.found ?? '',
    expected: fault.expected ?? '',
    meant: fault.meant ?? '',
    says: detailsOf(fault),
    why: fault.breach === undefined ? '' : speaker.name('breach', fault.breach),
  });
}

/** Which of the details a fault has: the sentence depends on it. */
function detailsOf({ instead, meant, found, expected }: Fault): string {
  if (instead !== undefined) return instead;
  if (meant !== undefined) return 'meant';
  if (found !== undefined) return expected === undefined ? 'found' : 'both';
  return expected === undefined ? 'plain' : 'expected';
}
