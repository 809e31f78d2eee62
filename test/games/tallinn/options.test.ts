import { describe, expect, test } from 'vitest';
import { ESTATES, NUMBERS, SIDES, type TallinnVocabulary } from '../../../src/games/tallinn/vocabulary.js';
import { type Element, makerOf } from '../../../src/log/vocabulary.js';
import { sampled } from '../../runs.js';
import { isSame, legalGames, missing, openingIn, placesOf, written } from '../offered.js';
import { type GamePlan, gameLog } from './game-log.js';

const make = makerOf<TallinnVocabulary>();

describe.each(sampled(legalGames('tallinn'), 3))('%s', (_, recording) => {
  test('every move that was made is offered, and accepted', () => {
    let places = 0;
    for (const { recorded, opening } of placesOf(recording)) {
      const offered = [...opening.elements()];
      const made = offered.find((move) => isSame(recorded, move as typeof recorded));
      if (!made) return missing(recorded, offered);
      expect(opening.try(made).verdict, written(recorded)).not.toBe('illegal');
      places += 1;
    }
    expect(places).toBeGreaterThan(20);
  });

  test('every move is offered once, and the judge lets it pass', () => {
    for (const { opening } of placesOf(recording, 5)) {
      const offered = [...opening.moves()];
      expect(new Set(offered.map(({ element }) => written(element))).size).toBe(offered.length);
      for (const { element, verdict, kind } of offered) {
        const trial = opening.try(element);
        expect(trial.findings, written(element)).toEqual([]);
        // The replay has chosen an estate already where it follows from the rest.
        if (element.name !== 'bonus') expect(trial.kind, written(element)).toBe(kind);
        // A card that is perhaps in the hand was there once it is shown: then the record itself proves it.
        if (verdict === 'legal' && kind !== 'chance') expect(trial.verdict, written(element)).toBe('legal');
      }
    }
  });

  test('every move that is said to break one rule alone breaks that one', () => {
    for (const { opening } of placesOf(recording, 11)) {
      for (const { element, rule } of opening.forbiddenMoves() ?? []) {
        const roots = opening
          .try(element)
          .findings.filter(({ cause, severity }) => cause === null && severity === 'error');
        expect(
          roots.map((root) => root.rule),
          written(element),
        ).toEqual([rule]);
      }
    }
  });

  test('no other move of the kinds that are offered is accepted', () => {
    const players = recording.game.children.find(({ name }) => name === 'players')?.children ?? [];
    const all = [...everything(players.map((player) => String((player as Element).values['id'])))];
    for (const { opening } of placesOf(recording, 23)) {
      const offered = [...opening.elements()];
      const kinds = new Set(offered.map(({ name }) => name));
      for (const move of all) {
        if (!kinds.has(move.name) || opening.try(move).verdict === 'illegal') continue;
        if (!offered.some((one) => isSame(move, one as typeof move))) missing(move, offered);
      }
    }
  });
});

/** Moves of all players with every card. */
function* everything(players: readonly string[]) {
  for (const player of players) {
    for (const card of [...NUMBERS, 'legate']) {
      for (const side of SIDES) yield make('play', { player, card, side });
      for (const from of ['display', 'hand'] as const) yield make('tower', { player, from, card });
    }
    for (const estate of ESTATES) yield make('bonus', { player, estate });
  }
}

/** What is offered in the last element of some name. */
function offeredIn(inside: string, plan: GamePlan): readonly string[] {
  return [...openingIn(gameLog(plan), inside).elements()].map(written);
}

