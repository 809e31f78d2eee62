// Stands for undici, jsdom's HTTP client, in the built program: a report is made without a network, and it is quicker to load.
class Nothing {}

function refuse() {
  throw new Error('this jsdom has no network');
}

module.exports = {
  Agent: Nothing,
  DecoratorHandler: Nothing,
  Dispatcher: Nothing,
  FormData: Nothing,
  WebSocket: Nothing,
  cacheStores: { MemoryCacheStore: Nothing },
  interceptors: {},
  fetch: refuse,
  getGlobalDispatcher: () => new Nothing(),
  request: refuse,
};
