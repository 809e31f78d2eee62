/** Games in the shapes of other sources. Shares no code with the importer: written from what those sources save. */
import { XMLParser } from 'fast-xml-parser';

/** An element of a log: its name, its attributes, its text, and what it holds. */
export interface Plain {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  readonly children: readonly Plain[];
}

const PARSER = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseAttributeValue: false,
  parseTagValue: false,
  ignoreDeclaration: true,
  trimValues: false,
});

type Ordered = Readonly<Record<string, unknown>>;

function plainOf(node: Ordered): Plain | undefined {
  const name = Object.keys(node).find((key) => key !== ':@' && key !== '#text' && key !== '#comment');
  if (name === undefined || name.startsWith('?')) return undefined;
  const inside = node[name] as readonly Ordered[];
  const children = inside.flatMap((child) => plainOf(child) ?? []);
  const text = inside.map((child) => String(child['#text'] ?? '')).join('');
  const attributes = (node[':@'] ?? {}) as Readonly<Record<string, string>>;
  return { name, attributes, text: children.length > 0 ? text.trim() : text, children };
}

/** The only game of a log. */
export function gameIn(xml: string): Plain {
  const find = (plain: Plain): Plain | undefined =>
    plain.name === 'game' ? plain : plain.children.map(find).find(Boolean);
  const game = (PARSER.parse(xml) as readonly Ordered[])
    .map(plainOf)
    .map((one) => one && find(one))
    .find(Boolean);
  if (!game) throw new Error('no game');
  return game;
}

/** Something that happened, as such sources tell it. */
interface Happened {
  readonly type: string;
  readonly args: Readonly<Record<string, string>>;
}

function happened({ name, attributes, text, children }: Plain): readonly Happened[] {
  const args = { ...attributes, ...(text.trim() !== '' && { text }) };
  const inside = children.flatMap(happened);
  const end =
    name !== 'game' && (children.length > 0 || HOLDING.has(name)) ? [{ type: 'end', args: { of: name } }] : [];
  return [{ type: name, args }, ...inside, ...end];
}
/** Elements that hold others, even where they hold none. */
const HOLDING = new Set([
  'turn',
  'round',
  'play',
  'use',
  'reveal',
  'setup',
  'moves',
  'final',
  'last-round',
  'final-plague',
  'options',
  'components',
  'result',
  'players',
]);

const SECRET: Readonly<Record<string, string>> = { hand: 'cards', draw: 'cards', peek: 'token' };

/** Packets as a platform archives them: what is secret is told in public as `?`, and to one player in full. */
function archive(game: Plain): string {
  const packets: object[] = [];
  for (const [index, { type, args }] of happened(game).entries()) {
    const move = type === 'game' ? null : String(index);
    const packet = (channel: string, data: object): object => ({
      channel,
      table_id: '77',
      packet_id: String(packets.length + 1),
      packet_type: 'history',
      move_id: move,
      time: '1700000000',
      data: [{ uid: `u${packets.length}`, type, log: 'somebody does something', args: data }],
    });
    const secret = SECRET[type];
    const value = secret === undefined ? undefined : args[secret];
    const isHidden = value !== undefined && value !== '';
    const shown = isHidden ? { ...args, [secret ?? '']: value.replace(/\S+/g, '?') } : args;
    packets.push(packet('/table/t77', Object.keys(shown).length === 0 ? [] : shown));
    if (isHidden) packets.push(packet('/player/p85', args));
  }
  packets.push({ channel: '/table/t77', packet_id: '0', packet_type: 'chat', move_id: null, data: [] });
  return JSON.stringify({ status: 1, data: packets.toReversed() });
}

/** A page whose scripts hold arrays of moves, and the state after each; characters shifted. */
function page(game: Plain): string {
  const quote = (value: unknown): string => {
    const shifted = [...JSON.stringify(value)].map((one) =>
      one
        .split('')
        .map((unit) => String.fromCharCode(unit.charCodeAt(0) + 176))
        .join(''),
    );
    return `'${shifted.join('')}'`;
  };
  const lines: string[] = [];
  let moves: Happened[] = [];
  const states: Happened[] = [];
  const flush = (): void => {
    lines.push(`HistoryMove[${lines.length}] = ${quote(moves)};`);
    if (states.length > 0) lines.push(`HistoryStatus[${lines.length - 1}] = ${quote(states.splice(0))};`);
    moves = [];
  };
  for (const event of happened(game)) {
    if (event.type === 'state') states.push({ ...event, type: 'status' });
    else {
      if (states.length > 0) flush();
      moves.push(event);
    }
  }
  flush();
  return `<!DOCTYPE html><html><head><title>x</title><script>var HistoryMove = new Array(); window.ran = fetch('http://localhost:9/');</script></head>
<body><h1>A game</h1><script>\n${lines.join('\n')}\n</script></body></html>`;
}

function log(game: Plain): string {
  const entries = happened(game).map(({ type, args }, index) => ({
    action: { type: 'MAKE_MOVE', payload: { type, args: [args], playerID: '0', credentials: null } },
    _stateID: index,
    turn: 1,
    phase: 'main',
  }));
  return JSON.stringify({ log: entries.toReversed() }, null, 1);
}

function table(game: Plain): string {
  const events = happened(game);
  const columns = [...new Set(events.flatMap(({ args }) => Object.keys(args)))].filter(
    (one) => one !== 'of' && one !== 'text',
  );
  const cell = (value: string | undefined): string => (value === undefined ? '' : `"${value.replaceAll('"', '""')}"`);
  const rows = events.map(({ type, args }, index) =>
    [String(index + 1), type, cell(args['of']), cell(args['text']), ...columns.map((name) => cell(args[name]))].join(
      ',',
    ),
  );
  return [['no', 'event', 'of', 'says', ...columns].join(','), ...rows].join('\r\n');
}

/** By the profile that is shipped for it. */
export const SHAPES: Readonly<Record<string, (game: Plain) => string>> = {
  bga: archive,
  'script-arrays': page,
  'boardgame-io': log,
  'csv-turns': table,
};
