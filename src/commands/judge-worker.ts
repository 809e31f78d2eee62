/** A worker of `check`: judges one file and sends back what there is to say. */
import type { Input } from '../io/inputs.js';
import { serve } from '../io/threads.js';
import type { Knowledge } from '../known/known.js';
import type { CheckOptions } from './check-options.js';
import { type PartResults, type PartTask, partOf } from './file-parts.js';
import { type Judged, judge } from './judged.js';
import { knowledgeOf } from './known-findings.js';

/** What a worker is sent. Plain values only. */
export interface JudgeTask {
  readonly input: Input;
  readonly options: CheckOptions;
  /** Only so much of the file is to be judged. */
  readonly part?: PartTask;
}

/** Read once: a worker serves one run. */
let knowledge: Promise<Knowledge> | undefined;

/** What there is to say of each game of a file or a part of it, and of what could not be read, at once. @throws UnusableEdition */
async function* judgeFile({
  input,
  options,
  part,
}: JudgeTask): AsyncGenerator<readonly Judged[] | PartResults<Judged>> {
  knowledge ??= knowledgeOf(options);
  const reading = part && partOf(part);
  const results: Judged[] = [];
  for await (const one of judge([{ ...input, ...reading?.input }], options, await knowledge)) results.push(one);
  yield reading ? { results, end: reading.end() } : results;
}

serve(judgeFile);
