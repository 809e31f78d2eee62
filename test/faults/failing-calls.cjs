// @ts-nocheck: whatever it wraps keeps its type.
// Loaded before a program, in its threads, too: counts its calls of the system, and lets one of them fail.
//   FAULT=open:2:EIO   the second `open` fails with EIO
//   FAULT_COUNTS=file  how often each was called is written there at the end
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');
const threads = require('node:worker_threads');

const [failing = '', number = '0', errno = 'EIO'] = (process.env.FAULT ?? '').split(':');
const counts = {};

function mayFail(name) {
  counts[name] = (counts[name] ?? 0) + 1;
  if (name !== failing || counts[name] !== Number(number)) return;
  throw Object.assign(new Error(`${errno}: planted, ${name}`), { code: errno, errno: -1, syscall: name });
}

function wrap(object, method, name = method) {
  const original = object[method];
  const isPromised = object !== fs;
  object[method] = function (...args) {
    // The program's own files are read by Node.js: another test is about those.
    if (method === 'readFile' && /js$/.test(String(args[0]))) return original.apply(this, args);
    if (!isPromised) mayFail(name);
    else {
      try {
        mayFail(name);
      } catch (error) {
        return Promise.reject(error);
      }
    }
    return original.apply(this, args);
  };
}

// A handle is closed even where the call says that it failed: as the system does it.
function wrapHandle(handle) {
  for (const method of ['read', 'writeFile', 'sync']) wrap(handle, method, `handle.${method}`);
  const close = handle.close;
  handle.close = async () => {
    await close.call(handle);
    mayFail('handle.close');
  };
  return handle;
}

for (const method of ['stat', 'lstat', 'realpath', 'readdir', 'readFile', 'mkdir', 'rename', 'rm'])
  wrap(fs.promises, method);
const { open } = fs.promises;
fs.promises.open = async (...args) => {
  mayFail('open');
  return wrapHandle(await open(...args));
};
const { writeFile } = fs.promises;
fs.promises.writeFile = async (path, ...rest) => {
  mayFail('writeFile');
  return writeFile(path, ...rest);
};
if (threads.isMainThread) {
  const { stdout } = process;
  const write = stdout._write;
  stdout._writev = null;
  stdout._write = function (chunk, encoding, done) {
    try {
      mayFail('stdout');
    } catch (error) {
      done(error);
      return;
    }
    write.call(this, chunk, encoding, done);
  };
  const { Worker } = threads;
  threads.Worker = class extends Worker {
    constructor(...args) {
      mayFail('thread');
      super(...args);
    }
  };
  const { writeFileSync } = fs;
  process.on('exit', () => {
    if (process.env.FAULT_COUNTS) writeFileSync(process.env.FAULT_COUNTS, JSON.stringify(counts));
  });
}
syncBuiltinESMExports();
