import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Editions } from '../../src/editions/editions.js';
import { allGames } from '../../src/games.js';
import { rawOfValue } from '../../src/log/json/raw-of-value.js';
import type { RawElement } from '../../src/log/raw-element.js';
import { writeXmlElement } from '../../src/log/xml/write-element.js';
import { Referee } from '../../src/serve/referee.js';
import { ERRORS } from '../../src/serve/request.js';
import { type Speaker, speakerFor } from '../../src/text/speaker.js';
import { ROOT } from '../architecture/source-files.js';
import { recordingsOf } from '../engine/replays.js';
import { fixtures, textOf } from '../fixture-files.js';
import { IS_LONG } from '../runs.js';
import { type Answer, type Ask, canBeFed, fedTogether } from './fed.js';

const RULESETS = allGames().map(({ ruleset }) => ruleset);
const speakers = await Promise.all(['en', 'de', 'it'].map((lang) => speakerFor(lang, RULESETS, ['serve', 'why-not'])));
const editions = new Editions();
/** Where a run asks for the shipped one. */
const asked = new Editions();
asked.askByName('practice');

function service(games = 100, language = 0, known = editions): Ask {
  const speaker = speakers[language];
  if (!speaker) throw new Error('no such language');
  const referee = new Referee({ speaker, games, editionsOf: (ruleset) => known.finder(ruleset) });
  return (question) => {
    const line = typeof question === 'string' ? question : JSON.stringify(question);
    return JSON.parse(JSON.stringify(referee.answer(line)));
  };
}

const OPEN = { do: 'open', ruleset: 'tallinn', players: ['anna', 'ben'] };

/** Rounds inside one another. */
function nested(depth: number): object {
  return depth === 0 ? { type: 'round' } : { type: 'round', children: [nested(depth - 1)] };
}

/** Lines that have no answer, and what is said of them; a game `g1` is open. */
const WRONG: readonly (readonly [code: string, line: object | string])[] = [
  ['bad-json', ''],
  ['bad-json', 'legal'],
  ['bad-json', '{"id":1'],
  ['bad-json', '[]'],
  ['bad-json', '"open"'],
  ['bad-json', 'null'],
  ['bad-json', `${'['.repeat(100_000)}`],
  ['bad-json', '{"do":"legal","game":"g1"} {}'],
  ['bad-id', { id: {}, do: 'legal', game: 'g1' }],
  ['bad-id', '{"id":1e400,"do":"legal","game":"g1"}'],
  ['bad-id', '{"id":12345678901234567890,"do":"legal","game":"g1"}'],
  ['bad-id', { id: 'x'.repeat(201), do: 'legal', game: 'g1' }],
  ['missing-field', {}],
  ['missing-field', { do: 'legal' }],
  ['missing-field', { do: 'open' }],
  ['missing-field', { do: 'open', ruleset: 'tallinn' }],
  ['missing-field', { do: 'play', game: 'g1' }],
  ['unknown-field', { ...OPEN, edtion: 'practice' }],
  ['unknown-field', { ...OPEN, option: { legate: true } }],
  ['unknown-field', { do: 'play', game: 'g1', element: '<moves/>', withn: 'game' }],
  ['unknown-field', { do: 'legal', game: 'g1', seat: 'anna' }],
  ['unknown-field', '{"do":"legal","game":"g1","__proto__":{"game":"g2"}}'],
  ['bad-field', { do: 7 }],
  ['bad-field', { do: 'legal', game: 1 }],
  ['bad-field', { do: 'legal', game: 'g'.repeat(201) }],
  ['bad-field', { ...OPEN, players: 'anna' }],
  ['bad-field', { ...OPEN, players: [['anna']] }],
  ['bad-field', { ...OPEN, players: [null] }],
  ['bad-field', { ...OPEN, players: [{ id: null, name: 'Anna' }] }],
  ['bad-field', { ...OPEN, options: ['legate'] }],
  ['bad-field', { ...OPEN, options: { legate: {} } }],
  ['bad-field', { ...OPEN, components: 'practice' }],
  ['bad-field', { ...OPEN, edition: 'practice', components: { type: 'components', edition: 'practice' } }],
  ['bad-field', { do: 'play', game: 'g1', element: 7 }],
  ['bad-field', { do: 'play', game: 'g1', element: {} }],
  ['bad-field', { do: 'play', game: 'g1', element: '<round' }],
  ['bad-field', { do: 'play', game: 'g1', element: '' }],
  ['bad-field', { do: 'play', game: 'g1', element: '(round/>' }],
  ['bad-field', { do: 'play', game: 'g1', element: '<round/><round/>' }],
  ['bad-field', { do: 'play', game: 'g1', element: { type: 'round', children: ['play'] } }],
  ['bad-field', { do: 'play', game: 'g1', element: { type: 'round', at: [[1]] } }],
  ['bad-field', { do: 'play', game: 'g1', element: { type: 'round', children: 'play' } }],
  ['bad-field', { do: 'play', game: 'g1', element: { type: 'moves', round: [{}], note: [{}] } }],
  ['bad-field', { do: 'play', game: 'g1', element: nested(65) }],
  ['unknown-request', { do: 'castle', game: 'g1' }],
  ['unknown-request', { do: '__proto__', game: 'g1' }],
  ['unknown-ruleset', { ...OPEN, ruleset: 'chess' }],
  ['unknown-edition', { ...OPEN, ruleset: 'tallinn', edition: 'first' }],
  ['unknown-game', { do: 'legal', game: 'g2' }],
  ['unknown-game', { do: 'close', game: 'toString' }],
  ['game-exists', { ...OPEN, game: 'g1' }],
  ['unknown-player', { ...OPEN, game: 'g3', seat: 'cleo' }],
  ['unknown-player', { do: 'view', game: 'g1', seat: 'cleo' }],
  ['not-writable', { do: 'play', game: 'g1', element: { type: 'a b' } }],
  ['not-writable', { do: 'play', game: 'g1', element: { type: 'note', text: '\u0007' } }],
  ['holds-undo', { do: 'play', game: 'g1', element: '<undo/>' }],
  ['holds-undo', { do: 'play', game: 'g1', element: { type: 'round', children: [{ type: 'undo' }] } }],
  ['holds-undo', { do: 'why-not', game: 'g1', element: '<undo/>' }],
  ['not-open', { do: 'play', game: 'g1', element: '<play/>', within: 'round' }],
  ['not-open', { do: 'why-not', game: 'g1', element: '<play/>', within: 'round' }],
  ['unreadable', { do: 'why-not', game: 'g1', element: '<result points="many"/>' }],
  ['too-large', { do: 'play', game: 'g1', element: { type: 'note', text: 'x'.repeat(1_100_000) } }],
  ['nothing-to-undo', { do: 'undo', game: 'g1' }],
];

