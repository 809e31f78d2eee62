import type { AttributeList } from '../attribute-list.js';
import { entryOf } from '../entry-of.js';
import type { Source } from '../recording.js';
import type { TreeSink } from '../tree-sink.js';
import { scanKbz, vocabularyReading } from './read-game.js';

type Offsets = ReadonlyMap<number, ReadonlyMap<string, number>>;

/** Of each source that was asked about: which attribute begins where is not written in the text, it follows from all before it. */
const known = new WeakMap<Source, Offsets>();

/** The offset of an attribute (of its value, where its name is left out) of the element at `offset`, if it stands there. */
export function attributeOffsetInKbz(source: Source, offset: number, attribute: string): number | undefined {
  return entryOf(known, source, () => offsetsIn(source))
    .get(offset)
    ?.get(attribute);
}

function offsetsIn(source: Source): Offsets {
  const collector = new OffsetCollector();
  scanKbz(source.text, vocabularyReading(source), collector);
  return collector.offsets;
}

class OffsetCollector implements TreeSink {
  readonly offsets = new Map<number, Map<string, number>>();
  readonly exhausted = false;
  readonly mayHaveText = false;

  open(_name: string, offset: number, { count, names, offsets }: AttributeList): boolean {
    const own = new Map<string, number>();
    for (let index = count - 1; index >= 0; index -= 1) own.set(names[index] ?? '', offsets[index] ?? offset);
    this.offsets.set(offset, own);
    return true;
  }

  text(): void {}
  markup(): void {}
  close(): void {}
  illFormed(): void {}
}
