/** Turns on the time axis of charts, and rows of the tables beside them. */
import type { TurnMark } from '../../charts/time-axis.js';
import { wholeNumber } from '../../text/whole-number.js';
import type { Context } from '../context.js';
import type { Linked } from '../model.js';
import { anchorOf, placeName, spotOfTurn } from '../places.js';
import { amountOfEach } from './figure-texts.js';

export interface TurnOnAxis extends TurnMark {
  readonly turn: number;
  readonly player: string | null;
  /** The last tick of the turn. */
  readonly lastTick: number;
}

/** @param series whose values the pointer sees over a turn; none where it is left out */
export function turnsOnAxis(context: Context, series?: string): readonly TurnOnAxis[] {
  const { timeline, speaker, players } = context;
  const turns: TurnOnAxis[] = [];
  timeline.ticks.forEach(({ section, turn, player }, tick) => {
    if (section !== 'turn' || turn === null) return;
    const last = turns.at(-1);
    if (last?.turn === turn) {
      turns[turns.length - 1] = { ...last, lastTick: tick };
      return;
    }
    turns.push({
      turn,
      tick,
      lastTick: tick,
      player,
      label: String(turn),
      href: `#${anchorOf({ section, turn, play: null })}`,
      title: '',
    });
  });
  return turns.map((one) => {
    const place = placeName(context, spotOfTurn(one.turn));
    if (series === undefined) return { ...one, title: place };
    const scores = amountOfEach(context, (seat) => timeline.series[series]?.[seat]?.[one.lastTick]);
    const said = { place, scores: scores.join(' · ') };
    const player = players.find(({ id }) => id === one.player)?.name;
    const title =
      player === undefined
        ? speaker.text('report-column-scores', said)
        : speaker.text('report-turn-scores', { ...said, player });
    return { ...one, title };
  });
}

/** A turn as the first cell of a row. */
export function turnCell(context: Context, { turn, href }: TurnOnAxis): Linked {
  return { text: placeName(context, spotOfTurn(turn)), href };
}

export function plain(text: string | number): Linked {
  return { text: typeof text === 'number' ? wholeNumber(text) : text, href: null };
}
