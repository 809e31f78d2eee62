/** The page of the recorder: which screen is shown, and in which language. */
import { LANGUAGE_NAMES, LANGUAGES, type Language, languageOf } from '../text/language.js';
import { type Speaker, speakerOf } from '../text/speaker.js';
import { dom } from './dom.js';
import type { Kit } from './kit.js';
import { partyScreen } from './party-screen.js';
import { type Downloads, NO_DOWNLOADS } from './record-section.js';
import type { Frame } from './screen.js';
import { deal, type Laid, type Party, rootOf, stepsOf } from './setup.js';
import { button, setupScreen } from './setup-screen.js';
import { type Kept, Shelf } from './shelf.js';
import { type ImportFailure, TableGame } from './table-game.js';
import { TableScreen, wordsOf } from './table-screen.js';

/** Longer files are no log of a game. In bytes. */
const MOST_BYTES = 2_097_152;

/** What is shown now. */
type Shown =
  | { readonly kind: 'home'; readonly games: readonly Kept[]; readonly failure?: ImportFailure }
  | { readonly kind: 'setup'; readonly party: Party; readonly laid: readonly Laid[] }
  | { readonly kind: 'table'; readonly id: string; readonly table: TableScreen };

/** Fills the page. */
export class App {
  private shown: Shown = { kind: 'home', games: [] };
  private speaker: Speaker | undefined;
  private shelf: Shelf | undefined;
  /** That of the latest change of all games. */
  private order = 0;
  /** Whether the game at hand is kept as it is now. */
  private isKept = true;

  /** @param place what the page leaves free for it */
  constructor(
    private readonly kit: Kit,
    private readonly place: HTMLElement,
  ) {}

  /** Shows the game that was at hand when the page was left, or all of them. */
  async begin(language: Language): Promise<void> {
    this.shelf = await Shelf.open(`kiebitz-${this.kit.game.ruleset}`);
    const games = (await this.shelf?.games()) ?? [];
    this.order = games[0]?.order ?? 0;
    const last = games.find(({ id }) => `#${id}` === location.hash);
    const game = last && TableGame.read(this.kit, last.log, last.at);
    this.shown =
      last && game instanceof TableGame ? this.table(last.id, game, last.downloads) : { kind: 'home', games };
    await this.speak(language);
  }

  /** Draws everything in a language. */
  private async speak(language: Language): Promise<void> {
    const { game, sentences } = this.kit;
    const speaker = speakerOf(await sentences(language), [game.ruleset], ['record', 'options', 'board']);
    this.speaker = speaker.forGame(game).forPages();
    document.documentElement.lang = language;
    this.draw();
  }

  private draw(): void {
    const { place } = this;
    const focus = document.activeElement?.getAttribute('data-key');
    const unfolded = [...place.querySelectorAll('details[open][data-key]')].map((one) => one.getAttribute('data-key'));
    place.replaceChildren(...this.screen());
    for (const details of place.querySelectorAll<HTMLDetailsElement>('details[data-key]'))
      details.open = unfolded.includes(details.getAttribute('data-key'));
    if (focus === null || focus === undefined) return;
    // Whoever chooses with keys goes on where the next choice is.
    const next = place.querySelector<HTMLElement>(`[data-key="${CSS.escape(focus)}"]`);
    (next ?? place.querySelector<HTMLElement>('.forks button, button.main'))?.focus();
  }

  private get frame(): Frame {
    if (!this.speaker) throw new Error('nobody speaks yet');
    return { kit: this.kit, speaker: this.speaker };
  }

  private show(shown: Shown): void {
    this.shown = shown;
    this.draw();
  }

  private screen(): readonly HTMLElement[] {
    const { shown, frame } = this;
    switch (shown.kind) {
      case 'home':
        return [this.heading(), ...this.home(shown)];
      case 'setup':
        return [this.heading(), this.leave(), this.setup(shown.party, shown.laid)];
      case 'table':
        return [this.heading(), this.leave(), ...this.keeping(), ...shown.table.draw(frame)];
    }
  }

  private heading(): HTMLElement {
    const { speaker } = this.frame;
    const select = dom(
      'select',
      {
        id: 'language',
        'data-key': 'language',
        change: () => void this.speak(languageOf(select.value) ?? 'en'),
      },
      LANGUAGES.map((value) =>
        dom('option', { value, lang: value, selected: value === speaker.language }, LANGUAGE_NAMES[value]),
      ),
    );
    return dom(
      'header',
      { class: 'title' },
      dom('h1', {}, speaker.text('record-title', { game: capitalised(this.kit.game.ruleset) })),
      dom('label', { for: 'language' }, speaker.text('record-language'), select),
    );
  }

  private leave(): HTMLElement {
    return dom(
      'p',
      {},
      button(this.frame.speaker.text('record-leave'), () => void this.goHome(), 'leave'),
    );
  }

  /** What is said while the game is not kept. */
  private keeping(): readonly HTMLElement[] {
    const { speaker } = this.frame;
    return this.isKept ? [] : [dom('p', { class: 'alert', role: 'alert' }, speaker.text('record-not-saved'))];
  }

