import { describe, expect, test } from 'vitest';
import { type Card, type RattusVocabulary, REGIONS, SITES } from '../../../src/games/rattus/vocabulary.js';
import type { Recording } from '../../../src/log/recording.js';
import { type AnyElement, type Element, makerOf } from '../../../src/log/vocabulary.js';
import { sampled } from '../../runs.js';
import { isSame, legalGames, missing, openingIn, type Place, placesOf, written } from '../offered.js';
import { type GamePlan, gameLog } from './game-log.js';

const make = makerOf<RattusVocabulary>();

/** Online nobody decides about potions: what a log says of them are claims. */
function forcedIn(recording: Recording): readonly string[] {
  const options = recording.game.children.find(({ name }) => name === 'options');
  return options && written(options).includes('"yucata"') ? ['spend-potion'] : [];
}

/** What is due before a move: as long as the turn goes on, nobody says that it is missing. */
const DUTIES: readonly string[] = ['rattus.turn.b-obligation', 'rattus.spread.first'];
/** What the record tells of what came before: of the way of the figure, of tokens that the serf let pass. */
const OF_THE_PAST: readonly (string | null)[] = ['rattus.knight.destination-only', 'rattus.piper.serf-immediate'];

/** The offered move that is the recorded one, or comes to the same. */
function offeredFor({ recorded, comeToTheSame }: Place, offered: readonly Element[], forced: readonly string[]) {
  const alike = offered.find((move) => isSame(recorded, move as typeof recorded, forced));
  if (alike || recorded.name !== 'use') return alike;
  // Walls and nuns are all alike, and so are both ends of an exchange: it does not matter which of them goes where.
  const words = wordsOf(recorded);
  return offered.find((move) => wordsOf(move) === words && comeToTheSame(recorded, move));
}

function wordsOf(move: Element): string {
  return (written(move).match(/[\w-]+/g) ?? []).sort().join(' ');
}

describe.each(sampled(legalGames('rattus'), 3))('%s', (_, recording) => {
  test('every move that was made is offered, and accepted', () => {
    let places = 0;
    for (const place of placesOf(recording, 5)) {
      const offered = [...place.opening.elements()];
      const made = offeredFor(place, offered, forcedIn(recording));
      if (!made) return missing(place.recorded, offered);
      expect(place.opening.try(made).verdict, written(place.recorded)).not.toBe('illegal');
      places += 1;
    }
    expect(places).toBeGreaterThan(10);
  });

  test('every move is offered once, and the judge lets it pass', () => {
    for (const { opening } of placesOf(recording, 37)) {
      const offered = [...opening.moves()];
      expect(new Set(offered.map(({ element }) => written(element))).size).toBe(offered.length);
      for (const { element, verdict, kind } of offered.filter((_, at) => at % Math.ceil(offered.length / 40) === 0)) {
        const trial = opening.try(element);
        const errors = trial.findings.filter(({ severity }) => severity === 'error');
        expect(errors, written(element)).toEqual([]);
        // Nobody decides which token is turned up in the end; and which one it is stays open where the record does not say it.
        if (element.name !== 'reveal') expect(trial.kind, written(element)).toBe(kind);
        if (element.name !== 'reveal' && verdict === 'legal') expect(trial.verdict, written(element)).toBe('legal');
      }
    }
  });

  test('every move that is said to break one rule alone breaks that one', () => {
    for (const { opening } of placesOf(recording, 43)) {
      const forbidden = [...opening.forbiddenMoves()].filter(({ rule }) => !DUTIES.includes(rule));
      for (const { element, rule } of forbidden.filter((_, at) => at % Math.ceil(forbidden.length / 60) === 0)) {
        const roots = opening
          .try(element)
          .findings.filter(({ cause, severity }) => cause === null && severity === 'error');
        const named = roots.map((root) => (OF_THE_PAST.includes(root.rule) ? rule : root.rule));
        expect(named, written(element)).toEqual([rule]);
      }
    }
  });

  test('no other move of the kinds that are offered is accepted', () => {
    for (const { opening } of placesOf(recording, 97)) {
      const offered = [...opening.elements()];
      const kinds = new Set(offered.map(kindOf));
      for (const move of simpleMoves()) {
        if (!kinds.has(kindOf(move)) || opening.try(move).verdict === 'illegal') continue;
        if (!offered.some((one) => isSame(move as typeof one & AnyElement<RattusVocabulary>, one as never)))
          missing(move, offered);
      }
    }
  });
});

function kindOf({ name, values }: Element): string {
  return `${name} ${name === 'use' ? String(values['card']) : ''}`;
}

