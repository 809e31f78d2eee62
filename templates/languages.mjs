// The same page in another language opens where this one is: at the same step, with the same games.
(() => {
  for (const link of document.querySelectorAll('.ways a[hreflang]'))
    link.addEventListener('click', () => {
      link.hash = location.hash;
    });
})();
