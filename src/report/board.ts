/** The board for every step that the page tells. */

import { layOut } from '../charts/map-layout.js';
import type { MapSceneData, SceneCounterData, SceneData, SceneZoneData } from '../charts/scene-data.js';
import type { Named } from '../engine/portrait.js';
import type { Frame, Scene, SceneCounter, SceneZone } from '../engine/scene.js';
import type { Step } from '../engine/transcript.js';
import { BOARD_WORDS, type BoardStep } from './board-view.js';
import { type Context, capitalised, nameOf } from './context.js';
import { mapTable } from './figures/map.js';
import { filmOf } from './film.js';
import type { BoardView, LegendEntry, TurnView } from './model.js';
import { placeName } from './places.js';

interface ToldStep {
  readonly step: Step;
  readonly index: number;
  readonly link: string;
  readonly place: string;
}

/**
 * @param turns of the page, with their anchors
 * @returns null where the game has no board, or nobody has asked for frames
 */
export function boardView(
  context: Context,
  turns: readonly TurnView[],
  anchors: ReadonlySet<string>,
): BoardView | null {
  const { portrait, replayed, speaker, players, course, game } = context;
  const scene = portrait.scene?.(replayed.table);
  const told = toldSteps(context, turns);
  const frames = told.flatMap(({ step }) => step.frame ?? []);
  if (!scene || frames.length === 0 || frames.length !== told.length) return null;
  const movers = told.map(({ step }) => players.find(({ id }) => id === step.at.player)?.seat ?? null);
  const film = filmOf(scene, frames, movers);
  const steps = told.map(
    ({ step, index, link, place }): BoardStep => ({
      ...{ link, place },
      tick: course.stopOfStep[index] ?? 0,
      scores: players.map(({ seat }) => step.values[portrait.score]?.[seat] ?? 0),
    }),
  );
  const id = `report-${game.ruleset}-scene`;
  return {
    title: speaker.text('report-board-title'),
    lead: speaker.text(`${id}-lead`),
    words: Object.fromEntries(
      BOARD_WORDS.map((word) => [word, speaker.text(`report-board-${word}`)]),
    ) as BoardView['words'],
    strides: (['step', 'turn', 'mark'] as const).map((id) => ({ id, text: speaker.text(`report-board-by-${id}`) })),
    legend: legendOf(context, scene, frames),
    table: mapTable(context, anchors),
    scene: {
      players: players.map(({ seat, name, hue }) => ({ seat, name, hue })),
      parts: countersOf(context, scene.parts),
      cards: scene.cards.map(({ name, label, hue, amounts, coin, plus }) => ({
        name: capitalised(nameOf(speaker, name, true)),
        label: label === null ? '' : nameOf(speaker, label),
        ...{ hue, amounts, coin, plus },
      })),
      board: boardOf(context, scene),
      counters: countersOf(context, scene.counters),
      zones: zonesOf(context, scene.zones, film.sizes),
      common: scene.common && {
        counters: countersOf(context, scene.common.counters),
        zones: zonesOf(context, scene.common.zones, film.commonSizes),
      },
      frames: film.frames,
    },
    steps,
    turns: turnPictures(context, turns, steps),
  };
}

function toldSteps(context: Context, turns: readonly TurnView[]): readonly ToldStep[] {
  return turns.flatMap(({ title, steps }) =>
    steps.flatMap(({ step: index, link, number }) => {
      const step = context.transcript.steps[index];
      if (!step) return [];
      const place = number === '' ? title : placeName(context, step.at);
      return [{ step, index, link, place }];
    }),
  );
}

function turnPictures(
  { speaker, players }: Context,
  turns: readonly TurnView[],
  steps: readonly BoardStep[],
): BoardView['turns'] {
  const frameOf = new Map(steps.map(({ link }, frame) => [link, frame]));
  // Where nothing is told of a turn, the board lies as it did before.
  let frame = 0;
  return turns.map(({ anchor, title, steps: own }) => {
    frame = frameOf.get(own.at(-1)?.link ?? '') ?? frame;
    const scores = players.map(({ name, seat }) =>
      speaker.text('report-name-points', { player: name, points: steps[frame]?.scores[seat] ?? 0 }),
    );
    return { anchor, frame, label: speaker.text('report-board-after', { place: title, scores: speaker.list(scores) }) };
  });
}

function countersOf({ speaker }: Context, counters: readonly SceneCounter[]): readonly SceneCounterData[] {
  return counters.map(({ sign, hue, name }) => ({ sign, hue, name: capitalised(nameOf(speaker, name)) }));
}

function zonesOf(
  { speaker }: Context,
  zones: readonly SceneZone[],
  sizes: readonly number[],
): readonly SceneZoneData[] {
  return zones.map(({ name, style, secret }, zone) => ({
    name: capitalised(nameOf(speaker, name)),
    ...{ style, secret },
    size: sizes[zone] ?? 0,
  }));
}

function boardOf(context: Context, { board }: Scene): SceneData['board'] {
  const { speaker } = context;
  if (!board) return null;
  if (board.kind === 'grid') {
    const { kind, rows, columns, streetBelow, spacesPerColumn, priced, joints, cells } = board;
    return {
      ...{ kind, rows, columns, streetBelow, spacesPerColumn, joints },
      priced: countersOf(context, priced),
      cells: cells.map(({ id, name, ...cell }) => ({
        ...cell,
        name: name === null ? id : nameOf(speaker, name, true),
      })),
    };
  }
  const map: MapSceneData = {
    kind: 'map',
    layout: layOut(board.nodes, board.links, board.shapes),
    nodes: board.nodes.map(({ name, aside }) => ({ name: capitalised(nameOf(speaker, name)), aside })),
    pieces: board.pieces.map(({ shape }) => shape),
  };
  return map;
}

function legendOf({ speaker }: Context, scene: Scene, frames: readonly Frame[]): readonly LegendEntry[] {
  const entry = (name: Named, sign: 'piece' | 'scene', index: string, hue: LegendEntry['hue'] = null): LegendEntry => ({
    name: capitalised(nameOf(speaker, name)),
    ...{ sign, index, hue },
  });
  const { board, counters, common } = scene;
  const maps = frames.flatMap((frame) => (frame.board?.kind === 'map' ? [frame.board] : []));
  return [
    ...(board?.kind === 'grid'
      ? [
          entry(board.figure, 'piece', 'figure'),
          entry(board.goods, 'scene', 'barrel'),
          entry(board.card, 'scene', 'card'),
          { name: speaker.text('report-upgraded'), hue: null, sign: 'upgraded' as const, index: 0 },
        ]
      : []),
    ...(board?.kind === 'map'
      ? [
          entry(board.figure, 'piece', 'figure'),
          entry(board.token, 'piece', 'token'),
          ...board.pieces
            .filter((_, kind) => maps.some(({ pieces }) => pieces[kind]?.some((count) => count > 0)))
            .map(({ name, shape }) => entry(name, 'piece', shape)),
          ...(board.wall && maps.some(({ walls }) => walls.length > 0) ? [entry(board.wall, 'piece', 'wall')] : []),
        ]
      : []),
    ...[...counters.slice(1), ...(common?.counters ?? [])].map(({ name, sign, hue }) =>
      entry(name, 'scene', sign, hue),
    ),
  ];
}
