import { describe, expect, test } from 'vitest';
import { cellsFor } from '../../../src/games/valletta/table/city.js';
import {
  CHARACTERS,
  GOODS,
  type VallettaElement,
  type VallettaVocabulary,
  vocabulary,
} from '../../../src/games/valletta/vocabulary.js';
import { makerOf, statedOf } from '../../../src/log/vocabulary.js';
import { recordingsOf } from '../../engine/replays.js';
import { isSameDecision } from '../../engine/same-decision.js';
import { fixtures, textOf as logOf } from '../../fixture-files.js';
import { IS_LONG, sampled } from '../../runs.js';
import { legalGames, missing, openingIn, placesOf, written } from '../offered.js';
import { type GamePlan, gameLog } from './game-log.js';

const make = makerOf<VallettaVocabulary>();

/** What is offered in the last element of some name, and accepted. */
function offeredIn(inside: string, plan: GamePlan): readonly string[] {
  const opening = openingIn(gameLog(plan).text, inside);
  return [...opening.elements()].filter((one) => opening.try(one).verdict === 'legal').map(inXml);
}

/** Goods in the notation of the log. */
function inXml(element: Parameters<typeof written>[0]): string {
  return written(noted(element as VallettaElement));
}

function noted(element: VallettaElement): VallettaElement {
  const values = statedOf(element).map(([name, value]) => [name, textOf(value)]);
  return { ...element, values: Object.fromEntries(values), children: element.children.map(noted) } as VallettaElement;
}

function textOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.entries(value)
    .map(([good, amount]) => `${good}:${amount}`)
    .join(' ');
}

describe.each(legalGames('valletta').filter(([name]) => /full|public-4/.test(name)))('%s', (_, recording) => {
  test('every move is offered once, and the judge lets it pass', () => {
    for (const { opening } of placesOf(recording, 83)) {
      const offered = [...opening.moves()];
      expect(new Set(offered.map(({ element }) => inXml(element))).size).toBe(offered.length);
      for (const { element, verdict } of offered) expect(opening.try(element).verdict, inXml(element)).toBe(verdict);
    }
  });

  test('every move that is said to break one rule alone breaks that one', () => {
    for (const { opening } of placesOf(recording, 101)) {
      const forbidden = [...opening.forbiddenMoves()];
      const kinds = new Map(forbidden.map((move) => [`${move.rule} ${move.element.children[0]?.name}`, move]));
      for (const { element, rule } of kinds.values()) {
        const roots = opening
          .try(element)
          .findings.filter(({ cause, severity }) => cause === null && severity === 'error');
        expect(
          roots.map((root) => root.rule),
          inXml(element),
        ).toEqual([rule]);
      }
    }
  });
});

describe('nothing else is accepted', () => {
  test.each(
    sampled(
      legalGames('valletta').filter(([name]) => /full-.*-points/.test(name)),
      1,
    ),
  )('%s', (_, recording) => {
    let tried = 0;
    for (const { opening } of placesOf(recording, IS_LONG ? 97 : 193)) {
      const offered = [...opening.elements()].map((one) => opening.try(one, true));
      if (!offered.some(({ element }) => element.name === 'play')) continue;
      for (const move of everything()) {
        tried += 1;
        if (opening.try(move).verdict !== 'legal') continue;
        const trial = opening.try(move, true);
        if (!offered.some((one) => isSameDecision(vocabulary, one, trial))) {
          missing(
            move,
            offered.map(({ element }) => element),
          );
        }
      }
    }
    expect(tried).toBeGreaterThan(100);
  });
});

/** Plays of all cards with everything that could be said about them, but for what is paid. */
function* everything(): Generator<VallettaElement> {
  for (const card of CHARACTERS) {
    yield make('play', { card });
    for (const good of GOODS) {
      const one = { [good]: 1 };
      yield make('play', { card }, [make('take', { goods: one })]);
      yield make('play', { card }, [make('take', { goods: { [good]: 2 } })]);
      yield make('play', { card }, [make('exchange', { give: one })]);
      yield make('play', { card }, [make('extra', { good: one })]);
      yield make('play', { card }, [make('barrel', { good })]);
    }
    const barrel = make('barrel', { good: 'gold' });
    yield make('play', { card: 'jean' }, [barrel, make('hire', { card })]);
    yield make('play', { card: 'jean' }, [barrel, make('dismiss', { card })]);
  }
  for (const at of cellsFor(4)) {
    yield make('play', { card: 'builder' }, [make('build', { at, pay: {} })]);
    yield make('play', { card: 'builder' }, [make('upgrade', { at, pay: {} })]);
  }
}

test('what is left open is open to the judge, too: a card drawn late, once the only late draw is played', () => {
  const name = 'valletta/bugs/rekuk-3-points.xml';
  const fixture = fixtures().find((one) => one.name === name);
  let open = 0;
  for (const recording of fixture ? recordingsOf(logOf(fixture), name) : []) {
    for (const { opening } of placesOf(recording)) {
      for (const { element, verdict } of opening.moves()) {
        if (verdict === 'legal' || element.values['card'] !== 'jean') continue;
        open += 1;
        expect(opening.try(element).verdict, inXml(element)).toBe(verdict);
      }
    }
  }
  expect(open).toBeGreaterThan(50);
});

