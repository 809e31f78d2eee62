/** What a teacher asks about a game of Rattus. */
import { list, type Message, name, player } from '../../../engine/message.js';
import {
  amongNumbers,
  amongOrders,
  amongPlayers,
  type Encounter,
  effectsIn,
  idIn,
  linesOf,
  type MoveQuestionPlan,
  numberIn,
  places,
  type QuestionPlan,
  type Quiz,
  yesOrNo,
} from '../../../engine/quiz.js';
import type { Region } from '../vocabulary.js';

const outbreak: QuestionPlan = {
  id: 'quiz-rattus-outbreak',
  level: 1,
  rules: ['rattus.ravage.threshold', 'rattus.ravage.no-outbreak'],
  asked({ told, step }) {
    const region = step.headline && idIn(step.headline, 'region');
    if (told.type !== 'line' || region === undefined) return undefined;
    const breaksOut = told.message.id === 'rattus_outbreak';
    if (!breaksOut && told.message.id !== 'rattus_no-outbreak') return undefined;
    const [limit, cubes] = [numberIn(told.message, 'limit'), numberIn(told.message, 'cubes')];
    const [neutral, nuns] = [numberIn(told.message, 'neutral') ?? 0, numberIn(told.message, 'nuns') ?? 0];
    if (limit === undefined || cubes === undefined) return undefined;
    return {
      parameters: { region: name('region', region) },
      situation: [
        { id: 'quiz-rattus-token', parameters: { limit } },
        { id: 'quiz-rattus-cubes', parameters: { region: name('region', region), cubes } },
        ...(neutral > 0 ? [{ id: 'quiz-rattus-neutral', parameters: { neutral } }] : []),
        ...(nuns > 0 ? [{ id: 'quiz-rattus-nuns', parameters: { nuns } }] : []),
      ],
      ...places([region]),
      ...yesOrNo(breaksOut),
      level: neutral + nuns > 0 ? 2 : 1,
    };
  },
};

/** Lines that say who is hit, or who is not. */
const HITS = [
  'rattus_hit-majority',
  'rattus_hit-all',
  'rattus_hit-symbol',
  'rattus_hits-add-up',
  'rattus_not-there',
  'rattus_nobody-owns',
] as const;

/** The class cards of each player before a step. */
function ownersIn({ past }: Pick<Encounter, 'past'>): ReadonlyMap<string, readonly string[]> {
  const owners = new Map<string, string>();
  for (const { thing, verb, which, to } of effectsIn(past)) {
    if (thing === 'class' && verb === 'take' && which !== undefined) owners.set(which, to);
  }
  const cards = new Map<string, string[]>();
  for (const [card, owner] of owners) cards.set(owner, [...(cards.get(owner) ?? []), card]);
  return cards;
}

const losses: QuestionPlan = {
  id: 'quiz-rattus-losses',
  level: 3,
  rules: ['rattus.token.front'],
  asked(encounter) {
    const { told, step, index, before, players } = encounter;
    const region = step.headline && idIn(step.headline, 'region');
    if (told.type !== 'line' || told.message.id !== 'rattus_token-hits' || region === undefined) return undefined;
    const { hits } = told.message.parameters;
    if (hits === undefined || step.entries.some((entry) => entry.type === 'effect' && entry.effect.thing === 'potion'))
      return undefined;
    const losers = new Set<string>();
    for (const { verb, thing, player: loser, from } of effectsIn([step])) {
      if (verb === 'remove' && thing === 'cube' && loser !== undefined && from === `${region}.${loser}`)
        losers.add(loser);
    }
    const reckoning = step.entries
      .slice(index)
      .filter(
        (entry) =>
          (entry.type === 'line' && (HITS.some((id) => id === entry.message.id) || entry === told)) ||
          (entry.type === 'effect' && entry.effect.verb === 'remove' && entry.effect.thing === 'cube'),
      );
    const decisive = reckoning.filter((entry) => entry.type === 'line' && entry !== told).at(-1);
    const cards = ownersIn(encounter);
    const owners = players.flatMap((id): Message[] => {
      const own = cards.get(id);
      return own ? [{ id: 'quiz-rattus-owns', parameters: { player: player(id), cards: classCards(own) } }] : [];
    });
    return {
      parameters: { region: name('region', region), hits },
      situation: [
        ...players.map((id): Message => {
          const cubes = before.get(`${region}.${id} cube`) ?? 0;
          return { id: 'quiz-rattus-has', parameters: { player: player(id), cubes } };
        }),
        ...owners,
      ],
      ...places([region]),
      ...amongPlayers(losers, players),
      reckoning,
      level: losers.size === 0 || reckoning.length <= 3 ? 2 : 3,
      ...(decisive?.type === 'line' && { rule: decisive.rule }),
    };
  },
};

