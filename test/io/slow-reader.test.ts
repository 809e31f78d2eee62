import { expect, test, vi } from 'vitest';
import { writeStandardOutput } from '../../src/io/standard-output.js';

test('waiting for a slow reader leaves nothing behind that still waits', async () => {
  const { stdout } = process;
  await writeStandardOutput('');
  const before = [stdout.listenerCount('drain'), stdout.listenerCount('close')];
  const write = vi.spyOn(stdout, 'write').mockImplementation(() => {
    setImmediate(() => stdout.emit('drain'));
    return false;
  });
  try {
    expect(await writeStandardOutput(Array.from({ length: 20 }, () => 'piece'))).toBe('written');
    expect(write).toHaveBeenCalledTimes(20);
  } finally {
    write.mockRestore();
  }
  expect([stdout.listenerCount('drain'), stdout.listenerCount('close')]).toEqual(before);
});
