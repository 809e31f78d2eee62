// Loaded before the built program, in its threads, too: fails where the log of a test names a player so.
const { isMainThread } = require('node:worker_threads');

const { set } = Map.prototype;

Map.prototype.set = function (key, value) {
  // The reader remembers texts of attributes; the replay makes players of them.
  if (key === 'planted-in-reading') throw new Error('planted in reading');
  if (key === 'planted-in-replaying' && value.id === key) throw new Error('planted in replaying');
  if (key === 'planted-death' && !isMainThread) process.exit(9);
  if (key === 'planted-memory' && !isMainThread) for (const all = []; ; ) all.push(new Array(1e6).fill(all.length));
  return set.call(this, key, value);
};
