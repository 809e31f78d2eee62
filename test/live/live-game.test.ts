import { describe, expect, it } from 'vitest';
import { addEffect } from '../../src/engine/effect.js';
import type { Finding } from '../../src/engine/finding.js';
import { replay } from '../../src/engine/replay.js';
import { gameOf } from '../../src/games.js';
import { LiveGame } from '../../src/live/live-game.js';
import { hashOf } from '../../src/live/state-hash.js';
import { rawOfElement } from '../../src/log/raw.js';
import type { RawElement } from '../../src/log/raw-element.js';
import { recordingsOf, replayed, requestFor } from '../engine/replays.js';
import { fixtures, textOf } from '../fixture-files.js';
import { IS_LONG } from '../runs.js';
import { Client, fed, feedOf, opened, shapesOf } from './feeding.js';

/** Some of all kinds. */
const GAMES = fixtures()
  .filter((_, index) => index % (IS_LONG ? 25 : 100) === 0)
  .map((fixture) => [fixture.name, fixture] as const);

function raw(name: string, attributes: Readonly<Record<string, string>> = {}, children: RawElement[] = []): RawElement {
  return { name, attributes: new Map(Object.entries(attributes)), children, text: '' };
}

/** Another hand, draw or token where only others, or nobody, know it. */
function withOtherSecrets(element: RawElement, around: string, other: string): RawElement {
  const { name, attributes } = element;
  if (!['hand', 'draw', 'rat'].includes(name) || ((attributes.get('player') ?? around) !== other && name !== 'rat'))
    return element;
  const hidden = name === 'rat' ? 'token' : attributes.has('cards') ? 'cards' : 'card';
  const value = attributes.get(hidden);
  if (typeof value !== 'string') return element;
  return {
    ...element,
    attributes: new Map([...attributes, [hidden, value.split(' ').reverse().join(' ').replace(/\d+/, '4')]]),
  };
}

const TALLINN = raw('game', { ruleset: 'tallinn', id: 'g1' }, [
  raw('players', {}, [raw('player', { id: 'a' }), raw('player', { id: 'b' })]),
]);

function tallinn(root = TALLINN): LiveGame {
  const game = gameOf('tallinn');
  const live = game && LiveGame.open(game, root, { edition: () => undefined });
  if (!(live instanceof LiveGame)) throw new Error(String(live));
  return live;
}

/** The same findings with ids in their order, causes included. */
function numbered(findings: readonly Finding[]): readonly Finding[] {
  const numbers = new Map(findings.map(({ id }, at) => [id, `f${at + 1}`]));
  const numberOf = (id: string): string => numbers.get(id) ?? id;
  return findings.map((finding) => {
    const { id, cause } = finding;
    return { ...finding, id: numberOf(id), cause: cause === null ? null : numberOf(cause) };
  });
}

