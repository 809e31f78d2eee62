/**
 * Who played many games, by the names in the logs, and how they fared. It takes a row and an observation of each game, so games
 * may come from logs that are read now or from the rows of an archive.
 */
import type { Presentation } from '../engine/presentation.js';
import { entryOf } from '../log/entry-of.js';
import type { GameSummary, PlayerResult } from './game-summary.js';
import type { Observation } from './observation.js';
import { type PlayerCount, PlayerRecord } from './player-record.js';
import type { Skill } from './skill.js';

/** A player with all that was counted, a part for each ruleset. */
export interface PlayerStatistics<Listed = unknown> {
  /** Hostile text. */
  readonly name: string;
  /** Of all rulesets, with or without a result. */
  readonly games: number;
  /** Those of most games first. */
  readonly counts: readonly PlayerCount<Listed>[];
}

/** Somebody at a table. */
export type SeatedPlayer = Pick<PlayerResult, 'name' | 'isNamed' | 'seat'>;

/** Who has no name is nobody in particular, and of two of one name nobody can say who is who. */
export function knownPlayers<Player extends SeatedPlayer>(players: readonly Player[]): readonly Player[] {
  return players.filter(
    ({ name, isNamed, seat }) => isNamed && !players.some((other) => other.name === name && other.seat !== seat),
  );
}

/** `Listed`: what is kept of the latest games of each player. */
export class PlayersOfGames<Listed> {
  private readonly players = new Map<string, Map<string, PlayerRecord<Listed>>>();

  /**
   * Adds a game, for those of its players who are known.
   * @param game what is listed of it
   * @param observation undefined for a game without a result
   */
  add(
    game: Listed,
    summary: Pick<GameSummary, 'ruleset' | 'players' | 'played'>,
    observation: Observation | undefined,
    presentation: Presentation,
  ): void {
    const { ruleset, players } = summary;
    for (const { name, seat } of knownPlayers(players)) {
      const records = entryOf(this.players, name, () => new Map<string, PlayerRecord<Listed>>());
      const record = entryOf(records, ruleset, () => new PlayerRecord<Listed>(ruleset, presentation));
      record.add(game, seat, summary, observation);
    }
  }

  /**
   * Adds what was analysed of a game, for those of its players of whom games have been added.
   * @param players in any order
   * @param skills of them by their seats
   */
  addSkills(ruleset: string, players: readonly SeatedPlayer[], skills: readonly Skill[]): void {
    for (const { name, seat } of knownPlayers(players)) {
      const skill = skills[seat];
      if (skill) this.players.get(name)?.get(ruleset)?.addSkill(skill);
    }
  }

  /** The names of those who played so many games at least: who played most comes first, then by name. */
  names(fewest: number): readonly string[] {
    return [...this.players]
      .map(([name, records]) => ({ name, games: sizeOf(records) }))
      .filter(({ games }) => games >= fewest)
      .sort((a, b) => b.games - a.games || (a.name < b.name ? -1 : 1))
      .map(({ name }) => name);
  }

  /** The same players with what was counted of them, one after the other. */
  *counted(fewest: number): Generator<PlayerStatistics<Listed>> {
    for (const name of this.names(fewest)) {
      const records = this.players.get(name) ?? new Map<string, PlayerRecord<Listed>>();
      const counts = [...records.values()].map((record) => record.counted());
      yield { name, games: sizeOf(records), counts: counts.sort((a, b) => b.all - a.all) };
    }
  }
}

function sizeOf(records: ReadonlyMap<string, { readonly size: number }>): number {
  return [...records.values()].reduce((sum, { size }) => sum + size, 0);
}
