/** What the decisions of a player gave up, and what luck brought, over the games that were analysed. */
import type { SkillRecord } from '../../analysis/skill.js';
import type { Speaker } from '../../text/speaker.js';
import type { PlayerChapter } from './model.js';
import { intervalIn, meanText, shareText, signed } from './numbers.js';

/** @param speaker of the game, with the part `site` */
export function skillView(
  { measure, games, best, loss, luck }: SkillRecord,
  speaker: Speaker,
): PlayerChapter['skills'][number] {
  // Chances are told in hundredths.
  const unit = measure === 'chance' ? 100 : 1;
  const told = (of: Speaker, value: number): string => meanText(of, unit * value);
  return {
    lead: speaker.text('site-player-skill', { games, measure }),
    tiles: [
      {
        name: speaker.text('site-player-tile-best'),
        value: best.count === 0 ? '–' : shareText(speaker, best.value),
        note: speaker.text('site-player-tile-best-note', {
          best: Math.round(best.value * best.count),
          telling: best.count,
          ...intervalIn(speaker, best, shareText),
        }),
      },
      {
        name: speaker.text('site-player-tile-loss'),
        value: loss.count === 0 ? '–' : told(speaker, loss.value),
        note: speaker.text('site-player-tile-loss-note', intervalIn(speaker, loss, told)),
      },
      {
        name: speaker.text('site-player-tile-luck'),
        value: luck.count === 0 ? '–' : signed(told(speaker, luck.value), luck.value),
        note: speaker.text('site-player-tile-luck-note', { games: luck.count, ...intervalIn(speaker, luck, told) }),
      },
    ],
  };
}
