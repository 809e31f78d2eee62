/** What was measured, as rows of a table in Markdown. */
import type { Calibration, Ranged } from '../../src/analysis/calibration.js';

export const HEAD = `| game | players | who plays | games | positions | error | perfect | more than that | Brier | equal | worth now | skill |
|---|---|---|---|---|---|---|---|---|---|---|---|
`;

const PLACE = /(?<=<!-- calibration -->\n)[\s\S]*?(?=<!-- \/calibration -->)/;

/** @returns a row of the table, with its line break */
export function rowOf(one: Calibration): string {
  const { players, bots, games, positions, error, perfect, excess, brier, brierEqual, brierNow, skill } = one;
  const numbers = [
    decimal(error),
    decimal(perfect),
    told(excess),
    decimal(brier),
    decimal(brierEqual),
    decimal(brierNow),
  ];
  return `| ${[kindOf(one), players, bots.join(', '), games, games * positions, ...numbers, told(skill)].join(' | ')} |\n`;
}

/** Writes the table into the place that a text keeps for it. */
export function withTable(text: string, all: readonly Calibration[]): string {
  return text.replace(PLACE, () => `${HEAD}${all.map(rowOf).join('')}`);
}

/** The game, and what makes another one of it. */
export function kindOf({ ruleset, options }: Calibration): string {
  const given = Object.entries(options).flatMap(([name, value]) => (value === 'true' ? [name] : []));
  return [ruleset[0]?.toUpperCase() + ruleset.slice(1), ...given].join(', ');
}

function decimal(value: number): string {
  return value.toFixed(3).replace('-', '−');
}

function told({ value, low, high }: Ranged): string {
  return `${decimal(value)} (${decimal(low)} to ${decimal(high)})`;
}
