/** A bot that takes the move after which it would have most, if the game ended then. */
import { Choice, type Choices } from './choice.js';
import { type GameDefinition, pointOf } from './game-definition.js';
import type { Seat } from './index-of.js';
import { firstOf, legalMovesOf } from './legal-moves.js';
import { advance, make } from './play.js';
import type { Random } from './random.js';
import { bitOf, type GameState } from './state.js';

/** Lists the moves of the first seat that may move now. @returns the seat */
export function listNext<S extends GameState>(definition: GameDefinition<S>, state: S, found: Choices): Seat {
  for (let due = state.due; due !== 0; due &= due - 1) {
    found.clear();
    legalMovesOf(definition, state, firstOf(due), found);
    if (found.length > 0) return firstOf(due);
  }
  throw new Error(`${definition.name}: nobody can do anything at ${pointOf(definition, state).name}`);
}

/** Looks at what each move brings at once: what others decide at the same time, and what chance brings next, has not come yet. */
export class Greedy<S extends GameState> {
  private readonly tried = new Choice();

  /** @param after a state of the same game, which is written over */
  constructor(
    private readonly definition: GameDefinition<S>,
    private readonly random: Random,
    private readonly after: S,
  ) {}

  /** Ties are decided at random. */
  choose(world: S, seat: Seat, moves: Choices, choice: Choice): void {
    const { tried } = this;
    let most = Number.NEGATIVE_INFINITY;
    let ties = 0;
    for (let index = 0; index < moves.length; index += 1) {
      moves.read(index, tried);
      const worth = moves.length === 1 ? 0 : this.worthOf(world, seat, tried);
      if (worth < most) continue;
      ties = worth > most ? 1 : ties + 1;
      most = worth;
      if (this.random.below(ties) === 0) choice.copyFrom(tried);
    }
  }

  /** What the seat would have behind a move, if the game ended then. */
  worthOf(world: S, seat: Seat, choice: Choice): number {
    const { definition, after } = this;
    after.copyFrom(world);
    make(definition, after, choice);
    if (!after.isOver) after.open(after.point, after.due & bitOf(seat));
    advance(definition, after);
    return definition.worthNow(after, seat);
  }
}
