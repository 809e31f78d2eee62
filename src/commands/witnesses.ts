/** Logs of one game by several witnesses, as one; what they disagree about is said. */
import { gameOf } from '../games.js';
import { attributeOffset } from '../log/attribute-offset.js';
import { type Contradiction, merge, type Testimony } from '../log/merge.js';
import { position } from '../log/position.js';
import type { Recording } from '../log/recording.js';
import type { Speaker } from '../text/speaker.js';

/** A game, and what its witnesses disagree about. */
export interface MergedGame {
  /** With the source of the first witness. */
  readonly recording: Recording;
  readonly witnesses: readonly Recording[];
  readonly contradictions: readonly Contradiction[];
}

/** Keeps all games of a run, by ruleset and id; a game without an id has one witness. */
export class Witnesses {
  private readonly games = new Map<string, [Recording, ...Recording[]]>();

  add(recording: Recording): void {
    const { ruleset, id } = recording;
    const key = JSON.stringify(id === undefined ? this.games.size : [ruleset, id]);
    const before = this.games.get(key);
    if (before) before.push(recording);
    else this.games.set(key, [recording]);
  }

  /** The games in the order in which they were met, each with what all know of it. */
  *merged(): Generator<MergedGame> {
    for (const witnesses of this.games.values()) {
      const [first] = witnesses;
      const game = gameOf(first.ruleset);
      if (!game) throw new Error(`a reader let the ruleset ${first.ruleset} pass`);
      const { game: merged, contradictions } = merge(witnesses, game.vocabulary, game.decidedAtOnce);
      const truncated = witnesses.some((witness) => witness.truncated);
      yield { recording: { ...first, game: merged, truncated }, witnesses, contradictions };
    }
  }
}

/** What two witnesses disagree about, with both places. */
export function contradictionText({ element, attribute, one, other }: Contradiction, speaker: Speaker): string {
  const place = ({ source, offset }: Testimony): string => {
    const { line, column } = position(
      source,
      attribute === undefined ? offset : attributeOffset(source, offset, attribute),
    );
    return `${source.file}:${line}:${column}`;
  };
  const places = { one: place(one), other: place(other), element };
  return attribute === undefined
    ? speaker.text('convert-alone', places)
    : speaker.text('convert-contradiction', {
        ...places,
        attribute,
        found: one.found ?? '',
        against: other.found ?? '',
      });
}
