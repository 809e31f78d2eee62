// fast-xml-parser alone, keeping what a reader of logs needs (order of elements, attributes): node parse-xml.js file [slices]
// `slices`: one game at a time, which it likes better than the whole file.
import { readFileSync } from 'node:fs';
import { XMLParser } from 'fast-xml-parser';

const [, , path = '', how] = process.argv;
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  parseTagValue: false,
  parseAttributeValue: false,
});
const text = readFileSync(path, 'utf8');
let games = 0;
if (how === 'slices') {
  for (let start = text.indexOf('<game '); start >= 0; start = text.indexOf('<game ', start + 1)) {
    games += parser.parse(text.slice(start, text.indexOf('</game>', start) + '</game>'.length)).length;
  }
} else {
  games = parser.parse(text).at(-1).gamelog.length;
}
console.log(games);
