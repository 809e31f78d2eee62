// The program that ours is compared with: reads PGN and replays every move with full legality. node chess-replay.js file
// chessops is under the GPL and used here only.
import { createReadStream } from 'node:fs';
import { PgnParser, startingPosition } from 'chessops/pgn';
import { parseSan } from 'chessops/san';

let plays = 0;
const parser = new PgnParser((game, error) => {
  if (error) throw error;
  const position = startingPosition(game.headers).unwrap();
  for (const { san } of game.moves.mainline()) {
    const move = parseSan(position, san);
    if (!move) throw new Error(`illegal move ${san}`);
    position.play(move);
    plays += 1;
  }
});
for await (const chunk of createReadStream(String(process.argv[2]), { encoding: 'utf8', highWaterMark: 1 << 20 })) {
  parser.parse(chunk, { stream: true });
}
parser.parse('');
console.log(plays);
