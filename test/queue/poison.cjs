// Loaded before the built program, in its threads, too: a game with such a player ends the thread that judges it; where there is no
// thread, only the game fails.
const { isMainThread } = require('node:worker_threads');

const { set } = Map.prototype;

Map.prototype.set = function (key, value) {
  // The replay makes players of those that the reader has found.
  if (typeof key === 'string' && key.startsWith('poison-') && value?.id === key) {
    if (isMainThread) throw new Error('poison');
    if (key === 'poison-exit') process.exit(9);
    const thrown = new Error('poison');
    setImmediate(() => {
      throw thrown;
    });
    for (const until = Date.now() + 20; Date.now() < until; );
  }
  return set.call(this, key, value);
};
