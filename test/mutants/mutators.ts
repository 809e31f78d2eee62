/** The mutators of every game, and the rules that need one. */
import { gameOf } from '../../src/games.js';
import type { Mutator } from './mutator.js';
import { RATTUS } from './rattus/index.js';
import { TALLINN } from './tallinn/index.js';
import { VALLETTA } from './valletta/index.js';

export interface MutatorsOfGame {
  readonly ruleset: string;
  readonly mutators: readonly Mutator[];
  /** Rules that a log can break and that have no mutator all the same, each with the reason. */
  readonly without: Readonly<Record<string, string>>;
}

export const MUTATORS: readonly MutatorsOfGame[] = [
  { ruleset: 'rattus', ...RATTUS },
  { ruleset: 'tallinn', ...TALLINN },
  { ruleset: 'valletta', ...VALLETTA },
];

/** The rules that can be broken in a log: all but those that permit, that a log cannot write, and that others shield. */
export function breakableRules(ruleset: string): string[] {
  const game = gameOf(ruleset);
  if (!game) throw new Error(`no game ${ruleset}`);
  return game.rulebook.filter(({ limit = 'silent' }) => limit === 'silent').map(({ id }) => id);
}
