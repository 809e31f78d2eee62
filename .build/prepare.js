// Makes the clone ready: dependencies installed, dist built. Costs next to nothing when it is.
import { isCurrent } from './clone.js';

/** @param {{ anew?: boolean }} [options] `anew`: build even if nothing has changed */
export async function prepare({ anew = false } = {}) {
  if (!anew && isCurrent()) return;
  const { make } = await import('./make.js');
  try {
    await make({ anew });
  } catch (error) {
    console.error(`kiebitz: ${error instanceof Error ? error.message : error}`);
    process.exit(70);
  }
}
