/** The page of the recorder: which screen is shown, and in which language. */
import { namesApart } from '../engine/roster.js';
import { LANGUAGE_NAMES, LANGUAGES, type Language, languageOf } from '../text/language.js';
import { type Speaker, speakerOf } from '../text/speaker.js';
import { dom } from './dom.js';
import { homeScreen, titleOfGame } from './home-screen.js';
import type { Kit } from './kit.js';
import { writtenIn } from './party-screen.js';
import { type Downloads, NO_DOWNLOADS } from './record-section.js';
import type { Frame } from './screen.js';
import { deal, type Laid, type Party, rootOf, stepsOf } from './setup.js';
import { button, setupScreen } from './setup-screen.js';
import { type Kept, Shelf } from './shelf.js';
import { wrongIn } from './story-section.js';
import { type ImportFailure, TableGame } from './table-game.js';
import { TableScreen, wordsOf } from './table-screen.js';

/** Longer files are no log of a game. In bytes. */
const MOST_BYTES = 2_097_152;

/** What is shown now. */
type Shown =
  | { readonly kind: 'home'; readonly games: readonly Kept[]; readonly failure?: ImportFailure }
  | { readonly kind: 'setup'; readonly party: Party; readonly laid: readonly Laid[] }
  | {
      readonly kind: 'table';
      readonly id: string;
      readonly table: TableScreen;
      /** The id of the game that it is a copy of, to try things in; empty where it is none. */
      readonly copyOf: string;
    };

type ShownTable = Extract<Shown, { kind: 'table' }>;

/** Fills the page. */
export class App {
  private shown: Shown = { kind: 'home', games: [] };
  /** Counts what was asked for: an answer that comes late must not take the place of what was asked for since. */
  private asked = 0;
  private speaker: Speaker | undefined;
  private shelf: Shelf | undefined;
  /** That of the latest change of all games. */
  private order = 0;
  /** The game of which a copy is at hand. */
  private left: ShownTable | undefined;
  /** Whether the game at hand is kept as it is now. */
  private isKept = true;
  /** Says aloud what has changed. It stays while everything else is drawn anew: what has just come is not read out. */
  private readonly heard = dom('p', { class: 'hidden', role: 'status' });

  /** @param place what the page leaves free for it */
  constructor(
    private readonly kit: Kit,
    private readonly place: HTMLElement,
  ) {}

  /** Shows the game that was at hand when the page was left, or all of them. */
  async begin(language: Language): Promise<void> {
    this.place.after(this.heard);
    for (const name of ['focus', 'visibilitychange']) window.addEventListener(name, () => void this.catchUp());
    this.shelf = await Shelf.open(`kiebitz-${this.kit.game.ruleset}`);
    const games = (await this.shelf?.games()) ?? [];
    this.order = games[0]?.order ?? 0;
    const last = games.find(({ id }) => `#${id}` === location.hash);
    const game = last && TableGame.read(this.kit, last.log, last.at);
    this.shown =
      last && game instanceof TableGame
        ? this.table(last.id, game, last.downloads, last.copyOf)
        : { kind: 'home', games };
    await this.speak(language);
  }

  /** Goes on with the game at hand as it was played on in another window since: what is played here would take its place. */
  private async catchUp(): Promise<void> {
    const { shown } = this;
    if (shown.kind !== 'table') return;
    const kept = (await this.shelf?.games())?.find(({ id }) => id === shown.id);
    if (!kept || kept.order <= this.order || this.shown !== shown) return;
    this.goOn(kept);
  }

  /** Draws everything in a language. */
  private async speak(language: Language): Promise<void> {
    const { game, sentences } = this.kit;
    const speaker = speakerOf(await sentences(language), [game.ruleset], ['record', 'options', 'board']);
    this.speaker = speaker.forGame(game).forPages();
    document.documentElement.lang = language;
    document.title = this.title;
    this.draw();
  }

  private draw(): void {
    const { place } = this;
    const focus = document.activeElement?.getAttribute('data-key');
    const unfolded = [...place.querySelectorAll('details[open][data-key]')].map((one) => one.getAttribute('data-key'));
    const writeAgain = writtenIn(place);
    place.replaceChildren(...this.screen());
    writeAgain();
    this.heard.textContent = this.shown.kind === 'table' ? this.shown.table.heard(this.frame) : '';
    for (const details of place.querySelectorAll<HTMLDetailsElement>('details[data-key]'))
      details.open = unfolded.includes(details.getAttribute('data-key'));
    if (focus === null || focus === undefined) return;
    // Whoever chooses with keys goes on where the next choice is.
    const next = place.querySelector<HTMLElement>(`[data-key="${CSS.escape(focus)}"]:enabled`);
    (next ?? place.querySelector<HTMLElement>('.forks button, button.main'))?.focus();
  }

