// Lets Node.js load the sources as they are, TypeScript and what belongs to the program: node --import ./.build/typescript.js.
import { register } from 'node:module';

register('./typescript-hooks.js', import.meta.url);
