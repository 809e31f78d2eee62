// The same sheet as slides: one section at a time. Without this script it is a sheet.
(() => {
  const slides = [...document.querySelectorAll('.slide')];
  const bar = document.querySelector('.slide-bar');
  const place = bar.querySelector('.at');
  const start = document.querySelector('.to-slides button');
  let current = -1;
  const answer = () => slides[current]?.querySelector('details');
  const show = (number) => {
    current = Math.max(-1, Math.min(slides.length - 1, number));
    const isOn = current >= 0;
    document.body.classList.toggle('slides', isOn);
    bar.hidden = !isOn;
    for (const [index, slide] of slides.entries()) slide.classList.toggle('now', index === current);
    place.textContent = isOn ? `${current + 1}/${slides.length}` : '';
    history.replaceState(history.state, '', isOn ? `#slide-${current + 1}` : '#top');
    scrollTo(0, 0);
    // What has come is read out, and Tab goes on in it; who presses the buttons of the bar stays there.
    if (!isOn) start.focus();
    else if (!bar.contains(document.activeElement)) {
      slides[current].tabIndex = -1;
      slides[current].focus({ preventScroll: true });
    }
  };
  const fold = () => {
    for (const one of document.querySelectorAll('.slide details')) one.open = false;
  };
  const go = {
    slides: () => {
      fold();
      show(0);
    },
    sheet: () => show(-1),
    // First the answer, then the next slide.
    on: () => {
      const hidden = answer();
      if (hidden && !hidden.open) hidden.open = true;
      else show(current + 1);
    },
    back: () => {
      const shown = answer();
      if (shown?.open) shown.open = false;
      else show(Math.max(0, current - 1));
    },
    first: () => show(0),
    last: () => show(slides.length - 1),
  };
  const KEYS = {
    ...{ ArrowRight: 'on', ArrowDown: 'on', PageDown: 'on', ' ': 'on', Enter: 'on' },
    ...{ ArrowLeft: 'back', ArrowUp: 'back', PageUp: 'back', Home: 'first', End: 'last', Escape: 'sheet' },
  };
  document.addEventListener('keydown', (event) => {
    const name = KEYS[event.key];
    if (current < 0 || !name || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // A button or a link that has the focus keeps the keys that press it.
    if ((event.key === ' ' || event.key === 'Enter') && document.activeElement.matches('button, a, summary')) return;
    event.preventDefault();
    go[name]();
  });
  document.addEventListener('click', (event) => {
    const pressed = event.target.closest('button, a, summary');
    if (pressed?.dataset.go) go[pressed.dataset.go]();
    else if (!pressed && current >= 0) go[event.clientX < innerWidth / 3 ? 'back' : 'on']();
  });
  document.querySelector('.to-slides').hidden = false;
  const asked = /^#slide-(\d+)$/.exec(location.hash);
  if (asked) {
    fold();
    show(asked[1] - 1);
  }
})();