  private get frame(): Frame {
    if (!this.speaker) throw new Error('nobody speaks yet');
    return { kit: this.kit, speaker: this.speaker };
  }

  private show(shown: Shown): void {
    this.asked += 1;
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
        return [this.heading(), this.leave(), ...this.keeping(), ...this.copyNotice(shown), ...shown.table.draw(frame)];
    }
  }

  private get title(): string {
    return this.frame.speaker.text('record-title', { game: titleOfGame(this.kit.game.ruleset) });
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
      dom('h1', {}, this.title),
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

  /** What is said of a copy, and the way back from it. */
  private copyNotice({ copyOf }: ShownTable): readonly HTMLElement[] {
    const { speaker } = this.frame;
    if (copyOf === '') return [];
    return [
      dom(
        'p',
        { class: 'copy' },
        dom('span', {}, speaker.text('record-copy-lead')),
        button(speaker.text('record-copy-back'), () => void this.goBack(copyOf), 'copy-back'),
      ),
    ];
  }

  /** From a copy to its game: as it was left, or as it is kept. */
  private async goBack(id: string): Promise<void> {
    const { left } = this;
    if (left?.id === id) {
      history.replaceState(null, '', `#${id}`);
      this.show(left);
      return;
    }
    const kept = (await this.shelf?.games())?.find((one) => one.id === id);
    if (kept) this.goOn(kept);
    else await this.goHome();
  }

  /** A copy of a game, in which anything may be tried. */
  private copy(shown: ShownTable): void {
    const { game } = shown.table;
    const copy = TableGame.read(this.kit, game.whole(), game.at);
    if (typeof copy === 'string') return;
    this.left = shown;
    this.play(copy, undefined, NO_DOWNLOADS, shown.id);
  }

  private ask(): number {
    this.asked += 1;
    return this.asked;
  }

  private async goHome(failure?: ImportFailure): Promise<void> {
    // From there the game may be gone on with, or deleted.
    this.left = undefined;
    history.replaceState(null, '', '#');
    const asked = this.ask();
    const games = (await this.shelf?.games()) ?? [];
    if (asked === this.asked) this.show({ kind: 'home', games, ...(failure !== undefined && { failure }) });
  }

  private home({ games, failure }: Extract<Shown, { kind: 'home' }>): readonly HTMLElement[] {
    return homeScreen(this.frame, {
      games,
      canKeep: this.shelf !== undefined,
      failure,
      goOn: (kept) => this.goOn(kept),
      remove: (kept) => void this.remove(kept),
      begin: (party) => this.lay(party),
      read: (file) => void this.read(file),
    });
  }

  private goOn({ id, log, at, downloads, copyOf, order }: Kept): void {
    this.order = Math.max(this.order, order);
    const game = TableGame.read(this.kit, log, at);
    if (typeof game === 'string') void this.goHome(game);
    else this.play(game, id, downloads, copyOf);
  }

  private async remove({ id }: Kept): Promise<void> {
    await this.shelf?.remove(id);
    await this.goHome();
  }

  private async read(file: File | undefined): Promise<void> {
    if (!file) return;
    const asked = this.ask();
    const text = file.size > MOST_BYTES ? undefined : await file.text();
    if (asked !== this.asked) return;
    const game = text === undefined ? 'too-large' : TableGame.read(this.kit, text);
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
      wrong: wrongIn(game, this.frame.speaker),
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

  private play(
    game: TableGame,
    id = `game-${this.number().toString(36)}`,
    downloads = NO_DOWNLOADS,
    copyOf = '',
  ): void {
    history.replaceState(null, '', `#${id}`);
    const shown = this.table(id, game, downloads, copyOf);
    this.show(shown);
    void this.keep(shown);
  }

  private table(id: string, game: TableGame, downloads: Downloads, copyOf: string): ShownTable {
    const keep = (): void => void this.keep(shown);
    const changed = (): void => {
      this.draw();
      keep();
    };
    const copy = copyOf === '' ? () => this.copy(shown) : undefined;
    const shown: ShownTable = {
      kind: 'table',
      id,
      table: new TableScreen(game, downloads, { keep, changed, copy }),
      copyOf,
    };
    return shown;
  }

  /** Keeps a game as it is now, and says where that cannot be done. */
  private async keep({ id, table, copyOf }: ShownTable): Promise<void> {
    const { game, downloads } = table;
    const names = namesApart(game.story.replayed.players);
    const { at } = game;
    const log = game.whole();
    this.order += 1;
    const kept: Kept = { id, names, log, at, downloads, copyOf, changed: this.kit.clock(), order: this.order };
    const isKept = (await this.shelf?.keep(kept)) ?? false;
    const isNew = isKept !== this.isKept;
    this.isKept = isKept;
    if (isNew) this.draw();
  }
}
