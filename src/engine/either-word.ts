/** Words of which somebody easily writes one for the other, such as the halves of a card: what comes of it is wrong much later, in other words. */
import type { Recording } from '../log/recording.js';
import { isTurn, movesOf, type Otherwise } from './meant.js';

/** Where they stand, and each with the other one. */
export interface EitherWord {
  readonly element: string;
  readonly attribute: string;
  readonly others: Readonly<Record<string, string>>;
}

/** Where a log has more of them, which is more than any game of Tallinn has, none is tried: each is a replay. */
const MOST_TRIED = 48;

/** The other word wherever one stands that may be behind an error. @param offset of the element in which that stands */
export function otherEither(
  recording: Recording,
  { element, attribute, others }: EitherWord,
  offset: number,
): readonly Otherwise[] {
  const turns = movesOf(recording).filter(isTurn);
  const ways = turns.map(({ children }, index) =>
    children.flatMap(({ name, offset: at, values }): readonly Otherwise[] => {
      const [word, player] = [values[attribute], values['player']];
      const as = name === element && typeof word === 'string' ? others[word] : undefined;
      if (as === undefined || typeof word !== 'string' || typeof player !== 'string') return [];
      return [{ reading: { of: 'word', offset: at, attribute, word, as }, elsewhere: { turn: index + 1, player } }];
    }),
  );
  if (ways.flat().length > MOST_TRIED) return [];
  return ways.filter((_, index) => (turns[index]?.offset ?? 0) <= offset).flat();
}
