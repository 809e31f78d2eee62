/**
 * Writes the log of a game of Tallinn from as little as a test cares about.
 *
 *   gameLog({ hands: { p1: '4 7 9' },
 *             rounds: [['p1 4a', 'contest p1 merchant 2', 'tower p1 display 4', 'draw p1 8', 'state p1 points=6']] })
 *
 * A line is a play (`p1 4a`, `p1 legate-arms`), or an element with its values. Whoever is not named in a round plays
 * some card that the test does not name, with the half that has no coin; `- p2` keeps p2 from it. The cards are those of
 * TS-1, the invented set of the specification (tallinn.md 1.5): a coin on the a-half of 1 to 6, for the merchants (1, 4),
 * the knights (2, 5) and the monks (3, 6).
 */
export interface GamePlan {
  /** How many; default 2. */
  readonly players?: number;
  readonly options?: Readonly<Record<string, string>>;
  /** Default: the first start cards of TS-1, S1 `(1,1,0)`, S2 `(0,1,1)`, S3 `(1,0,1)`, S4 `(2,0,0)`. */
  readonly starts?: readonly string[];
  /** Opening hands; a player who is not named has an unrecorded one. */
  readonly hands?: Readonly<Record<string, string>>;
  readonly records?: string;
  /** Children of `<components>`, or the name of an edition; default TS-1. */
  readonly components?: string;
  readonly rounds?: readonly (readonly string[])[];
  /** True: rounds follow until nobody has a card, then the final scoring. */
  readonly complete?: boolean;
  /** Lines of the final scoring; it is written if there are any. */
  readonly final?: readonly string[];
  /** Lines of the result: `p1 points=3 rank=1`. */
  readonly result?: readonly string[];
  /** Changes of the written text, each of which must apply: `[before, after]`. */
  readonly edits?: readonly (readonly [string, string])[];
}

const HALVES: readonly (readonly [a: string, b: string])[] = [
  ['merchant="1" coin="merchant"', 'knight="1" monk="1"'],
  ['knight="1" coin="knight"', 'merchant="1" monk="1"'],
  ['monk="1" coin="monk"', 'merchant="1" knight="1"'],
  ['merchant="1" coin="merchant"', 'monk="2"'],
  ['knight="1" coin="knight"', 'merchant="2"'],
  ['monk="1" coin="monk"', 'knight="2"'],
  ['merchant="1" monk="2"', 'monk="2"'],
  ['merchant="2" knight="1"', 'merchant="2"'],
  ['knight="2" monk="1"', 'knight="2"'],
  ['knight="1" monk="2"', 'merchant="1" monk="2"'],
];
const STARTS = [
  'merchant="1" knight="1"',
  'knight="1" monk="1"',
  'merchant="1" monk="1"',
  'merchant="2"',
  'knight="2"',
  'monk="2"',
];

/** The invented set TS-1, and the legate. */
export const TS_1 = [
  ...HALVES.map(([a, b], n) => `<influence n="${n + 1}"><side id="a" ${a}/><side id="b" ${b}/></influence>`),
  '<legate><side id="persons" merchant="1" knight="1" monk="1"/><side id="arms"/></legate>',
  ...STARTS.map((persons, n) => `<start id="s${n + 1}" ${persons}/>`),
].join('\n    ');

export function gameLog(plan: GamePlan): string {
  const count = plan.players ?? 2;
  const players = Array.from({ length: count }, (_, seat) => `p${seat + 1}`);
  const lines = ['<game ruleset="tallinn" id="test">', '  <players>'];
  for (const player of players) lines.push(`    <player id="${player}" name="${player.toUpperCase()}"/>`);
  lines.push('  </players>');
  const options = Object.entries(plan.options ?? {});
  if (options.length > 0) {
    lines.push('  <options>');
    for (const [name, value] of options) lines.push(`    <option name="${name}" value="${value}"/>`);
    lines.push('  </options>');
  }
  lines.push(componentsOf(plan.components));
  lines.push('  <setup>');
  for (const [seat, player] of players.entries()) {
    lines.push(`    <start player="${player}" card="${plan.starts?.[seat] ?? `s${seat + 1}`}"/>`);
  }
  for (const [player, cards] of Object.entries(plan.hands ?? {})) {
    lines.push(`    <hand player="${player}" cards="${cards}"/>`);
  }
  lines.push('  </setup>', plan.records === undefined ? '  <moves>' : `  <moves records="${plan.records}">`);
  for (const round of wholeRounds(plan, players)) {
    lines.push('    <round>', ...round.map((line) => `      ${elementOf(line)}`), '    </round>');
  }
  if (plan.complete || plan.final) {
    lines.push('    <final>', ...(plan.final ?? []).map((line) => `      ${elementOf(line)}`), '    </final>');
  }
  lines.push('  </moves>');
  if (plan.result)
    lines.push('  <result>', ...plan.result.map((line) => `    ${elementOf(`score ${line}`)}`), '  </result>');
  lines.push('</game>');
  let text = lines.join('\n');
  for (const [before, after] of plan.edits ?? []) {
    if (!text.includes(before)) throw new Error(`nothing to edit: ${before}\n${text}`);
    text = text.replace(before, () => after);
  }
  return text;
}