/** Moves that are few enough to try them all. */
function* simpleMoves(): Generator<AnyElement<RattusVocabulary>> {
  const use = (card: Card, child: AnyElement<RattusVocabulary>) => make('use', { card }, [child]);
  for (const region of SITES) {
    for (let cubes = 0; cubes <= 6; cubes += 1) yield make('place', { region, cubes });
    yield use('king', make('castle', { from: region }));
    yield use('magician', make('potion', { region }));
    yield use('bishop', make('bishop', { at: region }));
  }
  for (const from of REGIONS)
    for (const to of REGIONS) {
      yield make('plague', { path: [from, to] });
      if (from !== to) yield use('monk', make('shift', { from, to, slot: 1 }));
      yield use('merchant', make('move', { from, to, cubes: 1 }));
    }
  for (const to of [...multichoices(REGIONS, 1), ...multichoices(REGIONS, 2)]) yield make('spread', { to });
}

/** Every choice of so many members, any member as often as one likes, in the order of the list. */
function* multichoices<T>(list: readonly T[], size: number): Generator<readonly T[]> {
  if (size === 0) yield [];
  else {
    for (const [index, one] of list.entries())
      for (const others of multichoices(list.slice(index), size - 1)) yield [one, ...others];
  }
}

/** What is offered in the last element of some name, as far as it contains a word. */
function offeredIn(inside: string, plan: GamePlan, word = ''): readonly string[] {
  return [...openingIn(gameLog(plan).text, inside).elements()].map(written).filter((move) => move.includes(word));
}

/** The same with everything accepted that is offered. */
function acceptedIn(inside: string, plan: GamePlan, word = ''): readonly string[] {
  const opening = openingIn(gameLog(plan).text, inside);
  const offered = [...opening.elements()].filter((move) => written(move).includes(word));
  for (const move of offered) expect(opening.try(move).verdict, written(move)).not.toBe('illegal');
  return offered.map(written);
}

describe('before the first turn', () => {
  test('whoever is next settles in any region', () => {
    const settles = [
      '<settle player="p1" region="gallia" cubes="2"/>',
      '<settle player="p2" region="gallia" cubes="2"/>',
    ];
    const plan = { players: 2, settles };
    const text = gameLog(plan).text;
    const offered = [...openingIn(text, 'setup').elements()].map(written);
    expect(offered).toHaveLength(8);
    expect(offered[0]).toBe('<settle player="p2" region="anglia" cubes="2"/>');
    const settled = gameLog({ players: 2 }).text;
    expect([...openingIn(settled, 'setup').elements()]).toEqual([]);
    expect(offeredIn('moves', { players: 2 })).toEqual(['<turn player="p1"/>']);
  });
});

describe('in a turn', () => {
  const regions = { gallia: { rats: 3, p1: 2, p2: 1 }, germania: { rats: 1, p2: 2 } };

  test('a card from wherever it is, and cubes by the tokens', () => {
    const offered = acceptedIn('turn', { cards: { p2: 'king' }, regions, turns: [['p1']] });
    expect(offered).toEqual([
      ...['peasant', 'monk', 'merchant', 'knight', 'witch'].map((card) => `<class card="${card}" from="supply"/>`),
      '<class card="king" from="p2"/>',
      '<place region="gallia" cubes="3"/>',
      '<place region="germania" cubes="1"/>',
    ]);
  });

  test('the figure goes when the cubes are placed; with a knight farther, and as cubes', () => {
    const place = '<place region="gallia" cubes="3"/>';
    expect(acceptedIn('turn', { figure: 'hispania', regions, turns: [['p1', place]] }, 'plague')).toEqual([
      '<plague path="gallia"/>',
      '<plague path="italia"/>',
    ]);
    const knight = acceptedIn(
      'turn',
      { cards: { p1: 'knight' }, figure: 'hispania', regions, turns: [['p1', place]] },
      'plague',
    );
    expect(knight).toContain('<plague path="gallia germania" as-cubes="true"/>');
    expect(knight.filter((move) => move.includes('hispania'))).toEqual([]);
  });

  test('the plague spreads before anything is turned up', () => {
    const turn = ['p1', '<place region="gallia" cubes="3"/>', '<plague path="gallia"/>'] as const;
    const plan = { players: 2, figure: 'hispania', regions } as const;
    const neighbours = ['anglia', 'germania', 'hispania', 'italia'] as const;
    expect(acceptedIn('turn', { ...plan, turns: [[...turn]] })).toEqual(
      [...multichoices(neighbours, 2)].map((to) => `<spread to="${to.join(' ')}"/>`),
    );
    expect(acceptedIn('turn', { ...plan, turns: [[...turn, '<spread to="anglia italia"/>']] })).toEqual(
      ['1', '2', '3'].map((slot) => `<reveal region="gallia" slot="${slot}" token="?"/>`),
    );
  });

  test('after the plague there is nothing to do', () => {
    const turn = ['p1', '<place region="gallia" cubes="3"/>', '<plague path="italia"/>'] as const;
    expect(
      offeredIn('turn', { figure: 'hispania', regions, cards: { p1: 'king merchant' }, turns: [[...turn]] }),
    ).toEqual([]);
  });

  test('cubes on the baker are set down before anything else', () => {
    const turn = ['p1', '<class card="baker" from="p2"/>'] as const;
    const plan = { players: 2, cards: { p2: 'baker' }, baker: { p2: 3 }, regions, turns: [[...turn]] } as const;
    const offered = acceptedIn('turn', plan);
    expect(offered).toHaveLength(8);
    expect(offered[0]).toBe('<unload region="anglia" cubes="3"/>');
  });

  test('with the mayor one cube for each region led, and the additional ones anywhere among them', () => {
    const cards = { p1: 'mayor peasant' };
    const lead = { gallia: { rats: 1, p1: 2, p2: 1 }, italia: { rats: 0, p1: 1 }, polonia: { rats: 0, p1: 1, p2: 1 } };
    expect(acceptedIn('turn', { cards, regions: lead, turns: [['p1']] }, 'mayor').slice(-7)).toEqual(
      [
        'gallia',
        'gallia italia',
        'gallia italia gallia',
        'gallia italia italia',
        'gallia gallia',
        'italia',
        'italia italia',
      ].map((list) => `<place by="mayor" regions="${list}"/>`),
    );
  });
});

