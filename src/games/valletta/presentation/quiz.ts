/** What a teacher asks about a game of Valletta. */
import { choice, counts, list, type Message, name, player } from '../../../engine/message.js';
import {
  type Asked,
  amongCounts,
  amongNumbers,
  amongPlayers,
  type CountsOf,
  choiceIn,
  countsIn,
  type Encounter,
  effectsIn,
  idIn,
  linesOf,
  type MoveQuestionPlan,
  numberIn,
  places,
  type QuestionPlan,
  type Quiz,
  whether,
  yesOrNo,
} from '../../../engine/quiz.js';
import type { Step } from '../../../engine/transcript.js';
import { areaOf, COLUMNS } from '../table/city.js';
import { type Cell, GOODS } from '../vocabulary.js';

/** Where Jean stands before an entry is told; 0 on the tower. */
function jeanAt(encounter: Encounter): number {
  const moves = [...effectsIn([...encounter.past, stepUntil(encounter)])];
  return Number(moves.findLast(({ thing, verb }) => thing === 'jean' && verb === 'advance')?.which ?? 0);
}

/** A step up to the entry that came up. */
function stepUntil({ step, index }: Encounter): Step {
  return { ...step, entries: step.entries.slice(0, index) };
}

/** The place of the board that is a space of the street. */
function spaceOf(space: number): string {
  return `space ${space}`;
}

/** The card of a step. An Apprentice is what it repeats: what lay before it, nobody could know. */
function cardPlayed({ step }: Pick<Encounter, 'step'>): string | undefined {
  const card = step.headline && idIn(step.headline, 'card');
  return card === 'apprentice' ? undefined : card;
}

/** The buildings of a player before a step. */
function cellsOf({ past }: Pick<Encounter, 'past'>, owner: string): readonly string[] {
  const built = [...effectsIn(past)].flatMap(({ thing, verb, which, player: by }) =>
    thing === 'house' && verb === 'place' && by === owner && which !== undefined ? [which] : [],
  );
  return [...new Set(built)].sort();
}

function goodsOf({ before }: Pick<Encounter, 'before'>, owner: string): CountsOf {
  return Object.fromEntries(GOODS.map((good) => [good, before.get(`${owner} ${good}`) ?? 0]));
}

function owns(encounter: Pick<Encounter, 'before'>, owner: string): Message {
  const goods = goodsOf(encounter, owner);
  return {
    id: 'quiz-valletta-owns',
    parameters: { player: player(owner), goods: counts('good', goods) },
  };
}

function buildings(encounter: Pick<Encounter, 'past'>, owner: string): Message {
  const cells = cellsOf(encounter, owner);
  return {
    id: 'quiz-valletta-buildings',
    parameters: { player: player(owner), count: cells.length, cells: list(cells.map((cell) => name('cell', cell))) },
  };
}

const bonus: QuestionPlan = {
  id: 'quiz-valletta-bonus',
  level: 1,
  rules: ['valletta.bonus.two-points', 'valletta.bonus.area', 'valletta.bonus.tower-none'],
  asked(encounter) {
    const effects = [...effectsIn([stepUntil(encounter)])];
    const house = effects.findLast(({ verb, thing }) => verb === 'place' && thing === 'house');
    const { which: cell, player: by } = house ?? {};
    const earned = encounter.told.rule === 'valletta.bonus.two-points';
    const space = jeanAt(encounter);
    if (cell === undefined || by === undefined) return undefined;
    if ((areaOf(space) === Number(cell.split('-')[1])) !== earned) return undefined;
    return {
      parameters: { player: player(by), cell: name('cell', cell) },
      situation: [{ id: 'quiz-valletta-jean', parameters: { space } }],
      ...places([cell, spaceOf(space)]),
      ...yesOrNo(earned),
    };
  },
};

const column: QuestionPlan = {
  id: 'quiz-valletta-column',
  level: 1,
  rules: ['valletta.setup.column-areas'],
  asked({ told }) {
    const right = told.type === 'line' ? numberIn(told.message, 'column') : undefined;
    const space = told.type === 'line' ? numberIn(told.message, 'space') : undefined;
    if (right === undefined || space === undefined) return undefined;
    const near = [right - 1, right + 1, right + 2, right - 2].filter((one) => one >= 1 && one <= COLUMNS.length);
    return { parameters: { space }, situation: [], ...amongNumbers(right, near) };
  },
};

