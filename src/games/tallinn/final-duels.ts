/** The contests of final scoring, player by player: everybody is compared with everybody. @see tallinn.md 4.9 */
import type { Judge } from '../../engine/judge.js';
import { counts, list, name, player as playerName } from '../../engine/message.js';
import { enact } from './enact.js';
import { personsOnTowers, valueOfTowers } from './final-towers.js';
import { type Contest, contestName, hiddenIn } from './payments.js';
import { ESTATE_INDICES, type EstateIndex, named } from './persons.js';
import type { TowerCard } from './position.js';
import type { Reading } from './reckoning.js';
import { estatePoints, ruleOfEstate, ruleOfTowers, towerPoints } from './rules/final-amounts.js';
import type { Comparison, PlayerState, TableState } from './state.js';
import { ESTATES } from './vocabulary.js';

/** What one contest has brought to one player. */
export interface DuelPoints {
  /** Undefined where a comparison is open. */
  readonly computed: number | undefined;
  /** The points that are certain. */
  readonly scored: number;
}

/** Compares what players have at the end; what hidden cards leave open stays undefined. */
export class FinalDuels {
  /** @param towers the cards of each player, by seat; undefined where the record hides one */
  constructor(
    private readonly table: TableState,
    private readonly judge: Judge,
    private readonly towers: readonly (readonly TowerCard[] | undefined)[],
    private readonly reading: Reading,
  ) {}

  /** Compares a player with all the others, clockwise. */
  compare(player: PlayerState, contest: Contest): readonly Comparison[] {
    return contest === 'tower' ? this.compareTowers(player) : this.compareEstate(player, contest);
  }

  /** How many persons one has more than another; undefined where it is not known. */
  lead(one: PlayerState, other: PlayerState, contest: Contest): number | undefined {
    const own = this.strength(one, contest);
    const theirs = this.strength(other, contest);
    return own === undefined || theirs === undefined ? undefined : own - theirs;
  }

  /** Scores the comparisons of one contest. */
  score(player: PlayerState, contest: Contest, comparisons: readonly Comparison[]): DuelPoints {
    const { table, judge } = this;
    let computed: number | undefined = 0;
    let scored = 0;
    for (const { opponent, own, theirs, points } of comparisons) {
      if (own === undefined || theirs === undefined || points === undefined) {
        judge.doubt('tallinn.final.everyone', hiddenIn(contest, player, table.player(opponent)));
        computed = undefined;
        continue;
      }
      const hasTower = (this.towers[player.seat]?.length ?? 0) > 0;
      const rule = contest === 'tower' ? ruleOfTowers(own, theirs, hasTower) : ruleOfEstate(own, theirs);
      judge.line(rule, contest === 'tower' ? 'tallinn_compared-towers' : 'tallinn_compared', () => ({
        player: playerName(player.id),
        other: playerName(table.player(opponent).id),
        estate: name('contest', contestName(contest)),
        person: name('person', contestName(contest)),
        own,
        theirs,
        points,
      }));
      scored += points;
      if (computed !== undefined) computed += points;
      if (points > 0) {
        judge.effect(rule, {
          verb: 'score',
          player: player.id,
          thing: 'point',
          which: contestName(contest),
          amount: points,
          from: '',
          to: player.id,
        });
      }
    }
    return { computed, scored };
  }

  /** tallinn.final.tower-estate, -.tower-whole-card, -.tower-cross-estate */
  tellValue(player: PlayerState): void {
    const { judge } = this;
    const towers = this.towers[player.seat];
    if (!judge.scribe || !towers) return;
    const persons = personsOnTowers(towers, this.reading);
    const value = Math.max(...persons);
    judge.line('tallinn.final.tower-whole-card', 'tallinn_tower-persons', () => ({
      player: playerName(player.id),
      towers: towers.length,
      persons: counts('person', named(persons)),
    }));
    const best = ESTATE_INDICES.filter((estate) => persons[estate] === value && value > 0);
    judge.line('tallinn.final.tower-estate', 'tallinn_tower-value', () => ({
      player: playerName(player.id),
      value,
      estates: list(best.map((estate) => name('estates', ESTATES[estate]))),
    }));
    enact(judge, 'tallinn.final.tower-cross-estate');
  }

  private compareEstate(player: PlayerState, estate: EstateIndex): readonly Comparison[] {
    const own = this.strength(player, estate);
    return this.table.opponents(player.seat).map((other) => {
      const theirs = this.strength(other, estate);
      const points = own === undefined || theirs === undefined ? undefined : estatePoints(own, theirs);
      return { opponent: other.seat, own, theirs, points };
    });
  }

  /** tallinn.final.tower-cross-estate: plain numbers, whatever the estates. */
  private compareTowers(player: PlayerState): readonly Comparison[] {
    const own = this.strength(player, 'tower');
    return this.table.opponents(player.seat).map((other) => {
      const theirs = this.strength(other, 'tower');
      if (own === undefined || theirs === undefined) return { opponent: other.seat, own, theirs, points: undefined };
      const points = towerPoints(own, theirs, (this.towers[player.seat]?.length ?? 0) > 0);
      return { opponent: other.seat, own, theirs, points };
    });
  }

  private strength(player: PlayerState, contest: Contest): number | undefined {
    if (contest !== 'tower') return this.table.strength(player, contest);
    const towers = this.towers[player.seat];
    return towers && valueOfTowers(towers, this.reading);
  }
}