function componentsOf(components: string | undefined): string {
  if (components !== undefined && !components.startsWith('<')) return `  <components edition="${components}"/>`;
  return `  <components>\n    ${components ?? TS_1}\n  </components>`;
}

/** The rounds with everybody's plays, and those that are needed to the end. */
function wholeRounds(plan: GamePlan, players: readonly string[]): string[][] {
  const rounds = (plan.rounds ?? []).map((round) => [...round]);
  const all = rounds.flat();
  const named = (player: string) => new Set(all.flatMap((line) => cardIn(line, player) ?? []));
  const hidden = (player: string) => all.filter((line) => line.startsWith(`tower ${player} hand`)).length;
  const size = plan.options?.['legate'] === 'true' ? 11 : 10;
  const free = new Map(
    players.map((player) => {
      const used = named(player);
      const numbers = Array.from({ length: size }, (_, n) => (n === 10 ? 'legate' : String(n + 1)));
      return [player, numbers.reverse().filter((card) => !used.has(card))] as const;
    }),
  );
  const played = new Map<string, number>();
  const fill = (round: string[]): void => {
    for (const player of players) {
      const own = round.some((line) => line.startsWith(`${player} `) || line === `- ${player}`);
      if (!own && (played.get(player) ?? 0) < size - hidden(player)) {
        const card = free.get(player)?.pop();
        if (card === undefined) continue;
        round.unshift(card === 'legate' ? `${player} legate-persons` : `${player} ${card}b`);
      }
      if (round.some((line) => line.startsWith(`${player} `))) played.set(player, (played.get(player) ?? 0) + 1);
    }
  };
  for (const round of rounds) fill(round);
  while (plan.complete && players.some((player) => (played.get(player) ?? 0) < size - hidden(player))) {
    const round: string[] = [];
    fill(round);
    if (round.length === 0) break;
    rounds.push(round);
  }
  return rounds.map((round) => round.filter((line) => !line.startsWith('- ')));
}

/** The card that a line names of a player. */
function cardIn(line: string, player: string): string | undefined {
  const [, played] = new RegExp(`^${player} (\\d+|legate)`).exec(line) ?? [];
  const [, built] = new RegExp(`^tower ${player} \\w+ (\\d+|legate)`).exec(line) ?? [];
  return played ?? built;
}

function elementOf(line: string): string {
  const [name = '', ...words] = line.split(' ');
  const plain = words.filter((word) => !word.includes('='));
  const given = words.filter((word) => word.includes('=')).map((word) => word.split('=') as [string, string]);
  const names = POSITIONS[name];
  if (names) {
    return element(name, [...plain.map((word, index): [string, string] => [names[index] ?? '', word]), ...given]);
  }
  const [, card = '', side = ''] = /^(\d+|legate|\?|s\d)-?(.*)$/.exec(plain[0] ?? '') ?? [];
  return element('play', [['player', name], ['card', card], ['side', side === '' ? '?' : side], ...given]);
}

const POSITIONS: Readonly<Record<string, readonly string[]>> = {
  contest: ['player', 'estate', 'points'],
  tower: ['player', 'from', 'card'],
  draw: ['player', 'card'],
  state: ['player'],
  effect: ['player'],
  bonus: ['player', 'estate'],
  transfer: ['from', 'to', 'estate'],
  towers: ['player', 'cards'],
  score: ['player'],
};

function element(name: string, values: readonly (readonly [string, string])[]): string {
  const attributes = values.map(([key, value]) => `${key}="${value.replaceAll(',', ' ')}"`);
  return `<${[name, ...attributes].join(' ')}/>`;
}
