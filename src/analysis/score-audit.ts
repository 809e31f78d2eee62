/**
 * The score as an audit: for every player and turn the points by rule, what the log has beside it, and the difference. The
 * replay follows the log wherever that states another number, so the difference of a turn is what had to be adjusted in it.
 */
import type { Effect } from '../engine/effect.js';
import type { Section } from '../engine/finding.js';
import type { Game } from '../engine/game.js';
import type { Replayed } from '../engine/replay.js';
import type { RuleId } from '../engine/rule.js';
import type { Step } from '../engine/transcript.js';
import type { Recording } from '../log/recording.js';
import type { Element } from '../log/vocabulary.js';

export interface AuditedTurn {
  readonly section: Section;
  /** 1-based; null outside the turns. */
  readonly turn: number | null;
  /** What the rules give, rule by rule in the order of the game. */
  readonly rules: readonly { readonly rule: RuleId; readonly points: number }[];
  /** Their sum. */
  readonly points: number;
  /** What the log gives in this turn; null where it says nothing of the player's score. */
  readonly stated: number | null;
  /** The log's points less those of the rules; 0 where the log says nothing. */
  readonly difference: number;
  /** The score after the turn, as the log has it. */
  readonly total: number;
}

export interface AuditedPlayer {
  readonly player: string;
  readonly turns: readonly AuditedTurn[];
  /** The replay's score at the end; null where the game was not scored. */
  readonly points: number | null;
  /** The score in the log's result; null where there is none. */
  readonly stated: number | null;
  readonly difference: number;
}

interface Sum {
  readonly section: Section;
  readonly turn: number | null;
  readonly rules: Map<RuleId, number>;
  adjusted: number;
}

/** @param replayed with its transcript @returns each player in turn order */
export function auditOf(replayed: Replayed, recording: Recording, game: Game): readonly AuditedPlayer[] {
  const counts = game.presentation.counts ?? pointsOf;
  const stated = new StatedScores(recording, game);
  return replayed.players.map(({ id }) => {
    let total = 0;
    const turns = sumsOf(replayed.transcript?.steps ?? [], (effect) => counts(effect, id)).map((sum): AuditedTurn => {
      const rules = [...sum.rules].filter(([, points]) => points !== 0).map(([rule, points]) => ({ rule, points }));
      const points = rules.reduce((all, one) => all + one.points, 0);
      total += points + sum.adjusted;
      const speaks = sum.adjusted !== 0 || stated.speaksOf(id, sum);
      return {
        section: sum.section,
        turn: sum.turn,
        rules,
        points,
        stated: speaks ? points + sum.adjusted : null,
        difference: sum.adjusted,
        total,
      };
    });
    const points = replayed.scores.find(({ player }) => player === id)?.points ?? null;
    const result = stated.results.get(id) ?? null;
    return {
      player: id,
      turns,
      points,
      stated: result,
      difference: points === null || result === null ? 0 : result - points,
    };
  });
}

/** Points that come to a player or go. */
function pointsOf({ thing, amount, from, to }: Effect, player: string): number {
  return thing === 'point' ? (to === player ? amount : 0) - (from === player ? amount : 0) : 0;
}

/** What each part of the game brings, rule by rule. */
function sumsOf(steps: readonly Step[], counts: (effect: Effect) => number): readonly Sum[] {
  const sums: Sum[] = [];
  for (const { at, entries } of steps) {
    let sum = sums.at(-1);
    if (sum?.section !== at.section || sum.turn !== at.turn) {
      sum = { section: at.section, turn: at.turn, rules: new Map(), adjusted: 0 };
      sums.push(sum);
    }
    for (const entry of entries) {
      if (entry.type !== 'effect') continue;
      const { rule, effect } = entry;
      const points = counts(effect);
      if (effect.verb === 'adjust') sum.adjusted += points;
      else if (points !== 0) sum.rules.set(rule, (sum.rules.get(rule) ?? 0) + points);
    }
  }
  return sums;
}

/** Where a log states scores: in elements that are claims, under the names of what is counted. */
class StatedScores {
  /** By player: the score in the result. */
  readonly results = new Map<string, number>();
  private readonly places = new Set<string>();
  private readonly attributes: readonly string[];
  private turn = 0;

  constructor(
    recording: Recording,
    private readonly game: Game,
  ) {
    const { scoreWord = 'points', presentation } = game;
    const parts = presentation.charts.find(({ id }) => id === presentation.score)?.parts ?? [];
    this.attributes = [scoreWord, ...parts.map(({ series }) => series)];
    this.read(recording.game, 'log');
  }

  speaksOf(player: string, { section, turn }: Pick<Sum, 'section' | 'turn'>): boolean {
    return this.places.has(placeOf(player, section, turn));
  }

  private read(element: Element, section: Section): void {
    const inside = this.sectionOf(element, section);
    const { name, values } = element;
    const player: unknown = values['player'];
    if (typeof player === 'string' && this.game.vocabulary[name]?.describe.startsWith('claim')) {
      if (this.attributes.some((attribute) => typeof values[attribute] === 'number')) {
        this.places.add(placeOf(player, inside, inside === 'turn' ? this.turn : null));
      }
      const score: unknown = values[this.attributes[0] ?? ''];
      if (inside === 'result' && typeof score === 'number') this.results.set(player, score);
    }
    for (const child of element.children) this.read(child, inside);
  }

  /** What stands between two turns belongs to the one before. */
  private sectionOf({ name }: Element, around: Section): Section {
    if (name === (this.game.turnWord ?? 'turn')) {
      this.turn += 1;
      return 'turn';
    }
    if (name === 'setup' || name === 'draft' || name === 'result') return name;
    if (name === 'final' || name === 'final-plague') return 'final';
    return name === 'moves' ? 'turn' : around;
  }
}

function placeOf(player: string, section: Section, turn: number | null): string {
  return JSON.stringify([player, section, turn]);
}
