/** docs/names.md lists the names that are ours. Make it anew with `npx vitest run test/text/names-page -u`. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { Name } from '../../src/text/names/name.js';
import { rattus } from '../../src/text/names/rattus.js';
import { tallinn } from '../../src/text/names/tallinn.js';

const PATH = fileURLToPath(new URL('../../docs/names.md', import.meta.url));

type Names = Readonly<Record<string, Name>>;

/** The kinds of names that an edition prints; not what is made of them for sentences. */
const OURS: Readonly<Record<string, Readonly<Record<string, Names>>>> = {
  tallinn: {
    'Persons of the estates': tallinn.person,
    Contests: tallinn.contest,
    'Halves of a card': tallinn.side,
    'Cards without a number': { legate: tallinn.card['legate'] } as Names,
    'Before a player': tallinn.laid,
    'Where cards are': tallinn['card-zone'],
  },
  rattus: {
    Estates: rattus['class-estate'],
    'Class cards': rattus['class-card'],
    'Sets of cards': rattus['card-set'],
    'Beside the regions': Object.fromEntries(
      Object.entries<Name>(rattus.site).filter(([id]) => !id.includes('-') && !(id in rattus.region)),
    ),
  },
};

function table(kind: string, names: Names): string {
  const rows = Object.entries(names).map(([id, { de, en, it: italian, alsoKnownAs = [] }]) =>
    ['', `\`${id}\``, de, en, italian, alsoKnownAs.join(', '), ''].join(' | ').trim(),
  );
  return [
    `### ${kind}`,
    '',
    '| id | German | English (ours) | Italian (ours) | also understood |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

it('docs/names.md lists our own names', async () => {
  let page = readFileSync(PATH, 'utf8');
  for (const [ruleset, kinds] of Object.entries(OURS)) {
    const tables = Object.entries(kinds).map(([kind, names]) => table(kind, names));
    const place = new RegExp(`(<!-- ${ruleset}: made from src/text/names -->\n)[\\s\\S]*?(<!-- /${ruleset} -->)`);
    expect(page).toMatch(place);
    page = page.replace(place, (_, begin: string, end: string) => `${begin}\n${tables.join('\n')}\n${end}`);
  }
  await expect(page).toMatchFileSnapshot(PATH);
});
