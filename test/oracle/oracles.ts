/** The games that have an oracle, and the recorded games that it can judge. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import rattusPractice from '../../src/editions/rattus-practice.xml?raw';
import tallinnPractice from '../../src/editions/tallinn-practice.xml?raw';
import vallettaPractice from '../../src/editions/valletta-practice.xml?raw';
import { all, type Element, get, one, parseXml, words } from './element.js';
import { judgeRattus } from './rattus.js';
import { JUDGED_OPTIONS as RATTUS_OPTIONS } from './rattus-setup.js';
import { judgeTallinn, JUDGED_OPTIONS as TALLINN_OPTIONS } from './tallinn.js';
import { judgeValletta, JUDGED_OPTIONS as VALLETTA_OPTIONS } from './valletta.js';
import type { Judgement } from './verdict.js';

export interface Oracle {
  readonly ruleset: string;
  /** The options that it knows. */
  readonly options: readonly string[];
  readonly judge: (game: Element) => Judgement;
}

export const ORACLES: readonly Oracle[] = [
  oracle('rattus', RATTUS_OPTIONS, rattusPractice, judgeRattus),
  oracle('tallinn', TALLINN_OPTIONS, tallinnPractice, judgeTallinn),
  oracle('valletta', VALLETTA_OPTIONS, vallettaPractice, judgeValletta),
];

function oracle(
  ruleset: string,
  options: readonly string[],
  practice: string,
  judge: (game: Element, edition: Element) => Judgement,
): Oracle {
  const edition = parseXml(practice);
  return { ruleset, options, judge: (game) => judge(game, edition) };
}

/** The games of a log in which everything is recorded: all hands and draws (or tokens), and nothing unseen. */
export function judgeableGames(path: string): Element[] {
  const root = parseXml(readFileSync(path, 'utf8'));
  const games = root.name === 'game' ? [root] : all(root, 'game');
  return games.filter((game) => {
    if (get(game, 'ruleset') === 'rattus') return showsAllTokens(game);
    const moves = one(game, 'moves');
    const records = moves ? words(moves, 'records') : [];
    return records.includes('hands') && records.includes('draws') && !hidesSomething(game);
  });
}

/** Every token that comes onto the board is named. */
function showsAllTokens(element: Element): boolean {
  const shown = words(element, 'token').filter((token) => token !== '?').length;
  const brought = { rat: 1, 'extra-rat': 1, spread: words(element, 'to').length }[element.name] ?? 0;
  return shown >= brought && element.children.every(showsAllTokens);
}

function hidesSomething(element: Element): boolean {
  return (
    ['card', 'cards', 'good', 'goods'].some((attribute) => words(element, attribute).includes('?')) ||
    element.children.some(hidesSomething)
  );
}

/** The legal games of a ruleset that an oracle can judge, each once. @param folders that hold `<ruleset>/legal/*.xml` */
export function legalGames(ruleset: string, folders: readonly string[]): Element[] {
  const games = new Map<string, Element>();
  for (const folder of folders.map((parent) => join(parent, ruleset, 'legal')).filter(existsSync)) {
    for (const file of readdirSync(folder).sort()) {
      if (!file.endsWith('.xml')) continue;
      for (const game of judgeableGames(join(folder, file))) games.set(`${file} ${get(game, 'id')}`, game);
    }
  }
  return [...games.values()];
}
