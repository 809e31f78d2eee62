/** Reads saved web pages with jsdom, which is large and no part of the program: it is asked for where a page is read. */
import { createRequire } from 'node:module';
import type { OpenPage } from '../import/page.js';

/** @returns undefined where jsdom is not installed */
export function readerOfPages(): OpenPage | undefined {
  let JSDOM: typeof import('jsdom')['JSDOM'];
  try {
    ({ JSDOM } = createRequire(import.meta.url)('jsdom') as typeof import('jsdom'));
  } catch {
    return undefined;
  }
  return (text) => {
    // Without `runScripts` and `resources` nothing is run, and nothing is fetched.
    const { document } = new JSDOM(text).window;
    return {
      select: (selector) => {
        try {
          return [...document.querySelectorAll(selector)].map((element) => ({
            text: (element.textContent ?? '').replace(/\s+/g, ' ').trim(),
            ...Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
          }));
        } catch {
          return undefined;
        }
      },
      scripts: [...document.querySelectorAll('script:not([src])')].map((script) => script.textContent ?? ''),
    };
  };
}
