import { MAX_ATTRIBUTES } from './limits.js';

/** A value that is no text: an object or a list in JSON. */
export interface NotText {
  /** As it stands in the file. */
  readonly found: string;
}

/**
 * The attributes of one element, in the order of the file. One list serves a reader again and again. It takes one more than
 * an element may have, which tells that there are too many, and no further ones.
 */
export class AttributeList {
  readonly names: string[] = [];
  readonly raws: (string | NotText)[] = [];
  /** Where each begins: UTF-16 code units from the start of the game's text. */
  readonly offsets: number[] = [];
  count = 0;

  add(name: string, raw: string | NotText, offset: number): void {
    const { count } = this;
    if (count > MAX_ATTRIBUTES) return;
    this.names[count] = name;
    this.raws[count] = raw;
    this.offsets[count] = offset;
    this.count = count + 1;
  }

  /** True where the element has more attributes than a reader should follow. */
  get isTooLong(): boolean {
    return this.count > MAX_ATTRIBUTES;
  }

  /** Takes away the attributes whose names match. */
  remove(names: RegExp): void {
    for (let index = this.count - 1; index >= 0; index -= 1) {
      if (!names.test(this.names[index] ?? '')) continue;
      this.names.splice(index, 1);
      this.raws.splice(index, 1);
      this.offsets.splice(index, 1);
      this.count -= 1;
    }
  }

  /** The first attribute of a name; -1 where there is none. */
  indexOf(name: string): number {
    const index = this.names.indexOf(name);
    return index < this.count ? index : -1;
  }
}
