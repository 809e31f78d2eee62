/** What the fuzzer begins with, where that is text: small files as people write them, and the words that stand in such files. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NOTE = { anchor: '3f9a1c02be', at: '14.2', move: '', mark: '!?', text: 'So early?', language: 'en' };
const NOTES = { kiebitz: 'notes', format: 1, ruleset: 'valletta', game: 'g1', author: 'Anna', notes: [NOTE] };
const KNOWN = {
  fingerprint: '0123456789abcdef0123456789abcdef',
  ruleset: 'rattus',
  game: 'g1',
  rule: 'rattus.knight.move',
  kind: 'illegal',
  at: 'turn 3.2',
  why: '',
};
const QUIRK = {
  source: 'Example Online',
  rule: 'rattus.knight.move',
  from: '2026-01-01',
  until: '2026-12-31',
  why: '',
};

/** @type {Readonly<Record<string, readonly string[]>>} */
const TEXTS = {
  notes: [JSON.stringify(NOTES)],
  baseline: [JSON.stringify({ kiebitz: 'baseline', format: 1, findings: [KNOWN] })],
  quirks: [JSON.stringify({ kiebitz: 'quirks', format: 1, quirks: [QUIRK] })],
  place: ['14.2', '14.1:reveal', 'draft.1', '<play card="builder"><build at="A1-1" pay="gold:2 wood"/></play>'],
};

/**
 * Writes the seeds of a target, each into a file of the folder.
 *
 * @param {string} root of the project
 * @param {string} target
 * @param {string} folder made here
 * @param {number} most bytes of a seed
 * @param {readonly Uint8Array[]} games of another target; longer ones are left out
 */
export function writeSeeds(root, target, folder, most, games) {
  mkdirSync(folder);
  /** @type {readonly (string | Uint8Array)[]} */
  const texts = [
    ...(TEXTS[target] ?? []),
    ...(target === 'reader' ? smallLogs(root, most) : []),
    ...(target === 'edition' ? editions(root, most) : []),
    ...games.filter((game) => game.length <= most),
  ];
  for (const [index, text] of texts.entries()) writeFileSync(join(folder, `${index}`), text);
}

/** @param {string} root @param {number} most */
function smallLogs(root, most) {
  const fixtures = join(root, 'fixtures');
  return readdirSync(fixtures, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(xml|json|ndjson|kbz)$/.test(path) && !path.endsWith('.expected.json'))
    .sort()
    .map((path) => readFileSync(join(fixtures, path)))
    .filter((bytes) => bytes.length <= most);
}

/** The first values of each shipped edition. @param {string} root @param {number} most */
function editions(root, most) {
  const folder = join(root, 'src/editions');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.xml'))
    .sort()
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8').replace(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>/g, '');
      return `${text.slice(0, text.lastIndexOf('<', most - 20)).trim()}</components>`;
    });
}

/** A dictionary for the fuzzer: every word in the small logs. @param {string} root */
export function dictionary(root) {
  const words = new Set(
    smallLogs(root, 4096).flatMap((bytes) => bytes.toString('latin1').match(/[A-Za-z][A-Za-z0-9.-]{2,24}/g) ?? []),
  );
  return [...words]
    .sort()
    .map((word) => `"${word}"\n`)
    .join('');
}
