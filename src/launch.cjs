#!/usr/bin/env node
// The door of the program. An installed package finds its program in dist; a clone of the repository first sees to it
// that there is one, made from the sources as they are now. CommonJS: Node.js needs less for it than for a module.
const { existsSync } = require('node:fs');
const { join } = require('node:path');

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`kiebitz needs Node.js 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(70);
}
if (existsSync(join(__dirname, 'cli.ts')))
  import('../.build/prepare.js').then(({ prepare }) => prepare()).then(enter, refuse);
else enter();

function enter() {
  try {
    require(join(__dirname, '../dist/cli.cjs'));
  } catch (error) {
    refuse(error);
  }
}

/** The program says what goes wrong with it; but where its files cannot be opened, it cannot. @param {unknown} error */
function refuse(error) {
  console.error(`kiebitz: the program cannot be loaded: ${error instanceof Error ? error.message : error}`);
  process.exit(70);
}