  private async goHome(failure?: ImportFailure): Promise<void> {
    history.replaceState(null, '', '#');
    const games = (await this.shelf?.games()) ?? [];
    this.show({ kind: 'home', games, ...(failure !== undefined && { failure }) });
  }

  private home({ games, failure }: Extract<Shown, { kind: 'home' }>): readonly HTMLElement[] {
    const { speaker } = this.frame;
    const input = dom('input', { type: 'file', id: 'import', change: () => void this.read(input.files?.[0]) });
    return [
      dom('p', { class: 'lead' }, speaker.text('record-lead')),
      ...this.kept(games),
      dom(
        'section',
        {},
        dom('h2', {}, speaker.text('record-new')),
        partyScreen(this.frame, (party) => this.lay(party)),
      ),
      dom(
        'section',
        {},
        dom('h2', {}, speaker.text('record-import')),
        dom('label', { for: 'import' }, speaker.text('record-import-file')),
        input,
        dom('p', { class: 'alert', role: 'alert' }, failure === undefined ? undefined : this.reason(failure)),
      ),
    ];
  }

  private kept(games: readonly Kept[]): readonly HTMLElement[] {
    const { speaker } = this.frame;
    if (games.length === 0) return this.shelf ? [] : [dom('p', { class: 'alert' }, speaker.text('record-not-saved'))];
    const goOn = ({ id, log, at, downloads }: Kept): void => {
      const game = TableGame.read(this.kit, log, at);
      if (typeof game === 'string') void this.goHome(game);
      else this.play(game, id, downloads);
    };
    const remove = async ({ id }: Kept): Promise<void> => {
      await this.shelf?.remove(id);
      await this.goHome();
    };
    return [
      dom(
        'section',
        {},
        dom('h2', {}, speaker.text('record-kept')),
        dom(
          'ul',
          { class: 'kept' },
          games.map((game, index) => {
            const names = dom('bdi', {}, game.names.join(', '));
            return dom(
              'li',
              {},
              dom('p', {}, names, ` · ${speaker.text('record-entries', { count: game.at })}`),
              button(speaker.text('record-go-on'), () => goOn(game), `go-on-${index}`, 'main'),
              button(speaker.text('record-remove'), () => void remove(game), `remove-${index}`, 'danger'),
            );
          }),
        ),
      ),
    ];
  }

  private reason(failure: ImportFailure): string {
    const id = failure === 'too-large' || failure === 'other-game' ? failure : 'unreadable';
    return this.frame.speaker.text(`record-import-${id}`, { game: capitalised(this.kit.game.ruleset) });
  }

  private async read(file: File | undefined): Promise<void> {
    if (!file) return;
    const game = file.size > MOST_BYTES ? 'too-large' : TableGame.read(this.kit, await file.text());
    if (typeof game === 'string') await this.goHome(game);
    else this.play(game);
  }

  private lay(party: Party): void {
    const laid = deal(this.kit, party, this.number());
    this.show({ kind: 'setup', party, laid });
  }

  private setup(party: Party, laid: readonly Laid[]): HTMLElement {
    const game = this.begun(party, laid);
    const { vocabulary } = this.kit.game;
    return setupScreen(this.frame, {
      laid,
      words: wordsOf(this.frame, game),
      choices: (element, attribute) => {
        const type = vocabulary[element]?.attributes[attribute]?.type;
        return (type && (game.declaredNames.get(type.name) ?? type.choices)) ?? [];
      },
      change: (changed) => this.show({ kind: 'setup', party, laid: changed }),
      dealAnew: () => this.lay(party),
      begin: () => {
        game.goOn();
        this.play(game);
      },
    });
  }

  private number(): number {
    return Math.trunc(this.kit.chance() * 2 ** 31);
  }

  private begun(party: Party, laid: readonly Laid[]): TableGame {
    const root = rootOf(this.kit, `game-${this.number().toString(36)}`, party);
    const game = TableGame.open(this.kit, root, stepsOf(this.kit, laid), undefined, party.records);
    if (typeof game === 'string') throw new Error(`a game that cannot begin: ${game}`);
    return game;
  }

  private play(game: TableGame, id = `game-${this.number().toString(36)}`, downloads = NO_DOWNLOADS): void {
    history.replaceState(null, '', `#${id}`);
    const shown = this.table(id, game, downloads);
    this.show(shown);
    void this.keep(shown);
  }

  private table(id: string, game: TableGame, downloads: Downloads): Extract<Shown, { kind: 'table' }> {
    const keep = (): void => void this.keep(shown);
    const changed = (): void => {
      this.draw();
      keep();
    };
    const shown = { kind: 'table', id, table: new TableScreen(game, downloads, keep, changed) } as const;
    return shown;
  }

  /** Keeps a game as it is now, and says where that cannot be done. */
  private async keep({ id, table }: Extract<Shown, { kind: 'table' }>): Promise<void> {
    const { game, downloads } = table;
    const names = game.story.replayed.players.map((player) => player.name ?? player.id);
    const { at } = game;
    const log = game.whole();
    this.order += 1;
    const isKept = (await this.shelf?.keep({ id, names, log, at, downloads, order: this.order })) ?? false;
    const isNew = isKept !== this.isKept;
    this.isKept = isKept;
    if (isNew) this.draw();
  }
}

function capitalised(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