describe('a card', () => {
  const regions = { gallia: { rats: 2, p1: 3 }, italia: { rats: 1, p2: 1 } };

  test('merchant: up to three cubes to a neighbour', () => {
    const uses = acceptedIn('turn', { cards: { p1: 'merchant' }, regions, turns: [['p1']] }, '<use');
    expect(uses).toHaveLength(4 * 3);
  });

  test('witch: each token, each two of them, and their exchange', () => {
    const uses = acceptedIn('turn', { cards: { p1: 'witch' }, regions, turns: [['p1']] }, '<use');
    expect(uses).toHaveLength(3 + 3 * 2);
  });

  test('monk, king, bishop, baker, soldier: never twice in a turn', () => {
    const use = '<use card="monk"><shift from="gallia" to="anglia" slot="1"/></use>';
    expect(offeredIn('turn', { cards: { p1: 'monk' }, regions, turns: [['p1', use]] }, '<use')).toEqual([]);
  });

  test('emperor: walls anywhere; later each outcome once', () => {
    const plan = { cards: { p1: 'emperor' }, regions };
    const borders = 22;
    expect(offeredIn('turn', { ...plan, turns: [['p1']] }, '<use')).toHaveLength(
      borders + (borders * 21) / 2 + (borders * 21 * 20) / 6,
    );
    const use = '<use card="emperor"><wall between="anglia gallia"/><wall between="anglia scandia"/></use>';
    const others = ['p2', 'p3', 'p4'].map((id) => [id] as const);
    const later = { ...plan, turns: [['p1', use] as const, ...others, ['p1'] as const] };
    const free = borders - 2;
    const [one, two, three] = [free, (free * (free - 1)) / 2, (free * (free - 1) * (free - 2)) / 6];
    // So many go to free borders: from the board or from beside it.
    expect(offeredIn('turn', later, '<use')).toHaveLength(one * (1 + 2) + two * (2 + 1) + three);
  });

  test('nun: three figures, several in a region if one likes', () => {
    const plan = { players: 2, cards: { p1: 'nun' }, regions } as const;
    expect(offeredIn('turn', { ...plan, turns: [['p1']] }, '<use')).toHaveLength(8 + 36 + 120);
    const use = '<use card="nun"><nun at="gallia"/><nun at="gallia"/><nun at="italia"/></use>';
    const moved = acceptedIn('turn', { ...plan, turns: [['p1', use], ['p2'], ['p1']] }, '<use');
    // One leaves Gallia or Italia, both leave Gallia, one leaves each, all go.
    expect(moved).toHaveLength(2 * 7 + 28 + 21 + 56);
  });

  test('messenger: any two cubes whose exchange changes something', () => {
    const plan = { players: 2, cards: { p1: 'messenger' }, turns: [['p1'] as const] } as const;
    const mixed = { gallia: { rats: 1, p1: 2, p2: 1 }, italia: { rats: 0, p1: 1, p2: 3 } };
    expect(acceptedIn('turn', { ...plan, regions: mixed }, '<use')).toEqual([
      '<use card="messenger"><exchange-cubes a="gallia p1" b="italia p2"/></use>',
      '<use card="messenger"><exchange-cubes a="italia p1" b="gallia p2"/></use>',
    ]);
  });

  test('pied piper: in every choice of tokens where not all can follow', () => {
    const plan = { cards: { p1: 'pied-piper' }, turns: [['p1'] as const] };
    const full = { gallia: { rats: 3, p1: 1 }, italia: { rats: 1 }, anglia: { rats: 3 } };
    expect(acceptedIn('turn', { ...plan, regions: full }, '<use')).toEqual(
      [
        'to="anglia" rats="0"',
        'to="germania" rats="3"',
        'to="hispania" rats="3"',
        ...['1 2', '1 3', '2 3'].map((slots) => `to="italia" rats="2" slots="${slots}"`),
      ].map((rest) => `<use card="pied-piper"><pipe from="gallia" ${rest}/></use>`),
    );
  });

  test('crusader and soldier act when the figure has moved, the serf when somebody has lost a cube', () => {
    const cards = { p1: 'crusader soldier serf' };
    const turn = ['p1', '<place region="gallia" cubes="2"/>', '<plague path="italia"/>'] as const;
    const plan = { players: 2, figure: 'gallia', cards, regions } as const;
    expect(offeredIn('turn', { ...plan, turns: [['p1']] }, '<use')).toEqual([]);
    const spreading = acceptedIn('turn', { ...plan, turns: [[...turn]] }, '<use');
    expect(spreading).toContain('<use card="soldier"><extra-rat to="gallia"/></use>');
    const spread = '<spread to="germania"/>';
    const ready = acceptedIn('turn', { ...plan, turns: [[...turn, spread]] });
    expect(ready).toContain('<use card="crusader"><order tokens="?"/></use>');
    expect(ready).toContain('<reveal region="italia" slot="1" token="?"/>');
    const reveal = '<reveal region="italia" slot="1" token="{1:A}"><lose player="p2" cubes="1"/></reveal>';
    expect(acceptedIn('turn', { ...plan, turns: [[...turn, spread, reveal]] })).toEqual([
      '<use card="serf"><add region="italia" cubes="1"/></use>',
    ]);
  });
});

