import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import type { ReadEvent } from '../../../src/log/recording.js';
import { readGameWithLibrary } from '../../../src/log/xml/library-game.js';
import { runs } from '../../runs.js';
import { read } from '../events.js';

/** What a conforming parser says: is it XML? */
function isXml(text: string): boolean {
  let isFine = true;
  const parser = new SaxesParser();
  parser.on('error', () => {
    isFine = false;
  });
  try {
    parser.write(text).close();
  } catch {
    return false;
  }
  return isFine;
}

function isIllFormed(event: ReadEvent): boolean {
  if (event.type === 'fault') return event.fault.fault === 'ill-formed' || event.fault.fault === 'truncated';
  return event.recording.truncated || event.recording.problems.some(({ problem }) => problem === 'ill-formed');
}

function isFaulty(event: ReadEvent): boolean {
  return event.type === 'fault' || event.recording.problems.length > 0;
}

function expectAgreement(text: string): void {
  const events = read(text);
  expect(events.some(isIllFormed), text).toBe(!isXml(text));
  expect(read(text, { readGame: readGameWithLibrary })).toEqual(events);
}

/** Where much is no log, there may be something worse to complain of than the notation. */
function expectComplaint(text: string): void {
  const events = read(text);
  if (!isXml(text)) expect(events.some(isFaulty), text).toBe(true);
  else expect(events.some(isIllFormed), text).toBe(false);
  expect(read(text, { readGame: readGameWithLibrary })).toEqual(events);
}

const inside = (content: string) => `<game ruleset="valletta" id="g1"><moves>${content}</moves></game>`;

describe('what is XML and what is not, as saxes has it', () => {
  it.each(
    [
      [
        '<a/>',
        '<a></a>',
        '<a ></a >',
        '< a/>',
        '<a></ a>',
        '<a/ >',
        '<a//>',
        '<>',
        '</>',
        '<a',
        '<a/',
        '</a',
        '<a></a',
      ],
      [
        '<a b="1"/>',
        "<a b='1'/>",
        '<a b = "1"/>',
        '<a b="1"c="2"/>',
        '<a b=1/>',
        '<a b/>',
        '<a b="1" b="2"/>',
        '<a b="<"/>',
      ],
      [
        '<a b="&lt;"/>',
        '<a b="&"/>',
        '<a b="&amp"/>',
        '<a b="&x;"/>',
        '<a b="&#x41;"/>',
        '<a b="&#x;"/>',
        '<a b="&#0;"/>',
      ],
      [
        '<a b=">"/>',
        '<a b="\'"/>',
        '<a ="1"/>',
        '<a 1="1"/>',
        '<a -b="1"/>',
        '<a b-="1"/>',
        '<a é="1"/>',
        '<é/>',
        '<a b="é"/>',
      ],
      [
        '<a\tb="1"\n/>',
        '<a b="1\n2"/>',
        '<:a/>',
        '<a:b/>',
        '<_/>',
        '<a.b-c/>',
        '<1/>',
        '<-a/>',
        '<𝒜/>',
        '<a\u00b7/>',
        '<\u00b7/>',
      ],
      [
        '<!---->',
        '<!-- -->',
        '<!-->',
        '<!--->',
        '<!-- -- -->',
        '<!-- --->',
        '<!-- - -->',
        '<!-- <a> & -->',
        '<! -->',
        '<!a>',
      ],
      [
        '<![CDATA[]]>',
        '<![CDATA[<&>]]>',
        '<![CDATA[]]]]>',
        '<![CDATA[',
        '<![cdata[]]>',
        ']]>',
        ']]',
        ']>',
        '>',
        '"',
        "'",
      ],
      ['<?a?>', '<?a b?>', '<?a ??>', '<??>', '<? a?>', '<?1?>', '<?xml?>', '<?XML a?>', '<?xml-a?>', '<?a', '<?a>'],
      [
        '&amp;&lt;&gt;&quot;&apos;',
        '&',
        '&;',
        '& ',
        '&a',
        '&a;',
        '&#38;',
        '&#x26;',
        '&#X26;',
        '&#-1;',
        '&#1114111;',
        '&#1114112;',
      ],
      [
        '\t\n\r',
        '\u0001',
        '\u000b',
        '\u001f',
        '\u007f',
        '\u0085',
        '\u2028',
        '\ufffe',
        '\uffff',
        '&#1;',
        '&#xd800;',
        '&#xfffe;',
      ],
    ].flat(),
  )('%j', (content) => {
    expectAgreement(inside(content));
  });

  it.each([
    '',
    ' ',
    '<?xml version="1.0"?>',
    '<?xml version="1.0" encoding="UTF-8"?>',
    "<?xml version='1.0' standalone='yes' ?>",
    '<?xml version="2.0"?>',
    '<?xml encoding="UTF-8"?>',
    '<?xml version="1.0" encoding="UTF-8" encoding="UTF-8"?>',
    ' <?xml version="1.0"?>',
    '<!-- a --><?b?> ',
    '<!-- -- -->',
    'a',
    '&#32;',
    '<![CDATA[]]>',
    '<a/>',
    '</a>',
  ])('%j before or behind the root', (around) => {
    expectComplaint(around + inside(''));
    if (!around.includes('<?xml')) expectAgreement(inside('') + around);
  });

  const piece = fc.constantFrom(
    ...[
      '<a>',
      '</a>',
      '<b>',
      '</b>',
      '<c d="1"/>',
      '<note>',
      '</note>',
      '<',
      '>',
      '/>',
      '</',
      'a',
      ' ',
      '\n',
      '\r\n',
      'é',
      '𝒜',
    ],
    ...[
      '"',
      "'",
      '=',
      ' d="',
      " e='",
      '&amp;',
      '&',
      ';',
      '&#x41;',
      '&#0;',
      '<!--',
      '-->',
      '--',
      '<![CDATA[',
      ']]>',
      '<?',
      '?>',
    ],
  );

  it('texts made of pieces of markup', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => expectAgreement(inside(pieces.join('')))),
      runs(1_000, 30_000),
    );
  });

  it('games with one character changed', () => {
    const game = inside(
      '<note by="A &amp; B">a &lt; b<![CDATA[<]]></note><!-- c --><?d e?><turn player="p1" mark="!"/>',
    );
    fc.assert(
      fc.property(fc.nat(game.length - 1), piece, (at, put) => {
        const changed = game.slice(0, at) + put + game.slice(at + 1);
        if (at > game.indexOf('<moves') && at < game.indexOf('</game')) expectAgreement(changed);
        else expectComplaint(changed);
      }),
      runs(1_000, 30_000),
    );
  });
});
