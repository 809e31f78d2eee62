/** `kiebitz report --with`: what should have been played, on the page, and a sheet of positions beside it. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HtmlValidate } from 'html-validate';
import { afterAll, describe, expect, it } from 'vitest';
import { shortLog } from '../analysed/played.js';
import { documentOf } from '../report/documents.js';
import { kiebitz } from './program.js';

const BUILT = fileURLToPath(new URL('../../dist/cli.cjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'kiebitz-extras-'));
afterAll(() => rmSync(folder, { recursive: true }));

const text = shortLog();
const log = written('game.xml', text);
const hidden = written('public.xml', text.replace(/<(?:hand|draw) [^>]*>/g, '').replace(/ records="[^"]*"/, ''));

function written(name: string, content: string): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

let runs = 0;
/** Reports a log. @returns the files written, by the end of their names */
async function reported(path: string, ...options: readonly string[]) {
  runs += 1;
  const into = join(folder, `run-${runs}`);
  const { code, err } = await kiebitz('report', path, '-o', into, ...options);
  const files = readdirSync(into).map((name) => [
    name.slice(name.indexOf('.') + 1),
    readFileSync(join(into, name), 'utf8'),
  ]);
  return { code, err, files: Object.fromEntries(files) as Record<string, string> };
}

const ASKED = ['--with', 'analyse', '--with', 'puzzles', '--play-outs', '6'];
const whole = await reported(log, ...ASKED);
const page = documentOf(whole.files['html'] ?? '');
const sheet = documentOf(whole.files['puzzles.html'] ?? '');
const all = (document: Document, selector: string) => [...document.querySelectorAll(selector)];

