/** The contests of final scoring, player by player: everybody is compared with everybody. @see tallinn.md 4.9 */
import { choice, counts, list, name, player as playerName } from '../../../engine/message.js';
import { type Brought, compare, scoreComparisons } from '../contests/contest.js';
import { ESTATES as ALL } from '../rules/facts.js';
import { estatePoints, ruleOfEstate, ruleOfTowers, towerPoints } from '../rules/final-amounts.js';
import { AS_WRITTEN } from '../rules/final-reading.js';
import { towers } from '../rules/table.js';
import { towerPersons } from '../rules/tower-persons.js';
import { estateIndex, named } from '../table/persons.js';
import type { Comparison, PlayerState } from '../table/state.js';
import { type Contest, ESTATES } from '../vocabulary.js';
import type { FinalContext } from './context.js';
import { hiddenIn } from './table.js';

/** Compares what players have at the end; what hidden cards leave open stays undefined. */
export class FinalDuels {
  /** By seat: what the towers of a player are compared by, once somebody has asked. They do not change any more. */
  private readonly towerValues: (number | undefined)[] = [];

  constructor(private readonly scoring: FinalContext) {}

  /** Compares a player with all the others, clockwise. */
  compare(player: PlayerState, contest: Contest): readonly Comparison[] {
    const strengthOf = (one: PlayerState): number | undefined => this.strength(one, contest);
    // tallinn.final.tower-cross-estate: plain numbers, whatever the estates.
    return compare(this.scoring.table, player.seat, strengthOf(player), strengthOf, (own, theirs) =>
      contest === 'tower' ? towerPoints(own, theirs, this.hasTower(player)) : estatePoints(own, theirs),
    );
  }

  /** How many persons one has more than another; undefined where it is not known. */
  lead(one: PlayerState, other: PlayerState, contest: Contest): number | undefined {
    const own = this.strength(one, contest);
    const theirs = this.strength(other, contest);
    return own === undefined || theirs === undefined ? undefined : own - theirs;
  }

  /** Scores the comparisons of one contest. */
  score(player: PlayerState, contest: Contest, comparisons: readonly Comparison[]): Brought {
    const { table, judge } = this.scoring;
    return scoreComparisons({ table, judge, player }, comparisons, {
      estate: name('contest', contest),
      contest,
      ruleOf: (own, theirs) =>
        contest === 'tower' ? ruleOfTowers(own, theirs, this.hasTower(player)) : ruleOfEstate(own, theirs),
      openRule: 'tallinn.final.everyone',
      gaps: (other) => hiddenIn(contest, player, other),
    });
  }

  /** tallinn.final.tower-estate, -.tower-whole-card, -.tower-cross-estate */
  tellValue(player: PlayerState): void {
    const { judge, table } = this.scoring;
    const { halfTowers } = table.profile;
    const of = this.scoring.final.towersOf(player);
    if (!judge.trace || !of) return;
    const persons = ALL.map((estate) => towerPersons(...of, estate));
    const value = Math.max(...persons);
    judge.line('tallinn.final.tower-whole-card', 'tallinn_tower-persons', () => ({
      player: playerName(player.id),
      towers: towers.of(...of),
      // A card from the hand has no active half.
      counted: choice(halfTowers && player.towers.some(({ side }) => side !== undefined) ? 'active' : 'whole'),
      persons: counts('person', named(persons)),
    }));
    const best = ESTATES.filter((_, at) => persons[at] === value && value > 0);
    judge.line('tallinn.final.tower-estate', 'tallinn_tower-value', () => ({
      player: playerName(player.id),
      value,
      estates: list(best.map((estate) => name('estates', estate))),
    }));
    judge.applies('tallinn.final.tower-cross-estate');
  }

  private strength(player: PlayerState, contest: Contest): number | undefined {
    if (contest !== 'tower') return this.scoring.table.strength(player, estateIndex(contest));
    const { seat } = player;
    const of = this.scoring.final.towersOf(player);
    if (of) this.towerValues[seat] ??= AS_WRITTEN.towerValue(...of, AS_WRITTEN);
    return this.towerValues[seat];
  }

  private hasTower(player: PlayerState): boolean {
    const of = this.scoring.final.towersOf(player);
    return of !== undefined && towers.of(...of) > 0;
  }
}
