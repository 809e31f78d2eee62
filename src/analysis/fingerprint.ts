/** Names of findings that stay the same when a log is written anew: no line, no file and no sentence goes into them. */
import type { Finding } from '../engine/finding.js';
import type { Replayed } from '../engine/replay.js';
import type { Recording } from '../log/recording.js';
import { contentOf, hash } from './content.js';

const DIGITS = 32;

/** What makes a finding this one: the game, the rule, the kind, and the place in the game. */
type Marks = Pick<Finding, 'rule' | 'kind'> & { readonly at: Pick<Finding['at'], 'section' | 'turn' | 'play'> };

/**
 * The fingerprint of each finding of a game by its id: 32 hexadecimal digits. Findings of a game that agree in all marks
 * are numbered in the order of the game.
 */
export function fingerprintsOf(replayed: Replayed, recording: Recording): ReadonlyMap<string, string> {
  const game = nameOfGame(replayed, recording);
  const seen = new Map<string, number>();
  return new Map(
    replayed.findings.map((finding) => {
      const marks = marksOf(finding);
      const before = seen.get(marks) ?? 0;
      seen.set(marks, before + 1);
      return [finding.id, hash([replayed.ruleset, game, marks, before === 0 ? '' : String(before)], DIGITS)] as const;
    }),
  );
}

/** The fingerprint of a game that could not be decided. */
export function fingerprintOfDoubt(replayed: Replayed, recording: Recording): string {
  return hash([replayed.ruleset, nameOfGame(replayed, recording), 'undecidable', ''], DIGITS);
}

function marksOf({ rule, kind, at }: Marks): string {
  return [rule ?? '', at.section, at.turn ?? '', at.play ?? '', kind].join(' ');
}

/** The id of a game; of one that has none, what stands in it. */
function nameOfGame({ game }: Replayed, recording: Recording): string {
  return game === null ? `content ${hash([contentOf(recording.game)], DIGITS)}` : `id ${game}`;
}
