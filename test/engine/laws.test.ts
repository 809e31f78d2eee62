/** Laws that hold for every recorded game, whatever game it is. */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addEffect } from '../../src/engine/effect.js';
import type { Game, Session } from '../../src/engine/game.js';
import type { Replayed } from '../../src/engine/replay.js';
import { gameOf } from '../../src/games.js';
import type { Recording } from '../../src/log/recording.js';
import type { Element } from '../../src/log/vocabulary.js';
import { expectationOf, type Fixture, fixtures, textOf } from '../fixture-files.js';
import { runs, sampled } from '../runs.js';
import { type Mask, mapElements, masked, masksOf } from './masked.js';
import { findingText, recordingsOf, replayed, replayedBy } from './replays.js';

const all = fixtures().map((fixture) => [fixture.name, onlyGame(textOf(fixture), fixture.name)] as const);
const legalNames = new Set(
  fixtures()
    .filter(isLegal)
    .map(({ name }) => name),
);
const legal = all.filter(([name]) => legalNames.has(name));
/** Of so many of them words of each kind are hidden with each change, and of so many any mixture of all. */
const ALONE = 18;
const MIXED = 12;
/** So many games are watched effect by effect with each change. */
const AUDITED = 100;
/** So many games are replayed again with each change. */
const AGAIN = 25;
const replayedAgain = new Set(sampled(all, AGAIN));

function isLegal(fixture: Fixture): boolean {
  const expectation = expectationOf(fixture);
  const remarks = expectation?.findings?.every(({ kind }) => kind === 'note');
  return expectation?.verdict !== 'illegal' && expectation?.complete === true && remarks === true;
}

function onlyGame(text: string, file: string): Recording {
  const [recording] = recordingsOf(text, file);
  if (!recording) throw new Error(`no game in ${file}`);
  return recording;
}

/** A game whose sessions check, effect by effect, that nothing changes but what the effects say. */
function audited(game: Game): { game: Game; faults: string[]; session: () => Session | undefined } {
  const faults: string[] = [];
  let session: Session | undefined;
  const open: Game['open'] = (setting) => {
    const opened = game.open(setting);
    session = opened;
    let sum: Map<string, number> | undefined;
    const apply = opened.apply.bind(opened);
    const play = opened.play.bind(opened);
    opened.play = (judge) => {
      // What is laid out and dealt before the first move is the beginning, not a change.
      const begin = () => {
        sum ??= new Map(opened.measure());
      };
      const enter = judge.enter.bind(judge);
      const enterTurn = judge.enterTurn.bind(judge);
      judge.enter = (section, ...place) => {
        if (section !== 'setup' && section !== 'log') begin();
        enter(section, ...place);
      };
      judge.enterTurn = (...place) => {
        begin();
        enterTurn(...place);
      };
      return play(judge);
    };
    opened.apply = (effect) => {
      apply(effect);
      if (!sum) return;
      addEffect(sum, effect);
      const now = opened.measure();
      for (const key of changed(sum, now)) {
        if (faults.length > 5) continue;
        faults.push(`${JSON.stringify(effect)}: ${key} is ${now.get(key) ?? 0}, by the effects ${sum.get(key) ?? 0}`);
        sum.set(key, now.get(key) ?? 0);
      }
    };
    return opened;
  };
  return { game: { ...game, open }, faults, session: () => session };
}

/** The keys that have not the same amount in both; what is not there is nothing. */
function changed(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): readonly string[] {
  const keys: string[] = [];
  for (const [key, amount] of one) if (amount !== (other.get(key) ?? 0)) keys.push(key);
  for (const [key, amount] of other) if (amount !== 0 && !one.has(key)) keys.push(key);
  return keys;
}

interface Audit extends Pick<Replayed, 'scores' | 'transcript'> {
  readonly recording: Recording;
  readonly faults: readonly string[];
  /** What lies on the table in the end. */
  readonly measured: ReadonlyMap<string, number> | undefined;
}

let latest: Audit | undefined;

/** One replay under audit serves all laws about a recording. */
function auditOf(game: Game, recording: Recording): Audit {
  if (latest?.recording === recording) return latest;
  const { game: watched, faults, session } = audited(game);
  const { scores, transcript } = replayedBy(watched, recording);
  latest = { recording, faults, measured: session()?.measure(), scores, transcript };
  return latest;
}

/** As `toEqual`, which takes long to see that two games are the same. */
function expectSame(one: object, other: object): void {
  if (!isDeepStrictEqual(one, other)) expect(one).toEqual(other);
}

