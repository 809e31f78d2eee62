// Only an enhancement: without it the table has all games in the order in which they were read.
(() => {
  const table = document.querySelector('table.list');
  const body = table.tBodies[0];
  const rows = [...body.rows];
  const filter = document.querySelector('.filter');
  const query = filter.querySelector('#query');
  const selects = [...filter.querySelectorAll('select')];
  const output = filter.querySelector('output');
  const clear = filter.querySelector('button');
  const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const searched = new Map(
    rows.map((row) => [
      row,
      plain([...row.querySelectorAll('bdi, .ruleset')].map(({ textContent }) => textContent).join(' ')),
    ]),
  );

  const show = () => {
    const words = plain(query.value)
      .split(/\s+/)
      .filter((word) => word !== '');
    let count = 0;
    for (const row of rows) {
      const isFound = words.every((word) => searched.get(row).includes(word));
      row.hidden = !isFound || selects.some(({ id, value }) => value !== '' && row.dataset[id] !== value);
      if (!row.hidden) count += 1;
    }
    output.textContent = `${output.dataset.shown} ${count} ${output.dataset.of} ${rows.length}`;
    clear.hidden = count === rows.length;
  };
  query.addEventListener('input', show);
  for (const select of selects) select.addEventListener('change', show);
  const reset = () => {
    query.value = '';
    for (const select of selects) select.value = '';
    show();
  };
  clear.addEventListener('click', () => {
    reset();
    query.focus();
  });
  query.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') reset();
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
  show();
})();
