/** The record: to be downloaded, copied, shared. */
import { dom } from './dom.js';
import type { Frame } from './screen.js';
import { button } from './setup-screen.js';
import type { TableGame } from './table-game.js';

/** When a record is downloaded by itself. */
export interface Downloads {
  /** After so many entries; 0 for never. */
  readonly every: number;
  /** How many entries were played when it was downloaded last. */
  readonly last: number;
}

export const NO_DOWNLOADS: Downloads = { every: 0, last: 0 };

const INTERVALS: readonly number[] = [0, 10, 25, 50];

/** @param set hears what is chosen */
export function recordSection(
  { speaker }: Frame,
  game: TableGame,
  { every, last }: Downloads,
  set: (downloads: Downloads) => void,
): HTMLElement {
  const status = dom('span', { role: 'status' });
  const text = dom('textarea', {
    readonly: true,
    rows: '8',
    'aria-label': speaker.text('record-log'),
    spellcheck: 'false',
  });
  text.value = game.log();
  const download = (): void => {
    downloadRecord(game);
    set({ every, last: game.at });
  };
  const copy = async (): Promise<void> => {
    const isCopied = await copied(game.log());
    status.replaceChildren(speaker.text(isCopied ? 'record-copied' : 'record-not-copied'));
  };
  const shared = { files: [fileOf(game)] };
  const canShare = 'canShare' in navigator && navigator.canShare(shared);
  const interval = dom(
    'select',
    { 'data-key': 'every', change: () => set({ every: Number(interval.value), last }) },
    INTERVALS.map((count) =>
      dom(
        'option',
        { value: String(count), selected: count === every },
        count === 0 ? speaker.text('record-every-never') : speaker.text('record-every-entries', { count }),
      ),
    ),
  );
  return dom(
    'section',
    { class: 'log', 'aria-labelledby': 'log-heading' },
    dom('h2', { id: 'log-heading' }, speaker.text('record-log')),
    dom('p', { class: 'lead' }, speaker.text('record-log-lead')),
    dom(
      'p',
      { class: 'tools' },
      button(speaker.text('record-download'), download, 'download'),
      button(speaker.text('record-copy'), () => void copy(), 'copy'),
      canShare ? button(speaker.text('record-share'), () => void navigator.share(shared), 'share') : undefined,
      status,
    ),
    dom(
      'p',
      { class: 'tools' },
      dom('label', {}, speaker.text('record-every'), interval),
      dom('span', {}, speaker.text('record-since', { count: Math.max(0, game.at - last) })),
    ),
    dom('details', {}, dom('summary', {}, 'XML'), text),
  );
}

/** @returns false where the browser forbids it */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function fileOf(game: TableGame): File {
  return new File([game.log()], `${game.kit.game.ruleset}-${game.at}.xml`, { type: 'application/xml' });
}

/** Hands the record to the browser; whether it is written, no page is told. */
export function downloadRecord(game: TableGame): void {
  const file = fileOf(game);
  const link = dom('a', { href: URL.createObjectURL(file), download: file.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}
