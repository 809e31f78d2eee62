/** Counts of a run, for the exit code and the last line. */
import type { Speaker } from '../text/speaker.js';
import type { CheckOptions } from './check-options.js';
import { EXIT } from './exit.js';
import type { Judged } from './judged.js';

/** Counts games, faults and findings, and nothing else: it does not grow with their number. */
export class Tally {
  private readonly games = { legal: 0, illegal: 0, undecidable: 0 };
  private withoutEdition = 0;
  private faults = 0;
  private hasFailed = false;
  private failing = 0;
  private known = 0;
  private ignored = 0;
  private languages: string | undefined;
  private agree = true;

  /** @param options how many failing findings are put up with */
  constructor(private readonly options: Pick<CheckOptions, 'maxErrors'>) {}

  /** Counts one game or fault. */
  add({ verdict, withoutEdition, unread, internal, failing, known, ignored, language }: Judged): void {
    if (verdict) this.games[verdict] += 1;
    if (withoutEdition) this.withoutEdition += 1;
    if (unread) this.faults += 1;
    if (internal) this.hasFailed = true;
    this.failing += failing;
    this.known += known;
    this.ignored += ignored;
    if (language === undefined) return;
    this.languages ??= language;
    if (this.languages !== language) this.agree = false;
  }

  /** The language that all games were spoken of in; undefined where they differ. */
  get language(): string | undefined {
    return this.agree ? this.languages : undefined;
  }

  /** Whether some of the input could not be read. */
  get hasUnread(): boolean {
    return this.faults > 0;
  }

  /** That of the whole run: a failure of ours comes before what could not be read, and that before findings. */
  get exitCode(): number {
    if (this.hasFailed) return EXIT.internal;
    if (this.faults > 0) return EXIT.unread;
    return this.failing > (this.options.maxErrors ?? 0) ? EXIT.findings : EXIT.fine;
  }

  /** How many games were not judged in full, and what to do about it; undefined where all were. */
  editionLine(speaker: Speaker): string | undefined {
    return this.withoutEdition > 0 ? speaker.text('check-without-edition', { games: this.withoutEdition }) : undefined;
  }

  /** The last line: how many games, and what became of them. */
  summary(speaker: Speaker): string {
    const { legal, illegal, undecidable } = this.games;
    const { maxErrors = 0 } = this.options;
    const parts = [
      speaker.text('check-summary', { games: legal + illegal + undecidable, legal, illegal, undecidable }),
      ...(this.known > 0 ? [speaker.text('referee-known', { count: this.known })] : []),
      ...(this.ignored > 0 ? [speaker.text('referee-ignored', { count: this.ignored })] : []),
      ...(this.failing > 0 && maxErrors > 0
        ? [speaker.text('referee-allowed', { count: this.failing, most: maxErrors })]
        : []),
      ...(this.faults > 0 ? [speaker.text('check-summary-files', { faults: this.faults })] : []),
    ];
    return parts.join('; ');
  }
}
