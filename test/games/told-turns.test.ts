/** A turn that has a heading has something below it, though its player did nothing. */
import { expect, test } from 'vitest';
import { replayText } from '../engine/replays.js';
import { fixtures, textOf } from '../fixture-files.js';

const GAMES = fixtures().filter(({ name }) => /\/legal\/full-[34]-players/.test(name));

test.each(GAMES.map((fixture) => [fixture.name, fixture] as const))('%s', (name, fixture) => {
  const steps = replayText(textOf(fixture), name).transcript?.steps ?? [];
  const told = steps.filter(({ headline, entries }) => headline || entries.some(({ type }) => type !== 'rule'));
  const turns = (of: typeof steps) => [...new Set(of.flatMap(({ at }) => at.turn ?? []))];
  expect(turns(steps).length).toBeGreaterThan(0);
  expect(turns(told)).toEqual(turns(steps));
});