/** What is printed, what each line takes off, and what is due. */
function priceIn({ step, index, told }: Encounter) {
  if (told.type !== 'line' || told.message.id !== 'valletta_printed-price') return undefined;
  const rest = step.entries.slice(index + 1);
  const end = rest.findIndex((entry) => entry.type === 'effect');
  const lines = rest.slice(0, end < 0 ? rest.length : end).flatMap((entry) => (entry.type === 'line' ? [entry] : []));
  const less = lines.filter(({ message }) => message.id === 'valletta_price-line');
  const due = lines.find(({ message }) => message.id === 'valletta_price-due');
  const printed = countsIn(told.message, 'price');
  const right = due ? countsIn(due.message, 'price') : printed;
  if (!printed || !right) return undefined;
  return { printed, right, less, reckoning: [told, ...less, ...(due ? [due] : [])] };
}

function plus(one: CountsOf, other: CountsOf): CountsOf {
  return Object.fromEntries(GOODS.map((good) => [good, (one[good] ?? 0) + (other[good] ?? 0)]));
}

function priceQuestion(action: 'build' | 'upgrade'): QuestionPlan {
  return {
    id: action === 'build' ? 'quiz-valletta-price' : 'quiz-valletta-upgrade-price',
    level: 2,
    rules: ['valletta.build.cost'],
    asked(encounter): Asked | undefined {
      const price = priceIn(encounter);
      const { step, told } = encounter;
      if (!price || told.type !== 'line') return undefined;
      const { printed, right, less, reckoning } = price;
      const upgrades = less.some(({ message }) => choiceIn(message, 'because') === 'upgrade');
      const by = step.at.player;
      const [cell, card] = [idIn(told.message, 'cell'), cardPlayed(encounter)];
      // What is printed on the card is no question.
      if (
        less.length === 0 ||
        upgrades !== (action === 'upgrade') ||
        by === null ||
        cell === undefined ||
        card === undefined
      )
        return undefined;
      const among = amongCounts('good', right, [
        printed,
        ...less.map(({ message }) => plus(right, countsIn(message, 'less') ?? {})),
        plus(right, { gold: -1 }),
        plus(right, { gold: 1 }),
        plus(right, { brick: -1 }),
        plus(right, { wood: -1 }),
      ]);
      return (
        among && {
          parameters: { player: player(by), cell: name('cell', cell), card: name('character', card) },
          situation: [told.message, buildings(encounter, by)],
          ...places([cell], true),
          ...among,
          ...{ rule: less.at(-1)?.rule ?? told.rule, reckoning, level: less.length > 1 ? 3 : 2 },
        }
      );
    },
  };
}

const drawn: QuestionPlan = {
  id: 'quiz-valletta-draw',
  level: 1,
  rules: ['valletta.turn.refill-varies'],
  asked({ told, step }) {
    const [hand, due] =
      told.type === 'line' ? [numberIn(told.message, 'hand'), numberIn(told.message, 'due')] : [undefined, undefined];
    if (hand === undefined || due === undefined || step.at.player === null) return undefined;
    return {
      parameters: { player: player(step.at.player), hand },
      situation: [],
      ...amongNumbers(due, [3, due + 1, due - 1, 5, 0]),
    };
  },
};

const icons: QuestionPlan = {
  id: 'quiz-valletta-icons',
  level: 1,
  rules: ['valletta.green.count-icons'],
  asked(encounter) {
    const { told, step, index } = encounter;
    const by = step.at.player;
    const card = cardPlayed(encounter);
    const good = told.type === 'line' ? idIn(told.message, 'good') : undefined;
    const gained = step.entries.slice(index).find(({ type }) => type === 'effect');
    if (told.type !== 'line' || by === null || card === undefined || good === undefined) return undefined;
    if (gained?.type !== 'effect' || gained.effect.verb !== 'gain' || gained.effect.thing !== good) return undefined;
    const amount = gained.effect.amount;
    const shown = numberIn(told.message, 'icons') ?? 0;
    return {
      parameters: { player: player(by), card: name('character', card), good: name('good', good), kind: choice(good) },
      situation: [told.message],
      ...places(cellsOf(encounter, by), true),
      ...amongNumbers(amount, [shown, shown + 1, shown + 2, 2 * amount, amount - 1]),
      reckoning: [told, gained],
      rule: gained.rule,
    };
  },
};

