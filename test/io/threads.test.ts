/** Results of threads come one by one, and are not made long before somebody takes them. */
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compile } from '../../.build/compile.js';
import { inThreads, Threads } from '../../src/io/threads.js';
import type { Numbers } from './made.js';

let threads: Threads<number>;

beforeAll(async () => {
  threads = new Threads<number>(inThreads(pathToFileURL(await compile('test/io/made.ts'))), 2);
});

afterAll(() => threads.end());

function task(most: number, fails?: number): Numbers {
  return { most, made: new Int32Array(new SharedArrayBuffer(4)), ...(fails !== undefined && { fails }) };
}

/** How many results were made when no more are made any longer. */
async function settled({ made }: Numbers): Promise<number> {
  for (let before = -1; ; ) {
    const now = Atomics.load(made, 0);
    if (now > 0 && now === before) return now;
    before = now;
    await sleep(300);
  }
}

async function all(results: AsyncIterable<number>): Promise<number[]> {
  const taken: number[] = [];
  for await (const one of results) taken.push(one);
  return taken;
}

it('makes only six results before they are taken, for each of its tasks', async () => {
  const [first, second, third] = [task(100), task(100), task(20)];
  const [one, two, three] = [threads.run(first), threads.run(second), threads.run(third)];
  expect([await settled(first), await settled(second)]).toEqual([6, 6]);
  const taking = one[Symbol.asyncIterator]();
  for (const number of [0, 1, 2]) expect((await taking.next()).value).toBe(number);
  expect([await settled(first), await settled(second)]).toEqual([9, 6]);
  const whole = Array.from({ length: 100 }, (_, number) => number);
  expect(await all({ [Symbol.asyncIterator]: () => taking })).toEqual(whole.slice(3));
  expect([await all(two), await all(three)]).toEqual([whole, whole.slice(0, 20)]);
});

it('hands over what was made before a task failed, and does the next one', async () => {
  const taken: number[] = [];
  const failing = async () => {
    for await (const one of threads.run(task(50, 30))) taken.push(one);
  };
  await expect(failing()).rejects.toThrow('out of numbers');
  expect(taken).toHaveLength(30);
  expect(await all(threads.run(task(3)))).toEqual([0, 1, 2]);
});

it('ends a thread that says nothing for too long, and does the next task in another', async () => {
  const taken: number[] = [];
  const hanging = async () => {
    for await (const one of threads.run({ ...task(50), hangs: 30 }, 1_500)) taken.push(one);
  };
  await expect(hanging()).rejects.toThrow('a worker said nothing');
  expect(taken).toHaveLength(30);
  // Whoever takes late what was made long ago has waited for no thread.
  const slow = threads.run(task(20), 300)[Symbol.asyncIterator]();
  await slow.next();
  await sleep(900);
  for (let number = 1; number < 20; number += 1) expect((await slow.next()).value).toBe(number);
  expect((await slow.next()).done).toBe(true);
});
