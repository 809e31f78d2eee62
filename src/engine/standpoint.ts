/** Where in a log the judge stands: section, turn and move, and the place in the file that a finding points to. */
import { attributeOffset } from '../log/attribute-offset.js';
import { position } from '../log/position.js';
import type { Source } from '../log/recording.js';
import type { Facts, Located } from './facts.js';
import type { Place, Section } from './finding.js';
import type { OpenEnd } from './open-end.js';

/** How something that is missing relates to the end of the record. */
export type Absence = 'missing' | 'lost' | 'may-follow';

/** Where the judge stands now. Lines and columns are only looked up for a finding. */
export class Standpoint {
  private section: Section = 'log';
  private turn: number | null = null;
  private play: number | null = null;
  private player: string | null = null;
  private element: Located | undefined;

  /** @param source the text of the game, for lines and columns */
  constructor(
    private readonly source: Source,
    private readonly openEnd: OpenEnd,
  ) {}

  /** Of the element where the judge stands. */
  get offset(): number | undefined {
    return this.element?.offset;
  }

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

  /** True for an element that the record has not finished and that is to be gone on with. */
  breaksOff(element: Located): boolean {
    return this.openEnd.end === 'goes-on' && this.mayGrow(element);
  }

  /** True for an element behind whose last child more may follow. */
  mayGrow(element: Located): boolean {
    return this.openEnd.elements.includes(element);
  }

  /** True for a move of which something was lost, and for a number in it, which that may account for. */
  isOpen(element: Located | undefined): boolean {
    return element !== undefined && (this.openEnd.open?.has(element) ?? false);
  }

  /** Whether what is missing in an element (else where the judge stands) may stand behind the end of the record. */
  absenceIn(element: Located | undefined = this.element): Absence {
    if (element === undefined) return 'missing';
    const absence = this.absenceWithin(element);
    // What is missed while the judge stands further inside should have stood before that.
    return this.openEnd.end !== 'broken' && this.isBehind(element) ? 'missing' : absence;
  }

  /** Whether the judge stands further inside an element of the record. What is only tried stands nowhere: it comes last. */
  private isBehind({ offset }: Located): boolean {
    const at = this.element?.offset ?? 0;
    return at > offset || (at < 0 && offset >= 0);
  }

  /** Whether it may stand there wherever the judge is: behind all that is recorded, too. */
  absenceWithin(element: Located): Absence {
    if (!this.mayGrow(element)) return 'missing';
    return this.openEnd.end === 'stops' ? 'may-follow' : 'lost';
  }

  /** The place that facts are about; without any, the one where the judge stands. */
  placeOf(facts: Partial<Facts> = {}): Place {
    const element = facts.element ?? this.element;
    const section = facts.section ?? this.section;
    const inTurn = section === 'turn';
    const { line, column } = this.locate(element, facts.attribute);
    return {
      section,
      turn: inTurn ? this.turn : null,
      play: inTurn && facts.play !== null ? this.play : null,
      player: facts.player ?? this.player,
      element: element?.name ?? null,
      line,
      column,
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
