/** What was taken back changes nothing; it is told, and so is what was wrong about it. */
import { describe, expect, it } from 'vitest';
import { isRootError } from '../../src/engine/finding.js';
import { choice } from '../../src/engine/message.js';
import { messageOf } from '../../src/engine/notation.js';
import { gameOf } from '../../src/games.js';
import { seenBy } from '../../src/live/seen.js';
import { rawOfElement } from '../../src/log/raw.js';
import { logWriter } from '../../src/log/write.js';
import { fixtures, textOf } from '../fixture-files.js';
import { serialOf } from '../mutants/serial.js';
import { all, copyOf, one, parseXml } from '../oracle/element.js';
import { recordingsOf, replayed } from './replays.js';

const textNamed = (name: string): string => textOf(fixtures().find((one) => one.name === `${name}.xml`) as never);

const GAMES = [
  ['valletta/legal/full-2-players-houses-chain', 'play'],
  ['valletta/legal/full-2-players-houses-chain', 'turn'],
  ['tallinn/legal/full-3-players-legate', 'round'],
  ['tallinn/legal/full-3-players-legate', 'tower'],
  ['rattus/legal/full-3-players-book-36', 'place'],
  ['rattus/legal/full-3-players-book-36', 'turn'],
] as const;

/** The log with an element twice, of which the second is taken back. */
function withTwice(text: string, name: string, which: number): string {
  const all = [...text.matchAll(new RegExp(`<${name}\\b[^>]*(?:/>|>[\\s\\S]*?</${name}>)`, 'g'))];
  const match = all[which % all.length];
  if (!match) throw new Error(`no ${name}`);
  const end = match.index + match[0].length;
  return `${text.slice(0, end)}${match[0]}<undo/>${text.slice(end)}`;
}

const judged = (text: string) => {
  const [recording] = recordingsOf(text);
  if (!recording) throw new Error('no game');
  return { recording, replayed: replayed(recording, false) };
};

describe.each(GAMES)('of %s, a %s that is taken back', (name, element) => {
  it.each([0, 7, 23])('changes nothing, the %ith', (which) => {
    const text = textNamed(name);
    const plain = judged(text).replayed;
    const { verdict, complete, moves, scores, findings } = judged(withTwice(text, element, which)).replayed;
    expect({ verdict, complete, moves, scores }).toEqual({
      verdict: plain.verdict,
      complete: plain.complete,
      moves: plain.moves,
      scores: plain.scores,
    });
    const errors = findings.filter(({ severity }) => severity !== 'note');
    expect(errors).toEqual([]);
    expect(findings.filter(({ message }) => message.id === 'engine-undone')).toHaveLength(1);
  });
});

/** Behind the match of a pattern, what else is written there. */
function withBehind(text: string, pattern: RegExp, written: string): string {
  const match = pattern.exec(text);
  if (!match) throw new Error(`no ${pattern}`);
  const end = match.index + match[0].length;
  return `${text.slice(0, end)}${written}${text.slice(end)}`;
}

