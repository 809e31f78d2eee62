/** The folder of the pages over many games: each is written whole, and leads to itself in other languages. */
import { dirname, join } from 'node:path';
import { type WriteFailure, writeInFolder } from '../io/write-whole.js';
import { withWays } from '../report/ways.js';
import { makeDirectory } from './output-directory.js';
import { inOtherLanguages, type PageLanguages, type Version } from './versions.js';

export class SiteFolder {
  private readonly made = new Set(['.']);

  /** @param directory there already @param versions the same pages in other languages */
  constructor(
    private readonly directory: string,
    private readonly languages: PageLanguages,
    private readonly versions: readonly Version[] = [],
  ) {}

  /** Where a page lies. */
  pathOf(name: string): string {
    return join(this.directory, name);
  }

  /**
   * @param name from this folder, with slashes; a folder in it is made where it is missing
   * @returns what the operating system refused
   */
  async write(name: string, html: string): Promise<WriteFailure | undefined> {
    const inner = dirname(name);
    if (!this.made.has(inner)) {
      const failure = await makeDirectory(this.pathOf(inner));
      if (failure) return failure;
      this.made.add(inner);
    }
    const ways = inOtherLanguages(this.versions, this.languages, name);
    return writeInFolder(this.pathOf(name), withWays(html, name, ways));
  }
}
