/** The rows of the parts of an archive as they go into its tables. */
import { basename } from 'node:path';
import { type PartHead, refereeKey } from '../../archive/part.js';
import type { Row } from '../../archive/row.js';
import type { Entry } from '../../archive/table.js';
import type { NamedPart } from './folder.js';

/** The numbers of the last game and the last analysis. */
export type Numbers = Record<Exclude<Row['type'], 'fault'>, number>;

/** Numbers the games and the analyses, and tells each referee once. */
export class Entries {
  /** @param numbers counted on here @param referees those that are known */
  constructor(
    private readonly numbers: Numbers,
    private readonly referees: Set<string>,
  ) {}

  /** @param isCopy asked of each game, in their order */
  *of(
    named: NamedPart,
    { head, rows }: { readonly head: PartHead; readonly rows: Iterable<Row> },
    isCopy: (key: string, referee: string) => boolean,
  ): Generator<Entry> {
    const referee = refereeKey(head.referee);
    if (!this.referees.has(referee)) yield { type: 'referee', key: referee, referee: head.referee };
    this.referees.add(referee);
    const part = partFile(named);
    for (const row of rows) {
      if (row.type === 'fault') {
        yield { type: 'row', row, referee, part, game: 0, copy: false };
        continue;
      }
      this.numbers[row.type] += 1;
      yield { type: 'row', row, referee, part, game: this.numbers[row.type], copy: isCopy(row.key, referee) };
    }
  }
}

/** The name of the file. */
export function partFile({ path }: NamedPart): string {
  return basename(path);
}
