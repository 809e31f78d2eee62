/** What a token takes in its region, while the log tells it: of a number in the midst of that nobody knows how much of it is counted. */
import { known } from '../../../log/attribute.js';
import type { RattusElement, Region } from '../vocabulary.js';

/** What is told behind the element that is read, of all that is told of a token. */
export class Meanwhile {
  /** By the id of whose they are. */
  private readonly cubes = new Map<string, number>();
  private losses = 0;
  private flasks = 0;

  /** @param left tokens that act no more and go behind all that is told: the plague ends there */
  constructor(
    readonly region: Region,
    told: readonly RattusElement[],
    readonly left: number,
  ) {
    for (const element of told) this.count(element, 1);
  }

  /** An element is read: it stands behind nothing any more. */
  pass(element: RattusElement): void {
    this.count(element, -1);
  }

  /** Whether anything is taken yet. The token itself goes last. */
  get isActing(): boolean {
    return this.losses > 0;
  }

  /** Potions that go. */
  get potions(): number {
    return this.flasks;
  }

  /** Cubes of a player that fall. */
  cubesOf(player: string): number {
    return this.cubes.get(player) ?? 0;
  }

  private count(element: RattusElement, times: 1 | -1): void {
    if (element.name === 'spend-potion') {
      this.losses += times;
      this.flasks += times;
    } else if (element.name === 'lose') {
      const { values } = element;
      const whose = known(values.player) ?? '';
      this.losses += times;
      this.flasks += times * (known(values.potions) ?? []).reduce((sum, potions) => sum + potions, 0);
      this.cubes.set(whose, this.cubesOf(whose) + times * (known(values.cubes) ?? 0));
    }
  }
}
