import { describe, expect, it } from 'vitest';
import { messageOf } from '../../src/engine/notation.js';
import {
  MAX_ATTRIBUTE_LENGTH,
  MAX_ATTRIBUTES,
  MAX_ELEMENTS,
  MAX_FAULTS,
  MAX_GAME_BYTES,
  MAX_PLAYERS,
  MAX_PROBLEMS,
  MAX_TEXT_LENGTH,
} from '../../src/log/limits.js';
import { readGameWithLibrary } from '../../src/log/xml/library-game.js';
import { sentenceOfFault } from '../../src/output/json.js';
import { speakerFor } from '../../src/text/speaker.js';
import { countSteps } from '../faults/steps.cjs';
import { read } from './events.js';
import { outcomeOf } from './outcome.js';

/** Files that are too large to lie in `fixtures/hostile`. */
const xml = (moves: string) => `<game ruleset="valletta" id="g1"><moves>${moves}</moves></game>`;
const json = (moves: string) =>
  `{"type":"game","ruleset":"valletta","id":"g1","children":[{"type":"moves","children":[${moves}]}]}`;
const BEHIND = { xml: '<game ruleset="valletta" id="g2"/>', json: '\n{"type":"game","ruleset":"valletta","id":"g2"}' };

const GAME = '<game ruleset="valletta" id="g1">';
const OBJECT = '{"type":"game","ruleset":"valletta","id":"g1"';

/** Eight times as much is looked through about eight times as long, and not sixty-four times. */
function expectLinear(run: (times: number) => unknown): void {
  const [once = 0, eightTimes = 0] = [1, 8].map((times) => {
    const steps = countSteps();
    run(times);
    return steps();
  });
  expect(once).toBeGreaterThan(0);
  expect(eightTimes, `steps ${once}, ${eightTimes}`).toBeLessThan(12 * once);
}

const kinds = (file: string) =>
  outcomeOf(read(file)).map(({ game, fault, problems }) => [
    game ?? fault,
    ...(Array.isArray(problems) ? problems.map(({ problem }: { problem: string }) => problem) : []),
  ]);

it('what is too large is told with the unit of its limit', async () => {
  const text = 'x'.repeat(MAX_TEXT_LENGTH + 1);
  const file = [
    `<gamelog version="${'x'.repeat(MAX_ATTRIBUTE_LENGTH + 1)}">${xml(`<note>${text}</note>`)}`,
    `<!--${' '.repeat(MAX_GAME_BYTES)}--></gamelog>`,
  ].join('');
  const speaker = await speakerFor('en', []);
  const said = read(file).flatMap((event) =>
    event.type === 'fault'
      ? [sentenceOfFault(event.fault, speaker)]
      : event.recording.problems.map((one) => speaker.say(messageOf(one), { playerName: (id) => id })),
  );
  expect(said.map((sentence) => sentence.replace(/.*(?=at most)/, ''))).toEqual([
    'at most 16384 characters.',
    'at most 65536 characters.',
    'at most 16777216 bytes.',
  ]);
});

