/** Where the text of a game breaks off, said as of a file that does: the exit code rests on it. */
import { position } from '../log/position.js';
import type { Fault, Problem, Recording } from '../log/recording.js';

/** With these the reading of a game ends, or goes astray; said as of a file. */
const FAULTS: Readonly<Partial<Record<Problem['problem'], Fault['fault']>>> = {
  'ill-formed': 'ill-formed',
  'too-deep': 'too-deep',
  'too-large': 'too-large',
  'too-many': 'too-many',
  'too-many-elements': 'too-large',
  'too-many-attributes': 'too-large',
  'too-many-players': 'too-large',
};

/** @returns undefined where the game was read to its end. Plain values only */
export function brokenOff({ truncated, problems, source }: Recording): Fault | undefined {
  if (!truncated) return undefined;
  const { file } = source;
  const last = problems.findLast(({ problem }) => FAULTS[problem] !== undefined);
  if (!last) return { file, fault: 'truncated', position: undefined };
  const { problem, offset, found, expected, breach } = last;
  const fault = FAULTS[problem] ?? 'truncated';
  // Only of what is ill-formed it says what was found: of the others there is a limit, in units of its own.
  const details = fault === 'ill-formed' ? { found, ...(expected !== undefined && { expected }) } : {};
  return { ...{ file, fault, position: position(source, offset) }, ...details, ...(breach && { breach }) };
}
