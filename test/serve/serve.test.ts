/** The service as a process: its clients, and what nobody should send. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import * as esbuild from 'esbuild';
import { afterAll, describe, expect, it } from 'vitest';
import { linesOf, type UnreadLine } from '../../src/io/lines.js';
import { ROOT } from '../architecture/source-files.js';
import { IS_LONG } from '../runs.js';

const folder = mkdtempSync(join(tmpdir(), 'kiebitz-serve-'));
const PAGE = readFileSync(join(ROOT, 'docs/serve.md'), 'utf8');
const PROGRAM = join(ROOT, 'dist', 'cli.cjs');
/** Lines that nobody should send. */
const LINES = IS_LONG ? 100_000 : 40_000;

// `npx kiebitz` is this checkout.
writeFileSync(join(folder, 'npx'), `#!/bin/sh\nshift\nexec "${process.execPath}" "${PROGRAM}" "$@"\n`);
chmodSync(join(folder, 'npx'), 0o755);
const env = { ...process.env, PATH: `${folder}${delimiter}${process.env['PATH']}` };

afterAll(() => rmSync(folder, { recursive: true }));

function exampleIn(language: string): string {
  const [, code] = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(PAGE) ?? [];
  if (code === undefined) throw new Error(`docs/serve.md has no client in ${language}`);
  return code;
}

function outputOf(command: string, file: string, code: string): string {
  writeFileSync(join(folder, file), code);
  const { stdout, stderr, status } = spawnSync(command, [join(folder, file)], { encoding: 'utf8', env });
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  return stdout;
}

