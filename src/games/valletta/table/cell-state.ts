/** A place of the display, as the kernel's state has it, with what a record says of it besides. */
import type { Seat } from '../../../kernel/index-of.js';
import { type Cell as CellIndex, cellNamed, UNSEEN } from '../rules/facts.js';
import * as cells from '../rules/table.js';
import type { Cell, Character } from '../vocabulary.js';
import type { Building } from './components.js';
import type { GoodIndex, GoodsVector } from './goods.js';

/** What was paid for a building or an upgrade. */
export interface Payment {
  readonly paid: GoodsVector;
  /** The good of which the card took off two. */
  readonly reduces: GoodIndex | undefined;
}

/** A place of the display. */
export class CellState {
  /** The Character lying on it; undefined where it has been taken. */
  character: Character | undefined;
  /** What was paid for it, where no edition says what it costs. */
  paid: Payment | undefined;
  upgradedIn: number | undefined;
  private readonly cell: CellIndex;

  /** Lays a building there. */
  constructor(
    readonly at: Cell,
    readonly building: Building | undefined,
    private readonly board: cells.Valletta,
  ) {
    this.cell = cellNamed(at);
    this.character = building?.character;
    cells.buildingAt.set(board, this.cell, (building && board.facts.buildings.get(building.id)) ?? UNSEEN);
  }

  /** 0-based seat; undefined while nobody has built here. */
  get owner(): number | undefined {
    const owner = cells.owner.of(this.board, this.cell);
    return owner === 0 ? undefined : owner - 1;
  }

  /** When: 1-based turn; undefined while nobody has built here. */
  get builtIn(): number | undefined {
    return cells.builtIn.of(this.board, this.cell) || undefined;
  }

  get upgraded(): boolean {
    return cells.upgraded.of(this.board, this.cell) === 1;
  }

  /** @param owner whose house stands here now; undefined where it has given way to another one */
  build(owner: Seat | undefined, turn: number): void {
    cells.owner.set(this.board, this.cell, owner === undefined ? 0 : owner + 1);
    cells.builtIn.set(this.board, this.cell, owner === undefined ? 0 : turn);
  }

  upgrade(turn: number): void {
    cells.upgraded.set(this.board, this.cell, 1);
    this.upgradedIn = turn;
  }
}