describe('a game that is played element by element', () => {
  it.each(GAMES)('%s: is judged in the end as check judges its log', (name, fixture) => {
    for (const recording of recordingsOf(textOf(fixture), name)) {
      if (recording.truncated) continue;
      const feed = feedOf(recording);
      const live = opened(recording, feed);
      const client = new Client(live);
      for (const element of feed.elements) client.take(fed(live, element));
      const closed = live.close();
      client.revise(closed.revisions);

      const whole = replayed(recording, false);
      expect(closed.replayed.verdict).toBe(whole.verdict);
      expect(closed.replayed.moves).toEqual(whole.moves);
      expect(closed.replayed.scores).toEqual(whole.scores);
      expect(shapesOf(closed.replayed.findings)).toEqual(shapesOf(whole.findings));
      expect(shapesOf(client.findings), 'as revised').toEqual(shapesOf(whole.findings));

      const [written] = recordingsOf(live.log(), '-');
      const game = gameOf(recording.ruleset);
      if (!written || !game) throw new Error('no game in the log');
      const ofLog = replay(game, written, requestFor(written));
      expect(numbered(closed.replayed.findings), 'places and all').toEqual(numbered(ofLog.findings));
      const idsOf = (findings: readonly Finding[]) => findings.map(({ id, cause }) => `${id} ${cause}`).sort();
      expect(idsOf(closed.replayed.findings), 'as in the answers').toEqual(idsOf(client.findings));
    }
  });

  it.each(GAMES.filter((_, index) => index % 3 === 0))('%s: its effects add up to its states', (name, fixture) => {
    for (const recording of recordingsOf(textOf(fixture), name)) {
      if (recording.truncated) continue;
      const feed = feedOf(recording);
      const live = opened(recording, feed);
      // What is laid out and dealt is the beginning, not a change.
      const begin = feed.elements.findIndex(({ within }) => within === 'moves');
      for (const element of feed.elements.slice(0, begin + 1)) fed(live, element);
      const measure = new Map(live.state().measure);
      for (const element of begin < 0 ? [] : feed.elements.slice(begin + 1)) {
        const { effects, withdrawn, hash } = fed(live, element);
        for (const { effect } of withdrawn) addEffect(measure, { ...effect, amount: -effect.amount });
        for (const { effect } of effects) addEffect(measure, effect);
        expect(hash).toBe(live.state().hash);
        expect(hash).toBe(hashOf(measure));
      }
    }
  });

  it('takes back what was played, and knows what it knew', () => {
    const fixture = fixtures().find(({ name }) => name.startsWith('valletta/bugs/adjacency'));
    if (!fixture) throw new Error('no such fixture');
    const [recording] = recordingsOf(textOf(fixture));
    if (!recording) throw new Error('no game');
    const feed = feedOf(recording);
    const live = opened(recording, feed);
    const client = new Client(live);
    for (const element of feed.elements) {
      client.take(fed(live, element));
      const before = { log: live.log(), hash: live.state().hash, shapes: shapesOf(client.findings) };
      client.take(fed(live, element));
      client.said.pop();
      client.revise(live.undo() ?? []);
      expect({ log: live.log(), hash: live.state().hash, shapes: shapesOf(client.findings) }).toEqual(before);
      if (client.said.length > 60) break;
    }
  });

  it('says of a later element what it settles about an earlier one', () => {
    const live = tallinn();
    for (const name of ['setup', 'moves', 'round']) live.play(raw(name));
    const first = live.play(raw('play', { player: 'a', card: '1', side: 'a' }));
    const second = live.play(raw('round'));
    if (typeof first === 'string' || typeof second === 'string') throw new Error('refused');
    // The round ends without the card of the other player.
    expect(second.revisions.map(({ answer, verdict }) => ({ answer, verdict }))).toContainEqual({
      answer: 3,
      verdict: 'illegal',
    });
  });

  it('offers what goes on in the open element, and what may come behind it', () => {
    const fixture = fixtures().find(({ name }) => name.startsWith('tallinn/legal/full'));
    const [recording] = recordingsOf(textOf(fixture ?? { path: '' }));
    if (!recording) throw new Error('no game');
    const feed = feedOf(recording);
    const live = opened(recording, feed);
    let offered = 0;
    for (const { element, within } of feed.elements) {
      const { vocabulary } = live.game;
      const moves = live.legal();
      if (element.name === 'round' && within === 'moves') {
        expect(moves.some((move) => move.within === 'moves' && move.kind === 'room')).toBe(true);
      }
      if (element.name === 'play') {
        const cards = moves.map((move) => rawOfElement(move.element, vocabulary).attributes);
        const same = cards.some((one) =>
          ['player', 'card', 'side'].every((at) => one.get(at) === element.attributes.get(at)),
        );
        expect(same, JSON.stringify([...element.attributes])).toBe(true);
        offered += 1;
      }
      fed(live, { element, within });
    }
    expect(offered).toBeGreaterThan(10);
    expect(live.legal()).toEqual([]);
  });

  it('judges an element without recording it', () => {
    const live = tallinn();
    for (const name of ['setup', 'moves', 'round']) live.play(raw(name));
    const before = live.log();
    const judged = live.whyNot(raw('play', { player: 'a', card: '99', side: 'top' }));
    const wrong = live.whyNot(raw('play', { player: 'c', card: '1', side: 'a' }));
    expect(judged).toMatchObject({ problem: 'bad-value' });
    expect(wrong).toMatchObject({ verdict: 'illegal' });
    expect(live.log()).toBe(before);
  });

  it.each(['valletta', 'tallinn', 'rattus'] as const)('%s: shows nobody what they cannot know', (ruleset) => {
    const fixture = fixtures().find(
      ({ name }) => name.startsWith(`${ruleset}/legal/full-3`) || name.startsWith(`${ruleset}/legal/full`),
    );
    const [recording] = fixture ? recordingsOf(textOf(fixture)) : [];
    if (!recording) throw new Error('no game');
    const feed = feedOf(recording);
    const players = replayed(recording, false).players.map(({ id }) => id);
    const [own = '', other = ''] = players;
    const live = opened(recording, feed);
    // The same game, but for what only others, or nobody, can see.
    const twin = opened(recording, feed);
    const differs = new Set<string>();
    let around = '';
    for (const { element, within } of feed.elements) {
      fed(live, { element, within });
      if (element.name === 'turn') around = String(element.attributes.get('player'));
      const turned = withOtherSecrets(element, around, other);
      if (turned !== element) differs.add(element.name);
      fed(twin, { element: turned, within });
      if (live.answers % 9 !== 0) continue;
      expect(twin.view(own)).toEqual(live.view(own));
      expect(twin.view(undefined)).toEqual(live.view(undefined));
    }
    expect(differs.size).toBeGreaterThan(0);
    if (!differs.has('rat')) expect(live.view(other)).not.toEqual(twin.view(other));
    expect(live.log()).not.toBe(twin.log());
    expect(live.view('nobody')).toBeUndefined();
    const [seen] = recordingsOf(live.view(own)?.log ?? '', '-');
    if (!seen) throw new Error('no game in the view');
    expect(replayed(seen, false).findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('shows no card that was chosen before everybody has chosen', () => {
    const live = tallinn();
    for (const name of ['setup', 'moves', 'round']) live.play(raw(name));
    const before = [live.view('b'), live.view(undefined)];
    live.play(raw('play', { player: 'a', card: '5', side: 'a' }));
    expect([live.view('b'), live.view(undefined)]).toEqual(before);
    expect(live.view('a')?.log).toContain('card="5"');
    live.play(raw('play', { player: 'b', card: '6', side: 'a' }));
    expect(live.view('b')?.log).toContain('card="5"');
  });

  it('refuses what no log can hold, what has no place and what comes after the end', () => {
    const live = tallinn();
    const log = live.log();
    expect(live.play(raw('no te'))).toBe('not-writable');
    expect(live.play(raw('note', { by: '\u0000' }))).toBe('not-writable');
    expect(live.play(raw('note'), 'round')).toBe('not-open');
    expect(live.whyNot(raw('note'), 'round')).toBe('not-open');
    expect(live.play(raw('note', { by: 'x'.repeat(2_000_000) }))).toBe('too-large');
    expect(live.log()).toBe(log);
    expect(live.undo()).toBeUndefined();
    live.close();
    expect(live.play(raw('setup'))).toBe('closed');
    expect(live.undo()).toBeUndefined();
  });
});
