/** What a teacher asks about a game of Tallinn. */
import { type Message, name, player } from '../../../engine/message.js';
import {
  type Asked,
  amongNumbers,
  countsIn,
  type Encounter,
  idIn,
  linesOf,
  type MoveQuestionPlan,
  numberIn,
  type QuestionPlan,
  type Quiz,
  yesOrNo,
} from '../../../engine/quiz.js';
import type { RuleId } from '../../../engine/rule.js';
import { AMOUNTS, LEGATE_PERSONS } from '../rules/contest.js';
import { AMOUNTS as FINAL, isPaidFor } from '../rules/final-amounts.js';
import { ESTATES } from '../vocabulary.js';

interface Comparison {
  readonly message: Message;
  readonly rule: RuleId;
  readonly other: string;
  readonly own: number;
  readonly theirs: number;
  readonly points: number;
}

/** The comparisons of a contest; undefined unless this is the first of them and all of them are known. */
function comparisonsIn({ told, step }: Encounter, id: string): readonly Comparison[] | undefined {
  const lines = linesOf(step, id);
  if (told !== lines[0]) return undefined;
  const read = lines.flatMap(({ message, rule }): Comparison[] => {
    const [own, theirs] = [numberIn(message, 'own'), numberIn(message, 'theirs')];
    const [other, points] = [idIn(message, 'other'), numberIn(message, 'points')];
    if (own === undefined || theirs === undefined || other === undefined || points === undefined) return [];
    return [{ message, rule, other, own, theirs, points }];
  });
  return read.length === lines.length ? read : undefined;
}

/** What lies before some players. */
function laidBy(...ids: readonly string[]): Pick<Asked, 'picture'> {
  return { picture: { of: 'players', ids, saysAll: false } };
}

type Value = Message['parameters'][string];

/** What somebody has in a display. */
function persons(by: Value, count: number, which: Value, person: Value): Message {
  return { id: 'quiz-tallinn-persons', parameters: { player: by, count, estate: which, person } };
}

/** What the half shows that somebody has revealed. */
function revealed(by: Value, isCoin: boolean): Message {
  return { id: isCoin ? 'quiz-tallinn-half-coin' : 'quiz-tallinn-half-plain', parameters: { player: by } };
}

/** @param win points for each win @param tie for each tie */
function contestQuestion(
  plan: Pick<QuestionPlan, 'id' | 'level' | 'rules'>,
  line: string,
  win: number,
  tie: number,
): QuestionPlan {
  return {
    ...plan,
    asked(encounter): Asked | undefined {
      const comparisons = comparisonsIn(encounter, line);
      const [first] = comparisons ?? [];
      if (!comparisons || !first) return undefined;
      const { player: by, estate, person } = first.message.parameters;
      if (by === undefined || estate === undefined || person === undefined) return undefined;
      const { own } = first;
      const counted = (of: Value, count: number): Message => ({
        id: line === 'tallinn_compared' ? 'quiz-tallinn-persons' : 'quiz-tallinn-tower-has',
        parameters: { player: of, count, estate, person },
      });
      const total = comparisons.reduce((sum, { points }) => sum + points, 0);
      const wins = comparisons.filter(({ theirs }) => own > theirs).length;
      const ties = comparisons.filter(({ theirs }) => own === theirs);
      const lost = comparisons.length - wins - ties.length;
      return {
        parameters: { player: by, estate },
        situation: [counted(by, own), ...comparisons.map(({ other, theirs }) => counted(player(other), theirs))],
        ...laidBy(idIn(first.message, 'player') ?? '', ...comparisons.map(({ other }) => other)),
        ...amongNumbers(
          total,
          [
            wins * win,
            (wins + ties.length) * win,
            wins * win + ties.length * tie,
            (wins + ties.length + lost) * win,
            win,
            wins,
            total + tie,
            0,
          ],
          'quiz-points',
        ),
        rule: (ties[0] ?? comparisons.find(({ points }) => points > 0) ?? first).rule,
        level: ties.length > 0 && plan.level < 3 ? 3 : plan.level,
        reckoning: comparisons.map(({ message, rule }) => ({ type: 'line', message, rule })),
      };
    },
  };
}

