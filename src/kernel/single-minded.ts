/** Players who want one thing: more or less of some quantity. With many aims, many corners of a game are seen. */
import { Choice } from './choice.js';
import type { GameDefinition } from './game-definition.js';
import type { Stretch } from './layout.js';
import { advance, make } from './play.js';
import { type Policy, playOut, randomPolicy } from './play-out.js';
import type { Random } from './random.js';
import type { GameState } from './state.js';

/** So many moves are looked at before each decision. */
const LOOKS = 8;

/** The numbers that somebody wants to be large or small. */
interface Aim {
  readonly stretch: Stretch;
  /** The only row or column of it; undefined for all. */
  readonly row: number | undefined;
  readonly column: number | undefined;
  /** 1 for more, -1 for less. */
  readonly sign: number;
}

/** The quantities that rules add to or take from, as far as a game at random shows. @param state is played to its end */
export function counted<S extends GameState>(
  definition: GameDefinition<S>,
  random: Random,
  state: S,
): readonly Stretch[] {
  const changed = new Set<string>();
  state.trace = { changed: (_, { name }) => changed.add(name), reckoned: () => undefined };
  playOut(definition, state, randomPolicy(definition, random));
  return definition.layout.stretches.filter(({ name }) => changed.has(name));
}

/**
 * Everybody has the same aim, drawn when the game begins, and takes the move that comes nearest to it at once, among a few at random.
 * @param wanted the quantities of which somebody may want more or less
 * @param scratch another state than those that are played on
 */
export function singleMinded<S extends GameState>(
  definition: GameDefinition<S>,
  random: Random,
  wanted: readonly Stretch[],
  scratch: S,
): Policy<S> {
  const atRandom = randomPolicy(definition, random);
  const aim = anyAim(wanted, random);
  const tried = new Choice();
  const guessed = new Choice();
  /** What comes of a move; of what others decide at the same time, at random. */
  const carryOut = (state: S): void => {
    scratch.copyFrom(state);
    make(definition, scratch, tried);
    while (scratch.due !== 0) {
      atRandom(scratch, guessed);
      make(definition, scratch, guessed);
    }
    advance(definition, scratch);
  };
  return (state, choice) => {
    let best = Number.NEGATIVE_INFINITY;
    for (let look = 0; look < LOOKS; look += 1) {
      atRandom(state, tried);
      carryOut(state);
      const worth = worthOf(aim, scratch);
      if (worth <= best) continue;
      best = worth;
      choice.copyFrom(tried);
    }
  };
}

function anyAim(stretches: readonly Stretch[], random: Random): Aim {
  const stretch = stretches[random.below(stretches.length)];
  if (!stretch) throw new RangeError('a game without a quantity');
  const { rows, columns } = stretch;
  return {
    stretch,
    row: random.below(2) === 0 ? undefined : random.below(rows),
    column: random.below(2) === 0 ? undefined : random.below(columns),
    sign: random.below(2) === 0 ? 1 : -1,
  };
}

function worthOf({ stretch: { start, rows, columns }, row, column, sign }: Aim, { cells }: GameState): number {
  let sum = 0;
  for (let at = row ?? 0; at < (row === undefined ? rows : row + 1); at += 1) {
    for (let beside = column ?? 0; beside < (column === undefined ? columns : column + 1); beside += 1)
      sum += cells[start + at * columns + beside] as number;
  }
  return sum * sign;
}
