const TAG_NAME = /<[^\s/>]+/y;
const ATTRIBUTE = /\s*([^\s=/>]+)\s*=\s*(?:"[^"]*"|'[^']*')/y;

/** The offset of the first attribute in the start tag at `offset` whose name is meant, if it stands there. */
export function attributeOffsetInXml(
  text: string,
  offset: number,
  isMeant: (name: string) => boolean,
): number | undefined {
  TAG_NAME.lastIndex = offset;
  if (!TAG_NAME.test(text)) return undefined;
  ATTRIBUTE.lastIndex = TAG_NAME.lastIndex;
  for (;;) {
    const start = ATTRIBUTE.lastIndex;
    const match = ATTRIBUTE.exec(text);
    if (!match) return undefined;
    if (isMeant(match[1] ?? '')) return start + match[0].search(/\S/);
  }
}
