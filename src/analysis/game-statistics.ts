/**
 * What many games of one ruleset have in common: who wins, with how much, from what, and what is chosen. Games are
 * added one by one and only numbers are kept. Each game is one observation: what its players had is their mean. Statistics of
 * some games and of others are merged to those of all; neither the order of the games nor who counted which makes a difference.
 */
import type { Named, Presentation } from '../engine/presentation.js';
import { entryOf } from '../log/entry-of.js';
import { addMeans, type ByCamp, byCamp, CAMPS, campOf, mergeSums } from './camps.js';
import { type Estimate, Sums, shareOf, Tally } from './intervals.js';
import { COURSE_STEPS, type Observation } from './observation.js';
import { type StatCount, StatCounter } from './stat-counter.js';

/** All games of one number of players. */
export interface PartyCount {
  readonly players: number;
  readonly games: number;
  /** Victories of more than one player. */
  readonly shared: number;
  /** For each seat how often it won, alone or with others. */
  readonly wins: readonly Estimate[];
  /** The mean score at each step of the game from its start to its end, and at last the final score. */
  readonly course: ByCamp<readonly Estimate[]>;
}

/** Points of one source, or pieces lost for one reason. */
export interface SourceCount {
  /** The id of a source or of a cause. */
  readonly id: string;
  readonly byCamp: ByCamp<Estimate>;
}

export interface GameStatistics {
  readonly ruleset: string;
  /** Games with a result: these are counted. */
  readonly games: number;
  /** Games that hold breaches of the rules, among them. */
  readonly breached: number;
  /** Games without a result, which are not. */
  readonly open: number;
  /** Middle and ends of the middle half and of all. */
  readonly turns: Quartiles;
  readonly margin: Quartiles;
  readonly parties: readonly PartyCount[];
  readonly scores: ByCamp<{
    readonly mean: Estimate;
    readonly counts: readonly (readonly [points: number, players: number])[];
  }>;
  /** In the order of the presentation. */
  readonly sources: readonly SourceCount[];
  readonly tolls: readonly (SourceCount & { readonly name: Named })[];
  /** How often a player wins, whoever it is. */
  readonly fair: number;
  readonly stats: readonly StatCount[];
}

interface Quartiles {
  readonly least: number;
  readonly lower: number;
  readonly median: number;
  readonly upper: number;
  readonly most: number;
}

interface Party {
  games: number;
  shared: number;
  readonly wins: number[];
  readonly course: readonly ByCamp<Sums>[];
}

const NOTHING_CHOSEN: ReadonlyMap<string, readonly number[]> = new Map();

export class StatisticsOfGames {
  private games = 0;
  private breached = 0;
  private open = 0;
  private players = 0;
  private victories = 0;
  private readonly turns = new Tally();
  private readonly margins = new Tally();
  private readonly parties = new Map<number, Party>();
  private readonly means = byCamp(() => new Sums());
  private readonly scores = byCamp(() => new Tally());
  private readonly sources = new Map<string, ByCamp<Sums>>();
  private readonly tolls = new Map<string, { readonly name: Named; readonly sums: ByCamp<Sums> }>();
  private readonly stats: readonly StatCounter[];

  constructor(
    private readonly ruleset: string,
    private readonly presentation: Presentation,
  ) {
    this.stats = (presentation.stats ?? []).map((stat) => new StatCounter(stat));
  }

  /** @param observation undefined for a game without a result */
  add(observation: Observation | undefined): void {
    if (!observation) {
      this.open += 1;
      return;
    }
    const { breached, turns, winners, points, sources, tolls, stats } = observation;
    this.games += 1;
    if (breached) this.breached += 1;
    this.players += winners.length;
    this.victories += winners.filter(Boolean).length;
    this.turns.add(turns);
    const best = points.filter((_, seat) => winners[seat]);
    const rest = points.filter((_, seat) => !winners[seat]);
    this.margins.add(best.length > 1 ? 0 : Math.max(...best) - Math.max(...rest));
    points.forEach((own, seat) => {
      this.scores[campOf(winners, seat)].add(own);
    });
    addMeans(this.means, points, winners);
    this.addParty(observation);
    for (const [id, values] of sources) addMeans(entryOf(this.sources, id, newSums), values, winners);
    for (const [id, { name, lost }] of tolls) {
      addMeans(entryOf(this.tolls, id, () => ({ name, sums: newSums() })).sums, lost, winners);
    }
    for (const counter of this.stats) {
      counter.add(stats.get(counter.stat.id) ?? NOTHING_CHOSEN, winners);
    }
  }

