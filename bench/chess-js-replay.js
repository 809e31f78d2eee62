// chess.js, which reads PGN one game at a time and replays every move: node chess-js-replay.js file module
import { readFileSync } from 'node:fs';

const [, , path = '', module = ''] = process.argv;
const { Chess } = await import(module);
let plays = 0;
for (const game of readFileSync(path, 'utf8').split(/(?=\[Event )/)) {
  const chess = new Chess();
  chess.loadPgn(game);
  plays += chess.history().length;
}
console.log(plays);
