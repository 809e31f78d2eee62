import type { Fault, Position, Problem } from '../log/recording.js';

/** What is wrong with an edition file: with the file, or with the notation in it. */
export type EditionMistake =
  | { readonly type: 'fault'; readonly fault: Fault }
  | {
      readonly type: 'problem';
      readonly file: string;
      readonly position: Position;
      readonly problem: Problem;
    };
