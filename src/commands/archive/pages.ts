/** `kiebitz archive pages`: the games of an archive as pages, in lists that no number of games makes too long. */
import { join } from 'node:path';
import type { RunDifference } from '../../analysis/run-difference.js';
import { seatedIn, skillsInRow } from '../../archive/analysis-row.js';
import { isAnalysis, type PartHead } from '../../archive/part.js';
import { QUERIES } from '../../archive/queries.js';
import { type GameRow, observationIn, type Row, summaryIn } from '../../archive/row.js';
import { writeStandardOutput } from '../../io/standard-output.js';
import { type WriteFailure, writeInFolder } from '../../io/write-whole.js';
import { plain } from '../../output/plain.js';
import type { Linked } from '../../report/model.js';
import type { Listed } from '../../report/site/index-model.js';
import { withWays } from '../../report/ways.js';
import type { Speaker } from '../../text/speaker.js';
import { complain, complainOfWriting } from '../complain.js';
import { EXIT } from '../exit.js';
import { makeDirectory } from '../output-directory.js';
import { type Progress, progressOn } from '../progress.js';
import { Site } from '../report-site.js';
import { INDEX, ReportSpeakers, reported } from '../reported.js';
import { SiteFolder } from '../site-folder.js';
import { writeTable } from '../site-lists.js';
import { changesInParts } from './changes.js';
import {
  type ArchiveMistake,
  firstCopies,
  loadPart,
  mistakeText,
  type NamedPart,
  overRows,
  partsOf,
} from './folder.js';
import { meantReferees } from './meant.js';
import { changesTable, ratingsTable } from './site-tables.js';

/** The options of one run, as the command line gives them. */
export interface ArchivePagesOptions {
  /** The directory of the pages. */
  readonly output: string;
  /** Short names of referees: one who has judged, or two of which the older one comes first; and one who has analysed. */
  readonly referee: readonly string[];
  /** Keys of the games that are to have pages of their own. */
  readonly game: readonly string[];
  /** Paths of the user's own editions, for those. */
  readonly components: readonly string[];
  readonly lang?: string;
}

/** @returns the exit code @throws UnusableEdition */
export async function archivePages(folder: string, options: ArchivePagesOptions): Promise<number> {
  const { output } = options;
  const speakers = new ReportSpeakers(['archive', 'referee']);
  const speaker = await speakers.for(options.lang);
  const parts = await partsOf(folder);
  if ('message' in parts) return complain(mistakeText(parts, speaker), EXIT.unread);
  const judges = options.referee.filter((key) => !isAnalysis(key));
  const meant = meantReferees(parts, judges, 'verdicts', judges.length === 2 ? 2 : 1, speaker);
  if ('text' in meant) return complain(meant.text, meant.code);
  const analysts = options.referee.filter(isAnalysis);
  const isAnalysed = analysts.length > 0 || parts.some(({ key }) => isAnalysis(key));
  const analyst = isAnalysed ? meantReferees(parts, analysts, 'analyses', 1, speaker) : [];
  if ('text' in analyst) return complain(analyst.text, analyst.code);
  const noDirectory = await makeDirectory(output);
  if (noDirectory) return complainOfWriting(noDirectory, speaker);
  const pages = new GamePages(options, speaker);
  const own = parts.filter(({ key }) => key === meant.at(-1));
  const work = new PagesWork(own.length);
  const progress = await progressOn(process.stderr, work);
  const analysed = parts.filter(({ key }) => key === analyst[0]);
  const written = await writeSite({ parts, own, analysed, meant }, pages, { work, progress }, options, speaker);
  progress.clear();
  if ('message' in written) return complain(mistakeText(written, speaker), EXIT.unread);
  if ('code' in written) return complainOfWriting(written, speaker);
  await writeStandardOutput(`${plain(speaker.text('site-written', written))}\n`);
  const missing = pages.missing();
  return missing.length === 0
    ? EXIT.fine
    : complain(speaker.text('archive-no-game-page', { games: missing.join(', ') }), EXIT.unread);
}

/** How far the pages are: the games, the players, and the lists take about as long as each other. */
class PagesWork {
  private parts = 0;
  private players = 0;
  private again = 0;

  /** @param own how many parts the games lie in */
  constructor(private readonly own: number) {}

  get total(): number {
    return 3 * this.own;
  }

  readonly done = (): number => this.parts + this.players * this.own + this.again;

  /** The games of one more part are counted. */
  counted(): void {
    this.parts += 1;
  }

  /** @param share of the players who have their pages */
  told(share: number): void {
    this.players = share;
  }

  /** The games of one more part are listed. */
  listed(): void {
    this.again += 1;
  }
}

interface Meant {
  readonly parts: readonly NamedPart[];
  /** Those of the referee whose games the pages are about. */
  readonly own: readonly NamedPart[];
  /** Those with the analyses that the pages tell of. */
  readonly analysed: readonly NamedPart[];
  readonly meant: readonly string[];
}

