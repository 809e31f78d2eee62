(() => {
  // The board, step by step. Without this script every turn has a picture of its own.
  const store = document.getElementById('film');
  const stepper = document.querySelector('.stepper');
  if (!store || !stepper) return;
  const { slots, frames, states, steps, players, over, words, log } = JSON.parse(store.textContent);
  const last = steps.length - 1;
  const find = (selector) => stepper.querySelector(selector);
  const [controls, slider, where, count, read, told, status, what, dock] = [
    ...['.controls', 'input', '.where b', '.count', '.read', '.told-now', '[role=status]', '.what-happened', '.dock'],
  ].map(find);
  const named = (name) =>
    Object.fromEntries([...stepper.querySelectorAll(`[data-${name}]`)].map((one) => [one.dataset[name], one]));
  const [buttons, choices] = [named('go'), named('choose')];
  const section = stepper.parentElement;
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const svgNamed = (name) => document.createElementNS('http://www.w3.org/2000/svg', name);

  // The pictures without script show one frame; here every slot gets an element of its own.
  const panels = [...stepper.querySelectorAll('.scene svg')];
  const overs = panels.map((panel, number) => {
    const above = [...panel.children].find((one) => one.getAttribute('href') === `#${over[number]}`);
    panel.replaceChildren(panel.firstElementChild, ...(above ? [above] : []));
    return above;
  });
  const elements = slots.map(([, kind, x, y, className]) => {
    const element = svgNamed(kind === 1 ? 'text' : 'use');
    if (kind === 2) element.setAttribute('href', `#${states[className]}`);
    else {
      element.setAttribute('x', x);
      element.setAttribute('y', y);
    }
    element.setAttribute('class', kind === 2 ? 'mover-slot' : states[className]);
    return element;
  });
  elements.forEach((element, slot) => {
    const [panel, kind] = slots[slot];
    if (kind === 0 && overs[panel]) overs[panel].before(element);
    else panels[panel].append(element);
  });

  // All frames from their differences: some hundred numbers each.
  const film = [];
  for (const changes of frames) {
    const now = film.length > 0 ? [...film[film.length - 1]] : slots.map(() => 0);
    for (let at = 0; at < changes.length; at += 2) now[changes[at]] = changes[at + 1];
    film.push(now);
  }

  const numberOfLink = new Map(steps.map(([link], number) => [link, number]));
  const turns = steps.map(([link], number) => {
    const turn = document.getElementById(link)?.closest('.turn')?.id;
    if (turn && !numberOfLink.has(turn)) numberOfLink.set(turn, number);
    return turn;
  });
  const stepOf = (link) => numberOfLink.get(decodeURIComponent(link.getAttribute('href').slice(1)));
  // Where one may stop: at every step, at the end of every turn, at whatever the page marks.
  const marked = new Set([...document.querySelectorAll('.moments a, .finding-group .place[href]')].map(stepOf));
  const stops = {
    step: () => true,
    turn: (number) => turns[number] !== turns[number + 1],
    mark: (number) => marked.has(number),
  };

  let current = -1;
  let viewer = -1;
  const shown = slots.map(() => -1);
  const stateFor = (slot) => {
    const state = film[current][slot];
    const [, , , , , owner, hidden] = slots[slot];
    return state !== 0 && owner >= 0 && viewer >= 0 && owner !== viewer ? hidden : state;
  };
  const paint = () => {
    const changed = new Set(current > 0 ? frames[current].filter((_, at) => at % 2 === 0) : []);
    elements.forEach((element, slot) => {
      const kind = slots[slot][1];
      element.classList.toggle('changed', changed.has(slot) && kind !== 2 && !element.classList.contains('quiet'));
      const state = stateFor(slot);
      if (state === shown[slot]) return;
      const before = shown[slot];
      shown[slot] = state;
      const text = states[state];
      if (kind === 1) element.textContent = text;
      else if (kind === 0) {
        if (text === '') element.removeAttribute('href');
        else element.setAttribute('href', `#${text}`);
      } else {
        const [x, y] = text.split(' ');
        element.classList.toggle('still', before <= 0);
        element.classList.toggle('nowhere', text === '');
        if (text !== '') element.style.transform = `translate(${x}px, ${y}px)`;
      }
    });
    find('.scene').setAttribute('aria-label', spoken());
  };
  // What the mats show, for those who do not see it.
  const spoken = () => {
    const mats = panels.map(() => []);
    slots.forEach(([panel, kind, , , , , , says], slot) => {
      if (kind === 1 && says > 0 && states[shown[slot]] !== '')
        mats[panel].push(`${states[says]} ${states[shown[slot]]}`);
    });
    const first = panels.length - players.length;
    const lines = mats.map((mat, panel) =>
      mat.length > 0 ? `${players[panel - first] ?? ''}: ${mat.join(', ')}` : '',
    );
    return [steps[current][1], ...lines.filter(Boolean)].join('. ');
  };

  const tell = () => {
    const step = document.getElementById(steps[current][0]);
    const turn = step?.closest('.turn');
    if (!step || !turn) return;
    const copy = step.cloneNode(true);
    for (const one of copy.querySelectorAll('.number, .rule-card')) one.remove();
    for (const one of [copy, ...copy.querySelectorAll('[id]')]) one.removeAttribute('id');
    for (const one of copy.querySelectorAll('[aria-expanded]')) one.removeAttribute('aria-expanded');
    what.replaceChildren(copy);
    what.scrollTop = 0;
    what.className = ['what-happened', ...[...turn.classList].filter((name) => name.startsWith('hue-'))].join(' ');
    return copy.querySelector('h3')?.textContent ?? copy.querySelector('p')?.textContent ?? '';
  };
  const cursors = [...document.querySelectorAll('.cursor')].map((line) => {
    const { by, room, places } = line.dataset;
    const [left, right, most] = (room ?? '').split(' ').map(Number);
    const each = places?.split(' ').map(Number);
    const at = (tick) => (each ? (each[tick] ?? each.at(-1)) : left + (right - left) * Math.min(1, tick / most));
    return { line, by, at };
  });

  // Browsers refuse to change the address too often: then it follows as soon as the steps come to rest.
  let rest = 0;
  const address = () => {
    clearTimeout(rest);
    const link = `#${steps[current][0]}`;
    if (location.hash === link) return;
    try {
      history.replaceState(history.state, '', link);
    } catch {
      // Refused.
    }
    rest = setTimeout(address, 800);
  };

  /** @param how 'quiet' leaves the address alone */
  const show = (wanted, how = '') => {
    const number = Math.max(0, Math.min(last, wanted));
    if (number === current) return;
    current = number;
    const [link, place, tick] = steps[current];
    // Nothing comes behind the last step: charts that go on to the very end show it there.
    const time = current === last ? Number.POSITIVE_INFINITY : tick;
    paint();
    const headline = tell();
    slider.value = String(current);
    slider.setAttribute('aria-valuetext', `${place}. ${headline ?? ''}`);
    where.textContent = place;
    read.href = `#${link}`;
    count.textContent = `${current + 1}/${steps.length}`;
    // What plays by itself would never stop talking.
    if (timer === 0) status.textContent = `${place}. ${headline ?? ''}`;
    for (const { line, by, at } of cursors)
      line.setAttribute('transform', `translate(${at(by === 'tick' ? time : current)})`);
    // Not disabled: a button that has done its work must not take the focus with it.
    for (const name of ['first', 'back']) buttons[name].setAttribute('aria-disabled', current === 0);
    for (const name of ['on', 'last']) buttons[name].setAttribute('aria-disabled', current === last);
    stepper.dispatchEvent(new CustomEvent('step', { detail: link }));
    if (how !== 'quiet') address();
  };

  let timer = 0;
  const pause = () => {
    clearInterval(timer);
    timer = 0;
    stepper.classList.remove('playing');
    for (const name of ['aria-label', 'title']) buttons.play.setAttribute(name, words.play);
  };
  const along = (way) => {
    const isStop = stops[choices.stride.value];
    let number = current + way;
    while (number > 0 && number < last && !isStop(number)) number += way;
    show(number);
  };
  const play = () => {
    if (current === last) show(0);
    stepper.classList.add('playing');
    for (const name of ['aria-label', 'title']) buttons.play.setAttribute(name, words.pause);
    timer = setInterval(
      () => {
        along(1);
        if (current === last) pause();
      },
      (calm.matches ? 2000 : 900) / choices.speed.value,
    );
  };
  const go = {
    first: () => show(0),
    back: () => along(-1),
    play: () => (timer === 0 ? play() : pause()),
    on: () => along(1),
    last: () => show(last),
  };
  for (const [name, button] of Object.entries(buttons))
    button.addEventListener('click', () => {
      if (name !== 'play') pause();
      go[name]();
    });
  slider.max = String(last);
  slider.addEventListener('input', () => {
    pause();
    show(Number(slider.value));
  });
  const keys = { ArrowLeft: 'back', ArrowRight: 'on', Home: 'first', End: 'last' };
  const inSight = () => {
    const { top, bottom } = stepper.getBoundingClientRect();
    return top < innerHeight * 0.6 && bottom > innerHeight * 0.4;
  };
  document.addEventListener('keydown', (event) => {
    const name = keys[event.key];
    const at = document.activeElement;
    if (!name || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (at === slider || at?.matches('select, textarea, input')) return;
    // Elsewhere these keys belong to the page; where nothing has the focus, arrows step while the board is in sight.
    const inside = stepper.contains(at);
    if (!inside && !(at === document.body && event.key.startsWith('Arrow') && inSight())) return;
    event.preventDefault();
    pause();
    go[name]();
  });
  // The log up to the step at hand: the page of the recorder goes on with it.
  find('.play-on')?.addEventListener('click', () => {
    const open = ['game'];
    const parts = [log.head];
    const close = (depth) => {
      while (open.length > depth) parts.push(`</${open.pop()}>\n`);
    };
    for (const [depth, room, text] of log.pieces.slice(0, log.cuts[current])) {
      close(depth);
      parts.push(text);
      if (room) open.push(room);
    }
    close(0);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([...parts, log.tail], { type: 'application/xml' }));
    link.download = `${log.name}-${current + 1}.xml`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  });
  // Whoever writes about a step does not want the next one.
  find('.own-note')?.addEventListener('focusin', pause);
  choices.view.addEventListener('change', () => {
    viewer = Number(choices.view.value);
    paint();
  });
  choices.speed.addEventListener('change', () => {
    if (timer === 0) return;
    pause();
    play();
  });
  if (!slots.some(([, , , , , owner]) => owner >= 0)) choices.view.remove();
  const linked = () => numberOfLink.get(decodeURIComponent(location.hash.slice(1)));
  const jump = (number) => {
    clearTimeout(rest);
    pause();
    show(number, 'quiet');
  };
  addEventListener('hashchange', () => {
    const number = linked();
    if (number !== undefined) jump(number);
  });
  // On a phone the board is small until somebody opens it.
  const open = (isOpen) => {
    section.classList.toggle('open', isOpen);
    dock.setAttribute('aria-expanded', isOpen);
  };
  dock.addEventListener('click', () => open(!section.matches('.open')));
  find('.stage').addEventListener('click', () => open(true));
  // A link to a step moves the board, and nothing else; the text of a step has a link of its own.
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
    if (!link) return;
    const number = stepOf(link);
    open(false);
    if (number === undefined || link === read) return;
    event.preventDefault();
    if (location.hash !== link.getAttribute('href')) history.pushState(null, '', link.getAttribute('href'));
    jump(number);
  });
  controls.hidden = told.hidden = dock.hidden = false;
  stepper.classList.add('live');
  document.body.classList.add('has-steps');
  const breach = document.querySelector('.finding-group .place[href]');
  show(linked() ?? (breach && stepOf(breach)) ?? last, 'quiet');
})();