const counted: QuestionPlan = {
  id: 'quiz-valletta-count',
  level: 2,
  rules: [
    'valletta.card.chamberlain',
    'valletta.card.philip',
    'valletta.card.charles',
    'valletta.card.pius',
    'valletta.card.rekuk',
    'valletta.card.del-monte',
  ],
  asked(encounter) {
    const { told, step, index } = encounter;
    const by = step.at.player;
    const card = cardPlayed(encounter);
    if (told.type !== 'line' || told.message.id !== 'valletta_count' || by === null || card === undefined)
      return undefined;
    const brought = step.entries.slice(index).find(({ type }) => type === 'effect');
    const count = numberIn(told.message, 'buildings');
    if (brought?.type !== 'effect' || count === undefined) return undefined;
    const { amount, thing } = brought.effect;
    return {
      parameters: { player: player(by), card: name('character', card), points: whether(thing === 'point') },
      situation: [told.message],
      ...places(cellsOf(encounter, by), true),
      ...amongNumbers(amount, [count, 2 * count, 3 * count, amount + 1, amount - 1]),
      reckoning: [told, brought],
    };
  },
};

const gift: QuestionPlan = {
  id: 'quiz-valletta-gift',
  level: 3,
  rules: ['valletta.card.innkeeper', 'valletta.card.tax-collector', 'valletta.card.monk'],
  asked(encounter) {
    const { told, step, index, players } = encounter;
    if (told.type !== 'effect' || told.effect.verb !== 'give') return undefined;
    const gifts = step.entries.filter((entry) => entry.type === 'effect' && entry.effect.verb === 'give');
    const taker = told.effect.to;
    const others = players.filter((id) => id !== taker);
    if (gifts[0] !== step.entries[index] || others.length < 2) return undefined;
    const givers = new Set(gifts.flatMap((entry) => (entry.type === 'effect' ? [entry.effect.from] : [])));
    return {
      parameters: { player: player(taker), card: name('character', told.rule.split('.').at(-1) ?? '') },
      situation: others.map((id) => owns(encounter, id)),
      ...amongPlayers(givers, others),
      reckoning: gifts,
    };
  },
};

const goodsLeft: QuestionPlan = {
  id: 'quiz-valletta-goods-left',
  level: 1,
  rules: ['valletta.final.goods-pooled'],
  asked({ told }) {
    if (told.type !== 'line' || told.message.id !== 'valletta_goods-scored') return undefined;
    const { player: owner } = told.message.parameters;
    const [goods, points] = [numberIn(told.message, 'goods'), numberIn(told.message, 'points')];
    if (owner === undefined || goods === undefined || points === undefined || goods < 3) return undefined;
    return {
      parameters: { player: owner, goods },
      situation: [],
      ...amongNumbers(points, [Math.ceil(goods / 3), Math.floor(goods / 2), goods, points + 1], 'quiz-points'),
      rule: 'valletta.final.goods',
    };
  },
};

const mayBuild: MoveQuestionPlan = {
  id: 'quiz-valletta-may-build',
  level: 2,
  element: 'play',
  rules: [
    'valletta.build.unbuilt-only',
    'valletta.build.cost',
    'valletta.build.exact-payment',
    'valletta.build.adjacency-discount',
    'valletta.build.adjacency-orthogonal',
    'valletta.build.adjacency-not-across',
    'valletta.build.adjacency-own-only',
    'valletta.build.house-available',
  ],
  allowedBy: 'valletta.build.cost',
  asked(move, { step, past, before }) {
    const build = move.children.find(({ name: element }) => element === 'build');
    const by = step.at.player;
    const { at, pay } = (build?.values ?? {}) as { readonly at?: Cell; readonly pay?: CountsOf };
    const { card } = move.values as { readonly card?: string };
    if (!build || by === null || at === undefined || typeof pay !== 'object' || card !== 'builder') return undefined;
    const printed = linesOf(step, 'valletta_printed-price').find(({ message }) => idIn(message, 'cell') === at);
    return {
      parameters: { player: player(by), cell: name('cell', at), paid: counts('good', pay) },
      situation: [...(printed ? [printed.message] : []), buildings({ past }, by), owns({ before }, by)],
      ...places([at]),
    };
  },
};

/** The questions about what was told, and those about moves that might have been made. */
export const quiz: Quiz = {
  questions: [bonus, column, priceQuestion('build'), priceQuestion('upgrade'), drawn, icons, counted, gift, goodsLeft],
  moves: [mayBuild],
};
