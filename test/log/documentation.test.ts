import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { gameTables, sharedTable } from '../../docs/format-tables.js';
import { RULESETS } from '../../src/log/envelope.js';
import { read } from './events.js';
import { VOCABULARIES } from './vocabularies.js';

const PATH = fileURLToPath(new URL('../../docs/log-format.md', import.meta.url));
const page = readFileSync(PATH, 'utf8');

/** The page with what stands between two markers replaced. */
function withTables(text: string, marker: string, tables: string): string {
  const [begin, end] = [`<!-- ${marker}: made from the vocabulary -->\n`, `<!-- /${marker} -->`];
  const from = text.indexOf(begin) + begin.length;
  const to = text.indexOf(end);
  if (from < begin.length || to < from) throw new Error(`docs/log-format.md has no place for ${marker}`);
  return text.slice(0, from) + tables + text.slice(to);
}

describe('docs/log-format.md', () => {
  it('has the tables of the vocabularies (make them anew with `npx vitest run test/log/documentation -u`)', async () => {
    let expected = page;
    for (const [ruleset, vocabulary] of Object.entries(VOCABULARIES)) {
      expected = withTables(expected, 'shared', sharedTable(vocabulary));
      expected = withTables(expected, ruleset, gameTables(vocabulary));
    }
    await expect(expected).toMatchFileSnapshot(PATH);
  });

  const examples = [...page.matchAll(/```(xml|json)\n([\s\S]*?)```/g)].map(([, notation = '', text = '']) => ({
    notation,
    text,
  }));
  const wholes = examples.filter(
    ({ text }) => /<gamelog|"type":"game"/.test(text) && Object.keys(VOCABULARIES).some((name) => text.includes(name)),
  );

  it('has examples of whole logs in both notations', () => {
    expect(new Set(wholes.map(({ notation }) => notation))).toEqual(new Set(['xml', 'json']));
  });

  it.each(wholes)('has examples that can be read: $text', ({ text }) => {
    const events = read(text);
    expect(events.filter(({ type }) => type === 'game').length).toBeGreaterThan(0);
    for (const event of events) {
      expect(event.type === 'fault' ? event.fault : event.recording.problems).toEqual([]);
    }
  });

  it('has a place for the tables of every game', () => {
    for (const ruleset of RULESETS) expect(page).toContain(`<!-- ${ruleset}: made from the vocabulary -->`);
  });
});
