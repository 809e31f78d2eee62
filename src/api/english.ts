import { english as sentences } from '../text/english.js';
import { Language } from './language.js';

/** The sentences of Kiebitz in English. */
export const english: Language = /* @__PURE__ */ new Language(sentences);