describe('a line that asks for nothing', () => {
  it.each(WRONG)('%s: %j', (code, line) => {
    for (const language of [0, 1, 2]) {
      const ask = service(100, language);
      ask(OPEN);
      const before = ask({ do: 'log', game: 'g1' });
      const { error, id, ...rest } = ask(line);
      expect(rest).toEqual({});
      expect(error.code).toBe(code);
      expect(error.message.length).toBeGreaterThan(10);
      expect(error.message.length).toBeLessThan(400);
      expect(ask({ do: 'log', game: 'g1' })).toEqual(before);
      expect(ask({ id: 'next', ...OPEN, game: 'g3' })).toMatchObject({ id: 'next', game: 'g3' });
    }
  });

  it('an element that lies deeper in itself than calls can follow', () => {
    const ask = service();
    const element = `${'{"type":"round","children":['.repeat(30_000)}${']}'.repeat(30_000)}`;
    const { error } = ask(`{"do":"open","ruleset":"tallinn","players":["a","b"],"components":${element}}`);
    expect(error).toEqual({
      code: 'bad-field',
      message: 'In “components”, elements lie too deep in one another.',
    });
  });

  it.each([
    [{}, 'In “element”, an object does not say which element it is: “type” is missing.'],
    [{ type: 'play', card: [['3']] }, '“card” must be a text, a number, a truth value, or a list of words.'],
    [{ type: 'round', children: 'play' }, '“children” must be a list of elements.'],
    [{ type: 'round', children: [7] }, 'In “children” there is something that is no element'],
    [{ type: 'moves', round: [{}], note: [{}] }, '“round” stands beside other elements'],
    [nested(65), 'In “element”, elements lie too deep in one another.'],
    ['<round', '“element” is not one element in well-formed XML.'],
  ])('says of the element %j what is expected', (element, sentence) => {
    const ask = service();
    ask(OPEN);
    expect(ask({ do: 'play', game: 'g1', element }).error.message).toContain(sentence);
  });

  it.each([
    [{ ...OPEN, game: 'g2', players: 'anna' }, '“players” must be a list: of each player the id'],
    [{ ...OPEN, game: 'g2', options: [] }, '“options” must be an object: the value of each option by its name.'],
    [{ ...OPEN, game: 'g2', players: ['a\u001b', 'b'] }, 'No log can hold “U+001B”'],
    [{ do: 'play', game: 'g1', element: { type: 'a b' } }, 'No log can hold “a b”'],
    [{ do: 'legal', game: 1 }, '“game” must be a text of at most 200 characters.'],
    [{ do: 'view', game: 'g1', set: 'anna' }, 'This question has no field “set”. Possible: id, do, game, and seat.'],
  ])('says of %j what is expected', (line, sentence) => {
    const ask = service();
    ask(OPEN);
    expect(ask(line).error.message).toContain(sentence);
  });

  it('is none where a field that it does not have says nothing', () => {
    const ask = service();
    ask(OPEN);
    expect(ask({ do: 'legal', game: 'g1', seat: null, within: null })).toHaveProperty('moves');
  });

  it('is none where a name, a colour or an option is null', () => {
    const players = [{ id: 'anna', name: null, colour: null }, { id: 'ben' }];
    const ask = service();
    expect(ask({ ...OPEN, players, options: { legate: null } })).toMatchObject({ verdict: 'legal', findings: [] });
    expect(ask({ do: 'log', game: 'g1' }).log).toContain('<player id="anna"/>');
  });

  it('is none where an element is written in any way in which logs in JSON may have it', () => {
    const element = {
      type: 'setup',
      start: [
        { player: 'anna', card: 'start-1' },
        { player: 'ben', card: 'start-2' },
      ],
      hand: [
        { player: 'anna', cards: [3, '5', '7'] },
        { player: 'ben', cards: '4 6 8' },
      ],
    };
    const logs = [element, writeXmlElement(rawOfValue(element) as RawElement, '', [])].map((one) => {
      const ask = service();
      ask(OPEN);
      expect(ask({ do: 'play', game: 'g1', element: one })).toMatchObject({ verdict: 'legal', findings: [] });
      return ask({ do: 'log', game: 'g1' }).log;
    });
    expect(logs[0]).toContain('<hand player="anna" cards="3 5 7"/>');
    expect(logs[1]).toBe(logs[0]);
  });

  it('has a code that the page of the protocol tells of', () => {
    const page = readFileSync(join(ROOT, 'docs/serve.md'), 'utf8');
    for (const code of ERRORS) expect(page).toContain(`\`${code}\``);
    const shown = new Set(WRONG.map(([code]) => code));
    expect(ERRORS.filter((code) => !shown.has(code))).toEqual(['line-too-long', 'bad-encoding', 'internal']);
  });

  it('is none for a byte order mark before it', () => {
    const ask = service();
    expect(ask(`\ufeff${JSON.stringify({ id: 7, ...OPEN })}`)).toMatchObject({ id: 7, game: 'g1' });
    expect(ask(`\ufeff\ufeff${JSON.stringify({ id: 8, ...OPEN })}`).error.code).toBe('bad-json');
  });

  it('shows hostile text as text', () => {
    const ask = service();
    const { error } = ask({ do: '\u001b[31m\u202egnp.exe' });
    expect(error.message).toContain('\\u001b[31m\\u202egnp.exe');
  });
});