describe('hostile XML', () => {
  it('elements 100,000 deep', () => {
    const deep = '<a>'.repeat(100_000);
    expect(kinds(xml(deep) + BEHIND.xml)).toEqual([['g1', 'unknown-element', 'too-deep'], ['ill-formed'], ['g2']]);
    expect(kinds(xml(deep + '</a>'.repeat(100_000)))).toEqual([['g1', 'unknown-element', 'too-deep']]);
    expect(kinds(`<gamelog version="1">${deep}`)).toEqual([['unknown-element'], ['too-deep']]);
  });

  it('a huge attribute, which stays unknown', () => {
    const huge = 'x'.repeat(MAX_ATTRIBUTE_LENGTH + 1);
    expect(kinds(xml(`<note by="${huge}"/>`))).toEqual([['g1', 'too-large']]);
    expect(kinds(xml(`<note by="${huge.slice(1)}"/>`))).toEqual([['g1']]);
    expect(kinds(xml(`<note ${huge}="1"/>`))).toEqual([['g1', 'unknown-attribute']]);
    expect(kinds(xml(`<${huge}/>`))).toEqual([['g1', 'unknown-element']]);
  });

  it('a huge text, which is left out', () => {
    expect(kinds(xml(`<note>${'x'.repeat(MAX_TEXT_LENGTH + 1)}</note>`))).toEqual([['g1', 'too-large']]);
    expect(kinds(xml(`<note>${'x'.repeat(MAX_TEXT_LENGTH)}</note>`))).toEqual([['g1']]);
  });

  it('a huge game, which is passed over', () => {
    const huge = xml('<turn player="p1"/>'.repeat(MAX_GAME_BYTES / 19));
    expect(kinds(`${huge}\n${BEHIND.xml}`)).toEqual([['too-large'], ['ill-formed'], ['g2']]);
  });

  it('a huge comment between games', () => {
    const huge = `<!--${' '.repeat(MAX_GAME_BYTES)}-->`;
    expect(kinds(`<gamelog version="1">${huge}${BEHIND.xml}</gamelog>`)).toEqual([['too-large'], ['g2']]);
  });

  it('more problems than anybody will read', () => {
    const [event] = read(xml('<a/>'.repeat(MAX_PROBLEMS + 5)));
    if (event?.type !== 'game') throw new Error('no game');
    expect(event.recording.problems).toHaveLength(MAX_PROBLEMS + 1);
    expect(event.recording.problems.at(-1)?.problem).toBe('too-many');
    expect(event.recording.truncated).toBe(true);
  });

  it('more faults than anybody will read', () => {
    const events = read(`<gamelog version="1">${'<a/>'.repeat(MAX_FAULTS + 5)}</gamelog>`);
    expect(events).toHaveLength(MAX_FAULTS);
    expect(outcomeOf(events).at(-1)).toMatchObject({ fault: 'too-many' });
  });

  it.each([
    ['games that are never closed', GAME],
    ['comments that are never closed', `${GAME}<!--`],
    ['sections that are never closed', `${GAME}<![CDATA[`],
    ['instructions that are never closed', `${GAME}<?a`],
    ['quotes that are never closed', `${GAME}<a b="</game>`],
    ['comments', `${GAME}<!----></game>`],
    ['ends without a beginning', '</game>'],
    ['brackets', '<<<>>>'],
    ['texts', ']]>&<a/>'],
    ['spaces', `${GAME}      `],
  ])('%s, in no more than linear time', (_what, piece) => {
    expectLinear((times) => read(`<gamelog version="1">${piece.repeat(1_000 * times)}`));
  });

  it('is no danger to the second reader', () => {
    for (const moves of [
      '<a>'.repeat(1000),
      `<note by="${'x'.repeat(1e6)}"/>`,
      `<note>${'&amp;'.repeat(1e5)}</note>`,
      // Letters of a name that the library takes for white space.
      '<note\ufeff by="x"/>',
      '<note by\ufeff="x"/>',
      '<note \ufeffby="x"/>',
      '<note\u1680/>',
      '<note>\ufeff</note>\ufeff',
    ]) {
      expect(read(xml(moves), { readGame: readGameWithLibrary })).toEqual(read(xml(moves)));
    }
  });
});

/** `count` attributes or keys, each of its own name. */
const attributes = (count: number) => Array.from({ length: count }, (_, number) => `a${number}="1"`).join(' ');
const keys = (count: number) => Array.from({ length: count }, (_, number) => `"a${number}":1`).join(',');
const players = (count: number) => Array.from({ length: count }, (_, number) => `<player id="p${number}"/>`).join('');

