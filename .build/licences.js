// The licences of the packages whose code is inside dist.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './clone.js';

/** @param {string[]} inputs paths of all bundled files */
export function licences(inputs) {
  const packages = new Set();
  for (const input of inputs) {
    const found = /^(?:.*:)?(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input);
    if (found) packages.add(found[1]);
  }
  return [...packages]
    .sort()
    .map(licence)
    .join(`\n${'-'.repeat(80)}\n\n`);
}

/** @param {string} path */
function licence(path) {
  const folder = join(ROOT, path);
  const manifest = join(folder, 'package.json');
  const { name, version, license } = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : { name: path };
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|notice|copying)/i.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return `${name} ${version} (${license})\n\n${texts.join('\n\n')}\n`;
}
