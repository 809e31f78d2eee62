/** The pages over all games of a run of `report`: the index, and what the games of each ruleset have in common. */
import { StatisticsOfGames } from '../analysis/game-statistics.js';
import { PlayersOfGames } from '../analysis/players-of-games.js';
import { only } from '../engine/only.js';
import { allGames, gameOf } from '../games.js';
import type { WriteFailure } from '../io/write-whole.js';
import { entryOf } from '../log/entry-of.js';
import { RULESETS } from '../log/envelope.js';
import type { Fault } from '../log/recording.js';
import { sentenceOfFault } from '../output/json.js';
import type { Linked } from '../report/model.js';
import { GameCounts } from '../report/site/game-counts.js';
import { indexModel, type Listed } from '../report/site/index-model.js';
import { renderIndex } from '../report/site/index-page.js';
import { playerRow } from '../report/site/index-players.js';
import { type KeptGame, keptGame } from '../report/site/kept-game.js';
import { GAMES_ON_PAGE } from '../report/site/lists.js';
import type { PlayerRow } from '../report/site/model.js';
import { type PlayerWays, playerModel } from '../report/site/player-model.js';
import { renderPlayer } from '../report/site/player-page.js';
import { sideOf } from '../report/site/side.js';
import { statisticsModel } from '../report/site/statistics-model.js';
import { renderStatistics } from '../report/site/statistics-page.js';
import type { Language } from '../text/language.js';
import type { Speaker } from '../text/speaker.js';
import { playerPageName } from './file-name.js';
import { INDEX, type ReportedGame } from './reported.js';
import type { SiteFolder } from './site-folder.js';
import { writeLists } from './site-lists.js';
import type { PageLanguages } from './versions.js';

function statisticsName(ruleset: string): string {
  return `${ruleset}.statistics.html`;
}

/** Names, without their ending, that the page of a game must not have where there is an index. */
export const SITE_NAMES: readonly string[] = [INDEX, ...RULESETS.map(statisticsName)].map((name) =>
  name.replace(/\.html$/, ''),
);

/** Fewer games of a ruleset have nothing in common. */
const FEWEST = 2;

/** The folder of the pages of players, beside the index. */
const PLAYERS = 'players';

/**
 * Keeps a row of each game and sums over all of them, and nothing else. It asks for no page, log or transcript: whoever has the
 * rows and observations of games, as an archive does, can make the same pages of them, and need not hold all rows in memory.
 */
export class Site {
  private listed: Listed[] = [];
  private readonly counts = new GameCounts();
  private readonly statistics = new Map<string, { readonly sums: StatisticsOfGames; games: number }>();
  private readonly players = new PlayersOfGames<KeptGame>();
  private readonly unread = new Map<string, { readonly fault: Fault; more: number }>();
  private readonly orphans = new Map<string, number>();
  private readonly languages = new Set<Language>();
  private readonly asked = new Set<Language>();

  /** @param again goes over all games once more, in their order: where there are many, they are not kept for that */
  constructor(private readonly again?: () => AsyncIterable<Listed>) {}

  /** @param page the name of its page; null where that could not be written, undefined where nobody wants one */
  addGame(
    game: Pick<ReportedGame, 'summary' | 'observation' | keyof PageLanguages> & Partial<Pick<ReportedGame, 'skills'>>,
    page: string | null | undefined,
  ): void {
    const { summary, observation, language, asksFor, skills } = game;
    const { ruleset } = summary;
    // Many games stand on many pages, where none can be laid beside another.
    const isFew = this.counts.all < GAMES_ON_PAGE;
    const listed: Listed = { summary, page, side: observation && isFew ? sideOf(summary, observation) : null };
    this.counts.add(summary);
    if (isFew || !this.again) this.listed.push(listed);
    else this.listed = [];
    this.languages.add(language);
    this.asked.add(asksFor);
    const presentation = gameOf(ruleset)?.presentation;
    if (!presentation) return;
    const sums = (): StatisticsOfGames => new StatisticsOfGames(ruleset, presentation);
    const statistics = entryOf(this.statistics, ruleset, () => ({ sums: sums(), games: 0 }));
    statistics.sums.add(observation);
    statistics.games += 1;
    this.players.add(keptGame(listed), summary, observation, presentation);
    if (skills) this.addSkills(ruleset, summary.players, skills);
  }