describe('more than a game may have is said once, and ends its reading', () => {
  const withPlayers = (count: number) =>
    `<game ruleset="valletta" id="g1"><players>${players(count)}</players><moves/></game>`;

  it.each([
    ['attributes', xml(`<note ${attributes(MAX_ATTRIBUTES + 1)}/><a/>`), 'too-many-attributes'],
    ['attributes of an element that nobody knows', xml(`<b ${attributes(70_000)}/><a/>`), 'too-many-attributes'],
    ['attributes inside of one', xml(`<b><b ${attributes(70_000)}/></b><a/>`), 'too-many-attributes'],
    ['attributes of one name', xml(`<note ${'by="b" '.repeat(70_000)}/><a/>`), 'too-many-attributes'],
    ['players', withPlayers(MAX_PLAYERS + 1), 'too-many-players'],
    ['very many players', withPlayers(100_000), 'too-many-players'],
    ['elements', xml('<note/>'.repeat(MAX_ELEMENTS)), 'too-many-elements'],
    ['keys', json(`{"type":"note",${keys(MAX_ATTRIBUTES + 1)}},{"type":"a"}`), 'too-many-attributes'],
    ['very many keys', json(`{"type":"note",${keys(40_000)}},{"type":"a"}`), 'too-many-attributes'],
    ['objects', json(`${'{"type":"note"},'.repeat(MAX_ELEMENTS)}{"type":"note"}`), 'too-many-elements'],
    ['things that are no elements', json(`${'1,'.repeat(MAX_ELEMENTS)}1`), 'too-many'],
    ['lists', json(`{"type":"note","by":[${'[],'.repeat(MAX_ELEMENTS)}[]]}`), 'too-many-elements'],
  ])('%s', (_what, file, problem) => {
    const events = read(file);
    const [event] = events;
    if (event?.type !== 'game') throw new Error('no game');
    const kinds = event.recording.problems.map((one) => one.problem);
    expect(kinds.filter((kind) => kind === problem)).toHaveLength(1);
    expect(kinds.at(-1)).toBe(problem);
    expect(event.recording.truncated).toBe(true);
    expect(read(file, { readGame: readGameWithLibrary })).toEqual(events);
  });

  it('and as much as it may have is read', () => {
    for (const file of [
      withPlayers(MAX_PLAYERS),
      xml('<note/>'.repeat(MAX_ELEMENTS - 2)),
      json(`${'{"type":"note"},'.repeat(MAX_ELEMENTS - 3)}{"type":"note"}`),
    ]) {
      const [event] = read(file);
      if (event?.type !== 'game') throw new Error('no game');
      expect(event.recording.problems).toEqual([]);
      expect(event.recording.truncated).toBe(false);
    }
  });
});

describe('hostile JSON', () => {
  it('objects 100,000 deep', () => {
    const deep = '{"type":"a","children":['.repeat(100_000);
    expect(kinds(json(deep) + BEHIND.json)).toEqual([['too-deep'], ['g2']]);
    expect(kinds('['.repeat(100_000))).toEqual([['no-log'], ['truncated']]);
  });

  it('huge values', () => {
    expect(kinds(json(`{"type":"note","by":"${'x'.repeat(MAX_ATTRIBUTE_LENGTH + 1)}"}`))).toEqual([
      ['g1', 'too-large'],
    ]);
    expect(kinds(json(`{"type":"note","text":"${'x'.repeat(MAX_TEXT_LENGTH + 1)}"}`))).toEqual([['g1', 'too-large']]);
    expect(kinds(`${json(`"${'x'.repeat(MAX_GAME_BYTES)}"`)}${BEHIND.json}`)).toEqual([['too-large'], ['g2']]);
  });

  it.each([
    ['games that are never closed', `${OBJECT},`],
    ['strings that are never closed', `${OBJECT},"`],
    ['escapes', `${OBJECT},"\\`],
    ['brackets', '[{]}'],
    ['quotes', '"'],
    ['commas', ','],
    ['wrappers', '{"type":"gamelog","children":['],
  ])('%s, in no more than linear time', (_what, piece) => {
    expectLinear((times) => read(`[${piece.repeat(1_000 * times)}`));
    expectLinear((times) => read(piece.repeat(1_000 * times)));
  });
});
