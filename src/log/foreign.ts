/** What people take for logs and is none, known by how it begins: whoever has it is told what to do instead. */

/** A kind of file: a saved web page, an archive in ZIP, a table with separators. */
export type ForeignKind = 'page' | 'zip' | 'table';

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** A page that a browser has saved begins with one of these, whatever it says of itself. */
const PAGE = /^<(?:!doctype\s+html|html|head|body)[\s>]|^<!--\s*saved from url=/i;
const SEPARATORS = [',', ';', '\t'];

/**
 * @param head the beginning of a file, from its first character on that is no white space
 * @returns undefined for what may be a log, or is nothing that we know
 */
export function foreignKindOf(head: Uint8Array): ForeignKind | undefined {
  if (ZIP.every((byte, at) => head[at] === byte)) return 'zip';
  const text = new TextDecoder().decode(head);
  if (PAGE.test(text)) return 'page';
  return isTable(text) ? 'table' : undefined;
}

/** Two lines with as many columns. A log begins with a bracket. */
function isTable(text: string): boolean {
  if (/^[<{[]/.test(text)) return false;
  const [first = '', second = ''] = text.split(/\r?\n/, 2);
  return SEPARATORS.some((separator) => {
    const columns = first.split(separator).length;
    return columns > 1 && second.split(separator).length === columns;
  });
}
