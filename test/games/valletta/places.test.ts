/** A player may be called like a place of the table: nothing changes but the name. */
import { expect, test } from 'vitest';
import { replayText } from '../../engine/replays.js';
import { fixtures, textOf } from '../../fixture-files.js';
import { legalGames } from '../offered.js';

const games = legalGames('valletta').filter(([name]) => name.includes('/full-'));
const texts = new Map(fixtures().map((fixture) => [fixture.name, textOf(fixture)]));

/** What was found in a game, and what everybody has in the end. */
function found(text: string) {
  const { findings, verdict, scores } = replayText(text);
  const places = findings.map(({ rule, cause, at: { turn, play, element } }) => ({ rule, cause, turn, play, element }));
  return { verdict, places, points: scores.map(({ points }) => points) };
}

test.each(['supply', 'characters', 'street', 'city', 'A1-1', 'A2-3', 'B1-4', 'B2-5', 'p2.hand'])('%s', (id) => {
  expect(games.length).toBeGreaterThan(5);
  for (const [name] of games) {
    const text = texts.get(name) ?? '';
    const called = text.replaceAll('"p1"', `"${id}"`);
    expect(called).not.toBe(text);
    expect(found(called), name).toEqual(found(text));
  }
});
