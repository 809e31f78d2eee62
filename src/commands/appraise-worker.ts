/** A worker of `analyse`: appraises one decision after the other of one game. */
import { serve } from '../io/threads.js';
import type { Appraisal } from '../kernel/appraisal.js';
import { type FollowTask, followed } from './appraisal-task.js';

/** One decision of a game, which is to be appraised. Plain values only. */
export interface AppraisalTask extends FollowTask {
  readonly decision: number;
}

/** Made once: a worker serves one run. */
let appraise: ((decision: number) => Appraisal) | undefined;

async function* appraisal(task: AppraisalTask): AsyncGenerator<Appraisal> {
  appraise ??= followed(task)?.appraiser(task.request);
  if (appraise) yield appraise(task.decision);
}

serve(appraisal);
