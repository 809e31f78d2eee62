/** Where in a log the judge stands: section, turn and move, and the place in the file that a finding points to. */
import { attributeOffset, position } from '../log/position.js';
import type { Source } from '../log/recording.js';
import type { Facts, Located } from './facts.js';
import type { Place, Section } from './finding.js';

/** Where the judge stands now. Lines and columns are only looked up for a finding. */
export class Standpoint {
  private section: Section = 'log';
  private turn: number | null = null;
  private play: number | null = null;
  private player: string | null = null;
  private element: Located | undefined;

  /**
   * @param source the text of the game, for lines and columns
   * @param openAtEnd the elements in which the record breaks off
   */
  constructor(
    private readonly source: Source,
    private readonly openAtEnd: ReadonlySet<Located>,
  ) {}

  /** Enters a part of the log. @param turn 1-based; null outside the turns */
  enter(section: Section, turn: number | null, element: Located | undefined, player: string | undefined): void {
    this.section = section;
    this.turn = turn;
    this.play = null;
    this.player = player ?? null;
    this.element = element;
  }

  /** @param play 1-based in its turn, else null */
  enterMove(play: number | null, element: Located, player: string | undefined): void {
    this.play = play;
    this.player = player ?? null;
    this.element = element;
  }

  /** Back to the turn as a whole. */
  leaveMoves(element: Located): void {
    this.play = null;
    this.element = element;
  }

  /** What follows is counted as a move of this number. @param play 1-based */
  countAs(play: number): void {
    this.play = play;
  }

  /** True where the record breaks off in the element, or in the one where the judge stands. */
  breaksOff(element: Located | undefined = this.element): boolean {
    return element !== undefined && this.openAtEnd.has(element);
  }

  /** The place that facts are about; without any, the one where the judge stands. */
  placeOf(facts: Partial<Facts> = {}): Place {
    const element = facts.element ?? this.element;
    const section = facts.section ?? this.section;
    const inTurn = section === 'turn';
    return {
      section,
      turn: inTurn ? this.turn : null,
      play: inTurn && facts.play !== null ? this.play : null,
      player: facts.player ?? this.player,
      element: element?.name ?? null,
      ...this.locate(element, facts.attribute),
    };
  }

  private locate(
    element: Located | undefined,
    attribute: string | undefined,
  ): { line: number | null; column: number | null } {
    if (!element || element.offset < 0) return { line: null, column: null };
    const offset = attribute === undefined ? element.offset : attributeOffset(this.source, element.offset, attribute);
    return position(this.source, offset);
  }
}
