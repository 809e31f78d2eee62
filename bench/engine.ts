// The engine alone: games that lie in memory as recordings are replayed for some seconds. Prints plays per second.
//
// TODO(lead): fill in `read` and `replay` as soon as src/log and src/engine have their entry points:
//   read(text): the recordings of a log;  replay(recording): what `check` does with one, without text and output.
import { readFileSync } from 'node:fs';

function read(_text: string): readonly unknown[] {
  return [];
}

function replay(_recording: unknown): void {}

const SECONDS = 5;

function main(path: string): void {
  const text = readFileSync(path, 'utf8');
  const recordings = read(text);
  if (recordings.length === 0) {
    console.log(Number.NaN);
    return;
  }
  const playsInRound = text.match(/<play /g)?.length ?? 0;
  const round = () => {
    for (const recording of recordings) replay(recording);
  };
  round();
  let plays = 0;
  const start = process.hrtime.bigint();
  let seconds = 0;
  while (seconds < SECONDS) {
    round();
    plays += playsInRound;
    seconds = Number(process.hrtime.bigint() - start) / 1e9;
  }
  console.log(plays / seconds);
}

main(String(process.argv[2]));
