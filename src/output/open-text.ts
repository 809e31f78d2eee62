/** What `check` prints for people about games and moves that cannot be decided. */
import { openPointsOf } from '../analysis/open-points.js';
import type { Replayed } from '../engine/replay.js';
import { gapsText } from '../text/gap-text.js';
import type { Speaker } from '../text/speaker.js';
import { nameOfGame, placeName } from './check-text.js';
import type { Colours } from './colours.js';
import type { JudgedGame } from './judged-game.js';
import { plain } from './plain.js';

/** Why a game cannot be decided, in one line, and what was checked all the same. */
export function openText(replayed: Replayed, speaker: Speaker): string {
  const { moves, held } = replayed;
  const reasons = gapsText(
    speaker,
    openPointsOf(replayed).map(({ gap }) => gap),
  );
  const open = speaker.text('check-open', { moves: moves.undecidable, total: moves.total, reasons });
  return held.checks === 0 ? open : `${open} ${speaker.text('check-held', { checks: held.checks, moves: held.moves })}`;
}

/** The line of a game that cannot be decided and of which nothing else is to be said. */
export function openGameText(replayed: Replayed, speaker: Speaker, colours: Colours): string {
  const verdict = colours.yellow(speaker.text('check-verdict-undecidable'));
  return `${nameOfGame(replayed, colours)}: ${verdict}. ${openText(replayed, speaker)}`;
}

/** Each move that cannot be decided, and why; at last the rules that were checked and held. */
export function openMovesText({ replayed }: JudgedGame, speaker: Speaker, colours: Colours): string {
  const { file, undecided, held } = replayed;
  const lines = undecided.map(({ at, gaps, rules }) => {
    const place = at.line === null ? file : `${file}:${at.line}:${at.column ?? 1}`;
    return [
      `${colours.bold(plain(place))}: ${colours.yellow(speaker.text('check-verdict-undecidable'))}`,
      ...rules.map((rule) => colours.magenta(rule)),
      `${colours.dim(`(${placeName(at, speaker)})`)}\n  ${speaker.text('explain-doubt', { reasons: gapsText(speaker, gaps) })}`,
    ].join(' ');
  });
  const rules = [...held.rules].join(', ');
  return [...lines, ...(rules === '' ? [] : [colours.dim(speaker.text('check-held-rules', { rules }))]), ''].join('\n');
}
