import { describe, expect, it } from 'vitest';
import { foreignKindOf } from '../../src/log/foreign.js';
import { read } from './events.js';

describe('what is no log', () => {
  it.each([
    ['<!DOCTYPE html>\n<html lang="de">', 'page'],
    ['<!doctype HTML PUBLIC "-//W3C//DTD">', 'page'],
    ['<html><head>', 'page'],
    ['<HTML>', 'page'],
    ['<!-- saved from url=(0042)https://example.org/table -->\n<html>', 'page'],
    ['PK\u0003\u0004rest', 'zip'],
    ['turn,player,card\n1,Anna,builder\n', 'table'],
    ['Zug;Spieler;Karte\r\n1;Anna;Baumeister\r\n', 'table'],
    ['turn\tplayer\n1\tAnna', 'table'],
    ['Anna, Ben and Clara played.\nAnna won.', undefined],
    ['one, two', undefined],
    ['<gamelog version="1">', undefined],
    ['<htmlish>', undefined],
    ['{"type":"game","a":1,\n"b":2,"c":3}', undefined],
    ['[1,2\n3,4]', undefined],
    ['PK', undefined],
    ['', undefined],
  ])('%j is %s', (text, kind) => {
    expect(foreignKindOf(new TextEncoder().encode(text))).toBe(kind);
  });

  it.each([
    ['\ufeff \n<!DOCTYPE html><html></html>', 'no-log', 'page'],
    ['PK\u0003\u0004', 'no-log', 'zip'],
    ['a;b\n1;2\n', 'no-log', 'table'],
    ['{"status":1,"data":[]}', 'no-log', 'json'],
    ['[{"move":1},{"move":2}]', 'no-log', 'json'],
    ['{"type":1}', 'no-log', 'json'],
    ['\u0000<\u0000g', 'encoding', 'utf-16'],
  ])('%j is one fault that says what it is', (text, fault, instead) => {
    const events = read(text);
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ type: 'fault', fault: { fault, instead } });
  });

  it('is an element of another name where JSON names one', () => {
    expect(read('{"type":"gam"}')).toMatchObject([
      { fault: { fault: 'unknown-element', found: 'gam', meant: 'game' } },
    ]);
  });

  it.each([
    ['Starting ...\n<?xml version="1.0"?>\n<gamelog version="1">', 'Starting ...', '<gamelog'],
    ['10:00, INFO\n10:01, INFO\n<game ruleset="valletta" id="g1">', '10:00, INFO', '<game'],
    ['\ufeff\n INFO start\n{"type": "game", "ruleset": "rattus"}', 'INFO start', '{"type": "game"'],
    ['INFO start\ngame tallinn g1\n', 'INFO start', 'game tallinn g'],
  ])('%j has a log behind it', (text, found, expected) => {
    const fault = { fault: 'ill-formed', breach: 'text-outside', found, expected };
    expect(read(text)).toMatchObject([{ type: 'fault', fault }]);
  });

  it.each(['A game of Valletta.\nWe played.', 'the game tallinn', 'no <gamer> here'])('%j has none', (text) => {
    expect(read(text)).toMatchObject([{ fault: { fault: 'no-log' } }]);
  });
});

it('a game that does not say of which ruleset it is has no ruleset that is not known', () => {
  for (const text of ['<game id="g1"/>', '{"type": "game", "id": "g1"}']) {
    const [event] = read(text);
    expect(event).toMatchObject({ fault: { fault: 'unknown-ruleset', expected: 'valletta tallinn rattus' } });
    expect(event).not.toHaveProperty('fault.found');
  }
});
