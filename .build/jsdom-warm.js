// Loads jsdom once and draws a little, so that V8's compiled form of what drawing needs lies ready.
import { pathToFileURL } from 'node:url';
import { load } from './compiled-loader.js';

const { JSDOM } = load(pathToFileURL(/** @type {string} */ (process.argv[2])));
const { document } = new JSDOM('<!DOCTYPE html><html><body></body></html>').window;
const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
document.body.append(svg);
for (const name of ['g', 'path', 'text', 'title']) {
  const shape = document.createElementNS('http://www.w3.org/2000/svg', name);
  shape.setAttribute('class', name);
  shape.setAttributeNS('http://www.w3.org/1999/xlink', 'href', '#top');
  shape.textContent = name;
  svg.appendChild(shape);
}
for (const shape of document.body.querySelectorAll('g, .path')) shape.getAttribute('class');
if (!svg.outerHTML.includes('</path>') || svg.querySelector('text')?.textContent !== 'text') process.exitCode = 1;
svg.replaceChildren();
svg.remove();
