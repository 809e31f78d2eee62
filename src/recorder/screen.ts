/** What every screen of the recorder needs. */
import type { Speaker } from '../text/speaker.js';
import type { Kit } from './kit.js';

export interface Frame {
  readonly kit: Kit;
  /** Of the game, with the parts `record`, `options` and `board`. */
  readonly speaker: Speaker;
}
