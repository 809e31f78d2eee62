/** Questions whether a move may be made: of recorded moves, and of others that break one rule alone. */
import type { Recording } from '../log/recording.js';
import type { Element } from '../log/vocabulary.js';
import { evenly } from './combinations.js';
import { addEffect, type Measure } from './effect.js';
import { isRootError } from './finding.js';
import type { Game } from './game.js';
import { type Opening, openingAt } from './opening.js';
import { type Asked, isSound, type MoveQuestionPlan, type Question, yesOrNo } from './quiz.js';
import { type RecordedMove, type RecordedMoves, recordedMoves } from './recorded-moves.js';
import { type ReplayRequest, replayToTable } from './replay.js';
import type { Step } from './transcript.js';

/** So many moves of a game are looked at for each plan, evenly spread. */
const MOST_LOOKED_AT = 12;
/** So many moves that break a rule are tried. */
const MOST_TRIED = 10;

interface Known {
  readonly move: RecordedMove;
  readonly step: Step;
  /** The number of the step in the transcript. */
  readonly at: number;
}

/** A game that is asked about, as it was recorded. */
interface Asking {
  readonly game: Game;
  readonly recording: Recording;
  readonly recorded: RecordedMoves;
  readonly request: Pick<ReplayRequest, 'edition'>;
  readonly steps: readonly Step[];
  /** The ids of the players in turn order. */
  readonly players: readonly string[];
  /** What lay where before each step. */
  readonly measures: readonly Measure[];
}

/** The questions of some plans, in the order of the plans and of the game. Of each plan every other answer is no. */
export function moveQuestions(
  game: Game,
  recording: Recording,
  plans: readonly MoveQuestionPlan[],
  { edition }: Pick<ReplayRequest, 'edition'>,
): readonly Question[] {
  if (plans.length === 0) return [];
  const request = { edition };
  const recorded = recordedMoves(game, recording, request);
  const { replayed, writer } = replayToTable(game, recording, { edition, transcript: true });
  const steps = replayed.transcript?.steps ?? [];
  const numbers = new Map(steps.map((step, number) => [step, number]));
  const known = recorded.moves.flatMap((move): Known[] => {
    const step = writer?.moves.get(move.element)?.step;
    const at = step && numbers.get(step);
    return step && at !== undefined ? [{ move, step, at }] : [];
  });
  const players = replayed.players.map(({ id }) => id);
  const asking = { game, recording, recorded, request, steps, players, measures: measuresBefore(steps) };
  return plans.flatMap((plan) => {
    const own = known.filter(({ move, step }) => move.element.name === plan.element && isSound(step));
    const asked = own.filter((one) => allowed(asking, plan, one) !== undefined);
    return evenly(asked, MOST_LOOKED_AT).flatMap(
      (one, index) => (index % 2 === 0 ? forbidden(asking, plan, one) : allowed(asking, plan, one)) ?? [],
    );
  });
}

/** What was known when the move was made. */
function around({ steps, measures, players }: Asking, { at }: Known) {
  return { past: steps.slice(0, at), before: measures[at] ?? new Map<string, number>(), players };
}

/** The question without its answer. @param step the number of the step that it is about */
function questionOf(
  { id, level }: MoveQuestionPlan,
  step: number,
  { parameters, situation, picture }: Pick<Asked, 'parameters' | 'situation' | 'picture'>,
): Pick<Question, 'step' | 'level' | 'asks' | 'situation' | 'picture'> {
  return { step, level, asks: { id, parameters }, situation, ...(picture && { picture }) };
}

/** May the recorded move be made? It may. */
function allowed(asking: Asking, plan: MoveQuestionPlan, one: Known): Question | undefined {
  const { move, step, at } = one;
  const asked = plan.asked(move.element, { step, ...around(asking, one) });
  return (
    asked && {
      ...questionOf(plan, at, asked),
      ...yesOrNo(true),
      rule: plan.allowedBy,
      reckoning: step.entries.filter(({ type }) => type === 'line'),
    }
  );
}

/** May another move be made in its place? It may not, for one rule of the plan and no other reason. */
function forbidden(asking: Asking, plan: MoveQuestionPlan, one: Known): Question | undefined {
  const { game, recording, recorded, request } = asking;
  const { move, at } = one;
  const place = { section: move.section, ...(move.turn !== undefined && { turn: move.turn }), play: move.play };
  const opening = openingAt(game, recording, recorded, { ...place, element: move.element.name }, request)?.opening;
  if (!opening) return undefined;
  let left = MOST_TRIED;
  for (const other of forbiddenAt(opening, plan, one)) {
    if (left === 0) break;
    left -= 1;
    const trial = opening.try(other, true);
    const roots = trial.findings.filter(isRootError);
    const [only] = roots;
    if (!only || roots.length > 1 || !plan.rules.some((rule) => rule === only.rule) || !trial.step) continue;
    const asked = plan.asked(other, { step: trial.step, ...around(asking, one) });
    if (!asked || only.rule === null) continue;
    return {
      ...questionOf(plan, at, asked),
      ...yesOrNo(false),
      rule: only.rule,
      reckoning: [],
      because: only.message,
    };
  }
  return undefined;
}

/** The moves of the kind that break one rule of the plan alone; another one comes first at each place of the game. */
function forbiddenAt(opening: Opening, plan: MoveQuestionPlan, { at }: Known): readonly Element[] {
  const elements = [...opening.forbiddenMoves()].flatMap(({ element, rule }) =>
    element.name === plan.element && plan.rules.some((one) => one === rule) ? [element] : [],
  );
  const first = elements.length === 0 ? 0 : at % elements.length;
  return [...elements.slice(first), ...elements.slice(0, first)];
}

/** The amounts of all things before each step. */
function measuresBefore(steps: readonly Step[]): readonly Measure[] {
  const measure = new Map<string, number>();
  return steps.map(({ entries }) => {
    const before = new Map(measure);
    for (const entry of entries) if (entry.type === 'effect') addEffect(measure, entry.effect);
    return before;
  });
}
