/** The recorded games of the fixtures show every rule: a rule that none of them reaches wants a fixture of its own. */
import { describe, expect, it } from 'vitest';
import { coverageGroup, RuleCoverage } from '../../src/analysis/rule-coverage.js';
import { ruleUses } from '../../src/analysis/rule-uses.js';
import { allGames } from '../../src/games.js';
import { replayText } from '../engine/replays.js';
import { fixtures, textOf } from '../fixture-files.js';

describe.each(allGames())('the fixtures of $ruleset', ({ ruleset, rulebook }) => {
  const coverage = new RuleCoverage(ruleset, rulebook);
  const lawful = new RuleCoverage(ruleset, rulebook);
  for (const fixture of fixtures().filter(({ name }) => name.startsWith(`${ruleset}/`))) {
    const { transcript, findings, verdict } = replayText(textOf(fixture), fixture.name, 'unsaid');
    const uses = ruleUses(transcript ?? { steps: [] }, findings);
    coverage.add(uses);
    // What follows a breach is carried out under the rule that it breaks.
    if (verdict !== 'illegal') lawful.add(uses);
  }
  const { counts } = coverage.counted();
  const namesOf = (wanted: (typeof counts)[number][]): readonly string[] => wanted.map(({ rule }) => rule);

  it('enact or break every rule', () => {
    expect(namesOf(counts.filter(({ enacted, broken }) => enacted === 0 && broken === 0))).toEqual([]);
    expect(namesOf(counts.filter((count) => ['missing', 'silent'].includes(coverageGroup(count))))).toEqual([]);
  });

  it('break no rule that is said to be beyond breaking', () => {
    const beyond = counts.filter(({ limit }) => limit !== null && limit !== 'silent');
    expect(beyond.length).toBeGreaterThan(20);
    expect(namesOf(beyond.filter(({ broken }) => broken > 0)), 'rulebook.ts says otherwise').toEqual([]);
  });

  it('enact no rule that is said to show in a breach alone', () => {
    const silent = lawful.counted().counts.filter(({ limit }) => limit === 'silent');
    expect(silent.length).toBeGreaterThan(5);
    expect(namesOf(silent.filter(({ enacted }) => enacted > 0)), 'rulebook.ts says otherwise').toEqual([]);
  });
});
