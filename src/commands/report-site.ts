/** The pages over all games of a run of `report`: the index, and what the games of each ruleset have in common. */
import { join } from 'node:path';
import { StatisticsOfGames } from '../analysis/game-statistics.js';
import { GAMES, gameOf } from '../games.js';
import { type WriteFailure, writeInFolder } from '../io/write-whole.js';
import type { Fault } from '../log/recording.js';
import { sentenceOfFault } from '../output/json.js';
import { indexModel, type Listed } from '../report/site/index-model.js';
import { renderIndex } from '../report/site/index-page.js';
import { statisticsModel } from '../report/site/statistics-model.js';
import { renderStatistics } from '../report/site/statistics-page.js';
import type { Language } from '../text/language.js';
import type { Speaker } from '../text/speaker.js';
import { INDEX, type ReportedGame } from './reported.js';

function statisticsName(ruleset: string): string {
  return `${ruleset}.statistics.html`;
}

/** Names, without their ending, that the page of a game must not have where there is an index. */
export const SITE_NAMES: readonly string[] = [INDEX, ...GAMES.map(({ ruleset }) => statisticsName(ruleset))].map(
  (name) => name.replace(/\.html$/, ''),
);

/** Fewer games of a ruleset have nothing in common. */
const FEWEST = 2;

/** Keeps a row of each game and sums over all of them, and nothing else. */
export class Site {
  private readonly listed: Listed[] = [];
  private readonly statistics = new Map<string, { readonly sums: StatisticsOfGames; games: number }>();
  private readonly unread = new Map<string, { readonly fault: Fault; more: number }>();
  private readonly orphans = new Map<string, number>();
  private readonly languages = new Set<Language>();

  /** @param page the name of its page; null where that could not be written */
  addGame(
    { summary, observation, language }: Pick<ReportedGame, 'summary' | 'observation' | 'language'>,
    page: string | null,
  ): void {
    const { ruleset } = summary;
    this.listed.push({ summary, page });
    this.languages.add(language);
    const portrait = gameOf(ruleset)?.portrait;
    if (!portrait) return;
    const statistics = this.statistics.get(ruleset) ?? { sums: new StatisticsOfGames(ruleset, portrait), games: 0 };
    this.statistics.set(ruleset, statistics);
    statistics.sums.add(observation);
    statistics.games += 1;
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
    return this.listed.length > 1;
  }

  /** The language that all pages of games are in; undefined where they differ. */
  get language(): Language | undefined {
    const [first, ...others] = this.languages;
    return others.length === 0 ? first : undefined;
  }

  /** @param speaker with the parts of the reports and `site` @returns the path of the index, or what went wrong */
  async write(directory: string, speaker: Speaker): Promise<{ readonly path: string } | WriteFailure> {
    const pages = new Map<string, string>();
    for (const [ruleset, { sums, games }] of this.statistics) {
      const game = gameOf(ruleset);
      if (!game || games < FEWEST) continue;
      const name = statisticsName(ruleset);
      const page = renderStatistics(statisticsModel(sums.counted(), game, speaker, INDEX));
      const failure = await writeInFolder(join(directory, name), page);
      if (failure) return failure;
      pages.set(ruleset, name);
    }
    const unread = [...this.unread].map(([file, { fault, more }]) => ({
      ...{ file, more },
      reason: sentenceOfFault(fault, speaker.forPages()),
    }));
    const orphans = [...this.orphans].map(([file, count]) => ({
      file,
      reason: speaker.forPages().text('site-orphans', { count }),
    }));
    const path = join(directory, INDEX);
    const index = indexModel(this.listed, unread, GAMES, pages, speaker, orphans);
    const failure = await writeInFolder(path, renderIndex(index));
    return failure ?? { path };
  }

  /** How many games are listed. */
  get size(): number {
    return this.listed.length;
  }
}
