import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type JsonValue, parseJson } from '../../../src/log/json/parse.js';
import { runs } from '../../runs.js';

/** The plain value, as `JSON.parse` would have it; numbers and truth values as text. */
function plain(value: JsonValue | undefined): unknown {
  if (value?.type === 'text') return value.text;
  if (value?.type === 'list') return value.items.map(plain);
  if (value?.type === 'object') {
    return Object.fromEntries(value.members.map((member) => [member.name, plain(member.value)]));
  }
  return null;
}

function textified(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(textified);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, textified(inner)]));
  }
  return value === null ? null : String(value);
}

function expectAgreement(text: string): void {
  let expected: unknown;
  try {
    expected = textified(JSON.parse(text));
  } catch {
    expect(parseJson(text).breach, text).toBeDefined();
    return;
  }
  const { value, breach } = parseJson(text);
  expect(breach, text).toBeUndefined();
  expect(plain(value)).toEqual(expected);
}

describe('what is JSON and what is not, as JSON.parse has it', () => {
  it.each(
    [
      [
        '1',
        '-1',
        '01',
        '1.',
        '.5',
        '-',
        '+1',
        '1e3',
        '1e',
        '1E+2',
        '0x1',
        'NaN',
        'Infinity',
        'true',
        'True',
        'null',
        'undefined',
      ],
      ['"a"', "'a'", '"', '"\\"', '"\\x"', '"\\u12"', '"\\u00e9"', '"\t"', '"\n"', '"\u007f"', '"\\/"', '"\u2028"'],
      ['[]', '[,]', '[1,]', '[1 2]', '[1,2]', '[', ']', '[]]', '[[]'],
      [
        '{}',
        '{,}',
        '{"a"}',
        '{"a":}',
        '{"a":1,}',
        '{a:1}',
        '{"a":1 "b":2}',
        '{"a":1,"a":2}',
        '{',
        '}',
        '{}}',
        '{"a":1',
      ],
      ['', ' ', '\u00a0', '\ufeff1', '// a\n1', '/* a */1', '1 2', '\u000c1'],
    ].flat(),
  )('%j', (text) => {
    expectAgreement(text);
  });

  it('texts made of pieces of JSON', () => {
    const piece = fc.constantFrom(
      ...['{', '}', '[', ']', ',', ':', '"a"', '"b"', '1', 'null', ' ', '\n', '"', '\\', 'x', '//', '-'],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => expectAgreement(pieces.join(''))),
      runs(1_000, 30_000),
    );
  });

  it('any value', () => {
    fc.assert(fc.property(fc.json(), expectAgreement));
  });
});
