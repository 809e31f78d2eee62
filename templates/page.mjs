// Only an enhancement: without it every link leads to the same texts.
(() => {
  // A rule's title shows what the rule says beside it instead of leaving the turn.
  const card = document.createElement('aside');
  card.className = 'rule-card';
  card.setAttribute('role', 'status');
  card.hidden = true;
  document.body.append(card);
  let opener = null;
  const close = () => {
    card.hidden = true;
    opener?.removeAttribute('aria-expanded');
    opener = null;
  };
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a.rule') : null;
    if (!link) {
      if (!card.contains(event.target)) close();
      return;
    }
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    const rule = document.getElementById(link.hash.slice(1));
    if (!rule) return;
    event.preventDefault();
    if (opener === link) return close();
    close();
    opener = link;
    link.setAttribute('aria-expanded', 'true');
    card.replaceChildren(...rule.cloneNode(true).childNodes);
    const more = document.createElement('a');
    more.href = link.hash;
    more.textContent = '↓';
    more.setAttribute('aria-label', link.textContent ?? '');
    more.addEventListener('click', close);
    card.append(more);
    link.after(card);
    card.hidden = false;
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !opener) return;
    opener.focus();
    close();
  });
})();
(() => {
  // The map of every turn in one place: step through them with buttons, or with the arrow keys on the slider.
  const last = document.querySelector('#map svg.map');
  const turns = [...document.querySelectorAll('.turn:has(.map-fold)')];
  if (!last || turns.length < 2) return;
  const stepper = document.createElement('div');
  stepper.className = 'stepper';
  const controls = document.createElement('div');
  controls.className = 'controls';
  const slider = document.createElement('input');
  Object.assign(slider, { type: 'range', min: 0, max: turns.length - 1, value: turns.length - 1 });
  slider.setAttribute('aria-labelledby', 'map-heading');
  const output = document.createElement('output');
  const what = document.createElement('div');
  what.className = 'what-happened';
  what.tabIndex = 0;
  what.setAttribute('role', 'region');
  what.setAttribute('aria-labelledby', 'map-heading');
  const stage = document.createElement('div');
  const harmless = (node) => {
    const copy = node.cloneNode(true);
    for (const one of copy.querySelectorAll('details, .number')) one.remove();
    for (const one of [copy, ...copy.querySelectorAll('[id]')]) one.removeAttribute('id');
    return copy;
  };
  const titleAt = (index) => turns[index]?.querySelector('.map-fold title')?.textContent ?? '';
  const button = (sign, by) => {
    const one = document.createElement('button');
    one.type = 'button';
    one.textContent = sign;
    one.addEventListener('click', () => show(Number(slider.value) + by));
    return one;
  };
  const back = button('←', -1);
  const on = button('→', 1);
  const show = (wanted) => {
    const index = Math.max(0, Math.min(turns.length - 1, wanted));
    const turn = turns[index];
    const picture = turn.querySelector('.map-fold svg').cloneNode(true);
    const image = picture.querySelector('[role=img]');
    image.removeAttribute('aria-labelledby');
    image.setAttribute('aria-label', `${titleAt(index)}. ${picture.querySelector('desc').textContent}`);
    for (const one of picture.querySelectorAll('title, desc')) one.remove();
    stage.replaceChildren(picture);
    what.replaceChildren(harmless(turn.querySelector('h3')), harmless(turn.querySelector('.steps')));
    what.scrollTop = 0;
    what.className = ['what-happened', ...[...turn.classList].filter((name) => name.startsWith('hue-'))].join(' ');
    slider.value = String(index);
    output.textContent = titleAt(index);
    slider.setAttribute('aria-valuetext', titleAt(index));
    back.disabled = index === 0;
    on.disabled = index === turns.length - 1;
    back.setAttribute('aria-label', titleAt(Math.max(0, index - 1)));
    on.setAttribute('aria-label', titleAt(Math.min(turns.length - 1, index + 1)));
  };
  slider.addEventListener('input', () => show(Number(slider.value)));
  controls.append(back, slider, on, output);
  stepper.append(controls, stage, what);
  last.replaceWith(stepper);
  show(turns.length - 1);
})();
