/** A log in pieces: what was played, element by element, so that its beginning can be written up to any of them. */
import { UNDO } from '../log/envelope.js';
import { lastFrom } from '../log/position.js';
import { rawOfElement } from '../log/raw.js';
import type { Recording } from '../log/recording.js';
import type { AnyElement, Vocabulary } from '../log/vocabulary.js';
import { logWriter } from '../log/write.js';
import { writeXmlElement } from '../log/xml/write-element.js';
import { makesRoom } from './growing-record.js';
import { isPlayed } from './played-record.js';

/**
 * Text in XML. A beginning of the log is the head, so many pieces, the ends of all elements that are open then, and the
 * tail. The game itself is open behind the head.
 */
export interface LogPieces {
  readonly head: string;
  readonly pieces: readonly LogPiece[];
  readonly tail: string;
}

interface LogPiece {
  /** How many elements are open around it. */
  readonly depth: number;
  /** The name of the element where it stays open: it makes room for others. */
  readonly room: string | null;
  readonly text: string;
  /** Where it stands in the log that it is taken from. */
  readonly offset: number;
}

const XML = logWriter('xml');
const END = '/>\n';

/** What was taken back is in no piece. */
export function logPieces({ game }: Recording, vocabulary: Vocabulary): LogPieces {
  const first = game.children.findIndex(({ name }) => isPlayed(name));
  const head = first < 0 ? game.children : game.children.slice(0, first);
  const written = (element: AnyElement<Vocabulary>): string =>
    writeXmlElement(rawOfElement(element, vocabulary), '', []);
  const pieces: LogPiece[] = [];
  const take = (element: AnyElement<Vocabulary>, depth: number): void => {
    const { name, offset, children } = element;
    if (name === UNDO) return;
    const declared = vocabulary[name];
    if (!declared || !makesRoom(declared)) {
      pieces.push({ depth, room: null, text: written(element), offset });
      return;
    }
    pieces.push({ depth, room: name, text: beginning(element, vocabulary), offset });
    for (const child of children) take(child, depth + 1);
  };
  for (const part of first < 0 ? [] : game.children.slice(first)) take(part, 1);
  return {
    head: `${XML.start()}${beginning(game, vocabulary)}${head.map(written).join('')}`,
    pieces,
    tail: XML.end(),
  };
}

/** The start tag. */
function beginning({ name, values, offset }: AnyElement<Vocabulary>, vocabulary: Vocabulary): string {
  const alone = rawOfElement({ name, values, children: [], offset }, vocabulary);
  return `${writeXmlElement(alone, '', []).slice(0, -END.length)}>\n`;
}

/**
 * How many pieces are played at each step of a game: all that stand before the next step does. What only makes room for
 * that one is not begun.
 * @param offsets where steps stand in the log; what is nobody's move may stand where its turn begins
 */
export function cutsOf({ pieces }: LogPieces, offsets: readonly number[]): readonly number[] {
  const starts = [0, ...pieces.map(({ offset }) => offset)];
  let furthest = 0;
  const played = offsets.map((offset) => {
    furthest = Math.max(furthest, lastFrom(starts, offset));
    return furthest;
  });
  const result = pieces.findIndex(({ room }) => room === 'result');
  let end = result < 0 ? pieces.length : result;
  const cuts = new Array<number>(played.length);
  for (let step = played.length - 1; step >= 0; step -= 1) {
    const own = played[step] ?? 0;
    let cut = end;
    while (cut > own && pieces[cut - 1]?.room) cut -= 1;
    cuts[step] = cut;
    if (own > (played[step - 1] ?? 0)) end = own - 1;
  }
  return cuts;
}