  /** @param other of the same ruleset */
  merge(other: StatisticsOfGames): void {
    this.games += other.games;
    this.breached += other.breached;
    this.open += other.open;
    this.players += other.players;
    this.victories += other.victories;
    this.turns.merge(other.turns);
    this.margins.merge(other.margins);
    for (const camp of CAMPS) this.scores[camp].merge(other.scores[camp]);
    mergeSums(this.means, other.means);
    for (const [players, party] of [...other.parties]) {
      mergeParty(
        entryOf(this.parties, players, () => newParty(players)),
        party,
      );
    }
    for (const [id, sums] of [...other.sources]) mergeSums(entryOf(this.sources, id, newSums), sums);
    for (const [id, { name, sums }] of [...other.tolls]) {
      mergeSums(entryOf(this.tolls, id, () => ({ name, sums: newSums() })).sums, sums);
    }
    for (const counter of this.stats) {
      const same = other.stats.find(({ stat }) => stat.id === counter.stat.id);
      if (same) counter.merge(same);
    }
  }

  private addParty({ winners, course }: Observation): void {
    const party = entryOf(this.parties, winners.length, () => newParty(winners.length));
    party.games += 1;
    if (winners.filter(Boolean).length > 1) party.shared += 1;
    winners.forEach((won, seat) => {
      if (won) party.wins[seat] = (party.wins[seat] ?? 0) + 1;
    });
    course.forEach((values, step) => {
      const sums = party.course[step];
      if (sums) addMeans(sums, values, winners);
    });
  }

  /** Everything counted so far. */
  counted(): GameStatistics {
    const { games } = this;
    const order = this.presentation.sources.map(({ id }) => id);
    const sources = [...this.sources].map(([id, sums]): SourceCount => ({ id, byCamp: this.meansOf(sums) }));
    return {
      ...{ ruleset: this.ruleset, games, breached: this.breached, open: this.open },
      turns: quartilesOf(this.turns),
      margin: quartilesOf(this.margins),
      parties: [...this.parties].sort(([a], [b]) => a - b).map(([players, party]) => partyCount(players, party)),
      scores: byCamp((camp) => ({ mean: this.means[camp].mean(), counts: this.scores[camp].entries })),
      sources: sources.sort((a, b) => placeIn(order, a.id) - placeIn(order, b.id) || (a.id < b.id ? -1 : 1)),
      tolls: [...this.tolls]
        .map(([id, { name, sums }]) => ({ id, name, byCamp: this.meansOf(sums) }))
        .sort((a, b) => b.byCamp.others.value - a.byCamp.others.value || (a.id < b.id ? -1 : 1)),
      fair: this.players === 0 ? 0 : this.victories / this.players,
      stats: this.stats.map((stat) => stat.counted()),
    };
  }

  /** A game in which nothing came from a source is one in which 0 came from it. */
  private meansOf(sums: ByCamp<Sums>): ByCamp<Estimate> {
    return byCamp((camp) => sums[camp].mean(this.means[camp].mean().count));
  }
}

function mergeParty(party: Party, { games, shared, wins, course }: Party): void {
  party.games += games;
  party.shared += shared;
  wins.forEach((won, seat) => {
    party.wins[seat] = (party.wins[seat] ?? 0) + won;
  });
  course.forEach((sums, step) => {
    const own = party.course[step];
    if (own) mergeSums(own, sums);
  });
}

function newSums(): ByCamp<Sums> {
  return byCamp(() => new Sums());
}

function newParty(players: number): Party {
  return {
    games: 0,
    shared: 0,
    wins: Array.from({ length: players }, () => 0),
    course: Array.from({ length: COURSE_STEPS + 2 }, newSums),
  };
}

function partyCount(players: number, { games, shared, wins, course }: Party): PartyCount {
  return {
    ...{ players, games, shared },
    wins: wins.map((won) => shareOf(won, games)),
    course: byCamp((camp) => course.map((sums) => sums[camp].mean())),
  };
}

function quartilesOf(tally: Tally): Quartiles {
  const at = (share: number): number => tally.quantile(share) ?? 0;
  return { least: at(0), lower: at(0.25), median: at(0.5), upper: at(0.75), most: at(1) };
}

function placeIn(order: readonly string[], id: string): number {
  const place = order.indexOf(id);
  return place < 0 ? order.length : place;
}
