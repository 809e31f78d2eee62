import { describe, expect, it } from 'vitest';
import { type Moments, momentsOf } from '../../src/analysis/circumstances.js';
import { FollowedState } from '../../src/analysis/followed-state.js';
import type { Measure } from '../../src/engine/effect.js';
import { replayToTable } from '../../src/engine/replay.js';
import { gameOf } from '../../src/games.js';
import { recordingsOf, requestFor } from '../engine/replays.js';
import { fixtures, textOf } from '../fixture-files.js';

const whole = fixtures().filter(({ name }) => /\/legal\/full-.*\.xml$/.test(name));

function told(text: string, name: string) {
  const [recording] = recordingsOf(text, name);
  const game = recording && gameOf(recording.ruleset);
  if (!recording || !game) throw new Error(`no game in ${name}`);
  const { replayed, session } = replayToTable(game, recording, { ...requestFor(recording), transcript: true });
  return { recording, replayed, end: session.measure() };
}

const inOrder = (measure: Iterable<readonly [string, number]>): string[] =>
  [...measure]
    .filter(([, amount]) => amount !== 0)
    .map(([key, amount]) => `${key} ${amount}`)
    .sort();

describe.each(whole.map((fixture) => [fixture.name, fixture] as const))(
  'the state followed through %s',
  (name, fixture) => {
    const { replayed, end } = told(textOf(fixture), name);
    const { transcript } = replayed;
    if (!transcript) throw new Error('not told');

    it('is the one of the game when all effects are carried out, and never holds less than nothing before', () => {
      const state = new FollowedState(transcript, end);
      for (const { entries } of transcript.steps)
        for (const entry of entries) if (entry.type === 'effect') state.apply(entry.effect);
      const followed: Measure = new Map(
        [...state.piles].flatMap(([place, { amounts }]) =>
          [...amounts].map(([thing, amount]) => [`${place} ${thing}`, amount] as const),
        ),
      );
      expect(inOrder(followed)).toEqual(inOrder(end));
    });

    it('names no more things in a place than there are', () => {
      const state = new FollowedState(transcript, end);
      for (const { entries } of transcript.steps) {
        for (const entry of entries) if (entry.type === 'effect') state.apply(entry.effect);
        for (const [place, { amounts, named }] of state.piles) {
          for (const [thing, names] of named) {
            const count = [...names.values()].reduce((sum, one) => sum + one, 0);
            expect(count, `${place} ${thing}`).toBeLessThanOrEqual(amounts.get(thing) ?? 0);
          }
        }
      }
    });
  },
);

describe('the moments of a game', () => {
  const game = whole.find(({ name }) => name === 'tallinn/legal/full-3-players.xml');
  if (!game) throw new Error('no fixture');
  const momentsWith = (change: (text: string) => string): Moments => {
    const { recording, replayed, end } = told(change(textOf(game)), game.name);
    return momentsOf(replayed, recording, end, replayed.findings);
  };

  it('all pass where nothing is wrong, and name what lies in displays and hands', () => {
    const { failing, passing } = momentsWith((text) => text);
    expect(failing.size).toBe(0);
    const contests = passing.filter(({ element, section }) => element === 'contest' && section === 'turn');
    expect(contests.length).toBeGreaterThan(5);
    for (const { counts } of contests) {
      expect(Object.keys(counts).some((key) => /^anyone\ndisplay\ncard\n\d+[ab]$/.test(key))).toBe(true);
      expect(counts['turn\n\n\n']).toBeGreaterThan(0);
    }
  });

  it('are those of whoever moves, also where a contest has its own player', () => {
    const { passing } = momentsWith((text) => text);
    const [contest] = passing.filter(({ element, section }) => element === 'contest' && section === 'turn');
    // Whoever triggers a contest shows a person of its estate.
    expect(contest?.counts['own\ndisplay\nquestioned\n']).toBeGreaterThan(0);
  });

  it('fail where something was found, and that moment does not pass', () => {
    const all = momentsWith((text) => text).passing.length;
    const { failing, passing } = momentsWith((text) =>
      text.replace(
        /(<contest player="p\d" estate="\w+" points=")(\d)/,
        (_, start: string, points: string) => `${start}${Number(points) + 1}`,
      ),
    );
    expect(failing.size).toBeGreaterThan(0);
    expect(passing.length).toBeLessThan(all);
  });
});
