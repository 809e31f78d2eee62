/** What lay on the table of an analysed game when somebody decided, as far as that player could see it. */
import { replayToTable } from '../engine/replay.js';
import type { Frame } from '../engine/scene.js';
import type { Step } from '../engine/transcript.js';
import { seenBy } from '../live/seen.js';
import type { Element } from '../log/vocabulary.js';
import type { AppraisedGame, Spot } from './appraised-game.js';

/** The steps of a game as one player could follow it, by the places of their elements in the log. */
interface SeenSteps {
  readonly steps: readonly Step[];
  readonly byOffset: ReadonlyMap<number, number>;
}

/** Each seat that is asked about follows the game once. */
export class SeenTables {
  private readonly seen = new Map<number, SeenSteps>();

  constructor(
    private readonly appraised: Pick<AppraisedGame, 'game' | 'recording' | 'edition' | 'replayed' | 'moves'>,
  ) {}

  /** @returns undefined where nobody has kept it */
  at(seat: number, { move, isBehind }: Spot): Frame | undefined {
    const { steps, byOffset } = this.stepsOf(seat);
    const step = byOffset.get(isBehind ? move.element.offset : this.firstChosenWith(move).offset);
    return step === undefined ? undefined : steps[isBehind ? step : step - 1]?.frame;
  }

  /** Where all decide at once, nobody sees what the others have chosen: the first of these moves. */
  private firstChosenWith({ section, turn, element }: Spot['move']): Element {
    const { game, moves } = this.appraised;
    if (!Object.values(game.decidedAtOnce ?? {}).includes(element.name)) return element;
    const first = moves.find(
      (one) => one.section === section && one.turn === turn && one.element.name === element.name,
    );
    return first?.element ?? element;
  }

  private stepsOf(seat: number): SeenSteps {
    const known = this.seen.get(seat);
    if (known) return known;
    const { game, recording, edition, replayed } = this.appraised;
    const { game: record } = seenBy(game, recording.game, recording.game, replayed.players[seat]?.id);
    const told = replayToTable(game, { ...recording, game: record }, { edition, transcript: true, frames: true });
    const steps = told.replayed.transcript?.steps ?? [];
    const numbers = new Map(steps.map((step, number) => [step, number]));
    const moves = told.writer?.moves ?? [];
    const byOffset = new Map([...moves].map(([{ offset }, { step }]) => [offset, numbers.get(step) ?? 0]));
    this.seen.set(seat, { steps, byOffset });
    return { steps, byOffset };
  }
}
