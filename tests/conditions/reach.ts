import type { Names } from './names';

/** Whether everything can be seen and come to in a small window, or with large words. */
export interface Reach {
  /** What makes the page scroll sideways. */
  sticksOut(): string[];
  /** Words cut off by a box that neither scrolls nor says so with dots. */
  cutOff(): string[];
  /** Bars that stay on the screen, and how much of its height they take together, from 0 to 1. */
  bars(): { share: number; names: string[] };
}

/** Runs in the page, before anything of its own. */
export function teachReach(): void {
  const { names } = window as unknown as { names: Names };
  /** Rounding, and the parts of letters that stand out of their line. */
  const SLACK = 3;
  const SCROLLS = /auto|scroll/;
  const AT_MOST = 4;

  const parents = (element: Element) => {
    const all: Element[] = [];
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) all.push(at);
    return all;
  };

  function* wordsShown() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const box = node.parentElement;
      if (!box || !node.nodeValue?.trim() || box.closest('script, style, noscript') || !names.isSeen(box)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      yield { box, place: range.getBoundingClientRect() };
    }
  }

  /** The first box round the words that cuts them off; one that scrolls or ends in dots gives them all. */
  function cutter(box: Element, place: DOMRect): Element | undefined {
    let [across, down] = [true, true];
    for (const at of [box, ...parents(box)]) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, position } = getComputedStyle(at);
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return undefined;
      const edge = at.getBoundingClientRect();
      if (SCROLLS.test(overflowX)) across = false;
      if (SCROLLS.test(overflowY)) down = false;
      const isOutAcross = place.right > edge.right + SLACK || place.left < edge.left - SLACK;
      const isOutDown = place.bottom > edge.bottom + SLACK || place.top < edge.top - SLACK;
      if ((across && overflowX !== 'visible' && isOutAcross) || (down && overflowY !== 'visible' && isOutDown))
        return at;
      if (position !== 'fixed') continue;
      // what is fixed does not come nearer by scrolling
      const isOffScreen = place.top < -SLACK || place.bottom > innerHeight + SLACK;
      return down && isOffScreen ? at : undefined;
    }
    return undefined;
  }

  const reach: Reach = {
    sticksOut() {
      const width = document.documentElement.clientWidth;
      if (document.documentElement.scrollWidth <= width) return [];
      const culprits = [...document.body.querySelectorAll('*')].filter(
        (element) =>
          element.getBoundingClientRect().right > width + 0.5 &&
          parents(element).every((parent) => !SCROLLS.test(getComputedStyle(parent).overflowX)),
      );
      return [`${document.documentElement.scrollWidth} px`, ...culprits.slice(0, AT_MOST).map(names.nameOf)];
    },
    cutOff() {
      const found = new Set<string>();
      for (const { box, place } of wordsShown()) {
        const by = place.width > 0 && cutter(box, place);
        if (by) found.add(`${names.nameOf(box)} by ${names.nameOf(by)}`);
      }
      return [...found].slice(0, AT_MOST);
    },
    bars() {
      window.scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2);
      const bars = [...document.body.querySelectorAll('*')].filter((element) => {
        const { position, pointerEvents } = getComputedStyle(element);
        if (!['fixed', 'sticky'].includes(position) || pointerEvents === 'none' || !names.isSeen(element)) return false;
        // a question and a toast are there to cover the page, and go
        if (element.closest('.sd-scrim, .sd-toaster, [aria-modal]') || element.querySelector('[aria-modal]'))
          return false;
        const { width, top, bottom } = element.getBoundingClientRect();
        return width > innerWidth / 2 && bottom > 0 && top < innerHeight;
      });
      const covered = new Set<number>();
      for (const bar of bars) {
        const { top, bottom } = bar.getBoundingClientRect();
        for (let row = Math.max(0, Math.floor(top)); row < Math.min(innerHeight, bottom); row += 1) covered.add(row);
      }
      return { share: covered.size / innerHeight, names: bars.map(names.nameOf) };
    },
  };
  Object.assign(window, { reach });
}
