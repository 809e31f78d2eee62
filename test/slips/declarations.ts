/** What is said of logs that leave out the declaration of one player. */
import { findingText, replayText } from '../engine/replays.js';
import type { LegalLog } from './legal-logs.js';

/** What became of the logs; every fault is a text for people. */
export interface DeclarationTally {
  declarations: number;
  readonly illegal: string[];
  /** The player is not the only root. */
  readonly notOne: string[];
}

const DECLARATION = /<player [^>]*>/g;

/** Leaves out each player of each log, one at a time. */
export function judgeMissingDeclarations(logs: readonly LegalLog[]): DeclarationTally {
  const tally: DeclarationTally = { declarations: 0, illegal: [], notOne: [] };
  for (const { name, text } of logs) {
    for (const [declaration] of text.matchAll(DECLARATION)) {
      tally.declarations += 1;
      const { verdict, findings } = replayText(text.replace(declaration, ''), name, false);
      const roots = findings.filter(({ cause, severity }) => cause === null && severity === 'error');
      const told = [`${name} ${declaration}: ${verdict}`, ...roots.slice(0, 4).map(findingText)].join('\n  ');
      if (verdict === 'illegal') tally.illegal.push(told);
      if (roots.length !== 1 || roots[0]?.message.id !== 'engine-player-unknown') tally.notOne.push(told);
    }
  }
  return tally;
}