describe('in a round', () => {
  const hands = { p1: '1 4 9', p2: '2 5 7' };

  test('everybody chooses before anything else is done', () => {
    const offered = offeredIn('round', { hands, rounds: [['p1 4a', '- p2']] });
    expect(offered).toEqual(['2', '5', '7'].flatMap((card) => [side(card, 'a'), side(card, 'b')]));
    function side(card: string, of: string) {
      return `<play player="p2" card="${card}" side="${of}"/>`;
    }
  });

  test('whoever has triggered a contest may build; then cards are drawn', () => {
    expect(offeredIn('round', { hands, rounds: [['p1 4a', 'p2 7b']] })).toEqual([
      '<tower player="p1" from="none"/>',
      '<tower player="p1" from="display" card="4"/>',
      '<tower player="p1" from="hand" card="1"/>',
      '<tower player="p1" from="hand" card="9"/>',
      '<draw player="p1" card="?"/>',
      '<draw player="p2" card="?"/>',
    ]);
  });

  test('nobody builds a second time, or behind a draw', () => {
    const draws = ['<draw player="p1" card="?"/>', '<draw player="p2" card="?"/>'];
    expect(offeredIn('round', { hands, rounds: [['p1 4a', 'p2 7b', 'tower p1 none']] })).toEqual(draws);
    expect(offeredIn('round', { hands, rounds: [['p1 4a', 'p2 7b', 'draw p2 1']] })).toEqual(draws.slice(0, 1));
  });

  test('a card of an unseen hand is not named', () => {
    const offered = offeredIn('round', { rounds: [['p1 4a', 'p2 7b']] });
    expect(offered.filter((move) => move.includes('hand'))).toEqual(['<tower player="p1" from="hand" card="?"/>']);
  });

  test('the arms of a legate are for any estate, and with a contest for a tower', () => {
    const options = { legate: 'true' };
    const rounds = ['p1 legate-arms', 'p2 7b'];
    const contests = ESTATES.map((estate) => `<contest player="p1" estate="${estate}"/>`);
    const before = offeredIn('round', { options, rounds: [rounds] });
    expect(before.filter((move) => !move.startsWith('<draw'))).toEqual(contests);
    const after = offeredIn('round', { options, rounds: [[...rounds, 'contest p1 monk']] });
    expect(after.slice(0, 2)).toEqual([
      '<tower player="p1" from="none"/>',
      '<tower player="p1" from="display" card="legate"/>',
    ]);
  });

  test('where nobody must play, the others need not wait', () => {
    const plan = { hands, options: { 'play-mandatory': 'false' }, rounds: [['p1 4a', '- p2']] };
    expect(offeredIn('round', plan)).toEqual(
      expect.arrayContaining(['<play player="p2" card="2" side="a"/>', '<tower player="p1" from="none"/>']),
    );
  });
});

describe('between the rounds', () => {
  test('the next round, and at last the final scoring', () => {
    expect(offeredIn('moves', { rounds: [['p1 4a', 'p2 7b']] })).toEqual(['<round/>']);
    const edits = [['    <final>\n    </final>\n', '']] as const;
    expect(offeredIn('moves', { complete: true, edits })).toEqual(['<final/>']);
    expect(offeredIn('moves', { complete: true, final: ['towers p1 4'] })).toEqual([]);
  });
});

describe('in the final scoring', () => {
  const options = { legate: 'true' };
  const rounds = [['p1 legate-arms', 'p2 4a', 'tower p2 hand ?']];

  test('a legate joins an estate before anything is compared; then hidden towers are turned up', () => {
    const towers = '<towers player="p2" cards="?"/>';
    expect(offeredIn('final', { options, rounds, complete: true, final: ['bonus p2 monk'] })).toEqual([
      // The weakest of the display, and no other one.
      '<bonus player="p1" estate="knight"/>',
      towers,
    ]);
    expect(offeredIn('final', { options, rounds, complete: true, final: ['contest p1 monk 2'] })).toEqual([towers]);
  });

  test('towers before it leave the game open where the legate could join several', () => {
    const verdictOfTowers = (card: string): string | undefined => {
      const plan = { options, rounds: [...rounds, [`p1 ${card}`, 'p2 3a']], complete: true, final: [] };
      const moves = [...openingIn(gameLog(plan), 'final').moves()];
      return moves.find(({ element }) => element.name === 'towers')?.verdict;
    };
    expect(verdictOfTowers('1a')).toBe('legal');
    expect(verdictOfTowers('2a')).toBe('undecidable');
  });
});
