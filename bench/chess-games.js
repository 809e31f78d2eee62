// A PGN file of random legal games, for the engine that ours is compared with. The games are the same on every machine.
import { closeSync, openSync, writeSync } from 'node:fs';
import { Chess } from 'chessops/chess';
import { makeSanAndPlay } from 'chessops/san';
import { squareRank } from 'chessops/util';

const LONGEST_GAME = 160;

/**
 * @param {string} path
 * @param {number} plays about so many half-moves are written
 * @returns {number} how many were
 */
export function writeChess(path, plays) {
  const random = seeded(20261101);
  const file = openSync(path, 'w');
  let written = 0;
  for (let game = 1; written < plays; game += 1) {
    const moves = playGame(random);
    written += moves.length;
    const text = moves.map((san, index) => (index % 2 ? san : `${index / 2 + 1}. ${san}`)).join(' ');
    writeSync(file, `[Event "Bench"]\n[Round "${game}"]\n[Result "*"]\n\n${text} *\n\n`);
  }
  closeSync(file);
  return written;
}

/** @param {() => number} random */
function playGame(random) {
  const position = Chess.default();
  /** @type {string[]} */
  const moves = [];
  while (moves.length < LONGEST_GAME && !position.isEnd()) {
    const choices = [...position.allDests()].flatMap(([from, dests]) => [...dests].map((to) => ({ from, to })));
    const choice = choices[Math.floor(random() * choices.length)];
    if (!choice) break;
    const promotes = position.board.getRole(choice.from) === 'pawn' && [0, 7].includes(squareRank(choice.to));
    moves.push(makeSanAndPlay(position, promotes ? { ...choice, promotion: 'queen' } : choice));
  }
  return moves;
}

/**
 * Numbers from 0 to 1, the same ones for the same seed (mulberry32).
 *
 * @param {number} seed
 */
function seeded(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