// In Gallia lies the token of the setup, and behind it one of the supply.
const before: GamePlan = {
  players: 2,
  cards: { p1: 'crusader' },
  components: '<components edition="practice"/>',
};
const turns = (...order: string[]): NonNullable<GamePlan['turns']> => [
  ['p1', '<place region="gallia" cubes="1"/>', '<plague path="germania"/>', '<spread to="gallia"/>'],
  ['p2', '<place region="gallia" cubes="2"/>', '<plague path="hispania"/>', '<spread to="italia"/>'],
  ['p1', '<plague path="gallia"/>', '<spread to="anglia germania"/>', ...order],
];

describe('the crusader', () => {
  test.each([
    ['r06 r01', [1]],
    ['r01 r06', [2]],
    ['? r06', [1, 2]],
  ])('turns up %s: each where it can have come to', (tokens, slots) => {
    const ordered = { ...before, turns: turns(`<use card="crusader"><order tokens="${tokens}"/></use>`) };
    expect(acceptedIn('turn', ordered, '<reveal')).toEqual(
      slots.map((slot) => expect.stringContaining(`<reveal region="gallia" slot="${slot}"`)),
    );
  });
});

describe('an order of the crusader', () => {
  test.each([
    ['r06 r01', 'legal'],
    ['r01 r02', 'illegal'],
  ])('that is %s is %s', (tokens, verdict) => {
    const opening = openingIn(gameLog({ ...before, turns: turns() }).text, 'turn');
    const use = [...opening.elements()].find((move) => written(move).includes('<order'));
    const [order] = use?.children ?? [];
    if (!use || !order) throw new Error('no order is offered');
    const named = { ...order, values: { tokens: tokens.split(' ') } };
    expect(opening.try({ ...use, children: [named] }).verdict).toBe(verdict);
  });
});

