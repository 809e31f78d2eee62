/** Where the page of the recorder begins. */
import { readEdition } from '../editions/read-edition.js';
import type { Game } from '../engine/game.js';
import { type Language, languageOf } from '../text/language.js';
import { unpacked } from '../text/packed.js';
import { App } from './app.js';
import type { Kit } from './kit.js';

/**
 * @param edition the text of the edition that Kiebitz ships
 * @param texts the sentences of each language, packed
 * @param world what is not the same each time
 */
export function start(
  game: Game,
  edition: string,
  texts: Readonly<Record<Language, string>>,
  world: Pick<Kit, 'chance' | 'clock'>,
): void {
  const place = document.getElementById('recorder');
  const own = document.getElementById('edition')?.textContent;
  const text = own ? (JSON.parse(own) as string) : edition;
  const read = readEdition(new TextEncoder().encode(text), own ? '' : game.defaultEdition, (name) =>
    name === game.ruleset ? game.vocabulary : undefined,
  );
  if (!place || 'mistakes' in read) throw new Error('a page that is not whole');
  const asked = languageOf(place.lang) ?? navigator.languages.map(languageOf).find((one) => one !== undefined);
  const kit: Kit = {
    game,
    edition: own ? read.edition : { ...read.edition, name: game.defaultEdition },
    isOwnEdition: Boolean(own),
    sentences: (language) => unpacked(language, texts[language]),
    ...world,
  };
  void new App(kit, place).begin(asked ?? 'en');
}