describe.each(sampled(all, AUDITED).map((row) => [...row, replayedAgain.has(row)] as const))(
  '%s',
  (_, recording, isAgain) => {
    const game = gameOf(recording.ruleset);
    if (!game) throw new Error(`no game ${recording.ruleset}`);

    test('the state changes by its effects alone, and they have rules', () => {
      const { faults, transcript } = auditOf(game, recording);
      expect(faults).toEqual([]);
      const known = new Set(game.rulebook.map((rule) => rule.id));
      const named = (transcript?.steps ?? []).flatMap((step) =>
        step.entries.flatMap((entry) => ('rule' in entry ? entry.rule : [])),
      );
      expect(named.filter((rule) => !known.has(rule))).toEqual([]);
    });

    test('every point has an effect', () => {
      const { measured, scores, transcript } = auditOf(game, recording);
      const effects = (transcript?.steps ?? []).flatMap((step) =>
        step.entries.flatMap((entry) => (entry.type === 'effect' ? entry.effect : [])),
      );
      const things = new Set([...(measured?.keys() ?? [])].map((key) => key.split(' ').at(-1)));
      if (!things.has('point')) return; // a game that is not scored in points
      for (const { player, points } of scores) {
        const counted = new Map<string, number>();
        for (const effect of effects) if (effect.thing === 'point') addEffect(counted, effect);
        expect(counted.get(`${player} point`) ?? 0, player).toBe(points);
      }
    });

    test.runIf(isAgain)('a second replay, and one that tells nothing, find the same', () => {
      const told = replayed(recording);
      const again = replayed(recording);
      const { table: _laid, ...first } = told;
      const { table: _again, ...second } = again;
      expectSame(second, first);
      const { transcript: _told, decisive: _asked, passed: _passed, ...judged } = first;
      const { transcript, table, decisive, passed, ...silent } = replayed(recording, false);
      expect([transcript, table, decisive, passed]).toEqual([undefined, undefined, undefined, []]);
      expectSame(silent, judged);
    });
  },
);

describe('hidden and missing information never accuses', () => {
  const chance = fc.double({ min: 0, max: 1, noNaN: true });
  const kindOf = ({ element, attribute }: Mask) => `${element.name} ${attribute ?? ''}`.trim();

  const accusations = (recording: Recording, chosen: readonly Mask[]): string[] =>
    replayed(masked(recording, chosen), false)
      .findings.filter(({ severity }) => severity === 'error')
      .slice(0, 3)
      .map(findingText);

  test.each(sampled(legal, MIXED))('in any mixture: %s', (_, recording) => {
    const masks = masksOf(recording);
    const kinds = [...new Set(masks.map(kindOf))];
    fc.assert(
      fc.property(
        fc.subarray(kinds, { minLength: 1 }),
        chance,
        fc.infiniteStream(chance),
        (hidden, density, chances) => {
          const chosen = masks.filter((mask) => hidden.includes(kindOf(mask)) && (chances.next().value ?? 1) < density);
          const places = chosen.slice(0, 60).map((mask) => `${kindOf(mask)} @${mask.element.offset}`);
          expect(accusations(recording, chosen), places.join('\n')).toEqual([]);
        },
      ),
      runs(12),
    );
  });

  test.each(sampled(legal, ALONE))('each kind of it alone: %s', (_, recording) => {
    const masks = masksOf(recording);
    for (const kind of new Set(masks.map(kindOf))) {
      const chosen = masks.filter((mask) => kindOf(mask) === kind);
      expect(accusations(recording, chosen), kind).toEqual([]);
    }
  });
});

/** Whether several goods are given by one card: all others would only be replayed as they are. */
function hasGifts({ children }: Element): boolean {
  return children.filter(({ name }) => name === 'give').length > 1 || children.some(hasGifts);
}

describe('what happens at once may stand in any order', () => {
  const given = legal.filter(([, { game }]) => hasGifts(game));

  test('there are such games', () => expect(given.length).toBeGreaterThan(5));

  test.each(given)('gifts: %s', (_, recording) => {
    const reversed = mapElements(recording, (element) => {
      const gifts = element.children.filter((child) => child.name === 'give').reverse();
      return {
        ...element,
        children: element.children.map((child) => (child.name === 'give' ? (gifts.shift() ?? child) : child)),
      };
    });
    const { findings, scores } = replayed(reversed, false);
    expect(findings.filter(({ severity }) => severity === 'error').map(findingText)).toEqual([]);
    expect(scores).toEqual(replayed(recording, false).scores);
  });
});
