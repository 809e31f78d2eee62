/** What can still follow is not missing; where something is recorded later, or a result, it is. */
import { describe, expect, test } from 'vitest';
import { gameLog as tallinn } from '../games/tallinn/game-log.js';
import { gameLog as valletta } from '../games/valletta/game-log.js';
import { replayText } from './replays.js';

/** A log that stops, the rule that is broken where it goes on, how it may go on, and a result. */
type Row = readonly [says: string, text: string, rule: string, later: string, result: string];

const SCORES = '<result><score player="p1" rank="1"/></result>';

/** A game of Rattus for two with one turn. */
function rattus(turn: string): string {
  const rats = ['anglia', 'gallia', 'germania', 'hispania', 'hungaria', 'italia', 'polonia', 'scandia'];
  const settled = ['p1 gallia', 'p2 germania', 'p2 italia', 'p1 hispania'].map((line) => line.split(' '));
  return `<game ruleset="rattus" id="g"><players><player id="p1"/><player id="p2"/></players>
    <components edition="practice"/>
    <setup><classes cards="peasant monk merchant knight witch king"/>
      ${rats.map((region) => `<rat region="${region}" token="?"/>`).join('')}<plague region="scandia"/>
      ${settled.map(([player, region]) => `<settle player="${player}" region="${region}" cubes="2"/>`).join('')}
    </setup>
    <moves><turn player="p1">${turn}</turn></moves></game>`;
}

const ROWS: readonly Row[] = [
  [
    'Valletta, a good not yet chosen',
    valletta({ hands: { p1: 'maid shopkeeper' }, turns: [['p1', 'maid']] }).text,
    'valletta.turn.execute-fully',
    '<play card="shopkeeper"/></turn>',
    SCORES,
  ],
  [
    'Valletta, a turn with one play',
    valletta({ hands: { p1: 'shopkeeper' }, turns: [['p1', 'shopkeeper']] }).text,
    'valletta.turn.no-pass',
    '<draw cards="?"/></turn>',
    SCORES,
  ],
  [
    'Tallinn, a player who has not played yet',
    tallinn({ hands: { p1: '7 8 9', p2: '1 2 3' }, rounds: [['p1 7b', '- p2']] }),
    'tallinn.choose.mandatory',
    '<tower player="p1" from="display" card="7"/></round>',
    SCORES,
  ],
  [
    'Tallinn, a contest that is not yet held',
    tallinn({ records: 'contests', hands: { p1: '1 2 3', p2: '7 8 9' }, rounds: [['p1 1a', 'p2 7b']] }),
    'tallinn.contest.coin-trigger',
    '<state player="p1" towers="0"/></round>',
    SCORES,
  ],
  [
    'Rattus, the figure not yet moved',
    rattus('<place region="gallia" cubes="1"/>'),
    'rattus.turn.c-mandatory',
    '</turn><turn player="p2"><place region="germania" cubes="1"/><plague path="anglia"/></turn>',
    SCORES,
  ],
  [
    'Rattus, a token not yet turned up',
    rattus('<place region="germania" cubes="1"/><plague path="germania"/><spread to="polonia" token="?"/>'),
    'rattus.ravage.continue',
    '</turn><state/>',
    SCORES,
  ],
  [
    'Rattus, no tokens spread',
    rattus('<place region="germania" cubes="1"/><plague path="germania"/>'),
    'rattus.spread.one',
    '<reveal region="germania" slot="1" token="?"/></turn>',
    SCORES,
  ],
];

/** The last turn of a log, with something behind what it has. */
function goneOn(text: string, later: string): string {
  const end = Math.max(text.lastIndexOf('</turn>'), text.lastIndexOf('</round>'));
  return text.slice(0, end) + later + text.slice(text.indexOf('>', end) + 1);
}

function errorsOf(text: string): readonly (string | null)[] {
  const { findings } = replayText(text);
  return findings.flatMap(({ severity, rule }) => (severity === 'error' ? [rule] : []));
}

describe.each(ROWS)('%s', (_, text, rule, later, result) => {
  test('the log stops', () => {
    const { findings, verdict, complete, moves } = replayText(text);
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect([verdict, complete, moves.undecidable, moves.illegal]).toEqual(['legal', false, 0, 0]);
  });

  test('it is broken off', () => {
    expect(errorsOf(text.replace('</moves>', '<note>Late!</note><abandoned/></moves>'))).toEqual([]);
  });

  test('it is broken off, with a result', () => {
    expect(errorsOf(text.replace('</moves>', '<abandoned/></moves><result><score player="p1"/></result>'))).toEqual([]);
  });

  test('it goes on', () => {
    expect(errorsOf(goneOn(text, later))).toContain(rule);
  });

  test('it has a result', () => {
    expect(errorsOf(text.replace('</moves>', `</moves>${result}`))).toContain(rule);
  });
});

test('a log that stops is incomplete, whatever is wrong before that', () => {
  const { findings } = replayText(valletta({ hands: { p1: 'maid' }, turns: [['p1', 'builder', 'maid']] }).text);
  expect(findings.map(({ severity, cause }) => [severity, cause])).toEqual([
    // It is said of the game as a whole, which begins before all that is wrong in it.
    ['warning', null],
    ['error', null],
  ]);
});

test.each([0, 1, 2])('a draft that was abandoned behind %i goods is no breach, with a result either', (goods) => {
  const played = valletta({ turns: [] }).text;
  const drafts = played.match(/<draft[^>]*>/g)?.slice(0, goods) ?? [];
  const moves = (end: string) => played.replace(/<moves>[\s\S]*<\/moves>/, `<moves>${drafts.join('')}${end}</moves>`);
  const result = '<result><score player="p1"/><score player="p2"/></result>';
  expect(errorsOf(moves('<abandoned/>').replace('</game>', `${result}</game>`))).toEqual([]);
  expect(errorsOf(moves('').replace('</game>', `${result}</game>`))).not.toEqual([]);
});

test('a result is missing the moves; without one there are none yet', () => {
  const text = valletta({ turns: [] }).text.replace(/<moves>[\s\S]*<\/moves>/, '');
  expect(errorsOf(text)).toEqual([]);
  expect(errorsOf(text.replace('</game>', `${SCORES}</game>`))).toContain(null);
});

test('setup: what is laid out may follow where nothing else does', () => {
  const text = valletta({ turns: [] }).text;
  const short = text.replace(/<place [^>]*at="B2-5"\/>/, '');
  expect(errorsOf(short)).toContain('valletta.setup.row-layout');
  expect(errorsOf(short.replace(/<moves>[\s\S]*<\/moves>/, ''))).toEqual([]);
});
