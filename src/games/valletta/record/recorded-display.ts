/** The display of a record, laid out in the kernel's box card by card: each once, and so many of a colour. */
import { recordedChoice, requireDeclared } from '../../../engine/declared.js';
import type { Facts, Judge } from '../../../engine/judge.js';
import { NOT_SHOWN } from '../../../kernel/choice.js';
import { type Answer, answersInSlot } from '../../../kernel/conditions.js';
import { type Building, CELLS, type Colour, factsOf } from '../rules/facts.js';
import * as declared from '../rules/setup.js';
import { buildingAt, toLay, type Valletta } from '../rules/table.js';
import type { TableState } from '../table/state.js';
import { BUILDING_COLOURS, type BuildingColour } from '../vocabulary.js';

export class RecordedDisplay {
  private taken = 0;
  private readonly state: Valletta;
  /** The numbers of buildings that the edition does not have: they stand behind the others. */
  private readonly strangers = new Map<string, Building>();

  /** @param size how many play, as far as the box allows it */
  constructor({ edition, profile }: TableState, size: number) {
    this.state = declared.tableToLay(factsOf(edition, profile, size));
  }

  /** Takes a building out of the box. @param facts what is said of one that has been taken before */
  take(judge: Judge, id: string, facts: () => Facts): void {
    const number = this.numberOf(id);
    const answers = answersInSlot(declared.building, this.state, recordedChoice(0, [[declared.building, number]]));
    requireDeclared(judge, answers, { gaps: () => 'values', facts });
    const cell = CELLS[this.taken];
    if (cell !== undefined) buildingAt.set(this.state, cell, number);
    this.taken += 1;
  }

  private numberOf(id: string): Building {
    const { buildings } = this.state.facts;
    const known = buildings.get(id) ?? this.strangers.get(id);
    if (known !== undefined) return known;
    const next = (buildings.size + this.strangers.size) as Building;
    this.strangers.set(id, next);
    return next;
  }

  /**
   * Counts the colours of all buildings.
   * @param colours undefined for one that nobody has named
   * @param facts what is said where there are too many of one
   */
  requireColours(judge: Judge, colours: readonly (BuildingColour | undefined)[], facts: () => Facts): void {
    const answers: Answer[] = [];
    for (const colour of colours) {
      const number = colour === undefined ? NOT_SHOWN : BUILDING_COLOURS.indexOf(colour);
      answers.push(...answersInSlot(declared.colour, this.state, recordedChoice(0, [[declared.colour, number]])));
      if (colour !== undefined) toLay.add(this.state, number as Colour, -1, 'valletta.setup.building-counts');
    }
    const [first] = answers;
    const broken = answers.find(({ holds }) => holds === false) ?? answers.find(({ holds }) => holds !== true) ?? first;
    if (broken) requireDeclared(judge, [broken], { gaps: () => 'values', facts });
  }
}
