// Loaded before the built program, and before the processes that it begins: a game with such a player ends the process that judges it.
const { set } = Map.prototype;

Map.prototype.set = function (key, value) {
  // The replay makes players of those that the reader has found.
  if (typeof key === 'string' && key.startsWith('poison-') && value?.id === key) {
    if (process.send === undefined) throw new Error('only a process that was begun for it may judge a game');
    if (key === 'poison-abort') process.abort();
    if (key === 'poison-memory') for (const all = []; ; ) all.push(new Array(1e6).fill(all.length));
    if (key === 'poison-kill') process.kill(process.pid, 'SIGKILL');
    const thrown = new Error('poison');
    setImmediate(() => {
      throw thrown;
    });
    for (const until = Date.now() + 20; Date.now() < until; );
  }
  return set.call(this, key, value);
};
