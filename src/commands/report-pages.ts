/** The pages of a run as files: their names, and what leads from one to the others. */
import { join } from 'node:path';
import { STANDARD_STREAM } from '../io/inputs.js';
import { type WriteFailure, writeInFolder, writeWhole } from '../io/write-whole.js';
import { plain } from '../output/plain.js';
import { type Way, withWays } from '../report/ways.js';
import type { Speaker } from '../text/speaker.js';
import { SHEETS, type SheetKind } from './extras.js';
import { fileName, sheetName } from './file-name.js';
import { SITE_NAMES } from './report-site.js';
import { INDEX, type ReportedGame, type ReportSpeakers } from './reported.js';
import { inOtherLanguages, type Version } from './versions.js';

/** Where the pages of a run are written. */
export interface Target {
  /** A directory, a file or standard output. */
  readonly output: string;
  /** The only page, where it is a file or standard output. */
  readonly page: { readonly folder: string; readonly name: string } | undefined;
  readonly versions: readonly Version[];
  /** Whose view the pages are; undefined where they hold everything. */
  readonly view: string | undefined;
}

/** A page whose neighbour behind it has no name yet. */
interface Waiting {
  readonly event: ReportedGame;
  readonly name: string;
  readonly sheets: readonly { readonly kind: SheetKind; readonly name: string; readonly html: string }[];
  readonly previous: string | undefined;
  readonly several: boolean;
}

const SAID: Readonly<Record<SheetKind, string>> = {
  quiz: 'quiz-written',
  puzzles: 'puzzles-written',
  lesson: 'lesson-written',
};
const TO_SHEET: Readonly<Record<SheetKind, string>> = {
  quiz: 'site-to-quiz',
  puzzles: 'site-to-puzzles',
  lesson: 'site-to-lesson',
};

export class ReportPages {
  private readonly taken = new Set<string>();
  private waiting: Waiting | undefined;

  /** @param written is told of each page, without a name where that could not be written */
  constructor(
    private readonly target: Target,
    private readonly speakers: ReportSpeakers,
    private readonly written: (event: ReportedGame, name: string | null) => void,
    private readonly fail: (failure: WriteFailure, speaker: Speaker) => void,
  ) {}

  /** Writes what has waited for the name of this one. @returns lines that say where it lies */
  async *add(event: ReportedGame, several: boolean): AsyncGenerator<string> {
    const { taken, waiting, target } = this;
    if (several && taken.size === 0) for (const name of SITE_NAMES) taken.add(name);
    const { game, file } = event.summary;
    const name = target.page?.name ?? fileName(game, file, taken, target.view);
    const sheets = SHEETS.flatMap((kind) => {
      const html = event.sheets[kind];
      return html === undefined ? [] : [{ kind, html, name: sheetName(name, kind, taken) }];
    });
    this.waiting = { event, name, sheets, several, previous: waiting?.name };
    if (waiting) yield* this.write(waiting, name);
  }

  /** Writes the last one. */
  async *end(): AsyncGenerator<string> {
    if (this.waiting) yield* this.write(this.waiting, undefined);
  }

  private async *write({ event, name, sheets, ...where }: Waiting, next: string | undefined): AsyncGenerator<string> {
    const { output, page, versions } = this.target;
    const speaker = await this.speakers.for(event.language);
    const html = withWays(event.html, name, [
      ...this.alongSite(speaker, where, next),
      ...sheets.map((sheet) => ({ text: speaker.text(TO_SHEET[sheet.kind]), href: sheet.name })),
      ...inOtherLanguages(versions, event, name),
    ]);
    if (output === STANDARD_STREAM) {
      yield html;
      return;
    }
    const path = page ? output : join(output, name);
    const failure = await (page ? writeWhole(path, html) : writeInFolder(path, html));
    this.written(event, failure ? null : name);
    if (failure) {
      this.fail(failure, speaker);
      return;
    }
    yield `${plain(speaker.text('report-written', { path }))}\n`;
    for (const sheet of sheets) {
      const beside = join(page?.folder ?? output, sheet.name);
      const others = sheets.filter(({ kind }) => kind !== sheet.kind);
      const ways = others.map((other) => ({ text: speaker.text(TO_SHEET[other.kind]), href: other.name }));
      const sheetHtml = withWays(sheet.html, name, [...ways, ...inOtherLanguages(versions, event, sheet.name)]);
      const sheetFailure = await writeInFolder(beside, sheetHtml);
      if (sheetFailure) this.fail(sheetFailure, speaker);
      else yield `${plain(speaker.text(SAID[sheet.kind], { path: beside }))}\n`;
    }
  }

  private alongSite(
    speaker: Speaker,
    { previous, several }: Pick<Waiting, 'previous' | 'several'>,
    next: string | undefined,
  ): readonly Way[] {
    if (!several) return [];
    return [
      { text: speaker.text('site-home'), href: INDEX },
      ...(previous === undefined ? [] : [{ text: speaker.text('site-previous'), href: previous }]),
      ...(next === undefined ? [] : [{ text: speaker.text('site-next'), href: next }]),
    ];
  }
}
