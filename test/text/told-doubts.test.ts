/** A step whose doubts are the same for several players, whom they do not name. */
import { expect, it } from 'vitest';
import { tellStep } from '../../src/text/explain.js';
import { speakerFor } from '../../src/text/speaker.js';

it('tells a doubt once, and each other one', async () => {
  const speaker = await speakerFor('en', ['tallinn'], []);
  const entries = (['tallinn.draw.one', 'tallinn.draw.one', 'tallinn.tower.one'] as const).map((rule) => ({
    ...{ type: 'doubt' as const, rule },
    gaps: ['end' as const],
  }));
  const told = tellStep(speaker, { entries }, { playerName: (id) => id }, () => '');
  expect(told.map(({ rule }) => rule)).toEqual(['tallinn.draw.one', 'tallinn.tower.one']);
});
