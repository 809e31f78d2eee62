/** The XML declaration: `<?xml version="1.0" encoding="UTF-8"?>`. */
import type { Breach } from '../breach.js';

const VERSION = String.raw`\s+version\s*=\s*(?:"1\.[0-9]+"|'1\.[0-9]+')`;
const ENCODING = String.raw`(?:\s+encoding\s*=\s*(?:"[A-Za-z][-A-Za-z0-9._]*"|'[A-Za-z][-A-Za-z0-9._]*'))?`;
const STANDALONE = String.raw`(?:\s+standalone\s*=\s*(?:"(?:yes|no)"|'(?:yes|no)'))?`;
const DECLARATION = new RegExp(`^xml${VERSION}${ENCODING}${STANDALONE}\\s*$`);

/** What a declaration says of the encoding, and whether it is one. `offset`: from the beginning of `inside`. */
export interface Declaration {
  readonly breach?: Breach;
  readonly encoding?: { readonly name: string; readonly offset: number };
}

/** Reads what stands between `<?` and `?>` at the beginning of a file. */
export function checkDeclaration(inside: string): Declaration {
  const encoding = /\sencoding\s*=\s*["']([^"']*)/.exec(inside);
  return {
    ...(!DECLARATION.test(inside) && { breach: 'declaration' }),
    ...(encoding?.[1] !== undefined && {
      encoding: { name: encoding[1], offset: encoding.index + encoding[0].length - encoding[1].length },
    }),
  };
}
