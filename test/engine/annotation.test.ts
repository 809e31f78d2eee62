import { expect, test } from 'vitest';
import { withoutNotes } from '../../src/engine/annotation.js';
import { followRecord } from '../../src/engine/follow-record.js';
import { recordsOf } from '../../src/engine/records.js';
import { TranscriptWriter } from '../../src/engine/transcript.js';
import { elementOf, watchedJudge } from './judges.js';

test('notes are told where they stand, and marks with their move', () => {
  const writer = new TranscriptWriter({ sample: () => ({}) });
  const { judge } = watchedJudge(writer);
  const note = { ...elementOf('note', { by: 'me', lang: 'de' }), text: 'stark' };
  const left: string[] = [];
  for (const child of withoutNotes(judge, [elementOf('turn', { mark: '!?' }), note, elementOf('turn', {})])) {
    left.push(child.name);
    judge.beginMove(1, child, undefined);
    judge.endMove();
  }
  expect(left).toEqual(['turn', 'turn']);
  const [first, second] = writer.transcript().steps;
  expect([first?.mark, first?.annotations]).toEqual(['!?', [{ text: 'stark', by: 'me', language: 'de' }]]);
  expect([second?.mark, second?.annotations]).toEqual([undefined, []]);
});

test('records that are complete', () => {
  expect([...recordsOf({ values: { records: ['draws', 'hands'] } })]).toEqual(['draws', 'hands']);
  expect([...recordsOf({ values: { records: '?' } })]).toEqual([]);
  expect([...recordsOf(undefined)]).toEqual([]);
});

test('the state follows the record, unless there is nothing to follow', () => {
  const { judge, effects } = watchedJudge();
  followRecord(judge, 'game.claim.total', { player: 'p1', thing: 'gold', amount: -2, to: 'p1' });
  followRecord(judge, 'game.claim.total', { thing: 'gold', amount: 0, to: 'p1' });
  expect(effects).toEqual([{ verb: 'adjust', player: 'p1', thing: 'gold', amount: -2, from: '', to: 'p1' }]);
});
