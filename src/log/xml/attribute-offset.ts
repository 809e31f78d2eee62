const TAG_NAME = /<[^\s/>]+/y;
const ATTRIBUTE = /\s*([^\s=/>]+)\s*=\s*(?:"[^"]*"|'[^']*')/y;

/** The offset of an attribute's name in the start tag at `offset`, if it stands there. */
export function attributeOffsetInXml(text: string, offset: number, attribute: string): number | undefined {
  TAG_NAME.lastIndex = offset;
  if (!TAG_NAME.test(text)) return undefined;
  ATTRIBUTE.lastIndex = TAG_NAME.lastIndex;
  for (;;) {
    const start = ATTRIBUTE.lastIndex;
    const match = ATTRIBUTE.exec(text);
    if (!match) return undefined;
    if (match[1] === attribute) return start + match[0].search(/\S/);
  }
}
