/** Sentences of a known form: `{player} builds {building}.` Matched in linear time, from left to right. */

/** A template taken apart: `texts` stand around `names`, and there is one more of them. */
export interface Template {
  readonly texts: readonly string[];
  readonly names: readonly string[];
}

export function templateOf(text: string): Template {
  const parts = text.split(/\{([a-z][a-z0-9-]*)\}/);
  return { texts: parts.filter((_, at) => at % 2 === 0), names: parts.filter((_, at) => at % 2 === 1) };
}

/** @returns what stands where the names are; each reaches to the first place where the text behind it follows */
export function matched({ texts, names }: Template, sentence: string): Readonly<Record<string, string>> | undefined {
  const first = texts[0] ?? '';
  if (!sentence.startsWith(first)) return undefined;
  const found: [string, string][] = [];
  let at = first.length;
  for (const [index, name] of names.entries()) {
    const text = texts[index + 1] ?? '';
    const isLast = index === names.length - 1;
    const end = isLast ? sentence.length - text.length : sentence.indexOf(text, at);
    if (end < at || !sentence.startsWith(text, end)) return undefined;
    found.push([name, sentence.slice(at, end)]);
    at = end + text.length;
  }
  return at === sentence.length ? Object.fromEntries(found) : undefined;
}

/** The sentence of a template; what no name stands for is left out. */
export function filled({ texts, names }: Template, found: Readonly<Record<string, string>>): string {
  return texts.map((text, at) => text + (found[names[at] ?? ''] ?? '')).join('');
}