describe('what should have been played', () => {
  it('stands folded on the page, with how it was made and how far it can be trusted', () => {
    expect(whole).toMatchObject({ code: 0, err: '' });
    const section = page.querySelector('details#analysis:not([open])');
    expect(section?.textContent).toMatch(/“greedy”, 6 times .* seed 1/);
    expect(section?.textContent).toContain('That is not enough to show them.');
    expect(section?.textContent).toContain('lies above 0 points');
    expect(page.querySelector('nav a[href="#analysis"]')).not.toBeNull();
  });

  it('shows what each seat could expect, and leads from each mark to its step', () => {
    const ids = new Set(all(page, '[id]').map(({ id }) => id));
    for (const format of ['wide', 'narrow']) {
      const chart = page.querySelector(`#analysis-value .step-lines.${format}`);
      expect(chart?.querySelectorAll('path.line')).toHaveLength(2);
      expect(chart?.querySelector('.cursor')).not.toBeNull();
      const marks = [...(chart?.querySelectorAll('.links .mark') ?? [])];
      expect(marks.length).toBeGreaterThan(0);
      for (const mark of marks) expect(mark.querySelector('title')?.textContent).toMatch(/: gives up /);
    }
    const links = all(page, '#analysis a[href^="#"]').map((link) => link.getAttribute('href')?.slice(1) ?? '');
    expect(links.filter((link) => !ids.has(link))).toEqual([]);
    expect(links.some((link) => /^t\d+\.\d+/.test(link))).toBe(true);
    const places = all(page, '#analysis-value tbody tr > :first-child').map(({ textContent }) => textContent);
    expect(places).not.toContain('–');
  });

  it('has for each player four numbers with their intervals, and up to three decisions with both lines', () => {
    expect(all(page, '#analysis-balance .interval-dots.wide .estimate')).toHaveLength(8);
    expect(all(page, '#analysis-balance tbody tr').map(({ children }) => children.length)).toEqual([7, 7]);
    const dear = all(page, '.what-if ol > li');
    expect(dear.length).toBeGreaterThan(0);
    for (const one of dear) {
      const labels = [...one.querySelectorAll('dt')].map((label) => label.textContent);
      const isSure = /: gave up /.test(one.querySelector('p')?.textContent ?? '');
      expect(labels).toEqual(isSure ? ['played:', 'better:'] : ['played:']);
      for (const line of one.querySelectorAll('dd')) expect(line.textContent).not.toMatch(/^$|</);
    }
  });

  it('is in both files good HTML', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:recommended'],
      rules: {
        ...{ 'aria-label-misuse': ['error', { allowAnyNamable: true }], 'long-title': 'off' },
        ...{ 'no-raw-characters': 'off', 'attr-quotes': 'off', 'no-implicit-button-type': 'off' },
      },
    });
    for (const html of Object.values(whole.files)) {
      const part = /<details class="more" id="analysis">[\s\S]*?<section class="turns"/.exec(html)?.[0] ?? html;
      const inside = part.replace(/<section class="turns"$/, '');
      const { results } = await validator.validateString(inside);
      const said = results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
      expect(said.filter((one) => !/no-missing-references|no-implicit-close/.test(one))).toEqual([]);
    }
  });

  it.each([
    ['de', 'Was wäre besser gewesen?', 'Was würdest du spielen?'],
    ['it', 'Che cosa conveniva giocare?', 'Che cosa giocheresti?'],
  ])('is told in %s', async (lang, title, question) => {
    const { files } = await reported(log, '--with', 'analyse', '--with', 'puzzles', '--play-outs', '1', '--lang', lang);
    expect(files['html']).toContain(title);
    expect(files['puzzles.html']).toContain(question);
  });

  it('is counted for everybody who played several games', async () => {
    const into = join(folder, 'players');
    const other = written('other.xml', text.replace(/(<game [^>]*id=")/, '$1other-'));
    await kiebitz('report', log, other, '-o', into, '--with', 'analyse', '--play-outs', '1');
    const [name = ''] = readdirSync(join(into, 'players'));
    const player = documentOf(readFileSync(join(into, 'players', name), 'utf8'));
    expect(all(player, '.counted')[1]?.textContent).toMatch(/^2 games were analysed/);
    expect(all(player, '.tiles')[1]?.querySelectorAll('.value')).toHaveLength(3);
    // The same game twice: its luck is the mean, and lies nowhere else.
    const luck = all(player, '.tiles')[1]?.querySelector('div:last-child');
    const [mean = '', low, high] = (luck?.textContent ?? '').match(/[−+]?[0-9]+\.[0-9]/g) ?? [];
    expect([low, high]).toEqual([mean.replace('+', ''), mean.replace('+', '')]);
  });

  it('is not there where nobody asked for it', async () => {
    const { files } = await reported(log);
    expect(Object.keys(files)).toEqual(['html']);
    expect(files['html']).not.toContain('id="analysis"');
    expect(files['html']).not.toContain('.what-if');
  });

  it('says in one line why there is nothing', async () => {
    const { code, files } = await reported(hidden, ...ASKED);
    expect(code).toBe(0);
    expect(documentOf(files['html'] ?? '').querySelectorAll('#analysis > p')).toHaveLength(1);
    expect(files['html']).toContain('The record does not show which cards');
    expect(files['puzzles.html']).toContain('The record does not show which cards');
  });

  it('stands on the page as far as it was done where somebody breaks it off', async () => {
    const into = join(folder, 'broken');
    const options = ['report', log, log, '-o', into, '--with', 'analyse', '--play-outs', '100', '--jobs', '1'];
    const child = spawn(process.execPath, [BUILT, ...options]);
    setTimeout(() => child.kill('SIGINT'), 1500);
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(code).toBe(130);
    const [name = '', ...others] = readdirSync(into).filter((one) => one !== 'index.html');
    expect(others).toEqual([]);
    expect(readFileSync(join(into, name), 'utf8')).toContain('Broken off: analysed up to here.');
  });
});

describe('positions in which one move was clearly best', () => {
  it('hide their answers, and have them all once more for paper', () => {
    const count = all(sheet, 'article.question').length;
    expect(count).toBeGreaterThan(0);
    expect(all(sheet, '.question details.answer:not([open])')).toHaveLength(count);
    expect(all(sheet, '.answers > ol > li')).toHaveLength(count);
  });

  it('show what lay on the table, and offer moves that differ, one of them the best', () => {
    for (const question of all(sheet, 'article.question')) {
      expect(question.querySelector('.small svg')).not.toBeNull();
      const options = [...question.querySelectorAll('.options li')].map((option) => option.textContent);
      expect(new Set(options).size).toBe(options.length);
      expect(options.length).toBeGreaterThan(1);
      expect(question.querySelectorAll('.right > span')).toHaveLength(1);
      expect(question.querySelectorAll('.reckoning li')).toHaveLength(options.length - 1);
    }
  });

  it('are numbered through, and lead to the report', () => {
    const numbers = all(sheet, '.question > .number').map((number) => Number(number.textContent));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    const ids = new Set(all(page, '[id]').map(({ id }) => id));
    const links = all(sheet, '.where a').map((link) => link.getAttribute('href')?.split('#')[1] ?? '');
    expect(links.filter((link) => !ids.has(link))).toEqual([]);
  });
});

it.each([
  [['--with', 'puzzles', '-o', '-'], /--with puzzles writes a file of its own/],
  [['--with', 'cake'], /cake.*analyse, quiz, puzzles, lesson/],
])('%j makes no sense', async (options, says) => {
  const { code, err } = await kiebitz('report', log, ...options);
  expect(code).toBe(2);
  expect(err).toMatch(says);
});
