import { german as sentences } from '../text/german.js';
import { Language } from './language.js';

/** The sentences of Kiebitz in German. */
export const german: Language = /* @__PURE__ */ new Language(sentences);