  /** What was analysed of a game, behind the games of its players. @param skills of them by their seats */
  addSkills(...analysed: Parameters<PlayersOfGames<KeptGame>['addSkills']>): void {
    this.players.addSkills(...analysed);
  }

  /** What merely lies among the logs is not missed. */
  addFault(fault: Fault): void {
    if (fault.passedOver === true) return;
    const before = this.unread.get(fault.file);
    if (before) before.more += 1;
    else this.unread.set(fault.file, { fault, more: 0 });
  }

  /** Notes of a file that no game has a move for. */
  addOrphans(file: string, count: number): void {
    this.orphans.set(file, (this.orphans.get(file) ?? 0) + count);
  }

  /** A single game needs no index. */
  get isNeeded(): boolean {
    return this.size > 1;
  }

  /** The language that all pages of games are in; undefined where they differ. */
  get language(): Language | undefined {
    return only(this.languages);
  }

  /** The language that all logs ask for; undefined where they differ. */
  get asksFor(): Language | undefined {
    return only(this.asked);
  }

  /**
   * @param speaker with the parts of the reports and `site`
   * @param more ways from the index to other pages
   * @param tell is told, after each page of a player, which share of them is written
   * @returns the path of the index, or what went wrong
   */
  async write(
    folder: SiteFolder,
    speaker: Speaker,
    more: readonly Linked[] = [],
    tell?: (share: number) => void,
  ): Promise<{ readonly path: string } | WriteFailure> {
    const pages = new Map<string, string>();
    for (const [ruleset, { sums, games }] of this.statistics) {
      const game = gameOf(ruleset);
      if (!game || games < FEWEST) continue;
      const name = statisticsName(ruleset);
      const page = renderStatistics(statisticsModel(sums.counted(), game, speaker, INDEX));
      const failure = await folder.write(name, page);
      if (failure) return failure;
      pages.set(ruleset, name);
    }
    const players = await this.writePlayers(folder, pages, speaker, tell);
    if ('code' in players) return players;
    const unread = [...this.unread].map(([file, { fault, more }]) => ({
      ...{ file, more },
      reason: sentenceOfFault(fault, speaker.forPages()),
    }));
    const orphans = [...this.orphans].map(([file, count]) => ({
      file,
      reason: speaker.forPages().text('site-orphans', { count }),
    }));
    const failure =
      this.size > GAMES_ON_PAGE
        ? await writeLists(
            folder,
            {
              ...{ listed: this.again?.() ?? this.listed, counts: this.counts },
              ...{ unread, orphans, statistics: pages, players, more },
            },
            speaker,
          )
        : await folder.write(
            INDEX,
            renderIndex({ ...indexModel(this.listed, unread, allGames(), pages, speaker, orphans, players), more }),
          );
    return failure ?? { path: folder.pathOf(INDEX) };
  }

  /** @param statistics the page of each ruleset that has one @returns a row of each player who has a page */
  private async writePlayers(
    folder: SiteFolder,
    statistics: ReadonlyMap<string, string>,
    speaker: Speaker,
    tell?: (share: number) => void,
  ): Promise<readonly PlayerRow[] | WriteFailure> {
    const names = new Map(this.players.names(FEWEST).map((name) => [name, playerPageName(name)]));
    const rows: PlayerRow[] = [];
    const up = (page: string): string => `../${page}`;
    const ways: PlayerWays = {
      home: up(INDEX),
      game: up,
      player: (name) => names.get(name) ?? null,
      statistics: (ruleset) => {
        const page = statistics.get(ruleset);
        return page === undefined ? null : up(page);
      },
    };
    for (const player of this.players.counted(FEWEST)) {
      const name = `${PLAYERS}/${playerPageName(player.name)}`;
      const page = renderPlayer(playerModel(player, allGames(), speaker, ways));
      const failure = await folder.write(name, page);
      if (failure) return failure;
      rows.push(playerRow(player, name, speaker));
      tell?.(rows.length / names.size);
    }
    return rows;
  }

  /** How many games are listed. */
  get size(): number {
    return this.counts.all;
  }
}
