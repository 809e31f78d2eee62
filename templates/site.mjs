// Only an enhancement: without it the table has all games in the order in which they were read.
// What is shown lives in the address, behind `#?`, so that it can be sent to others: a file has no other place for it.
(() => {
  const table = document.querySelector('table.list');
  const body = table.tBodies[0];
  const rows = [...body.rows];
  const filter = document.querySelector('.filter');
  const controls = [...filter.querySelectorAll('input, select')];
  const output = filter.querySelector('output');
  const clear = filter.querySelector('button');
  const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const wordsOf = (row, selector) =>
    plain([...row.querySelectorAll(selector)].map(({ textContent }) => textContent).join('\n'));
  const searched = new Map(rows.map((row) => [row, wordsOf(row, 'bdi, .ruleset')]));
  const players = new Map(rows.map((row) => [row, wordsOf(row, '.players bdi').split('\n')]));
  const names = new Set([...filter.querySelectorAll('#names option')].map(({ value }) => plain(value)));

  // A name that somebody bears is that one; a part of a name is all those that hold it.
  const sits = (row, name) => players.get(row).some((one) => (names.has(name) ? one === name : one.includes(name)));
  const fits = {
    query: (row, value) =>
      plain(value)
        .split(/\s+/)
        .every((word) => searched.get(row).includes(word)),
    player: (row, value) => sits(row, plain(value)),
    from: ({ dataset }, value) => dataset.day !== undefined && dataset.day >= value,
    to: ({ dataset }, value) => dataset.day !== undefined && dataset.day <= value,
    option: ({ dataset }, value) => (dataset.option ?? '').split(' ').includes(value),
  };
  const isMet = (row, { id, value }) => fits[id]?.(row, value) ?? row.dataset[id] === value;

  /** What the address says, by the ids of the controls. */
  const said = () => new URLSearchParams(location.hash.startsWith('#?') ? location.hash.slice(2) : '');
  /** @param entries those without a value are taken out */
  const say = (entries) => {
    const all = said();
    for (const [key, value] of entries) {
      if (value === '') all.delete(key);
      else all.set(key, value);
    }
    const address = all.size > 0 ? `#?${all}` : '';
    if (address !== location.hash) history.replaceState(null, '', address || location.pathname + location.search);
  };

  // To lay out hundreds of rows takes longer than anybody waits: the first ones come at once, as many again with each picture.
  const AT_ONCE = 50;
  let next = 0;
  const appear = (waiting) => {
    for (const row of waiting.slice(0, AT_ONCE)) row.hidden = false;
    if (waiting.length > AT_ONCE) next = requestAnimationFrame(() => appear(waiting.slice(AT_ONCE)));
  };
  const show = () => {
    cancelAnimationFrame(next);
    const asked = controls.filter(({ value }) => value.trim() !== '');
    let count = 0;
    const waiting = [];
    for (const row of body.rows) {
      if (!asked.every((control) => isMet(row, control))) {
        row.hidden = true;
        continue;
      }
      count += 1;
      if (row.hidden) waiting.push(row);
    }
    appear(waiting);
    output.textContent = `${output.dataset.shown} ${count} ${output.dataset.of} ${rows.length}`;
    clear.hidden = asked.length === 0;
  };
  const change = () => {
    show();
    say(controls.map(({ id, value }) => [id, value.trim()]));
  };
  const read = () => {
    for (const control of controls) control.value = said().get(control.id) ?? '';
    show();
  };
  for (const control of controls) control.addEventListener('input', change);
  const reset = () => {
    for (const control of controls) control.value = '';
    change();
  };
  clear.addEventListener('click', () => {
    reset();
    controls[0].focus();
  });
  filter.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') reset();
  });
  // A link within the page leaves what is shown as it is.
  addEventListener('hashchange', () => {
    if (location.hash.startsWith('#?') || location.hash === '') read();
  });

  // A heading sorts by its column, then the other way round, then back to the order of the logs.
  const { compare } = new Intl.Collator(document.documentElement.lang, { numeric: true });
  const heads = [...table.tHead.rows[0].cells];
  const orderOf = (row, column) => {
    const cell = row.cells[column];
    return cell.dataset.order === undefined ? cell.textContent.trim() : Number(cell.dataset.order);
  };
  const sort = (column) => {
    const head = heads[column];
    const first = head.classList.contains('numeric') ? 'descending' : 'ascending';
    const second = first === 'ascending' ? 'descending' : 'ascending';
    const now = head.getAttribute('aria-sort');
    const next = now === null ? first : now === first ? second : null;
    for (const one of heads) one.removeAttribute('aria-sort');
    if (next === null) {
      body.append(...rows);
      return;
    }
    head.setAttribute('aria-sort', next);
    const sign = next === 'ascending' ? 1 : -1;
    const sorted = rows
      .map((row, index) => ({ row, index, order: orderOf(row, column) }))
      .sort(
        (a, b) =>
          sign * (typeof a.order === 'number' ? a.order - b.order : compare(a.order, b.order)) || a.index - b.index,
      );
    body.append(...sorted.map(({ row }) => row));
  };
  heads.forEach((head, column) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.title = table.dataset.sort;
    button.append(...head.childNodes);
    button.addEventListener('click', () => sort(column));
    head.append(button);
  });
  table.classList.add('sortable');
  filter.hidden = false;
  read();
  if (controls.some(({ value }) => value !== '')) document.querySelector('#games').scrollIntoView();
  // For whoever lays games side by side.
  globalThis.gameList = { table, rows, said, say };
})();
