/** Sentences of a language as a page holds them that has to be small: packed, and read when somebody speaks the language. */
import { FluentResource } from '@fluent/bundle';
import type { Language } from './language.js';
import type { Sentences } from './sentences.js';

/** @param packed the messages of each part, by its name: JSON, packed as gzip does, in Base64 */
export async function unpacked(language: Language, packed: string): Promise<Sentences> {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  const parts = (await new Response(stream).json()) as Readonly<Record<string, string>>;
  const read = Object.entries(parts).map(([part, text]) => [part, [new FluentResource(text)]] as const);
  return { language, parts: Object.fromEntries(read) };
}
