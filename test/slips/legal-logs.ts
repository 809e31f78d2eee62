/** Legal games of a ruleset, each as a log of its own. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A legal log of one game. */
export interface LegalLog {
  readonly name: string;
  readonly text: string;
}

const GAME = /<game\b[\s\S]*?<\/game>/g;

/** @param folders that hold `<ruleset>/legal/*.xml` */
export function legalLogs(ruleset: string, folders: readonly string[]): readonly LegalLog[] {
  const logs: LegalLog[] = [];
  for (const folder of folders.map((parent) => join(parent, ruleset, 'legal')).filter(existsSync)) {
    for (const file of readdirSync(folder).sort()) {
      if (!file.endsWith('.xml')) continue;
      const games = readFileSync(join(folder, file), 'utf8').match(GAME) ?? [];
      for (const [index, text] of games.entries()) logs.push({ name: `${file}#${index + 1}`, text });
    }
  }
  return logs;
}
