/** The players as the page shows them: everybody has a colour of their own, that of their pieces where it is known. */
import { HUES, type Hue } from '../engine/presentation.js';
import { namesApart, type Participant } from '../engine/roster.js';
import type { PlayerView } from './model.js';

/** Words for colours that a log may use. Unknown ones are nobody's fault: the player gets a free colour. */
const WORDS: Readonly<Record<string, Hue>> = {
  ...Object.fromEntries(HUES.map((hue) => [hue, hue])),
  ...{
    rot: 'red',
    rosso: 'red',
    blau: 'blue',
    blu: 'blue',
    gelb: 'yellow',
    giallo: 'yellow',
    grün: 'green',
    verde: 'green',
  },
  ...{
    orange: 'orange',
    violet: 'purple',
    lila: 'purple',
    viola: 'purple',
    brown: 'brown',
    braun: 'brown',
  },
  ...{ black: 'grey', schwarz: 'grey', nero: 'grey', gray: 'grey', white: 'teal', weiß: 'teal', bianco: 'teal' },
};

/** In the order in which they are easiest to tell apart. */
const FREE: readonly Hue[] = ['red', 'blue', 'yellow', 'green', 'purple', 'teal', 'brown', 'orange', 'pink', 'grey'];

/** @param cards the hues of cards: a player has another one, whatever the log says */
export function playerViews(participants: readonly Participant[], cards: readonly Hue[]): readonly PlayerView[] {
  const wanted = participants.map(({ colour }) =>
    colour !== undefined && Object.hasOwn(WORDS, colour.toLowerCase()) ? WORDS[colour.toLowerCase()] : undefined,
  );
  const taken = new Set(cards);
  const hues = wanted.map((hue) => {
    if (hue === undefined || taken.has(hue)) return undefined;
    taken.add(hue);
    return hue;
  });
  const names = namesApart(participants);
  return participants.map(({ id }, seat) => {
    const hue = hues[seat] ?? FREE.find((free) => !taken.has(free)) ?? 'grey';
    taken.add(hue);
    return { id, seat, name: names[seat] ?? id, hue };
  });
}
