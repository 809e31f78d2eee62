import { describe, expect, it } from 'vitest';
import { layOut, NODE } from '../../src/charts/map-layout.js';
import type { MapLink } from '../../src/engine/map-board.js';

const link = (a: string, b: string): MapLink => ({ id: `${a}-${b}`, between: [a, b], arrow: false });

describe('a map', () => {
  it('puts regions where the game wants them, and others below', () => {
    const { nodes, height } = layOut(
      [{ id: 'a', at: [0, 0] }, { id: 'b', at: [1, 1] }, ...['c', 'd', 'e', 'f', 'g'].map((id) => ({ id, at: null }))],
      [],
      {},
    );
    const ys = nodes.map(({ y }) => y);
    expect(ys[1]).toBeGreaterThan(ys[0] ?? 0);
    expect(ys[2]).toBeGreaterThan(ys[1] ?? 0);
    expect(ys[6]).toBeGreaterThan(ys[5] ?? 0);
    expect(new Set(nodes.map(({ x, y }) => `${x},${y}`)).size).toBe(nodes.length);
    expect(height).toBeGreaterThan((ys[6] ?? 0) + NODE.height / 2);
  });

  it('a link runs straight where it can, and around a region that lies between', () => {
    const nodes = [
      { id: 'a', at: [0, 0] as const },
      { id: 'b', at: [2, 0] as const },
    ];
    const [straight] = layOut(nodes, [link('a', 'b')], {}).links;
    expect(straight?.path).toMatch(/^M[\d.,]+L/);
    expect(straight?.angle).toBe(0);
    const [bent] = layOut([...nodes, { id: 'between', at: [1, 0] }], [link('a', 'b')], {}).links;
    expect(bent?.path).toMatch(/^M[\d.,]+Q/);
  });

  it('the middle of a link is seen between its regions', () => {
    const { nodes, links } = layOut(
      [
        { id: 'a', at: [0, 0] },
        { id: 'b', at: [1, 0] },
      ],
      [link('a', 'b')],
      {},
    );
    const [a, b] = nodes;
    const middle = links[0]?.middle.x ?? 0;
    expect(middle).toBeGreaterThan((a?.x ?? 0) + NODE.width / 2);
    expect(middle).toBeLessThan((b?.x ?? 0) - NODE.width / 2);
  });

  it('a link to a region that is not there is left out', () => {
    expect(layOut([{ id: 'a', at: [0, 0] }], [link('a', 'nowhere')], {}).links).toEqual([]);
  });

  it('shows land where it touches as the links say, walls along its borders, and else boxes', () => {
    const nodes = [
      { id: 'a', at: [0, 0] as const },
      { id: 'b', at: [1, 0] as const },
    ];
    const shapes = {
      a: [
        [-0.5, -0.5],
        [0.5, -0.5],
        [0.5, 0.5],
        [-0.5, 0.5],
      ],
      b: [
        [0.5, -0.5],
        [1.5, -0.5],
        [1.5, 0.5],
        [0.5, 0.5],
      ],
      c: [
        [0, 1],
        [1, 1],
        [1, 2],
      ],
    } as const;
    const { links, nodes: placed, unused } = layOut(nodes, [link('a', 'b')], shapes);
    expect(links[0]).toMatchObject({ isShared: true, angle: 180 });
    expect(links[0]?.middle.y).toBe(placed[0]?.y);
    expect([placed.map(({ outline }) => outline === null), unused.length]).toEqual([[false, false], 1]);
    const other = layOut(nodes, [{ ...link('a', 'b'), arrow: true }], shapes);
    expect(other.nodes.map(({ outline }) => outline)).toEqual([null, null]);
    expect(other.links[0]?.isShared).toBe(false);
  });
});
