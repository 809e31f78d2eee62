import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactValue } from '../../../src/log/json/exact-value.js';
import { parseJson } from '../../../src/log/json/parse.js';
import { runs } from '../../runs.js';

const [ONE, OTHER] = ['175928847299117063', '175928847299117064'];

describe('whole numbers with more digits than JavaScript keeps', () => {
  it('stay as they are written, apart from all others', () => {
    const value = exactValue(`{"players":[${ONE},${OTHER},-${ONE}],"id":17,"${ONE}":"${ONE} 9007199254740993"}`);
    const text = `${ONE} 9007199254740993`;
    expect(value).toEqual({ players: [ONE, OTHER, `-${ONE}`], id: 17, [ONE]: text });
  });

  it('are no fractions, and no numbers with an exponent', () => {
    expect(exactValue(`[0.${ONE}, 1e30, ${ONE}.5, 9007199254740991]`)).toEqual([
      Number(`0.${ONE}`),
      1e30,
      Number(`${ONE}.5`),
      9007199254740991,
    ]);
  });

  it('all else is as JSON.parse has it', () => {
    const asText = (_key: string, value: unknown): unknown =>
      Number.isInteger(value) && !Number.isSafeInteger(value) && !String(value).includes('e') ? String(value) : value;
    const law = fc.property(fc.json(), (text) => {
      expect(exactValue(text)).toEqual(JSON.parse(text, asText));
    });
    fc.assert(law, runs(200));
  });

  it('a log has them, too', () => {
    const { value } = parseJson(`[${ONE}, ${OTHER}, 3.0, 1000000000000000000000]`);
    const texts = value?.type === 'list' ? value.items.map((item) => item.type === 'text' && item.text) : [];
    expect(texts).toEqual([ONE, OTHER, '3', '1000000000000000000000']);
  });
});
