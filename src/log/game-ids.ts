import { Digests } from './digests.js';
import { quote } from './quote.js';
import type { Recording } from './recording.js';

/** Beyond so many games of one file, repeated ids are not looked for: the memory would grow with the file. */
const REMEMBERED = 1_000_000;

/** The ids of the games of one file, which must differ. */
export class GameIds {
  private readonly ids = new Digests();

  /** Digests of all ids, as plain values. */
  get digests(): Uint32Array {
    return this.ids.all;
  }

  /** Adds those of another part of the file. False, and nothing is added, where one of them is there already, or they are too many. */
  merge(digests: Uint32Array): boolean {
    return this.ids.merge(digests, REMEMBERED);
  }

  /** The recording; with one more problem where another game of the file has its id. */
  check(recording: Recording): Recording {
    const { id, game, problems } = recording;
    if (id === undefined || this.ids.add(id, REMEMBERED)) return recording;
    const { offset, name } = game;
    const repeated = { problem: 'repeated-id', offset, element: name, attribute: 'id', found: quote(id) } as const;
    return { ...recording, problems: [...problems, repeated] };
  }
}
