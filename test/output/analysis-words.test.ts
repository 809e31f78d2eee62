/** What a decision gave up, in words: in what the players of a game count, and with what it may lie between. */
import { describe, expect, it } from 'vitest';
import type { AnalysedDecision } from '../../src/analysis/game-analysis.js';
import { gameOf } from '../../src/games.js';
import { costText, lossesText } from '../../src/output/analysis-words.js';
import { type Speaker, speakerFor } from '../../src/text/speaker.js';

const RANGES = {
  unsure: { value: 2, low: 1, high: 3 },
  sure: { value: 2, low: 2, high: 2 },
};

async function speakerOf(language: string, ruleset: string): Promise<Speaker> {
  const game = gameOf(ruleset);
  if (!game) throw new Error(ruleset);
  return (await speakerFor(language, [ruleset], ['analyse'])).forGame(game);
}

function decision(given: AnalysedDecision['given']): AnalysedDecision {
  return { given, isApart: true, isObvious: false } as AnalysedDecision;
}

describe('what a decision gave up', () => {
  it.each([
    ['en', 'tallinn', 'unsure', 'gives up 2 points (1 to 3)'],
    ['en', 'tallinn', 'sure', 'gives up 2 points (in every game played on)'],
    ['de', 'valletta', 'sure', 'verschenkt 2 Punkte (in jeder Fortsetzung)'],
    ['it', 'valletta', 'sure', 'cede 2 punti (in ogni continuazione)'],
    ['en', 'rattus', 'unsure', 'gives up 2 cubes (1 to 3)'],
    ['de', 'rattus', 'unsure', 'verschenkt 2 Würfel (1 bis 3)'],
    ['it', 'rattus', 'unsure', 'cede 2 cubetti (da 1 a 3)'],
  ] as const)('is told in %s, in a game of %s, %s', async (language, ruleset, range, told) => {
    expect(costText(decision(RANGES[range]), 'points', await speakerOf(language, ruleset))).toBe(told);
  });

  it('is told with the game’s own names, where another game gives them to something else', async () => {
    const anySpeaker = await speakerFor('de', ['valletta', 'tallinn', 'rattus'], ['analyse']);
    const told = (ruleset: 'rattus' | 'valletta') =>
      lossesText([{ element: 'use', card: 'monk', decisions: 1, given: 1 }], 'points', anySpeaker.forGame({ ruleset }));
    expect(told('rattus')).toContain('Mönch:');
    expect(told('valletta')).toContain('Bettelmönch:');
  });

  it('is told apart for a card that was taken and for one that was used', async () => {
    const speaker = await speakerOf('en', 'rattus');
    const losses = ['class', 'king'].map((element) => ({ element, card: 'king', decisions: 1, given: 1 }));
    expect(lossesText(losses, 'points', speaker)).toBe(
      'where it was lost: King (taking the card): 1 cube (one decision) and King: 1 cube (one decision)',
    );
  });
});
