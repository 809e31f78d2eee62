/** What the tables of rules say of each rule: how a record keeps and breaks it, or why none can break it. */
import type { FindingKind } from '../../../../src/engine/finding.js';
import type { RuleIdOfValletta } from '../../../../src/games/valletta/rulebook.js';
import type { Character } from '../../../../src/games/valletta/vocabulary.js';
import type { GamePlan } from '../game-log.js';

interface Breakable {
  readonly keeps: GamePlan;
  readonly breaks: GamePlan;
  readonly kind: FindingKind;
  readonly at: string;
}

interface Unbreakable {
  /** Why no record breaks it, or under which rule a breach of it shows. */
  readonly because: string;
  /** A game whose explanation names it. */
  readonly told: GamePlan;
}

export type RuleRow = Breakable | Unbreakable;
export type RuleTable = Partial<Readonly<Record<RuleIdOfValletta, RuleRow>>>;

/** Two games that differ in one word or line. */
export function breach(
  kind: FindingKind,
  at: string,
  plan: (what: string) => GamePlan,
  [keeps, breaks]: readonly [keeps: string, breaks: string],
): RuleRow {
  return { kind, at, keeps: plan(keeps), breaks: plan(breaks) };
}

export function never(because: string, told: GamePlan): RuleRow {
  return { because, told };
}

/** The first turn of the first player, whose hand is known: it holds the starting cards that are played. */
export function firstTurn(...lines: readonly string[]): GamePlan {
  const starting = [
    'shopkeeper',
    'lumberjack',
    'stone-sculptor',
    'brick-worker',
    'maid',
    'builder',
    'apprentice',
    'jean',
  ];
  const played = lines.map((line) => line.split(' ')[0] ?? '').filter((card) => starting.includes(card));
  return { hands: { p1: [...new Set(played)].join(' ') }, turns: [['p1', ...lines]] };
}

/** A Character is built and then played. */
export function withCharacter(character: Character, line: string | readonly string[], plan: GamePlan = {}): GamePlan {
  return {
    ...plan,
    cells: { 'A1-1': { character }, ...plan.cells },
    hands: { p1: 'builder', ...plan.hands },
    turns: [['p1', 'builder build A1-1', ...[line].flat()]],
  };
}
