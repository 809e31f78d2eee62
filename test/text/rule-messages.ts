/** Finds what `check` may say of each rule: in the recorded and written games, and in the sources of the games. */
import type { Finding } from '../../src/engine/finding.js';
import type { Replayed } from '../../src/engine/replay.js';
import type { RuleMessage } from '../../src/text/examples/rule-messages.js';
import { readSources } from '../architecture/source-files.js';
import type { ExampleLog } from './example-logs.js';

/** A message of a rule that was said, and how far from a real game. */
interface Said {
  readonly rank: number;
  readonly message: RuleMessage;
}

export class MessageFinder {
  /** By rule and message: the shortest of the most real ones. */
  private readonly said = new Map<string, Map<string, Said>>();

  search({ rank, madeUp }: ExampleLog, replayed: Replayed): void {
    for (const finding of replayed.findings) {
      if (finding.rule === null || madeUp?.has(finding.at.line ?? 0)) continue;
      const own = this.said.get(finding.rule) ?? new Map<string, Said>();
      this.said.set(finding.rule, own);
      const message = messageOf(finding, replayed);
      const before = own.get(message.id);
      const isBetter =
        !before || rank < before.rank || (rank === before.rank && lengthOf(message) < lengthOf(before.message));
      if (isBetter) own.set(message.id, { rank, message });
    }
  }

  /** What stands in `src/text/examples/<ruleset>-messages.json`: a line for each rule of which something is said. */
  toText(ruleset: string, rules: readonly string[]): string {
    const written = writtenIn(ruleset);
    const lines = rules.flatMap((rule) => {
      const said = this.said.get(rule);
      const ids = new Set([...(said?.keys() ?? []), ...(written.get(rule) ?? [])]);
      const messages = [...ids].sort().map((id) => said?.get(id)?.message ?? { id });
      return messages.length > 0 ? [`${JSON.stringify(rule)}: ${JSON.stringify(messages)}`] : [];
    });
    return `{\n${lines.join(',\n')}\n}\n`;
  }
}

function messageOf({ message: { id, parameters } }: Finding, { players }: Replayed): RuleMessage {
  const text = JSON.stringify(parameters);
  const spoken = players.filter((player) => text.includes(`"${player.id}"`));
  return { id, said: { parameters, players: Object.fromEntries(spoken.map((player) => [player.id, player.name])) } };
}

function lengthOf(message: RuleMessage): number {
  return JSON.stringify(message).length;
}

const CALL = /\bjudge\.(?:require|find|note)\(\s*'([\w.-]+)'/g;
const MESSAGE = /\bmessage: ([^,}]+)/g;

/** Calls in which a rule and a sentence stand together; there are more, in which one of them is a variable. */
function writtenIn(ruleset: string): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { path, code } of readSources()) {
    if (!path.startsWith(`src/games/${ruleset}/`)) continue;
    for (const call of code.matchAll(CALL)) {
      const rule = call[1] ?? '';
      const text = code.slice(call.index, endOfCall(code, code.indexOf('(', call.index)));
      for (const [, value = ''] of text.matchAll(MESSAGE)) {
        for (const [, id = ''] of value.matchAll(/'([a-z]+[_-][\w-]+)'/g)) {
          found.set(rule, (found.get(rule) ?? new Set()).add(id));
        }
      }
    }
  }
  return found;
}

/** The place behind the bracket that closes the one at `open`. */
function endOfCall(code: string, open: number): number {
  let depth = 0;
  for (let at = open; at < code.length; at += 1) {
    if (code[at] === '(') depth += 1;
    else if (code[at] === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return code.length;
}
