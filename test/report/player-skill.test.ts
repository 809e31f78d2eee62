import { describe, expect, it } from 'vitest';
import { SkillSums } from '../../src/analysis/skill.js';
import { gameOf } from '../../src/games.js';
import type { Measure } from '../../src/kernel/appraisal.js';
import { REPORT_PARTS } from '../../src/report/report-model.js';
import { skillView } from '../../src/report/site/player-skill.js';
import type { Language } from '../../src/text/language.js';
import { speakerFor } from '../../src/text/speaker.js';

/** Two games, told of one of these rulesets. */
async function view(ruleset: string, language: Language, measure: Measure) {
  const game = gameOf(ruleset);
  if (!game) throw new Error(ruleset);
  const speaker = await speakerFor(language, [ruleset], [...REPORT_PARTS, 'site']);
  const sums = new SkillSums();
  sums.add({ measure, telling: 3, best: 1, loss: 0.5, luck: -0.3 });
  sums.add({ measure, telling: 1, best: 1, loss: 0.1, luck: -0.1 });
  const [record] = sums.records;
  if (!record) throw new Error('no record');
  return skillView(record, speaker.forGame(game));
}

describe('the skill of a player', () => {
  it.each([
    ['valletta', 'en', 'points', '2 games were analysed', 'in points ahead of the best of the others'],
    ['rattus', 'en', 'points', '2 games were analysed', 'in cubes ahead of the best of the others'],
    ['tallinn', 'de', 'chance', '2 Partien wurden analysiert', 'in Hundertsteln der Siegchance.'],
    ['rattus', 'it', 'points', 'Sono state analizzate 2 partite', 'in cubetti di vantaggio sul migliore'],
  ] as const)('is told of %s in %s, in %s', async (ruleset, language, measure, games, unit) => {
    const { lead } = await view(ruleset, language, measure);
    expect(lead).toContain(games);
    expect(lead).toContain(unit);
  });

  it('is a share, what was given up, and luck with its sign, each with its interval', async () => {
    const { tiles } = await view('valletta', 'en', 'points');
    expect(tiles.map(({ value }) => value)).toEqual(['50%', '0.3', '−0.2']);
    expect(tiles.map(({ note }) => note)).toEqual([
      '2 of 4 decisions that made a difference; 95% interval 15% to 85%',
      'by a decision that made a difference, mean; 95% interval 0.0 to 2.8',
      'in a game, mean of 2; 95% interval −1.5 to 1.1',
    ]);
    expect((await view('valletta', 'en', 'chance')).tiles.map(({ value }) => value)).toEqual(['50%', '30.0', '−20.0']);
  });
});
