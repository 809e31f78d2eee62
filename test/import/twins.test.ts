/** Private events fill in public ones; a file of events that never agree costs no more for each than any other. */
import { expect, it } from 'vitest';
import type { Data, SavedEvent } from '../../src/import/event.js';
import { joinTwins } from '../../src/import/twins.js';

const TWINS = { key: '^.move', channel: '^.channel', private: '/player/' };
const event = (channel: string, data: object): SavedEvent => ({
  data: data as Data,
  place: 1,
  outer: { data: { move: 1, channel }, place: 1, outer: undefined },
});

it('looks at a bounded number of private events for each public one', () => {
  const many = 1000;
  let looks = 0;
  const open = (card: string): object => ({
    get card() {
      looks += 1;
      return card;
    },
  });
  const events = Array.from({ length: many }, (_, index) => [
    event('/table', open(`public ${index}`)),
    event('/player/1', { card: `private ${index}` }),
  ]).flat();
  expect(joinTwins(events, TWINS)).toHaveLength(2 * many);
  expect(looks).toBeGreaterThan(0);
  expect(looks).toBeLessThanOrEqual(100 * many);
});

it('fills in what is hidden in public', () => {
  const events = [event('/table', { card: '?' }), event('/player/1', { card: 'monk' })];
  expect(joinTwins(events, TWINS).map(({ data }) => data)).toMatchObject([{ card: 'monk' }]);
});
