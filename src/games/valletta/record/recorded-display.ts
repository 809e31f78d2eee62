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
import { requireInSlot } from './asked.js';

export class RecordedDisplay {
  private taken = 0;
  private readonly state: Valletta;
  /** The numbers of buildings that the edition does not have: they stand behind the others. */
  private readonly strangers = new Map<string, Building>();

  /** @param size how many play, as far as the box allows it */
  constructor({ board, edition, profile }: TableState, size: number) {
    const { facts } = board;
    this.state = declared.tableToLay(facts.seats.length === size ? facts : factsOf(edition, profile, size));
  }

  /** Takes a building out of the box. @param facts what is said of one that has been taken before */
  take(judge: Judge, id: string, facts: () => Facts): void {
    const number = this.numberOf(id);
    const recorded = recordedChoice(0, [[declared.building, number]]);
    requireInSlot(judge, declared.building, this.state, recorded, { gaps: () => 'values', facts });
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
    let told: Answer | undefined;
    for (const colour of colours) {
      const number = colour === undefined ? NOT_SHOWN : BUILDING_COLOURS.indexOf(colour);
      const [answer] = answersInSlot(declared.colour, this.state, recordedChoice(0, [[declared.colour, number]]));
      if (answer && (!told || weightOf(answer) > weightOf(told))) told = answer;
      if (colour !== undefined) toLay.add(this.state, number as Colour, -1, 'valletta.setup.building-counts');
    }
    if (told) requireDeclared(judge, [told], { gaps: () => 'values', facts });
  }
}

/** A breach says more than what is open, and that more than what holds. */
function weightOf({ holds }: Answer): number {
  return holds === false ? 2 : holds === true ? 0 : 1;
}
