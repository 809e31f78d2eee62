// The output of a program as a page that looks like a terminal.

/** The codes that Kiebitz uses, each with the class it sets or the classes it ends. */
const SET = new Map([
  ['1', 'bold'],
  ['2', 'dim'],
  ['4', 'underline'],
  ['31', 'red'],
  ['32', 'green'],
  ['33', 'yellow'],
  ['35', 'magenta'],
  ['36', 'cyan'],
]);
const END = new Map([
  ['0', [...SET.values()]],
  ['22', ['bold', 'dim']],
  ['24', ['underline']],
  ['39', ['red', 'green', 'yellow', 'magenta', 'cyan']],
]);

/**
 * @param {string} output with ANSI colours
 * @returns {string} markup
 */
function markupOf(output) {
  /** @type {Set<string>} */
  const classes = new Set();
  let markup = '';
  // Every second part is a code.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is how colours are written
  for (const [index, part] of output.split(/\u001b\[(\d*)m/).entries()) {
    if (index % 2 === 0) markup += part === '' ? '' : `<span class="${[...classes].join(' ')}">${escaped(part)}</span>`;
    else {
      for (const ended of END.get(part) ?? []) classes.delete(ended);
      const set = SET.get(part);
      if (set) classes.add(set);
      else if (!END.has(part)) throw new Error(`nobody has said what the code ${part} looks like`);
    }
  }
  return markup;
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/**
 * @param {string} command as it is typed
 * @param {string} output with ANSI colours
 */
export function terminalPage(command, output) {
  return `<!DOCTYPE html>
<meta charset="utf-8">
<style>
html { background: transparent; }
.window {
  width: 1180px;
  overflow: hidden;
  border-radius: 12px;
  background: #17201f;
  color: #dfe3dc;
  font: 15.5px / 1.6 "DejaVu Sans Mono", monospace;
}
.bar { display: flex; gap: 9px; padding: 14px 18px 0; }
.bar i { width: 12px; height: 12px; border-radius: 50%; background: #3a4745; }
pre { margin: 0; padding: 16px 30px 26px; font: inherit; white-space: pre-wrap; }
.prompt { color: #7fcdb6; }
.bold { font-weight: 700; color: #ffffff; }
.dim { color: #8f9a96; }
.underline { text-decoration: underline; }
.red { color: #ff8b6e; }
.green { color: #7fcdb6; }
.yellow { color: #edc348; }
.magenta { color: #dc9fd0; }
.cyan { color: #6cc7d6; }
</style>
<div class="window">
<div class="bar"><i></i><i></i><i></i></div>
<pre><span class="prompt">$</span> ${escaped(command)}
${markupOf(output.trimEnd())}</pre>
</div>`;
}
