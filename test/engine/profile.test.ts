/** What rules ask of options. */
import { expect, test } from 'vitest';
import { defaults, type OptionDeclaration, profileFrom } from '../../src/engine/option.js';

const OPTIONS = [
  { name: 'second-round', values: ['false', 'true'], ruling: 'T-1', as: 'playsOn' },
  { name: 'ties-count', values: ['true', 'false'], ruling: 'T-2', as: 'tiesCount' },
  { name: 'who-begins', values: ['oldest', 'youngest'], ruling: 'T-3', as: 'youngestBegins' },
  { name: 'pace', values: ['slow', 'fast', 'free'], offers: 'variant', as: 'pace' },
] as const satisfies readonly OptionDeclaration[];

test('of two values: whether it is true, or the second one; of more: which one', () => {
  const profile = profileFrom(OPTIONS, defaults(OPTIONS));
  expect(profile).toEqual({ playsOn: false, tiesCount: true, youngestBegins: false, pace: 'slow' });
  expect(profileFrom(OPTIONS, {})).toEqual(profile);
  const others = { 'second-round': 'true', 'ties-count': 'false', 'who-begins': 'youngest', pace: 'free' };
  expect(profileFrom(OPTIONS, others)).toEqual({ playsOn: true, tiesCount: false, youngestBegins: true, pace: 'free' });
});