describe('what the format does not have', () => {
  const play = /<play\b[^>]*\/>/;

  it.each(['takeback', 'rollback'])('may have taken back the move before it: <%s/> accuses nobody', (name) => {
    const text = textNamed('tallinn/legal/full-3-players-legate');
    const [twice = ''] = play.exec(text) ?? [];
    const { verdict, findings } = judged(withBehind(text, play, `${twice}<${name}/>`)).replayed;
    expect(verdict, findings.map(({ message }) => message.id).join()).toBe('undecidable');
  });

  it.each(['<plague path="gallia"/>', '<end-of-turn/>'])('excuses no breach before it: %s', (written) => {
    const text = textNamed('rattus/legal/full-3-players-book-36').replace(
      /(<place region="\w+" cubes=")\d"/,
      (_, place: string) => `${place}9"`,
    );
    const { verdict, findings } = judged(withBehind(text, /<\/turn>/, written)).replayed;
    expect(verdict, findings.map(({ message }) => message.id).join()).toBe('illegal');
    expect(findings.find(isRootError)?.rule).toBe('rattus.place.count');
  });
});

/** The log with a turn, or a round, of which only the first so many parts were made, and taken back before it was made whole. */
function withBegun(text: string, name: string, which: number, parts: number): string {
  const game = parseXml(text);
  const moves = one(one(game, 'game') ?? game, 'moves');
  const turns = all(moves, name);
  const turn = turns[which % turns.length];
  if (!moves || !turn) throw new Error(`no ${name}`);
  const begun = copyOf(turn);
  begun.children.splice(parts);
  moves.children.splice(moves.children.indexOf(turn), 0, begun, {
    name: 'undo',
    attributes: {},
    children: [],
    text: '',
  });
  return serialOf(game).text;
}

const BEGUN = GAMES.filter(([, element]) => element === 'turn' || element === 'round');

it.each(BEGUN)('of %s, nothing is missing in a %s that was only begun', (name, element) => {
  for (const parts of [0, 1, 2]) {
    const { findings } = judged(withBegun(textNamed(name), element, 4, parts)).replayed;
    const remarks = findings.filter(({ at }) => at.element === 'undo');
    expect(
      remarks.map(({ message }) => message.id),
      `${parts} parts`,
    ).toEqual(['engine-undone']);
  }
});

const TURN = (plays: string): string => {
  const text = textNamed('valletta/start');
  return text.replace(/(<turn [^>]*>)/, `$1${plays}`);
};

it('is a remark with its rule, where it was not allowed', () => {
  const { replayed } = judged(TURN('<play card="rekuk"/><undo/>'));
  expect(replayed.verdict).toBe(judged(textNamed('valletta/start')).replayed.verdict);
  const remarks = replayed.findings.filter(({ at }) => at.element === 'undo');
  expect(remarks.map(({ severity, rule }) => [severity, rule])).toEqual([
    ['note', null],
    ['note', 'valletta.turn.from-hand'],
  ]);
});

it('does not end the turn before it', () => {
  const [begun = ''] = /^[\s\S]*?<turn [\s\S]*?<\/play>/.exec(textNamed('valletta/start')) ?? [];
  const text = `${begun}</turn><turn player="p2"><play card="maid"/></turn><undo/></moves></game></gamelog>`;
  const { verdict, findings } = judged(text).replayed;
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(verdict).toBe('legal');
});

it('takes back as many moves as there are of it, each where it stands', () => {
  const text = TURN('<play card="maid"/><state player="p1" gold="9"/><play card="jean"/><undo/><undo/>');
  const { recording, replayed } = judged(text);
  expect(replayed.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  const vocabulary = gameOf('valletta')?.vocabulary ?? {};
  const writer = logWriter('xml');
  const written = writer.start() + writer.game(rawOfElement(recording.game, vocabulary)).text + writer.end();
  expect(written.replace(/\s+/g, ' ')).toContain(
    '<play card="maid"/> <state player="p1" gold="9"/> <play card="jean"/> <undo/> <undo/>',
  );
  expect(recordingsOf(written)[0]?.problems).toEqual([]);
});

it('is a problem of the notation where there is nothing before it', () => {
  const { recording } = judged(TURN('<undo/>'));
  expect(recording.problems.map(({ problem, found }) => [problem, found])).toEqual([['misplaced-element', 'undo']]);
  // Where it stands is no fault of it.
  expect(recording.problems.map((problem) => messageOf(problem).parameters['says'])).toEqual([choice('idle')]);
});

it('stays known to whoever saw it, and hidden from all others', () => {
  const { recording } = judged(TURN('<draw cards="maid jean"/><draw cards="nun"/><undo/><play card="maid"/><undo/>'));
  const game = gameOf('valletta');
  if (!game) throw new Error('no game');
  const drawn = (seat: string): string =>
    logWriter('xml').game(rawOfElement(seenBy(game, recording.game, recording.game, seat).game, game.vocabulary)).text;
  const mine = /<turn player="([^"]*)"/.exec(recording.source.text)?.[1] ?? '';
  const theirs = mine === 'p1' ? 'p2' : 'p1';
  expect(drawn(mine)).toContain('<draw cards="nun"/>');
  expect(drawn(theirs)).not.toContain('<draw cards="nun"/>');
  expect(drawn(theirs)).toContain('<undo/>');
});
