/** Options that are not written as the format has them: how the game was played is not known then, and nobody is accused for it. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { replayText } from './replays.js';

const GAMES = [
  ['tallinn/legal/full-3-players-legate.xml', 'legate', 'true'],
  ['rattus/legal/full-3-players-book-36.xml', 'expansion', 'true'],
  ['valletta/legal/full-2-players-jean-fewer-barrels.xml', 'variant.fewer-barrels', 'true'],
] as const;

describe.each(GAMES)('%s', (path, name, value) => {
  const log = readFileSync(new URL(`../../fixtures/${path}`, import.meta.url), 'utf8');
  const option = `<option name="${name}" value="${value}"/>`;
  const options = /<options>[\s\S]*<\/options>/.exec(log)?.[0] ?? '';
  const others = options.replace(option, '');
  const attribute = `${name}="${value}"`;

  it('has the option, and would break rules without it', () => {
    expect(options).toContain(option);
    expect(replayText(log).verdict).toBe('legal');
    expect(replayText(log.replace(option, '')).verdict).toBe('illegal');
  });

  it.each([
    ['an attribute of <options>', others.replace('<options>', `<options ${attribute}>`), 'engine-option-misplaced'],
    ['an attribute of <option>', options.replace(option, `<option ${attribute}/>`), 'engine-option-misplaced'],
    ['an element', options.replace(option, `<${name} value="${value}"/>`), 'engine-option-misplaced'],
    ['another element', options.replace(option, '<setting/>'), 'engine-unknown-element'],
    ['text', options.replace(option, `${name}=${value}`), 'engine-unexpected-text'],
    ['text in <option>', options.replace(option, `<option>${name}</option>`), 'engine-missing-attribute'],
    ['no value', options.replace(option, `<option name="${name}"/>`), 'engine-missing-attribute'],
  ])('is accused of nothing where it is %s', (_, written, message) => {
    const { verdict, findings } = replayText(log.replace(options, written));
    expect(verdict).toBe('undecidable');
    const [slip, ...rest] = findings.filter(({ cause, severity }) => cause === null && severity === 'error');
    expect(slip).toMatchObject({ kind: 'unread', message: { id: message } });
    expect(rest.filter(({ kind }) => kind !== 'unread')).toEqual([]);
  });

  it('is told once where it stands in an <option> of its own', () => {
    const { findings } = replayText(log.replace(option, `<option ${attribute}/>`));
    expect(findings.filter(({ kind }) => kind === 'unread')).toHaveLength(1);
  });

  it('is as legal as before beside an attribute that is none', () => {
    const { verdict, findings } = replayText(log.replace('<options>', '<options mode="fast">'));
    expect(verdict).toBe('legal');
    const warnings = findings.filter(({ severity }) => severity !== 'note');
    expect(warnings).toMatchObject([{ severity: 'warning', message: { id: 'engine-unknown-attribute' } }]);
  });
});
