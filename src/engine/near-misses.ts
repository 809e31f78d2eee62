/** Questions whether a move may be made: of recorded moves, and of others that differ from them in one thing. */
import { ANYWHERE } from '../log/envelope.js';
import type { Recording } from '../log/recording.js';
import type { AnyElement, Element, Vocabulary } from '../log/vocabulary.js';
import { addEffect, type Measure } from './effect.js';
import type { Game } from './game.js';
import { openingAt } from './opening.js';
import { isSound, type MoveQuestionPlan, type Question, yesOrNo } from './quiz.js';
import { type RecordedMove, recordedMoves } from './recorded-moves.js';
import { type ReplayRequest, replayToTable } from './replay.js';
import type { Step } from './transcript.js';

/** So many moves of a game are looked at for each plan, evenly spread. */
const MOST_LOOKED_AT = 12;
/** So many changes of a move are tried. */
const MOST_TRIED = 10;

interface Known {
  readonly move: RecordedMove;
  readonly step: Step;
  /** The number of the step in the transcript. */
  readonly at: number;
}

/** The questions of some plans, in the order of the plans and of the game. Of each plan every other answer is no. */
export function moveQuestions(
  game: Game,
  recording: Recording,
  plans: readonly MoveQuestionPlan[],
  request: Pick<ReplayRequest, 'edition'>,
): readonly Question[] {
  if (plans.length === 0) return [];
  const silently = { edition: request.edition };
  const recorded = recordedMoves(game, recording, silently);
  const { replayed, scribe } = replayToTable(game, recording, { ...silently, transcript: true });
  const steps = replayed.transcript?.steps ?? [];
  const numbers = new Map(steps.map((step, number) => [step, number]));
  const known = recorded.moves.flatMap((move): Known[] => {
    const step = scribe?.moves.get(move.element)?.step;
    const at = step && numbers.get(step);
    return step && at !== undefined ? [{ move, step, at }] : [];
  });
  const players = replayed.players.map(({ id }) => id);
  const measures = measuresBefore(steps);

  const question = (plan: MoveQuestionPlan, { move, step, at }: Known, wantsNo: boolean): Question | undefined => {
    const around = { past: steps.slice(0, at), before: measures[at] ?? new Map(), players };
    const common = { step: at, level: plan.level };
    if (!wantsNo) {
      const asked = plan.asked(move.element, { step, ...around });
      return (
        asked && {
          ...common,
          asks: { id: plan.id, parameters: asked.parameters },
          situation: asked.situation,
          ...yesOrNo(true),
          rule: plan.allowedBy,
          reckoning: step.entries.filter(({ type }) => type === 'line'),
        }
      );
    }
    const place = { section: move.section, ...(move.turn !== undefined && { turn: move.turn }), play: move.play };
    const opening = openingAt(game, recording, recorded, { ...place, element: move.element.name }, silently)?.opening;
    if (!opening) return undefined;
    let left = MOST_TRIED;
    for (const other of changesOf(move.element, known)) {
      if (left === 0) break;
      left -= 1;
      const trial = opening.try(other, true);
      const roots = trial.findings.filter(({ severity, cause }) => severity === 'error' && cause === null);
      const [only] = roots;
      if (!only || roots.length > 1 || !plan.rules.some((rule) => rule === only.rule) || !trial.step) continue;
      const asked = plan.asked(other, { step: trial.step, ...around });
      if (!asked || only.rule === null) continue;
      return {
        ...common,
        asks: { id: plan.id, parameters: asked.parameters },
        situation: asked.situation,
        ...yesOrNo(false),
        rule: only.rule,
        reckoning: [],
        because: only.message,
      };
    }
    return undefined;
  };

  return plans.flatMap((plan) => {
    const own = known.filter(({ move, step }) => move.element.name === plan.element && isSound(step));
    const asking = own.filter((one) => question(plan, one, false) !== undefined);
    return evenly(asking, MOST_LOOKED_AT).flatMap((one, index) => question(plan, one, index % 2 === 0) ?? []);
  });
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

/** Some of a list, evenly spread. */
function evenly<T>(all: readonly T[], most: number): readonly T[] {
  const every = Math.max(1, all.length / most);
  return Array.from({ length: Math.min(most, all.length) }, (_, index) => all[Math.floor(index * every)]).filter(
    (one) => one !== undefined,
  );
}

const CLAIMS: ReadonlySet<string> = new Set(ANYWHERE);

/** The move with one part or one value of another recorded move of its kind; those made next come first. */
function* changesOf(move: Element, known: readonly Known[]): Generator<Element> {
  const same = known.map((one) => one.move.element).filter(({ name }) => name === move.name);
  const at = same.indexOf(move);
  const bare = withoutClaims(move);
  for (const other of [...same.slice(at + 1), ...same.slice(0, at)]) {
    for (const [index, part] of bare.children.entries()) {
      const instead = other.children.find(({ name }) => name === part.name && !CLAIMS.has(name));
      if (!instead || JSON.stringify(instead.values) === JSON.stringify(part.values)) continue;
      yield { ...bare, children: bare.children.with(index, withoutClaims(instead) as AnyElement<Vocabulary>) };
    }
    const values: Readonly<Record<string, unknown>> = bare.values;
    const others: Readonly<Record<string, unknown>> = other.values;
    for (const key of Object.keys(values)) {
      if (key === 'mark' || others[key] === undefined) continue;
      if (JSON.stringify(others[key]) === JSON.stringify(values[key])) continue;
      yield { ...bare, values: { ...values, [key]: others[key] } as Element['values'] };
    }
  }
}

function withoutClaims(element: Element): Element {
  return { ...element, offset: -1, children: element.children.filter(({ name }) => !CLAIMS.has(name)) };
}
