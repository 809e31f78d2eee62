/** What lies where on the board, in words: for those who hear it. */
import type { Named } from '../engine/named.js';
import type { Scene, Frame as SceneFrame } from '../engine/scene.js';
import { nameOf } from '../report/context.js';
import type { PlayerView } from '../report/model.js';
import type { Speaker } from '../text/speaker.js';

/** @returns by the ids of the places, in the order of the board; empty texts where nothing lies */
export function lyingOn(
  speaker: Speaker,
  { board }: Scene,
  { board: now }: SceneFrame,
  players: readonly PlayerView[],
): ReadonlyMap<string, string> {
  const counted = (name: Named, count: number): string =>
    count > 1 ? `${nameOf(speaker, name)} ${count}` : nameOf(speaker, name);
  if (board?.kind === 'map' && now?.kind === 'map') {
    const { pieces, token, figure } = board;
    return new Map(
      board.nodes.map(({ id }, node) => {
        const cubes = players.flatMap(({ seat, name }) => {
          const count = now.cubes[node]?.[seat] ?? 0;
          return count === 0 ? [] : [`${name} ${count}`];
        });
        const tokens = now.tokens[node] ?? 0;
        const standing = pieces.flatMap(({ name }, kind) => {
          const count = now.pieces[kind]?.[node] ?? 0;
          return count === 0 ? [] : [counted(name, count)];
        });
        const lying = [
          ...cubes,
          ...(tokens === 0 ? [] : [counted(token, tokens)]),
          ...standing,
          ...(now.figure === id ? [nameOf(speaker, figure)] : []),
        ];
        return [id, lying.join(', ')] as const;
      }),
    );
  }
  if (board?.kind === 'grid' && now?.kind === 'grid') {
    const ownerOf = (cell: number): string => players.find(({ seat }) => seat === now.cells[cell]?.owner)?.name ?? '';
    return new Map(board.cells.map(({ id }, cell) => [id, ownerOf(cell)] as const));
  }
  return new Map();
}
