/** What is shown first: the games that are kept, a new one, and a log to go on with. */
import type { Ruleset } from '../log/envelope.js';
import { dom } from './dom.js';
import { partyScreen } from './party-screen.js';
import type { Frame } from './screen.js';
import type { Party } from './setup.js';
import { button } from './setup-screen.js';
import type { Kept } from './shelf.js';
import type { ImportFailure } from './table-game.js';

export interface HomeScreen {
  readonly games: readonly Kept[];
  /** False where this browser keeps nothing. */
  readonly canKeep: boolean;
  /** Why the file was not gone on with that somebody has chosen. */
  readonly failure: ImportFailure | undefined;
  readonly goOn: (game: Kept) => void;
  readonly remove: (game: Kept) => void;
  readonly begin: (party: Party) => void;
  readonly read: (file: File | undefined) => void;
}

export function homeScreen(frame: Frame, screen: HomeScreen): readonly HTMLElement[] {
  const { kit, speaker } = frame;
  const { failure, read, begin } = screen;
  const input = dom('input', { type: 'file', id: 'import', change: () => read(input.files?.[0]) });
  const reason = failure === 'too-large' || failure === 'other-game' ? failure : 'unreadable';
  const game = titleOfGame(kit.game.ruleset);
  return [
    dom('p', { class: 'lead' }, speaker.text('record-lead')),
    ...keptGames(frame, screen),
    dom('section', {}, dom('h2', {}, speaker.text('record-new')), partyScreen(frame, begin)),
    dom(
      'section',
      {},
      dom('h2', {}, speaker.text('record-import')),
      dom('label', { for: 'import' }, speaker.text('record-import-file')),
      input,
      dom(
        'p',
        { class: 'alert', role: 'alert' },
        failure === undefined ? undefined : speaker.text(`record-import-${reason}`, { game }),
      ),
    ),
  ];
}

/** As it stands in headings. */
export function titleOfGame(ruleset: Ruleset): string {
  return `${ruleset.charAt(0).toUpperCase()}${ruleset.slice(1)}`;
}

function keptGames(frame: Frame, { games, canKeep, goOn, remove }: HomeScreen): readonly HTMLElement[] {
  const { speaker } = frame;
  if (games.length === 0) return canKeep ? [] : [dom('p', { class: 'alert' }, speaker.text('record-not-saved'))];
  const when = new Intl.DateTimeFormat(speaker.language, { dateStyle: 'medium', timeStyle: 'short' });
  return [
    dom(
      'section',
      {},
      dom('h2', {}, speaker.text('record-kept')),
      dom(
        'ul',
        { class: 'kept' },
        games.map((game, index) => {
          const { names, at, changed, copyOf } = game;
          const about = [
            ...(copyOf === '' ? [] : [speaker.text('record-a-copy')]),
            speaker.text('record-entries', { count: at }),
            ...(changed === 0 ? [] : [when.format(changed)]),
          ];
          return dom(
            'li',
            {},
            dom('p', {}, dom('bdi', {}, names.join(', ')), dom('small', {}, about.join(' · '))),
            button(speaker.text('record-go-on'), () => goOn(game), `go-on-${index}`, 'main'),
            removal(frame, index, () => remove(game)),
          );
        }),
      ),
    ),
  ];
}

/** What is deleted is gone: it is asked once more. */
function removal({ speaker }: Frame, index: number, remove: () => void): HTMLElement {
  const sure = button(speaker.text('record-remove-sure'), remove, `sure-${index}`, 'danger');
  const ask = (): void => {
    first.replaceWith(sure);
    sure.focus();
  };
  const first = button(speaker.text('record-remove'), ask, `remove-${index}`, 'danger');
  return first;
}