async function writeSite(
  { parts, own, analysed, meant }: Meant,
  pages: GamePages,
  { work, progress }: { readonly work: PagesWork; readonly progress: Progress },
  { output }: ArchivePagesOptions,
  speaker: Speaker,
): Promise<{ readonly games: number; readonly path: string } | WriteFailure | ArchiveMistake> {
  const { language } = speaker;
  const languages = { language, asksFor: language };
  const folder = new SiteFolder(output, languages);
  const ratings = QUERIES.ratings.fold();
  const again = new ListedAgain(own, pages, () => {
    work.listed();
    progress.step(0);
  });
  const site = new Site(() => again.listed());
  const rows: GameRow[] = [];
  let latest: PartHead | undefined;
  const mistake = await overRows(own, false, (row: Row, head) => {
    if (latest && latest !== head) work.counted();
    latest = head;
    progress.step();
    if (row.type === 'analysis') return;
    if (row.type === 'fault') {
      const { file, line, fault } = row;
      site.addFault({ file, fault, position: line === null ? undefined : { line, column: 1 } });
      return;
    }
    if (pages.isWanted(row)) rows.push(row);
    else site.addGame({ summary: summaryIn(row), observation: observationIn(row), ...languages }, undefined);
    for (const cells of QUERIES.ratings.read(row)) ratings.add(cells);
  });
  if (mistake) return mistake;
  work.counted();
  progress.step(0);
  // Those that are asked for are read again; they stand behind the others.
  for (const row of rows) {
    const page = await pages.write(row);
    again.paged.push({ summary: summaryIn(row), page, side: null });
    site.addGame({ summary: summaryIn(row), observation: observationIn(row), ...languages }, page);
  }
  const unread = await overRows(analysed, false, (row) => {
    if (row.type === 'analysis') site.addSkills(row.ruleset, seatedIn(row), skillsInRow(row));
  });
  if (unread) return unread;
  const more: Linked[] = [];
  const tables = [ratingsTable(ratings.lines(), speaker)];
  if (meant.length === 2) {
    const changes: RunDifference | ArchiveMistake = await changesInParts(parts, meant);
    if ('message' in changes) return changes;
    tables.push(changesTable(changes, speaker));
  }
  for (const table of tables) {
    if (!table) continue;
    const way = await writeTable(folder, table, speaker);
    if ('code' in way) return way;
    more.push(way);
  }
  const written = await site.write(folder, speaker, more, (share) => {
    work.told(share);
    progress.step(0);
  });
  if (again.mistake) return again.mistake;
  return 'code' in written ? written : { games: site.size, path: written.path };
}

/** The games of an archive once more, for lists of so many that they are not kept in memory. */
class ListedAgain {
  /** Those with pages of their own, which come last. */
  readonly paged: Listed[] = [];
  /** What is wrong with a part: the games end there. */
  mistake: ArchiveMistake | undefined;

  constructor(
    private readonly parts: readonly NamedPart[],
    private readonly pages: GamePages,
    private readonly tell: () => void,
  ) {}

  async *listed(): AsyncGenerator<Listed> {
    const isFirst = firstCopies();
    for (const named of this.parts) {
      const part = await loadPart(named);
      if ('message' in part) {
        this.mistake = part;
        return;
      }
      for (const row of part.rows) {
        if (row.type !== 'game' || this.pages.isWanted(row) || !isFirst(row)) continue;
        yield { summary: summaryIn(row), page: undefined, side: null };
      }
      this.tell();
    }
    yield* this.paged;
  }
}

/** The pages of single games, made from their logs on demand. */
class GamePages {
  private readonly written = new Set<string>();

  constructor(
    private readonly options: ArchivePagesOptions,
    private readonly speaker: Speaker,
  ) {}

  isWanted({ key }: GameRow): boolean {
    return this.options.game.some((wanted) => wanted !== '' && key.startsWith(wanted));
  }

  /** @returns the name of its page; null where its log is no longer what it was, or the page could not be written */
  async write({ key, file, game, ruleset }: GameRow): Promise<string | null> {
    const { output, lang, components } = this.options;
    const asked = { ...(game !== null && { game }), ...(lang !== undefined && { lang }), components };
    for await (const one of reported([file], asked, true)) {
      if (one.type === 'fault' || one.summary.ruleset !== ruleset || one.summary.game !== game) continue;
      const name = `${key}.html`;
      const html = withWays(one.html, name, [{ text: this.speaker.text('site-home'), href: INDEX }]);
      if (await writeInFolder(join(output, name), html)) return null;
      this.written.add(key);
      return name;
    }
    return null;
  }

  /** Keys of games that have no page although one was asked for. */
  missing(): readonly string[] {
    return this.options.game.filter((wanted) => ![...this.written].some((key) => key.startsWith(wanted)));
  }
}
