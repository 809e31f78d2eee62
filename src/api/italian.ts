import { italian as sentences } from '../text/italian.js';
import { Language } from './language.js';

/** The sentences of Kiebitz in Italian. */
export const italian: Language = /* @__PURE__ */ new Language(sentences);
