(() => {
  // Every figure can be linked and saved. Without this script there is nothing to press.
  const controls = document.getElementById('share');
  const style = document.querySelector('style').textContent;
  const svgNamed = (name, attributes) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  };

  /** All charts of a section as one picture, laid out as on the page, with the page's own style. */
  const pictureOf = (section) => {
    const shown = [...section.querySelectorAll('.chart, .stage svg')]
      .map((chart) => ({ chart, box: chart.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
    const left = Math.min(...shown.map(({ box }) => box.left)) - 12;
    const top = Math.min(...shown.map(({ box }) => box.top)) - 12;
    const width = Math.ceil(Math.max(...shown.map(({ box }) => box.right)) - left + 12);
    const height = Math.ceil(Math.max(...shown.map(({ box }) => box.bottom)) - top + 12);
    const picture = svgNamed('svg', { xmlns: 'http://www.w3.org/2000/svg', width, height });
    const rules = svgNamed('style', {});
    rules.textContent = style;
    const paper = svgNamed('rect', { width, height });
    paper.style.fill = 'var(--paper)';
    const inside = svgNamed('g', { class: section.id === 'replay' ? 'scene' : 'figure' });
    for (const { chart, box } of shown) {
      const copy = chart.cloneNode(true);
      for (const one of copy.querySelectorAll('.strip, .cursor')) one.remove();
      const place = { x: box.left - left, y: box.top - top, width: box.width, height: box.height };
      for (const [key, value] of Object.entries(place)) copy.setAttribute(key, value);
      copy.style.cssText = `display: inline; width: ${box.width}px; height: ${box.height}px`;
      inside.append(copy);
    }
    picture.append(rules, ...[...document.querySelectorAll('svg.definitions')].map((one) => one.cloneNode(true)));
    picture.append(paper, inside);
    return { width, height, text: new XMLSerializer().serializeToString(picture) };
  };

  // The name of a file is that of the section: an id of ours, whatever the log says.
  const save = (blob, name) => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  };
  const ways = {
    link: async (section) => {
      const { href } = new URL(section.id === 'replay' ? location.hash : `#${section.id}`, location.href);
      await navigator.clipboard.writeText(href);
    },
    svg: (section) => {
      save(new Blob([pictureOf(section).text], { type: 'image/svg+xml' }), `${section.id}.svg`);
    },
    png: async (section) => {
      const { width, height, text } = pictureOf(section);
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: width * 2, height: height * 2 });
      canvas.getContext('2d').drawImage(image, 0, 0, width * 2, height * 2);
      canvas.toBlob((blob) => save(blob, `${section.id}.png`));
    },
  };
  for (const section of document.querySelectorAll('.figure, .board-section')) {
    if (!section.querySelector('.chart, .stage svg')) continue;
    const own = controls.content.cloneNode(true).firstElementChild;
    own.addEventListener('click', async ({ target }) => {
      const way = target.dataset.as;
      if (!way) return;
      try {
        await ways[way](section);
        target.classList.add('done');
        setTimeout(() => target.classList.remove('done'), 1500);
      } catch {
        // A browser may refuse the clipboard.
      }
    });
    (section.querySelector('.twin, .about') ?? section.lastElementChild).before(own);
  }
})();
