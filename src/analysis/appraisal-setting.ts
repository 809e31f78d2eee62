/** How games are analysed: with other settings other numbers come of it. */
import type { PlayOutBot } from '../kernel/appraisal.js';

export interface AppraisalSetting {
  readonly bot: PlayOutBot;
  /** @see AppraisalRequest.playOuts */
  readonly playOuts: number;
  readonly seed: number;
  /** The least difference that counts: in points, or in hundredths of a chance. */
  readonly least: number;
  /** Win chances even where nothing shows that they come true. */
  readonly chances: boolean;
}

/** The same in a line: the options of `analyse`. */
export function settingText({ bot, playOuts, seed, least, chances }: AppraisalSetting): string {
  return `bot=${bot} play-outs=${playOuts} seed=${seed} least=${least} chances=${chances ? 'yes' : 'no'}`;
}
