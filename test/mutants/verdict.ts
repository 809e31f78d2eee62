/** What the tool and the oracle say of a mutant. */
import type { Finding } from '../../src/engine/finding.js';
import { findingText, recordingsOf, replayed } from '../engine/replays.js';
import { copyOf, type Element, get } from '../oracle/element.js';
import type { Oracle } from '../oracle/oracles.js';
import { randomFrom } from '../oracle/random.js';
import type { Mutator } from './mutator.js';
import { serialOf } from './serial.js';

export interface MutantVerdict {
  readonly detected: boolean;
  /** The first root names the rule that was broken, or a declared twin. */
  readonly rightRule: boolean;
  /** The first root stands where the breach was planted, and accuses the element that breaks the rule. */
  readonly rightPlace: boolean;
  /** Nothing but the planted breach is an error of its own. */
  readonly alone: boolean;
  /** The independent referee stops at the planted place, too; where it does not, the mutator may be at fault. */
  readonly confirmed: boolean;
  /** All that was said, for people. */
  readonly text: string;
}

/** @returns undefined where the game offers no occasion */
export function judgeMutant(mutator: Mutator, game: Element, oracle: Oracle, seed: number): MutantVerdict | undefined {
  const mutant = copyOf(game);
  const planted = mutator.plant(mutant, randomFrom(seed));
  if (!planted) return undefined;
  const { what, place, element } = planted;
  const { text, lines } = serialOf(mutant);
  const roots = rootsOf(text);
  const [first] = roots;
  const line = element && lines.get(element);
  const opinion = oracle.judge(mutant);
  const accused = [mutator.rule, ...(mutator.twins ?? [])];
  return {
    detected: first !== undefined,
    rightRule: accused.some((rule) => rule === first?.rule),
    rightPlace:
      first !== undefined &&
      first.at.section === place.section &&
      first.at.turn === place.turn &&
      (element === undefined || first.at.line === line),
    alone: roots.length === 1,
    confirmed: opinion.section === place.section && opinion.turn === place.turn,
    text: [
      `${mutator.rule} in ${get(game, 'id')}, seed ${seed}: ${what}`,
      `  planted at ${place.section} ${place.turn ?? ''}${line === undefined ? '' : `, line ${line}`}`,
      `  oracle: ${opinion.verdict === 'illegal' ? `${opinion.section} ${opinion.turn ?? ''}: ${opinion.why}` : opinion.verdict}`,
      ...(roots.length > 0 ? roots.slice(0, 4).map(findingText) : ['no breach']).map((said) => `  tool: ${said}`),
    ].join('\n'),
  };
}

/** The errors that follow from no other, in the order of the log. */
function rootsOf(text: string): Finding[] {
  const [recording] = recordingsOf(text, 'mutant.xml');
  if (!recording) throw new Error('a mutant without a game');
  return replayed(recording, false)
    .findings.filter(({ severity, cause }) => severity === 'error' && cause === null)
    .sort((one, other) => (one.at.line ?? 0) - (other.at.line ?? 0));
}
