import type { Names } from '../conditions/names';

/** What a page of stories that are turned from right to left is taught before it loads. */
export interface Mirror {
  /** Remembers where everything stands. */
  remember(): void;
  /** After the page was turned: what does not stand where a mirror would show it, and the words that do not. */
  unmirrored(): string[];
}

/** Runs in the page, before anything of its own. */
export function teachMirror(): void {
  const { names } = window as unknown as { names: Names };
  /** Rounding, of the element and of what holds it, px. */
  const SLACK = 1.5;

  /** Left and right, px from the window's left edge. */
  type Sides = Pick<DOMRect, 'left' | 'right'>;
  interface Place {
    element: Element;
    holder: Element;
    /** Which way its holder runs. */
    direction: string;
    /** px from the left and the right side of its holder. */
    gaps: [number, number];
    width: number;
    /** The same of its own words, if it has any. */
    words: [number, number] | undefined;
  }

  const isInline = (element: Element) => /^(?:inline|contents|none)/.test(getComputedStyle(element).display);
  /** What lies beside words follows the words, in whichever direction they run. */
  function holderOf(element: Element): Element | undefined {
    const holder = element.parentElement;
    if (!holder) return undefined;
    return isInline(holder) && getComputedStyle(holder).display !== 'inline-flex' ? holderOf(holder) : holder;
  }
  const gapsIn = (outer: Sides, inner: Sides): [number, number] => [inner.left - outer.left, outer.right - inner.right];

  function wordsOf(element: Element): Sides | undefined {
    // what a text area begins with is drawn elsewhere
    if (element.matches('textarea')) return undefined;
    const texts = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '');
    // words with parts among them are laid by their own rules
    if (texts.length === 0 || texts.length !== element.childNodes.length) return undefined;
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  }
  const isBox = (element: Element): boolean =>
    (element instanceof HTMLElement || element instanceof SVGSVGElement) && !isInline(element) && names.isSeen(element);

  function placeOf(element: Element): Place | undefined {
    const holder = holderOf(element);
    if (!holder || !isBox(element)) return undefined;
    const own = element.getBoundingClientRect();
    const words = wordsOf(element);
    return {
      element,
      holder,
      direction: getComputedStyle(holder).direction,
      gaps: gapsIn(holder.getBoundingClientRect(), own),
      width: own.width,
      words: words && gapsIn(own, words),
    };
  }
  const isMirrored = ([left, right]: [number, number], after: [number, number]) =>
    Math.abs(after[0] - right) <= SLACK && Math.abs(after[1] - left) <= SLACK;
  /** As wide as its words, of which a full stop stands at the other end now, closer or not: one side is where it was. */
  const hasGrown = ({ gaps: [left, right], width }: Place, now: Place) => {
    const [least = 0, most = 0] = [Math.abs(now.gaps[0] - right), Math.abs(now.gaps[1] - left)].sort((a, b) => a - b);
    return least <= SLACK && Math.abs(most - Math.abs(now.width - width)) <= SLACK;
  };
  const told = (element: Element, [left, right]: [number, number], after: [number, number]) =>
    `${names.nameOf(element)}: ${[left, right].map(Math.round)} px from the sides of what holds it, and ${after.map(Math.round)} when turned`;

  let places: Place[] = [];
  const mirror: Mirror = {
    remember() {
      places = [...document.querySelectorAll('#storybook-root *, body > :not(#storybook-root, script, style) *')]
        .map(placeOf)
        .filter((place) => place !== undefined);
    },
    unmirrored() {
      return places.flatMap((place) => {
        const { element, holder, direction, gaps, words } = place;
        // money, codes and charts keep their own direction, and what is in them with it
        if (getComputedStyle(holder).direction === direction) return [];
        const now = placeOf(element);
        if (!now) return [`${names.nameOf(element)}: is gone when turned`];
        if (!isMirrored(gaps, now.gaps) && !hasGrown(place, now)) return [told(element, gaps, now.gaps)];
        const isTurned = getComputedStyle(element).direction !== direction;
        if (isTurned && words && now.words && !isMirrored(words, now.words))
          return [`the words of ${told(element, words, now.words)}`];
        return [];
      });
    },
  };
  Object.assign(window, { storyMirror: mirror });
}
