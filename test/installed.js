// The packed package as people install it, with what the registry has today: by npm, pnpm and yarn, each into a project whose path
// holds spaces; there the command, the API, and `expect(log).toBeLegal()` as vitest and Jest run it.
//
//   npm run installed
//
// Exit code 1 where anything fails.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const GAME = readFileSync(join(ROOT, 'fixtures/valletta/start.xml'), 'utf8');

/** How each of them installs a file, and runs what is installed. */
const MANAGERS = [
  { name: 'npm', install: 'npm install --save-dev --no-audit --no-fund', run: 'npx --no-install' },
  { name: 'pnpm', install: 'npx --yes pnpm@9 add --save-dev', run: 'npx --yes pnpm@9 exec' },
  { name: 'yarn', install: 'npx --yes yarn@1 add --dev --silent', run: 'npx --yes yarn@1 --silent run' },
];

const scratch = mkdtempSync(join(tmpdir(), 'kiebitz-installed-'));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
let failed = false;

/** @param {string} what @param {boolean} isRight @param {string} said */
function tell(what, isRight, said) {
  failed ||= !isRight;
  process.stdout.write(`${isRight ? 'passed' : `FAILED\n${said}`} ${what}\n`);
}

/** @param {string} line @param {string} cwd */
function shell(line, cwd) {
  const environment = { ...process.env, CI: '1', NO_COLOR: '1' };
  const { status, stdout, stderr } = spawnSync('bash', ['-c', line], { cwd, encoding: 'utf8', env: environment });
  return { status, stdout, said: `${line}\n${stdout}${stderr}` };
}

/** @param {string} name */
function projectOf(name) {
  const folder = join(scratch, name, 'a project of mine');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"name":"mine","version":"1.0.0","private":true,"type":"module"}\n');
  writeFileSync(join(folder, 'game.xml'), GAME);
  writeFileSync(join(folder, 'wrong.xml'), GAME.replace('pay="gold:1 wood:1 stone:1 brick:1"', 'pay="gold:1"'));
  return folder;
}

const packed = shell(`npm pack '${ROOT}' --pack-destination . --loglevel=error`, scratch);
const tarball = join(scratch, readdirSync(scratch).find((name) => name.endsWith('.tgz')) ?? '');
tell('packed', packed.status === 0, packed.said);

for (const { name, install, run } of MANAGERS) {
  const folder = projectOf(name);
  const installed = shell(`${install} '${tarball}'`, folder);
  tell(`installed by ${name}`, installed.status === 0, installed.said);
  for (const [log, code] of [
    ['game.xml', 0],
    ['wrong.xml', 1],
  ]) {
    const checked = shell(`${run} kiebitz check ${log}`, folder);
    tell(`  kiebitz check ${log}`, checked.status === code && checked.stdout.includes('1 game'), checked.said);
  }
  const script = `import { check, readLog } from 'kiebitz'; import { readFileSync } from 'node:fs';
    console.log(check(readLog(readFileSync('wrong.xml', 'utf8')).games[0]).findings[0].rule);`;
  writeFileSync(join(folder, 'api.js'), script);
  const used = shell('node api.js', folder);
  tell('  import', used.stdout === 'valletta.build.cost\n', used.said);
}

const folder = join(scratch, 'npm', 'a project of mine');
const versions = ['vitest', 'typescript', '@types/node'].map((name) => `${name}@${devDependencies[name]}`);
const tools = shell(`npm install --save-dev --no-audit --no-fund jest@30 ${versions.join(' ')}`, folder);
tell('jest, vitest and typescript', tools.status === 0, tools.said);

writeFileSync(
  join(folder, 'jest.test.cjs'),
  `const { readFileSync } = require('node:fs');
   const { toBeLegal } = require('kiebitz/matchers');
   expect.extend({ toBeLegal });
   test('a legal game', () => expect(readFileSync('game.xml', 'utf8')).toBeLegal());
   test('another one', () => expect(readFileSync('wrong.xml', 'utf8')).not.toBeLegal());
   test('what is said', () => expect(() => expect(readFileSync('wrong.xml', 'utf8')).toBeLegal()).toThrow('valletta.build.cost'));`,
);
const jest = shell(`npx --no-install jest --testMatch '**/jest.test.cjs'`, folder);
tell('  expect(log).toBeLegal() in Jest', jest.status === 0 && jest.said.includes('3 passed'), jest.said);

const [, example = ''] =
  /### toBeLegal\n[\s\S]*?```ts\n([\s\S]*?)```/.exec(readFileSync(join(ROOT, 'docs/api.md'), 'utf8')) ?? [];
writeFileSync(
  join(folder, 'example.test.ts'),
  `import { readFileSync } from 'node:fs';
   import { test } from 'vitest';
   const text = readFileSync('game.xml', 'utf8');
   const wrong = readFileSync('wrong.xml', 'utf8');
   ${example}
   test('what is said', () => expect(() => expect(wrong).toBeLegal()).toThrow('valletta.build.cost'));`,
);
const asked = 'npx --no-install tsc --strict --noEmit --skipLibCheck false --target es2022 --lib es2022';
mkdirSync(join(folder, 'required'));
writeFileSync(join(folder, 'required', 'package.json'), '{"type":"commonjs"}\n');
writeFileSync(
  join(folder, 'required', 'jest.ts'),
  `import { toBeLegal } from 'kiebitz/matchers';
   export const pass: boolean = toBeLegal('').pass;`,
);
for (const module of ['node16', 'node18', 'nodenext']) {
  const required = shell(`${asked} --module ${module} required/jest.ts`, folder);
  tell(`  types for require with --module ${module}`, required.status === 0, required.said);
}

const vitest = shell('npx --no-install vitest run example.test.ts', folder);
tell('  in vitest, as docs/api.md has it', vitest.status === 0 && vitest.said.includes('1 passed'), vitest.said);
const options = '--strict --noEmit --skipLibCheck --target es2022 --module nodenext --types node';
const types = shell(`npx --no-install tsc ${options} example.test.ts`, folder);
tell('  with its types', types.status === 0, types.said);
process.exitCode = failed ? 1 : 0;
