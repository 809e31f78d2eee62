/**
 * What one player did in the games of one ruleset, against the others at the same tables. Games are added one by one; kept are
 * sums, and the latest games.
 */
import type { Named, Presentation } from '../engine/presentation.js';
import type { Stat } from '../engine/stat.js';
import { entryOf } from '../log/entry-of.js';
import { type Compared, ComparedSums } from './compared.js';
import type { GameSummary, PlayerResult } from './game-summary.js';
import { type Estimate, Sums, shareOf } from './intervals.js';
import { LatestGames } from './latest-games.js';
import type { Observation } from './observation.js';
import { type Skill, type SkillRecord, SkillSums } from './skill.js';

/** A game that a player took part in. */
export interface PlayedGame<Listed> {
  /** What is listed of it. */
  readonly game: Listed;
  readonly seat: number;
  /** Null for a game without a result. */
  readonly result: {
    readonly won: boolean;
    readonly rank: number;
    /** Points more than the best of the others; negative for points less. */
    readonly lead: number;
  } | null;
}

/** Wins at the tables of one size. */
export interface PartyRecord {
  readonly players: number;
  readonly wins: Estimate;
  /** How often any player of these games won. */
  readonly fair: number;
  /** By seat. */
  readonly seats: readonly Estimate[];
}

/** A thing that can be chosen. */
export interface ThingRecord extends Compared {
  readonly thing: string;
  /** How often the player chose it. */
  readonly times: number;
}

/** Another player, met at the same table. */
export interface OpponentRecord {
  readonly name: string;
  readonly games: number;
  readonly level: number;
  readonly behind: number;
  /** Games in which the player finished before this one. */
  readonly ahead: Estimate;
}

export interface PlayerCount<Listed = unknown> {
  readonly ruleset: string;
  /** All games, with or without a result. */
  readonly all: number;
  /** Of these the latest, in their order. */
  readonly latest: readonly PlayedGame<Listed>[];
  /** Whether all games say when they were played: then that is their order. */
  readonly isDated: boolean;
  /** Games with a result: these are counted. */
  readonly games: number;
  /** Of these the games in which rules were broken. */
  readonly breached: number;
  readonly wins: Estimate;
  /** How often any player of these games won. */
  readonly fair: number;
  readonly points: Compared;
  /** Points more than the best of the others. */
  readonly lead: Estimate;
  readonly parties: readonly PartyRecord[];
  /** In the order of the presentation; those of no points are left out. */
  readonly sources: readonly (Compared & { readonly id: string })[];
  readonly tolls: readonly (Compared & { readonly id: string; readonly name: Named })[];
  /** The things chosen most beyond what the others choose come first. */
  readonly stats: readonly {
    readonly stat: Pick<Stat, 'id' | 'of' | 'measure'>;
    readonly things: readonly ThingRecord[];
  }[];
  /** Those met most come first. */
  readonly opponents: readonly OpponentRecord[];
  /** Of the games that were analysed. */
  readonly skills: readonly SkillRecord[];
}

interface Party {
  games: number;
  fair: number;
  readonly seats: { games: number; wins: number }[];
}

interface Thing {
  offered: number;
  times: number;
  readonly sums: ComparedSums;
}

interface Opponent {
  games: number;
  ahead: number;
  behind: number;
}

export class PlayerRecord<Listed> {
  private readonly played = new LatestGames<PlayedGame<Listed>>();
  private games = 0;
  private breached = 0;
  private wins = 0;
  private fair = 0;
  private readonly points = new ComparedSums();
  private readonly lead = new Sums();
  private readonly parties = new Map<number, Party>();
  private readonly sources = new Map<string, ComparedSums>();
  private readonly tolls = new Map<string, { readonly name: Named; readonly sums: ComparedSums }>();
  /** By stat, then by thing. */
  private readonly things = new Map<string, Map<string, Thing>>();
  private readonly opponents = new Map<string, Opponent>();
  private readonly skills = new SkillSums();

  constructor(
    readonly ruleset: string,
    private readonly presentation: Presentation,
  ) {}

  /**
   * @param game what is listed of it
   * @param summary with all players, in any order
   * @param observation undefined for a game without a result
   */
  add(
    game: Listed,
    seat: number,
    { players, played }: Pick<GameSummary, 'players' | 'played'>,
    observation: Observation | undefined,
  ): void {
    if (!observation) {
      this.played.add({ game, seat, result: null }, played);
      return;
    }
    const { points, winners, sources, tolls } = observation;
    const won = winners[seat] === true;
    const rank = players.find((one) => one.seat === seat)?.rank ?? players.length;
    const lead = (points[seat] ?? 0) - Math.max(...points.filter((_, other) => other !== seat));
    const fair = winners.filter(Boolean).length / winners.length;
    this.played.add({ game, seat, result: { won, rank, lead } }, played);
    this.games += 1;
    this.breached += Number(observation.breached);
    this.wins += Number(won);
    this.fair += fair;
    this.points.add(points, seat);
    this.lead.add(lead);
    this.addParty(winners.length, seat, won, fair);
    for (const [id, values] of sources) entryOf(this.sources, id, newSums).add(values, seat);
    for (const [id, { name, lost }] of tolls)
      entryOf(this.tolls, id, () => ({ name, sums: newSums() })).sums.add(lost, seat);
    this.addChoices(observation, seat);
    for (const other of players) if (other.seat !== seat && other.isNamed) this.addOpponent(other, rank);
  }

