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
    const link = event.target instanceof Element ? event.target.closest('a.rule, .checked a') : null;
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
    card.replaceChildren(...rule.cloneNode(true).querySelectorAll(':scope > :not(.uses)'));
    const more = document.createElement('a');
    more.href = link.hash;
    more.textContent = '↓';
    more.setAttribute('aria-label', link.textContent ?? '');
    more.addEventListener('click', close);
    card.append(more);
    link.after(card);
    card.hidden = false;
  });
  // A link into what is folded unfolds it, whatever the browser does by itself; listeners of the document come first.
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
    if (!link || event.defaultPrevented) return;
    let fold = document.getElementById(decodeURIComponent(link.getAttribute('href').slice(1)))?.closest('details');
    for (; fold; fold = fold.parentElement.closest('details')) fold.open = true;
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !opener) return;
    opener.focus();
    close();
  });
})();
