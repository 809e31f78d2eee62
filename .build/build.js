// node .build/build.js: makes this clone ready, if it is not. With --anew even if it is, and leaving nothing old.
import { prepare } from './prepare.js';

await prepare({ anew: process.argv.includes('--anew') });
