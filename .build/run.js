// Runs a TypeScript file of this repository: node .build/run.js file.ts arguments...
import { pathToFileURL } from 'node:url';
import { compile } from './compile.js';

const [, , file, ...rest] = process.argv;
if (!file) throw new Error('usage: node .build/run.js file.ts arguments...');
const compiled = await compile(file);
process.argv = [process.execPath, compiled, ...rest];
await import(pathToFileURL(compiled).href);
