/**
 * How a text can fail to be XML or JSON at all. Codes, not sentences: the room `text` has the words.
 */
export const BREACHES = [
  // The reader cannot go on behind one of these.
  'end-missing', // the text ends inside an element, a tag or an object; `expected` is what would close it
  'end-mismatched', // an end tag that closes something else
  'tag', // a tag that is none: a name, a quote, an equals sign or the final `>` is missing
  'comment-open', // `<!--` without `-->`
  'cdata-open', // `<![CDATA[` without `]]>`
  'instruction-open', // `<?` without `?>`
  'syntax', // JSON
  // In the notation that people type: what stands behind one of these up to the next comma is left out.
  'word', // nothing that may stand there; `expected` is what may
  'word-ambiguous', // the beginning of several
  'turn-number', // not the one that is due: something may be missing
  // The reader reports these, takes the text literally, and goes on.
  'attribute-repeated',
  'attribute-space', // no white space between two attributes
  'less-than', // `<` in the value of an attribute
  'ampersand', // `&` that begins no reference
  'entity', // an entity that nobody defined
  'character', // one that may not occur, not even as a reference
  'comment-hyphens', // `--` inside a comment
  'cdata-end', // `]]>` in text
  'cdata-outside', // a CDATA section outside the root
  'instruction', // a processing instruction without a proper name
  'declaration', // an XML declaration that is malformed, or not at the very beginning
  'text-outside', // text outside the root
  'second-root',
  'stray-end', // an end tag of something that was never opened
] as const;

/** One of these codes. */
export type Breach = (typeof BREACHES)[number];
