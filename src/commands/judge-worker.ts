/** A worker of `check`: judges one file and sends back what there is to say. */
import type { Input } from '../io/inputs.js';
import { serve } from '../io/threads.js';
import type { Knowledge } from '../known/known.js';
import type { CheckOptions } from './check-options.js';
import { type Judged, judge } from './judged.js';
import { knowledgeOf } from './known-findings.js';

/** What a worker is sent. Plain values only. */
export interface JudgeTask {
  readonly input: Input;
  readonly options: CheckOptions;
}

/** Read once: a worker serves one run. */
let knowledge: Promise<Knowledge> | undefined;

/** What there is to say of each game of a file, and of what could not be read, at once. @throws UnusableEdition */
async function* judgeFile({ input, options }: JudgeTask): AsyncGenerator<readonly Judged[]> {
  knowledge ??= knowledgeOf(options);
  const judged: Judged[] = [];
  for await (const one of judge([input], options, await knowledge)) judged.push(one);
  yield judged;
}

serve(judgeFile);