describe('games of a service', () => {
  it('are judged as check judges their logs, however many are played at the same time', () => {
    const games = fixtures()
      .filter((_, index) => index % (IS_LONG ? 30 : 60) === 5)
      .flatMap((fixture) => recordingsOf(textOf(fixture), fixture.name).slice(0, 1))
      .filter(canBeFed)
      .slice(0, 100);
    expect(games.length).toBeGreaterThan(IS_LONG ? 10 : 5);
    expect(fedTogether(service(100, 0, asked), games, speakers[0] as Speaker)).toEqual([]);
  });

  it('make room for others when they have been idle for longest', () => {
    const ask = service(2);
    ask({ ...OPEN, game: 'one' });
    ask({ ...OPEN, game: 'two' });
    ask({ do: 'state', game: 'one' });
    expect(ask({ ...OPEN, game: 'three' }).dropped).toEqual([
      { game: 'two', message: expect.stringContaining('“two”') },
    ]);
    expect(ask({ do: 'state', game: 'two' }).error.code).toBe('unknown-game');
    expect(ask({ do: 'state', game: 'one' }).error).toBeUndefined();
  });

  it('make room where their logs are too large together', () => {
    const ask = service(1000);
    const text = 'x'.repeat(60_000);
    const dropped: string[] = [];
    for (let number = 0; number < 30; number += 1) {
      const game = ask(OPEN).game;
      ask({ do: 'play', game, element: '<moves/>' });
      const notes = Array.from({ length: 16 }, () => ({ type: 'note', text }));
      const answer = ask({ do: 'play', game, element: { type: 'round', children: notes } });
      expect(answer.error).toBeUndefined();
      dropped.push(...(answer.dropped ?? []).map((one: Answer) => one.game));
    }
    expect(dropped.slice(0, 2)).toEqual(['g1', 'g2']);
    expect(dropped.length).toBeLessThan(20);
  });

  it('list only the moves of the player for whom they were opened', () => {
    const ask = service();
    ask({ ...OPEN, seat: 'ben' });
    for (const element of ['<setup/>', '<moves/>', '<round/>']) ask({ do: 'play', game: 'g1', element });
    const { moves } = ask({ do: 'legal', game: 'g1' });
    expect(new Set(moves.map((move: Answer) => move.element.player))).toEqual(new Set(['ben']));
    ask({ do: 'play', game: 'g1', element: '<play player="anna" card="3" side="a"/>' });
    expect(ask({ do: 'view', game: 'g1' })).toMatchObject({
      seat: 'ben',
      log: expect.not.stringContaining('card="3"'),
    });
  });
});
