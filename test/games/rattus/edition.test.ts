/** Map and tokens of the log's own, and logs without any. */
import { describe, expect, test } from 'vitest';
import { AWAY } from './cases/case.js';
import { componentsOf, gameLog } from './game-log.js';
import { type Judged, judged } from './judged.js';

const PLACE = '<place region="italia" cubes="1"/>';
const withMap = (components: string): Judged => judged({ players: 2, components });
const found = ({ findings }: Judged) =>
  findings
    .filter(({ kind }) => kind === 'data')
    .map(({ rule, severity, message, at }) => ({ rule, severity, message: message.id, element: at.element }));

describe('an edition', () => {
  test('with a one-sided border', () => {
    expect(found(withMap(componentsOf([], { anglia: 'gallia germania scandia polonia' })))).toContainEqual({
      rule: 'rattus.board.adjacency',
      severity: 'error',
      message: 'rattus_map-asymmetric',
      element: 'region',
    });
  });

  test("with the log's own value for one side of a border, which is blamed where it stands", () => {
    const region = '<region id="hispania" neighbours="italia"/>';
    const plan = { players: 2, components: `<components edition="practice">${region}</components>` } as const;
    const lines = gameLog(plan).text.split('\n');
    const line = lines.findIndex((own) => own.includes(region));
    const column = lines[line]?.indexOf('neighbours="italia"') ?? 0;
    const [defect] = judged(plan).replayed.findings.filter(({ kind }) => kind === 'data');
    expect(defect?.at).toMatchObject({ element: 'region', line: line + 1, column: column + 1 });
  });

  test.each([
    ['a1', { gallia: 'anglia germania italia', hispania: 'italia' }],
    ['a2', { anglia: 'germania scandia', gallia: 'germania hispania italia' }],
    ['a3', { russia: 'polonia scandia', tartaria: 'bulgaria polonia turcia' }],
    [
      'a4',
      {
        italia: 'bulgaria gallia germania hispania hungaria polonia',
        polonia: 'germania hungaria russia tartaria italia',
      },
    ],
    ['a5', { germania: 'anglia gallia hungaria italia polonia scandia turcia', turcia: 'bulgaria tartaria germania' }],
    ['a6', { scandia: 'russia', anglia: 'gallia germania', germania: 'anglia gallia hungaria italia polonia' }],
  ])('against fact %s', (fact, edits) => {
    const game = withMap(componentsOf([], edits).replaceAll(/ arrows="[^"]*"/g, ''));
    const facts = game.findings
      .filter(({ message }) => message.id === 'rattus_fact')
      .map(({ message }) => message.parameters['fact']);
    expect(facts, game.text).toContainEqual({ type: 'choice', choice: fact });
  });

  test('with a region that nobody could leave', () => {
    const game = withMap(
      componentsOf([], {
        scandia: 'russia',
        anglia: 'gallia germania',
        germania: 'anglia gallia hungaria italia polonia',
      }).replaceAll(/ arrows="[^"]*"/g, ''),
    );
    expect(found(game).map(({ rule }) => rule)).toContain('rattus.turn.c-mandatory');
  });

  test('with a token id twice', () => {
    const game = withMap(componentsOf(['<token id="t1" limit="1" hits="M"/>', '<token id="t1" limit="2" hits="A"/>']));
    expect(found(game)).toEqual([
      { rule: 'rattus.token.census', severity: 'error', message: 'rattus_token-twice', element: 'token' },
    ]);
  });

  test.each([
    ['a number without anything to hit', '<token id="t1" limit="1" hits=""/>', 'rattus_token-blank', 'error'],
    ['the number 0', '<token id="t1" limit="0" hits="M"/>', 'rattus_token-blank', 'error'],
    ['both letters', '<token id="t1" limit="1" hits="M A"/>', 'rattus_token-both-letters', 'warning'],
  ])('with a token that has %s', (_, token, message, severity) => {
    expect(found(withMap(componentsOf([token])))).toEqual([
      { rule: 'rattus.token.front', severity, message, element: 'token' },
    ]);
  });

  test('with fifty tokens', () => {
    const tokens = Array.from({ length: 50 }, (_, index) => `<token id="t${index}" limit="1" hits="M"/>`);
    expect(found(withMap(componentsOf(tokens))).map(({ message }) => message)).toContain('rattus_token-numbers');
  });

  test('with a card of the wrong estate', () => {
    const game = withMap(componentsOf(['<class id="knight" estate="church"/>']));
    expect(found(game)).toEqual([
      { rule: 'rattus.piper.three-per-estate', severity: 'error', message: 'rattus_wrong-estate', element: 'class' },
    ]);
  });

  test('that is the practice edition has nothing to say', () => {
    const game = judged({ players: 4, components: '<components edition="practice"/>' });
    expect(game.errors, game.text).toEqual([]);
  });
});

describe('a log without a map', () => {
  const walk = (path: string, figure: 'gallia' | 'germania' | 'russia') => {
    const game = judged({
      components: '<components edition="none"/>',
      figure,
      regions: {},
      turns: [['p1', `<plague path="${path}"/>`]],
    });
    return {
      roots: game.breaches.filter(({ at }) => at !== 'log').map(({ rule }) => rule),
      open: game.replayed.moves.undecidable,
    };
  };

  test('leaves a step open', () => {
    expect(walk('scandia', 'germania')).toMatchObject({ roots: [], open: 1 });
  });

  test('knows what the rulebook tells of it', () => {
    expect(walk('hispania', 'gallia')).toMatchObject({ roots: [], open: 0 });
    expect(walk('tartaria', 'russia')).toMatchObject({ roots: [], open: 0 });
    expect(walk('turcia', 'germania').roots).toEqual(['rattus.plague.adjacent-step']);
  });
});

describe('a bad log', () => {
  test('has no place in a region', () => {
    const game = judged({
      cards: { p1: 'monk' },
      regions: { italia: { rats: 1 } },
      turns: [['p1', PLACE, '<use card="monk"><shift from="italia" to="gallia" slot="3"/></use>', AWAY]],
    });
    expect(game.breaches, game.text).toMatchObject([{ rule: 'rattus.monk.move', expected: '1', actual: '3' }]);
  });

  test('has a class card that does not exist', () => {
    const game = judged({ regions: {}, turns: [['p1', '<class card="pope" from="supply"/>', AWAY]] });
    expect(
      game.errors.map(({ kind, rule }) => [kind, rule]),
      game.text,
    ).toEqual([['unread', null]]);
  });

  test('has more than twenty cubes', () => {
    const game = judged({
      regions: {},
      turns: [['p1', AWAY], '<state player="p1" board="15" castle="2" supply="4"/>'],
    });
    expect(game.breaches, game.text).toMatchObject([{ rule: 'rattus.invariant.cubes', actual: '21' }]);
  });

  test('never makes the replay fail', () => {
    const game = judged({
      players: 2,
      rats: ['<rat region="?"/>', '<rat region="anglia" token="?"/>', '<rat region="anglia"/>'],
      settles: ['<settle player="p9" region="anglia" cubes="2"/>', '<settle player="p1" region="?" cubes="?"/>'],
      turns: [
        [
          'p1',
          '<use card="?"/>',
          '<use card="witch"><swap/></use>',
          '<spread to=""/>',
          '<reveal region="gallia" token="?"/>',
          '<unload region="gallia" cubes="3"/>',
        ],
        ['p9', AWAY],
        ['p1', '<plague path=""/>', '<plague path="turcia turcia"/>', '<reveal region="gallia" slot="9" token="x"/>'],
      ],
      lastRound: [['p1'], ['p1'], ['p1'], ['p9']],
      final: [
        '<reveal region="gallia" slot="0" token="r99"/>',
        '<use card="king"/>',
        '<spread to="gallia gallia gallia gallia"/>',
      ],
      result: ['player="p9" cubes="3"', 'player="p1" cubes="3" rank="7"'],
    });
    // Names that nobody declared are one error each, however often they stand there.
    expect(game.errors.map(({ message }) => message.id).sort()).toEqual([
      'engine-bad-value',
      'engine-player-unknown',
      'rattus_no-start-token',
      'rattus_settle-order',
      'rattus_start-token-twice',
    ]);
  });
});