function classCards(cards: readonly string[]): Message['parameters'][string] {
  return list(cards.map((card) => name('class-card', card)));
}

const placed: QuestionPlan = {
  id: 'quiz-rattus-place',
  level: 1,
  rules: ['rattus.place.count'],
  asked({ told, step }) {
    if (told.type !== 'line' || told.message.id !== 'rattus_places-line' || step.at.player === null) return undefined;
    const { region } = told.message.parameters;
    const [rats, cubes] = [numberIn(told.message, 'rats'), numberIn(told.message, 'cubes')];
    const more = (numberIn(told.message, 'peasant') ?? 0) + (numberIn(told.message, 'queen') ?? 0);
    if (region === undefined || rats === undefined || cubes === undefined || cubes !== rats || more > 0)
      return undefined;
    return {
      parameters: { player: player(step.at.player), region },
      situation: [{ id: 'quiz-rattus-tokens', parameters: { region, rats } }],
      ...places([idIn(told.message, 'region') ?? ''], true),
      ...amongNumbers(
        cubes,
        [2, cubes + 1, cubes - 1, 2 * cubes].filter((one) => one > 0),
      ),
    };
  },
};

const spread: QuestionPlan = {
  id: 'quiz-rattus-spread',
  level: 1,
  rules: ['rattus.spread.zero', 'rattus.spread.one', 'rattus.spread.two'],
  asked({ told, step }) {
    if (told.type !== 'line' || told.message.id !== 'rattus_spread-due') return undefined;
    // Where there is no room, or no more tokens, fewer come.
    if (linesOf(step, 'rattus_spread-limit', 'rattus_spread-none').length > 0) return undefined;
    const { region } = told.message.parameters;
    const [rats, count] = [numberIn(told.message, 'rats'), numberIn(told.message, 'count')];
    if (region === undefined || rats === undefined || count === undefined) return undefined;
    return {
      parameters: { region },
      situation: [{ id: 'quiz-rattus-tokens', parameters: { region, rats } }],
      ...places([idIn(told.message, 'region') ?? ''], true),
      ...amongNumbers(count, [0, 1, 2, 3, rats]),
    };
  },
};

const lastRound: QuestionPlan = {
  id: 'quiz-rattus-last-round',
  level: 3,
  rules: ['rattus.end.last-round-order'],
  asked({ told, players }) {
    if (told.type !== 'line' || told.message.id !== 'rattus_last-round') return undefined;
    const { trigger, players: named } = told.message.parameters;
    if (trigger === undefined || typeof named !== 'object' || named.type !== 'list') return undefined;
    const order = named.items.flatMap((item) => (typeof item === 'object' && item.type === 'player' ? item.id : []));
    const by = idIn(told.message, 'trigger');
    if (order.length < 2 || by === undefined) return undefined;
    const among = amongOrders(order, [order.toReversed(), [by, ...order], [by, ...order.toReversed()]]);
    return (
      among && {
        parameters: { player: trigger },
        situation: [{ id: 'quiz-rattus-seats', parameters: { players: list(players.map((id) => player(id))) } }],
        ...among,
      }
    );
  },
};

/** The region of the plague figure before a step. */
function figureIn({ past }: Pick<Encounter, 'past'>): string | undefined {
  let region: string | undefined;
  for (const { thing, verb, to } of effectsIn(past)) {
    if (thing === 'figure' && (verb === 'place' || verb === 'advance')) region = to;
  }
  return region;
}

const mayMove: MoveQuestionPlan = {
  id: 'quiz-rattus-may-move',
  level: 2,
  element: 'plague',
  rules: ['rattus.plague.adjacent-step', 'rattus.plague.must-leave'],
  allowedBy: 'rattus.plague.adjacent-step',
  asked(move, { step, past }) {
    const { path = [] } = move.values as { readonly path?: readonly Region[] };
    const [from, by, to] = [figureIn({ past }), step.at.player, path[0]];
    if (from === undefined || by === null || to === undefined || path.length !== 1) return undefined;
    return {
      parameters: { player: player(by), region: name('region', to) },
      situation: [{ id: 'quiz-rattus-figure', parameters: { region: name('region', from) } }],
      ...places([from, to]),
    };
  },
};

/** What may be asked about a game of Rattus. */
export const quiz: Quiz = {
  questions: [outbreak, losses, placed, spread, lastRound],
  moves: [mayMove],
};
