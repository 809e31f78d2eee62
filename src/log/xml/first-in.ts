import type { Buffer } from 'node:buffer';
import type { ByteWindow } from '../byte-window.js';

/** Looks for the first of some bytes in a window that moves on. No byte is searched twice, however often somebody asks. */
export class FirstIn {
  /** In the file: where they were found last; -1 where nothing was. */
  private foundAt = -1;
  /** In the file: how far they have been searched for. */
  private searchedTo = 0;

  constructor(
    private readonly window: ByteWindow,
    private readonly bytes: Buffer,
  ) {}

  /** Where they first stand from an index on, which never goes back; -1 where they do not. */
  from(index: number): number {
    const { window, bytes } = this;
    const toFile = window.passed - window.start;
    if (this.foundAt >= index + toFile) return this.foundAt - toFile;
    const found = window.bytes.indexOf(bytes, Math.max(index, this.searchedTo - toFile));
    this.foundAt = found === -1 ? -1 : found + toFile;
    this.searchedTo = toFile + (found === -1 ? Math.max(index, window.end - bytes.length + 1) : found);
    return found;
  }
}
