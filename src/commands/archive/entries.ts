/** The rows of the parts of an archive as they go into its tables. */
import { basename } from 'node:path';
import { type PartHead, refereeKey } from '../../archive/part.js';
import type { Row } from '../../archive/row.js';
import type { Entry } from '../../archive/tables.js';
import type { NamedPart } from './folder.js';

/** Numbers the games, and tells each referee once. */
export class Entries {
  /** @param game the number of the last one @param referees those that are known */
  constructor(
    private game: number,
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
      if (row.type === 'game') this.game += 1;
      yield { type: 'row', row, referee, part, game: this.game, copy: row.type === 'game' && isCopy(row.key, referee) };
    }
  }
}

/** The name of the file. */
export function partFile({ path }: NamedPart): string {
  return basename(path);
}
