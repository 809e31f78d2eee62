// node .build/release-notes.js: the part of the changelog that is about the version of package.json. A version without one cannot be released.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './clone.js';

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const parts = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8').split(/^(?=## )/m);
const notes = parts.find((part) => part.split('\n')[0]?.trim() === `## ${version}`);
if (notes === undefined) {
  console.error(`CHANGELOG.md has no part "## ${version}": give "## Unreleased" that name.`);
  process.exitCode = 1;
} else console.log(notes.slice(notes.indexOf('\n')).trim());
