/**
 * What is wrong in an edition: values that contradict themselves, the rules, or the facts that the examples of the
 * rulebook tell of map (A1 to A8) and tokens (K1 to K7). A9 is about a situation, not about an edition.
 */
import { type Facts, foundAt } from '../../../engine/facts.js';
import type { Severity } from '../../../engine/finding.js';
import type { Judge, Located } from '../../../engine/judge.js';
import { choice, list, name, quoted } from '../../../engine/message.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { hasOwnEstates } from '../rules/facts.js';
import { CARDS, type Card, ESTATES, REGIONS, type Region } from '../vocabulary.js';
import { type Edition, ESTATE_OF, isBaseCard, START_TOKENS, TOKENS } from './components.js';
import { adjacent, regionsFor } from './map.js';
import type { TableState } from './state.js';

/** rattus.piper.three-per-estate */
const CARDS_OF_ESTATE = 3;

interface Defect extends Pick<Facts, 'message' | 'with' | 'attribute'> {
  readonly rule: RuleIdOfRattus;
  /** An error, where it is left out. */
  readonly severity?: Severity;
  /** The edition itself, where it is left out. */
  readonly element?: Located | undefined;
}

/** What the examples of the rulebook tell, and whether it is so. */
type Fact = readonly [fact: string, holds: boolean, severity: Severity];

const found = new WeakMap<Edition, readonly Defect[]>();

/** Reports what cannot be in a box of the game. */
export function checkComponents(table: TableState, judge: Judge): void {
  const { edition } = table;
  let defects = found.get(edition);
  if (!defects) {
    defects = [...mapDefects(edition), ...mapFacts(edition), ...tokenDefects(edition), ...tokenFacts(edition)];
    found.set(edition, defects);
  }
  let wrongEstate: string | undefined;
  for (const { rule, element = edition.element, attribute, ...said } of [...defects, ...cardDefects(table)]) {
    const ofEstates = rule === 'rattus.piper.three-per-estate';
    const id = judge.find(rule, {
      ...said,
      kind: 'data',
      // A file of its own has other lines than the log.
      ...(element && isInLog(edition, element) && { element, ...(attribute !== undefined && { attribute }) }),
      // Where one card has changed its estate, another one has, too.
      ...(ofEstates && { cause: wrongEstate }),
    });
    if (ofEstates) wrongEstate ??= id;
  }
}

/** Whether an element stands in the log: of an edition with the log's own values on top, only those do. */
function isInLog({ inline, element: components }: Edition, element: Located): boolean {
  return inline && (element === components || (components?.children.some((child) => child === element) ?? false));
}

/** Symmetry, and a neighbour for each region with any number of players (A7, A8). */
function mapDefects(edition: Edition): Defect[] {
  const defects: Defect[] = [];
  for (const { id, neighbours, arrows, element } of edition.regions.values()) {
    for (const other of neighbours) {
      const back = edition.regions.get(other);
      if (other !== id && (!back || back.neighbours.has(id))) continue;
      defects.push({
        rule: 'rattus.board.adjacency',
        message: other === id ? 'rattus_map-self' : 'rattus_map-asymmetric',
        with: { region: name('region', id), other: name('region', other) },
        // Of the two that do not agree, the one in the log says what the edition does not.
        element: back && !isInLog(edition, element) ? back.element : element,
        attribute: 'neighbours',
      });
    }
    const strays = [...arrows].filter((other) => !neighbours.has(other));
    if (strays.length > 0) {
      defects.push({
        rule: 'rattus.board.adjacency',
        message: 'rattus_map-arrow',
        with: { region: name('region', id), others: list(strays.map((other) => name('region', other))) },
        ...foundAt(element, 'arrows'),
      });
    }
  }
  if (edition.regions.size < REGIONS.length) return defects;
  for (const players of [2, 3, 4]) {
    const inUse = regionsFor(players);
    const alone = inUse.filter((region) => inUse.every((other) => adjacent(edition, region, other) !== true));
    if (alone.length === 0) continue;
    defects.push({
      rule: 'rattus.turn.c-mandatory',
      message: 'rattus_map-alone',
      with: { regions: list(alone.map((region) => name('region', region))), players },
    });
  }
  return defects;
}

