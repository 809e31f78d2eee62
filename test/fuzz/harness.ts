/** What the fuzzer loads: one target, and the count of what it did. */
import { writeFileSync } from 'node:fs';
import { decisionsOf } from './bytes.js';
import { editedGame } from './edited-game.js';
import { jsonFile, typedFile, xmlFile } from './log-text.js';
import { prepare, TARGETS, type Target } from './targets.js';

/** Of all targets. */
export const names = Object.keys(TARGETS);

/** The game that some decisions come to, as somebody may write it down. */
export function textsOf(data: Uint8Array): readonly Uint8Array[] {
  const { game } = editedGame(decisionsOf(data));
  return [xmlFile([game]), jsonFile(game), typedFile(game)];
}

/** So often the count is written: a fuzzer that is stopped from outside does not tell that it ends. */
const EVERY = 500;

let inputs = 0;
/** Inputs of which at least one move was judged, in a game that is no seed. */
let reached = 0;
let target: Target | undefined;

/** Called for every input. */
export function fuzz(data: Buffer): Promise<void> | undefined {
  return target ? once(target, data) : begin().then((begun) => once(begun, data));
}

async function begin(): Promise<Target> {
  await prepare();
  target = TARGETS[process.env['KIEBITZ_FUZZ_TARGET'] ?? ''];
  if (!target) throw new Error(`targets: ${names.join(' ')}`);
  process.once('exit', writeTally);
  return target;
}

function once(run: Target, data: Buffer): Promise<void> | undefined {
  const moves = run(new Uint8Array(data));
  if (typeof moves !== 'number') return moves.then(count);
  count(moves);
  return undefined;
}

function count(moves: number): void {
  inputs += 1;
  if (moves > 0) reached += 1;
  if (inputs % EVERY === 0) writeTally();
}

function writeTally(): void {
  const file = process.env['KIEBITZ_FUZZ_TALLY'];
  if (file !== undefined) writeFileSync(file, JSON.stringify({ inputs, reached }));
}
