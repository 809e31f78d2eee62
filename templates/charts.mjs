(() => {
  // Charts that answer. Without this script every link of a chart has a title, and every chart a table.
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const textOf = (element) => element?.textContent ?? '';
  const readout = document.createElement('div');
  readout.className = 'readout';
  readout.setAttribute('role', 'status');
  readout.hidden = true;
  document.body.append(readout);

  // The title of a link would cover the readout.
  const titleOf = (link) => {
    const title = link.querySelector('title');
    if (title) {
      link.dataset.says = title.textContent;
      title.remove();
    }
    return link.dataset.says ?? '';
  };

  // Charts over time share their turns: the strips of the score chart say where each begins.
  const roomOf = (chart) => chart.querySelector('[data-room]')?.dataset.room.split(' ').map(Number);
  const hero = document.querySelector('#score .step-lines.wide');
  const [first, end, most] = (hero && roomOf(hero)) ?? [];
  const turns = (hero ? all('a > path.strip', hero) : []).map((strip) => {
    const link = strip.parentElement;
    const left = Number.parseFloat(strip.getAttribute('d').slice(1));
    return { link, href: link.getAttribute('href'), tick: ((left - first) / (end - first)) * most };
  });
  const turnAt = (chart, x) => {
    const [left, right, last] = roomOf(chart);
    const { left: edge, width } = chart.getBoundingClientRect();
    const across = ((x - edge) / width) * chart.viewBox.baseVal.width;
    const tick = ((across - left) / (right - left)) * last;
    return across > right ? undefined : turns.findLast((turn) => turn.tick <= tick + 0.01);
  };

  // Why the score jumped: what the turn tells of it.
  const MOST_LINES = 6;
  const shortened = (texts, most) => (texts.length > most ? [...texts.slice(0, most), '…'] : texts);
  const reasonsOf = (href) => {
    const turn = document.getElementById(href.slice(1));
    if (!turn) return [];
    const told = all('.told.scored', turn).map((group) => {
      const effects = all('p.effect', group);
      const said = (effects.length > 0 ? effects : all('p', group)).map(textOf);
      const rule = textOf(group.querySelector('.rule'));
      return [...shortened(said, 2), ...(rule === '' ? [] : [`(${rule})`])].join(' ');
    });
    const gains = textOf(turn.querySelector('.gains'));
    return [...(gains === '' ? [] : [gains]), ...shortened(told, MOST_LINES)];
  };
  // What was compared in the column of the score chart that a link stands for.
  const columnOf = (chart, link) => {
    const at = link.firstElementChild?.getAttribute('x');
    const same = all('.links a', chart).filter((one) => one.querySelector('.strip')?.getAttribute('x') === at);
    return same[0] === link ? same.slice(1).map(titleOf) : [];
  };
  // The table beside a chart has a row wherever something changed for its player.
  const valuesOf = (chart, turn) => {
    const table = chart.closest('figure').querySelector('.twin table');
    const [, , ...names] = all('thead th', table).map(textOf);
    const player = textOf(chart.closest('.panel').querySelector('h3'));
    const before = new Set(turns.slice(0, turns.indexOf(turn) + 1).map(({ href }) => href));
    const row = all('tbody tr', table).findLast(({ cells }) => {
      const link = cells[0].querySelector('a')?.getAttribute('href');
      return textOf(cells[1]) === player && (link === undefined || before.has(link));
    });
    if (!row) return [];
    return [
      `${titleOf(turn.link).split(/[,:]/, 1)[0]}, ${player}`,
      ...names.map((name, at) => `${name} ${textOf(row.cells[at + 2])}`),
    ];
  };
  const isTimed = (chart) => turns.length > 0 && roomOf(chart) !== undefined;

  // What a chart says at a place: lines, and what lights up with it.
  const answer = (chart, target, x) => {
    const link = target.closest('.links a');
    const turn = turns.find((one) => one.link === link) ?? (!link && isTimed(chart) ? turnAt(chart, x) : undefined);
    if (turn)
      return chart.closest('.panel')
        ? { lines: valuesOf(chart, turn), lit: [] }
        : { lines: [titleOf(turn.link), ...reasonsOf(turn.href)], lit: [] };
    if (!link) return undefined;
    if (link.matches('.moment')) {
      const entry = document.getElementById(link.dataset.moment);
      return { lines: [titleOf(link), textOf(entry.lastElementChild)], lit: [entry] };
    }
    const columns = chart.matches('.score-columns') ? columnOf(chart, link) : [];
    return { lines: [titleOf(link), ...columns], lit: [] };
  };

  let lit = [];
  const light = (elements) => {
    for (const one of lit) one.classList.remove('lit');
    lit = elements;
    for (const one of lit) one.classList.add('lit');
  };
  const hide = () => {
    readout.hidden = true;
    light([]);
  };
  const show = ({ lines: [head, ...lines], lit: elements }, x, y) => {
    if (head === undefined) return hide();
    const title = document.createElement('strong');
    title.textContent = head;
    const list = document.createElement('ul');
    for (const line of lines) list.append(Object.assign(document.createElement('li'), { textContent: line }));
    readout.replaceChildren(title, ...(lines.length > 0 ? [list] : []));
    readout.hidden = false;
    light(elements);
    const { offsetWidth: width, offsetHeight: height } = readout;
    const above = y + 20 + height > innerHeight && y - height - 12 > 0;
    readout.style.left = `${scrollX + Math.max(4, Math.min(x + 14, document.documentElement.clientWidth - width - 4))}px`;
    readout.style.top = `${scrollY + (above ? y - height - 12 : y + 20)}px`;
  };

  const point = ({ target, clientX, clientY }) => {
    const chart = target instanceof Element ? target.closest('.chart') : null;
    const said = chart && answer(chart, target, clientX);
    if (said) show(said, clientX, clientY);
    else if (!readout.hidden) {
      readout.hidden = true;
      // Below the pointer a key moment has lit its own marks.
      if (!target.closest?.('.moments')) light([]);
    }
  };
  document.addEventListener('pointermove', point);
  document.addEventListener('pointerdown', point);
  document.documentElement.addEventListener('pointerleave', hide);

  // By keyboard: a chart has the focus, arrows go through what it shows, Enter leads there.
  for (const chart of all('.chart')) {
    const links = all('.links a', chart).filter((link) => link.querySelector('.strip'));
    const isPanel = isTimed(chart) && chart.closest('.panel');
    const stops = isTimed(chart) ? turns.map(({ link }) => link) : links;
    if (stops.length === 0 || (!isPanel && links.length === 0 && !isTimed(chart))) continue;
    chart.tabIndex = 0;
    chart.setAttribute('role', 'group');
    chart.setAttribute('aria-labelledby', chart.querySelector('.plot').getAttribute('aria-labelledby'));
    let at = stops.length - 1;
    const tell = () => {
      const stop = stops[at];
      const box = chart.getBoundingClientRect();
      const strip = chart.contains(stop) ? stop.querySelector('.strip') : undefined;
      const turn = turns.find(({ link }) => link === stop);
      const [left, right, last] = roomOf(chart) ?? [];
      const scale = box.width / chart.viewBox.baseVal.width;
      const { left: x, bottom } = strip?.getBoundingClientRect() ?? {
        left: box.left + (left + ((right - left) * (turn?.tick ?? 0)) / last) * scale,
        bottom: box.bottom,
      };
      const said = turn && isPanel ? { lines: valuesOf(chart, turn), lit: [] } : answer(chart, stop, x);
      show({ ...said, lit: strip ? [strip] : [] }, x, Math.min(bottom, innerHeight) - 40);
    };
    const keys = { ArrowLeft: -1, ArrowRight: 1, Home: -stops.length, End: stops.length };
    chart.addEventListener('focus', () => chart.matches(':focus-visible') && tell());
    chart.addEventListener('blur', hide);
    chart.addEventListener('keydown', (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key === 'Enter') stops[at].dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      const step = keys[event.key];
      if (step === undefined) return;
      event.preventDefault();
      at = Math.max(0, Math.min(stops.length - 1, at + step));
      tell();
    });
  }

  // A key moment and its marks on the chart light up together.
  for (const entry of all('.moments li')) {
    const marks = all(`[data-moment=${entry.id}]`);
    for (const [on, off] of [
      ['pointerenter', 'pointerleave'],
      ['focusin', 'focusout'],
    ]) {
      entry.addEventListener(on, () => light(marks));
      entry.addEventListener(off, () => light([]));
    }
  }

  // A player of a legend stands out everywhere: everybody has one colour on the whole page.
  const hueOf = (element) => [...(element?.classList ?? [])].find((name) => name.startsWith('hue-'));
  const players = all('.standings li').map(hueOf);
  const OWNED = [
    ...['.of', '.step-lines [class*="hue-"]', ':is(.score-columns, .race) .plot > :is(.line, .end)', '.scrubber .line'],
    ...[
      '.tenures :is(.fill, .marker)',
      '.margin-matrix .end',
      ':is(.contest-rows, .grid-board) .marker',
      '.cell.owned',
    ],
    ...['.panel:has(> h3 > .sign)', '.scene-mats svg', '.turn[class*="hue-"]', '.standings li'],
  ].join();
  const ownerOf = (element) => {
    const bearer = element.matches('.panel') ? 'h3' : element.matches('.cell') ? '.frame' : undefined;
    return hueOf(bearer ? element.querySelector(bearer) : element);
  };
  const buttons = all('.legend li:has(> .sign.player)').map((entry) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.setAttribute('aria-pressed', 'false');
    button.append(...entry.childNodes);
    entry.append(button);
    button.addEventListener('click', () => single(hueOf(entry)));
    return [button, hueOf(entry)];
  });
  let owned;
  let chosen;
  const single = (hue) => {
    chosen = hue === chosen ? undefined : hue;
    owned ??= all(OWNED)
      .filter((element) => players.includes(ownerOf(element)) && !element.parentElement?.closest(OWNED))
      .map((element) => [element, ownerOf(element)]);
    for (const [element, owner] of owned) element.classList.toggle('dim', chosen !== undefined && owner !== chosen);
    for (const [button, owner] of buttons) button.setAttribute('aria-pressed', String(owner === chosen));
  };
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    if (!readout.hidden) hide();
    else if (chosen !== undefined) single(chosen);
  });
})();
