/** A worker of `check`: judges one file and sends back what there is to say. */
import { type CheckOptions, type Judged, judge } from './judged.js';

export interface JudgeTask {
  readonly path: string;
  readonly options: CheckOptions;
}

/** @throws UnusableEdition */
export async function judgeFile({ path, options }: JudgeTask): Promise<readonly Judged[]> {
  const judged: Judged[] = [];
  for await (const one of judge([path], options)) judged.push(one);
  return judged;
}
