/** The board for every step that the page tells. */
import type { Named } from '../engine/presentation.js';
import type { Frame, Scene } from '../engine/scene.js';
import type { Step } from '../engine/transcript.js';
import { cutsOf, logPieces } from '../live/log-pieces.js';
import { offsetOf } from '../live/said.js';
import type { Recording } from '../log/recording.js';
import { BOARD_WORDS, type BoardStep } from './board-view.js';
import { type Context, capitalised, nameOf } from './context.js';
import { amountOfEach } from './figures/figure-texts.js';
import { mapTable } from './figures/map.js';
import { filmOf } from './film.js';
import type { BoardView, LegendEntry, TurnView } from './model.js';
import { placeName } from './places.js';
import { sceneData } from './scene-words.js';

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
  recording: Recording | null = null,
): BoardView | null {
  const { presentation, replayed, speaker, players, course, game } = context;
  const scene = presentation.scene?.(replayed.table);
  const told = toldSteps(context, turns);
  const frames = told.flatMap(({ step }) => step.frame ?? []);
  if (!scene || frames.length === 0 || frames.length !== told.length) return null;
  const movers = told.map(({ step }) => players.find(({ id }) => id === step.at.player)?.seat ?? null);
  const steps = told.map(
    ({ step, index, link, place }): BoardStep => ({
      link,
      place,
      tick: course.stopOfStep[index] ?? 0,
      scores: players.map(({ seat }) => step.values[presentation.score]?.[seat] ?? 0),
    }),
  );
  const log = recording && logPieces(recording, game.vocabulary);
  const id = `report-${game.ruleset}-scene`;
  return {
    title: speaker.text('report-board-title'),
    lead: speaker.text(`${id}-lead`),
    words: Object.fromEntries(
      BOARD_WORDS.map((word) => [word, speaker.text(`report-board-${word}`)]),
    ) as BoardView['words'],
    strides: (['step', 'turn', 'mark'] as const).map((id) => ({ id, text: speaker.text(`report-board-by-${id}`) })),
    legend: legendOf(context, scene, frames),
    table: mapTable(context, scene, anchors),
    scene: sceneData(speaker, scene, players, filmOf(scene, frames, movers)),
    steps,
    log: recording &&
      log && {
        ...log,
        name: game.ruleset,
        cuts: cutsOf(
          log,
          told.map(({ step }) => offsetOf(step.at, recording.source)),
        ),
      },
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

function turnPictures(context: Context, turns: readonly TurnView[], steps: readonly BoardStep[]): BoardView['turns'] {
  const { speaker } = context;
  const frameOf = new Map(steps.map(({ link }, frame) => [link, frame]));
  // Where nothing is told of a turn, the board lies as it did before.
  let frame = 0;
  return turns.map(({ anchor, title, steps: own }) => {
    frame = frameOf.get(own.at(-1)?.link ?? '') ?? frame;
    const scores = amountOfEach(context, (seat) => steps[frame]?.scores[seat]);
    return { anchor, frame, label: speaker.text('report-board-after', { place: title, scores: speaker.list(scores) }) };
  });
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