  /** Adds what was analysed of a game. */
  addSkill(skill: Skill): void {
    this.skills.add(skill);
  }

  private addParty(players: number, seat: number, won: boolean, fair: number): void {
    const party = entryOf(this.parties, players, () => ({
      ...{ games: 0, fair: 0 },
      seats: Array.from({ length: players }, () => ({ games: 0, wins: 0 })),
    }));
    party.games += 1;
    party.fair += fair;
    const own = party.seats[seat];
    if (!own) return;
    own.games += 1;
    own.wins += Number(won);
  }

  private addChoices({ stats }: Observation, seat: number): void {
    for (const { id, measure } of this.presentation.stats ?? []) {
      const things = entryOf(this.things, id, () => new Map<string, Thing>());
      const most = measure === 'times' ? undefined : 1;
      for (const [thing, times] of stats.get(id) ?? []) {
        const count = entryOf(things, thing, newThing);
        count.offered += 1;
        count.times += times[seat] ?? 0;
        count.sums.add(times, seat, most);
      }
    }
  }

  private addOpponent({ name, rank }: PlayerResult, own: number): void {
    const met = entryOf(this.opponents, name, () => ({ games: 0, ahead: 0, behind: 0 }));
    met.games += 1;
    met.ahead += Number(own < (rank ?? 0));
    met.behind += Number(own > (rank ?? 0));
  }

  /** How many games of the player there are, with or without a result. */
  get size(): number {
    return this.played.all;
  }

  /** Everything counted so far. */
  counted(): PlayerCount<Listed> {
    const { games, breached, presentation } = this;
    const { all, latest, isDated } = this.played;
    return {
      ...{ ruleset: this.ruleset, all, latest, isDated, games, breached },
      wins: shareOf(this.wins, games),
      fair: games === 0 ? 0 : this.fair / games,
      points: this.points.means(games),
      lead: this.lead.mean(),
      parties: [...this.parties].sort(([a], [b]) => a - b).map(([players, party]) => partyRecord(players, party)),
      sources: inOrder(
        [...this.sources].map(([id, sums]) => ({ id, ...sums.means(games) })),
        presentation.sources.map(({ id }) => id),
      ),
      tolls: [...this.tolls].map(([id, { name, sums }]) => ({ id, name, ...sums.means(games) })),
      stats: (presentation.stats ?? []).map(({ id, of, measure }) => ({
        stat: { id, of, measure },
        things: [...(this.things.get(id) ?? [])]
          .map(([thing, { offered, times, sums }]): ThingRecord => {
            return { thing, times, ...(measure === 'times' ? sums.means(offered) : sums.shares(offered)) };
          })
          .sort((a, b) => beyond(b) - beyond(a) || (a.thing < b.thing ? -1 : 1)),
      })),
      opponents: [...this.opponents]
        .map(([name, { games: met, ahead, behind }]): OpponentRecord => {
          return { name, games: met, level: met - ahead - behind, behind, ahead: shareOf(ahead, met) };
        })
        .sort((a, b) => b.games - a.games || (a.name < b.name ? -1 : 1)),
      skills: this.skills.records,
    };
  }
}

/** How much more of something a player has than the others have. */
export function beyond({ own, others }: Compared): number {
  return own.value - others.value;
}

function partyRecord(players: number, { games, fair, seats }: Party): PartyRecord {
  const wins = seats.reduce((sum, one) => sum + one.wins, 0);
  return {
    players,
    wins: shareOf(wins, games),
    fair: fair / games,
    seats: seats.map((one) => shareOf(one.wins, one.games)),
  };
}

/** Those that the order does not name come last. */
function inOrder<T extends { readonly id: string }>(all: readonly T[], order: readonly string[]): readonly T[] {
  const placeOf = ({ id }: T): number => (order.includes(id) ? order.indexOf(id) : order.length);
  return [...all].sort((a, b) => placeOf(a) - placeOf(b));
}

function newSums(): ComparedSums {
  return new ComparedSums();
}

function newThing(): Thing {
  return { offered: 0, times: 0, sums: new ComparedSums() };
}