describe('the draft', () => {
  test('whose pick it is takes one of the goods that are left', () => {
    expect(offeredIn('moves', { players: 3, draft: ['p3 stone'], turns: [] })).toEqual(
      ['gold', 'wood', 'brick'].map((good) => `<draft player="p2" good="${good}"/>`),
    );
  });

  test('after a pick out of order, the last one who has not picked is next', () => {
    expect(offeredIn('moves', { players: 3, draft: ['p1 stone'], turns: [] })).toEqual(
      ['gold', 'wood', 'brick'].map((good) => `<draft player="p3" good="${good}"/>`),
    );
  });

  test('then the first player begins', () => {
    expect(offeredIn('moves', { players: 2, draft: ['p2 stone', 'p1 gold'], turns: [] })).toEqual([
      '<turn player="p1"/>',
    ]);
  });
});

describe('a turn', () => {
  const inTurn = (hand: string, plan: Omit<GamePlan, 'hands' | 'turns'> = {}, ...played: string[]) =>
    offeredIn('turn', { ...plan, hands: { p1: hand }, turns: [['p1', 'state p1 pile=3', ...played]] });
  const play = (card: string, inner = '') =>
    inner === '' ? `<play card="${card}"/>` : `<play card="${card}">${inner}</play>`;

  test('each card of the hand, and nothing that has been played', () => {
    const offered = inTurn('shopkeeper lumberjack stone-sculptor brick-worker maid', {}, 'shopkeeper');
    expect(offered).toEqual([
      play('lumberjack'),
      play('stone-sculptor'),
      play('brick-worker'),
      ...GOODS.map((good) => play('maid', `<take goods="${good}:1"/>`)),
    ]);
  });

  test('after three cards nothing more', () => {
    const played = ['shopkeeper', 'lumberjack', 'stone-sculptor'];
    expect(inTurn('shopkeeper lumberjack stone-sculptor brick-worker jean', {}, ...played)).toEqual([]);
  });

  test('an apprentice repeats what was played before, or nothing', () => {
    const hand = 'apprentice maid shopkeeper lumberjack brick-worker';
    const apprentice = (offered: readonly string[]) => offered.filter((one) => one.includes('apprentice'));
    expect(apprentice(inTurn(hand))).toEqual([play('apprentice')]);
    expect(apprentice(inTurn(hand, {}, 'maid take gold'))).toEqual(
      GOODS.map((good) => play('apprentice', `<take goods="${good}:1"/>`)),
    );
  });

  test('a builder builds what can be paid, at its price, or nothing', () => {
    const offered = inTurn('builder shopkeeper lumberjack stone-sculptor brick-worker', {
      goods: { p1: '1/1/0/3' },
      cells: Object.fromEntries(
        cellsFor(2).map((at) => [at, { cost: at === 'A1-1' ? '1/1/0/0' : at === 'A1-2' ? '0/0/1/0' : '4/0/0/4' }]),
      ),
    });
    expect(offered.filter((one) => one.includes('builder'))).toEqual([
      play('builder'),
      play('builder', '<build at="A1-1" pay="gold:1 wood:1"/>'),
      play('builder', '<build at="A1-2" pay="gold:1 wood:1 brick:1"/>'),
      play('builder', '<build at="A1-2" pay="gold:1 brick:2"/>'),
      play('builder', '<build at="A1-2" pay="wood:1 brick:2"/>'),
      play('builder', '<build at="A1-2" pay="brick:3"/>'),
    ]);
  });

  test('jean shows a good that is left, then somebody is hired or dismissed, or nobody', () => {
    const offered = inTurn('jean shopkeeper lumberjack stone-sculptor brick-worker', { barrels: 'gold:24+wood:1' });
    const jean = offered.filter((one) => one.includes('"jean"'));
    const dismissed = ['shopkeeper', 'lumberjack', 'stone-sculptor', 'brick-worker'].map(
      (card) => `<dismiss card="${card}"/>`,
    );
    expect(jean).toEqual(
      ['gold', 'wood'].flatMap((good) =>
        ['<hire card="builder"/>', ...dismissed, ''].map((one) => play('jean', `<barrel good="${good}"/>${one}`)),
      ),
    );
  });

  test('jean cannot dismiss himself once he is played, whatever else the hand hides', () => {
    const opening = openingIn(gameLog({ turns: [['p1', 'state p1 pile=3']] }).text, 'turn');
    const jean = [...opening.moves()].map(({ element }) => inXml(element)).filter((one) => one.includes('card="jean"'));
    expect(jean.filter((one) => one.includes('<dismiss card="builder"/>'))).toHaveLength(GOODS.length);
    expect(jean.filter((one) => one.includes('<dismiss card="jean"/>'))).toEqual([]);
  });
});
