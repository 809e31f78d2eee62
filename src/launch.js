#!/usr/bin/env node
// The door of the program. An installed package finds its program in dist; a clone of the repository first sees to it
// that there is one, made from the sources as they are now.
import { existsSync } from 'node:fs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`kiebitz needs Node.js 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(70);
}
if (existsSync(new URL('./cli.ts', import.meta.url))) {
  const { prepare } = await import('../.build/prepare.js');
  await prepare();
}
try {
  await import(new URL('../dist/cli.js', import.meta.url).href);
} catch (error) {
  // The program says what goes wrong with it; but where its files cannot be opened, it cannot.
  console.error(`kiebitz: the program cannot be loaded: ${error instanceof Error ? error.message : error}`);
  process.exit(70);
}
