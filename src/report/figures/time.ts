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
  const turns: { -readonly [Part in keyof TurnOnAxis]: TurnOnAxis[Part] }[] = [];
  timeline.ticks.forEach(({ section, turn, player }, tick) => {
    if (section !== 'turn' || turn === null) return;
    const last = turns.at(-1);
    if (last?.turn === turn) {
      last.lastTick = tick;
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
  for (const one of turns) {
    const place = placeName(context, spotOfTurn(one.turn));
    if (series === undefined) {
      one.title = place;
      continue;
    }
    const scores = amountOfEach(context, (seat) => timeline.series[series]?.[seat]?.[one.lastTick]).join(' · ');
    const player = players.find(({ id }) => id === one.player)?.name;
    one.title =
      player === undefined
        ? speaker.text('report-column-scores', { place, scores })
        : speaker.text('report-turn-scores', { place, scores, player });
  }
  return turns;
}

/** A turn as the first cell of a row. */
export function turnCell(context: Context, { turn, href }: TurnOnAxis): Linked {
  return { text: placeName(context, spotOfTurn(turn)), href };
}

export function plain(text: string | number): Linked {
  return { text: typeof text === 'number' ? wholeNumber(text) : text, href: null };
}
