// What a reader would stumble on: text that is cut, covered or too small, numbers that nothing names, things over each other.
() => {
  const found = new Set();
  const SMALLEST = 12;
  // regions that scroll by design; fans in which cards lie over each other
  const SCROLLS = '.log, .lines, .hand, .sheetpanel, .seatsheet, .out.phone, .reveal, .offer.long .cards, .track.low, .track.slim, .between > .page, .deck, .ctl, .ctl .more, .hand-cards';
  const FANS = '.hand, .oh, .fan, .eq, .ip, .mi';
  const THINGS = '.ps, .seat, .dc, .cb, .btn, .card, .pile, .stack, .side, .q, .me, .slot, .mn, .took, .latest';
  const shown = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const nameOf = (node) => {
    const at = node.closest('[data-at], [data-action]');
    const text = (node.textContent ?? '').trim().slice(0, 40);
    return `“${text}” (${node.className?.baseVal ?? (node.className || node.tagName)}${at ? `, ${at.dataset.at ?? at.dataset.action}` : ''})`;
  };
  const clips = (style, axis) => ['hidden', 'clip'].includes(style[`overflow${axis}`]);
  const scrolls = (style, axis) => ['auto', 'scroll'].includes(style[`overflow${axis}`]);

  const page = !document.querySelector('.shell'); // which scrolls as a whole
  /** The table of a replay on a phone, where it scrolls; of it counts what is in sight. */
  const pane = [...document.querySelectorAll('.replay > .table')].find((one) => one.scrollHeight > one.clientHeight + 1);
  const inSight = (rect) => {
    const { top, bottom } = pane.getBoundingClientRect();
    return rect.top >= top && rect.bottom <= bottom;
  };

  function cut(node, rect) {
    for (let up = node; up && up !== document.documentElement; up = up.parentElement) {
      const style = getComputedStyle(up);
      const box = up.getBoundingClientRect();
      if (up.matches(SCROLLS) || up === pane) return null; // what scrolls is read by scrolling
      if (page && scrolls(style, 'Y')) return null;
      if (clips(style, 'X') || scrolls(style, 'X')) {
        if (rect.left < box.left - 1.5 || rect.right > box.right + 1.5) return up;
      }
      if (clips(style, 'Y') || scrolls(style, 'Y')) {
        if (rect.top < box.top - 3 || rect.bottom > box.bottom + 3) return up;
      }
      if (style.position === 'fixed') break;
    }
    if (page) return rect.left < -1 || rect.right > innerWidth + 1 ? document.body : null;
    return rect.left < -1 || rect.top < -2 || rect.right > innerWidth + 1 || rect.bottom > innerHeight + 2
      ? document.body
      : null;
  }

  /** What a link fills with its transparent shade, so that a click anywhere there follows it. */
  function stretched(link) {
    const { content, position, backgroundColor } = getComputedStyle(link, '::after');
    if (content === 'none' || position !== 'absolute' || !backgroundColor.endsWith(', 0)')) return null; // of any colour
    let up = link;
    while (up && getComputedStyle(up).position === 'static') up = up.parentElement;
    return up;
  }

  function covered(node, rect) {
    const points = [0.12, 0.5, 0.88].map((x) => [rect.left + rect.width * x, rect.top + rect.height * 0.5]);
    return points.some(([x, y]) => {
      if (page && (y < 0 || y > innerHeight)) return false;
      const there = document.elementFromPoint(x, y);
      if (!there || there.contains(node) || node.contains(there)) return false;
      const thing = node.closest(THINGS);
      if (thing && (thing.contains(there) || there.closest(THINGS)?.contains(node))) return false;
      if (node.closest(FANS)?.contains(there)) return false;
      if (stretched(there)?.contains(node)) return false;
      return true;
    });
  }

  const open = document.querySelector('.veil, .seatsheet, .sheetpanel, [role=dialog]');
  const walker = document.createTreeWalker(document.querySelector('.replay, .shell') ?? document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim();
    const node = walker.currentNode.parentElement;
    if (!text || !node || node.closest('.sr, .skip, style, script') || !shown(node)) continue;
    if (page && node.closest('[aria-hidden=true]')) continue; // a drawing
    const scroller = node.closest(SCROLLS);
    if (open && !open.contains(node)) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const rects = [...range.getClientRects()].filter(
      (rect) => rect.width > 0.5 && rect.height > 0.5 && (!pane?.contains(node) || inSight(rect)),
    );
    if (!rects.length) continue;
    const style = getComputedStyle(node);
    if (rects.length > 1 && !style.fontFamily.includes('mono')) {
      const letters = walker.currentNode.textContent;
      for (const { 0: word, index } of letters.matchAll(/[\p{L}\d]{2,}/gu)) {
        range.setStart(walker.currentNode, index);
        range.setEnd(walker.currentNode, index + word.length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0.5).map(({ top }) => Math.round(top)));
        // a hyphen leaves more than two letters on a line
        if (lines.size > 1 && (style.hyphens !== 'auto' || word.length / lines.size < 3)) found.add(`“${word}” in ${nameOf(node)} is broken`);
      }
    }
    const height = parseFloat(style.fontSize) * (node.ownerSVGElement ? node.getScreenCTM().a : 1);
    if (height < SMALLEST) found.add(`${nameOf(node)} is ${height}px high`);
    const ellipsis = [node, node.parentElement].find(
      (one) => getComputedStyle(one).textOverflow === 'ellipsis' || getComputedStyle(one).webkitLineClamp !== 'none',
    );
    if (ellipsis && !node.closest('[data-short]')) {
      const right = ellipsis.getBoundingClientRect().right;
      if (rects.some((rect) => rect.right > right + 0.5) || ellipsis.scrollHeight > ellipsis.clientHeight + 3)
        found.add(`${nameOf(node)} is cut`);
    }
    if (!ellipsis) {
      const by = rects.map((rect) => cut(node, rect)).find(Boolean);
      if (by) found.add(`${nameOf(node)} is cut by ${by.className || by.tagName}`);
    }
    // of a line shortened by design only what is shown can be covered
    if ((!scroller || scroller.matches('.seatsheet')) && !node.closest('[data-short]'))
      for (const rect of rects) if (covered(node, rect)) found.add(`${nameOf(node)} is covered`);
    if (/^[\d+×−/:\s]+$/.test(text) && !named(node)) found.add(`${nameOf(node)}: a number of what?`);
  }

  /** A number needs a picture or a word beside it, and a name for those who do not see. */
  function named(node) {
    for (let up = node, n = 0; up && n < 4; up = up.parentElement, n++) {
      const words = (up.innerText ?? '').replace(/[\d+×−/:.\s]/g, '');
      const picture = words || up.querySelector('svg, .back, .card');
      const spoken = words || up.ariaLabel || up.title || up.querySelector('.sr, [aria-label], [title]');
      if (picture && spoken) return true;
    }
    return false;
  }

  const box = (one) => one.getBoundingClientRect();
  const over = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;
  // what stands beside each other does not lie over each other
  if (!open) {
    const apart = [...document.querySelectorAll('[data-box]')].filter(shown).map((one) => [one.dataset.box, box(one), one]);
    for (let i = 0; i < apart.length; i++) {
      for (let j = i + 1; j < apart.length; j++)
        if (!apart[i][2].contains(apart[j][2]) && over(apart[i][1], apart[j][1]))
          found.add(`${apart[i][0]} over ${apart[j][0]}`);
      const { left, top, right, bottom } = apart[i][1];
      const isSeen = pane?.contains(apart[i][2]) || (top >= -1 && bottom <= innerHeight + 1);
      if (left < -1 || right > innerWidth + 1 || !isSeen) found.add(`${apart[i][0]} is cut`);
    }
    // what a seat is marked with leaves its names in sight
    for (const seat of document.querySelectorAll('[data-box^="seat "], [data-box="me"]')) {
      const marks = [...seat.querySelectorAll('.ctag, .tags > *, .tag')].filter(shown).map(box);
      for (const name of seat.querySelectorAll('b, .who > em')) {
        const { left, right, top, bottom } = box(name.querySelector('span') ?? name);
        const letters = { left, right, top: top + 3, bottom: bottom - 3 };
        if (shown(name) && marks.some((mark) => over(mark, letters))) found.add(`a mark over ${nameOf(name)}`);
      }
    }
    for (const button of document.querySelectorAll('.btn')) {
      const { left, right } = box(button);
      const letters = document.createRange();
      letters.selectNodeContents(button);
      const out = [...letters.getClientRects()].some((one) => one.left < left - 1 || one.right > right + 1);
      if (shown(button) && !button.ariaLabel && !button.textContent.trim()) found.add(`an empty button (${button.dataset.action})`);
      if (out && shown(button) && !button.querySelector('.sr')) found.add(`${nameOf(button)} sticks out of its button`);
    }
    for (const answers of document.querySelectorAll('.q:not(.phone) .ans'))
      if (shown(answers) && box(answers).bottom > box(answers.closest('.q')).bottom - 1)
        found.add(`the answers stick out of their question by ${Math.round(box(answers).bottom - box(answers.closest('.q')).bottom)}`);
    for (const group of document.querySelectorAll('.bt, .chips, .icons:not(.many)')) {
      const items = [...group.children].filter(shown).map(box);
      for (let i = 1; i < items.length; i++) if (over(items[i - 1], items[i])) found.add(`cards over each other in ${nameOf(group)}`);
    }
    for (const one of document.querySelectorAll('.hs, .top, .ans'))
      if (one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 2)
        found.add(`${one.className} scrolls by ${one.scrollHeight - one.clientHeight}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) found.add('the page is wider than the window');
  return [...found];
};
