/** How well players decided, and what luck they had, over the games of an archive that were analysed. */

import type { Estimate } from '../analysis/intervals.js';
import { knownPlayers } from '../analysis/players-of-games.js';
import { type Skill, SkillSums } from '../analysis/skill.js';
import { entryOf } from '../log/entry-of.js';
import { seatedIn, skillsInRow } from './analysis-row.js';
import { type Cell, cellsOf, compareKeys, type Fold } from './question.js';
import type { Row } from './row.js';

export const SKILL_COLUMNS = [
  ...['ruleset', 'name', 'measure', 'games', 'decisions', 'share', 'low', 'high'],
  ...['given', 'given-low', 'given-high', 'finished', 'luck', 'luck-low', 'luck-high'],
];

/** What is known of a player in some games of one measure, a list for each thing, in JSON. */
type SkillLists = { readonly [Thing in Exclude<keyof Skill, 'measure'>]: readonly Skill[Thing][] };

/** Of each player with a name of their own: ruleset, name, measure, and `SkillLists` of the game. */
export function analysedSkills(row: Row): readonly (readonly Cell[])[] {
  if (row.type !== 'analysis') return [];
  const all = skillsInRow(row);
  return knownPlayers(seatedIn(row)).flatMap(({ name, seat }) => {
    const skill = all[seat];
    if (!skill) return [];
    const { measure, telling, best, loss, luck } = skill;
    const lists: SkillLists = { telling: [telling], best: [best], loss: [loss], luck: [luck] };
    return [[row.ruleset, name, measure, JSON.stringify(lists)]];
  });
}

/** The same from the tables: all games of a player at once, since a cell takes longer to hand over than what is in it. */
export const ANALYSED_SKILLS = `WITH own AS (
    SELECT a.ruleset, a.measure, a.stop, s.*, count(*) OVER (PARTITION BY analysis, s.name) AS namesakes
    FROM analyses AS a JOIN skills AS s USING (analysis) WHERE a.referee = $referee AND NOT a.copy
  )
  SELECT ruleset, name, measure,
    to_json({telling: list(decisions), best: list(best), loss: list(given),
      luck: list(CASE WHEN stop IS NULL THEN luck END)})::VARCHAR
  FROM own WHERE named AND namesakes = 1 GROUP BY ruleset, name, measure`;

/** Players by ruleset and name; win chances and points are never added up. */
export function skills(): Fold {
  const players = new Map<string, { readonly key: readonly Cell[]; readonly sums: SkillSums }>();
  return {
    add: ([ruleset = null, name = null, measure = null, text = '']) => {
      const key = [ruleset, name];
      const { sums } = entryOf(players, JSON.stringify(key), () => ({ key, sums: new SkillSums() }));
      const lists = JSON.parse(String(text)) as SkillLists;
      for (const [game, telling] of lists.telling.entries()) {
        const [best = 0, loss = null, luck = null] = [lists.best[game], lists.loss[game], lists.luck[game]];
        sums.add({ measure: measure as Skill['measure'], telling, best, loss, luck });
      }
    },
    lines: () =>
      [...players.values()]
        .sort((one, other) => compareKeys(one.key, other.key))
        .flatMap(({ key, sums }) =>
          sums.records.map(({ measure, games, best, loss, luck }) => [
            ...[...key, measure, games, best.count, ...told(best)],
            ...[...told(loss), luck.count, ...told(luck)],
          ]),
        ),
  };
}

/** What was never observed is not told. */
function told(estimate: Estimate): readonly Cell[] {
  return estimate.count === 0 ? [null, null, null] : cellsOf(estimate);
}
