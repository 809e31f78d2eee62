import { readFileSync } from 'node:fs';
import { eventsOf, eventsOfPieces } from './fuzz/judged.js';
async function main() {
const data = new Uint8Array(readFileSync(process.argv[2] ?? ''));
const one = eventsOf(data), two = await eventsOfPieces(data, 7);
console.log(one.length, two.length);
for (let i = 0; i < Math.max(one.length, two.length); i++) { const e = one[i]; if (JSON.stringify(e) !== JSON.stringify(two[i])) { console.log(JSON.stringify(e)?.replace(/(\\u0000)+/g, '0*')); console.log('---'); console.log(JSON.stringify(two[i])?.replace(/(\\u0000)+/g, '0*')); } }
}
void main();
