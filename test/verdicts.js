// Which verdicts an older program and this one do not agree about, against docs/verdict-changes.json: each changed log must stand
// there with its reason, and each log there as legal, illegal or undecidable must have changed like that.
//
//   npm run verdicts -- ../base/src/launch.js ../shared/logs
//
// Exit code 1 where the two lists differ.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../dist/cli.cjs', import.meta.url));
const [, , older = '', folder = ''] = process.argv;
if (folder === '') {
  process.stderr.write('usage: npm run verdicts -- OLDER_PROGRAM FOLDER\n');
  process.exit(2);
}

/** @typedef {{ rule: string, before: string, after: string, logs?: string[] }} Change */

/** @param {string} program @returns {Map<string, Set<string>>} the verdicts on the games of each log, by its path in the folder */
function verdictsOf(program) {
  const { stdout } = spawnSync(process.execPath, [program, 'check', folder, '--format', 'ndjson'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  /** @type {Map<string, Set<string>>} */
  const verdicts = new Map();
  for (const line of stdout.trim().split('\n')) {
    const { file, game, verdict } = JSON.parse(line);
    if (verdict === undefined) continue;
    const path = file.slice(folder.length).replace(/^\/+/, '');
    verdicts.set(path, (verdicts.get(path) ?? new Set()).add(`${game}: ${verdict}`));
  }
  return verdicts;
}

const before = verdictsOf(older);
const after = verdictsOf(PROGRAM);
/** @type {Change[]} */
const changes = JSON.parse(readFileSync(new URL('../docs/verdict-changes.json', import.meta.url), 'utf8'));
const logsOf = (/** @type {Change[]} */ some) => new Set(some.flatMap(({ logs = [] }) => logs));
const told = logsOf(changes);
/** Where nothing is said but the two verdicts; other entries tell of rules, or of some of their logs. */
const toldAsVerdicts = logsOf(changes.filter(({ before: one, after: other }) => isVerdict(one) && isVerdict(other)));
const isOther = (/** @type {string} */ path) =>
  JSON.stringify([...(before.get(path) ?? [])].sort()) !== JSON.stringify([...(after.get(path) ?? [])].sort());
const changed = [...new Set([...before.keys(), ...after.keys()])].filter(isOther).sort();
const untold = changed.filter((path) => !told.has(path));
const unchanged = [...toldAsVerdicts].filter((path) => !changed.includes(path));
for (const path of untold) process.stdout.write(`changed, not told: ${path}\n`);
for (const path of unchanged) process.stdout.write(`told, not changed: ${path}\n`);
process.stdout.write(
  `${before.size} logs, ${changed.length} with another verdict, ${toldAsVerdicts.size} told as such\n`,
);
process.exitCode = before.size === 0 || untold.length + unchanged.length > 0 ? 1 : 0;

/** @param {string} text */
function isVerdict(text) {
  return ['legal', 'illegal', 'undecidable'].includes(text);
}
