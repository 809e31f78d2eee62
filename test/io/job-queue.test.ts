/** What a database, or the way to it, says, and what is made of it. */
import { expect, it } from 'vitest';
import { failureOf } from '../../src/io/job-queue.js';

const coded = (code: string): Error => Object.assign(new Error('whatever'), { code });

it.each([
  [coded('28P01'), 'password', '28P01'],
  [new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'), 'password', ''],
  [coded('57P03'), 'unreachable', '57P03'],
  [coded('53300'), 'unreachable', '53300'],
  [coded('42501'), 'refused', '42501'],
  [coded('ECONNREFUSED'), 'unreachable', 'ECONNREFUSED'],
  [new Error('Connection terminated unexpectedly'), 'unreachable', 'ETIMEDOUT'],
  [new Error('timeout expired'), 'unreachable', 'ETIMEDOUT'],
  [new Error('Client has encountered a connection error and is not queryable'), 'unreachable', 'ECONNRESET'],
  [new Error('Client was closed and is not queryable'), 'unreachable', 'ECONNRESET'],
  [new Error('postgres://anna:secret@host'), 'refused', 'Error'],
])('%s', (error, failure, found) => {
  expect(failureOf(error)).toEqual({ failure, found });
});

it('what is a mistake of ours is thrown on', () => {
  expect(() => failureOf(new TypeError('x is not a function'))).toThrow(TypeError);
});
