// Only an enhancement: without it the page is a list of all rules with a table of contents.
(() => {
  const search = document.querySelector('.search');
  const input = search.querySelector('input');
  const status = search.querySelector('[role=status]');
  const all = search.querySelector('button');
  const counts = JSON.parse(document.getElementById('counts').textContent);
  const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const entries = [...document.querySelectorAll('.entry')].map((element) => ({
    element,
    text: plain(
      [...element.querySelectorAll('h3, .rule-id, .text > p, .ruling')].map((part) => part.textContent).join(' '),
    ),
  }));
  const chapters = [...document.querySelectorAll('.rules > .chapter')];
  const contents = new Map(
    [...document.querySelectorAll('.contents li')].map((item) => [item.querySelector('a').hash.slice(1), item]),
  );
  const totals = new Map([...contents].map(([id, item]) => [id, item.querySelector('.count').textContent]));

  // What was searched for is marked without touching the text.
  const mark = (words) => {
    if (!('highlights' in CSS)) return;
    CSS.highlights.delete('found');
    if (words.length === 0) return;
    const ranges = [];
    for (const { element } of entries) {
      if (element.hidden) continue;
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = [...node.data].map((one) => plain(one).charAt(0) || one).join('');
        if (text.length !== node.data.length) continue;
        for (const word of words) {
          for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
            const range = document.createRange();
            range.setStart(node, at);
            range.setEnd(node, at + word.length);
            ranges.push(range);
          }
        }
      }
    }
    CSS.highlights.set('found', new Highlight(...ranges));
  };

  const show = () => {
    const words = plain(input.value)
      .split(/\s+/)
      .filter((word) => word !== '');
    let count = 0;
    for (const { element, text } of entries) {
      element.hidden = !words.every((word) => text.includes(word));
      if (!element.hidden) count += 1;
    }
    for (const chapter of chapters) {
      const left = chapter.querySelectorAll('.entry:not([hidden])').length;
      chapter.hidden = words.length > 0 && left === 0;
      const item = contents.get(chapter.id);
      if (!item) continue;
      item.classList.toggle('empty', chapter.hidden);
      item.querySelector('.count').textContent = words.length === 0 ? totals.get(chapter.id) : left;
    }
    status.textContent = words.length === 0 ? '' : counts[count];
    all.hidden = words.length === 0;
    mark(words);
  };

  const clear = () => {
    input.value = '';
    show();
  };
  input.addEventListener('input', show);
  all.addEventListener('click', () => {
    clear();
    input.focus();
  });
  // A link leads to its rule, also to one that the search has put away.
  const reveal = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target?.closest('[hidden]')) return;
    clear();
    target.scrollIntoView();
  };
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
    if (link && document.getElementById(link.hash.slice(1))?.closest('[hidden]')) clear();
  });
  addEventListener('hashchange', reveal);
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && document.activeElement === input) clear();
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.activeElement === input) return;
    event.preventDefault();
    input.focus();
  });
  search.hidden = false;
  show();
})();
