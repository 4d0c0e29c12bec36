import type { Names } from './names';

/** What lies over what while the page is scrolled; an open dialog holds the page still, and is left out. */
export interface Overlaps {
  /** Scrolls the page from its beginning to its end and back. @returns what is covered by what, each pair once */
  found(): string[];
}

/** Runs in the page, before anything of its own. */
export function teachOverlaps(): void {
  const { names } = window as unknown as { names: Names };
  /** Rounding, shadows of a pixel, letters that stand out of their line; px. */
  const SLACK = 3;
  /** px: as far as the page goes on between two looks; a part that goes along is seen over anything higher than that. */
  const FINE = 48;
  const AT_MOST = 4;
  /** They are there to lie over the page, and go. */
  const OPENED = '[aria-modal], [role=dialog], [role=menu], [role=listbox], [role=tooltip]';
  const isToaster = ({ children }: Element) =>
    children.length > 0 && [...children].every((child) => child.matches('[aria-live]'));

  /** A part of the page that is read or acted on, and where it is now. */
  interface Part {
    element: Element;
    place: DOMRect;
  }

  const lieOver = (one: DOMRect, other: DOMRect) => {
    const left = Math.max(one.left, other.left, 0);
    const right = Math.min(one.right, other.right, innerWidth);
    const top = Math.max(one.top, other.top, 0);
    const bottom = Math.min(one.bottom, other.bottom, innerHeight);
    return right - left > SLACK && bottom - top > SLACK ? { x: (left + right) / 2, y: (top + bottom) / 2 } : undefined;
  };
  /** Whether both are drawn where they lie over each other: what a scroller or a rounded corner cuts off is not. */
  const areDrawn = (one: Element, other: Element, { x, y }: { x: number; y: number }) => {
    const hits = document.elementsFromPoint(x, y);
    const isHit = (element: Element) => hits.some((hit) => element.contains(hit));
    return isHit(one) && isHit(other);
  };

  /** Whatever keeps its place in the window: bars, which the page passes under, and parts that go along beside others. */
  function held() {
    const [bars, companions, passing]: [Element[], Element[], Element[]] = [[], [], []];
    for (const element of document.body.querySelectorAll('*')) {
      const { position, zIndex, pointerEvents, opacity } = getComputedStyle(element);
      if (position !== 'fixed' && position !== 'sticky') continue;
      if (opacity === '0' || !names.isSeen(element)) continue;
      if (element.closest(OPENED) || element.querySelector(OPENED) || isToaster(element)) passing.push(element);
      else if (pointerEvents === 'none') continue;
      // what is not lifted above its neighbours is not meant to lie over any
      else (position === 'sticky' && zIndex === 'auto' ? companions : bars).push(element);
    }
    return { bars, companions, passing };
  }
  /** A sticky bar that still goes with the page passes under the others as the page does. */
  const isStuck = (bar: Element) => {
    const { position, top, bottom } = getComputedStyle(bar);
    if (position === 'fixed') return true;
    const place = bar.getBoundingClientRect();
    const isAt = (edge: number, inset: string) => Math.abs(edge - Number.parseFloat(inset)) <= 1;
    return isAt(place.top, top) || isAt(innerHeight - place.bottom, bottom);
  };

  function partsOutside(layers: Element[]): Part[] {
    const parts: Part[] = names.controls().map((element) => ({ element, place: element.getBoundingClientRect() }));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.nodeValue?.trim() || !names.isSeen(element)) continue;
      range.selectNodeContents(node);
      parts.push({ element, place: range.getBoundingClientRect() });
    }
    return parts.filter(({ element }) => !element.closest(OPENED) && !layers.some((layer) => layer.contains(element)));
  }

  const scroll = (top: number) => window.scrollTo({ top, behavior: 'instant' });
  const isApart = (one: Element, other: Element) => !one.contains(other) && !other.contains(one);

  const overlaps: Overlaps = {
    found() {
      if (document.querySelector('[aria-modal]')) return [];
      const { bars, companions, passing } = held();
      if (bars.length + companions.length === 0) return [];
      const before = scrollY;
      const layers = [...bars, ...passing];
      const found = new Set<string>();
      const tell = (one: Element, other: Element, how: string) =>
        found.add(`${names.nameOf(other)} ${how} ${names.nameOf(one)}`);
      const last = document.documentElement.scrollHeight - innerHeight;

      // the page goes no further: what is under a bar here is never seen
      const ends = [
        { at: 0, isBeyond: (y: number) => y < innerHeight / 2 },
        { at: last, isBeyond: (y: number) => y > innerHeight / 2 },
      ];
      for (const { at, isBeyond } of ends) {
        scroll(at);
        const places = bars.map((bar) => [bar, bar.getBoundingClientRect()] as const);
        for (const { element, place } of partsOutside(layers)) {
          for (const [bar, over] of places) {
            const where = lieOver(place, over);
            if (where && isBeyond(where.y) && areDrawn(element, bar, where))
              tell(bar, element, 'never comes out from under');
          }
        }
      }

      const step = companions.length > 0 ? FINE : innerHeight * 0.8;
      const beside = companions.length > 0 ? partsOutside(layers) : [];
      const measuredAt = scrollY;
      for (let top = 0; top < last + step; top += step) {
        scroll(Math.min(top, last));
        const stuck = bars.filter(isStuck).map((bar) => [bar, bar.getBoundingClientRect()] as const);
        for (const [place, [bar, over]] of stuck.entries()) {
          for (const [other, under] of stuck.slice(place + 1)) {
            const where = isApart(bar, other) && lieOver(over, under);
            if (where && areDrawn(bar, other, where)) tell(bar, other, 'shares its place with');
          }
        }
        const moved = measuredAt - scrollY;
        for (const companion of companions) {
          const over = companion.getBoundingClientRect();
          for (const { element, place } of beside) {
            if (!isApart(companion, element)) continue;
            // one look for all that lie where they were, another only for what seems to be met
            if (!lieOver(new DOMRect(place.x, place.y + moved, place.width, place.height), over)) continue;
            const where = lieOver(element.getBoundingClientRect(), over);
            if (where && areDrawn(companion, element, where)) tell(companion, element, 'is run over by');
          }
        }
      }
      scroll(before);
      return [...found].slice(0, AT_MOST);
    },
  };
  Object.assign(window, { overlaps });
}
