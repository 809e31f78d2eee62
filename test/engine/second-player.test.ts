/** A player who is declared twice: nobody sits in two seats, so the list is wrong, and nobody is accused for it. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { replayText } from './replays.js';

const LOGS = [
  'tallinn/legal/full-3-players-legate.xml',
  'rattus/legal/full-3-players-book-36.xml',
  'valletta/legal/full-2-players-jean-fewer-barrels.xml',
];

describe.each(LOGS)('%s', (path) => {
  const log = readFileSync(new URL(`../../fixtures/${path}`, import.meta.url), 'utf8');
  const [entry = '', id = ''] = [...log.matchAll(/<player id="([^"]+)"[^>]*>/g)][1] ?? [];
  const first = /<player id="([^"]+)"/.exec(log)?.[1] ?? '';

  it.each([
    ['an entry stands twice', log.replace(entry, `${entry}${entry}`), id],
    ['another one has the id', log.replace(entry, entry.replace(`"${id}"`, `"${first}"`)), first],
    ['two have the same id all along', log.replaceAll(`"${id}"`, `"${first}"`), first],
    [
      'two play, under one id',
      log.replace(/<players>[\s\S]*<\/players>/, '<players><player id="a"/><player id="a"/></players>'),
      'a',
    ],
  ])('accuses nobody where %s', (_, text, twice) => {
    const { verdict, findings } = replayText(text);
    expect(verdict).toBe('undecidable');
    const roots = findings.filter(({ cause, severity }) => cause === null && severity === 'error');
    expect(roots).toMatchObject([{ kind: 'unread', actual: twice, message: { id: 'engine-player-twice' } }]);
  });
});
