/** A worker of `analyse`: appraises one decision after the other of one game. */
import { serve } from '../io/threads.js';
import type { Appraisal } from '../kernel/appraisal.js';
import { type AppraisalTask, followed } from './appraisal-task.js';

/** Made once: a worker serves one run. */
let appraise: ((decision: number) => Appraisal) | undefined;

async function* appraisal(task: AppraisalTask): AsyncGenerator<Appraisal> {
  appraise ??= followed(task)?.appraiser(task.request);
  if (appraise) yield appraise(task.decision);
}

serve(appraisal);
