import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Editions } from '../../src/editions/editions.js';
import { GAMES } from '../../src/games.js';
import { writeJsonElement } from '../../src/log/json/write-element.js';
import type { RawElement, RawNode } from '../../src/log/raw-element.js';
import type { Recording } from '../../src/log/recording.js';
import { Referee } from '../../src/serve/referee.js';
import { ERRORS } from '../../src/serve/request.js';
import { speakerFor } from '../../src/text/speaker.js';
import { ROOT } from '../architecture/source-files.js';
import { recordingsOf, replayed } from '../engine/replays.js';
import { fixtures, textOf } from '../fixture-files.js';
import { feedOf, shapesOf } from '../live/feeding.js';

const RULESETS = GAMES.map(({ ruleset }) => ruleset);
const speakers = await Promise.all(['en', 'de', 'it'].map((lang) => speakerFor(lang, RULESETS, ['serve', 'why-not'])));
const editions = new Editions();
/** Where a run asks for the shipped one. */
const asked = new Editions();
asked.askByName('practice');

// biome-ignore lint/suspicious/noExplicitAny: what comes back is JSON, and the tests look into it
type Answer = any;

function service(games = 100, language = 0, known = editions): (question: object | string) => Answer {
  const speaker = speakers[language];
  if (!speaker) throw new Error('no such language');
  const referee = new Referee({ speaker, games, editionsOf: (ruleset) => known.finder(ruleset) });
  return (question) => {
    const line = typeof question === 'string' ? question : JSON.stringify(question);
    return JSON.parse(JSON.stringify(referee.answer(line)));
  };
}

const OPEN = { do: 'open', ruleset: 'tallinn', players: ['anna', 'ben'] };

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
  ['bad-id', { id: 'x'.repeat(201), do: 'legal', game: 'g1' }],
  ['missing-field', {}],
  ['missing-field', { do: 'legal' }],
  ['missing-field', { do: 'open' }],
  ['missing-field', { do: 'open', ruleset: 'tallinn' }],
  ['missing-field', { do: 'play', game: 'g1' }],
  ['bad-field', { do: 7 }],
  ['bad-field', { do: 'legal', game: 1 }],
  ['bad-field', { do: 'legal', game: 'g'.repeat(201) }],
  ['bad-field', { ...OPEN, players: 'anna' }],
  ['bad-field', { ...OPEN, players: [['anna']] }],
  ['bad-field', { ...OPEN, players: [null] }],
  ['bad-field', { ...OPEN, options: ['legate'] }],
  ['bad-field', { ...OPEN, options: { legate: {} } }],
  ['bad-field', { ...OPEN, components: 'practice' }],
  ['bad-field', { do: 'play', game: 'g1', element: 7 }],
  ['bad-field', { do: 'play', game: 'g1', element: {} }],
  ['bad-field', { do: 'play', game: 'g1', element: '<round' }],
  ['bad-field', { do: 'play', game: 'g1', element: '<round/><round/>' }],
  ['bad-field', { do: 'play', game: 'g1', element: { type: 'round', children: ['play'] } }],
  ['bad-field', { do: 'play', game: 'g1', element: { type: 'round', at: [1] } }],
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

  it('has a code that the page of the protocol tells of', () => {
    const page = readFileSync(join(ROOT, 'docs/serve.md'), 'utf8');
    for (const code of ERRORS) expect(page).toContain(`\`${code}\``);
    const shown = new Set(WRONG.map(([code]) => code));
    expect(ERRORS.filter((code) => !shown.has(code))).toEqual(['line-too-long', 'internal']);
  });

  it('shows hostile text as text', () => {
    const ask = service();
    const { error } = ask({ do: '\u001b[31m\u202egnp.exe' });
    expect(error.message).toContain('\\u001b[31m\\u202egnp.exe');
  });
});

interface Interleaved {
  readonly recording: Recording;
  readonly elements: readonly { readonly element: RawElement; readonly within: string }[];
  readonly findings: Map<number, Map<string, Answer>>;
}

describe('games of a service', () => {
  it('are judged as check judges their logs, however many are played at the same time', () => {
    const ask = service(100, 0, asked);
    let id = 0;
    const games: Interleaved[] = [];
    for (const fixture of fixtures().filter((_, index) => index % 30 === 5)) {
      const [recording] = recordingsOf(textOf(fixture), fixture.name);
      if (!recording || recording.truncated || recording.problems.length > 0 || games.length === 100) continue;
      const { head, elements } = feedOf(recording);
      const named = (name: string): RawElement | undefined =>
        head.children.filter(isElement).find((one) => one.name === name);
      const components = named('components');
      id += 1;
      const answer = ask({
        ...{ id, do: 'open', ruleset: recording.ruleset, game: `t${games.length}` },
        players: (named('players')?.children ?? [])
          .filter(isElement)
          .map(({ attributes }) => Object.fromEntries(attributes)),
        options: Object.fromEntries(
          (named('options')?.children ?? [])
            .filter(isElement)
            .map(({ attributes }) => [attributes.get('name'), attributes.get('value')]),
        ),
        ...(components && { components: JSON.parse(writeJsonElement(components, undefined, [])) }),
      });
      expect(answer.error).toBeUndefined();
      games.push({ recording, elements, findings: new Map([[id, byId(answer.findings)]]) });
    }
    expect(games.length).toBeGreaterThan(10);
    const longest = Math.max(...games.map(({ elements }) => elements.length));
    for (let move = 0; move < longest; move += 1) {
      for (const [number, { elements, findings }] of games.entries()) {
        const next = elements[move];
        if (!next) continue;
        id += 1;
        const element = JSON.parse(writeJsonElement(next.element, undefined, []));
        const answer = ask({ id, do: 'play', game: `t${number}`, element, within: next.within });
        expect(answer.id).toBe(id);
        findings.set(id, byId(answer.findings));
        revise(findings, answer);
      }
    }
    for (const [number, { recording, findings }] of games.entries()) {
      const answer = ask({ do: 'close', game: `t${number}` });
      revise(findings, answer);
      const whole = replayed(recording, false);
      expect(answer.check.verdict, recording.source.file).toBe(whole.verdict);
      const known = [...findings.values()].flatMap((its) => [...its.values()]);
      const key = ({ kind, rule, at, cause }: Answer): string =>
        JSON.stringify([kind, rule, at.section, at.turn, at.play, at.player, at.element, cause === null]);
      expect(known.map(key).sort(), recording.source.file).toEqual(answer.check.findings.map(key).sort());
      expect(answer.check.findings.length).toBe(shapesOf(whole.findings).length);
    }
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

function isElement(node: RawNode): node is RawElement {
  return 'name' in node;
}

function byId(findings: readonly Answer[]): Map<string, Answer> {
  return new Map(findings.map((finding) => [finding.id, finding]));
}

function revise(known: Map<number, Map<string, Answer>>, { revise: revised = [] }: Answer): void {
  for (const { id, findings, withdrawn } of revised) {
    const its = known.get(id) ?? new Map<string, Answer>();
    for (const gone of withdrawn) its.delete(gone);
    for (const finding of findings) its.set(finding.id, finding);
    known.set(id, its);
  }
}
