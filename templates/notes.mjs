(() => {
  // Notes about the moves, written beside the board and kept in a file of their own (docs/notes.md). Nothing is sent anywhere.
  const store = document.getElementById('notes-draft');
  const editor = document.querySelector('.own-note');
  if (!store || !editor) return;
  const draft = JSON.parse(store.textContent);
  const find = (selector) => editor.querySelector(selector);
  const [fields, none, mark, author, text, save, output] = [
    '.fields',
    '.none',
    'select',
    'input',
    'textarea',
    'button',
    'output',
  ].map(find);
  // Of several notes about one move the first is edited; the others are kept as they are.
  const notes = new Map();
  for (const note of draft.notes) if (note.anchor && !notes.has(note.anchor)) notes.set(note.anchor, note);
  author.value = draft.author;
  let current = null;
  let isKept = true;

  const isEmpty = (note) => note.mark === '' && note.text === '';
  const moveOf = (step) => {
    const code = step?.querySelector(':scope > code');
    return code ? { step, anchor: code.textContent, at: code.dataset.at } : null;
  };

  /** The note as it stands in the text of the move. */
  const print = ({ step }, note, before) => {
    for (const one of step.querySelectorAll('.own')) one.remove();
    // What the page was made with is replaced, too.
    if (before)
      for (const one of step.querySelectorAll(':scope > .note'))
        if (
          one
            .querySelector('p')
            .textContent.replace(/^(\S{1,2}) /, '')
            .trim() === before.text.trim()
        )
          one.remove();
    if (isEmpty(note)) return;
    const sign = () => {
      const abbr = document.createElement('abbr');
      abbr.className = 'mark own';
      abbr.title = mark.querySelector(`[value="${note.mark}"]`).textContent;
      abbr.textContent = note.mark;
      return abbr;
    };
    const quote = document.createElement('blockquote');
    quote.className = 'note own';
    const paragraph = document.createElement('p');
    if (note.mark !== '') {
      const has = [...step.querySelectorAll('h3 > .mark')].some(({ textContent }) => textContent === note.mark);
      if (!has) step.querySelector('h3').append(' ', sign());
      paragraph.append(sign(), ' ');
    }
    paragraph.append(note.text);
    quote.append(paragraph);
    step.append(quote);
    step.closest('.turn')?.classList.add('marked');
  };

  const show = (link) => {
    current = moveOf(document.getElementById(link));
    fields.hidden = !current;
    none.hidden = Boolean(current);
    const note = current && notes.get(current.anchor);
    mark.value = note?.mark ?? '';
    text.value = note?.text ?? '';
  };
  const change = () => {
    if (!current) return;
    const before = notes.get(current.anchor);
    const note = {
      ...(before ?? { anchor: current.anchor, at: current.at }),
      mark: mark.value,
      text: text.value.trim(),
    };
    notes.set(current.anchor, note);
    print(current, note, before);
    keep(false);
  };
  const keep = (now) => {
    isKept = now;
    save.disabled = now;
    output.textContent = now ? '' : output.dataset.unsaved;
  };

  /** All rows: those of the draft in their order, new ones behind them. */
  const rows = () => {
    const edited = new Set();
    const kept = draft.notes.map((note) => {
      if (!note.anchor || edited.has(note.anchor)) return note;
      edited.add(note.anchor);
      return notes.get(note.anchor);
    });
    const added = [...notes].flatMap(([anchor, note]) => (edited.has(anchor) ? [] : [note]));
    return [...kept, ...added].filter((note) => !isEmpty(note));
  };
  const download = () => {
    const { ruleset, game } = draft;
    const head = {
      kiebitz: 'notes',
      format: 1,
      ruleset,
      game,
      author: author.value.trim(),
      language: document.documentElement.lang,
    };
    const lines = Object.entries(head).flatMap(([key, value]) =>
      value === undefined || value === '' ? [] : [`  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`],
    );
    const list = rows().map((row) => `    ${JSON.stringify(row)}`);
    const content = `{\n${lines.join('')}  "notes": [\n${list.join(',\n')}\n  ]\n}\n`;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
    link.download = `${ruleset}.notes.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    keep(true);
  };

  mark.addEventListener('change', change);
  text.addEventListener('input', change);
  author.addEventListener('input', () => keep(false));
  save.addEventListener('click', download);
  editor.closest('.stepper').addEventListener('step', ({ detail }) => show(detail));
  // Whoever leaves with notes that are nowhere else is asked.
  addEventListener('beforeunload', (event) => {
    if (!isKept) event.preventDefault();
  });
})();
