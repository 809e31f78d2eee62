/** The page on which people record a game: one self-contained HTML file with the rules of the game in it. */
import own from '../../templates/record.css?raw';
import page from '../../templates/record.hbs';
import scene from '../../templates/scene.css?raw';
import texture from '../../templates/texture.css?raw';
import { textures } from '../charts/textures.js';
import type { Language } from '../text/language.js';
import { VERSION } from '../version.js';
import { FRAME, headWith, safeJson } from './page-head.js';

const STYLE = `${texture}${scene}${own}`;

export interface RecordPage {
  /** The page begins in this language; without it in that of the browser. */
  readonly asked: Language | undefined;
  readonly language: Language;
  readonly title: string;
  /** What stands there where no script runs. */
  readonly noScript: string;
  /** The script of the game. */
  readonly script: string;
  /** The text of an edition; undefined for the one that is shipped. */
  readonly edition: string | undefined;
}

/** @returns the same bytes for the same page */
export function renderRecordPage(model: RecordPage): string {
  // Data that no script runs, in a page: a text of it ends no element.
  const edition = model.edition === undefined ? undefined : safeJson(model.edition);
  return page(
    { ...model, edition, kiebitz: VERSION, textures: textures(), ...headWith(STYLE, model.script) },
    { partials: FRAME },
  );
}
