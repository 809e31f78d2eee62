/** The page of the recorder: which screen is shown, and in which language. */
import { LANGUAGES, type Language, languageOf } from '../text/language.js';
import { type Speaker, speakerOf } from '../text/speaker.js';
import { dom } from './dom.js';
import type { Kit } from './kit.js';
import { partyScreen } from './party-screen.js';
import type { Frame } from './screen.js';
import { deal, type Laid, type Party, rootOf, stepsOf } from './setup.js';
import { button, setupScreen } from './setup-screen.js';
import { type ImportFailure, TableGame } from './table-game.js';
import { TableScreen, wordsOf } from './table-screen.js';

/** Longer files are no log of a game. In bytes. */
const MOST_BYTES = 2_097_152;

/** What is shown now. */
type Shown =
  | { readonly kind: 'home'; readonly failure?: ImportFailure }
  | { readonly kind: 'setup'; readonly party: Party; readonly laid: readonly Laid[] }
  | { readonly kind: 'table'; readonly table: TableScreen };

/** Fills the page. */
export class App {
  private shown: Shown = { kind: 'home' };
  private speaker: Speaker | undefined;

  /** @param place what the page leaves free for it */
  constructor(
    private readonly kit: Kit,
    private readonly place: HTMLElement,
  ) {}

  /** Draws everything in a language. */
  async speak(language: Language): Promise<void> {
    const { game, sentences } = this.kit;
    const speaker = speakerOf(await sentences(language), [game.ruleset], ['record', 'options']);
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
        return [this.heading(), ...this.home(shown.failure)];
      case 'setup':
        return [this.heading(), this.leave(), this.setup(shown.party, shown.laid)];
      case 'table':
        return [this.heading(), this.leave(), ...shown.table.draw(frame)];
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
      button(this.frame.speaker.text('record-leave'), () => this.show({ kind: 'home' }), 'leave'),
    );
  }

  private home(failure: ImportFailure | undefined): readonly HTMLElement[] {
    const { speaker } = this.frame;
    const input = dom('input', { type: 'file', id: 'import', change: () => void this.read(input.files?.[0]) });
    return [
      dom('p', { class: 'lead' }, speaker.text('record-lead')),
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

  private reason(failure: ImportFailure): string {
    const id = failure === 'too-large' || failure === 'other-game' ? failure : 'unreadable';
    return this.frame.speaker.text(`record-import-${id}`, { game: capitalised(this.kit.game.ruleset) });
  }

  private async read(file: File | undefined): Promise<void> {
    if (!file) return;
    const game = file.size > MOST_BYTES ? 'too-large' : TableGame.read(this.kit, await file.text());
    if (typeof game === 'string') this.show({ kind: 'home', failure: game });
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

  private play(game: TableGame): void {
    this.show({ kind: 'table', table: new TableScreen(game, () => this.draw()) });
  }
}

/** Each in its own language. */
const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', it: 'Italiano' };

function capitalised(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
