/** What lies on a table, in the words of a language. */
import { layOut } from '../charts/map-layout.js';
import type { ChartPlayer } from '../charts/player-style.js';
import type { MapSceneData, SceneCounterData, SceneData, SceneZoneData } from '../charts/scene-data.js';
import type { Scene, SceneCounter, SceneZone } from '../engine/scene.js';
import type { Speaker } from '../text/speaker.js';
import { capitalised, nameOf } from './context.js';
import type { Film } from './film.js';

/** @param speaker with the part `board` */
export function sceneData(speaker: Speaker, scene: Scene, players: readonly ChartPlayer[], film: Film): SceneData {
  return {
    players: players.map(({ seat, name, hue }) => ({ seat, name, hue })),
    parts: countersOf(speaker, scene.parts),
    cards: scene.cards.map(({ name, label, hue, amounts, coin, plus }) => ({
      id: name.id,
      name: capitalised(nameOf(speaker, name, true)),
      label: label === null ? '' : nameOf(speaker, label),
      ...{ hue, amounts, coin, plus },
    })),
    board: boardOf(speaker, scene),
    counters: countersOf(speaker, scene.counters),
    zones: zonesOf(speaker, scene.zones, film.sizes),
    common: scene.common && {
      counters: countersOf(speaker, scene.common.counters),
      zones: zonesOf(speaker, scene.common.zones, film.commonSizes),
    },
    frames: film.frames,
  };
}

function countersOf(speaker: Speaker, counters: readonly SceneCounter[]): readonly SceneCounterData[] {
  return counters.map(({ sign, hue, name }) => ({ sign, hue, name: capitalised(nameOf(speaker, name)) }));
}

function zonesOf(speaker: Speaker, zones: readonly SceneZone[], sizes: readonly number[]): readonly SceneZoneData[] {
  return zones.map(({ name, style, secret }, zone) => ({
    name: capitalised(nameOf(speaker, name)),
    ...{ style, secret },
    size: sizes[zone] ?? 0,
  }));
}

function boardOf(speaker: Speaker, { board }: Scene): SceneData['board'] {
  if (!board) return null;
  if (board.kind === 'grid') {
    const { kind, rows, columns, streetBelow, spacesPerColumn, priced, joints, cells } = board;
    return {
      ...{ kind, rows, columns, streetBelow, spacesPerColumn, joints },
      priced: countersOf(speaker, priced),
      cells: cells.map(({ id, name, ...cell }) => ({
        ...{ ...cell, id },
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