/** A1 to A7. */
function mapFacts(edition: Edition): Defect[] {
  if (edition.regions.size < REGIONS.length) return [];
  const touch = (a: Region, b: Region): boolean => adjacent(edition, a, b) === true;
  const near = REGIONS.some((middle) => touch('italia', middle) && touch(middle, 'scandia'));
  const trio = [touch('hispania', 'italia'), touch('italia', 'polonia'), touch('hispania', 'polonia')].filter(Boolean);
  const facts: readonly Fact[] = [
    ['a1', touch('gallia', 'hispania'), 'error'],
    ['a2', touch('anglia', 'gallia') || touch('anglia', 'hispania'), 'error'],
    // Which region the example calls by two names is a little less certain than the rest.
    ['a3', touch('russia', 'tartaria'), 'warning'],
    ['a4', trio.length === 1, 'error'],
    ['a5', !touch('germania', 'turcia'), 'error'],
    ['a6', touch('italia', 'scandia') || near, 'error'],
    ['a7', [...edition.regions.values()].some(({ arrows }) => arrows.size > 0), 'warning'],
  ];
  return broken(facts, 'rattus.board.adjacency');
}

/** Ids, limits and hits of the tokens. @see rattus.token.census, rattus.token.front */
function tokenDefects(edition: Edition): Defect[] {
  const defects: Defect[] = [];
  for (const element of edition.repeated) {
    defects.push({
      rule: 'rattus.token.census',
      message: 'rattus_token-twice',
      with: { token: quoted(String(element.values['id'])) },
      ...foundAt(element, 'id'),
    });
  }
  const tokens = [...edition.tokens.values()];
  const starts = tokens.filter(({ start }) => start).length;
  const tooMany = tokens.length > TOKENS || starts > START_TOKENS;
  const wrongRims = tokens.length === TOKENS && starts !== START_TOKENS;
  if (tooMany || wrongRims) {
    defects.push({
      rule: 'rattus.token.census',
      message: 'rattus_token-numbers',
      with: { count: tokens.length, starts },
    });
  }
  for (const { id, limit, hits, element } of tokens) {
    const blank = limit === 0 || (limit !== undefined && hits !== undefined && hits.length === 0);
    const both = hits?.includes('M') && hits.includes('A');
    if (!blank && !both) continue;
    defects.push({
      rule: 'rattus.token.front',
      message: blank ? 'rattus_token-blank' : 'rattus_token-both-letters',
      with: { token: quoted(id) },
      severity: blank ? 'error' : 'warning',
      ...foundAt(element, limit === 0 ? 'limit' : 'hits'),
    });
  }
  return defects;
}

/** K1 to K4. K5 says only what may be. */
function tokenFacts(edition: Edition): Defect[] {
  const tokens = [...edition.tokens.values()];
  if (tokens.length < TOKENS) return [];
  const has = (limit: number, hits: readonly string[]): boolean =>
    tokens.some(
      (token) => token.limit === limit && [...(token.hits ?? [])].sort().join(' ') === [...hits].sort().join(' '),
    );
  const limits = new Set(tokens.map(({ limit }) => limit));
  const facts: readonly Fact[] = [
    ['k1', has(1, ['bourgeoisie', 'church']), 'warning'],
    ['k2', limits.has(3), 'warning'],
    ['k3', has(2, ['M', 'bourgeoisie', 'church']), 'warning'],
    ['k4', [1, 2, 3, 4].every((limit) => limits.has(limit)), 'warning'],
  ];
  return broken(facts, 'rattus.token.front');
}

/** The estate of these is told in words; that of the others follows from the order in which the rules treat them. */
function isTold(card: Card): boolean {
  return isBaseCard(card) || card === 'crusader' || card === 'soldier';
}

/** @see rattus.piper.three-per-estate, option card-estates */
function cardDefects(table: TableState): Defect[] {
  const { edition, profile } = table;
  if (!hasOwnEstates(edition)) return [];
  const rule = 'rattus.piper.three-per-estate';
  const wrong = edition.cards
    .filter(({ card, estate }) => estate !== undefined && estate !== ESTATE_OF[card])
    .filter(({ card }) => isTold(card) || !profile.declaredEstates)
    .map(
      ({ card, estate, element }): Defect => ({
        rule,
        message: 'rattus_wrong-estate',
        with: {
          card: name('class-card', card),
          estate: name('class-estate', ESTATE_OF[card]),
          found: name('class-estate', estate ?? ''),
        },
        ...foundAt(element, 'estate'),
      }),
    );
  if (wrong.length > 0 || !profile.declaredEstates) return wrong;
  return ESTATES.flatMap((estate): Defect[] => {
    const count = CARDS.filter((card) => table.estateOf(card) === estate).length;
    if (count === CARDS_OF_ESTATE) return [];
    const parameters = { estate: name('class-estate', estate), count };
    return [{ rule, message: 'rattus_estate-cards', with: parameters }];
  });
}

function broken(facts: readonly Fact[], rule: RuleIdOfRattus): Defect[] {
  const message = 'rattus_fact';
  return facts
    .filter(([, holds]) => !holds)
    .map(([fact, , severity]) => ({ rule, message, with: { fact: choice(fact) }, severity }));
}