const contest = contestQuestion(
  {
    id: 'quiz-tallinn-contest',
    level: 2,
    rules: ['tallinn.contest.win-points', 'tallinn.contest.tie-points', 'tallinn.contest.loss-points'],
  },
  'tallinn_compared',
  AMOUNTS.win,
  AMOUNTS.tie,
);

const estate = contestQuestion(
  { id: 'quiz-tallinn-estate', level: 2, rules: ['tallinn.final.estate-win', 'tallinn.final.estate-tie'] },
  'tallinn_compared',
  FINAL.estateWin,
  FINAL.estateTie,
);

const towers = contestQuestion(
  { id: 'quiz-tallinn-towers', level: 3, rules: ['tallinn.final.tower-win', 'tallinn.final.tower-tie'] },
  'tallinn_compared-towers',
  FINAL.towerWin,
  FINAL.towerTie,
);

const mayBuildTower: QuestionPlan = {
  id: 'quiz-tallinn-coin',
  level: 1,
  rules: ['tallinn.contest.skip-without-coin', 'tallinn.card.coin-half-estate'],
  asked({ told }) {
    if (told.type !== 'line') return undefined;
    const { player: by } = told.message.parameters;
    const isCoin = told.message.id === 'tallinn_coin';
    if (by === undefined || (!isCoin && told.message.id !== 'tallinn_no-coin')) return undefined;
    return {
      parameters: { player: by },
      situation: [revealed(by, isCoin)],
      ...yesOrNo(isCoin),
      ...(isCoin && { rule: 'tallinn.tower.requires-contest' as const }),
    };
  },
};

const legate: QuestionPlan = {
  id: 'quiz-tallinn-legate',
  level: 2,
  rules: ['tallinn.legate.plus-two'],
  asked({ told, step }) {
    const compared = linesOf(step, 'tallinn_compared')[0]?.message;
    const own = compared && numberIn(compared, 'own');
    if (told.type !== 'line' || !compared || own === undefined || own < LEGATE_PERSONS) return undefined;
    const { player: by, estate: which, person } = compared.parameters;
    if (by === undefined || which === undefined || person === undefined) return undefined;
    return {
      parameters: { player: by, estate: which },
      situation: [persons(by, own - LEGATE_PERSONS, which, person)],
      ...laidBy(idIn(compared, 'player') ?? ''),
      ...amongNumbers(own, [own - LEGATE_PERSONS, own - 1, own + 1]),
    };
  },
};

const left: QuestionPlan = {
  id: 'quiz-tallinn-left',
  level: 1,
  rules: ['tallinn.tower.leaves-display'],
  asked({ told, step, index, before }) {
    if (told.type !== 'effect' || told.effect.verb !== 'remove') return undefined;
    const { player: by, thing, amount, from } = told.effect;
    const first = step.entries.findIndex((entry) => entry.type === 'effect' && entry.effect.verb === 'remove');
    const had = before.get(`${from} ${thing}`);
    if (by === undefined || had === undefined || first !== index) return undefined;
    const right = had - amount;
    const [which, person] = [name('estates', thing), name('person', thing)];
    return {
      parameters: { player: player(by), amount, card: cardTurned(step), estate: which, person },
      situation: [persons(player(by), had, which, person)],
      ...laidBy(by),
      ...amongNumbers(right, [had, right + 1, right - 1, amount, had + amount]),
    };
  },
};

function cardTurned({ entries }: Encounter['step']): Value {
  const turned = entries.find((entry) => entry.type === 'effect' && entry.effect.verb === 'turn');
  return name('card', (turned?.type === 'effect' && turned.effect.which) || '?');
}

