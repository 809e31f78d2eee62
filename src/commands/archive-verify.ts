/** `kiebitz archive verify`: whether everything is there, once, as it was written. */
import { type PartHead, partName } from '../archive/part.js';
import { writeStandardOutput } from '../io/standard-output.js';
import { plain } from '../output/plain.js';
import { speakerFor } from '../text/speaker.js';
import { loadPart, mistakeText, type NamedPart, partsOf } from './archive-folder.js';
import { EXIT } from './exit.js';

/** @returns the exit code: 1 where something has to be made anew */
export async function archiveVerify(folder: string, { lang }: { readonly lang?: string }): Promise<number> {
  const speaker = await speakerFor(lang, [], ['archive']);
  const parts = await partsOf(folder);
  if ('message' in parts) {
    process.stderr.write(`${plain(mistakeText(parts, speaker))}\n`);
    return EXIT.unread;
  }
  const mistakes: string[] = [];
  const whole: (PartHead & Pick<NamedPart, 'key'>)[] = [];
  let games = 0;
  for (const named of parts) {
    const part = await loadPart(named);
    if ('message' in part) mistakes.push(mistakeText(part, speaker));
    else if (!named.path.endsWith(partName(part.head))) {
      mistakes.push(speaker.text('archive-misnamed', { path: named.path }));
    } else {
      whole.push({ ...part.head, key: named.key });
      games += part.head.games;
    }
  }
  const files = new Map<string, typeof whole>();
  for (const head of whole) {
    const id = `${head.bytes} ${head.key}`;
    const known = files.get(id);
    if (known) known.push(head);
    else files.set(id, [head]);
  }
  for (const [first, ...more] of files.values()) {
    const heads = first ? [first, ...more] : [];
    const gap = heads.findIndex(({ part }, place) => part !== place);
    const file = first?.file ?? '';
    if (gap >= 0) mistakes.push(speaker.text('archive-missing', { file, part: gap + 1 }));
    if (heads.at(-1)?.end !== true) mistakes.push(speaker.text('archive-unfinished', { file }));
  }
  await writeStandardOutput(mistakes.map((mistake) => `${plain(mistake)}\n`));
  const count = { parts: whole.length, files: files.size, games, mistakes: mistakes.length };
  const isWhole = mistakes.length === 0;
  await writeStandardOutput(`${speaker.text(isWhole ? 'archive-verified' : 'archive-not-whole', count)}\n`);
  return isWhole ? EXIT.fine : EXIT.findings;
}
