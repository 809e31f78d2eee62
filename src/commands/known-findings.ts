/** The files that say what is known beforehand: `--baseline` and `--quirks`. */
import { type Baseline, baselineOf, parseBaseline } from '../known/baseline.js';
import type { FileMistake } from '../known/json-file.js';
import type { Knowledge } from '../known/known.js';
import { parseQuirks, type Quirk } from '../known/quirks.js';
import type { CheckOptions } from './check-options.js';
import { readText } from './file-mistakes.js';
import { ruleChoice, ruleIds } from './named-rules.js';

/** Files of the user's own that cannot be used: said to the user, exit code 3. */
export class UnusableFiles extends Error {
  constructor(readonly mistakes: readonly FileMistake[]) {
    super(mistakes.map(({ file, mistake }) => `${file}: ${mistake}`).join(', '));
  }
}

/** Reads both kinds of files, whole or not at all. @throws UnusableFiles with all that is wrong in any of them */
export async function knowledgeOf(options: CheckOptions): Promise<Knowledge> {
  const { baseline, updateBaseline, quirks = [], select = [], ignore = [] } = options;
  const mistakes: FileMistake[] = [];
  const known: Baseline | undefined =
    baseline === undefined ? undefined : await readBaseline(baseline, updateBaseline === true, mistakes);
  const declared: Quirk[] = [];
  for (const path of quirks) {
    const text = await readText(path);
    if (typeof text === 'object') {
      mistakes.push(text);
      continue;
    }
    const parsed = parseQuirks(path, text, ruleIds());
    declared.push(...parsed.quirks);
    mistakes.push(...parsed.mistakes);
  }
  if (mistakes.length > 0) throw new UnusableFiles(mistakes);
  return { baseline: known, quirks: declared, wants: ruleChoice(select, ignore) };
}

/** The baseline as it is now, before it is written: it need not be there yet. @throws UnusableFiles */
export async function currentBaseline(path: string): Promise<Baseline> {
  const mistakes: FileMistake[] = [];
  const baseline = await readBaseline(path, true, mistakes);
  if (mistakes.length > 0) throw new UnusableFiles(mistakes);
  return baseline;
}

async function readBaseline(path: string, mayBeMissing: boolean, mistakes: FileMistake[]): Promise<Baseline> {
  const text = await readText(path);
  if (typeof text === 'object') {
    if (!mayBeMissing || text.found !== 'ENOENT') mistakes.push(text);
    return baselineOf([]);
  }
  const parsed = parseBaseline(path, text);
  mistakes.push(...parsed.mistakes);
  return parsed.baseline;
}
