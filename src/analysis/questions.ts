/** The questions that a transcript asks, and which of them make a sheet. */
import { addEffect } from '../engine/effect.js';
import { isSound, type Question, type QuestionPlan } from '../engine/quiz.js';
import type { RuleId } from '../engine/rule.js';
import type { Transcript } from '../engine/transcript.js';
import { entryOf } from '../log/entry-of.js';

/** Every question that the plans find, in the order of the game. @param players their ids in turn order */
export function questionsOf(
  { steps }: Transcript,
  plans: readonly QuestionPlan[],
  players: readonly string[],
): readonly Question[] {
  const byRule = new Map<RuleId, QuestionPlan[]>();
  for (const plan of plans) for (const rule of plan.rules) entryOf(byRule, rule, () => []).push(plan);
  const questions: Question[] = [];
  const measure = new Map<string, number>();
  for (const [at, step] of steps.entries()) {
    if (isSound(step)) {
      const past = steps.slice(0, at);
      const before: ReadonlyMap<string, number> = new Map(measure);
      for (const [index, told] of step.entries.entries()) {
        if (told.type !== 'line' && told.type !== 'effect') continue;
        for (const { id, level, asked } of byRule.get(told.rule) ?? []) {
          const one = asked({ told, index, step, past, before, players });
          if (!one) continue;
          const { parameters, situation, options, right, picture } = one;
          questions.push({
            ...{ step: at, situation, options, right },
            ...(picture && { picture }),
            asks: { id, parameters },
            level: one.level ?? level,
            rule: one.rule ?? told.rule,
            reckoning: one.reckoning ?? [told],
          });
        }
      }
    }
    for (const entry of step.entries) if (entry.type === 'effect') addEffect(measure, entry.effect);
  }
  return questions;
}

/** As many questions make a sheet. */
const MOST = 14;
/** How often one rule answers. */
const MOST_OF_A_RULE = 2;

/**
 * Some of many questions: each kind once, of as many rules as there are, spread over the game, the right answer at all places; the
 * easy ones first, and those of a level in the order of the game.
 * @param steps how many steps the game has
 */
export function chosenQuestions(questions: readonly Question[], steps: number): readonly Question[] {
  const chosen: Question[] = [];
  const taken = new Set<number>();
  while (chosen.length < MOST) {
    const next = bestOf(questions, chosen, taken, steps);
    if (!next) break;
    chosen.push(next);
    taken.add(next.step);
  }
  const order = new Map(questions.map((question, index) => [question, index]));
  return chosen.sort(
    (one, other) => one.level - other.level || one.step - other.step || (order.get(one) ?? 0) - (order.get(other) ?? 0),
  );
}

function bestOf(
  questions: readonly Question[],
  chosen: readonly Question[],
  taken: ReadonlySet<number>,
  steps: number,
): Question | undefined {
  let best: Question | undefined;
  let bestWorth: readonly number[] = [];
  for (const question of questions) {
    if (taken.has(question.step)) continue;
    if (chosen.some(({ asks }) => asks.id === question.asks.id)) continue;
    const sameRule = chosen.filter(({ rule }) => rule === question.rule).length;
    if (sameRule >= MOST_OF_A_RULE) continue;
    const sameAnswer = chosen.filter((one) => looksLike(one, question)).length;
    // Before anything is chosen, questions from the middle of the game are as good as any.
    const apart = Math.min(steps, ...chosen.map(({ step }) => Math.abs(step - question.step)));
    const worth = [-sameRule, -sameAnswer, apart];
    if (!best || isMore(worth, bestWorth)) {
      best = question;
      bestWorth = worth;
    }
  }
  return best;
}

/** The right one lies at the same place of as many. */
function looksLike(one: Question, other: Question): boolean {
  return one.options.length === other.options.length && one.right.join() === other.right.join();
}

function isMore(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
}