const payment: QuestionPlan = {
  id: 'quiz-tallinn-payment',
  level: 1,
  rules: ['tallinn.final.five-difference'],
  asked({ told, step }) {
    if (told.type !== 'line' || told.message.id !== 'tallinn_lead') return undefined;
    const { player: by, other, difference } = told.message.parameters;
    const paid = step.entries.find((entry) => entry.type === 'effect' && entry.effect.verb === 'give');
    const of = paid?.type === 'effect' ? paid.effect.which : undefined;
    if (by === undefined || other === undefined || difference === undefined || of === undefined) return undefined;
    return {
      parameters: { player: by, other, difference, estate: name('estates', of) },
      situation: [],
      ...yesOrNo(true),
    };
  },
};

/** The same where the lead is too small. */
const noPayment: QuestionPlan = {
  ...payment,
  rules: ['tallinn.final.estate-win'],
  asked({ told }) {
    if (told.type !== 'line' || told.message.id !== 'tallinn_compared') return undefined;
    const { player: by, other, estate: which } = told.message.parameters;
    const difference = (numberIn(told.message, 'own') ?? 0) - (numberIn(told.message, 'theirs') ?? 0);
    const of = idIn(told.message, 'estate');
    if (by === undefined || other === undefined || which === undefined || of === undefined) return undefined;
    if (difference < 2 || isPaidFor(difference)) return undefined;
    return {
      parameters: { player: by, other, difference, estate: name('estates', of) },
      situation: [],
      ...yesOrNo(false),
      rule: 'tallinn.final.five-difference',
    };
  },
};

const towerValue: QuestionPlan = {
  id: 'quiz-tallinn-tower-value',
  level: 1,
  rules: ['tallinn.final.tower-estate'],
  asked({ told, step }) {
    const [counted] = linesOf(step, 'tallinn_tower-persons');
    const value = told.type === 'line' ? numberIn(told.message, 'value') : undefined;
    const amounts = counted && countsIn(counted.message, 'persons');
    if (told.type !== 'line' || !counted || !amounts || value === undefined || value === 0) return undefined;
    const { player: by } = told.message.parameters;
    if (by === undefined) return undefined;
    const each = ESTATES.map((one) => amounts[one] ?? 0);
    const sum = each.reduce((total, count) => total + count, 0);
    return {
      parameters: { player: by },
      situation: [counted.message],
      ...amongNumbers(value, [sum, ...each, numberIn(counted.message, 'towers') ?? 0]),
    };
  },
};

const mayTower: MoveQuestionPlan = {
  id: 'quiz-tallinn-may-tower',
  level: 2,
  element: 'tower',
  rules: [
    'tallinn.tower.requires-contest',
    'tallinn.tower.one-per-round',
    'tallinn.tower.from-display',
    'tallinn.tower.influence-only',
  ],
  allowedBy: 'tallinn.tower.from-display',
  asked(move, { before, past }) {
    const { player: by, from, card } = move.values as Readonly<Partial<Record<'player' | 'from' | 'card', string>>>;
    if (by === undefined || card === undefined || from !== 'display') return undefined;
    const lastRound = past.at(-1)?.at.turn;
    const half = past
      .flatMap((step) => (step.at.turn === lastRound ? linesOf(step, 'tallinn_coin', 'tallinn_no-coin') : []))
      .find(({ message }) => idIn(message, 'player') === by);
    if (!half || !before.has(`${by}.display card`)) return undefined;
    return {
      parameters: { player: player(by), card: name('card', card) },
      situation: [revealed(player(by), half.message.id === 'tallinn_coin')],
      ...laidBy(by),
    };
  },
};

/** The questions about what was told, and those about moves that might have been made. */
export const quiz: Quiz = {
  questions: [contest, estate, towers, mayBuildTower, legate, left, payment, noPayment, towerValue],
  moves: [mayTower],
};