describe('potions', () => {
  const potion = '<use card="magician"><potion region="gallia"/></use>';
  const other = [
    'p2',
    '<place region="hispania" cubes="1"/>',
    '<plague path="gallia"/>',
    '<spread to="hispania"/>',
  ] as const;
  const plan = {
    players: 2,
    figure: 'italia',
    cards: { p1: 'magician' },
    rats: REGIONS.slice(0, 8).map(
      (region) => `<rat region="${region}" token="${region === 'gallia' ? '{1:A}' : '?'}"/>`,
    ),
    settles: ['gallia p1', 'hispania p2', 'hispania p2', 'gallia p1'].map((settle) => {
      const [region, player] = settle.split(' ');
      return `<settle player="${player}" region="${region}" cubes="2"/>`;
    }),
  } as const;
  const turns = [['p1', potion], [...other]] as const;

  test('by the book the victim decides: a potion, a cube without, the cube with it', () => {
    expect(acceptedIn('turn', { ...plan, turns }, '<reveal')).toEqual([
      '<reveal region="gallia" slot="1" token="t1-a"/>',
      '<reveal region="gallia" slot="1" token="t1-a"><lose player="p1" cubes="1" potions="1"/></reveal>',
      '<reveal region="gallia" slot="1" token="t1-a"><spend-potion player="p1"/></reveal>',
    ]);
  });

  test('for a token that nobody knows: as many potions as there are', () => {
    const rats = plan.rats.map((rat) => rat.replace('{1:A}', '?'));
    expect(acceptedIn('turn', { ...plan, rats, turns }, '<reveal')).toEqual([
      '<reveal region="gallia" slot="1" token="?"/>',
      '<reveal region="gallia" slot="1" token="?"><spend-potion player="p1"/></reveal>',
    ]);
  });

  test('online they go without being asked for', () => {
    expect(acceptedIn('turn', { ...plan, options: { preset: 'yucata' }, turns }, '<reveal')).toEqual([
      '<reveal region="gallia" slot="1" token="t1-a"/>',
    ]);
  });
});

describe('at the end', () => {
  const plan = {
    players: 3,
    figure: 'gallia',
    regions: { gallia: { rats: 1, p1: 1, p2: 2 }, italia: { rats: 2, p3: 1 } },
    ratSupply: 1,
    turns: [['p1', '<place region="gallia" cubes="1"/>', '<plague path="italia"/>', '<spread to="gallia"/>']],
  } as const satisfies GamePlan;

  test('the last round, its slots, the final plague', () => {
    expect(offeredIn('moves', plan)).toEqual(['<last-round/>']);
    expect(offeredIn('last-round', { ...plan, lastRound: [] })).toEqual(['<turn player="p3"/>']);
    expect(offeredIn('last-round', { ...plan, lastRound: [['p3'], ['p2']] })).toEqual([]);
    expect(offeredIn('moves', { ...plan, lastRound: [['p3'], ['p2']] })).toEqual(['<final-plague/>']);
    expect(acceptedIn('final-plague', { ...plan, lastRound: [['p3'], ['p2']], final: [] })).toEqual([
      '<reveal region="gallia" slot="1" token="?"/>',
      '<reveal region="gallia" slot="2" token="?"/>',
      '<reveal region="italia" slot="1" token="?"/>',
      '<reveal region="italia" slot="2" token="?"/>',
    ]);
  });

  test('in a slot nothing but abilities', () => {
    const cards = { p3: 'peasant serf' };
    const offered = acceptedIn('turn', { ...plan, cards, lastRound: [['p3']] });
    expect(offered.slice(0, 10).every((move) => move.startsWith('<use card="peasant"><add region='))).toBe(true);
    expect(offered.slice(10)).toEqual(
      ['gallia', 'germania', 'hispania', 'hungaria', 'bulgaria'].map((path) => `<plague by="serf" path="${path}"/>`),
    );
  });

  test('the figure of the knight may stay; by the book it counts at the end, online it may count at once', () => {
    const cards = { p3: 'knight' };
    const stays = (options: GamePlan['options']) =>
      acceptedIn('turn', { ...plan, cards, ...(options && { options }), lastRound: [['p3']] }, 'path=""');
    expect(stays(undefined)).toEqual(['<plague by="knight" path="" as-cubes="true"/>']);
    expect(stays({ preset: 'yucata' })).toEqual([
      '<plague by="knight" path=""/>',
      '<plague by="knight" path="" as-cubes="true"/>',
    ]);
  });

  test('the left neighbour sets down the cubes on the baker', () => {
    const ending = { ...plan, cards: { p3: 'baker' }, baker: { p3: 2 }, lastRound: [['p3'], ['p2']] } as const;
    const offered = acceptedIn('moves', ending);
    expect(offered).toHaveLength(10);
    expect(offered[0]).toBe('<unload player="p1" region="anglia" cubes="2"/>');
  });
});
