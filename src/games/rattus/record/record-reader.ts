/** What a record of Rattus shows of each decision, of the cards chosen, and of the tokens. @see docs/log-format.md */
import { childrenIn, type RecordReader } from '../../../engine/followed-game.js';
import { PLACES, type Place, REGIONS, type Region, regionNamed, type Token } from '../rules/facts.js';
import { CARD, DEAL, DRAW, FIGURE, FINAL, FINAL_HELP, LAST_UNLOAD, SELECT, SETTLE } from '../rules/points.js';
import { drawnCard, figureRegion, nextRegion, removedToken, selectionOf, startToken } from '../rules/setup.js';
import { drawn } from '../rules/spread.js';
import { active, IN_SUPPLY, isLastRound, type Rattus, rats, tokenAt, turn, where } from '../rules/table.js';
import type { RattusElement, RattusElementOf, Region as RegionName } from '../vocabulary.js';
import { cardName, elementOf, nameOf, tokenName } from './decision.js';
import { inOtherWords } from './other-words.js';
import { recordMap } from './record-map.js';

/** @param ids the players, by their seats */
export function recordReader({ children }: RattusElement, ids: readonly string[]): RecordReader<Rattus> {
  const setup: readonly RattusElement[] = childrenIn(children, 'setup');
  const moves: readonly RattusElement[] = childrenIn(children, 'moves');
  const turnsIn = (elements: readonly RattusElement[]): readonly RattusElementOf<'turn'>[] =>
    elements.filter((one): one is RattusElementOf<'turn'> => one.name === 'turn');
  const [turns, slots] = [turnsIn(moves), turnsIn(childrenIn(moves, 'last-round'))];
  const before = namedIn([...setup, ...turns]);
  const named = namedIn([...setup, ...moves]);
  return {
    ids,
    map: { ...recordMap(ids), elementOf: (steps) => elementOf(ids, steps) },
    inside(state, told) {
      if (state.point === SETTLE) return setup;
      if (state.point === LAST_UNLOAD) return moves;
      if (state.point === FINAL) return childrenIn(moves, 'final-plague');
      // A cube that comes behind a later token is no answer to this one.
      if (state.point === FINAL_HELP)
        return childrenIn(moves, 'final-plague')
          .filter((one) => !told.has(one) && isDecision(one))
          .slice(0, 1);
      // Who could use nothing need not have a slot.
      const own = isLastRound(state)
        ? slots.find(({ values }) => values.player === ids[active.of(state)])
        : turns[turn.of(state) - 1];
      return own?.children ?? [];
    },
    shows(state, choice, latest, nth) {
      switch (state.point) {
        case SELECT: {
          const { by, set } = selectionOf(choice);
          return setup.every(
            ({ name, values }) => name !== 'classes' || (isOpen(values.by, by) && isOpen(values.set, set)),
          );
        }
        case CARD:
          return setup.some(
            (one) => one.name === 'classes' && [one.values.cards].flat().includes(cardName(drawnCard.of(choice))),
          );
        case DEAL: {
          const region = nameOf(nextRegion(state) ?? 0);
          const token = setup.find((one) => one.name === 'rat' && one.values.region === region);
          return isOpen(
            token?.name === 'rat' ? token.values.token : undefined,
            tokenName(state, startToken.of(choice)),
          );
        }
        case FIGURE:
          return setup.some(
            ({ name, values }) => name === 'plague' && values.region === nameOf(figureRegion.of(choice)),
          );
        case DRAW:
          return isOpen(tokensOf(latest as RattusElement | undefined)[nth], tokenName(state, drawn.of(choice)));
        case FINAL:
          return false;
        default: {
          // What was removed does not come up, unless the soldier draws it online.
          const token = tokenName(state, removedToken.of(choice));
          return !named.has(token) || (!before.has(token) && isAllNamed(state, named));
        }
      }
    },
    inOtherWords: (element) => inOtherWords(element as RattusElement),
    turnUp(state, { values, children: parts }) {
      for (const seen of [values, ...parts.map((part) => part.values)]) {
        const { region, slot = 1, token } = seen as { region?: RegionName; slot?: number; token?: string };
        const named = state.facts.tokens.get(token ?? '');
        if (region !== undefined && named !== undefined) putInPlace(state, regionNamed(region), slot - 1, named);
      }
    },
  };
}

function isDecision({ name }: RattusElement): boolean {
  return name === 'reveal' || name === 'use';
}

/** All tokens that the record names. */
function namedIn(elements: readonly RattusElement[]): ReadonlySet<string> {
  const named = new Set<string>();
  for (const { values, children } of elements) {
    const { token = [] } = values as { token?: string | readonly string[] };
    for (const one of [...[token].flat(), ...namedIn(children)]) named.add(one);
  }
  return named;
}

/** Whether nothing is left in the box that the record does not name. */
function isAllNamed(state: Rattus, named: ReadonlySet<string>): boolean {
  return [...state.facts.tokens].every(([name, token]) => named.has(name) || where.of(state, token) !== IN_SUPPLY);
}

function isOpen(recorded: unknown, value: string | undefined): boolean {
  return recorded === undefined || recorded === '?' || recorded === value;
}

/** The tokens that an element has drawn, in their order. */
function tokensOf(element: RattusElement | undefined): readonly string[] {
  switch (element?.name) {
    case 'spread':
      return [element.values.token ?? []].flat();
    case 'use':
      return element.children.flatMap((one) => (one.name === 'extra-rat' ? (one.values.token ?? '?') : []));
    default:
      return [];
  }
}

/** Nobody has seen yet which token lies there: it is this one, and the one that was thought to lie there is where this one was. */
function putInPlace(state: Rattus, region: Region, place: number, token: Token): void {
  const supposed = tokenAt.of(state, region, place as Place) as Token;
  if (supposed === token || place >= rats.of(state, region) || supposed < 0) return;
  for (const other of REGIONS) {
    for (const spot of PLACES) {
      if (spot < rats.of(state, other) && tokenAt.of(state, other, spot) === token)
        tokenAt.set(state, other, spot, supposed);
    }
  }
  tokenAt.set(state, region, place as Place, token);
  const elsewhere = where.of(state, token);
  where.set(state, token, where.of(state, supposed));
  where.set(state, supposed, elsewhere);
}