describe('the clients of docs/serve.md', () => {
  it('in Python plays a game to its end', () => {
    expect(outputOf('python3', 'client.py', exampleIn('python'))).toMatch(/^undecidable True \[\{'player': 'anna'/m);
  });

  it('in TypeScript is told what is wrong', () => {
    const { code } = esbuild.transformSync(exampleIn('ts'), { loader: 'ts' });
    expect(outputOf(process.execPath, 'client.mjs', code)).toMatch(/^tallinn\.play\.once: .*\nillegal\n$/);
  });
});

describe('the process', () => {
  it(`answers each of ${LINES} malformed lines, in little memory`, async () => {
    const service = spawn(process.execPath, ['--max-old-space-size=64', PROGRAM, 'serve'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const wrong = [
      'nonsense',
      '{',
      '[]',
      '{"id":7}',
      '{"id":8,"do":"legal","game":"x"}',
      '',
      '\u0000\ufffd',
      `{"do":"${'x'.repeat(300)}"}`,
    ];
    const asked = (async () => {
      for (let line = 0; line < LINES; line += 500) {
        const lines = Array.from({ length: 500 }, (_, index) => `${wrong[(line + index) % wrong.length]}\n`).join('');
        if (!service.stdin.write(lines)) await new Promise((resolve) => service.stdin.once('drain', resolve));
      }
      service.stdin.write(`${'x'.repeat(3_000_000)}\n`);
      service.stdin.end('{"id":"last","do":"open","ruleset":"tallinn","players":["a","b"]}');
    })();
    const codes = new Map<string, number>();
    let last = '';
    for await (const lines of linesOf(service.stdout, 1_000_000)) {
      for (const line of lines) {
        last = String(line);
        const { error } = JSON.parse(last);
        const code = error?.code ?? 'answered';
        codes.set(code, (codes.get(code) ?? 0) + 1);
      }
    }
    await asked;
    expect(Object.fromEntries(codes)).toEqual({
      ...{ 'bad-json': (LINES * 5) / 8, 'missing-field': LINES / 8, 'unknown-game': LINES / 8, 'bad-field': LINES / 8 },
      ...{ 'line-too-long': 1, answered: 1 },
    });
    expect(JSON.parse(last)).toMatchObject({ id: 'last', game: 'g1', protocol: 1 });
  });

  it('answers while its input stays open', async () => {
    const service = spawn(process.execPath, [PROGRAM, 'serve'], { stdio: ['pipe', 'pipe', 'inherit'] });
    const answers = linesOf(service.stdout, 1_000_000);
    for (const id of [1, 2, 3]) {
      service.stdin.write(`{"id":${id},"do":"open","ruleset":"rattus","players":["a","b"]}\r\n`);
      const { value: [line] = [] } = await answers.next();
      expect(JSON.parse(String(line))).toMatchObject({ id, game: `g${id}` });
    }
    service.stdin.end();
    expect((await answers.next()).done).toBe(true);
  });

  it('ends where its connection is broken off as where its input ends', async () => {
    const server = createServer({ pauseOnConnect: true }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const asking = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const [socket] = (await once(server, 'connection')) as [Socket];
    const service = spawn(process.execPath, [PROGRAM, 'serve'], { stdio: [socket, socket, 'pipe'] });
    socket.destroy();
    let told = '';
    service.stderr.on('data', (chunk) => {
      told += String(chunk);
    });
    const ended = once(service, 'exit');
    asking.write('{"id":1,"do":"open","ruleset":"rattus","players":["a","b"]}\n');
    expect(String((await once(asking, 'data'))[0])).toContain('"game":"g1"');
    asking.resetAndDestroy();
    expect(await ended).toEqual([0, null]);
    expect(told).toBe('');
    server.close();
  });
});

describe('a configuration in the directory', () => {
  const here = join(folder, 'configured');
  mkdirSync(here);
  writeFileSync(join(here, 'mine.xml'), '<components ruleset="tallinn" edition="mine"><influence n="1"/></components>');
  const configuration = { language: 'de', edition: 'mine.xml', options: { legate: 'true', expansion: 'true' } };
  writeFileSync(join(here, 'kiebitz.config.json'), JSON.stringify(configuration));
  const run = (words: readonly string[], input = '') =>
    spawnSync(process.execPath, [PROGRAM, ...words], { cwd: here, input, encoding: 'utf8' });
  const game = (options: object): readonly string[] => {
    const asked = [
      { do: 'open', game: 'g', ruleset: 'tallinn', players: ['anna', 'ben'], ...options },
      ...[
        '<moves/>',
        '<round/>',
        '<play player="anna" card="8" side="a"/>',
        '<play player="anna" card="9" side="a"/>',
      ].map((element) => ({ do: 'play', game: 'g', element })),
      ...['log', 'close'].map((action) => ({ do: action, game: 'g' })),
    ];
    return asked.map((question) => JSON.stringify(question));
  };

  it.each([
    [{}, { legate: 'true' }],
    [{ options: { legate: 'false' } }, {}],
  ])('counts for serve as for check, where a game is opened with %j', (named, options) => {
    const answers = run(['serve'], game(named).join('\n'))
      .stdout.trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const { log, check } = { ...answers.at(-2), ...answers.at(-1) };
    writeFileSync(join(here, 'log.xml'), log);
    const [checked] = JSON.parse(run(['check', 'log.xml', '--format', 'json']).stdout).games;
    expect(check).toMatchObject({ edition: 'mine', options, verdict: 'illegal' });
    const said = ({ findings }: { readonly findings: readonly { readonly message: string }[] }) =>
      findings.map(({ message }) => message).sort();
    expect({ ...checked, findings: said(checked) }).toMatchObject({ edition: 'mine', options, findings: said(check) });
    expect(run(['serve', '--no-config'], game(named).join('\n')).stdout).not.toContain('"edition":"mine"');
    expect(run(['serve', '--no-config', '--option', 'legate=true'], game({}).join('\n')).stdout).toContain(
      '<option name=\\"legate\\" value=\\"true\\"/>',
    );
  });

  it('counts for record, which says nothing of card values of other games', () => {
    const { stdout, stderr } = run(['record', 'tallinn', '-o', '-']);
    expect({ stderr, holds: stdout.includes('edition=\\"mine\\"') }).toEqual({ stderr: '', holds: true });
    expect(stdout).toContain('<html lang="de"');
    expect(run(['record', 'rattus', '-o', '-']).stderr).toBe('');
    expect(run(['record', 'rattus', '-o', '-', '--components', 'mine.xml']).stderr).toContain('mine.xml');
  });
});

describe('lines of a stream', () => {
  const tooLong = { unread: 'line-too-long' } as const;
  // Each unit of a text is a byte.
  async function* pieces(...texts: readonly string[]): AsyncGenerator<Uint8Array> {
    for (const text of texts) yield Buffer.from(text, 'latin1');
  }

  it.each<[name: string, texts: string[], lines: (string | UnreadLine)[]]>([
    ['in one piece', ['a\nb\n'], ['a', 'b']],
    ['cut anywhere', ['a', 'b\r', '\nc', '', '\n'], ['ab', 'c']],
    ['the last without an end', ['a\nb'], ['a', 'b']],
    ['empty ones', ['\n\n'], ['', '']],
    ['none', [''], []],
    ['too long', ['12345678', '9\nshort\n'], [tooLong, 'short']],
    ['too long to the end', ['a\n123456789'], ['a', tooLong]],
    ['a sign cut in two', ['\xc3', '\xa4\n'], ['ä']],
    ['no UTF-8', ['a\n\xe4\nb'], ['a', { unread: 'bad-encoding' }, 'b']],
  ])('%s', async (_, texts, lines) => {
    const found: (string | UnreadLine)[] = [];
    for await (const some of linesOf(pieces(...texts), 8)) found.push(...some);
    expect(found).toEqual(lines);
  });
});
