// Two games of the list side by side, on the same scales. What is drawn stands in the rows; nothing is loaded.
(({ table, rows, said, say }) => {
  const section = document.querySelector('#compare');
  const sides = section.querySelector('.sides');
  const tray = document.querySelector('.tray');
  const [shown, put] = [tray.querySelector('.show'), tray.querySelector('.end')];
  const heading = section.querySelector('h2');
  const sourceNames = [...section.querySelectorAll('.source-names li')];
  const byKey = new Map(rows.map((row) => [row.dataset.key, row]));
  const HUES = ['teal', 'orange', 'blue', 'purple', 'pink', 'brown'];
  const BETWEEN = '\n';

  const make = (name, attributes = {}, ...children) => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...children);
    return made;
  };
  const draw = (parent, name, attributes, text) => {
    const drawn = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) drawn.setAttribute(key, value);
    if (text !== undefined) drawn.textContent = text;
    parent.append(drawn);
    return drawn;
  };

  const courseOf = ({ dataset: { course } }) =>
    course === undefined ? [] : course.split(';').map((values) => values.split(',').map(Number));
  const turnsOf = (row) => Number(row.querySelector('.length').dataset.order);
  const sourcesOf = ({ dataset: { sources } }) =>
    new Map(
      (sources ? sources.split(';') : []).map((source) => {
        const [id, values] = source.split(':');
        return [id, values.split(',').map(Number)];
      }),
    );

  const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [480, 260, 34, 64, 12, 30];
  const stepOf = (most) => [1, 2, 5, 10, 20, 50, 100, 200, 500].find((step) => most / step <= 6) ?? 1000;

  const curvesOf = (row, scale, label) => {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    for (const [key, value] of Object.entries({ viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', 'aria-label': label }))
      svg.setAttribute(key, value);
    const x = (turn) => LEFT + (turn / scale.turns) * (WIDTH - LEFT - RIGHT);
    const y = (points) =>
      HEIGHT - BOTTOM - ((points - scale.least) / (scale.most - scale.least)) * (HEIGHT - TOP - BOTTOM);
    const at = (turn, points) => `${x(turn).toFixed(1)},${y(points).toFixed(1)}`;
    const step = stepOf(scale.most - scale.least);
    for (let level = Math.ceil(scale.least / step) * step; level <= scale.most; level += step) {
      draw(svg, 'path', {
        class: level === 0 ? 'zero' : 'grid',
        d: `M${LEFT},${y(level).toFixed(1)}H${WIDTH - RIGHT}`,
      });
      draw(svg, 'text', { x: LEFT - 7, y: y(level) + 4, 'text-anchor': 'end' }, level);
    }
    const turnStep = stepOf(scale.turns);
    for (let turn = turnStep; turn <= scale.turns; turn += turnStep)
      draw(svg, 'text', { x: x(turn), y: HEIGHT - 8, 'text-anchor': 'middle' }, turn);
    const turns = turnsOf(row);
    const ends = [];
    courseOf(row).forEach((values, player) => {
      const [course, final] = [values.slice(0, -1), values.at(-1)];
      const group = draw(svg, 'g', { class: `hue-${HUES[player % HUES.length]}` });
      const points = course.map((value, index) => at((turns * index) / (course.length - 1), value));
      draw(group, 'path', { class: 'line', d: `M${points.join('L')}` });
      draw(group, 'path', {
        class: 'leap',
        d: `M${at(turns, course.at(-1))}L${(x(turns) + 20).toFixed(1)},${y(final).toFixed(1)}`,
      });
      draw(group, 'circle', { cx: x(turns) + 20, cy: y(final), r: 4 });
      ends.push({ final, down: y(final) + 4 });
    });
    ends.sort((a, b) => a.down - b.down);
    ends.forEach((end, index) => {
      if (index > 0) end.down = Math.max(end.down, ends[index - 1].down + 14);
      draw(svg, 'text', { class: 'end', x: x(turns) + 29, y: end.down }, end.final);
    });
    return svg;
  };

  const factsOf = (row) =>
    make(
      'dl',
      {},
      ...[...table.tHead.rows[0].cells].flatMap((head, column) =>
        head.matches('.game, .players, .breaches') || row.cells[column].querySelector('.none')
          ? []
          : [
              make(
                'div',
                {},
                make('dt', {}, head.textContent),
                make('dd', {}, ...[...row.cells[column].childNodes].map((node) => node.cloneNode(true))),
              ),
            ],
      ),
    );

  const playersOf = (row) => {
    const list = row.querySelector('.players ul').cloneNode(true);
    [...list.children].forEach((item, player) => {
      item.classList.add(`hue-${HUES[player % HUES.length]}`);
    });
    return list;
  };

  const tableOf = (row, ids) => {
    if (ids.length === 0) return [];
    const sources = sourcesOf(row);
    const names = [...row.querySelectorAll('.players bdi')].map(({ textContent }) => textContent);
    const nameOf = (id) =>
      sourceNames.find(({ dataset }) => dataset.ruleset === row.dataset.ruleset && dataset.id === id)?.textContent ??
      id;
    const head = make(
      'tr',
      {},
      make('td'),
      ...names.map((name) => make('th', { scope: 'col' }, make('bdi', {}, name))),
    );
    const lines = ids.map((id) =>
      make(
        'tr',
        {},
        make('th', { scope: 'row' }, nameOf(id)),
        ...names.map((_, player) => make('td', {}, String(sources.get(id)?.[player] ?? 0))),
      ),
    );
    return [make('div', { class: 'scroll' }, make('table', {}, make('thead', {}, head), make('tbody', {}, ...lines)))];
  };

  const render = (chosen) => {
    section.hidden = chosen.length < 2;
    if (section.hidden) {
      sides.replaceChildren();
      return;
    }
    const all = chosen.flatMap((row) => courseOf(row).flat());
    const scale = { least: Math.min(0, ...all), most: Math.max(1, ...all), turns: Math.max(1, ...chosen.map(turnsOf)) };
    const isAlike = chosen.every(({ dataset }) => dataset.ruleset === chosen[0].dataset.ruleset);
    const order = sourceNames.map(({ dataset }) => dataset.id);
    const idsOf = (some) =>
      [...new Set(some.flatMap((row) => [...sourcesOf(row).keys()]))].sort(
        (a, b) => order.indexOf(a) - order.indexOf(b),
      );
    sides.replaceChildren(
      ...chosen.map((row) => {
        const name = row.querySelector('.game a, .game bdi').cloneNode(true);
        const label = `${name.textContent}: ${row.querySelector('.players ul').innerText.trim()}`;
        return make(
          'article',
          {},
          make('h3', {}, name),
          playersOf(row),
          ...(courseOf(row).length > 0 ? [curvesOf(row, scale, label)] : []),
          factsOf(row),
          ...tableOf(row, idsOf(isAlike ? chosen : [row])),
        );
      }),
    );
  };

  const boxes = new Map(
    rows.map((row) => {
      const box = make('input', { type: 'checkbox' });
      const name = row.querySelector('.game a, .game bdi').textContent;
      const label = make(
        'label',
        { class: 'pick' },
        box,
        ` ${table.dataset.compare}`,
        make('span', { class: 'hidden' }, ` ${name}`),
      );
      row.querySelector('.game a, .game bdi').after(label);
      return [row, box];
    }),
  );

  let chosen = [];
  const choose = (next) => {
    // Whoever takes a third one puts the first one away.
    chosen = next.slice(-2);
    for (const [row, box] of boxes) box.checked = chosen.includes(row);
    tray.hidden = chosen.length === 0;
    shown.disabled = chosen.length < 2;
    const names = chosen.map((row) => row.querySelector('.game a, .game bdi').textContent);
    tray.querySelector('output').textContent = names.join(' · ');
    render(chosen);
  };
  const told = (next) => {
    choose(next);
    say([['compare', chosen.map(({ dataset }) => dataset.key).join(BETWEEN)]]);
  };
  for (const [row, box] of boxes)
    box.addEventListener('change', () => told(box.checked ? [...chosen, row] : chosen.filter((one) => one !== row)));
  const look = () => {
    section.scrollIntoView();
    heading.focus({ preventScroll: true });
  };
  shown.addEventListener('click', look);
  put.addEventListener('click', () => {
    told([]);
    table.scrollIntoView();
  });
  const read = () => choose((said().get('compare') ?? '').split(BETWEEN).flatMap((key) => byKey.get(key) ?? []));
  addEventListener('hashchange', () => {
    if (location.hash.startsWith('#?') || location.hash === '') read();
  });
  read();
  if (!section.hidden) look();
})(globalThis.gameList);
