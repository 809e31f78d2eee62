/** The record: to be downloaded, copied, shared. */
import { dom } from './dom.js';
import type { Frame } from './screen.js';
import { button } from './setup-screen.js';
import type { TableGame } from './table-game.js';

export function recordSection({ speaker, kit }: Frame, game: TableGame): HTMLElement {
  const status = dom('span', { role: 'status' });
  const name = `${kit.game.ruleset}-${game.at}.xml`;
  const text = dom('textarea', {
    readonly: true,
    rows: '8',
    'aria-label': speaker.text('record-log'),
    spellcheck: 'false',
  });
  text.value = game.log();
  const download = (): void => {
    const link = dom('a', { href: URL.createObjectURL(fileOf(name, text.value)), download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href));
  };
  const copy = async (): Promise<void> => {
    const isCopied = await copied(text.value);
    status.replaceChildren(speaker.text(isCopied ? 'record-copied' : 'record-not-copied'));
  };
  const shared = { files: [fileOf(name, text.value)] };
  const canShare = 'canShare' in navigator && navigator.canShare(shared);
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

function fileOf(name: string, text: string): File {
  return new File([text], name, { type: 'application/xml' });
}
